"""Replays traces of the reference engine and compares every open state.

A trace has one prompt for every card selected, the engine one decision for
every set, so prompts do not correspond one to one.  Instead the inner choices
after each recorded command are searched, depth first, for a way whose next
open state has the recorded position and the recorded legal commands.  A trace
replays if some way goes on like this to its end.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.yugioh.game import YugiohGame
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.pendulum_zones import LEFT
from engine.yugioh.position.commands import Command, command_card, command_kind, command_number
from engine.yugioh.position.slots import LOC, MONSTERS, PLAYER, POSITION, SPELLS, ZONE
from engine.yugioh.telling.board import board
from engine.yugioh.turn.agenda import settle
from engine.yugioh.vocabulary import EXTRA, FACEDOWN, GRAVE, HAND, MZONE, SZONE

KINDS = {
    Command.SUMMON: "summon",
    Command.SET_MONSTER: "mset",
    Command.SET: "sset",
    Command.POSITION: "repos",
    Command.PROCEDURE: "spsummon",
    Command.PENDULUM: "spsummon",
    Command.ACTIVATE: "activate",
    Command.END: "to_ep",
}
PLACES = {HAND: "hand", GRAVE: "grave", MZONE: "mzone", SZONE: "szone", EXTRA: "extra"}

# Effects without a text of their own share this number: it stands for one of them or for several.
UNTOLD: Final = "sys0"

# The reference has an effect for each bullet of some cards, for others one.
BULLETED: Final = " with bullets"

# Where a card is that lies face-down: it is activated, not its effects; and what has zones.
SET: Final = "set"
SEATED: Final = ("mzone", "szone", SET)

# The cause where the inner choices that are tried were not enough.
TOO_MANY: Final = "too many choices"

# So many options of one choice are tried in an order.
MANY: Final = 50
PILES: Final = ("hand", "grave", "banished", "extra")

Position = dict[str, Any]
Name = tuple[Any, ...]


def game_of(given: dict[str, Any], **policy: Any) -> YugiohGame:
    """The duel of a trace or a reachable set, at its first open state."""
    game = YugiohGame(
        [*given["hand"], *given["main"]], given["extra"],
        opponent_main=[*given.get("opp_hand", []), *given.get("opp_main", [])] or [0] * 40,
        **{"fixed_order": True} | policy,
    )  # fmt: skip
    game.start(given["hand"], given.get("opp_hand") or [0] * 5)
    return game


def snapshot(game: YugiohGame) -> Position:
    """The position in the form of the traces."""
    side = board(game)
    return {
        "lp": side["life"],
        "hand": sorted(side["hand"]),
        "mzone": [
            [m["zone"], m["passcode"], m["position"].replace("SET", "FD_DEF"), m["attack"],
             m["defense"], m["level"], m["properly_summoned"], m["negated"],
             sorted(m["materials"]), sorted(m["equips"])]
            for m in side["monsters"]
        ],
        "szone": [
            [s["zone"], s["passcode"], {"SET": "FACEDOWN", "UP": "FACEUP"}[s["position"]]]
            for s in side["spells"] if s["zone"] < 5
        ],
        "fzone": [s["passcode"] for s in side["spells"] if s["zone"] == 5],
        "grave": sorted(side["grave"]),
        "banished": sorted(code for code, _ in side["banished"]),
        "extra": sorted(side["extra"]),
        "extra_faceup": sorted(side["extra_face_up"]),
        "deck": sorted(side["deck"]),
    }  # fmt: skip


def recorded(snap: Position) -> Position:
    """A position of a trace, in the same form."""
    return {
        "lp": snap["lp"],
        "hand": sorted(snap["hand"]),
        "mzone": [
            [m["zone"], m["code"], m["pos"], m["atk"], m["def"],
             max(m["level"], m["rank"], m["link"]), m["proc_complete"], m["disabled"],
             sorted(m["overlay"]), sorted(_code(e) for e in m["equips"])]
            for m in snap["mzone"]
        ],
        "szone": [[s["zone"], s["code"], s["pos"]] for s in snap["szone"]],
        "fzone": [s["code"] for s in snap["fzone"]],
        "grave": sorted(snap["grave"]),
        "banished": sorted(code for code, _ in snap["banished"]),
        "extra": sorted(snap["extra"]),
        "extra_faceup": sorted(snap["extra_faceup"]),
        "deck": sorted(snap["deck"]),
    }  # fmt: skip


def lying(snap: Position, place: str, zone: int | None) -> str:
    """The place of a card in the form of `commands`: that of one that lies face-down is SET."""
    hidden = {s["zone"] for s in (*snap["szone"], *snap["fzone"]) if s.get("pos") == "FACEDOWN"}
    return SET if place == "szone" and zone in hidden else place


def _code(item: Any) -> int:
    return item if isinstance(item, int) else item[0] if isinstance(item, list) else item["code"]


def commands(game: YugiohGame, options: list[int]) -> dict[Name, list[int]]:
    """The commands of an open state as (kind, passcode, place), with our options for each."""
    found: dict[Name, list[int]] = {}
    data = game.state.data
    for option in options:
        kind = KINDS[int(command_kind(option))]
        card = int(command_card(option))
        if command_kind(option) == Command.PENDULUM:  # the reference lists it at the left scale
            card = int(data[SPELLS + int(data[PLAYER]) * 8 + LEFT]) - 1
        if kind == "to_ep":
            name: Name = (kind,)
        else:
            place = PLACES[int(data[LOC + card])]
            if place == "szone" and data[POSITION + card] & FACEDOWN:
                place = SET
            name = (kind, game.passcode(card), place)
            if kind == "activate":
                effect = int(command_number(option))
                name += (place_index(game, card, place), meaning(game, effect))
        found.setdefault(name, []).append(option)
    return found


def place_index(game: YugiohGame, card: int, place: str) -> int | None:
    """Zone number on the field, None elsewhere."""
    return int(game.state.data[ZONE + card]) if place in SEATED else None


def meaning(game: YugiohGame, effect: int) -> int | str:
    """The number of an effect among those of its card, in words if it is a list of bullets."""
    effects, base = game.state.t.effects, effect * tb.EFFECT_SIZE
    number = int(effects[base + tb.E_INDEX])
    bullets = effects[base + tb.E_BRANCH] >= 0 or any(
        effects[other + tb.E_DEF] == effects[base + tb.E_DEF]
        and effects[other + tb.E_INDEX] == number
        for other in range(0, len(effects), tb.EFFECT_SIZE)
        if other != base
    )
    return f"{number}{BULLETED}" if bullets else number


Commands = dict[Name, frozenset[Any]]


class Form:
    """What of a trace is compared: everything."""

    def position(self, position: Position) -> Position:
        """A position, ours or recorded, without what is left aside."""
        return position

    def seat(self, place: str, zone: int | None) -> int | None:
        """Which zone a card to be activated is in, where that is compared."""
        return zone if place in SEATED else None

    def named(self, items: Iterable[Sequence[Any]]) -> Commands:
        """Commands without effect numbers, each with the effect numbers it stands for."""
        found: dict[Name, set[Any]] = {}
        for item in items:
            name: Name = tuple(item[:3])
            if item[0] == "activate":
                name += (self.seat(item[2], item[3]),)
            found.setdefault(name, set()).add(item[4] if item[0] == "activate" else 0)
        return {name: frozenset(effects) for name, effects in found.items()}

    def comparable(self, ours: Commands, state: "Recorded") -> Commands:
        """The recorded commands of a state that ours are held against: all of them."""
        return state.idle or {}

    def options_for(self, game: YugiohGame, chosen: dict[str, Any]) -> list[int]:
        """Our options that may be the recorded command."""
        listed = commands(game, game.options())
        if chosen["kind"] == "to_ep":
            return listed.get(("to_ep",), [])
        code, place, zone = chosen["card"]
        # The turn player may also activate some cards that the opponent has.
        wanted = chosen["kind"], code, place.removeprefix("opp_")
        found = []
        for name, options in listed.items():
            if name[:3] == wanted and (
                wanted[0] != "activate"
                or self.seat(wanted[2], name[3]) == self.seat(wanted[2], zone)
            ):
                found += options
        return found


@dataclass(frozen=True)
class Difference:
    """How an open state differs: the cause, the passcodes concerned, and all of it in words."""

    cause: str
    cards: tuple[int, ...]
    what: str


def _cards(names: Iterable[Name]) -> tuple[int, ...]:
    return tuple(sorted({name[1] for name in names if len(name) > 1}))


class Meanings:
    """Which of our effects is which of the reference: one to one for each card, or a mismatch."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, bool, Any], Any] = {}
        self.reverse: dict[tuple[int, bool, Any], Any] = {}

    def copy(self) -> "Meanings":
        """The same meanings, to learn more on one of several ways."""
        other = Meanings()
        other.known, other.reverse = dict(self.known), dict(self.reverse)
        return other

    def difference(self, ours: Commands, theirs: Commands) -> Difference | None:
        """What is different between two sets of legal commands."""
        if ours.keys() != theirs.keys():
            more, less = ours.keys() - theirs.keys(), theirs.keys() - ours.keys()
            return Difference(
                "command missing" if less else "command too many",
                _cards(less or more),
                f"commands: only ours {more}, only theirs {less}",
            )
        for name, effects in ours.items():
            what = self._other_effects(name, effects, theirs[name])
            if what:
                return Difference("effects", _cards([name]), f"commands: {name}: effects {what}")
        return None

    def _other_effects(self, name: Name, ours: frozenset[Any], theirs: frozenset[Any]) -> str:
        """How the effects differ that one command stands for; empty if they do not."""
        bullets = any(str(effect).endswith(BULLETED) for effect in ours)
        fewer = len(ours) < len(theirs) and not bullets
        if fewer or (len(ours) > len(theirs) and UNTOLD not in theirs):
            return f"{set(ours)} against {set(theirs)}"
        if name[0] != "activate" or UNTOLD in theirs or bullets:
            return ""
        # The reference may call the activation of a card like the effect that it has then.
        card = name[1], name[2] == "szone"
        known = {self.known.get((*card, reference)) for reference in theirs} - {None}
        if not known <= ours:
            return f"{set(ours)} are not {set(theirs)}"
        if len(ours) == 1:
            (mine,), (reference,) = ours, theirs
            self.known[*card, reference] = mine
            if self.reverse.setdefault((*card, mine), reference) != reference:
                return f"{mine} are not {reference}"
        return ""


@dataclass
class MismatchError(Exception):
    """The last open state that was reached, at which nothing agrees with the trace."""

    line: int
    step: int
    difference: Difference

    def __str__(self) -> str:
        return f"line {self.line}, step {self.step}: {self.difference.what}"


@dataclass(frozen=True)
class Recorded:
    """An open state of a trace, or its end (without commands).

    Where the trace is left off, nothing is chosen; one may be left off `before` a command.
    """

    step: int
    position: Position
    idle: Commands | None = None
    chosen: dict[str, Any] | None = None
    before: dict[str, Any] | None = None


class Search:
    """The search for a way through a line that agrees with it everywhere."""

    def __init__(self, game: YugiohGame, states: list[Recorded], form: Form, most: int) -> None:
        self.game = game
        self.states = states
        self.form = form
        self.left = most
        self.furthest = -1
        self.nearest: Difference | None = None
        self._met: set[tuple[int, ...]] = set()

    def agrees(self, number: int, meanings: Meanings) -> bool:
        """Whether some way goes on from here like the trace from this state of it."""
        if number == len(self.states):
            return True
        game = self.game
        settle(game.state)
        if not game.is_open() and not game.is_over():
            game.advance()
            options = self._nearest_first(game.options(), number)
            return any(self._after(option, number, meanings) for option in options)
        if self.states[number].idle is None and game.is_open() and game.advance() == 1:
            # An effect has made it the End Phase: ending it is all that is left.
            return self._after(game.options()[0], number, meanings)
        here = number, *self._places(), game.key()
        if here in self._met:
            return False
        self._met.add(here)
        state = self.states[number]
        meanings = meanings.copy()
        difference = self._difference(state, meanings)
        if difference:
            self._note(number, difference)
            return False
        if state.chosen is None:
            return True
        options = self.form.options_for(game, state.chosen)
        if not options:
            chosen = Difference("command missing", (), f"nothing follows {state.chosen}")
            self._note(number, chosen)
        return any(self._after(option, number + 1, meanings) for option in options)

    def _after(self, option: int, number: int, meanings: Meanings) -> bool:
        if not self.left:
            self._note(number, Difference(TOO_MANY, (), "too many inner choices"))
            return False
        self.left -= 1
        mark = self.game.mark()
        self.game.take(option)
        agrees = self.agrees(number, meanings)
        self.game.undo_to(mark)
        return agrees

    def _nearest_first(self, options: list[int], number: int) -> list[int]:
        """The options; if there are many, first those that bring the piles near to the state."""
        if len(options) < MANY:
            return options
        wanted = self.states[number].position
        return sorted(options, key=lambda option: self._distance(option, wanted))

    def _distance(self, option: int, wanted: Position) -> int:
        mark = self.game.mark()
        self.game.take(option)
        settle(self.game.state)
        ours = snapshot(self.game)
        self.game.undo_to(mark)
        return sum((Counter(ours[pile]) - Counter(wanted[pile])).total() for pile in PILES)

    def _places(self) -> list[int]:
        """What is in the zones; a key does not tell zones apart that are alike."""
        data = self.game.state.data
        return [
            int(data[zone]) for zone in (*range(MONSTERS, MONSTERS + 7), *range(SPELLS, SPELLS + 6))
        ]

    def _difference(self, state: Recorded, meanings: Meanings) -> Difference | None:
        ours = self.form.position(snapshot(self.game))
        if ours != state.position:
            other = {k: (ours[k], state.position[k]) for k in ours if ours[k] != state.position[k]}
            return Difference("position", (), f"position: {other}")
        count = self.game.advance()
        if state.idle is None:
            return Difference("position", (), "position: the turn goes on") if count else None
        names = self.form.named(commands(self.game, self.game.options()) if count else {})
        return meanings.difference(names, self.form.comparable(names, state))

    def _note(self, number: int, difference: Difference) -> None:
        """Remember the difference at the furthest state; the smallest one at equal positions."""
        now = self.nearest
        if (
            now is None
            or number > self.furthest
            or (number == self.furthest and _size(difference) < _size(now))
        ):
            self.furthest, self.nearest = number, difference


def _size(difference: Difference) -> tuple[bool, int]:
    return difference.cause == "position", len(difference.what)


def _told_apart(step: dict[str, Any]) -> Iterator[Sequence[Any]]:
    """The legal commands of an open state, those with Set cards told apart."""
    snap = step["state"]["snapshot"]
    for item in step["state"]["idle"]:
        place = [lying(snap, item[2], item[3])] if len(item) > 3 else item[2:3]
        yield [*item[:2], *place, *item[3:]]


def _chosen(command: dict[str, Any], step: dict[str, Any]) -> dict[str, Any]:
    """The same of the command that was chosen."""
    if "card" not in command:
        return command
    code, place, zone = command["card"]
    return command | {"card": [code, lying(step["state"]["snapshot"], place, zone), zone]}


def replay(trace: dict[str, Any], number: int, form: Form | None = None, most: int = 1_000_000,
           kind: type[Search] = Search, **policy: Any) -> int:  # fmt: skip
    """Replay one line of a trace; the number of open states compared.

    At most so many inner choices are tried, in the order of this kind of search.
    """
    form = form or Form()
    line = trace["lines"][number]
    states = [
        Recorded(
            index, form.position(recorded(step["state"]["snapshot"])),
            form.named(_told_apart(step)),
            _chosen(step["options"][step["chosen"]], step) if "chosen" in step else None,
            step.get("before"),
        )
        for index, step in enumerate(line["steps"])
        if step["type"] == "SELECT_IDLECMD"
    ]  # fmt: skip
    opens = len(states)
    if line["end"]["reason"] == "turn_end":
        end = form.position(recorded(line["end"]["snapshot"]))
        states.append(Recorded(len(line["steps"]), end))
    search = kind(game_of(trace["input"], **policy), states, form, most)
    if not search.agrees(0, Meanings()):
        assert search.nearest is not None
        raise MismatchError(number, states[search.furthest].step, search.nearest)
    return opens
