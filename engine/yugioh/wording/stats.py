"""Changes of ATK and DEF: "gains 800 ATK", "loses 100 ATK for each Spell in your GY"."""

from dataclasses import dataclass

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.amounts import amount, for_each
from engine.yugioh.wording.phrase import Telling


@dataclass(frozen=True)
class Change:
    """A verb, in the plural and in the singular, and what follows; or what a value becomes."""

    verb: str
    third: str
    rest: str
    value: str = ""  # whose value becomes something else: "original ATK"


def change(
    by: "Node | int", to: "Node | int | None", stats: int, original: bool, telling: Telling
) -> Change:
    """The words of a change."""
    name = w.STATS[stats]
    if to is not None:
        value = f"original {name}" if original else name
        if isinstance(to, la.Half):
            return Change("are", "is", " halved", value)
        return Change("become", "becomes", f" {amount(to, telling)}", value)
    if isinstance(by, int):
        verb = ("gain", "gains") if by >= 0 else ("lose", "loses")
        return Change(*verb, f" {abs(by)} {name}")
    each = for_each(by, telling)
    if each is not None:
        verb = ("gain", "gains") if each[0] >= 0 else ("lose", "loses")
        return Change(*verb, f" {abs(each[0])} {name} for each {each[1]}")
    if stats == v.ATK | v.DEF and isinstance(by, la.LevelOf) and by.what == "attack":
        return Change("gain", "gains", f" {name} equal to {amount(by, telling)}/DEF")
    return Change("gain", "gains", f" {name} equal to {amount(by, telling)}")
