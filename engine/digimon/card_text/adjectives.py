"""Adjectives before the noun of a card: colours, levels, names in brackets, states."""

from typing import Final

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.tokens import Reader, named
from engine.digimon.language.filters import NO_BOUND
from engine.filters import ANY, Filter

COLORS: Final = {name: bit for bit, name in v.COLOR_NAMES.items()}
_STATES: Final = {
    "other": la.OTHER, "suspended": la.SUSPENDED, "unsuspended": la.UNSUSPENDED,
    "multicolor": la.Multicolor(), "face-up": la.FACE_UP, "face-down": la.FACE_DOWN,
}  # fmt: skip
_COLORED: Final = {"single": 1, "1": 1, "2": 2}


def adjectives(reader: Reader) -> list[Filter]:
    """What stands before the noun; "other" first, whether or not there is one."""
    other: list[Filter] = []
    found: list[Filter] = []
    while True:
        word = reader.peek()
        text = word.text.casefold() if word is not None else ""
        if text in _STATES:
            reader.next += 1
            (other if text == "other" else found).append(_STATES[text])
        elif text in COLORS:
            found.append(colors(reader))
        elif text == "level":
            found.append(levels(reader))
        elif text.endswith("-color") and (number := _COLORED.get(text.removesuffix("-color"))):
            reader.next += 1
            found.append(la.Between("colors", number, number))
            found += _both_colors(reader)
        elif text == "non-digi-egg":
            reader.next += 1
            found.append(~la.DIGI_EGG)
        elif text.startswith("non-") and text[4:] in COLORS:
            reader.next += 1
            found.append(~la.Color(COLORS[text[4:]]))
        else:
            return [*(other or [ANY]), *found]


def _both_colors(reader: Reader) -> list[Filter]:
    """ "blue and green", behind "2-color"; nothing where that does not come."""
    words = [
        word.text.casefold() if word is not None else "" for word in map(reader.peek, range(3))
    ]
    if words[1] != "and" or words[0] not in COLORS or words[2] not in COLORS:
        return []
    reader.next += 3
    return [la.Color(COLORS[words[0]]), la.Color(COLORS[words[2]])]


def colors(reader: Reader) -> Filter:
    """ "red", "red or blue", "red, blue or green"."""
    bits = 0
    while True:
        word = reader.peek()
        if word is None or word.text.casefold() not in COLORS:
            raise reader.lost("a colour")
        reader.next += 1
        bits |= COLORS[word.text.casefold()]
        at = reader.next
        if not (reader.take(",") or reader.take("or") or reader.take("/")):
            return la.Color(bits)
        word = reader.peek()
        if word is None or word.text.casefold() not in COLORS:
            reader.next = at
            return la.Color(bits)


def levels(reader: Reader) -> Filter:
    """ "level 4", "level 4 or lower", "level 4 or 5"."""
    reader.expect("level")
    number = reader.number()
    if number is None:
        raise reader.lost("a level")
    if reader.take("or", "lower"):
        return la.Between("level", 0, number)
    if reader.take("or", "higher"):
        return la.Between("level", number, NO_BOUND)
    if reader.comes("or", str(number + 1)):
        reader.next += 2
        return la.level(number, number + 1)
    return la.level(number)


def names(reader: Reader) -> Filter:
    """ "[A]", "[A]/[B]", "[A] or [B]", with an "s" behind where it is meant of several."""
    found = la.named(*bracketed(reader))
    reader.take("s")
    return found


def bracketed(reader: Reader) -> list[str]:
    """Names in brackets: "[A]", "[A]/[B]", "[A], [B] or [C]". Raises NotUnderstood."""
    found = [named(reader.peek())]
    if not found[0]:
        raise reader.lost("a name in brackets")
    reader.next += 1
    while True:
        at = reader.next
        if not (reader.take("/") or reader.take("or") or reader.take(",")):
            return found
        reader.take("or")
        text = named(reader.peek())
        if not text:
            reader.next = at
            return found
        # "[A] in its name or [B] in its text": the second has its own ending.
        found.append(text)
        reader.next += 1


def bracketed_after(reader: Reader) -> list[str]:
    """ "(other than [X] or [Y])": the names, if that comes next."""
    if not reader.take("(", "other", "than"):
        return []
    found = bracketed(reader)
    reader.expect(")")
    reader.take(",") if reader.comes(",", "in") else None
    return found
