"""A Yu-Gi-Oh! duel, ready to be played: decks in, positions and choices out.

    game = YugiohGame(main, extra)
    game.start(hand)
    while count := game.advance():
        game.take(game.option(0))

The opponent has a deck of blank cards unless one is given.  Cards without a
definition have no effects; those that are no bodies (`Card.body`) can be held,
discarded and counted, nothing else.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.playing import Playing
from engine.sealed import sealed
from engine.yugioh.instructions import tables as tb
from engine.yugioh import vocabulary as v
from engine.yugioh.language import Card
from engine.yugioh.cards import definitions
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.compiler.copying import with_copied
from engine.yugioh.compiler.lending import with_lent
from engine.yugioh.keys import board_key, key
from engine.yugioh.language import CreateToken, SummonAsMonster, nodes_of
from engine.yugioh.turn.agenda import advance, is_open, take
from engine.yugioh.position.slots import (
    LIFE,
    LOC,
    MAIN_PHASE,
    OVER,
    PHASE,
    PLAYER,
    SUMMON_LIMIT,
    TURN,
)
from engine.yugioh.queries.stats import Duel
from engine.yugioh.position.state import State
from engine.yugioh.position.steps import begin_turn

BLANK: Final = Card(0, "(blank)", defined=False)
BLANKS: Final = 5
OPPONENT_DECK: Final = 40
TOKENS: Final = 5


class YugiohGame(Playing):
    """One duel.  `main` and `extra` are passcodes, the top of the Deck first.

    `facts` gives cards that have no definition, or another than the usual one.  Policies: with
    `all_zones` (`all_positions`) every legal zone (position) is a choice, else
    the lowest zone (face-up Attack) is taken; with `fixed_order` draws follow
    the order of the Deck, else they are chance decisions; with
    `opponent_acts` the opponent is asked wherever the rules let them act; without
    `own_negations` no player is asked to negate what they activated themselves.
    """

    state: State
    name: Final = "yugioh"

    def __init__(
        self,
        main: Sequence[int],
        extra: Sequence[int] = (),
        *,
        opponent_main: Sequence[int] = (0,) * OPPONENT_DECK,
        opponent_extra: Sequence[int] = (),
        facts: Mapping[int, Card] | None = None,
        all_zones: bool = False,
        all_positions: bool = False,
        fixed_order: bool = False,
        opponent_acts: bool = False,
        own_negations: bool = True,
    ) -> None:
        known = definitions()
        facts = facts or {}

        def card_of(passcode: int) -> Card:
            if passcode == 0:
                return BLANK
            found = facts.get(passcode) or known.get(passcode)
            return found or Card(passcode, f"#{passcode}", defined=False)

        listed = [*main, *extra, *opponent_main, *opponent_extra]
        cards = {0: BLANK} | {passcode: card_of(passcode) for passcode in listed}
        made = (
            part
            for part in nodes_of(cards.values())
            if isinstance(part, CreateToken | SummonAsMonster)
        )
        tokens = list(dict.fromkeys(part.passcode for part in made))
        cards |= {token: card_of(token) for token in tokens}
        self.cards: list[Card] = with_lent(with_copied(list(cards.values())))
        self.compiler = Compiler(self.cards)
        tables = self.compiler.compile()
        number = {passcode: index for index, passcode in enumerate(cards)}
        mine = [*main, *extra, *([0] * BLANKS), *(t for t in tokens for _ in range(TOKENS))]
        theirs = [*opponent_main, *opponent_extra, *(t for t in tokens for _ in range(TOKENS))]
        self.state: State = Duel(
            tables,
            [number[passcode] for passcode in mine + theirs],
            [0] * len(mine) + [1] * len(theirs),
        )
        self.main, self.extra = tuple(main), tuple(extra)
        self.opponent_main = tuple(opponent_main)
        self._homes = (
            self._home(0, len(main), len(extra)),
            self._home(len(mine), len(opponent_main), len(opponent_extra)),
        )
        self._spare = list(range(len(main) + len(extra), len(main) + len(extra) + BLANKS))
        state = self.state
        state.all_zones = int(all_zones)
        state.all_positions = int(all_positions)
        state.fixed_order = int(fixed_order)
        state.opponent_acts = int(opponent_acts)
        state.own_negations = int(own_negations)
        self._pairs()

    @staticmethod
    def _home(first: int, main: int, extra: int) -> tuple[list[int], list[int]]:
        return list(range(first, first + main)), list(range(first + main, first + main + extra))

    def _pairs(self) -> None:
        """List which cards have which effects and procedures."""
        state, tables = self.state, self.state.t
        kinds: tuple[list[tuple[int, int]], ...] = ([], [], [])
        ways: list[tuple[int, int]] = []
        for card in range(int(state.cards)):
            index = int(state.definition[card])
            for effect in range(int(tables.effect_from[index]), int(tables.effect_from[index + 1])):
                row = effect * tb.EFFECT_SIZE
                kind = int(tables.effects[row + tb.E_KIND])
                if kind == tb.K_EVENT or tables.effects[row + tb.E_EVENT] == tb.EV_NEVER:
                    continue
                kinds[{tb.K_TRIGGER: 1, tb.K_EACH: 2}.get(kind, 0)].append((effect, card))
            for way in range(
                int(tables.procedure_from[index]), int(tables.procedure_from[index + 1])
            ):
                ways.append((way, card))
        effects = [pair for pairs in kinds for pair in pairs]
        state.first_trigger = len(kinds[0])
        state.first_each = len(kinds[0]) + len(kinds[1])
        state.answers = sealed(
            number
            for number, (effect, _) in enumerate(kinds[0])
            if tables.effects[effect * tb.EFFECT_SIZE + tb.E_SPEED] >= 2
        )
        state.pair_effect = sealed(effect for effect, _ in effects)
        state.pair_card = sealed(card for _, card in effects)
        state.pair_told = sealed(self._told(effect) for effect, _ in effects)
        state.way_procedure = sealed(way for way, _ in ways)
        state.way_card = sealed(card for _, card in ways)

    def _told(self, effect: int) -> int:
        """As what the events that an effect waits for are told, a bit for each kind."""
        tables = self.state.t
        told, row = 0, effect
        while True:
            told |= 1 << int(tables.told_as[tables.effects[row * tb.EFFECT_SIZE + tb.E_EVENT]])
            row = int(tables.effects[row * tb.EFFECT_SIZE + tb.E_OR])
            if not row:
                return told

    # --------------------------------------------------------------- start

    def start(
        self,
        hand: Sequence[int],
        opponent_hand: Sequence[int] = (0,) * 5,
        *,
        without: Sequence[int] = (),
    ) -> None:
        """Begin the first turn with these hands (passcodes; 0 is a blank).

        `without` are cards of the main deck that stay out of the duel, the last copies of each: so
        lists that differ in a few cards are played with one set of tables.
        """
        state = self.state
        state.restore([0] * len(state.data))
        spare = list(self._spare)
        for player, given in enumerate((hand, opponent_hand)):
            deck, extra = self._homes[player]
            rest = self._those_in(deck, without) if player == 0 else list(deck)
            for passcode in given:
                card = next((c for c in rest if self.passcode(c) == passcode), None)
                if card is not None:
                    rest.remove(card)
                elif passcode == 0 and player == 0:
                    card = spare.pop()
                else:
                    raise ValueError(f"{self.card_name(passcode)} is not in the deck often enough")
                state.insert(card, v.HAND, 0)
            for card in rest:
                state.insert(card, v.DECK, 0)
            for card in extra:
                state.insert(card, v.EXTRA, 0)
            state.put(LIFE + player, 8000)
            state.put(SUMMON_LIMIT + player, 1)
        state.put(TURN, 1)
        state.put(PLAYER, 0)
        state.put(PHASE, MAIN_PHASE)
        begin_turn(state)
        state.forget()

    def _those_in(self, deck: Sequence[int], without: Sequence[int]) -> list[int]:
        """The cards of the Deck in its order, but for those that stay out."""
        out = list(without)
        kept = []
        for card in reversed(deck):
            if self.passcode(card) in out:
                out.remove(self.passcode(card))
            else:
                kept.append(card)
        if out:
            raise ValueError(f"{self.card_name(out[0])} is not in the deck often enough")
        return kept[::-1]

    def watch(self) -> None:
        """Note from now on what is looked for in the Deck of player 0; see `looked_for`."""
        self.state.looks = sealed([0] * len(self.compiler.filter_rows))

    def looked_for(self) -> frozenset[int]:
        """The cards of the main deck that could have been found by what was looked for in the Deck.

        Each filter that was held against the Deck since `watch` counts by the printed facts that it
        asks for: of any other card, its place in the Deck could be another's and nothing would
        have been different.
        """
        compiler, looks = self.compiler, self.state.looks
        rows = list(compiler.static_rows)
        fits = [rows[row] for number in range(len(looks)) if looks[number]
                for row, _ in compiler.filter_rows[number]]  # fmt: skip
        main = set(self.main)
        return frozenset(
            card.passcode
            for index, card in enumerate(self.cards)
            if card.passcode in main and any(row[index] for row in fits)
        )

    # ---------------------------------------------------------------- play

    def advance(self) -> int:
        """Work until a choice is needed; the number of options, 0 when the game is over."""
        return int(advance(self.state))

    def take(self, option: int) -> None:
        """Go on with an option."""
        take(self.state, option)

    def is_open(self) -> bool:
        """Whether the turn player may act freely."""
        return is_open(self.state)

    def is_command(self) -> bool:
        """Whether the present decision begins an action of the player."""
        return self.is_open()

    def is_over(self) -> bool:
        """Whether the turn was played to its end, or somebody has won."""
        return bool(self.state.data[OVER])

    def key(self) -> int:
        """The key of an open state or an end board."""
        return int(key(self.state))

    def board_key(self) -> int:
        """The key of what lies on the table only."""
        return int(board_key(self.state))

    def outside_decks(self) -> list[int]:
        """The passcodes of all cards in neither Deck nor Extra Deck, of both players."""
        data = self.state.data
        cards = range(int(self.state.cards))
        return [self.passcode(c) for c in cards if data[LOC + c] & ~(v.DECK | v.EXTRA)]

    # --------------------------------------------------------------- names

    def passcode(self, card: int) -> int:
        """The passcode of a card of the duel."""
        return self.cards[int(self.state.definition[card])].passcode

    def name_of(self, card: int) -> str:
        """The name of a card of the duel."""
        return self.cards[int(self.state.definition[card])].name

    def card_name(self, passcode: int) -> str:
        """The name that goes with a passcode."""
        return next((c.name for c in self.cards if c.passcode == passcode), f"#{passcode}")
