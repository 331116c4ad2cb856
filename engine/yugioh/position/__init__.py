"""A position of a duel: where everything lives, the steps, zones, events. Knows no card."""
