"""Sentences that say how often: "You can only use each effect of "A" once per turn."."""

import re
from dataclasses import dataclass, replace
from typing import Final

from engine.yugioh import language as la
from engine.yugioh.language.words import Scope

_TIMES: Final = {"once": 1, "twice": 2}
_EFFECT: Final = r"(?:this|the previous) effect"
_RULES: Final = (
    (re.compile(rf'you can only (?:use|apply) {_EFFECT} of "@" (once|twice) per (turn|duel)'),
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
)  # fmt: skip
_ONE_EFFECT: Final = re.compile(r'you can only use 1 "@" effect per turn, and only once that turn')
_ONE_OF_THESE: Final = re.compile(
    r'you can only use 1 of (?:these|the following) effects of "@" per turn, and only once that '
    r"turn"
)
_ACTIVATIONS: Final = re.compile(r'you can only activate (\d) "@"(?:\(s\))? per (turn|duel)')


@dataclass(frozen=True)
class Limits:
    """A limit and what it is about: this (the effect before), each, following, next, card.

    "card" is the activation of the card itself.
    """

    limit: la.Limit
    about: str
    text: str = ""


def limits(sentence: str, name: str) -> Limits | None:
    """The limit that a sentence states, or None where it is no such sentence."""
    found = _stated(sentence, name)
    return None if found is None else replace(found, text=sentence)


def _stated(sentence: str, name: str) -> Limits | None:
    words = sentence.replace(f'"{name}"', '"@"').lower().strip().rstrip(".")
    for pattern, about in _RULES:
        found = pattern.fullmatch(words)
        if found:
            scope: Scope = "hard" if found[2] == "turn" else "duel"
            return Limits(la.Limit(scope, _TIMES[found[1]]), about)
    if _ONE_EFFECT.fullmatch(words):
        return Limits(la.shared("one"), "each")
    if _ONE_OF_THESE.fullmatch(words):
        return Limits(la.shared("one"), "following" if "following" in words else "each")
    activations = _ACTIVATIONS.fullmatch(words)
    if activations:
        kind: Scope = "oath" if activations[2] == "turn" else "duel"
        return Limits(
            la.Limit(kind, int(activations[1])),
            "card",
        )
    return None
