"""Sentences that say the same in another order or with other words, put as the grammar reads them.

Taken before all other tables of `spelling`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

ANEW: Final = Rewriting(
    (
        # When alone a card can be activated, said behind what it does.
        (
            r"\A([^:]*) You can only activate this card during your opponent's turn, unless "
            r"(your opponent controls [^.;:,\n]*)\.\s*\Z",
            r"If it is your opponent's turn or \2: \1",
        ),
        # Where a card can only be.
        (
            r"(\btarget 1 (?:Set|face-up) Spell/Trap) Card(?=; [a-z]+ that target\.)",
            r"\1 on the field",
        ),
        (
            r"(\b[Tt]arget 1 [^;:.]*; Special Summon 1 [^.;:]*? with the same (?:ATK|DEF|Level)) "
            r"(?=but a different name\b)",
            r"\1 as that monster, ",
        ),
        (
            r"(\bto your Extra Deck, then you can Special Summon that monster) from your Extra "
            r"Deck(?=,)",
            r"\1",
        ),
        # What a player has on the field, of all that is in their possession.
        (
            r"(\b[Ii]f an? \"[^\"]*\" monster)(?:\(s\))? in your possession(, except \"[^\"]*\",)? "
            r"(?=is destroyed by battle or an opponent's card effect\b)",
            r"\1 you control\2 ",
        ),
        # A card whose effect is used is one that could be activated.
        (
            r"(?m)^During your Main Phase, (send 1 [^.;:\n]*? Normal (?:Spell|Trap))(?: Card)? "
            r"that meets its activation conditions(?= from your Deck to the GY; this effect "
            r"becomes )",
            r"You can \1",
        ),
        (
            r"(\b[Ii]f an? [^.;:,]*?monster), (whose effects are negated), (?=is on the field\b)",
            r"\1 \2 ",
        ),
        # What comes of it, said in a sentence of its own.
        (
            r"(\bdestroy them)\. Then, (?=if this effect did not destroy 2 cards, you can\b)",
            r"\1, then, ",
        ),
        (
            r"(\bswitches control of those monsters with each other)\. Those (monsters cannot "
            r"change their battle positions) for the rest of this turn(?=\.)",
            r"\1, also those \2 this turn",
        ),
        # What becomes of a monster in the End Phase.
        (
            r"(\b[Ss]pecial Summon 1 [^.;:]*?), and if you do, (destroy it during the End Phase)"
            r"(?: of this turn)?(?=\.)",
            r"\1, but \2",
        ),
    )
)
