"""Noun phrases: "Level 4 or lower DARK Dragon monsters" as a filter."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.filters import ANY, AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.tokens import Reader
from engine.yugioh.wording import words as w

# Types of monsters that stand before the noun, as bits.
_TYPES: Final = {
    name: bit
    for bit, name in w.TYPES.items()
    if bit in w.MONSTER_TYPES or bit in (v.RITUAL, v.NORMAL)
}
_HEADS: Final = ("monster", "monsters")


def noun(reader: Reader, lexicon: Lexicon) -> Filter:
    """The filter of the noun phrase that comes next, up to its head.

    Raises NotUnderstood at the first word that belongs to no such phrase.
    """
    parts: list[Filter] = []
    while True:
        part = _adjective(reader, lexicon)
        if part is not None:
            parts.append(part)
        elif reader.take_one_of(_HEADS) is not None:
            return joined(parts)
        else:
            head = _head_of_its_own(reader)
            if head is None:
                raise reader.lost('an adjective, a name or "monster"')
            return joined([*parts, head])


def joined(parts: Sequence[Filter]) -> Filter:
    """All of these filters, in one canonical order: names first, what it is not last."""
    kept = sorted((part for part in parts if part != ANY), key=_place)
    return kept[0] if len(kept) == 1 else AllOf(tuple(kept))


def _place(part: Filter) -> int:
    kinds = (la.Named, la.Series, la.Between, la.Attribute, la.Race, la.Type)
    return next((n for n, kind in enumerate(kinds) if isinstance(part, kind)), len(kinds))


def _head_of_its_own(reader: Reader) -> Filter | None:
    """A type that is the noun itself: "Tuner", "non-Tuners", "Tokens"."""
    if reader.take("Tuner") or reader.take("Tuners"):
        return la.Type(v.TUNER)
    if reader.take("non-Tuner") or reader.take("non-Tuners"):
        return ~la.Type(v.TUNER)
    if reader.take("Token") or reader.take("Tokens"):
        return la.Type(v.TOKEN)
    return None


def _adjective(reader: Reader, lexicon: Lexicon) -> Filter | None:
    """One adjective, or None where something else comes."""
    if reader.take("Level"):
        return _level(reader)
    word = reader.peek()
    if word is None:
        return None
    if word.quoted:
        series = lexicon.series(word.quoted)
        if series is None:
            raise reader.lost("the name of a series")
        reader.next += 1
        return series
    for names, kind in (
        (w.ATTRIBUTES, la.Attribute), (w.RACES, la.Race),
    ):  # fmt: skip
        bits = _either(reader, names)
        if bits:
            return kind(bits)
    return _type(reader) or _not(reader)


def _level(reader: Reader) -> Filter:
    number = reader.number()
    if number is None:
        raise reader.lost("a Level")
    if reader.take("or", "lower"):
        return la.Between("level", 0, number)
    if reader.take("or", "higher"):
        return la.Between("level", number)
    return la.Between("level", number, number)


def _either(reader: Reader, names: Mapping[int, str]) -> int:
    """The bits of "LIGHT", "LIGHT or DARK", "Dragon-Type"; 0 where no such word comes."""
    by_name = {name: bit for bit, name in names.items()}
    by_name |= {f"{name}-Type": bit for bit, name in names.items()}
    bits = 0
    while True:
        name = reader.take_one_of(by_name)
        if name is None:
            if bits:
                raise reader.lost("another of them")
            return 0
        bits |= by_name[name]
        if not (reader.take("or") or reader.take("and/or")):
            return bits


def _type(reader: Reader) -> Filter | None:
    """A type before another noun: "Effect", "Synchro". "Tuner" may be the noun itself."""
    word, after = reader.peek(), reader.peek(1)
    if word is None or word.text not in _TYPES:
        return None
    if word.text == "Tuner" and (after is None or after.text in "+,"):
        return None
    reader.next += 1
    return la.Type(_TYPES[word.text])


def _not(reader: Reader) -> Filter | None:
    """ "non-Link", "non-DARK", "non-Dragon"; "non-Tuner" may be the noun itself."""
    word, after = reader.peek(), reader.peek(1)
    if word is None or not word.text.startswith("non-"):
        return None
    if word.text == "non-Tuner" and (after is None or after.text in "+,"):
        return None
    name = word.text.removeprefix("non-")
    for names, kind in ((w.ATTRIBUTES, la.Attribute), (w.RACES, la.Race)):
        for bit, known in names.items():
            if known == name:
                reader.next += 1
                return ~kind(bit)
    if name in _TYPES:
        reader.next += 1
        return ~la.Type(_TYPES[name])
    return None
