"""None but some kinds: "no monsters, except Level 4 monsters"."""

from engine.filters import AllOf, AnyOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.nouns import Nouns, noun
from engine.yugioh.wording.phrase import Telling


def none_but(count: la.Count, nouns: Nouns, telling: Telling, default: str) -> tuple[str, str]:
    """None but those: what there must not be, and what there may be."""
    parts = count.filter.of if isinstance(count.filter, AllOf) else (count.filter,)
    spared = [part.of for part in parts if isinstance(part, NoneOf) and _is_kind(part.of)]
    if not spared:
        return nouns.several, nouns.but
    rest = AllOf(tuple(part for part in parts if not (
        isinstance(part, NoneOf) and part.of in spared)))  # fmt: skip
    every = noun(rest, telling, count.places, default=default)
    return every.several, f", except {_kinds(spared, telling)}"


def _is_kind(item: Filter) -> bool:
    return isinstance(item, (AllOf, la.Between, la.Attribute, la.Race))


def _kinds(spared: list[Filter], telling: Telling) -> str:
    """Kinds of monsters; a Level and the same Rank are said together."""
    first, last = spared[0], spared[-1]
    if isinstance(first, la.Between) and isinstance(last, la.Between):
        if (first.what, last.what) == ("level", "rank") and first.least == last.least:
            return f"Level/Rank {first.least} monsters"
    return noun(spared[0] if len(spared) == 1 else AnyOf(tuple(spared)), telling,
                default="monster").several  # fmt: skip


def not_such(item: la.Compare, left: la.Count, telling: Telling) -> str:
    """ "you control a monster that is not a \"A\" monster": face-down it is not known as one"""
    parts = left.filter.of if isinstance(left.filter, AllOf) else ()
    if len(parts) != 2 or parts[0] != la.MONSTER or not isinstance(parts[1], NoneOf):
        return ""
    such = parts[1].of.of if isinstance(parts[1].of, AllOf) else ()
    if la.FACE_UP not in such or item != la.exists(left.filter, v.MZONE):
        return ""
    nouns = noun(AllOf(tuple(part for part in such if part != la.FACE_UP)), telling, v.MZONE)
    return f"you control a monster that is not {nouns.one}"
