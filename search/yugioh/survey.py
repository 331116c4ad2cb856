"""Surveying one hand of many: what a batch keeps of a search, and lines handed on between hands.

Where `solve` tells one hand in full, a survey keeps numbers: the best score, which named goals
were met, how sure that is, and the best end board with its line in notation.  Nothing is put into
words here.

**Leads.**  A hand that holds a smaller hand can often play the smaller hand's line.  An *opener*
is a hand of one or two cards and blanks that was searched with many nodes; its best line is kept
as the keys of its open states.  Keys are sums over cards, so the keys of the same line from
another hand are known: the blanks' parts go out, the parts of the cards in their place come in.
A search that is led expands the states along that line first, as far as it meets them, and then
goes on in its usual order.  Only the order depends on leads: a state counts because the search has
reached it by legal choices, and a space that is exhausted is the same with them and without.
The line of two cards leads each of them alone as well: where the other one was only held or
discarded, a blank will do, and the one card is the starter.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.hashing import MASK
from engine.notation import write_line
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.position.lying import lying
from engine.yugioh.position.slots import LOC
from engine.yugioh.reach import Reach
from engine.yugioh.telling.board import board
from engine.yugioh.worth.goals import DEFAULT, Goal, value_of
from engine.yugioh.worth.searched import YugiohPlay
from engine.yugioh.worth.uses import DISTURB_CARD, DISTURB_SIZE, count_uses
from engine.yugioh.worth.value import GOAL, default_points, goal_points
from search.led import LedSearch
from search.limits import Clock, Limits
from search.yugioh.end_board import zones
from search.yugioh.replaying import replay
from search.yugioh.result import Status, StoppedBy
from search.yugioh.solve import run_to_end

BLANK: Final = 0


class LineState(NamedTuple):
    """An open state of an opener's line: its key, how many blanks lie in the GY, and the choices

    that led to it by number, as in the notation of lines.
    """

    key: int
    discarded: int
    choices: tuple[int, ...]


@dataclass(frozen=True)
class Lead:
    """A line of an opener: its cards without the blanks, its worth, its open states.

    `field` is the key of what the end board has in play, `met` has a bit for each named goal that
    it meets. The line is cut off where blanks go elsewhere than to the GY.
    """

    cards: tuple[int, ...]
    blanks: int
    worth: int
    field: int
    met: int
    states: tuple[LineState, ...]


@dataclass(frozen=True)
class Survey:
    """What is kept of the search of one hand.

    `score` and `points` are those of the best end board (see `search.result.Board`), None where no
    end board was found; `met` has one bit for each named goal that any end board meets; `field` is
    the key of what the best board has in play; `interruptions` are the uses of its effects on
    the opponent's turn, without those of `hand_traps`; `follow_up` its cards in hand and GY with
    an effect for the next turn;
    `drawing` is the score that the best line to a draw has on average, as estimated, None where
    no line meets a draw. `moves` is the line in notation. `led` is how many states of leads
    were met. Nothing here depends on the machine.

    `looked_for` is of a search that was watched: the cards of the main deck that could have been
    found by what was looked for in the Deck. With a Deck that differs in other cards only, and in
    none of the hand, the search is the same step by step.
    """

    hand: tuple[int, ...]
    status: Status
    stopped_by: StoppedBy | None
    score: int | None
    points: int | None
    met: int
    field: int
    interruptions: int
    hand_traps: int
    follow_up: int
    drawing: float | None
    nodes: int
    expanded: int
    choices: int
    unplayed: int
    led: int
    moves: str
    leads: tuple[Lead, ...]
    looked_for: frozenset[int] = frozenset()


class Surveyor:
    """Surveys hands of one deck with one goal, in one process."""

    def __init__(self, game: YugiohGame, goal: Goal = DEFAULT) -> None:
        self.game = game
        self.goal = goal
        self._value = value_of(game, goal)
        self._play = YugiohPlay(game.state, self._value)
        self._wanted = bool(goal.terms or goal.goals)
        self._reach = Reach(game.cards, game.main, game.extra)
        self._definition = {card.passcode: index for index, card in enumerate(game.cards)}

    def survey(
        self,
        hand: Sequence[int],
        max_nodes: int,
        leads: Sequence[Lead] = (),
        *,
        spare: Sequence[int] | None = None,
        keep: bool = False,
        without: Sequence[int] = (),
        watch: bool = False,
        reduction: bool = True,
    ) -> Survey:
        """Search one hand, led by `leads`; with `keep` its own best line becomes leads.

        `spare` is the hand in the order in which its cards take the place of discarded blanks,
        `without` are cards of the deck that stay out of the duel; with `watch` it is noted what was
        looked for in the Deck. Without `reduction` no command waits (`search.ends`).
        """
        limits = Limits(max_nodes)
        game = self.game
        if watch:
            game.watch()
        game.start(hand, without=without)
        root = game.mark()
        search = LedSearch(self._play, max_nodes, 1, wait=reduction)
        led = 0
        for lead in leads:
            choices = [list(state.choices) for state in lead.states]
            led += search.lead(self._keys(lead, spare or hand), choices)
        status, stopped_by = run_to_end(search, limits, Clock(limits))
        if status == "interrupted":
            raise KeyboardInterrupt
        if status == "proved" and self._reach.unplayed(hand):
            status = "incomplete"
        game.undo_to(root)
        score = points = None
        interruptions = hand_traps = follow_up = field = 0
        moves = ""
        kept: tuple[Lead, ...] = ()
        if search.boards:
            _, _, _, node, end = search.boards[0]
            line = [*search.line(node), *end]
            moves = write_line(game, line)
            if keep:
                kept = self._leads(hand, search, line, node)
            replay(game, line)
            points = int(default_points(game.state, self._value))
            score = int(goal_points(game.state, self._value)) if self._wanted else points
            field = int(self._play.field_key())
            interruptions, hand_traps = self._interruptions()
            follow_up = self._follow_up()
            game.undo_to(root)
        drawing = None
        if search.prospects:
            drawing = max(search.prospects[0][0], 0) / (GOAL if self._wanted else 1)
        return Survey(
            tuple(hand), status, stopped_by, score, points, int(search.met), field, interruptions,
            hand_traps, follow_up, drawing, int(search.nodes), int(search.expanded),
            int(search.choices), int(search.unplayed), led, moves, kept,
            game.looked_for() if watch else frozenset(),
        )  # fmt: skip

    def provable(self, survey: Survey) -> bool:
        """Whether more positions may prove the hand: no draw was met, all in reach is played."""
        return not survey.unplayed and not self._reach.unplayed(survey.hand)

    def in_play(self, survey: Survey) -> dict[str, Any]:
        """The best end board of a survey: its zones by name, as in `Board.zones`."""
        from engine.notation import read_line

        self.game.start(survey.hand)
        root = self.game.mark()
        replay(self.game, read_line(self.game, survey.moves))
        shown = zones(self.game)
        self.game.undo_to(root)
        return shown

    # -------------------------------------------------------------- numbers

    def _interruptions(self) -> tuple[int, int]:
        """How often effects of the present position can interrupt the opponent on their turn:
        those on the board and in the GY, and hand traps.  As in `end_board.interruptions`.
        """
        state, table = self.game.state, self._value.interrupting
        count_uses(state, table)
        board = held = 0
        for number, uses in enumerate(table.uses):
            card = table.rows[number * DISTURB_SIZE + DISTURB_CARD]
            if state.data[LOC + card] == v.HAND:
                held += int(uses)
            else:
                board += int(uses)
        return board, held

    def _follow_up(self) -> int:
        """How many cards in hand and GY have an effect for the next turn."""
        side = board(self.game)
        return sum(
            bool(table[self._definition[passcode]])
            for pile, table in (
                ("hand", self._value.follow_hand),
                ("grave", self._value.follow_grave),
            )
            for passcode in side[pile]
        )

    # ---------------------------------------------------------------- leads

    def _leads(
        self, hand: Sequence[int], search: LedSearch, best: Sequence[Sequence[int]], node: int
    ) -> tuple[Lead, ...]:
        """The best line, and for each named goal that it misses the first line to it, as leads.

        Each of all cards of an opener, and of one where the line does without the other.
        """
        leads = self._of_line(hand, best, search.keys(node))
        met = leads[0].met
        for fresh, goal_node, end in search.first_met:
            if fresh & ~met:
                line = [*search.line(goal_node), *end]
                leads += self._of_line(hand, line, search.keys(goal_node))
                met |= fresh
        return tuple(leads)

    def _of_line(
        self, hand: Sequence[int], line: Sequence[Sequence[int]], keys: Sequence[int]
    ) -> list[Lead]:
        """One line as leads. The game is at the root, and is left there."""
        game = self.game
        root = game.mark()
        to_node, end = line[: len(keys)], line[len(keys) :]
        moves = write_line(game, to_node)
        choices = (
            [tuple(map(int, command.split("."))) for command in moves.split("/")] if keys else []
        )
        piles = []
        for command in to_node:
            replay(game, [command])
            side = board(game)
            piles.append((Counter(side["hand"]), Counter(side["grave"])))
        replay(game, end)
        worth, field = int(self._play.value()), int(self._play.field_key())
        met = int(self._play.met())
        game.undo_to(root)
        cards = tuple(card for card in hand if card != BLANK)
        blanks = hand.count(BLANK)
        states = self._states(keys, choices, piles, blanks)
        leads = [Lead(cards, blanks, worth, field, met, states)]
        if len(cards) > 1:
            for dropped in dict.fromkeys(cards):
                kept = list(cards)
                kept.remove(dropped)
                states = self._states(keys, choices, piles, blanks, dropped)
                if len(states) == len(keys):
                    leads.append(Lead(tuple(kept), blanks + 1, worth, field, met, states))
        return leads

    def _states(
        self,
        keys: Sequence[int],
        choices: Sequence[tuple[int, ...]],
        piles: Sequence[tuple[Counter[int], Counter[int]]],
        blanks: int,
        dropped: int | None = None,
    ) -> tuple[LineState, ...]:
        """The states of a line, as far as blanks, and a card taken for one, are in hand or GY."""
        states: list[LineState] = []
        for key, made, (in_hand, in_grave) in zip(keys, choices, piles, strict=True):
            discarded = in_grave[BLANK]
            if in_hand[BLANK] + discarded != blanks:
                break
            if dropped is not None:
                place = v.HAND if in_hand[dropped] else v.GRAVE
                if place == v.GRAVE and not in_grave[dropped]:
                    break
                discarded += place == v.GRAVE
                key += self._lying(BLANK, place) - self._lying(dropped, place)
            states.append(LineState(key & MASK, discarded, made))
        return tuple(states)

    def _keys(self, lead: Lead, spare: Sequence[int]) -> list[int]:
        """The keys that a lead's states have from a hand of these cards."""
        others = list(spare)
        for card in lead.cards:
            others.remove(card)
        keys = []
        for state in lead.states:
            change = 0
            for index, card in enumerate(others):
                place = v.GRAVE if index < state.discarded else v.HAND
                change += self._lying(card, place) - self._lying(BLANK, place)
            keys.append((state.key + change) & MASK)
        return keys

    def _lying(self, card: int, place: int) -> int:
        return int(lying(self._definition[card], place, 0))
