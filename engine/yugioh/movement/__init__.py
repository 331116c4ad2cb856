"""Moving and changing cards: every write that is not the beginning of an effect or summon."""
