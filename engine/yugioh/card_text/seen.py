"""What must be true of cards for what a text asks of them to be known: face-up, not face-down."""

from typing import Final

from engine.filters import AllOf, AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.nouns import joined

_FIELD: Final = v.FIELD_PLACES


def parts_of(item: Filter) -> tuple[Filter, ...]:
    """The filters all of which a filter asks for; itself, where it is a single one."""
    return item.of if isinstance(item, AllOf) else (item,)


# Leaves that say something which only a card that can be seen shows.
_SHOWN: Final = (
    la.Named, la.Series, la.Race, la.Attribute, la.Between, la.Mentions, la.Measured,
    la.HasCounter,
    la.OfDeclared, la.Original,
)  # fmt: skip


def shows(item: Filter) -> bool:
    if isinstance(item, (AllOf, AnyOf)):
        return any(shows(part) for part in item.of)
    if isinstance(item, la.Type):
        return bool(item.bits & ~(v.MONSTER | v.TOKEN))
    if isinstance(item, la.State):
        return item.name == "equip"
    if isinstance(item, la.Like):
        return item.what != "card type"
    inner = getattr(item, "of", None)
    if isinstance(inner, Filter):
        return shows(inner)
    return isinstance(item, _SHOWN)


_NEVER_TO_GRAVE: Final = ~la.Type(v.TOKEN | v.PENDULUM)
_NEVER_TO_HAND: Final = ~la.Type(v.TOKEN | v.EXTRA_DECK_TYPES)


def pays_by_going(item: Filter) -> bool:
    """Whether a filter only leaves out what pays no cost, as it never goes to the GY or hand."""
    if item in (_NEVER_TO_GRAVE, _NEVER_TO_HAND):
        return True
    return isinstance(item, AnyOf) and _NEVER_TO_GRAVE in item.of


def seen(item: Filter, places: int, whose: int) -> Filter:
    """The filter, with what its cards must be for their facts to be known.

    On the field a card with facts is face-up; a banished one is not face-down.  Source:
    Yu-Gi-Oh rules reference, public knowledge.
    """
    parts = parts_of(item)
    if not any(shows(part) for part in parts if not pays_by_going(part)):
        return item
    on_field = places & _FIELD
    # Of a Spell or Trap Zone alone the kind of card is asked for, which its zone shows.
    told = tuple(part for part in parts if not pays_by_going(part))
    plain: tuple[Filter, ...] = (la.SPELL_TRAP, la.OTHER, la.State("its-column"))
    if told == parts:
        plain = (*plain, la.SPELL, la.TRAP)
    if all(part in plain for part in told):
        on_field = 0
    if on_field and la.FACE_UP not in parts and ~la.FACE_UP not in parts:
        if not places & ~_FIELD:
            item = joined([*parts, la.FACE_UP])
        elif not places & v.BANISHED:
            item = joined([*parts, la.FACE_UP | la.InPlace(places & ~_FIELD)])
        else:
            item = joined([*parts, la.FACE_UP | la.InPlace(places & ~_FIELD & ~v.BANISHED)])
    elif places & v.BANISHED:
        item = joined([*parts, ~la.State("face-down")])
    return item


def noun_of(item: Filter, places: int) -> str:
    kinds = {_head(part) for part in (item.of if isinstance(item, AnyOf) else (item,))}
    return kinds.pop() if len(kinds) == 1 else "card"


def _head(item: Filter) -> str:
    parts = parts_of(item)
    if la.MONSTER in parts:
        return "monster"
    if la.SPELL in parts:
        return "Spell"
    if la.TRAP in parts:
        return "Trap"
    if la.SPELL_TRAP in parts:
        return "Spell/Trap"
    return "card"


def is_monsters(item: Filter) -> bool:
    """Whether the noun says that the cards are monsters."""
    return noun_of(item, 0) == "monster"
