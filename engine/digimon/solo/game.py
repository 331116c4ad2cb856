"""Solo turns: player 0 plays the first own turns alone, the opponent has nothing.

    game = SoloGame(deck, eggs)
    game.start(hand, seed=1, first=True)

The opponent's deck is blank cards, their turns are played by the rules (so effects on the
opponent's turn happen) and end with a pass, or with what opponents leave.  The order of the deck,
the eggs and the security stack comes from the seed and stays hidden from plans: see
`search/digimon/turns.py`.
"""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from engine.digimon import vocabulary as v
from engine.digimon.language.card import Card
from engine.digimon.rules.drawing import draw, shuffle, take_top
from engine.digimon.game import BLANK, DigimonGame
from engine.digimon.position.movement import move
from engine.digimon.position.slots import (
    AREA, FIRST, LOOKED, MOVES, PLAYER, P_DECK, P_EGGS, RANDOM, SEEN, TURN,
)  # fmt: skip
from engine.digimon.position.steps import begin_turn
from engine.digimon.turn.phases import HAND, SECURITY_CARDS, START
from engine.digimon.worth.weights import AMOUNTS, memory_left
from engine.hashing import mix

OPPONENT_DECK = 50


class SoloGame(DigimonGame):
    """A game in which only player 0 decides.

    `turns` own turns are played.  `memory` is what each of them begins with (the first turn going
    first begins with 0), None for what the opponent leaves: 3 where they are `passive` and pass,
    else what opponents leave on average with the memory they were given (`weights.memory_left`).
    Attacks are offered only with `attacks`: the opponent's security cards are blanks, which never
    fight back.
    """

    def __init__(
        self,
        deck: Sequence[str],
        eggs: Sequence[str] = (),
        *,
        turns: int = 3,
        memory: int | None = None,
        attacks: bool = False,
        passive: bool = True,
        facts: Mapping[str, Card] | None = None,
    ) -> None:
        super().__init__(deck, eggs, (BLANK.number,) * OPPONENT_DECK, facts=facts, any_order=False)
        state = self.state
        state.solo = 1
        state.viewer = 0
        state.last_turn = turns
        state.no_attacks = int(not attacks)
        if memory is not None:
            state.memory_left = vec[i64]([i64(memory) for _ in range(AMOUNTS)])
        elif not passive:
            state.memory_left = vec[i64]([i64(left) for left in memory_left()])
        partly = self.partly
        own = range(int(state.cards))
        self._partly = [c for c in own if not state.owner[c] and self.number_of(c) in partly]
        self._moves = [0] * len(self._partly)

    def start(  # type: ignore[override]
        self, hand: Sequence[str], seed: int = 0, first: bool = True
    ) -> None:
        """Begin with these cards in hand, filled up to five; the rest is shuffled by the seed.

        Raises ValueError for a card that is not in the deck often enough.
        """
        state = self.state
        state.undo_to(0)
        state.put(RANDOM, mix(seed, 0x534F4C4F))
        for player in (0, 1):
            shuffle(state, player, P_DECK)
            shuffle(state, player, P_EGGS)
        for number in hand:
            # Which copy is taken must not matter: the first one in the shuffled deck.
            card = next((c for c in self.pile(0, P_DECK) if self.number_of(c) == number), None)
            if card is None:
                raise ValueError(f"{number} is not in the deck often enough")
            move(state, card, v.HAND, 0)
        draw(state, 0, HAND - len(hand), 0)
        for player in (0, 1):
            take_top(state, player, P_DECK, SECURITY_CARDS, v.SECURITY, 0)
        state.put(SEEN, 0)
        self._moves = [int(state.data[MOVES + card]) for card in self._partly]
        state.put(TURN, 1)
        state.put(FIRST, 0 if first else 1)
        state.put(PLAYER, 0 if first else 1)
        begin_turn(state, START)

    @property
    def unplayed(self) -> bool:
        """Whether a card that is not played whole could have come into play since the start.

        Then what was not reached could have been. Errs on the safe side: it is enough that such a
        card was in the opening hand, has left a pile since, or is a Digi-Egg, and that player 0 has
        looked through a pile where the deck has one.
        """
        data = self.state.data
        return any(
            data[LOOKED]
            or data[AREA + card] not in (v.DECK, v.SECURITY, v.NOWHERE)
            or data[MOVES + card] != moves
            for card, moves in zip(self._partly, self._moves, strict=True)
        )

    @property
    def seen(self) -> int:
        """How many cards player 0 has come to see since the start."""
        return int(self.state.data[SEEN])
