"""Digimon in batch analysis: hands played over orders of the deck, the mulligan, tables."""
