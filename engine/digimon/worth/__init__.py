"""What a position is worth to the player whose turn ends: features, weights, plans by them."""
