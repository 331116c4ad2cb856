"""Where cards are: "you control", "in your GY", "from your hand or Deck"."""

from typing import Final, NamedTuple

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.tokens import Reader
from engine.yugioh.wording import words as w

_FIELD: Final = v.FIELD_PLACES
# Names of places after "in your" or "from your".
_PILES: Final = {name: bit for bit, name in w.PILES.items()} | {
    "Main Deck": v.DECK, "field": _FIELD, "Graveyard": v.GRAVE, "GYs": v.GRAVE,
    "Monster Zone": v.MZONE, "Monster Zones": v.MZONE,
    "Spell & Trap Zone": v.SZONE, "Spell & Trap Zones": v.SZONE,
    "Pendulum Zone": v.PZONE, "Pendulum Zones": v.PZONE,
    "face-up field": _FIELD, "face-up Extra Deck": v.EXTRA,
    "face-up Monster Zone": v.MZONE, "face-up Spell & Trap Zone": v.SZONE,
}  # fmt: skip
_ZONES: Final = {
    "Field Zone": (v.SZONE, w.FIELD_ZONE), "Main Monster Zone": (v.MZONE, w.MAIN_ZONES),
    "Main Monster Zones": (v.MZONE, w.MAIN_ZONES),
    "Extra Monster Zone": (v.MZONE, w.EXTRA_ZONES),
    **{words: (v.MZONE, mask) for mask, words in w.NAMED_ZONES.items()},
}  # fmt: skip
_OWNERS: Final = {
    "your opponent's": v.OPPONENT, "their": v.OPPONENT, "your": v.YOU, "either": v.EITHER,
    "either player's": v.EITHER, "any": v.EITHER,
}  # fmt: skip
_CONTROL: Final = {
    "you control": v.YOU, "your opponent controls": v.OPPONENT, "they control": v.OPPONENT,
    "you currently control": v.YOU, "your opponent currently controls": v.OPPONENT,
    "on the field": v.EITHER, "currently on the field": v.EITHER, "on either field": v.EITHER,
    "on your side of the field": v.YOU, "on your field": v.YOU,
}  # fmt: skip


class Place(NamedTuple):
    """Places, whose they are, and which zones of theirs; `monsters` says that only these are."""

    places: int
    whose: int
    zones: int = 0
    face_up: bool = False


def place(reader: Reader, monsters: bool) -> Place | None:
    """Where cards are, if that comes next; `monsters` says that they are monsters."""
    field = v.MZONE if monsters else _FIELD
    control = reader.take_one_of(_CONTROL)
    if control is not None:
        found = Place(field, _CONTROL[control])
        at = reader.next
        if reader.take("or") or reader.take("and/or") or reader.take("and"):
            reader.take("is") or reader.take("are")
            more = _piles(reader, monsters) if reader.take("in") else None
            if more is not None and more.whose == found.whose and not more.zones:
                return Place(found.places | more.places, found.whose)
            reader.next = at
        return found
    at = reader.next
    if reader.take("from", "the", "field"):
        graves = reader.take_one_of(("and the GYs", "and/or the GYs", "and/or GYs", "or GY"))
        return Place(field | v.GRAVE if graves else field, v.EITHER)
    if reader.take("in") or reader.take("from"):
        found_piles = _piles(reader, monsters)
        if found_piles is not None:
            return found_piles
    reader.next = at
    return None


def _piles(reader: Reader, monsters: bool) -> Place | None:
    """ "your hand or Deck": places with an owner."""
    at = reader.next
    if reader.take("the", "GYs") or reader.take("the", "GY"):
        return Place(v.GRAVE, v.EITHER)
    if reader.take_one_of(("the Field Zones", "the Field Zone", "a Field Zone")):
        return Place(v.SZONE, v.EITHER, w.FIELD_ZONE)
    if reader.take("the", "Pendulum", "Zone") or reader.take("the", "Pendulum", "Zones"):
        return Place(v.PZONE, v.EITHER)
    if reader.take_words("the Main Monster Zones"):
        return Place(v.MZONE, v.EITHER, w.MAIN_ZONES)
    if not monsters and (
        reader.take_words("the Spell & Trap Zones") or reader.take_words("the Spell & Trap Zone")
    ):
        return Place(v.SZONE, v.EITHER, w.SPELL_ZONES)
    if reader.take("the", "Extra", "Monster", "Zone"):
        return Place(v.MZONE, v.EITHER, w.EXTRA_ZONES)
    owner = reader.take_one_of(_OWNERS)
    if owner is None:
        reader.next = at
        return None
    whose = _OWNERS[owner]
    zone = reader.take_one_of(_ZONES)
    if zone is not None:
        return Place(_ZONES[zone][0], whose, _ZONES[zone][1])
    places = 0
    face_up = False
    before = at
    while True:
        name = reader.take_one_of(_PILES)
        if name is None:
            if places:
                reader.next = before
                zones = w.SPELL_ZONES if places == v.SZONE and not monsters else 0
                return Place(places, whose, zones, face_up)
            reader.next = at
            return None
        face_up |= name.startswith("face-up")
        bits = _PILES[name]
        places |= v.MZONE if bits == _FIELD and monsters else bits
        before = reader.next
        comma = reader.take(",")
        joint = reader.take("or") or reader.take("and/or") or reader.take("and")
        if joint:
            reader.take("your")
        if not (comma or joint):
            zones = w.SPELL_ZONES if places == v.SZONE and not monsters else 0
            return Place(places, whose, zones, face_up)


def pile(reader: Reader) -> int:
    """ "the GY", "your hand", "the Deck": where cards go."""
    if not (reader.take("the") or reader.take("your") or reader.take("their")):
        raise reader.lost('"the GY", "your hand" or another place')
    name = reader.take_one_of(_PILES)
    if name is None:
        raise reader.lost('"GY", "hand" or another place')
    return _PILES[name]
