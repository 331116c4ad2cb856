"""The tables of card facts, and the scripts that make them.

`yugioh.tsv` is made by `build.py` from a simulator's card database, `digimon.tsv` by
`build_digimon.py` from a card list in JSON; each script says how it is called.
"""
