"""Effects that are replaced with those of another monster: both are written into the card, each
under the condition that it has the one or the other.

Which monsters there are is known once per duel.  One can be chosen only if each of its effects can
be that of another card: what speaks of its own summon, or holds where it does not lie face-up, is
not taken over, and of a monster of which a part is not played nothing is.
Source: problem-solving card text, "replace this effect with that monster's original effects".
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.effects import Node, rebuilt, walk
from engine.filters import Filter, alternatives
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.compiler.filters import Defined, holds
from engine.yugioh.compiler.lending import RULES
from engine.yugioh.queries.terms import SENT_WAYS

# What says nothing of the card while it lies face-up in a Monster Zone.
_IDLE: Final = (la.InBattle, la.Lent, la.Note)
_RULES: Final = (
    *RULES, la.Ban, la.OnlySpecialSummon, la.FieldAttribute, la.FieldLevels, la.FieldType,
    la.InsteadOfDestruction,
)  # fmt: skip
# What is kept in mind by the card that says it.
_OF_ONE_CARD: Final = (
    la.BecomesEffect, la.BecomesMonster, la.Bond, la.Mark, la.MaterialsUsed, la.NegateBonded,
    la.StayRevealed, la.Unused, la.UseUp, la.UseUpAttribute,
)  # fmt: skip
_STATES: Final = ("attribute-left", "marked", "renamed", *SENT_WAYS)
_BY_COPY: Final = ("soft", "stay")


def with_copied(cards: list[la.Card]) -> list[la.Card]:
    """The cards of a duel; behind the effects of those that copy, the ones that they may have."""
    if not any(isinstance(node, la.BecomesMonster) for node in la.nodes_of(cards)):
        return cards
    originals = {card.passcode: found for card in cards if (found := _effects(card)) is not None}
    return [replace(card, effects=tuple(_with(card, cards, originals))) for card in cards]


def _with(
    card: la.Card, cards: Sequence[la.Card], originals: dict[int, tuple[Node, ...]]
) -> Iterator[Node]:
    copied: dict[int, None] = {}
    for item in card.effects:
        step = _copying(item)
        if step is None:
            yield item
            continue
        chosen = _choices(item, step.of) if isinstance(item, la.Effect) else []
        if not card.type & v.MONSTER:
            raise CompileError(f"{card.name}: no monster, and has the effects of one")
        if not isinstance(item, la.Effect) or len(chosen) != 1 or chosen[0].most != 1:
            raise CompileError(f"{card.name}: not one monster whose effects it has")
        fit = tuple(one.passcode for one in cards
                    if one.passcode in originals and _may_match(chosen[0].filter, one))  # fmt: skip
        copied |= dict.fromkeys(fit)
        yield _of_these(item, chosen[0], fit)
    for passcode in copied:
        yield from (_while(passcode, one) for one in originals[passcode])


def _copying(item: Node) -> la.BecomesMonster | None:
    found = [node for node in item.walk() if isinstance(node, la.BecomesMonster)]
    return found[0] if found else None


def _choices(item: la.Effect, of: Node) -> list[la.Choose]:
    """The choices that are meant; without names the targets, or the others."""
    names = of.names if isinstance(of, la.Chosen) else ()
    for steps in (item.target, (item.cost, item.do)):
        found = [node for node in walk(steps)
                 if isinstance(node, la.Choose) and (not names or node.name in names)]  # fmt: skip
        if found:
            return found
    return []


def _of_these(item: la.Effect, choice: la.Choose, fit: tuple[int, ...]) -> la.Effect:
    """The effect with such monsters alone to choose from, while it is not replaced."""
    narrowed = replace(choice, filter=choice.filter & Defined(fit))
    changed: la.Effect = rebuilt(item, lambda node: narrowed if node == choice else node)
    return replace(changed, condition=(la.HasEffectsOf(), *item.condition))


def _may_match(item: Filter, card: la.Card) -> bool:
    """Whether the card can match by what no effect changes of it."""
    return any(
        all(_certain(leaf, card) in (wanted, None) for leaf, wanted in row)
        for row in alternatives(item)
    )


def _certain(leaf: Filter, card: la.Card) -> bool | None:
    """Whether this is so of the card, whatever was done to it; None where that depends."""
    if isinstance(leaf, la.Between) and leaf.what in ("level", "rank", "link"):
        return None if holds(la.Between(leaf.what), card) else False
    if isinstance(leaf, la.Original | la.Mentions):
        return holds(leaf, card)
    if isinstance(leaf, la.Type) and not leaf.bits & v.TUNER:
        return holds(leaf, card)
    return None


def _effects(card: la.Card) -> tuple[Node, ...] | None:
    """The effects that another card can have of this monster; None if some are not such."""
    if not card.type & v.MONSTER or not card.defined or card.missing:
        return None
    found: list[Node] = []
    groups: dict[str, str] = {}
    index = 0
    for item in card.effects:
        if isinstance(item, la.Effect):
            if item.do and (not item.where or item.where & v.MZONE):
                if isinstance(item, la.Activate) or any(map(_is_kept, item.walk())):
                    return None
                found.append(replace(item, limit=_limits(card, item.limit, index, groups)))
            index += 1
        elif not isinstance(item, _IDLE) and not _is_elsewhere(item):
            rules = item.rules if isinstance(item, la.While) else (item,)
            if not all(isinstance(rule, _RULES) for rule in rules):
                return None
            if any(map(_is_kept, item.walk())):
                return None
            found.append(item)
    return tuple(found)


def _is_elsewhere(item: Node) -> bool:
    """Whether these continuous effects are those of a card in a Spell & Trap or Pendulum Zone."""
    return isinstance(item, la.While) and (item.scale or item.as_trap)


def _is_kept(node: Node) -> bool:
    if isinstance(node, la.State):
        return node.name in _STATES
    if isinstance(node, la.Event):
        return node.formerly_by is not None
    if isinstance(node, la.WasSummoned):
        return node.by is not None
    return isinstance(node, _OF_ONE_CARD)


def _limits(
    card: la.Card, limit: la.Limit | tuple[la.Limit, ...] | None, index: int, groups: dict[str, str]
) -> la.Limit | tuple[la.Limit, ...] | None:
    """The limits for a copy: those by name are shared with the monster itself.

    Of those by copy each monster has the same ones: they are only more used up than they must be
    for a card that copies two in a turn.
    """
    if limit is None:
        return None
    if isinstance(limit, tuple):
        return tuple(_one_limit(card, one, index, groups) for one in limit)
    return _one_limit(card, limit, index, groups)


def _one_limit(card: la.Card, limit: la.Limit, index: int, groups: dict[str, str]) -> la.Limit:
    key = limit.group or f"#{index}"
    if limit.scope in _BY_COPY:
        return replace(limit, group=groups.setdefault(key, f"copied {len(groups)}"))
    return replace(limit, group=key, of=card.passcode)


def _while(passcode: int, item: Node) -> Node:
    """The effect, or rule, as long as the card has the effects of this monster."""
    held = la.HasEffectsOf(passcode)
    if isinstance(item, la.Effect | la.While):
        return replace(item, condition=(held, *item.condition))
    return la.While((held,), (item,))
