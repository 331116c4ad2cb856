"""The table of card facts, `yugioh.tsv`, and the script that makes it."""
