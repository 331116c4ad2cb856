"""The tables of a `Distance`, written from the actions of `engine.yugioh.worth.ways`.

Only what may matter for the board is kept: an action counts for less the more others stand between
it and the board.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import accumulate, chain
from typing import Final

from engine.counted import Condition
from engine.sealed import sealed
from engine.yugioh.game import YugiohGame
from engine.yugioh.worth.distance import PLACES, Distance, Lists
from engine.yugioh.worth.ways import Action, Fact, Ways

_LESS: Final = 0.8  # what is one action further from the board matters so much less
_LEAST: Final = 0.01  # what matters less is left out


def distance_to(game: YugiohGame, wanted: Sequence[Condition]) -> Distance:
    """The tables for a board that meets all of these conditions."""
    ways = Ways(game)
    goal = [
        (ways.facts(one.filter, one.places), one.least)
        for one in wanted if one.least
    ]  # fmt: skip
    matter = _mattering(ways.actions, (fact for facts, _ in goal for fact in facts))
    kept = []
    for action in ways.actions:
        moves = [move for move in action.moves if move[1] in matter and move[0] != move[1]]
        if moves and all(facts for facts, _ in action.needs):
            kept.append((max(matter[after] for _, after in moves), action, moves))
    kept.sort(key=lambda one: one[0])  # what comes first in a line mostly comes first
    facts: dict[Fact, int] = {}
    classes: dict[tuple[tuple[int, int, int], ...], int] = {}
    rows: list[int] = []
    owning, asking, moving, counting = (defaultdict[int, list[int]](list) for _ in range(4))
    for _, action, moves in kept:
        begin = len(rows)
        row = [_number(facts, fact) for fact in action.own]
        for number in row:
            owning[number].append(begin)
        for need, least in action.needs:
            number = classes.setdefault(need, len(classes))
            asking[number].append(begin)
            row += [number, least]
        for before, after in moves:
            row += [-1 if before is None else _number(facts, before), _number(facts, after)]
            moving[row[-2]] += [begin, row[-1]]
        head = [int(action.normal), int(action.fresh), *action.limit, action.price,
                len(action.own), len(action.needs), 0]  # fmt: skip
        rows += [begin + 1 + len(head) + len(row), *head, *row]
    found = Distance()
    found.actions = sealed(rows)
    found.wanted = sealed(
        number
        for items, least in goal
        for number in (len(items), least, *(_number(facts, fact) for fact in items))
    )
    for need, number in classes.items():
        for index, place, counts in need:
            counting[_number(facts, (index, place))] += [number, counts]
    found.classes = _lists(counting, len(facts))
    found.owning = _lists(owning, len(facts))
    found.moving = _lists(moving, len(facts))
    found.asking = _lists(asking, len(classes))
    numbers = [-1] * (len(game.cards) * PLACES)
    for (index, place), number in facts.items():
        numbers[index * PLACES + place] = number
    found.fact_of = sealed(numbers)
    found.price, found.there, found.spare, found.lower, found.is_lower = (
        sealed([0] * len(facts)) for _ in range(5)
    )
    found.pay = sealed([0] * (len(facts) + 1))
    found.least, found.have = (sealed([0] * len(classes)) for _ in range(2))
    return found


def _mattering(actions: Sequence[Action], wanted: Iterable[Fact]) -> dict[Fact, float]:
    """The facts that may matter for these, and how much."""
    found = dict.fromkeys(wanted, 1.0)
    changed = True
    while changed:
        changed = False
        for action in actions:
            most = max((found.get(after, 0.0) for _, after in action.moves), default=0.0)
            asked = [(fact, most) for fact in action.own]
            asked += [((index, place), most)
                      for need, _ in action.needs for index, place, _ in need]  # fmt: skip
            asked += [(before, found.get(after, 0.0)) for before, after in action.moves
                      if before is not None]  # fmt: skip
            for fact, much in asked:
                if much * _LESS > max(found.get(fact, 0.0), _LEAST):
                    found[fact] = much * _LESS
                    changed = True
    return found


def _number(facts: dict[Fact, int], fact: Fact) -> int:
    return facts.setdefault(fact, len(facts))


def _lists(lists: dict[int, list[int]], size: int) -> Lists:
    found = Lists()
    rows = [lists.get(number, []) for number in range(size)]
    found.list_from = sealed(accumulate((len(row) for row in rows), initial=0))
    found.items = sealed(chain.from_iterable(rows))
    return found
