"""Replays walks: random legal lines of the reference engine with nothing but their open states.

Source: walks/*.jsonl.gz, a trace of one line in each line.  Left aside are what does not change
what can be done: which Spell & Trap Zone a card is in, and whether a monster was summoned properly
that could be Normal Summoned or Set, or that effects of certain cards alone ever summon: the
reference engine does not note it of these (Drytron Zeta Aldhibah), and nothing asks for it.
"""

import gzip
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.language import Card, SummonAsMonster
from tests.golden.nearest import NearestSearch
from tests.golden.replay import (
    TOO_MANY,
    UNTOLD,
    Commands,
    Form,
    MismatchError,
    Name,
    Position,
    Recorded,
    Search,
    replay,
)  # fmt: skip

Walk = dict[str, Any]

# Inner choices tried for one walk; those that replay need some hundreds, few of them 65,000.
MOST_CHOICES: Final = 200_000
SPECIAL: Final = v.FUSION | v.RITUAL | v.SYNCHRO | v.XYZ | v.LINK
ZONE, CODE, PROPER, MATERIALS = 0, 1, 6, 8  # in a monster's row of a position
LAST_MAIN_ZONE: Final = 4
NO_FACTS: Final[dict[int, Card]] = {}


def load(file: Path) -> list[Walk]:
    """The walks of a file."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def name_of(walk: Walk) -> str:
    """How a walk is called: its deck and a number."""
    return str(walk["input"]["name"])


class Walked(Form):
    """What of a walk is compared: no commands of cards that have no definition, and of those that
    are played in part only that each of ours is legal.  A command that brings such a card into play
    is not missed: they are never summoned by an effect.
    """

    def __init__(self, walk: Walk, facts: dict[int, Card]) -> None:
        known = facts | definitions()
        not_whole = undefined(walk, facts)
        self.partly = {card for card in not_whole if card in known and known[card].defined}
        self.undefined = not_whole - self.partly
        played = (known[card] for card in deck_of(walk) if card in known)
        # The card that each form of a Trap is: "Special Summon this card as a Normal Monster".
        self.forms = {
            node.passcode: card.passcode
            for card in played
            for node in card.walk()
            if isinstance(node, SummonAsMonster)
        }
        self.special = {
            card.passcode for card in (facts | definitions()).values() if _is_special(card)
        }

    def position(self, position: Position) -> Position:
        monsters = [
            [*m[:PROPER], m[PROPER] if m[CODE] in self.special else None, *m[PROPER + 1 :]]
            for m in map(self._itself, position["mzone"])
        ]
        spells = sorted([code, face] for _, code, face in position["szone"])
        return position | {"mzone": monsters, "szone": spells}

    def _itself(self, monster: list[Any]) -> list[Any]:
        """A monster; of a form, which has its card with it, the card that it is."""
        if monster[CODE] not in self.forms:
            return monster
        card = self.forms[monster[CODE]]
        with_it = [code for code in monster[MATERIALS] if code != card]
        return [monster[ZONE], card, *monster[CODE + 1 : MATERIALS], with_it,
                *monster[MATERIALS + 1 :]]  # fmt: skip

    def seat(self, place: str, zone: int | None) -> int | None:
        return zone if place == "mzone" else None

    def named(self, items: Iterable[Sequence[Any]]) -> Commands:
        return super().named(i for i in items if len(i) == 1 or i[1] not in self.undefined)

    def comparable(self, ours: Commands, state: Recorded) -> Commands:
        brings = self.named([_as_listed(state.before)]) if state.before else {}
        return {
            name: frozenset([UNTOLD]) if self._in_part(name) else effects
            for name, effects in super().comparable(ours, state).items()
            if name in ours or not (self._in_part(name) or name in brings
                                    or self._by_pendulum(name, state.position))
        }  # fmt: skip

    def _by_pendulum(self, name: Name, position: Position) -> bool:
        """Whether this is a Pendulum Summon that such cards alone may allow."""
        cards = self.partly | self.undefined
        waiting = cards.intersection((*position["hand"], *position["extra_faceup"]))
        return bool(waiting) and name[0] == "spsummon" and name[2] == "szone"

    def _in_part(self, name: Name) -> bool:
        return len(name) > 1 and name[1] in self.partly


def _is_special(card: Card) -> bool:
    """Whether it matters that a monster was summoned properly: it can be neither Normal Summoned
    nor Set, and is not always summoned by the same cards.
    """
    by_itself = card.only_by_itself and card.only_with is None
    only = by_itself or card.first_by_itself or (card.special_only and not card.only_by_itself)
    return bool(only or card.type & SPECIAL)


class Zoneless(Walked):
    """The same without which Main Monster Zone a monster is in."""

    def position(self, position: Position) -> Position:
        position = super().position(position)
        monsters = ([max(m[ZONE], LAST_MAIN_ZONE), *m[CODE:]] for m in position["mzone"])
        return position | {"mzone": sorted(monsters, key=str)}

    def seat(self, place: str, zone: int | None) -> int | None:
        return None


def replay_walk(walk: Walk, facts: dict[int, Card] = NO_FACTS, most: int = MOST_CHOICES) -> int:
    """The number of open states compared; `MismatchError` if the walk differs.

    The reference draws in the order given until it shuffles, and puts monsters that are summoned
    together into the lowest zones in an order of its own.  So where a walk differs, it is tried
    again with any card drawn, and then without the zones; and where the inner choices are too many,
    in another order of search, and then with more of them.  `facts` are those of cards that have no
    definition.
    """
    last: MismatchError | None = None
    for kind, limit in ((Search, most // 10), (NearestSearch, most // 4), (Search, most)):
        for form, ordered in ((Walked, True), (Walked, False), (Zoneless, True)):
            try:
                return replay(
                    walk, 0, form(walk, facts), limit, kind, fixed_order=ordered, facts=facts
                )
            except MismatchError as mismatch:
                if last is None or mismatch.step > last.step or _too_many(last):
                    last = mismatch
        if last is None or not _too_many(last):
            break
    assert last is not None
    raise last


def _too_many(mismatch: MismatchError) -> bool:
    return mismatch.difference.cause == TOO_MANY


def deck_of(walk: Walk) -> set[int]:
    """The cards of a walk's deck."""
    return {card for part in ("hand", "main", "extra") for card in walk["input"][part]}


def undefined(walk: Walk, facts: dict[int, Card] = NO_FACTS) -> set[int]:
    """The cards of a walk's deck that are not played, or not whole."""
    known = facts | definitions()
    return {
        card for card in deck_of(walk)
        if card not in known or not known[card].defined or known[card].missing
    }  # fmt: skip


def without(walk: Walk, cards: set[int]) -> tuple[Walk, set[int]]:
    """The walk up to where one of these cards acts or comes into play, and which do so there."""
    line = walk["lines"][0]
    steps: list[dict[str, Any]] = []
    chosen: dict[str, Any] = {}
    for step in line["steps"]:
        found = cards.intersection(_in_play(step["state"]["snapshot"], walk))
        if found:
            break
        chosen = step["options"][step["chosen"]]
        found = cards.intersection(chosen.get("card", ())[:1])
        steps.append(step)
        if found:
            break
    else:
        found = cards.intersection(_in_play(line["end"]["snapshot"], walk))
        if not found:
            return walk, found
    steps[-1] = {key: value for key, value in steps[-1].items() if key != "chosen"}
    steps[-1]["before"] = chosen
    return walk | {"lines": [line | {"steps": steps, "end": {"reason": "left off"}}]}, found


def _as_listed(command: dict[str, Any]) -> Sequence[Any]:
    """A command that was chosen, in the form of those that are legal."""
    return [command["kind"], *command.get("card", ()), None]


def _in_play(snap: Position, walk: Walk) -> Iterator[int]:
    """The cards in play; what lies nowhere else is on the opponent's field."""
    known = Counter(card for part in ("hand", "main", "extra") for card in walk["input"][part])
    known.subtract((*snap["hand"], *snap["deck"], *snap["extra"], *_in_own_play(snap)))
    yield from _in_own_play(snap)
    yield from +known


def _in_own_play(snap: Position) -> Iterator[int]:
    for monster in snap["mzone"]:
        if not monster["type"] & v.TOKEN:
            yield monster["code"]
        yield from monster["overlay"]
    for card in (*snap["szone"], *snap["fzone"]):
        yield card["code"]
    yield from snap["grave"]
    yield from snap["extra_faceup"]
    for code, _ in snap["banished"]:
        yield code
