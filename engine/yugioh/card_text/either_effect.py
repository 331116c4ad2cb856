"""What holds in the turn of either of the two effects of a card, or of any, said once of all."""

import re
from typing import Final

from engine.yugioh import language as la
from engine.yugioh.card_text import inert
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.parts import INERT, Part, bound_by, read_part
from engine.yugioh.card_text.sentences import Sentence

_EITHER: Final = (
    r"(?:during )?the turn you activate (?:either|any) of (?:this card's|these) effects"
)
_ALONE: Final = re.compile(rf"(You cannot [^:;.]*?) {_EITHER}(, except [^:;.]*)?\.")
_EXCEPTED: Final = re.compile(rf"(You cannot [^:;.]*?, except [^:;.]*?), {_EITHER}\.")
_LIMITED: Final = re.compile(
    rf"(You can only use [^:;.]*? per turn(?:, and only once that turn)?), also y(ou cannot "
    rf"[^:;.]*?) {_EITHER}(, except [^:;.]*)?\."
)


def of_either(sentence: str) -> tuple[str, str] | None:
    """What a sentence says besides, and what cannot be done in the turn of such an effect.

    In that, "this effect" stands for each of them.  None where it is no such sentence.
    """
    turn = "the turn you activate this effect"
    alone = _ALONE.fullmatch(sentence)
    if alone:
        return "", f"{alone[1]} {turn}{alone[2] or ''}."
    excepted = _EXCEPTED.fullmatch(sentence)
    if excepted:
        return "", f"{excepted[1]}, {turn}."
    limited = _LIMITED.fullmatch(sentence)
    if limited:
        return f"{limited[1]}.", f"Y{limited[2]} {turn}{limited[3] or ''}."
    return None


def lock_either(
    parts: list[Part], start: int, lock: str, card: la.Card, lexicon: Lexicon,
    tokens: list[la.Card], any_of: bool,
) -> None:  # fmt: skip
    """Say it of each of the two effects among the parts from this one on; of `any_of` more."""
    if inert.statement(lock):
        parts.append(Part(lock, INERT))
        return
    told = [part for part in parts[start:] if part.effect is not None or ":" in part.text]
    if len(told) < 2 or (len(told) > 2) != any_of:
        parts.append(bound_by(lock, "two effects of the card, or more of which any is meant"))
        return
    for part in told:
        if part.status == INERT:
            continue
        text = lock.replace("this effect", "this card") if _activates(part) else lock
        part.sentences.append(Sentence(text))
        part.text += f" {text}"
        read_part(part, card, lexicon, tokens)


def _activates(part: Part) -> bool:
    return isinstance(part.effect, la.Activate)
