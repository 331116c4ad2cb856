"""The rules of playing, digivolving, linking, leaving and of what effects ask for."""
