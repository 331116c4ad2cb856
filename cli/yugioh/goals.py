"""What a goal file means for a Yu-Gi-Oh deck; `goal_file` reads it."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from cli.goal_file import (
    GoalError,
    Path_,
    check_names,
    conditions_of,
    goal_text,
    load,
    values_of,
    where,
)
from cli.yugioh import own
from decklists import Deck, catalog
from decklists.lines import shown
from decklists.names import did_you_mean, name_key, nearest
from engine.effects import walk
from engine.filters import ANY, AllOf, Filter
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.game import YugiohGame
from engine.yugioh.telling.phrases import names
from engine.yugioh.wording import filter_text
from engine.yugioh.worth.goals import DEFAULT, MOST_GOALS, PLACES, Goal, NamedGoal, Term

if TYPE_CHECKING:
    from cli.goal_schema import Cards, Placed, YugiohGoals


def goal_for(goal: str | None, deck: Deck, game: YugiohGame) -> tuple[Goal, str]:
    """What to play for, and the file that says so: the user's, or the one of a bundled deck."""
    found = goal_text(goal, deck)
    return (load_goal(*found, game), found[1]) if found else (DEFAULT, "")


def load_goal(text: str, source: str, game: YugiohGame) -> Goal:
    """The goal in this text, for the deck of this duel.

    `source` is what errors name. Raises CommandError for what is not a goal file, or speaks of
    cards that the deck does not have.
    """
    return load(text, source, "yugioh", lambda file: _goal(file, game))


def _goal(file: "YugiohGoals", game: YugiohGame) -> Goal:
    """The goal that a file means."""

    def placed(item: "Placed", path: Path_) -> tuple[Filter, int]:
        return _filter(item, game, path), PLACES[item.in_]

    check_names([named.name for named in file.goal], MOST_GOALS)
    goals = []
    for number, named in enumerate(file.goal):
        must, any_ = conditions_of(named, number, placed)
        if not must and not any_:
            raise GoalError(("goal", number), "expected 'all', 'any' or 'none' in [[goal]]")
        goals.append(NamedGoal(named.name, must, named.points, any_))
    return Goal(
        file.name,
        tuple(
            Term(*placed(item, ("score", number)), item.points, item.most)
            for number, item in enumerate(file.score)
        ),
        tuple(goals),
        file.brick,
        tuple((_passcode(name, game, ("roles", name)), role) for name, role in file.roles.items()),
    )


def _filter(item: "Cards", game: YugiohGame, path: Path_) -> Filter:
    """The cards that are meant; the deck must have one."""
    parts: list[Filter] = []
    if item.card is not None:
        parts.append(la.Named(_passcode(item.card, game, (*path, "card"))))
    for key, table, leaf in (
        ("type", v.TYPE_NAMES, la.Type),
        ("race", v.RACE_NAMES, la.Race),
        ("attribute", v.ATTRIBUTE_NAMES, la.Attribute),
    ):
        words = getattr(item, key)
        if words is not None:
            bits = values_of(words, {name: bit for bit, name in table.items()}, (*path, key))
            parts.append(leaf(reduce(or_, bits)))
    if item.series is not None:
        parts.append(_series(item.series, (*path, "series")))
    wanted = AllOf(tuple(parts))
    if parts and not _in_deck(wanted, game):
        told = filter_text(wanted, names(game), one=True)
        raise GoalError(path, f"no card of the deck is {told}{where((*path, ''))}")
    if item.face is not None:
        parts.append(la.State("face-up" if item.face == "up" else "face-down"))
    if item.position is not None:
        defense = la.State("defense-position")
        parts.append(defense if item.position == "defense" else ~defense)
    if item.equipped_with is not None:
        inner = _filter(item.equipped_with, game, (*path, "equipped_with"))
        parts.append(la.EquippedWith(inner))
    return AllOf(tuple(parts)) if parts else ANY


def _in_deck(static: Filter, game: YugiohGame) -> bool:
    """Whether a card of the deck has these facts; the compiler has tabulated which do."""
    compiler = game.compiler
    rows = compiler.filter_rows[compiler.filter(static)]
    tables = list(compiler.static_rows)
    return any(
        fits and card.passcode
        for row, _ in rows
        for fits, card in zip(tables[row], game.cards, strict=True)
    )


def _passcode(name: str | int, game: YugiohGame, path: Path_) -> int:
    """The card of the deck with this name or passcode."""
    cards = catalog()
    deck = {name_key(card.name): card for card in game.cards if card.passcode}
    if isinstance(name, int):
        passcode = cards.fold(name)
        if any(card.passcode == passcode for card in deck.values()):
            return passcode
        known = cards.get(passcode)
        if known is None:
            raise GoalError(path, f"no card has the passcode {name}")
        raise GoalError(path, f"{known.name} ({name}) is not in the deck")
    if name_key(name) in deck:
        return deck[name_key(name)].passcode
    near = nearest(name, {key: card.name for key, card in deck.items()})
    known = cards.find(name)
    if known is not None:
        raise GoalError(path, f"{known.name} is not in the deck{did_you_mean(near)}")
    near = near or cards.suggest(name)
    raise GoalError(path, f"no card has the name {shown(name)}{did_you_mean(near)}")


def _series(series: str | int, path: Path_) -> la.Series:
    """A series by its set code, or by its name."""
    if isinstance(series, int):
        return la.Series(series, f"series {series:#x}")
    named = own.libraries()[0].manifest.series.items()
    known = {name_key(name): la.Series(code, name) for name, code in named}
    phrases = walk(tuple(definitions().values()))
    known |= {name_key(item.name): item for item in phrases if isinstance(item, la.Series)}
    found = known.get(name_key(series))
    if found is None:
        near = nearest(series, {key: item.name for key, item in known.items()})
        hint = did_you_mean(near) or "; give its set code, such as 0x1a8"
        raise GoalError(path, f"unknown series {shown(series)}{hint}")
    return found
