"""Changes of ATK and DEF: "gains 800 ATK", "loses 100 ATK for each Spell in your GY"."""

from dataclasses import dataclass, replace
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording import words as w
from engine.yugioh.wording.amounts import amount, for_each, is_taken_off, taken_off
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
        return Change(*_becoming(to, stats, original, telling), value)
    if isinstance(by, int):
        verb = ("gain", "gains") if by >= 0 else ("lose", "loses")
        return Change(*verb, f" {abs(by)} {name}")
    each = for_each(by, telling)
    if each is not None:
        verb = ("gain", "gains") if each[0] >= 0 else ("lose", "loses")
        return Change(*verb, f" {abs(each[0])} {name} for each {each[1]}")
    if stats == v.ATK | v.DEF and isinstance(by, la.LevelOf) and by.what == "attack":
        return Change("gain", "gains", f" {name} equal to {amount(by, telling)}/DEF")
    if is_taken_off(by):
        return Change("lose", "loses", f" {name} equal to {amount(taken_off(by), telling)}")
    return Change("gain", "gains", f" {name} equal to {amount(by, telling)}")


_OWN: Final = {
    v.ATK: ("attack", "original attack"), v.DEF: ("defense", "original defense"),
    v.ATK | v.DEF: ("attack/defense", "original attack/defense"),
}  # fmt: skip


def _becoming(
    to: "Node | int", stats: int, original: bool, telling: Telling
) -> tuple[str, str, str]:
    """What a value becomes: the verbs, and what follows them."""
    half = isinstance(to, la.Half)
    inner = to.amount if isinstance(to, la.Half) else to
    if isinstance(inner, la.LevelOf) and inner.of == la.IT and inner.what in _OWN[stats]:
        times = 0 if half and inner.times == 1 else inner.times
        if inner.what == _OWN[stats][original] and times in (0, 2):
            return "are", "is", " doubled" if times else " halved"
        own = amount(replace(inner, times=1), telling)
        if inner.what == _OWN[stats][0]:
            own = own.replace(" ", " current ", 1)
        if times in (0, 2):
            return "become", "becomes", f" {'double' if times else 'half'} {own}"
    return "become", "becomes", f" {amount(to, telling)}"
