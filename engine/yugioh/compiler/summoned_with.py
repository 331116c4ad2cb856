"""By the effects of which cards alone a monster can be Special Summoned first."""

from collections.abc import Sequence

from engine.filters import Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.compiler.filters import Definition


def summoners(which: Filter | None, cards: Sequence[la.Card]) -> Filter | None:
    """Such cards, and those of the duel of which a Fusion Summon is treated as one with them.

    Raises CompileError for one of these that summons in another way as well.
    """
    if which is None:
        return None
    for card in cards:
        made = [item for item in card.nodes if isinstance(item, la.FusionSummon)]
        if any(la.Named(item.with_) == which for item in made if item.with_):
            if any(item.with_ == 0 for item in made) or _summons(card):
                raise CompileError(f"{card.name}: a Summon with another card, and one without")
            which |= Definition(card.passcode)
    return which


def _summons(card: la.Card) -> bool:
    return any(isinstance(item, la.SpecialSummon) for item in card.nodes)
