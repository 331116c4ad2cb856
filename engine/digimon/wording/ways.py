"""Ways into play in short: "[Digivolve] Lv.4 w/[Greymon] in name: Cost 3"."""

from typing import Final

from engine.digimon import language as la
from engine.digimon.language import card as c
from engine.digimon.wording.conditions import whole
from engine.digimon.wording.nouns import noun
from engine.digimon.wording.phrase import Telling
from engine.digimon.wording import words as w
from engine.digimon.wording.requirements import short
from engine.digimon.wording.words import listed
from engine.effects import Node
from engine.filters import AllOf, Filter


def is_printed(item: Node) -> bool:
    """Whether a requirement is one of a colour and a level, which is no text but in a circle."""
    if not isinstance(item, c.Digivolve) or item.condition or not isinstance(item.from_, AllOf):
        return False
    kinds = [type(part) for part in item.from_.of]
    return kinds == [la.Color, la.Between]


def way(item: Node, telling: Telling) -> str:
    """A way into play."""
    if isinstance(item, c.Digivolve):
        held = f", while {whole(item.condition, telling)}" if item.condition else ""
        return f"[Digivolve] {short(item.from_, telling)}: Cost {item.cost}{held}"
    if isinstance(item, c.DigivolveAs):
        return _as_if(item, telling)
    if isinstance(item, c.DnaDigivolve):
        return f"[DNA Digivolve] {_all(item.of, ' + ', telling)}: Cost {item.cost}"
    if isinstance(item, c.BurstDigivolve):
        return (
            f"[Burst Digivolve] {short(item.from_, telling)}: Cost {item.cost} by returning 1 "
            f"{short(item.tamer, telling)} to the hand"
        )
    if isinstance(item, c.AppFusion):
        return f"[App Fusion] {_all(item.of, ' & ', telling)}: Cost {item.cost}"
    if isinstance(item, c.DigiXros):
        trash = ". Cards in your trash can be placed as well" if item.trash else ""
        return f"[DigiXros -{item.reduce}] {_materials(item, telling)}{trash}"
    if isinstance(item, c.Assembly):
        return f"[Assembly -{item.reduce}] {_materials(item, telling)}"
    if isinstance(item, c.Link):
        return f"[Link] {short(item.to, telling)}: Cost {item.cost} (+{item.dp} DP)"
    raise TypeError(f"no words for the way {item.kind}")


def _as_if(item: c.DigivolveAs, telling: Telling) -> str:
    host = noun(item.from_, telling, heads=True)
    color = f"{listed(w.bits(item.colors, w.COLORS))} " if item.colors else ""
    paid = f" for a digivolution cost of {item.cost}" if item.cost >= 0 else ""
    return (
        f"You may digivolve this card from your hand onto one of your {host} as if the Tamer is a "
        f"level {item.level} {color}Digimon{paid}."
    )


def _materials(item: c.DigiXros | c.Assembly, telling: Telling) -> str:
    """The cards for a DigiXros or an Assembly; of alike ones that must differ how many."""
    if not item.joint:
        return _all(item.of, " x ", telling)
    different = _DIFFERENT[item.joint]
    return f"{len(item.of)} {short(item.of[0], telling)} w/different {different}"


_DIFFERENT: Final = {
    "different-names": "names", "different-levels": "levels", "different-colors": "colors",
    "different-numbers": "card numbers",
}  # fmt: skip


def _all(items: tuple[Filter, ...], joint: str, telling: Telling) -> str:
    return joint.join(short(item, telling) for item in items)
