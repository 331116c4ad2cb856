"""What the opponent decides in a duel in which they hold one card, and what is asked only of them.

A line is made in a duel whose opponent only passes and is never asked. Where this one is asked,
such a line has no option to take: `by_default` is what leaves it as it was.
"""

from typing import Final

from engine.yugioh.game import YugiohGame
from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.activation import limit_left
from engine.yugioh.operation import OPERATIONS
from engine.yugioh.position.commands import PASS, command_card
from engine.yugioh.position.contexts import player_of
from engine.yugioh.position.slots import CHAINED, DEPTH, LOC, PLAYER, POSITION
from engine.yugioh.position.steps import KeepStep, RunStep, TriggersStep, WindowStep, top
from engine.yugioh.telling.decision import Decision
from engine.yugioh.turn.triggers import MANDATORY_GROUPS
from engine.yugioh.turn.waiting import IN_HAND, card_waiting, effect_waiting, next_waiting
from engine.yugioh.vocabulary import FACEUP, SZONE

# What it stands for to chain nothing; options are 0 or more.
NOTHING: Final = -1


class Opponent:
    """The opponent of a duel, from where it stands; the effects are those of their own cards."""

    def __init__(self, game: YugiohGame) -> None:
        self.game = game
        self._effects = [
            (int(effect), int(card))
            for effect, card in zip(game.state.pair_effect, game.state.pair_card, strict=True)
            if game.state.owner[card] and game.passcode(int(card))
        ]

    def is_asked(self) -> bool:
        """Whether this is asked only because the opponent may act: a passing one is never asked."""
        state = self.game.state
        if not state.data[DEPTH]:
            return False
        step = int(top(state))
        kind = state.data[step]
        mine = state.data[PLAYER]
        if kind == WindowStep.CODE:
            if state.data[step + WindowStep.PLAYER] != mine:
                return True
            # Opened for a trigger in the hand of the opponent, in which the player may act first.
            return not state.data[CHAINED] and not next_waiting(state, mine, IN_HAND, 0)
        if kind == TriggersStep.CODE:
            stage = int(state.data[step + TriggersStep.STAGE])
            return stage >= MANDATORY_GROUPS and stage % 2 == 1
        if kind == RunStep.CODE:
            return self._chooses(step)
        return bool(kind == KeepStep.CODE and state.data[step + KeepStep.PLAYER] != mine)

    def _chooses(self, step: int) -> bool:
        """Whether the opponent chooses for an effect of the player."""
        state = self.game.state
        row = int(state.data[step + RunStep.ROW]) * tb.OP_SIZE
        if not OPERATIONS[state.t.ops[row]].by_opponent(state, row):
            return False
        return bool(player_of(state, state.data[step + RunStep.LINK]) == state.data[PLAYER])

    def by_default(self) -> int:
        """No answer and no trigger where there is the choice, else the first option."""
        options = self.game.options()
        kind = self.game.state.data[int(top(self.game.state))]
        passes = kind in (WindowStep.CODE, TriggersStep.CODE) and PASS in options
        return PASS if passes else options[0]

    def answers(self, count: int) -> list[int]:
        """The options that are answers with the opponent's own card."""
        state = self.game.state
        kind = state.data[int(top(state))]
        found = []
        for option in (self.game.option(index) for index in range(count)):
            if option == PASS or kind in (KeepStep.CODE, RunStep.CODE):
                continue
            is_trigger = kind == TriggersStep.CODE
            card = card_waiting(state, option) if is_trigger else command_card(option)
            if state.owner[card]:
                found.append(option)
        return found

    def meant(self, option: int) -> int:
        """What an option stands for: a trigger has another number where others wait beside it,
        and chaining nothing is not the option of this number elsewhere.
        """
        state = self.game.state
        kind = state.data[int(top(state))]
        if option == PASS and kind in (WindowStep.CODE, TriggersStep.CODE):
            return NOTHING
        if kind != TriggersStep.CODE:
            return option
        effect, card = effect_waiting(state, option), card_waiting(state, option)
        return NOTHING - 1 - int(effect * len(state.owner) + card)

    def is_spent(self) -> bool:
        """Whether the opponent's card can do no more this turn, if it stays where it is."""
        return not any(self._is_ready(effect, card) for effect, card in self._effects)

    def _is_ready(self, effect: int, card: int) -> bool:
        state = self.game.state
        row = effect * tb.EFFECT_SIZE
        if not state.is_in(card, state.t.effects[row + tb.E_WHERE]):
            return False
        if state.t.effects[row + tb.E_LIMIT] == tb.L_HARD and not limit_left(
            state, effect, card, 1
        ):
            return False
        # A Spell or Trap that is face-up has been activated.
        return not (
            state.t.effects[row + tb.E_KIND] == tb.K_ACTIVATE
            and state.data[LOC + card] == SZONE
            and state.data[POSITION + card] & FACEUP
        )

    def is_asked_below(self) -> bool:
        """Whether the opponent decides anything before the next open state.

        The present decision, if there is one, stands again afterwards, with its options.
        """
        found = self._is_asked_below()
        self.game.advance()
        return found

    def _is_asked_below(self) -> bool:
        if not self.game.advance() or self.game.is_open() or self.game.is_chance():
            return False
        if Decision(self.game).player() == 1:
            return True
        for option in self.game.options():
            mark = self.game.mark()
            self.game.take(option)
            asked = self._is_asked_below()
            self.game.undo_to(mark)
            if asked:
                return True
        return False
