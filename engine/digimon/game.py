"""A Digimon game, ready to be played: decks in, positions and choices out.

    game = DigimonGame(deck, eggs, deck, eggs)
    game.start(seed=7)
    while count := game.advance():
        game.take(game.option(0))

Cards without a definition have no effects; those that are no bodies (`Card.body`) can be held,
drawn and counted, nothing else.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final

from engine.digimon import vocabulary as v
from engine.digimon.language.card import Card
from engine.digimon.cards import definitions
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.compiler.known import KnownCards
from engine.digimon.position.keys import board_key, key
from engine.digimon.language.names import told_names
from engine.digimon.turn.agenda import advance, take
from engine.digimon.turn.phases import is_open
from engine.digimon.position.slots import (
    AREA, COUNT, HANDED, MEMORY, MOVES, OVER, PILES, PILE_CAP, PILE_KINDS, PLAYER, P_DECK, P_EGGS,
    TURN,
)  # fmt: skip
from engine.digimon.queries.stats import Table
from engine.digimon.position.state import State
from engine.digimon.position.steps import SetupStep, TurnStep, top
from engine.digimon.walk import begin
from engine.effects import Node
from engine.playing import Playing

BLANK: Final = Card("", "(unknown card)", v.DIGIMON, defined=False)
TOKENS: Final = 4  # copies of each Token for each player


class DigimonGame(Playing):
    """One game of two players.  Decks are card numbers, in any order.

    `facts` gives facts of cards that have no definition.  `known` keeps what there is to know of
    cards for further games.  With `chance` what nobody has seen is decided by nature when it
    matters; else the piles are shuffled by `start`'s seed and everything is fixed.  With
    `any_order` False, cards put under the deck go there in a fixed order.
    """

    state: State
    name: Final = "digimon"

    def __init__(
        self,
        deck: Sequence[str],
        eggs: Sequence[str] = (),
        opponent_deck: Sequence[str] = (),
        opponent_eggs: Sequence[str] = (),
        *,
        facts: Mapping[str, Card] | None = None,
        known: KnownCards | None = None,
        chance: bool = False,
        any_order: bool = True,
    ) -> None:
        defined = definitions()
        facts = facts or {}
        kept = (known or KnownCards()).now()

        def card_of(number: str) -> Card:
            if number == BLANK.number:
                return BLANK
            found = facts.get(number) or defined.get(number)
            return found or Card(number, number, defined=False)

        listed = [*deck, *eggs, *opponent_deck, *opponent_eggs]
        cards = {number: card_of(number) for number in dict.fromkeys(listed)}
        made = (kept.definitions[kept.place(card)].tokens for card in cards.values())
        tokens = list(dict.fromkeys(chain.from_iterable(made)))
        cards |= {token: card_of(token) for token in tokens}
        self.cards: list[Card] = list(cards.values())
        self.names = told_names(self.cards)
        self.compiler = Compiler(self.cards, kept)
        tables = self.compiler.compile()
        index = {number: place for place, number in enumerate(cards)}
        spare = [token for token in tokens for _ in range(TOKENS)]
        mine, theirs = [*deck, *eggs, *spare], [*opponent_deck, *opponent_eggs, *spare]
        self.state: State = Table(
            tables,
            [index[number] for number in mine + theirs],
            [0] * len(mine) + [1] * len(theirs),
        )
        self.state.chance_draws = int(chance)
        self.state.any_order = int(any_order)
        for card in range(len(mine) + len(theirs)):
            self.state.put(MOVES + card, 1)  # no reference is 0
        self._lay_out(0, 0, len(deck), len(eggs))
        self._lay_out(1, len(mine), len(opponent_deck), len(opponent_eggs))
        self.state.forget()

    def _lay_out(self, player: int, first: int, deck: int, eggs: int) -> None:
        """Put a player's cards into their piles: where every game begins."""
        state = self.state
        for card in range(first, first + deck):
            state.put(AREA + card, v.DECK)
            state.push_card(player, P_DECK, card)
        for card in range(first + deck, first + deck + eggs):
            state.put(AREA + card, v.EGGS)
            state.push_card(player, P_EGGS, card)

    @property
    def missing(self) -> list[tuple[Card, Node, str]]:
        """Cards with a part that is not played, and why; a card without a definition as a whole."""
        unknown: list[tuple[Card, Node, str]] = [
            (card, card, "no definition") for card in self.cards if not card.defined
        ]
        return [*self.compiler.missing, *unknown]

    @property
    def partly(self) -> frozenset[str]:
        """The numbers of the cards that are not played whole."""
        missing = {card.number for card, *_ in self.missing}
        return frozenset(missing | {card.number for card in self.cards if card.unsupported})

    def played_whole(self, numbers: Sequence[str]) -> list[int]:
        """How many of these copies are of cards that are played whole, and how many there are."""
        partly = self.partly
        return [sum(number not in partly for number in numbers), len(numbers)]

    # --------------------------------------------------------------- start

    def start(self, seed: int = 0, first: int = 0) -> None:
        """Set up a new game (rule 5-2): shuffled decks, five cards each, then the mulligans."""
        begin(self.state, seed, first)

    # ---------------------------------------------------------------- play

    def advance(self) -> int:
        """Work until a choice is needed; the number of options, 0 when the game is over."""
        return int(advance(self.state))

    def take(self, option: int) -> None:
        """Go on with an option."""
        take(self.state, option)

    def go_on(self, given: int = 0) -> None:
        """Go on with the next turn where the play was stopped at the end of one.

        `given` is the memory that the next turn begins with instead, 0 for what was handed over.
        """
        state = self.state
        state.put(OVER, 0)
        if given:
            handed = HANDED + 1 - self.player
            state.put(handed, state.data[handed] - self.memory + given)
            state.put(MEMORY, given)

    def is_open(self) -> bool:
        """Whether the turn player may act freely."""
        return is_open(self.state)

    def is_command(self) -> bool:
        """Whether the present decision begins an action of a player."""
        kind = self.state.data[top(self.state)]
        return not self.is_over() and kind in (SetupStep.CODE, TurnStep.CODE)

    def is_over(self) -> bool:
        """Whether somebody has won, or the play was stopped."""
        return bool(self.state.data[OVER])

    def winner(self) -> int | None:
        """The winner, 0 or 1; None for a draw, or when the game is not over."""
        over = int(self.state.data[OVER])
        return over - 1 if over in (1, 2) else None

    def actor(self) -> int:
        """The player who decides."""
        return int(self.state.actor)

    def key(self) -> int:
        """The key of an open state or an end."""
        return int(key(self.state))

    def board_key(self) -> int:
        """The key of what lies on the table only."""
        return int(board_key(self.state))

    # --------------------------------------------------------------- names

    def number_of(self, card: int) -> str:
        """The card number of a card of the game."""
        return self.cards[int(self.state.definition[card])].number

    def name_of(self, card: int) -> str:
        """What to call a card of the game: with its number where another card has its name."""
        return self.names[self.number_of(card)]

    def pile(self, player: int, pile: int) -> list[int]:
        """The cards of a pile, its top last."""
        data = self.state.data
        base = PILES + (player * PILE_KINDS + pile) * PILE_CAP
        size = int(data[COUNT + player * PILE_KINDS + pile])
        return [int(data[base + index]) for index in range(size)]

    @property
    def memory(self) -> int:
        """The memory on the turn player's side."""
        return int(self.state.data[MEMORY])

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self.state.data[TURN])

    @property
    def player(self) -> int:
        """The turn player."""
        return int(self.state.data[PLAYER])
