"""Card names as people type them: what counts as the same name, and which names are near."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

_NOT_ALPHANUMERIC: Final = re.compile(r"[\W_]+")
_WORD: Final = re.compile(r"\w+")

# The cutoff of difflib.get_close_matches.
_NEAR: Final = 0.6
# What similarity to a few words of a name counts, against similarity to the whole name, and what
# it counts to be found anywhere inside.
_WORDS: Final = 0.9
_INSIDE: Final = 0.8
# The fewest letters that are looked for in a part of a name: fewer are in almost any.
_FEWEST: Final = 3
# How many names a message proposes.
MOST_NEAR: Final = 3
# How many names are compared in full: those that share the most letter pairs.
_SHORTLIST: Final = 60


def name_key(name: str) -> str:
    """The letters and digits of a name, without case and accents: equal for equal names."""
    if not name.isascii():
        from unicodedata import normalize

        # Decomposed, an accent is a character of its own, which is no letter.
        name = normalize("NFKD", name)
    return _NOT_ALPHANUMERIC.sub("", name.casefold())


def begins_with(name: str, words: str) -> bool:
    """Whether a name begins with these words, each of them whole."""
    key = name_key(words)
    if not key or not name_key(name).startswith(key):
        return False
    parts = _WORD.findall(name)
    return key in {name_key("".join(parts[:end])) for end in range(1, len(parts) + 1)}


def nearest(wanted: str, names: Mapping[str, str], n: int = MOST_NEAR) -> list[str]:
    """At most n of these names, the nearest to the wanted one first; of equals, the shorter.

    `names` has each name under its `name_key`. Near is what is similar by the measure of difflib,
    as a whole or to some words of the name ("lacrma" is near "Fiendsmith's Lacrima").
    """
    wanted = name_key(wanted)
    if not wanted:
        return []
    ranked = []
    for key in _shortlist(wanted, names):
        similarity = _similarity(wanted, key, names[key])
        if similarity >= _NEAR:
            ranked.append((-similarity, len(key), key))
    return [names[key] for *_, key in sorted(ranked)[:n]]


def keyed(names: Iterable[str]) -> dict[str, str]:
    """Names by `name_key`, as `nearest` takes them; of equal ones the last."""
    return {name_key(name): name for name in names}


def proposal(near: Sequence[str]) -> str:
    """A question that proposes these names; nothing where there are none."""
    return f"did you mean {' or '.join(near)}?" if near else ""


def did_you_mean(near: Sequence[str]) -> str:
    """The end of a message that proposes these names; nothing where there are none."""
    return f"; {proposal(near)}" if near else ""


def _shortlist(wanted: str, names: Mapping[str, str]) -> list[str]:
    """The keys that share the most letter pairs with the wanted one.

    difflib takes seconds over all cards; this takes a few milliseconds, and misses only names
    that difflib would place far down.
    """
    from heapq import nsmallest

    pairs = {wanted[i : i + 2] for i in range(max(1, len(wanted) - 1))}

    def distance(key: str) -> tuple[int, int, str]:
        return -sum([pair in key for pair in pairs]), len(key), key

    return nsmallest(_SHORTLIST, names, key=distance)


def _similarity(wanted: str, key: str, name: str) -> float:
    """How much of the wanted key and this name is the same, from 0 to 1."""
    similarity = _ratio(wanted, key)
    if len(wanted) >= _FEWEST:
        if wanted in key:
            similarity = max(similarity, _INSIDE)
        for words in _word_starts(name):
            similarity = max(similarity, _WORDS * _ratio(wanted, words[: len(wanted)]))
    return similarity


def _word_starts(name: str) -> Iterator[str]:
    """The keys of the name from its first word on, from its second word on, and so on."""
    return (name_key(name[word.start() :]) for word in _WORD.finditer(name))


def _ratio(a: str, b: str) -> float:
    from difflib import SequenceMatcher

    return SequenceMatcher(None, a, b, autojunk=False).ratio()
