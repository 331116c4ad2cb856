"""Sentences in the words that most cards say the same with.

Taken before the other tables of `spelling`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

USUALLY: Final = Rewriting(
    (
        # What a monster does with itself.
        (
            r"(\bIf this card is in face-up (?:Attack|Defense) Position, destroy )it(?=\.)",
            r"\1this card",
        ),
        (
            r"(\bwhile this card is in your GY: You can place this card) from your GY (?=in your "
            r"Spell & Trap Zone\b)",
            r"\1 ",
        ),
        # From where, by which effect and how often a monster is Special Summoned.
        (
            r"(\b[Cc]annot be Special Summoned),? except (?:by|with) (an? \"[^\"]*\" (?:card|"
            r"monster))'s effect(?=\.)",
            r"\1, except by the effect of \2",
        ),
        (
            r"(\bSpecial Summon this card \(from your hand\) by Tributing 1 )other (?=[^.;:,]* from "
            r"your hand and 1 monster your opponent controls\b)",
            r"\1",
        ),
        (
            r"(, but you cannot Special Summon )nor (activate monster effects )(for the rest of "
            r"this turn, except )([^.;:,]* monsters)(?=\.)",
            r". If Summoned this way, you cannot Special Summon \3\4. If Summoned this way, you "
            r"cannot \2\3\4",
        ),
    )
)
