"""From card definitions to the tables of one game."""
