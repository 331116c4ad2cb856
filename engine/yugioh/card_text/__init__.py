"""Card text read: from the official text of a card to its definition in the effect language.

    text --tokens--> words --materials, nouns--> phrases of `engine.yugioh.language`

Recursive descent over words.  What is not understood raises `NotUnderstood`, with the word where
understanding stopped and what was expected there; nothing is guessed.  What was understood is
written back by `engine.yugioh.wording` and must say what the text said: `understood_materials`.

So far: the material lines of Extra Deck monsters.
"""

from engine.yugioh.card_text.materials import understood_materials
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.tokens import NotUnderstood

__all__ = ["Lexicon", "NotUnderstood", "understood_materials"]
