"""What happens, and which triggers it wakes."""
