"""Lists of effects by what was paid: "detach 1 or 2 materials; apply …: ● 1: … ● 2: …".

It is one of several effects that is activated, each with a cost of its own, and is put so.
"""

import re
from typing import Final

from engine.yugioh.card_text.sentences import Sentence

_PAID: Final = re.compile(
    r"(?P<head>(?:(?:\"[^\"]*\"|[^\":])*: )?You can )(?P<verb>detach|Tribute|remove) "
    r"(?P<many>up to \d+ |[\d, ]+(?:to|or) \d+ )?(?P<what>[^;:.]*?)"
    r"(?:,? then activate|; apply|,? then apply) "
    r"(?:the appropriate effect|this effect|1 of these effects)"
    r"(?:,? (?:based|depending) on the number (?:you )?\w+)?[.;]?"
)
_NUMBER: Final = re.compile(r"(\d+)(?: Counters?)?: ")
_NOUN: Final = re.compile(r"\b(material|Xyz Material|monster|Counter)s?\b", re.IGNORECASE)


_SENT: Final = re.compile(
    r"(?P<head>(?:(?:\"[^\"]*\"|[^\":])*: )?You can )(?P<verb>send) (?P<what>[^;:.]*?) from your "
    r"(?P<one>hand|Deck) or (?P<other>hand|Deck) (?P<to>to the GY); apply the following effect,? "
    r"based on where you sent it from[.;]?"
)


def _by_place(sentence: Sentence) -> Sentence:
    """A list by where the cost came from, with each bullet saying what is paid for it."""
    paid = _SENT.fullmatch(sentence.text)
    if paid is None:
        return sentence
    apart = [bullet.partition(": ") for bullet in sentence.bullets]
    places = [place[:1].lower() + place[1:] if place == "Hand" else place for place, _, _ in apart]
    if sorted(places) != sorted((paid["one"], paid["other"])):
        return sentence
    verb = paid["verb"].capitalize()
    return Sentence(f"{paid['head']}activate 1 of these effects;", [
        f"{verb} {paid['what']} from your {place} {paid['to']}; {rest}"
        for place, (_, _, rest) in zip(places, apart, strict=True)
    ])  # fmt: skip


def paid_for(sentence: Sentence) -> Sentence:
    """A list by what was paid, with each bullet saying what is paid for it; else as it is."""
    sentence = _by_place(sentence)
    paid = _PAID.fullmatch(sentence.text)
    numbers = [_NUMBER.match(bullet) for bullet in sentence.bullets]
    found = [int(number[1]) for number in numbers if number is not None]
    if paid is None or not numbers or len(found) < len(numbers):
        return sentence
    if paid["many"] and set(found) != _range(paid["many"]):
        return sentence
    bullets = []
    for number, bullet in zip(found, sentence.bullets, strict=True):
        rest = _NUMBER.sub("", bullet, count=1)
        plural = "s" if number > 1 else ""
        what = _NOUN.sub(lambda noun, s=plural: noun[1] + s, paid["what"], count=1)
        joint = "; "
        if rest.startswith("Target "):
            joint, rest = ", then ", f"t{rest[1:]}"
        bullets.append(f"{paid['verb'].capitalize()} {number} {what}{joint}{rest}")
    return Sentence(f"{paid['head']}activate 1 of these effects;", bullets)


def _range(many: str) -> set[int]:
    """The numbers that are meant: "up to 3", "2 to 4", "4, 7, or 10"."""
    numbers = [int(number) for number in re.findall(r"\d+", many)]
    if many.startswith("up to"):
        return set(range(1, numbers[0] + 1))
    if " to " in many:
        return set(range(numbers[0], numbers[-1] + 1))
    return set(numbers)
