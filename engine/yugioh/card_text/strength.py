"""The numbers of a monster behind its noun: "with 1500 or less ATK", "that has 0 original ATK"."""

from typing import Final

from engine.filters import AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.tokens import Reader
from engine.yugioh.language.words import Number

_NUMBERS: Final = {"ATK": ("attack",), "DEF": ("defense",), "ATK/DEF": ("attack", "defense")}
_ORIGINAL: Final[dict[str, Number]] = {"ATK": "original attack", "DEF": "original defense"}


def _originally(reader: Reader, number: int) -> Filter:
    """ "ATK or DEF", of which this is the original number"""
    both = reader.take_one_of(("ATK/DEF", "ATK and DEF"))
    one = None if both is not None else reader.take_one_of(_ORIGINAL)
    if (both is None and one is None) or reader.comes("or"):
        raise reader.lost('"ATK" or "DEF"')
    names = [one] if one is not None else list(_ORIGINAL)
    return _all([la.Measured(_ORIGINAL[name], "=", number) for name in names])


def with_strength(reader: Reader) -> Filter:
    """What the number of a monster must be. Raises NotUnderstood."""
    if not reader.take("that", "has"):
        reader.expect("with")
    least = reader.number()
    if least is None:
        raise reader.lost("a number")
    most = least
    if reader.take("original"):
        return _originally(reader, least)
    if reader.take("or", "less"):
        least = 0
    elif reader.take("or", "more"):
        most = v.UNBOUNDED
    name = reader.take_one_of(_NUMBERS)
    if name is None:
        raise reader.lost('"ATK" or "DEF"')
    parts: list[Filter] = [
        la.Between(what, least, most)  # type: ignore[arg-type]
        for what in _NUMBERS[name]
    ]
    at = reader.next
    if len(parts) == 1 and reader.take("or"):
        other = reader.take_one_of(_NUMBERS)
        if other is not None and len(_NUMBERS[other]) == 1:
            return parts[0] | la.Between(_NUMBERS[other][0], least, most)  # type: ignore[arg-type]
    reader.next = at
    if reader.take("and") and (number := reader.number()) is not None:
        other = reader.take_one_of(_NUMBERS)
        if other is not None:
            parts += [
                la.Between(what, number, number)  # type: ignore[arg-type]
                for what in _NUMBERS[other]
            ]
            return _all(parts)
    reader.next = at
    return _all(parts)


def _all(parts: list[Filter]) -> Filter:
    return parts[0] if len(parts) == 1 else AllOf(tuple(parts))
