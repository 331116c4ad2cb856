"""To which cards an event happens, and where."""

from dataclasses import dataclass
from typing import Final

from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.nouns import Nouns, noun
from engine.yugioh.wording.phrase import Telling
from engine.yugioh.wording.words import summons

FIELD: Final = v.FIELD_PLACES
OWNERS: Final = {v.YOU: "your", v.OPPONENT: "your opponent's", v.EITHER: "a"}


@dataclass
class Subject:
    """What it happens to: the words before and after the place where it is."""

    text: str
    place: str = ""
    but: str = ""
    monsters: bool = False  # whether they are spoken of as monsters, and have no name

    def __str__(self) -> str:
        return f"{self.text}{self.place}"


def subject(on: la.Event, telling: Telling, default: str = "monster") -> Subject:
    """What it happens to, with the state it was in, without who controls it."""
    state = {0: "", v.FACEUP: "face-up ", v.FACEDOWN: "Set "}.get(on.was)
    if state is None:
        raise TypeError("no words for such a position")
    formerly = f"{summons(on.formerly)} Summoned " if on.formerly & ~v.BY_FROM_EXTRA else ""
    if on.formerly & v.BY_SET:
        formerly = f"{summons(on.formerly & ~v.BY_SET)} Summoned/Set "
    if on.formerly & v.BY_FROM_EXTRA and (on.formerly != v.BY_FROM_EXTRA or on.who is None):
        raise TypeError("no words for how it had been Summoned")
    if on.who is None:
        if on.formerly_by is not None:
            cause = noun(on.formerly_by, telling, default="card").one
            return Subject(f"this {state}card, Special Summoned by the effect of {cause},")
        had = " with material" if on.had else ""
        if on.had_such is not None:
            had = f" with {noun(on.had_such, telling).one} as material"
        return Subject(f"this {state}{formerly}card{had}")
    nouns = noun(plain(on.who), telling, on.from_ & FIELD, default)
    telling.event = nouns.head
    text = nouns.one
    if text.startswith('"') and on.from_ == FIELD:
        if on.was != v.FACEUP:
            raise TypeError("no words for a card that is not seen to have its name")
    elif on.was == v.FACEUP and not formerly and all(one.quoted for one in nouns.of):
        text = f"{state}{text}"
    elif on.was and state.strip() not in text:
        formerly = f"{state}{formerly}"
    if formerly:
        article, _, rest = text.partition(" ")
        if article not in ("a", "an", "another"):
            raise TypeError("no words for the state of a card that has a name")
        text = f"{'a' if article == 'an' else article} {formerly}{rest}"
    return Subject(text, "", nouns.but, of_monsters(nouns))


def of_monsters(nouns: Nouns) -> bool:
    return nouns.head == "monster" and not any(one.quoted for one in nouns.of)


def plain(who: Filter) -> Filter:
    """Without what is said with the place."""
    parts = who.of if isinstance(who, AllOf) else (who,)
    return AllOf(tuple(part for part in parts if part not in (la.POINTED, la.POINTED_TO)))


def on_field(on: la.Event, telling: Telling, default: str) -> Subject:
    """A card that is somewhere, on the field above all: "a monster you control"."""
    who = subject(on, telling, default)
    if on.zones:
        if on.zones != w.EXTRA_ZONES or on.from_ != v.MZONE or on.who is None:
            raise TypeError("no words for such zones")
        owner = {v.YOU: "your", v.OPPONENT: "an opponent's", v.EITHER: "a"}[on.whose]
        who.text = f"{owner} {who.text.partition(' ')[2]}"
        who.place = " in the Extra Monster Zone"
    elif on.who is None:
        who.place = place_of_this(on)
    elif on.from_ == w.POSSESSED and on.whose == v.YOU and on.what == "destroyed":
        who.place = " in your possession"
    elif on.from_ in (v.PZONE, v.MZONE | v.PZONE):
        monster = "Monster Zone or " if on.from_ & v.MZONE else ""
        who.place = f" in {OWNERS[on.whose]} {monster}Pendulum Zone"
    elif on.from_:
        who.place = f" {control(on.whose)}"
        if pointed(on):
            who.place = " this card points to"
        if on.formerly == v.BY_FROM_EXTRA:
            who.place += " that was Special Summoned from the Extra Deck"
        on_its_field(on, who.monsters)
    elif on.formerly == v.BY_FROM_EXTRA:
        raise TypeError("no words for how it had been Summoned")
    elif on.whose != v.EITHER:
        raise TypeError("no words for such places")
    return who


def pointed(on: la.Event) -> bool:
    """Whether this card pointed to it."""
    if not isinstance(on.who, AllOf) or la.POINTED not in on.who.of:
        return False
    if (on.from_, on.whose) != (v.MZONE, v.EITHER):
        raise TypeError("no words for what this card points to on one field")
    return True


def on_its_field(on: la.Event, monsters: bool) -> None:
    """Monsters are spoken of in Monster Zones, cards on the whole field."""
    if on.from_ != (v.MZONE if monsters else FIELD):
        raise TypeError("no words for such places")


def place_of_this(on: la.Event) -> str:
    """Where this card is: of whom it is said, the places are those of its owner."""
    if on.whose == v.OPPONENT or on.from_ not in (0, v.MZONE, v.SZONE, v.PZONE, FIELD):
        raise TypeError("no words for such places")
    zone = w.ZONES.get(on.from_, "")
    if on.whose == v.YOU:
        return f" in its owner's {zone or ('control' if on.from_ else 'possession')}"
    return f" in the {zone}" if zone else " on the field" if on.from_ else ""


def control(whose: int) -> str:
    return {v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field"}[
        whose
    ]


def trap_of_its_zone(on: la.Event) -> bool:
    """Whether it is about the player's Traps in their Spell & Trap Zones."""
    parts = on.who.of if isinstance(on.who, AllOf) else (on.who,)
    return la.TRAP in parts and (on.from_, on.whose) == (v.SZONE, v.YOU)
