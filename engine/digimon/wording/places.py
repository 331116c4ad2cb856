"""Where cards are: "from your hand or trash", "in your opponent's security stack"."""

from engine.digimon import vocabulary as v
from engine.digimon.wording import words as w
from engine.digimon.wording.phrase import Telling, Thing
from engine.digimon.wording.words import listed


def piles(areas: int, whose: int, host: Thing | None = None) -> str:
    """Areas with their owner: "your hand or trash", "this Digimon's digivolution cards"."""
    own = areas & ~(v.UNDER | v.LINKED)
    parts: list[str] = []
    if own:
        names = w.bits(own, w.PLACES)
        if whose == v.EITHER:
            names = [
                f"{name.removesuffix('s')}{'es' if name == 'trash' else 's'}" for name in names
            ]
        parts.append(f"{w.OWNERS[whose]} {listed(names)}")
    below = w.bits(areas & (v.UNDER | v.LINKED), w.PLACES)
    if below:
        owner = host.possessive if host else f"any of {w.SOMEONES[whose]} Digimon's"
        parts.append(f"{owner} {listed(below)}")
    return listed(parts)


def from_(areas: int, whose: int, telling: Telling, host: Thing | None = None) -> str:
    """Where cards are taken from; nothing for the battle area, which is usual."""
    if areas == v.REVEALED:
        return f"among {telling.revealed}"
    if areas == v.SECURITY and whose == v.YOU and telling.revealed == "it":
        return "among it"
    if areas == v.BATTLE:
        return ""
    if not areas & ~v.FIELD:
        return on_field(areas)
    if areas == v.UNDER and host is None:
        return f"from {under(whose)}"
    return f"from {piles(areas, whose, host)}"


def under(whose: int) -> str:
    """Under any card of a player (rules 4-4-2, 4-8-1)."""
    return f"under any of {w.SOMEONES[whose]} Digimon or Tamers"


def on_field(areas: int) -> str:
    """Where on the field, if that is not the battle area alone."""
    if areas & v.FIELD == v.FIELD:
        return "on the field"
    return "in the breeding area" if areas & v.BREEDING else ""


def lying(areas: int, whose: int, host: Thing | None = None) -> str:
    """Where cards are that stay there: "in your hand"."""
    if not areas & ~v.FIELD:
        return on_field(areas)
    if areas == v.UNDER and host is None:
        return under(whose)
    return f"in {piles(areas, whose, host)}"
