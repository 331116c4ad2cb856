"""The event that a monster is Summoned, in words."""

from typing import Final

from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.causes import by_effect
from engine.yugioh.wording.event_subjects import FIELD, OWNERS, subject
from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.places import spots
from engine.yugioh.wording.words import summons

OWNED: Final = la.State("owned")


def summoned(on: la.Event, telling: Telling) -> str:
    """A monster is Summoned: how, by whom, from where and where to."""
    way = f"{summons(on.how)} Summon" if on.how else "Summon"
    who = subject(on, telling)
    zone = ""
    parts = on.who.of if isinstance(on.who, AllOf) else (on.who,)
    if la.POINTED in parts and on.side != v.OPPONENT:
        zone = f" to {'your' if on.side == v.YOU else 'a'} zone this card points to"
    elif on.side != v.EITHER:
        if on.who is None or la.POINTED in parts or la.POINTED_TO in parts:
            raise TypeError("no words for such a side")
        zone = f" to {OWNERS[on.side]} field"
    elif la.POINTED_TO in parts:
        zone = " to a zone a Link Monster points to"
    by = f" {by_effect(on.by, telling)}" if on.by is not None else ""
    if on.own_way:
        by = " in its own way"
    if on.by == ~la.OTHER:
        by = " by its own effect"
    named = w.NAMED_ZONES.get(on.zones)
    elsewhere = on.from_ & FIELD and on.from_ != v.SZONE
    if elsewhere or (on.zones and on.who):
        raise TypeError("no words for such places")
    if named is not None:
        zone = f" to the {named}"
    elif on.zones == w.EXTRA_ZONES:
        zone = " in the Extra Monster Zone"
    elif on.zones:
        raise TypeError("no words for such zones")
    if on.from_ and on.from_ != v.SZONE and on.whose == v.YOU:
        return f"{who} is {way}ed from {spots(on.from_, v.YOU)}{zone}{by}{who.but}"
    source = ""
    if on.from_ == v.SZONE:
        if on.whose != v.EITHER:
            raise TypeError("no words for whose Spell & Trap Zone")
        source = " from the Spell & Trap Zone"
    elif on.from_:
        owner = "your" if OWNED in parts else "your opponent's" if ~OWNED in parts else "the"
        source = f" from {spots(on.from_, v.YOU, True).replace('your ', f'{owner} ', 1)}"
    if on.whose == v.OPPONENT:
        return f"your opponent {way}s {who}{source}{zone}{by}{who.but}"
    if on.whose == v.YOU:
        return f"you {way} {who}{source}{zone}{by}{who.but}"
    return f"{who} is {way}ed{source}{zone}{by}{who.but}"
