"""Which summons are legal, with which materials, and what becomes of them."""
