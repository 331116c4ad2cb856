"""What the engine can be told to do: the tables of compiled cards, and the numbers in them."""
