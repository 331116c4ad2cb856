"""What the commands do for a Digimon deck."""
