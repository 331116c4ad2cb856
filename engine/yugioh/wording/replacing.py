"""What is done instead of the destruction of cards of both players."""

from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling, sentence


def for_that_many(item: la.InsteadOfDestruction, telling: Telling) -> str:
    """Monsters of both players, for as many others of the hand and the Deck."""
    others = getattr(item.do[0], "what", None)
    parts = item.filter.of if isinstance(item.filter, AllOf) else ()
    if not isinstance(others, la.Choose) or parts[:1] != (la.InPlace(v.MZONE),):
        raise TypeError("no words for what is done for cards of both players")
    which = AllOf(parts[1:])
    if item != la.for_that_many(which, others.filter):
        raise TypeError("no words for what is done for cards of both players")
    one, many = noun(which, telling, v.MZONE).one, noun(others.filter, telling, v.DECK).several
    return sentence(
        f"once per turn, if {one} on the field would be destroyed by battle or card effect, you "
        f"can destroy that many {many} in your hand and/or Deck instead"
    )
