"""What an effect makes of the cards that it brings to the field: "but it cannot attack"."""

from collections.abc import Sequence
from typing import Final

from engine.yugioh.language.words import SetBut, SummonedAs, TakenBut
from engine.yugioh.wording import words as w
from engine.yugioh.wording.phrase import article
from engine.yugioh.wording.words import listed

# For which summons it is no material, at all and in this turn.
NOT_FOR: Final = {
    "not-fusion-material": "Fusion", "not-synchro-material": "Synchro", "not-xyz-material": "Xyz",
    "not-link-material": "Link",
}  # fmt: skip
NOT_NOW: Final = {f"{name}-this-turn": words for name, words in NOT_FOR.items()}


def riders(but: Sequence[SummonedAs | SetBut | TakenBut], several: bool) -> str:
    """What is true of the summoned monster, as what follows the summon."""
    end = ""
    for name in but:
        if name in w.SUMMONED_BUT:
            joint, one, many = w.SUMMONED_BUT[name]
            joint = joint if not end or joint != "but" else "and"
            end += f", {joint} {many if several else one}"
    they = "they" if several else "it"
    for barring, until in ((NOT_FOR, ""), (NOT_NOW, " this turn")):
        barred = [barring[name] for name in but if name in barring]
        if barred:
            as_material = f"{barred[0]} Material"
            if len(barred) > 1:
                as_material = f"material for {article(listed(barred))} Summon"
            end += f", also {they} cannot be used as {as_material}{until}"
    return end
