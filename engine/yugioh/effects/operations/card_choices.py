"""Choices of cards that are kept in a register: what they have in common."""

from typing import Final

from mypy_extensions import i64

from engine.effects import Node
from engine.yugioh.effects.sets_kept import keep_set, offer_gathered, single
from engine.yugioh.instructions import choices as ch
from engine.yugioh.operation import A_CARD, SETS, Operation, Steps
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import RunStep, next_row


class Selection(Operation):
    """A choice of `LEAST` to `MOST` cards, kept in a register."""

    REGISTER: Final = 1
    FILTER: Final = 2
    LEAST: Final = 5
    MOST: Final = 6  # the number of an amount, where it is counted
    JOINT: Final = 7
    FLAGS: Final = 8

    def gather(self, s: State, at: i64, link: i64) -> None:
        """Fill the candidates."""

    def offer(self, s: State, at: i64, step: i64) -> i64:
        link = s.data[step + RunStep.LINK]
        self.gather(s, at, link)
        ops = s.t.ops
        return offer_gathered(
            s, step, ops[at + Selection.REGISTER], ops[at + Selection.LEAST],
            ops[at + Selection.MOST], ops[at + Selection.JOINT], ops[at + Selection.FLAGS],
        )  # fmt: skip

    def take(self, s: State, at: i64, step: i64, option: i64) -> None:
        link = s.data[step + RunStep.LINK]
        number = s.t.ops[at + Selection.REGISTER]
        self.gather(s, at, link)
        s.empty(link, number)
        if self.asks(s, at, 0) == A_CARD:
            s.keep(link, number, option)
        else:
            keep_set(s, link, number, option)
        self.looked_through(s, at, link)
        next_row(s, step)

    def looked_through(self, s: State, at: i64, link: i64) -> None:
        """What comes of having looked at the candidates."""

    def found_in(self, s: State, at: i64) -> i64:
        return s.t.ops[at + Selection.REGISTER]

    def asks(self, s: State, at: i64, stage: i64) -> i64:
        ops = s.t.ops
        one = single(
            ops[at + Selection.LEAST], ops[at + Selection.MOST], ops[at + Selection.JOINT],
            ops[at + Selection.FLAGS],
        )  # fmt: skip
        return A_CARD if one else SETS


class Placed(Selection):
    """A choice among cards in some places, which are targets where its flags say so."""

    PLACES: Final = 3

    def write(self, c: Steps, word: Node, reason: int) -> None:
        c.place(word, ch.TARGET)

    def kept(self, c: Steps, row: int, number: int, flags: int) -> int:
        """The cards of a row that was written are kept in this register."""
        c.chosen(number)
        if flags & ch.TARGET:
            c.chosen_by(row, number)
        return number

    def chosen_into(self, row: list[int]) -> int | None:
        return row[Selection.REGISTER]

    def mark(self, row: list[int], flags: int) -> None:
        row[Selection.FLAGS] |= flags

    def register_chosen(self, s: State, at: i64) -> i64:
        ops = s.t.ops
        return ops[at + Selection.REGISTER] if ops[at + Selection.FLAGS] & ch.TARGET else -1

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return ("target" if s.t.ops[at + Selection.FLAGS] & ch.TARGET else ""), ""
