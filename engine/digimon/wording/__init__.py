"""Card definitions as official card text: the inverse of a compiler from text to definitions.

    lines = card_text(card)      # what is played of the card, an effect a line

    line = effect_line(effect, card)      # what one effect does, in one line

    noun = filter_text(filter)      # cards that match, as a noun phrase without article

The tables of words are in `words`; the families of phrases (nouns, conditions, operations, …) have
a file each and dispatch by the node's type.  Source of the grammar: the texts of cards since 2024,
and the comprehensive rules, 15.
"""

from engine.digimon.wording import choosing, numbers, security_stacks
from engine.digimon.wording.card import card_text, effect_line, refusal, steps_line
from engine.digimon.wording.nouns import filter_text

# They register the words of their nodes.
_FAMILIES = (choosing, numbers, security_stacks)

__all__ = ["card_text", "effect_line", "filter_text", "refusal", "steps_line"]
