"""What the commands do for a Yu-Gi-Oh deck."""
