"""Sentences that say how often: "You can only use each effect of "A" once per turn."."""

import re
from dataclasses import dataclass, replace
from typing import Final

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.card_text.nouns import cards
from engine.yugioh.card_text.reading import Reading
from engine.yugioh.language.words import Scope
from engine.yugioh.wording import words as w

_TIMES: Final = {"once": 1, "twice": 2, "thrice": 3}
_EFFECT: Final = r"(?:this|the previous) effect"
_RULES: Final = (
    (re.compile(
        rf'you can only (?:use|apply) {_EFFECT} of "@" (once|twice|thrice) per (turn|duel)'),
     "this"),
    (re.compile(r'you can only (?:use|apply) each effect of "@" (once|twice) per (turn|duel)'),
     "each"),
    (re.compile(
        r'you can only use each of the following effects of "@" (once|twice) per (turn|duel)'),
     "following"),
    (re.compile(r'you can only use each of these effects of "@" (once|twice) per (turn|duel)'),
     "following"),
    (re.compile(
        r'you can only use the following effect of "@" (once|twice) per (turn|duel)'), "next"),
    (re.compile(r'you can only use the effect of "@" (once|twice) per (turn|duel)'), "only"),
    (re.compile(
        r'you can only use each of the previous effects of "@" (once|twice) per (turn|duel)'),
     "previous"),
)  # fmt: skip
_PENDULUM: Final = re.compile(r'you can only use each pendulum effect of "@" (once|twice) per turn')
_OF_A_CHAIN: Final = re.compile(r'you can only (?:use|activate) this effect of "@" once per chain')
_APART: Final = ", and cannot activate more than 1 in the same chain"
_APART_ALONE: Final = re.compile(
    r'you cannot activate (?:the following|these) effects of "@" in the same chain'
)
_ONE_EFFECT: Final = re.compile(r'you can only use 1 "@" effect per turn, and only once that turn')
_ONE_OF_THESE: Final = re.compile(
    r'you can only use 1 of (?:these|the following) effects of "@" per turn, and only once that '
    r"turn"
)
_ACTIVATIONS: Final = re.compile(r'you can only activate (\d) "@"(?:\(s\))? per (turn|duel)')
_ACTIVATED: Final = re.compile(r'you can only activate "@" (once) per (turn|duel)')


NOT_TOGETHER: Final = la.Limit("chain", group="not together")


@dataclass(frozen=True)
class Limits:
    """A limit and what it is about: this (the effect before), each, previous, following, next,
    only (the one effect of the card), card, pendulum (each effect of the text for the Pendulum
    Zone).

    "card" is the activation of the card itself.  `apart` says that no two of the effects are
    activated in one chain, `held` under which conditions alone they are activated at all.
    """

    limit: la.Limit
    about: str
    text: str = ""
    apart: bool = False
    held: tuple[Node, ...] = ()

    @property
    def of_turn(self) -> str:
        """The sentence, but for what it says of a chain."""
        if self.limit in (la.ONCE_PER_CHAIN, NOT_TOGETHER):
            return ""
        return re.sub(f"{_APART}(?=[.]?$)", "", self.text, flags=re.IGNORECASE)

    @property
    def limits(self) -> tuple[la.Limit, ...]:
        """All that it says of each of the effects."""
        return (self.limit, NOT_TOGETHER) if self.apart else (self.limit,)


def limits(sentence: str, name: str) -> Limits | None:
    """The limit that a sentence states, or None where it is no such sentence."""
    found = _stated(sentence, name)
    return None if found is None else replace(found, text=sentence)


def _stated(sentence: str, name: str) -> Limits | None:
    words = sentence.replace(f'"{name}"', '"@"').lower().strip().rstrip(".")
    if words.endswith(_APART):
        found = _of_effects(words.removesuffix(_APART))
        return None if found is None or found.about != "each" else replace(found, apart=True)
    return _of_effects(words)


def _of_effects(words: str) -> Limits | None:
    pendulum = _PENDULUM.fullmatch(words)
    if pendulum:
        return Limits(la.Limit("hard", _TIMES[pendulum[1]]), "pendulum")
    if _OF_A_CHAIN.fullmatch(words):
        return Limits(la.ONCE_PER_CHAIN, "this")
    if _APART_ALONE.fullmatch(words):
        return Limits(NOT_TOGETHER, "following" if "following" in words else "previous")
    for pattern, about in _RULES:
        found = pattern.fullmatch(words)
        if found:
            scope: Scope = "hard" if found[2] == "turn" else "duel"
            return Limits(la.Limit(scope, _TIMES[found[1]]), about)
    if _ONE_EFFECT.fullmatch(words):
        return Limits(la.shared("one"), "each")
    if _ONE_OF_THESE.fullmatch(words):
        return Limits(la.shared("one"), "following" if "following" in words else "each")
    activations = _ACTIVATIONS.fullmatch(words) or _ACTIVATED.fullmatch(words)
    if activations:
        kind: Scope = "oath" if activations[2] == "turn" else "duel"
        times = _TIMES.get(activations[1]) or int(activations[1])
        return Limits(la.Limit(kind, times), "card")
    return None


def as_often_as(item: la.Effect, reading: Reading) -> la.Effect:
    """ "You can use this effect a number of times per turn up to the number of Normal Monsters used
    as Fusion Material for this card."
    """
    reader = reading.reader
    if not reader.take_words("you can use this effect a number of times per turn"):
        raise reader.lost('"a number of times per turn"')
    reader.take(",")
    if not reader.take_words("up to the number of") or item.limit is not None:
        raise reader.lost("how often")
    which = cards(reader, reading.lexicon)
    way = w.material_of(reading.card.type).strip()
    if not way or not reader.take_words(f"used as {way} Material for this card"):
        raise reader.lost("materials of this card")
    reader.end()
    return replace(item, limit=la.Limit("soft", per=la.MaterialsUsed(filter=which)))
