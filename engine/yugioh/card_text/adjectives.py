"""Adjectives of noun phrases: "Level 4 or lower", "DARK", "non-Tuner", a series by its name."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.filters import AnyOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.tokens import Reader
from engine.yugioh.language.words import Bounded
from engine.yugioh.wording import words as w

# Types of monsters that stand before the noun, as bits.
TYPES: Final = {
    name: bit
    for bit, name in w.TYPES.items()
    if bit in w.MONSTER_TYPES or bit in (v.RITUAL, v.NORMAL)
}
# Types of Spells and Traps before their noun; a Normal one has none of them.
_SPELL_TYPES: Final = {
    name: la.Type(bit) for bit, name in w.TYPES.items() if bit & w.SPELL_TRAP_TYPES
} | {"Normal": ~la.Type(w.SPELL_TRAP_TYPES)}
HEADS: Final = ("monster", "monsters")
SPELLS: Final = {
    "Spell": la.SPELL, "Spells": la.SPELL, "Trap": la.TRAP, "Traps": la.TRAP,
    "Spell/Trap": la.SPELL_TRAP, "Spells/Traps": la.SPELL_TRAP,
}  # fmt: skip
_OR: Final = ("or", "and/or", "and")


def spell_type(reader: Reader) -> Filter | None:
    """A type before "Spell" or "Trap"."""
    word, after = reader.peek(), reader.peek(1)
    if word is None or after is None or word.text.removeprefix("non-") not in _SPELL_TYPES:
        return None
    other = reader.peek(2)
    if after.text == "or" and other is not None and other.text in _SPELL_TYPES:
        last = reader.peek(3)
        kinds = _SPELL_TYPES[word.text], _SPELL_TYPES[other.text]
        if last is None or last.text not in SPELLS:
            return None
        bits = sum(kind.bits for kind in kinds if isinstance(kind, la.Type))
        if word.text == "Normal":
            reader.next += 3
            return ~la.Type(w.SPELL_TRAP_TYPES & ~bits)
        if not all(isinstance(kind, la.Type) for kind in kinds):
            return None
        reader.next += 3
        return la.Type(bits)
    if after.text not in SPELLS and not (after.quoted and word.text.startswith("non-")):
        return None
    reader.next += 1
    kind = _SPELL_TYPES[word.text.removeprefix("non-")]
    return ~kind if word.text.startswith("non-") else kind


_STATES: Final = {
    "other": la.OTHER, "face-up": la.FACE_UP, "face-down": ~la.FACE_UP, "Set": ~la.FACE_UP,
    "Attack Position": ~la.State("defense-position"),
    "Defense Position": la.State("defense-position"), "co-linked": la.State("co-linked"),
    "linked": la.State("linked"),
}  # fmt: skip
_LEVELS: Final[tuple[tuple[str, Bounded], ...]] = (("Level", "level"), ("Rank", "rank"))
_SEVERAL_LEVELS: Final[dict[str, tuple[Bounded, ...]]] = {
    "Level/Rank": ("level", "rank"), "Level/Link": ("level", "link"), "Rank/Link": ("rank", "link"),
    "Level/Rank/Link": ("level", "rank", "link"),
}  # fmt: skip
_SUMMONED: Final = {f"{name} Summoned": bit for bit, name in w.SUMMONS.items()} | {
    "Normal Summoned": v.BY_NORMAL | v.BY_TRIBUTE,
}  # fmt: skip


def adjective(reader: Reader, lexicon: Lexicon) -> Filter | None:
    """One adjective, or None where something else comes."""
    both = reader.take_one_of(_SEVERAL_LEVELS)
    if both is not None:
        at = reader.next
        found: list[Filter] = []
        for what in _SEVERAL_LEVELS[both]:
            reader.next = at
            found.append(_level(reader, what))
        return AnyOf(tuple(found))
    for name, what in _LEVELS:
        if reader.take(name):
            return _level(reader, what)
    word = reader.peek()
    if word is None:
        return None
    if word.text.startswith("Link-") and word.text[5:].isdecimal():
        reader.next += 1
        return _between(reader, "link", int(word.text[5:]))
    if word.quoted:
        return _series(reader, lexicon)
    state = reader.take_one_of(_STATES)
    if state is not None:
        return _STATES[state]
    how = reader.take_one_of(_SUMMONED)
    if how is not None:
        return la.Summoned(_SUMMONED[how])
    for names, kind in ((_ATTRIBUTE_WORDS, la.Attribute), (_RACE_WORDS, la.Race)):
        bits = _either(reader, names)
        if bits:
            return kind(bits)
    return _type(reader) or _not(reader, lexicon)


def _series(reader: Reader, lexicon: Lexicon) -> Filter | None:
    """A name before a noun, or several: "\"A\" or \"B\" monster"; None where a card is meant."""
    at = reader.next
    found: list[Filter] = []
    while True:
        word = reader.peek()
        series = lexicon.series(word.quoted) if word is not None and word.quoted else None
        if series is None:
            if word is not None and word.quoted and lexicon.card(word.quoted) is None:
                raise reader.lost("the name of a card or series")
            break
        reader.next += 1
        found.append(series)
        before = reader.next
        comma = reader.take(",")
        after = reader.peek(1)
        together = reader.comes("and") and after is not None and bool(after.quoted)
        joint = reader.take("or") or reader.take("and/or") or (together and reader.take("and"))
        if not joint and not comma:
            if noun_follows(reader):
                return found[0] if len(found) == 1 else AnyOf(tuple(found))
            break
        word = reader.peek()
        if word is None or not word.quoted:
            reader.next = before
            if noun_follows(reader):
                return found[0] if len(found) == 1 else AnyOf(tuple(found))
            break
    reader.next = at
    return None


_AFTER_SERIES: Final = frozenset(
    ("monster", "monsters", "card", "cards", "Spell", "Spells", "Trap", "Traps", "Spell/Trap",
     "Spells/Traps", "Token", "Tokens", "Tuner", "Tuners", "Equip", "Field", "Continuous",
     "Quick-Play", "Counter", "Monster", "Monsters")
)  # fmt: skip


def noun_follows(reader: Reader) -> bool:
    """Whether the name that was just read stands before a noun."""
    word = reader.peek()
    if word is None:
        return False
    text = word.text
    if text in _AFTER_SERIES or text in TYPES or text.startswith("non-"):
        return True
    text = text.removesuffix("-Type")
    first = {name.split()[0] for name in w.RACES.values()}
    return text in first or text in w.ATTRIBUTES.values()


def _level(reader: Reader, what: Bounded = "level") -> Filter:
    number = reader.number()
    if number is None:
        raise reader.lost("a Level")
    return _between(reader, what, number)


def _between(reader: Reader, what: Bounded, number: int) -> Filter:
    if reader.take("or", "lower"):
        return la.Between(what, 0 if what == "level" else 1, number)
    if reader.take("or", "higher"):
        return la.Between(what, number)
    at = reader.next
    if reader.take("to"):
        most = reader.number()
        if most is None or most <= number:
            raise reader.lost("a higher number")
        return la.Between(what, number, most)
    if reader.take("or"):
        other = reader.number()
        if other is not None and other == number + 1:
            return la.Between(what, number, other)
        reader.next = at
    return la.Between(what, number, number)


def _either(reader: Reader, by_name: Mapping[str, int]) -> int:
    """The bits of "LIGHT", "LIGHT or DARK", "Dragon-Type"; 0 where no such word comes."""
    bits = 0
    while True:
        name = reader.take_one_of(by_name) if _may_be(reader, by_name) else None
        if name is None:
            if bits:
                raise reader.lost("another of them")
            return 0
        bits |= by_name[name]
        before = reader.next
        comma = reader.take(",")
        if not any(reader.take(joint) for joint in _OR) and not comma:
            return bits
        if not _may_be(reader, by_name) or reader.take_one_of(by_name) is None:
            reader.next = before
            return bits
        reader.next = before
        reader.take(",")
        any(reader.take(joint) for joint in _OR)


def _spellings(names: Mapping[int, str]) -> dict[str, int]:
    found = {name: bit for bit, name in names.items()}
    return found | {f"{name}-Type": bit for bit, name in names.items()}


_ATTRIBUTE_WORDS: Final = _spellings(w.ATTRIBUTES)
_RACE_WORDS: Final = _spellings(w.RACES)


def trait(reader: Reader) -> tuple[str, int]:
    """ "DARK", "Zombie", "Dragons": of what an Attribute or a Type is the name, and its bit.

    Raises NotUnderstood.
    """
    attributes = _ATTRIBUTE_WORDS | {
        f"{name}-Attribute": bit for name, bit in _ATTRIBUTE_WORDS.items()
    }
    name = reader.take_one_of(attributes)
    if name is not None:
        return "attribute", attributes[name]
    several = {f"{name}s": bit for name, bit in _RACE_WORDS.items()}
    name = reader.take_one_of(_RACE_WORDS | several)
    if name is None:
        raise reader.lost("a Type or Attribute")
    return "type", (_RACE_WORDS | several)[name]


def _may_be(reader: Reader, by_name: Mapping[str, int]) -> bool:
    """Whether the next word may begin one of these names."""
    word = reader.peek()
    return word is not None and word.text in _first_words(tuple(by_name))


@cache
def _first_words(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(name.partition(" ")[0] for name in names)


def _type(reader: Reader) -> Filter | None:
    """A type before another noun: "Effect", "Synchro". "Tuner" may be the noun itself."""
    word, after = reader.peek(), reader.peek(1)
    if word is None or word.text not in TYPES:
        return None
    if word.text == "Tuner" and not _goes_on(after):
        return None
    other = reader.peek(2)
    if word.text == "Tuner" and after is not None and after.text in ("or", "and/or"):
        if other is None or other.text not in TYPES:
            return None  # "Dragon Tuner or Plant Tuner"
    if after is not None and after.text in SPELLS:
        return None
    bits = 0
    while True:
        word = reader.peek()
        if word is None or word.text not in TYPES:
            raise reader.lost("another type of monster")
        reader.next += 1
        bits |= TYPES[word.text]
        at = reader.next
        comma = reader.take(",")
        joint = reader.take("or") or reader.take("and/or")
        word = reader.peek()
        if not (comma or joint) or word is None or word.text not in TYPES:
            reader.next = at
            return la.Type(bits)


def _goes_on(after: object) -> bool:
    text = getattr(after, "text", "")
    return text in HEADS or text.lower() in HEADS or text in TYPES or text in ("or", "and/or")


def _not(reader: Reader, lexicon: Lexicon) -> Filter | None:
    """ "non-Link", "non-DARK", "non-Dragon"; "non-Tuner" may be the noun itself."""
    word, after = reader.peek(), reader.peek(1)
    if word is None or not word.text.startswith("non-"):
        return None
    if word.text == "non-":
        series = lexicon.series(after.quoted) if after is not None and after.quoted else None
        if series is None:
            raise reader.lost("the name of a series")
        reader.next += 2
        return ~series
    if word.text == "non-Tuner" and (after is None or after.text in "+,"):
        return None
    name = word.text.removeprefix("non-")
    for names, kind in ((w.ATTRIBUTES, la.Attribute), (w.RACES, la.Race)):
        for bit, known in names.items():
            if known == name:
                reader.next += 1
                return ~kind(bit)
    if name in TYPES:
        reader.next += 1
        return ~la.Type(TYPES[name])
    if name == "Token":
        reader.next += 1
        return ~la.Type(v.TOKEN)
    return None
