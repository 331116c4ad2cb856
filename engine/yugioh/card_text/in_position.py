"""Lists of what a monster does in Attack and in Defense Position, as sentences of their own.

Each sentence says the condition that its bullet has; no text of a card stands here.
"""

import re
from typing import Final

_BULLET: Final = re.compile(r"\s*● (?:While in )?(Attack|Defense) Position[:,] ([^●\n]*)")
_SENTENCE: Final = re.compile(r"(?<=\.) (?=[A-Z\"])")
_OFTEN: Final = re.compile(r"\s*● Once per turn, while in (Attack|Defense) Position, ")
# What is paid and what is done, before there were colons.
_PAID: Final = re.compile(
    r"(Once per turn, y|Y)ou can ((?:Tribute|send) [^.]*?),? to (inflict|destroy) (?=\d)"
)
_CAN: Final = re.compile(r"Once per turn, you can (?=[A-Za-z])")
_LATER: Final = re.compile(r"(\bSpecial Summon 1 [^.;:]*)\. Destroy it (?=during the End Phase\.)")


def in_positions(found: re.Match[str]) -> str:
    """The text with each bullet as sentences under the condition of its battle position."""
    text = _BULLET.sub(_in_position, found[0])
    return _OFTEN.sub(r" Once per turn, while this card is in \1 Position, ", text).strip()


def _in_position(found: re.Match[str]) -> str:
    held = f"While this card is in {found[1]} Position, "
    told = _LATER.sub(r"\1, but destroy it ", found[2].strip())
    return "".join(f" {held}{_put(one)}" for one in _SENTENCE.split(told))


def _put(sentence: str) -> str:
    """A sentence as it goes on behind its condition."""
    paid = _PAID.match(sentence)
    if paid:
        often = "once per turn: " if paid[1].startswith("O") else ""
        sentence = f"{often}You can {paid[2]}; {paid[3]} {sentence[paid.end() :]}"
    sentence = _CAN.sub("once per turn: You can ", sentence)
    return f"{sentence[:1].lower()}{sentence[1:]}"
