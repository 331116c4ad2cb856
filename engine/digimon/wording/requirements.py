"""Filters as requirements and keywords print them: "Lv.4 w/[Greymon] in name"."""

from engine.digimon import language as la
from engine.digimon.wording import words as w
from engine.digimon.wording.nouns import described, grouped, noun
from engine.digimon.wording.phrase import Telling
from engine.digimon.wording.words import listed
from engine.filters import AllOf, AnyOf, Filter, NoneOf


def short(item: Filter, telling: Telling) -> str:
    """A filter as requirements print it."""
    if isinstance(item, AnyOf) and all(_leveled(part) for part in item.of):
        return " or ".join(short(part, telling) for part in item.of)
    parts = item.of if isinstance(item, AllOf) else (item,)
    before: list[str] = []
    after: list[str] = []
    lacks: list[str] = []
    for part in parts:
        one = described(part, telling)
        if isinstance(part, la.Between) and part.what == "level":
            before.append(one.adjectives[0][1].replace("level ", "Lv."))
        elif isinstance(part, la.Between) and part.what == "colors":
            before.append("2-color")
        elif isinstance(part, la.Color) and "2-color" in before:
            after.append(listed(w.bits(part.bits, w.COLORS)))
        elif isinstance(part, la.Color):
            before.append("/".join(map(w.capital, w.bits(part.bits, w.COLORS))))
        elif isinstance(part, NoneOf) and isinstance(part.of, la.Color):
            before.append(w.capital(one.adjectives[0][1]))
        elif isinstance(part, NoneOf) and one.without:
            lacks += [_small(text) for text in one.without]
        elif isinstance(part, la.Between) and part.what == "cost":
            before.insert(0, one.with_[0].replace("a play cost of", "Play cost"))
        elif isinstance(part, AnyOf) and len({type(leaf) for leaf in part.of}) > 1:
            each = [described(leaf, telling) for leaf in grouped(part.of)]
            if all(leaf.with_ and not leaf.adjectives for leaf in each):
                after.append(" or w/".join(_small(leaf.with_[0]) for leaf in each))
            else:
                before.append("/".join(short(leaf, telling) for leaf in part.of))
        elif one.name and not one.ending():
            before.append(one.name.replace(" or ", "/").replace(", ", "/"))
        elif one.with_ and not one.adjectives:
            after.append(_small(one.with_[0]))
        else:
            before.append(noun(part, telling))
    if not before:
        return listed(after, "and") or "Digimon"
    having = f" w/{listed(after, 'and')}" if after else ""
    return " ".join(before) + having + "".join(f" w/o {text}" for text in lacks)


def _leveled(item: Filter) -> bool:
    """Whether it asks for a level and for something else."""
    return isinstance(item, AllOf) and any(
        isinstance(part, la.Between) and part.what == "level" for part in item.of
    )


def _small(text: str) -> str:
    """Without articles: "[X] in name", "[X]/[Y] trait"."""
    return text.removeprefix("the ").replace(" its ", " ").replace("] or [", "]/[")
