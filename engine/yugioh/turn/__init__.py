"""The turn: open state, chains, triggers, procedures, and the loop that works the agenda."""
