"""What a goal file means for a Digimon deck; `goal_file` reads it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
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
from cli.options import TURNS
from cli.output import Output
from decklists import DigimonDeck, digimon_catalog
from decklists.lines import shown
from decklists.names import did_you_mean, name_key, nearest
from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.compiler.printed import names_of
from engine.digimon.game import DigimonGame
from engine.digimon.language.card import KEYWORDS, Card
from engine.digimon.solo.goals import DEFAULT, MOST_GOALS, PLACES, Brick, Goal, NamedGoal, Term
from engine.digimon.wording import filter_text
from engine.filters import ANY, AllOf, Filter
from search.digimon import SoloSpec

if TYPE_CHECKING:
    from cli.goal_schema import DigimonBrick, DigimonCards, DigimonGoals, DigimonPlaced

_ALL = 1000  # more than there can be


def goal_for(goal: str | None, deck: DigimonDeck, game: DigimonGame) -> tuple[Goal, str]:
    """What to play for, and the file that says so: the user's, or the one of a bundled deck."""
    found = goal_text(goal, deck)
    return (load_goal(*found, game), found[1]) if found else (DEFAULT, "")


def played_for(spec: SoloSpec, goal: Goal, source: str, asked: str | None, out: Output) -> SoloSpec:
    """These own turns with a goal of `goal_for`.

    Against an opponent who uses the memory they get, the goal that comes with a deck is only
    measured, and the chance to win is played for, unless a goal was asked for. Says where that is
    a guess.
    """
    measured = bool(source) and asked is None and not spec.passive
    spec = replace(spec, measured=goal) if measured else replace(spec, goal=goal)
    if spec.to_win and spec.turns != TURNS:
        out.note(
            f"the chance to win was learned from hands of {TURNS} own turns; with --turns "
            f"{spec.turns} it is a guess, in which only hands of one deck compare"
        )
    return spec


def load_goal(text: str, source: str, game: DigimonGame) -> Goal:
    """The goal in this text, for the deck of this game.

    `source` is what errors name. Raises CommandError for what is not a goal file, or speaks of
    cards that the deck does not have.
    """
    return load(text, source, "digimon", lambda file: _goal(file, game))


def _goal(file: "DigimonGoals", game: DigimonGame) -> Goal:
    names = [named.name for named in file.goal]
    check_names(names, MOST_GOALS)
    terms = tuple(
        Term(
            *_placed(item, game, ("score", number)),
            item.points,
            item.most or (1 if item.each == "card" else _ALL),
            item.each,
        )
        for number, item in enumerate(file.score)
    )
    goals = []
    for number, named in enumerate(file.goal):
        must, any_ = conditions_of(named, number, lambda item, path: _placed(item, game, path))
        if not must and not any_ and named.level is None:
            raise GoalError(
                ("goal", number), "expected 'all', 'any', 'none' or 'level' in [[goal]]"
            )
        goals.append(
            NamedGoal(named.name, must, named.points, named.by or 0, named.level or 0, any_)
        )
    return Goal(file.name, terms, tuple(goals), _brick(file.brick, names), file.memory or 0)


def _brick(brick: "int | str | DigimonBrick | None", names: list[str]) -> Brick:
    """What makes a brick: points, the name of a goal, or a level; the default if left out."""
    if brick is None:
        return Brick()
    if isinstance(brick, int):
        return Brick(below=brick)
    if isinstance(brick, str):
        known = {name: name for name in names}
        if not known:
            raise GoalError(("brick",), f"key 'brick': no [[goal]] has the name {shown(brick)}")
        return Brick(goal=values_of(brick, known, ("brick",))[0])
    return Brick(brick.level, brick.by)


def _placed(item: "DigimonPlaced", game: DigimonGame, path: Path_) -> tuple[Filter, int]:
    """The cards that are meant, and where."""
    filter_ = _filter(item, game, path)
    if item.in_ == "security" and filter_ != ANY:
        problem = "nobody knows the security cards; they can only be counted"
        raise GoalError(path, f"{problem}{where((*path, ''))}")
    return filter_, PLACES[item.in_]


def _filter(item: "DigimonCards", game: DigimonGame, path: Path_) -> Filter:
    """The cards that are meant; the deck must have one."""
    deck = [card for card in game.cards if card.number]
    parts: list[Filter] = []
    if item.card is not None:
        parts.append(_card(item.card, deck, (*path, "card")))
    if item.name_has is not None:
        parts.append(la.NameHas(_part_of_name(item.name_has, deck, (*path, "name_has"))))
    if item.category is not None:
        kinds = {name: bit for bit, name in v.KIND_NAMES.items()}
        bits = values_of(item.category, kinds, (*path, "category"))
        parts.append(la.Kind(reduce(or_, bits)))
    if item.level is not None:
        levels = [item.level] if isinstance(item.level, int) else item.level
        if not levels:
            raise GoalError(
                (*path, "level"), "key 'level': expected at least one, found an empty list"
            )
        parts.append(_any_of(la.level(number) for number in levels))
    if item.color is not None:
        colors = {name: bit for bit, name in v.COLOR_NAMES.items()}
        parts.append(la.Color(reduce(or_, values_of(item.color, colors, (*path, "color")))))
    if item.trait is not None:
        known = {trait: trait for card in deck for trait in card.traits}
        parts.append(_any_of(map(la.Trait, values_of(item.trait, known, (*path, "trait")))))
    wanted = AllOf(tuple(parts))
    if parts and not _in_deck(wanted, game):
        cards = filter_text(wanted, several=True)
        raise GoalError(path, f"the deck has no {cards}{where((*path, ''))}")
    if item.dp is not None:
        parts.append(la.dp(least=item.dp))
    if item.keyword is not None:
        keywords = {name: name for name in KEYWORDS}
        name = values_of(item.keyword, keywords, (*path, "keyword"))[0]
        parts.append(la.HasKeyword(name))
    if item.with_ is not None:
        parts.append(la.HasUnder(_filter(item.with_, game, (*path, "with"))))
    return AllOf(tuple(parts)) if parts else ANY


def _in_deck(static: Filter, game: DigimonGame) -> bool:
    """Whether a card of the deck has these facts; the compiler has tabulated which do."""
    compiler = game.compiler
    rows = compiler.filter_rows[compiler.filter(static, v.FIELD)]
    tables = list(compiler.static_rows)
    return any(
        fits and card.number
        for row, _ in rows
        for fits, card in zip(tables[row], game.cards, strict=True)
    )


def _any_of(filters: Iterable[Filter]) -> Filter:
    return reduce(or_, filters)


def _card(name: str, deck: Sequence[Card], path: Path_) -> Filter:
    """The cards of the deck with this name, or the one with this card number."""
    for card in deck:
        if name_key(name) in (name_key(card.number), name_key(f"{card.name} {card.number}")):
            return la.Numbered(card.number)
    names = {name_key(one): one for card in deck for one in names_of(card)}
    if name_key(name) in names:
        return la.Named(names[name_key(name)])
    cards = digimon_catalog()
    near = nearest(name, names)
    known = cards.get(name.strip().upper())
    if known is not None:
        raise GoalError(path, f"{known.name} {known.number} is not in the deck")
    if found := cards.named(name):
        raise GoalError(path, f"{found[0].name} is not in the deck{did_you_mean(near)}")
    near = near or cards.suggest(name)
    raise GoalError(path, f"no card has the name or number {shown(name)}{did_you_mean(near)}")


def _part_of_name(text: str, deck: Sequence[Card], path: Path_) -> str:
    """This part of a name as the cards of the deck write it."""
    for card in deck:
        for name in (*names_of(card), *card.name_parts):
            at = name.casefold().find(text.casefold())
            if at >= 0:
                return name[at : at + len(text)]
    raise GoalError(path, f"no card of the deck has {shown(text)} in its name")
