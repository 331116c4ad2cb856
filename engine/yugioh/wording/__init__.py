"""Card definitions as official card text: the inverse of a compiler from text to definitions.

    lines = card_text(card, names)      # what is played of the card, a sentence or bullet a line

    line = effect_line(effect, card, names)      # what one effect does, in one line

`names` gives the name of a card for its passcode.  The tables of words are in `words`; the families
of phrases (nouns, conditions, operations, …) have a file each and dispatch by the node's type.
Source of the grammar: problem-solving card text, in which conditions stand before a colon, costs
and targets before a semicolon, and what is done after it.
"""

from engine.yugioh.wording import (
    as_spell,
    barred_zones,
    changing,
    choosing,
    controlled,
    copying,
    declaring,
    detaching,
    equipping,
    granting,
    holding,
    lasting,
    material_rules,
    normal_summons,
    original,
    players,
    positions,
    relative,
    replacing,
    scales,
    summoning,
)
from engine.yugioh.wording.card import card_text
from engine.yugioh.wording.nouns import filter_text
from engine.yugioh.wording.phrase import Names, defined_name
from engine.yugioh.wording.short import (
    cost_line, effect_line, replacement_line, resolution_line, steps_line,
)  # fmt: skip

# They register the words of their nodes.
_FAMILIES = (
    as_spell, changing, choosing, controlled, copying, declaring, detaching, equipping, granting,
    holding, lasting, material_rules, normal_summons, players, relative, summoning, barred_zones,
    positions, original, replacing, scales,
)  # fmt: skip

__all__ = [
    "Names", "card_text", "cost_line", "defined_name", "effect_line", "filter_text",
    "replacement_line", "resolution_line", "steps_line",
]  # fmt: skip
