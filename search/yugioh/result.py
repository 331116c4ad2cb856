"""What a search found, as plain data: what is printed, and what the tables are built from.

Everything but `seconds` is the same for the same deck, hand, goal and limits. `to_json` is the
schema of `endboard search --format json`; `docs/json.md` describes it field by field.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from search.limits import Limits

# `proved`: every line was played. `incomplete`: every line of what is played, and cards that are
# not played whole are within reach. `budget`: not every one; `Result.stopped_by` says why.
Status = Literal["proved", "incomplete", "budget", "interrupted"]
# Which limit ended the search; `draws` are chance decisions, which are not looked behind.
StoppedBy = Literal["nodes", "time", "draws"]
# What became of the named goals: one was reached, none can be, or nobody knows.
GoalStatus = Literal["reached", "unreachable", "undecided"]


class CardName(NamedTuple):
    """A card by passcode and name."""

    passcode: int
    name: str

    def to_json(self) -> dict[str, Any]:
        """The card in the form that all outputs share."""
        return {"passcode": self.passcode, "name": self.name}


@dataclass(frozen=True)
class Step:
    """One command of a line in plain words: what it did, and then what was chained to it."""

    text: str
    chained: tuple[str, ...] = ()


@dataclass(frozen=True)
class Interruption:
    """An effect of the end board that can be used against the opponent on their turn.

    `place` is field, grave or hand (a hand trap); `kind` is negate, remove, lock, summon or draw;
    `uses` is how often in one turn, all copies of the card together where they share that; `text`
    is the effect in plain words: its cost, its targets, what it does.
    """

    card: CardName
    place: str
    kind: str
    uses: int
    text: str

    def to_json(self) -> dict[str, Any]:
        """The interruption as plain data."""
        return {**self.card.to_json(), "place": self.place, "kind": self.kind,
                "uses": self.uses, "text": self.text}  # fmt: skip


@dataclass(frozen=True)
class Board:
    """An end board: what is left after the End Phase has been played, and a line to it.

    `score` is what boards are compared by first: the points of the goal, or without a goal those
    of the default value, which are `points` in both cases. `zones` is plain data; `picture` is
    the board drawn as text.
    """

    score: int
    points: int
    goals: tuple[str, ...]
    interruptions: tuple[Interruption, ...]
    zones: Mapping[str, Any]
    line: tuple[Step, ...]
    position: str
    seen_by_opponent: str
    moves: str
    picture: str
    tables: tuple[Mapping[str, Any], ...] = ()

    @property
    def uses(self) -> tuple[int, int]:
        """How often its effects interrupt: those on the field and in the GY, and hand traps."""
        held = sum(item.uses for item in self.interruptions if item.place == "hand")
        return sum(item.uses for item in self.interruptions) - held, held

    def to_json(self) -> dict[str, Any]:
        """The board as plain data; the drawing is left to the reader."""
        return {
            "score": self.score,
            "points": self.points,
            "goals": list(self.goals),
            "interruptions": [item.to_json() for item in self.interruptions],
            "zones": dict(self.zones),
            "line": _line(self.line),
            "position": self.position,
            "seen_by_opponent": self.seen_by_opponent,
            "moves": self.moves,
        }


@dataclass(frozen=True)
class Outcome:
    """One outcome of a draw or another random event, and the best end board found behind it.

    `estimated` where nothing was searched: it is what ending the turn right then would leave.
    """

    text: str
    chance: float
    score: float
    estimated: bool

    def to_json(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return {
            "text": self.text,
            "chance": round(self.chance, 6),
            "score": round(self.score, 3),
            "estimated": self.estimated,
        }


@dataclass(frozen=True)
class Prospect:
    """A line that ends in a draw: `score` is the average over its outcomes.

    Without `outcomes` it is estimated: of what ending the turn right after the draw would leave.
    """

    score: float
    line: tuple[Step, ...]
    moves: str
    outcomes: tuple[Outcome, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The prospect as plain data."""
        return {
            "score": round(self.score, 3),
            "line": _line(self.line),
            "moves": self.moves,
            "outcomes": [outcome.to_json() for outcome in self.outcomes],
        }


@dataclass(frozen=True)
class ValueUsed:
    """What the boards were valued by: the goal's name and file, its named goals, its threshold."""

    name: str
    source: str = ""
    goals: tuple[str, ...] = ()
    brick: int | None = None

    def to_json(self) -> dict[str, Any]:
        """The value as plain data."""
        return {
            "name": self.name,
            "source": self.source or None,
            "goals": list(self.goals),
            "brick": self.brick,
        }


@dataclass(frozen=True)
class Result:
    """The result of one search of one hand.

    `nodes` are open states found, `expanded` those whose commands were all played, `choices`
    options taken, `unplayed` chance decisions not looked behind; `processes` shared the work.
    `whole` of `copies` copies in Main and Extra Deck are played whole. `undefined` are the cards of
    the deck whose effects are not played because they have no definition, `missing` the cards
    within reach that are not played whole (of an `incomplete` search). `boards` differ in the cards
    in play, best first; `prospects` are the best lines that end in a draw.
    """

    deck: str
    game: str
    hand: tuple[CardName, ...]
    seed: int | None
    status: Status
    stopped_by: StoppedBy | None
    goal_status: GoalStatus | None
    nodes: int
    expanded: int
    choices: int
    unplayed: int
    seconds: float
    processes: int
    value: ValueUsed
    limits: Limits
    whole: int
    copies: int
    undefined: tuple[CardName, ...]
    missing: tuple[CardName, ...]
    boards: tuple[Board, ...]
    prospects: tuple[Prospect, ...]

    def to_json(self, *, timing: bool = True) -> dict[str, Any]:
        """The whole result as plain data; without `timing`, the same bytes from run to run."""
        data: dict[str, Any] = {
            "deck": self.deck,
            "game": self.game,
            "hand": [card.to_json() for card in self.hand],
            "seed": self.seed,
            "status": self.status,
            "stopped_by": self.stopped_by,
            "goal_status": self.goal_status,
            "nodes": self.nodes,
            "expanded": self.expanded,
            "choices": self.choices,
            "unplayed": self.unplayed,
            "seconds": round(self.seconds, 3),
            "processes": self.processes,
            "value": self.value.to_json(),
            "limits": {
                "max_nodes": self.limits.max_nodes,
                "time_limit": self.limits.time_limit,
            },
            "played_whole": {"copies": self.whole, "of": self.copies},
            "undefined": [card.to_json() for card in self.undefined],
            "missing": [card.to_json() for card in self.missing],
            "boards": [board.to_json() for board in self.boards],
            "prospects": [prospect.to_json() for prospect in self.prospects],
        }
        if not timing:
            del data["seconds"]
        return data


def _line(steps: Sequence[Step]) -> list[dict[str, Any]]:
    """The steps of a line as plain data."""
    return [
        {"step": number, "text": step.text, "chained": list(step.chained)}
        for number, step in enumerate(steps, start=1)
    ]
