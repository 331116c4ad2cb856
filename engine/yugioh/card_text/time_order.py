"""How long something lasts: said first, last, or once of two things that last as long.

Each of these says the same in both orders.
"""

import re
from typing import Final

from engine.rewriting import Rewriting

_TIME: Final = (
    r"(?P<time>[Uu]ntil the end of (?:this|the next|your opponent's(?: next)?) turn"
    r"|(?:[Tt]his|[Ff]or the rest of this) turn)"
)
_NEGATED: Final = r"(?:negate its effects|its effects(?: \(if any\))? are negated)"
# "until the end of this turn, it gains 400 ATK, but its effects are negated"
_AND_NEGATED: Final = re.compile(
    rf"\b{_TIME}, (?P<done>(?:that|it|its|change|this)\b[^,;.:\n]*?),? (?:but|and|also) {_NEGATED}"
    r"(?=[.;,\n]|$)"
)
# "this turn, its effects are negated, but it is unaffected by other card effects"
_NEGATED_AND: Final = re.compile(
    rf"\b{_TIME}, {_NEGATED},? (?:but|and|also) (?P<done>it [^,;.:\n]*)(?=[.;,\n]|$)"
)
# The same of a monster that is summoned.
_NO_MATERIAL: Final = re.compile(
    rf"\bbut {_TIME}, {_NEGATED},? (?:and|also) (?P<done>it cannot be used as [^,;.:\n]*)"
    r"(?=[.;,\n]|$)"
)
_CONTROL: Final = re.compile(
    r"\buntil the End Phase, ((?:take|gain) control of (?:that (?:target|monster)|it))\b"
)
_CURRENTLY: Final = re.compile(
    r"\b(effects of) (?:all )?(face-up monsters your opponent) currently controls\b"
)
_JOINED: Final = (
    (re.compile(r"\b[Uu]ntil the end of this turn, (this card gains \d+ ATK for each [^,;.:\n]*)"),
     r"\1, until the end of this turn"),
    (re.compile(r"\b((?:it|that monster) cannot )declare an attack or (?=be Tributed\b)"),
     r"\1attack, also it cannot "),
    (re.compile(r", and (?=neither player takes (?:any )?damage\b)"), ", also "),
    (re.compile(r"\b((?:it|that monster) cannot attack) or (?=activate its effects this turn\b)"),
     r"\1 this turn, also it cannot "),
)  # fmt: skip


def _until(time: str) -> str:
    """How long, as it is said last."""
    longer = "next" in time or "opponent" in time
    whose = "your opponent's" if longer else "this"
    return f"until the end of {whose} turn"


def _and_negated(found: re.Match[str]) -> str:
    until = _until(found["time"])
    return f"{found['done']} {until}, also negate its effects {until}"


def _negated_and(found: re.Match[str]) -> str:
    until = _until(found["time"])
    return f"negate its effects {until}, also {found['done']} {until}"


def _no_material(found: re.Match[str]) -> str:
    if "next" in found["time"] or "opponent" in found["time"]:
        return found[0]
    return f"but negate its effects this turn, also {found['done']} this turn"


# The text with how long things last behind each of them.
timed: Final = Rewriting((
    (_NO_MATERIAL, _no_material),
    (_AND_NEGATED, _and_negated),
    (_NEGATED_AND, _negated_and),
    (_CONTROL, r"\1 until the End Phase"),
    *_JOINED,
    (_CURRENTLY, r"\1 all \2 controls"),
))  # fmt: skip
