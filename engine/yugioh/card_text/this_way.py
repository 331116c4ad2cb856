"""Effects that wait for the Summon that the sentence before them is about: "If Summoned this way:".

They are put so that they stand alone: this card is Special Summoned in its own way, or by its own
effect.  Of a card with several such Summons it is not known which one is meant.
"""

from typing import Final

from engine.rewriting import Rewriting
from engine.yugioh import language as la

OWN_WAY: Final = "in its own way"
OWN_EFFECT: Final = "by its own effect"

_SUMMONED: Final = (
    r"(If|When) (?:(?:Special )?Summoned this way|you do"
    r"|this card is Special Summoned by its effect):"
)
_OFTEN: Final = (
    r'(?: You can only Special Summon "[^"]*" once per turn this way\.'
    r'|\s?You can only use each of the following effects of "[^"]*" once per turn\.'
    r'|\s?\(You do not use "[^"]*"\.?\)\.?)*'
)

THIS_WAY: Final = Rewriting(
    (
        (
            rf"((?:[Yy]ou can|Must (?:first )?be) Special Summon(?:ed)? (?:this card )?"
            rf"\(from your [^()]*\)(?:\"[^\"]*\"|[^.:;\"])*\.{_OFTEN}) {_SUMMONED}",
            rf"\1 \2 this card is Special Summoned {OWN_WAY}:",
        ),
        (
            rf"([:;] (?:You can )?Special Summon this card(?:\"[^\"]*\"|[^.:;\"])*\.) {_SUMMONED}",
            rf"\1 \2 this card is Special Summoned {OWN_EFFECT}:",
        ),
    )
)


def is_told(card: la.Card) -> bool:
    """Whether each Summon that is waited for so is the only one of its kind that the card has."""
    events = [
        on for item in card.effects if isinstance(item, la.Trigger)
        for on in (item.on, *item.or_on) if on.what == "summoned" and on.who is None
    ]  # fmt: skip
    ways = sum(isinstance(way, la.ByItself | la.Contact) for way in card.procedures)
    own = sum(isinstance(one, la.SpecialSummon) and one.what == la.SELF for one in card.walk())
    return not (
        (any(on.own_way for on in events) and ways > 1)
        or (any(on.by == ~la.OTHER for on in events) and own > 1)
    )
