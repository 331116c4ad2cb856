"""The turn: phases, commands, attacks, and the loop that works the agenda."""
