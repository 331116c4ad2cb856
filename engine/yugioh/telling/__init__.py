"""Choices, lines and positions as a player reads them. None of it changes a position."""
