"""What to play for: a goal as data, and the tables of a value for one duel.

The default value is derived from the definitions alone: see `interruptions`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from engine.counted import Condition
from engine.filters import Filter
from engine.sealed import sealed
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.worth import value as va
from engine.yugioh.worth.distance_tables import distance_to
from engine.yugioh.worth.interruptions import hand_traps, interrupting

# What a card of a deck is for.
Role = Literal["starter", "extender", "hand trap", "brick"]

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
    """All of these conditions met together and, if there are any of `any`, one of them as well."""

    name: str
    all: tuple[Condition, ...]
    points: int = 0
    any: tuple[Condition, ...] = ()


@dataclass(frozen=True)
class Goal:
    """What the player wants; `brick` is the score below which a hand is a brick. With `bare`
    nothing but the points counts of a board that meets a named goal.

    `roles` are cards by passcode that the player says to be starters, extenders, hand traps or
    bricks: statistics are told by them, no board is worth another score.
    """

    name: str = "default"
    terms: tuple[Term, ...] = ()
    goals: tuple[NamedGoal, ...] = ()
    brick: int | None = None
    roles: tuple[tuple[int, Role], ...] = ()
    bare: bool = False


DEFAULT = Goal()


def filters_of(goal: Goal) -> Iterable[Filter]:
    """Every filter that a goal speaks of; the compiler must know them."""
    for term in goal.terms:
        yield term.filter
    for named in goal.goals:
        for condition in (*named.all, *named.any):
            yield condition.filter


def value_of(game: YugiohGame, goal: Goal = DEFAULT) -> va.Value:
    """The tables of the value of a goal, for this duel."""
    value = va.Value(goal.bare)
    compiler = game.compiler
    value.interrupting = interrupting(game)
    value.follow_hand = sealed(_follow(card, v.HAND) for card in game.cards)
    value.follow_grave = sealed(_follow(card, v.GRAVE) for card in game.cards)
    traps = hand_traps(game)
    value.in_hand = sealed(_in_hand(card, card.passcode in traps) for card in game.cards)
    value.in_grave = sealed(_in_grave(card) for card in game.cards)
    terms: list[int] = []
    for term in goal.terms:
        terms += [compiler.filter(term.filter), term.places, term.most, term.points]
    value.terms = sealed(terms)
    goals: list[int] = []
    requirements: list[int] = []
    for named in goal.goals:
        ends = [len(requirements) // va.REQUIREMENT_SIZE]
        for conditions in (named.all, named.any):
            for one in conditions:
                requirements += [compiler.filter(one.filter), one.places, one.least, one.most]
            ends.append(len(requirements) // va.REQUIREMENT_SIZE)
        goals += [named.points, *ends]
    value.goals = sealed(goals)
    value.requirements = sealed(requirements)
    if goal.bare:
        value.distance = distance_to(game, goal.goals[0].all)
    compiler.refresh_filters(game.state.t)
    return value


def _follow(card: la.Card, place: int) -> int:
    """Points for effects that the card offers next turn from this place."""
    effects = [item for item in card.effects if isinstance(item, la.Effect) and item.do]
    usable = [
        item for item in effects
        if isinstance(item, (la.Ignition, la.Quick)) and item.where & place
    ]  # fmt: skip
    return va.FOLLOW_UP if usable else 0


def _in_hand(card: la.Card, is_hand_trap: bool) -> int:
    """Points for the card in hand; a hand trap is worth no less there than as a monster."""
    points = va.CARD + _follow(card, v.HAND)
    if is_hand_trap and card.type & v.MONSTER:
        points += va.BODY + max(card.attack, 0) // va.ATTACK_STEP
    return points


def _in_grave(card: la.Card) -> int:
    """Points for the card in the GY."""
    return _follow(card, v.GRAVE) - (va.SPENT if card.type & v.EXTRA_DECK_TYPES else 0)
