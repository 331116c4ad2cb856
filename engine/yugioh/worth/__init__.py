"""What a position is worth: goals and the default value."""
