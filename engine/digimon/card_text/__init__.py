"""Digimon card texts read: from the printed texts of a card to its definition.

    texts --spelling--> today's wording --parts--> effects --Reader--> phrases of the language

Recursive descent over words.  What is not understood raises `NotUnderstood`, with the word where
understanding stopped and what was expected there; nothing is guessed.  What was understood is
written back by `engine.digimon.wording` and must say what the text said (`compared`).

    compiled = compile_card(facts, Texts(main, inherited, security))
"""

from engine.digimon.card_text.card import Compiled, Part, Texts, compile_card
from engine.digimon.card_text.tokens import NotUnderstood

__all__ = ["Compiled", "NotUnderstood", "Part", "Texts", "compile_card"]
