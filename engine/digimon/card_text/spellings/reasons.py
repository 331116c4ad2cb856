"""Why two ways of saying a thing mean the same in every card text."""

from typing import Final

from engine.rewriting import Words

# A pattern, what it is read as, and why.
Line = tuple[str, Words, str]

OLDER: Final = "an older wording"
SIGNS: Final = "spaces and signs"
THERE: Final = "where it can only be"
SHORT: Final = "a short form"
ORDER: Final = "the order of words"
