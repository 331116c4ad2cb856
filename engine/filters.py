"""Filters: predicates over cards, as data.

A game gives the leaves (`engine/yugioh/language`); here they are joined with
`&`, `|` and `~` and brought to a disjunction of conjunctions, which is what the
compilers of both games tabulate.
"""

from engine.effects import Node


class Filter(Node):
    """A predicate over one card."""

    def __and__(self, other: "Filter") -> "Filter":
        return AllOf((*_parts(self, AllOf), *_parts(other, AllOf)))

    def __or__(self, other: "Filter") -> "Filter":
        return AnyOf((*_parts(self, AnyOf), *_parts(other, AnyOf)))

    def __invert__(self) -> "Filter":
        return self.of if isinstance(self, NoneOf) else NoneOf(self)


class AllOf(Filter):
    """Every one of `of`; with none, any card."""

    of: tuple[Filter, ...] = ()


class AnyOf(Filter):
    """At least one of `of`."""

    of: tuple[Filter, ...] = ()


class NoneOf(Filter):
    """Not `of`."""

    of: Filter = AllOf()


ANY = AllOf()


def _parts(item: Filter, kind: type[Filter]) -> tuple[Filter, ...]:
    return item.of if isinstance(item, (AllOf, AnyOf)) and isinstance(item, kind) else (item,)


def alternatives(item: Filter, positive: bool = True) -> list[list[tuple[Filter, bool]]]:
    """`item` as a disjunction of conjunctions of leaves, each (leaf, wanted truth)."""
    if isinstance(item, NoneOf):
        return alternatives(item.of, not positive)
    if isinstance(item, (AllOf, AnyOf)):
        if isinstance(item, AllOf) is positive:
            rows: list[list[tuple[Filter, bool]]] = [[]]
            for part in item.of:
                rows = [row + more for row in rows for more in alternatives(part, positive)]
            return rows
        return [row for part in item.of for row in alternatives(part, positive)]
    return [[(item, positive)]]
