"""A position of a game: where everything lives, stacks and piles, memory, keys."""
