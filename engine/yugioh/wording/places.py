"""Where cards are: "you control", "in your GY", "from your hand or Deck"."""

from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.words import listed

_OWNERS = {v.YOU: "your ", v.OPPONENT: "your opponent's ", v.EITHER: "either "}
_CONTROL = {
    v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field",
}  # fmt: skip


def static(places: int, whose: int, zones: int = 0, monsters: bool = False) -> str:
    """Where cards are that stay there: "you control or in your GY".

    `zones` are the zone numbers that are meant, of the only place; `monsters` says that cards in
    a Spell & Trap Zone are Monster Cards.
    """
    if zones:
        return in_zones(places, whose, zones)
    field = _field(places, whose, monsters)
    if places & v.BANISHED and whose == v.EITHER:
        places &= ~v.BANISHED  # said before the noun
    piles = _piles(places)
    parts = [field] if field else []
    if piles:
        parts.append(f"in {_OWNERS[whose]}{listed(piles)}")
    return " or ".join(parts)


def moved(
    places: int, whose: int, several: bool = False, monsters: bool = False, face_up: bool = False
) -> str:
    """Where cards are taken from: "from your hand or field"."""
    piles = _piles(places)
    field = _field(places, whose, monsters)
    if not piles:
        if monsters and places == v.SZONE and whose == v.YOU:
            return f"from your Spell & Trap Zone{'s' if several else ''}"
        return field
    if face_up and places & v.EXTRA:
        piles = [f"face-up {name}" if name == w.PILES[v.EXTRA] else name for name in piles]
    if places & v.FIELD_PLACES:
        name = "Spell & Trap Zone" if monsters and not places & v.MZONE else w.FIELD
        if face_up and not monsters and not places & v.SZONE:
            name = w.ZONES[v.MZONE]
        name = f"face-up {name}" if face_up else name
        if places & v.HAND or name != w.FIELD:
            at = 1 if places & v.HAND else 0
            at = len(piles) if name != w.FIELD and not places & v.MZONE else at
        else:
            at = 0
        piles.insert(at, name)
    if whose == v.EITHER and places & v.GRAVE and len(piles) == 1:
        return "from either GY"
    return f"from {_OWNERS[whose]}{listed(piles, 'and/or' if several else 'or')}"


def spots(places: int, whose: int, several: bool = False) -> str:
    """Places named for themselves: "your field or GY"."""
    piles = _piles(places)
    if places & v.FIELD_PLACES:
        piles.insert(1 if places & v.HAND else 0, w.FIELD)
    elif places & v.PZONE:
        piles.append(w.ZONES[v.PZONE])
    return f"{_OWNERS[whose]}{listed(piles, 'and/or' if several else 'or')}"


def in_zones(places: int, whose: int, zones: int) -> str:
    """Zones that have a name: "in your Main Monster Zone"."""
    if places & v.SZONE and zones == w.FIELD_ZONE:
        return "in the Field Zones" if whose == v.EITHER else f"in {_OWNERS[whose]}Field Zone"
    if places == v.SZONE and zones == w.SPELL_ZONES:
        name: str | None = w.ZONES[v.SZONE]
    else:
        name = w.MONSTER_ZONES.get(zones)
    if name is None:
        numbers = [str(zone + 1) for zone in range(v.MONSTER_ZONES) if zones >> zone & 1]
        name = f"{w.ZONES[v.SZONE if places == v.SZONE else v.MZONE]} {listed(numbers)}"
    return f"in {'the ' if whose == v.EITHER else _OWNERS[whose]}{name}"


def _piles(places: int) -> list[str]:
    return [name for bit, name in w.PILES.items() if places & bit]


def _field(places: int, whose: int, monsters: bool) -> str:
    if not places & (v.FIELD_PLACES | v.PZONE):
        return ""
    if places & (v.FIELD_PLACES | v.PZONE) == v.PZONE:
        return f"in {'the' if whose == v.EITHER else _OWNERS[whose].strip()} Pendulum Zone"
    if places & v.PZONE and places & v.FIELD_PLACES == v.MZONE:
        owner = "the" if whose == v.EITHER else _OWNERS[whose].strip()
        return f"in {owner} Monster Zone or Pendulum Zone"
    if monsters and places & v.FIELD_PLACES == v.SZONE and whose != v.EITHER:
        return f"in {_OWNERS[whose]}Spell & Trap Zone"
    return _CONTROL[whose]
