"""What to play for: a goal as data, and the tables of a value for one duel.

The default value is derived from the definitions alone: an effect disturbs if
it can be activated on the opponent's turn and negates, removes or locks.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.worth import value as va
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame

MOST_GOALS = 60  # what a search notes of a goal is one bit

PLACES = {
    "field": v.MZONE | v.SZONE, "monsters": v.MZONE, "spells": v.SZONE, "hand": v.HAND,
    "grave": v.GRAVE, "banished": v.BANISHED, "material": v.OVERLAY,
}  # fmt: skip


@dataclass(frozen=True)
class Term:
    """Points for each card that matches in a place, for at most `most` of them."""

    filter: Filter
    places: int
    points: int
    most: int = 1


@dataclass(frozen=True)
class NamedGoal:
    """Conditions met together: each (filter, places, least)."""

    name: str
    all: tuple[tuple[Filter, int, int], ...]
    points: int = 0


@dataclass(frozen=True)
class Goal:
    """What the player wants; `brick` is the score below which a hand is a brick."""

    name: str = "default"
    terms: tuple[Term, ...] = ()
    goals: tuple[NamedGoal, ...] = ()
    brick: int | None = None


DEFAULT = Goal()


def filters_of(goal: Goal) -> Iterable[Filter]:
    """Every filter that a goal speaks of; the compiler must know them."""
    for term in goal.terms:
        yield term.filter
    for named in goal.goals:
        for filter_, _, _ in named.all:
            yield filter_


def value_of(game: YugiohGame, goal: Goal = DEFAULT) -> va.Value:
    """The tables of the value of a goal, for this duel."""
    value = va.Value()
    compiler = game.compiler
    numbers = [n for row in disturbing(game) for n in row]
    value.disturb = vec[i64]([i64(n) for n in numbers])
    value.follow_hand = vec[i64]([i64(_follow(card, v.HAND)) for card in game.cards])
    value.follow_grave = vec[i64]([i64(_follow(card, v.GRAVE)) for card in game.cards])
    terms: list[int] = []
    for term in goal.terms:
        terms += [compiler.filter(term.filter), term.places, term.most, term.points]
    value.terms = vec[i64]([i64(n) for n in terms])
    goals: list[int] = []
    requirements: list[int] = []
    for named in goal.goals:
        first = len(requirements) // 3
        for filter_, places, least in named.all:
            requirements += [compiler.filter(filter_), places, least]
        goals += [named.points, first, len(requirements) // 3]
    value.goals = vec[i64]([i64(n) for n in goals])
    value.requirements = vec[i64]([i64(n) for n in requirements])
    compiler.refresh_filters(game.state.t)
    return value


def disturbing(game: YugiohGame) -> Iterable[tuple[int, int, int, int]]:
    """Disturbing effects of player 0's cards: effect, card, places, points."""
    state = game.state
    for effect, card in zip(state.pair_effect, state.pair_card, strict=True):
        if state.owner[card]:
            continue
        node = game.compiler.effect_nodes[effect]
        places = int(state.t.effects[effect * tb.EFFECT_SIZE + tb.E_WHERE])
        kind = disturbance_of(node, game.compiler.effect_cards[effect])
        if not kind:
            continue
        points = {"negate": va.NEGATION, "remove": va.REMOVAL, "lock": va.LOCK}[kind]
        if places & v.FIELD_PLACES:
            where = v.SZONE if isinstance(node, la.Activate) else places & v.FIELD_PLACES
            yield int(effect), int(card), where, points
        if places & v.GRAVE:
            yield int(effect), int(card), v.GRAVE, va.IN_GRAVE
        if places & v.HAND and not isinstance(node, la.Activate):
            yield int(effect), int(card), v.HAND, va.IN_HAND


def disturbance_of(effect: la.Effect, card: la.Card) -> str:
    """How an effect disturbs the opponent on their turn: negate, remove, lock, or "" for not."""
    if isinstance(effect, la.Activate):
        if not card.type & (v.TRAP | v.QUICK_PLAY):
            return ""
    elif isinstance(effect, la.Trigger):
        return effect.interrupts
    elif not isinstance(effect, la.Quick) or _only_own_turn(effect):
        return ""
    if any(isinstance(part, la.Answering) and part.to is not None for part in effect.condition):
        return ""  # it waits for an activation of its own player's
    return effect.interrupts or _strongest(effect.do)


def _only_own_turn(effect: la.Effect) -> bool:
    return any(isinstance(i, la.During) and i.whose == v.YOU for i in effect.condition)


def _strongest(steps: Iterable[object]) -> str:
    found = ""
    for step in steps:
        if isinstance(step, tuple):
            inner = _strongest(step)
        elif isinstance(step, (la.NegateActivation, la.Negate)):
            inner = "negate"
        elif isinstance(step, (la.Destroy, la.Banish, la.SendToGrave, la.ToDeck, la.AddToHand)):
            inner = "remove" if _may_hit_opponent(step.what) else ""
        elif isinstance(step, la.OneOf):
            inner = _strongest(step.options)
        elif isinstance(step, (la.IfDone, la.Then, la.Also, la.Optional, la.When)):
            inner = _strongest(step.do)
        else:
            inner = ""
        if inner == "negate" or not found:
            found = inner or found
    return found


def _may_hit_opponent(what: Node) -> bool:
    if isinstance(what, (la.Choose, la.Each, la.Random)):
        return bool(what.whose & v.OPPONENT) and bool(what.places & v.FIELD_PLACES)
    # Targets are chosen before; what they may be is in `target`, and effects
    # that target a card to remove it say `Chosen`.
    return isinstance(what, la.Chosen)


def _follow(card: la.Card, place: int) -> int:
    """Points for effects that the card offers next turn from this place."""
    effects = [item for item in card.effects if isinstance(item, la.Effect) and item.do]
    usable = [
        item for item in effects
        if isinstance(item, (la.Ignition, la.Quick)) and item.where & place
    ]  # fmt: skip
    return va.FOLLOW_UP if usable else 0
