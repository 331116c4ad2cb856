"""Questions about a position: nothing here writes."""
