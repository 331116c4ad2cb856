"""The filters: predicates over one card."""

from dataclasses import dataclass

from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v


@dataclass(frozen=True)
class Named(Filter):
    """A card with this name (given by passcode)."""

    passcode: int = 0

    def words(self) -> str:
        return f"card {self.passcode}"


@dataclass(frozen=True)
class Series(Filter):
    """A card of this series (archetype), given by its set code."""

    code: int = 0
    name: str = ""

    def words(self) -> str:
        return f'"{self.name}"'


@dataclass(frozen=True)
class Type(Filter):
    """Any of these type bits."""

    bits: int = 0

    def words(self) -> str:
        return v.names(self.bits, v.TYPE_NAMES, "/")


@dataclass(frozen=True)
class Race(Filter):
    """Any of these races (monster types)."""

    bits: int = 0

    def words(self) -> str:
        return v.names(self.bits, v.RACE_NAMES, "/")


@dataclass(frozen=True)
class Attribute(Filter):
    """Any of these attributes."""

    bits: int = 0

    def words(self) -> str:
        return v.names(self.bits, v.ATTRIBUTE_NAMES, "/")


@dataclass(frozen=True)
class Between(Filter):
    """A number on the card lies in [least, most]; a card without it does not match.

    `what` is one of level, rank, link, attack, defense, scale.
    """

    what: str = "level"
    least: int = 0
    most: int = 1 << 30

    def words(self) -> str:
        if self.least == self.most:
            return f"{self.what} {self.least}"
        if self.most >= 1 << 30:
            return f"{self.what} {self.least} or more"
        return (
            f"{self.what} {self.most} or less"
            if self.least <= 0
            else (f"{self.what} {self.least} to {self.most}")
        )


@dataclass(frozen=True)
class State(Filter):
    """A state of the card as it is now.

    `name` is one of: face-up, face-down, equip (it is equipped to a monster),
    other (not the card of the effect), pointed (the card of the effect points
    to its zone), co-linked (it points to a Link Monster that points to it),
    as-spell (a monster card in a Spell & Trap Zone),
    negatable, materials (it has Xyz materials), this-turn (it was
    summoned this turn), controlled (by the player of the effect), its-material (it was material for
    the summon of the card of the effect, and has not moved since), equipped-by-it (to the card of
    the effect, by its effect), defense-position, free-column (in a Spell & Trap Zone, and the Main
    Monster Zone of its column and controller is free), marked (see `Mark`), attribute-left (see
    `UseUpAttribute`).
    """

    name: str = ""

    def words(self) -> str:
        return {
            "face-up": "face-up", "face-down": "face-down", "equip": "equipped as a card",
            "other": "other", "pointed": "in a zone this card points to",
            "co-linked": "co-linked", "as-spell": "treated as a Spell",
            "negatable": "with effects", "materials": "with materials",
            "this-turn": "summoned this turn", "controlled": "you control",
            "its-material": "used as its material", "defense-position": "Defense Position",
            "equipped-by-it": "equipped to it by its effect", "marked": "marked",
            "attribute-left": "of an Attribute not yet used up",
            "free-column": "in the column of a free Main Monster Zone",
        }[self.name]  # fmt: skip


@dataclass(frozen=True)
class InPlace(Filter):
    """A card in one of these places now."""

    places: int = 0

    def words(self) -> str:
        return f"in {v.names(self.places, v.PLACE_NAMES)}"


@dataclass(frozen=True)
class Summoned(Filter):
    """A monster that was summoned in one of these ways."""

    how: int = 0

    def words(self) -> str:
        return v.names(self.how, v.SUMMON_NAMES)


@dataclass(frozen=True)
class EquippedWith(Filter):
    """A monster equipped with a card that matches."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"equipped with a {self.filter.words()}"


@dataclass(frozen=True)
class EquippedTo(Filter):
    """An Equip Card on a monster that matches."""

    filter: Filter = ANY

    def words(self) -> str:
        return f"equipped to a {self.filter.words()}"


@dataclass(frozen=True)
class HasCounter(Filter):
    """A card with at least so many counters of this kind (a name such as "Spell")."""

    name: str = ""
    least: int = 1

    def words(self) -> str:
        count = f"{self.least} or more " if self.least > 1 else "a "
        return f"with {count}{self.name} Counter{'s' if self.least > 1 else ''}"


@dataclass(frozen=True)
class Zones(Filter):
    """A card in one of these zone numbers (bits 0 to 6)."""

    mask: int = 0

    def words(self) -> str:
        zones = [str(zone + 1) for zone in range(7) if self.mask >> zone & 1]
        return f"in zone {' or '.join(zones)}"


@dataclass(frozen=True)
class Mentions(Filter):
    """A card whose text mentions the card with this passcode; `name` for one without definition."""

    passcode: int = 0
    name: str = ""

    def words(self) -> str:
        meant = f'"{self.name}"' if self.name else str(self.passcode)
        return f"card that mentions {meant}"


@dataclass(frozen=True)
class NewName(Filter):
    """A card with a name that no card of the player in these places has (face-down ones apart)."""

    places: int = 0

    def words(self) -> str:
        return f"with a name not yet in your {v.names(self.places, v.PLACE_NAMES)}"


OTHER = State("other")
FACE_UP = State("face-up")
EQUIP_CARD = State("equip")
POINTED = State("pointed")
MONSTER = Type(v.MONSTER)
SPELL = Type(v.SPELL)
TRAP = Type(v.TRAP)
SPELL_TRAP = Type(v.SPELL | v.TRAP)
NON_LINK = ~Type(v.LINK)


def level(least: int, most: int = 1 << 30) -> Between:
    """Level `least` to `most`."""
    return Between("level", least, most)
