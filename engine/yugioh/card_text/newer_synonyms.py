"""Words that say the same in the texts of archetypes of which few cards have them.

Taken after all other tables; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN, THERE

NEWER: Final = (
    # To what something is an answer.
    Same(r"\bin response to the activation of your\b", "in response to your", "the same"),
    Same(r"(\bin response to your [^:,|]*?monster)'s effect activation\b", r"\1 effect", "the "
         r"same"),
    Same(r"(\bin response to your \"[^\"]*\" card) or effect(?: activation)?\b", r"\1 effect",
         "the same"),
    Same(r"(\bin response to your card or effect) activation\b", r"\1", "the same"),
    Same(r"\btake (1 excavated [^;:,]*?),? and (?:either )?add it to your hand or special summon "
         r"it\b",
         r"add \1 to your hand or special summon \1", "the same"),
    Same(r"\bor (an? xyz monster) with (\"[^\"]*\" as material\b)", r"or \1 that has \2", "the "
         r"same"),
    Same(r"\bthe combined original atk of the other monsters (?:currently )?on the field\b",
         "the total original atk of all other face-up monsters on the field", "the same"),
    Same(r"(\btarget 1) ([^;|]*? in your gy),? except the (?:tributed|sent|discarded) "
         r"(?:monster|card)\b", r"\1 other \2", AGAIN),
    Same(r"\b(?:face-up )?((?:equip|monster) cards?) that are (equipped to an? [^,;|]*?) as an? "
         r"equip "
         r"spell (you control|in your spell & trap zone)", r"\1 \3 \2", "the order of both"),
    Same(r"(\bmonster cards? you control) that are (?=equipped to an? )", r"\1 ", "the same"),
    Same(r"^(once per turn, during the end phase, if this card was [^:]*? this turn: "
         r"(?:send|return) )"
         r"it ", r"\1this card ", AGAIN),
    Same(r"\bfor the rest of this turn$", "this turn", "the same"),
    Same(r"\bwith less (atk|def) than it\b", r"whose \1 is less than its", "the same"),
    Same(r"(\bthe number of materials this card had) on the field\b", r"\1", THERE),
    Same(r"(\bthis card with material [^:,]*? destroyed by [^:,]*? and sent to) your gy", r"\1 "
         r"the gy",
         "its owner's"),
    Same(r"\b1 of your ([^;:,.]*?monster)s (?=this card points to\b)", r"1 \1 you control ",
         "the same"),
    Same(r"(\bwhen this card leaves the field, destroy that) (?=monster$)",
         "when this card leaves the field, destroy the equipped ", AGAIN),
)  # fmt: skip
