"""Effects that a card gains under a condition: "If this card has material, it gains these effects".

Each of the bullets that follow is put into the words in which it says the condition itself.
"""

from collections.abc import Callable
import re
from typing import Final

from engine.yugioh.card_text import inert
from engine.yugioh.card_text.paid import paid_for
from engine.yugioh.card_text.sentences import Sentence, sentences
from engine.yugioh.wording import words as w

_GAINS: Final = r"gains? (?:the following|th(?:is|ese)|the following) effects?[.;:]?"
_UNDER: Final = re.compile(
    r'(?:If|While|As long as) (?P<held>(?:"[^"]*"|[^",;:])*), (?:it|this (?:face-up )?card) '
    rf"{_GAINS}"
)
_MANNER: Final = re.compile(rf"This (?P<how>\w+ Summoned) card {_GAINS}")
_BASED: Final = re.compile(
    r"(?:This card )?[Gg]ains (?:these |the following )?effects,? based on the number of "
    r"(?P<what>.*?)[.;:]?"
)
_ATTRIBUTES: Final = re.compile(
    r"This card gains these effects,? based on the original Attributes of materials used for its "
    r"(?P<way>\w+) Summon[.;:]?"
)
_ATTRIBUTE: Final = re.compile(rf"({'|'.join(w.ATTRIBUTES.values())}): ")
# Effects of which the player activates one.
_ONE_OF: Final = re.compile(
    r"(?:(?P<head>[^:;.\"]*), y|Y)ou can activate 1 of (?:these|the following) effects[.:;]?"
)
_COUNTED: Final = re.compile(r"(\d+)(\+?): ")
_ALSO_GAINS: Final = re.compile(r", also it gains (?:another )?(\d+ ATK)\.")
# Whichever card gains them, effects of battles touch nothing here.
_ANY_GAINS: Final = re.compile(rf"[^:;]*\b(?:{_GAINS}|gain th(?:is|ese) effects?\.)")
_LIMIT: Final = re.compile(r"You can only\b|This effect\b|\(")
_BY_VERB: Final = re.compile(r"(?:Cannot|Gains?|Loses?|Unaffected)\b")
# What keeps its capital in the middle of a sentence.
_KEPT: Final = re.compile(rf"\"|(?:{'|'.join(w.TYPES.values())}) ")
_OPENED: Final = re.compile(r'(?P<head>(?:"[^"]*"|[^":])*): ')
_QUICK: Final = " (Quick Effect)"


def unfolded(sentence: Sentence) -> list[Sentence]:
    """The sentences that a list of gained effects stands for; the sentence itself if it is none."""
    if not sentence.bullets:
        return [sentence]
    sentence = paid_for(sentence)
    if _ANY_GAINS.fullmatch(sentence.text) and all(map(_is_inert, sentence.bullets)):
        return [one for bullet in sentence.bullets for one in sentences(bullet)]
    one_of = _ONE_OF.fullmatch(sentence.text)
    if one_of:
        return _without_inert(sentence, one_of["head"] or "")
    under = _UNDER.fullmatch(sentence.text)
    manner = _MANNER.fullmatch(sentence.text)
    based = _BASED.fullmatch(sentence.text)
    if based:
        uncounted = [_COUNTED.sub("", bullet) for bullet in sentence.bullets]
        if all(map(_is_inert, uncounted)):
            return [one for bullet in uncounted for one in sentences(bullet)]
    if under:
        held = under["held"]
        return _each(sentence, lambda bullet: (held, bullet))
    if manner:
        was = f"this card was {manner['how']}"
        return _each(sentence, lambda bullet: (was, bullet))
    attributes = _ATTRIBUTES.fullmatch(sentence.text)
    if attributes:
        return _each(sentence, lambda bullet: _of_attribute(attributes["way"], bullet))
    counts = _number_of(based["what"]) if based else None
    if counts is None:
        return [sentence]
    found = counts

    def counted(bullet: str) -> tuple[str, str] | None:
        number = _COUNTED.match(bullet)
        if number is None:
            return None
        many = f"{number[1]} or more" if number[2] else f"exactly {number[1]}"
        return found.format(many), _ALSO_GAINS.sub(r". Gains \1.", bullet[number.end() :])

    return _each(sentence, counted)


def _without_inert(sentence: Sentence, head: str) -> list[Sentence]:
    """Effects of which one is activated, with those of battles in sentences of their own."""
    rest = [bullet for bullet in sentence.bullets if not _is_inert(bullet)]
    alone = [one for bullet in sentence.bullets if bullet not in rest for one in sentences(bullet)]
    if not rest:
        return [sentence]
    if len(rest) > 1:
        told = f"{head}: You can activate 1 of these effects." if head else sentence.text
        return [Sentence(told, rest), *alone]
    if not alone:
        return [sentence]
    first, *more = sentences(rest[0])
    if ":" in first.text:
        return [sentence]
    told = f"ou can {first.text[:1].lower()}{first.text[1:]}"
    told = f"{head}: Y{told}" if head else f"Y{told}"
    return [Sentence(told, first.bullets), *more, *alone]


def _of_attribute(way: str, bullet: str) -> tuple[str, str] | None:
    """The condition of a bullet that begins with an Attribute, and the rest of it."""
    found = _ATTRIBUTE.match(bullet)
    if found is None:
        return None
    monster = f"a monster whose original Attribute is {found[1]}"
    return f"this card was {way} Summoned using {monster} as material", bullet[found.end() :]


def _is_inert(bullet: str) -> bool:
    return all(inert.statement(one.text) or inert.effect(one.text) for one in sentences(bullet))


def _number_of(what: str) -> str | None:
    """The condition on a number of materials or monsters, with room for the number."""
    if what == "monsters co-linked to this card":
        return "there are {} monsters co-linked to this card"
    if what in ("materials attached to it", "materials attached to this card"):
        return "this card has {} materials"
    used = re.fullmatch(r"(materials|\w+ Monsters) used for its (\w+) Summon", what)
    return f"this card was {used[2]} Summoned using {{}} {used[1]}" if used else None


def _each(sentence: Sentence, split: Callable[[str], tuple[str, str] | None]) -> list[Sentence]:
    """Each bullet with its condition; the sentence itself where one of them has none."""
    found: list[Sentence] = []
    for bullet in sentence.bullets:
        parts = split(bullet)
        if parts is None:
            return [sentence]
        for one in sentences(parts[1]):
            told = one.text if _LIMIT.match(one.text) else _told(one.text, parts[0])
            found.append(Sentence(told, one.bullets))
    return found


def _told(text: str, held: str) -> str:
    """A sentence with a condition: before its colon, or as what holds while it is met."""
    if _is_inert(text):
        return text
    opened = _OPENED.match(text)
    if opened is None:
        if re.match(r"You can ", text):
            return f"If {held}: {text}"
        if _BY_VERB.match(text):
            be = "is " if text.startswith("Unaffected") else ""
            text = f"it {be}{text[:1].lower()}{text[1:]}"
        elif not _KEPT.match(text):
            text = f"{text[:1].lower()}{text[1:]}"
        return f"While {held}, {text}"
    head, rest = opened["head"], text[opened.end() :]
    quick = _QUICK if head.endswith(_QUICK.strip()) else ""
    head = head.removesuffix(_QUICK.strip()).rstrip()
    return f"{head}{', while' if head else 'While'} {held}{quick}: {rest}"
