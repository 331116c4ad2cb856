"""The Digimon Card Game: the facts of its cards, deck checks, and the formats of its decklists."""
