"""Own turns played alone, as the searcher sees them, and what their end is worth."""
