"""The rules of the Digimon Card Game, for two players, as one game of the engine."""
