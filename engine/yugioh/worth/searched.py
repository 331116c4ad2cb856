"""A duel as the searcher sees it: its choices, its keys, and what its end boards are worth."""

from librt.vecs import vec
from mypy_extensions import i64

from engine.game import Game
from engine.yugioh.keys import board_key, field_key, key
from engine.yugioh.position.commands import Command, command_kind
from engine.yugioh.position.state import State
from engine.yugioh.turn.agenda import advance, is_open, settle, take
from engine.yugioh.turn.open_state import END_TURN, is_waiting, keeps_from_waiting, list_waiting
from engine.yugioh.worth.distance import distance, near_facts
from engine.yugioh.worth.value import Value, atoms, value


class YugiohPlay(Game):
    """A duel as the searcher sees it, with the value to play for."""

    def __init__(self, state: State, worth: Value) -> None:
        super().__init__(state)
        self.state: State = state
        self.worth: Value = worth

    def advance(self) -> i64:
        return advance(self.state)

    def settle(self) -> i64:
        return settle(self.state)

    def take(self, option: i64) -> None:
        take(self.state, option)

    def end_option(self) -> i64:
        return END_TURN

    def can_wait(self, option: i64) -> bool:
        return command_kind(option) == Command.SET

    def waits(self, option: i64) -> bool:
        return is_waiting(self.state, option)

    def list_waiting(self) -> i64:
        return list_waiting(self.state)

    def keeps_from_waiting(self) -> bool:
        return keeps_from_waiting(self.state)

    def minded(self) -> bool:
        return self.state.minded

    def mind(self, minded: bool) -> None:
        self.state.mind(minded)

    def is_whole(self) -> bool:
        return True

    def is_open(self) -> bool:
        return is_open(self.state)

    def key(self) -> i64:
        return key(self.state)

    def board_key(self) -> i64:
        return board_key(self.state)

    def field_key(self) -> i64:
        return field_key(self.state)

    def value(self) -> i64:
        return value(self.state, self.worth)

    def distance(self) -> i64:
        return distance(self.state, self.worth.distance)

    def near_facts(self, into: "vec[i64]") -> i64:
        return near_facts(self.worth.distance, into)

    def met(self) -> i64:
        return self.worth.met

    def atoms(self, into: "vec[i64]") -> i64:
        return atoms(self.state, into)
