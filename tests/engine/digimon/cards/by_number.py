"""A Digimon game laid out on the table and played by what its options say.

    table = Table(mine=["ST1-03"], hand=["ST1-07"], memory=3)
    table.do("digivolve ST1-07 onto ST1-03 for 2")
    assert table.mine == [("ST1-07", "ST1-03")]

Player 0 is at turn in the main phase of the third turn, unless it is `their_turn`; `memory` is seen
from player 0 wherever it stands. Cards are card numbers, as many cards share a name, or made-up
definitions; every option is said in full, so that a test can list what is offered. What lies on the
field came there in an earlier turn, unsuspended, unless it says otherwise. A decision with one
option is taken by the engine and never asked here: see `decisions` for the texts of the others.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.digimon import vocabulary as v
from engine.digimon.cards import definitions
from engine.digimon.game import DigimonGame
from engine.digimon.instructions.by_name import keyword_number
from engine.digimon.language.card import Card, option
from engine.digimon.position import slots as sl
from engine.digimon.position.movement import lift, move, new_stack, plug_in, put_under
from engine.digimon.position.steps import begin_turn
from engine.digimon.queries.modifiers import has_keyword
from engine.digimon.queries.prohibitions import cannot
from engine.digimon.queries.stats import dp, security_attack, security_dp
from engine.digimon.turn import phases as turn
from tests.engine.digimon.cards.decisions import texts

Named = str | Card

# An Option that nobody can use and that does nothing when it is checked.
FILLER = option("X-000", "Filler", v.WHITE, 20)


@dataclass(frozen=True)
class Stack:
    """A card in play with what is under it, the top card first, and its link cards."""

    cards: tuple[Named, ...]
    suspended: bool = False
    new: bool = False
    links: tuple[Named, ...] = ()


def suspended(*cards: Named) -> Stack:
    """A suspended stack."""
    return Stack(cards, suspended=True)


def linked(*links: Named, to: Named | tuple[Named, ...], suspended: bool = False) -> Stack:
    """A stack with these link cards."""
    return Stack(to if isinstance(to, tuple) else (to,), suspended, links=links)


def new(*cards: Named) -> Stack:
    """A stack that came into play this turn."""
    return Stack(cards, new=True)


Field = Sequence[Named | tuple[Named, ...] | Stack]


class Table:
    """One game, seen from player 0; everything of player 1 is `their`."""

    def __init__(
        self,
        *,
        mine: Field = (),
        theirs: Field = (),
        breeding: Field = (),
        their_breeding: Field = (),
        hand: Sequence[Named] = (),
        their_hand: Sequence[Named] = (),
        trash: Sequence[Named] = (),
        their_trash: Sequence[Named] = (),
        security: Sequence[Named] = (FILLER,) * 5,
        their_security: Sequence[Named] = (FILLER,) * 5,
        deck: Sequence[Named] = (FILLER,) * 5,
        their_deck: Sequence[Named] = (FILLER,) * 5,
        memory: int = 0,
        their_turn: bool = False,
        partly: bool = False,
    ) -> None:
        self.made_up: dict[str, Card] = {}
        fields = [
            [(self._stack(item), v.BATTLE) for item in area]
            + [(self._stack(item), v.BREEDING) for item in nursery]
            for area, nursery in ((mine, breeding), (theirs, their_breeding))
        ]
        piles = [
            # The top card first for the reader, last in the engine.
            [(v.HAND, hand), (v.TRASH, trash), (v.SECURITY, security[::-1]), (v.DECK, deck[::-1])],
            [
                (v.HAND, their_hand),
                (v.TRASH, their_trash),
                (v.SECURITY, their_security[::-1]),
                (v.DECK, their_deck[::-1]),
            ],
        ]
        decks: list[list[str]] = []
        for player in range(2):
            cards: list[Named] = [
                card for stack, _ in fields[player] for card in (*stack.cards, *stack.links)
            ]
            cards += [card for _, pile in piles[player] for card in pile]
            decks.append([self._number(card) for card in cards])
        lists = [list(split) for deck_ in decks for split in self._split(deck_)]
        self.game = DigimonGame(*lists, facts=self.made_up, any_order=False)
        # Where only a part of a card is played, the test has to say that it knows.
        assert partly or not self.game.missing, self.game.missing
        self._lay_out(fields, piles)
        state = self.game.state
        state.put(sl.TURN, 4 if their_turn else 3)
        state.put(sl.PLAYER, int(their_turn))
        state.put(sl.PHASE, sl.MAIN_PHASE)
        state.put(sl.MEMORY, -memory if their_turn else memory)
        begin_turn(state, turn.MAIN)
        state.forget()
        self.game.advance()

    # ------------------------------------------------------------- laying out

    def _stack(self, item: Named | tuple[Named, ...] | Stack) -> Stack:
        if isinstance(item, Stack):
            return item
        return Stack(item if isinstance(item, tuple) else (item,))

    def _number(self, card: Named) -> str:
        if isinstance(card, Card):
            self.made_up[card.number] = card
            return card.number
        return card

    def _split(self, numbers: list[str]) -> tuple[list[str], list[str]]:
        """The main deck, and the Digi-Egg deck."""

        def is_egg(number: str) -> bool:
            known = self.made_up.get(number) or definitions()[number]
            return known.category == v.DIGI_EGG

        return (
            [number for number in numbers if not is_egg(number)],
            [number for number in numbers if is_egg(number)],
        )

    def _lay_out(
        self,
        fields: list[list[tuple[Stack, int]]],
        piles: list[list[tuple[int, Sequence[Named]]]],
    ) -> None:
        state = self.game.state
        for player in range(2):
            free = [card for card in range(int(state.cards)) if int(state.owner[card]) == player]

            def take(card: Named, free: list[int] = free) -> int:
                number = self._number(card)
                found = next(one for one in free if self.game.number_of(one) == number)
                free.remove(found)
                return found

            for stack, area in fields[player]:
                top, *unders = [take(card) for card in stack.cards]
                lift(state, top)
                number = new_stack(state, top, player, area)
                for under in unders:
                    lift(state, under)
                    put_under(state, number, under, 0)
                for plug in (take(link) for link in stack.links):
                    lift(state, plug)
                    plug_in(state, number, plug)
                state.put(sl.SUSPENDED + number, int(stack.suspended))
                state.put(sl.ARRIVED + number, 3 + player if stack.new else 0)
            for area, pile in piles[player]:
                for card in pile:
                    move(state, take(card), area, 0)
                if area == v.DECK:
                    # They began there, below what was put back on top.
                    assert all(self.game.cards[int(state.definition[one])].token for one in free)

    # ---------------------------------------------------------------- playing

    @property
    def options(self) -> list[str]:
        """What the present decision offers."""
        return [] if self.game.is_over() else texts(self.game)

    @property
    def actor(self) -> int:
        """Who decides."""
        return self.game.actor()

    def do(self, *options: str) -> None:
        """Take these options, one after the other."""
        for wanted in options:
            found = self.options
            assert wanted in found, f"expected {wanted!r}, found {found}"
            self.game.take(self.game.option(found.index(wanted)))
            self.game.advance()

    @property
    def is_open(self) -> bool:
        """Whether the turn player may act freely."""
        return self.game.is_open()

    @property
    def my_turn(self) -> bool:
        """Whether it is the turn of player 0."""
        return self.game.player == 0

    @property
    def winner(self) -> int | None:
        """Who has won."""
        return self.game.winner()

    # ---------------------------------------------------------------- reading

    @property
    def memory(self) -> int:
        """The memory on the side of player 0."""
        return self.game.memory if self.my_turn else -self.game.memory

    @property
    def mine(self) -> list[tuple[str, ...]]:
        """The stacks of player 0's battle area."""
        return self._field(0, v.BATTLE)

    @property
    def theirs(self) -> list[tuple[str, ...]]:
        """The stacks of player 1's battle area."""
        return self._field(1, v.BATTLE)

    def links(self, number: str) -> list[str]:
        """The link cards of the first stack with this card on top."""
        data = self.game.state.data
        tops = [int(data[sl.TOP + stack]) - 1 for stack in range(sl.STACKS)]
        stack = next(
            n for n, top in enumerate(tops) if top >= 0 and self.game.number_of(top) == number
        )
        at, found = int(data[sl.LINKS + stack]), []
        while at:
            found.append(self.game.number_of(at - 1))
            at = int(data[sl.BELOW + at - 1])
        return found

    @property
    def breeding(self) -> list[tuple[str, ...]]:
        """The breeding area of player 0."""
        return self._field(0, v.BREEDING)

    def pile(self, area: int, player: int = 0) -> list[str]:
        """The cards of a pile, the top first."""
        piles = {
            v.HAND: sl.P_HAND, v.TRASH: sl.P_TRASH, v.SECURITY: sl.P_SECURITY, v.DECK: sl.P_DECK,
            v.EGGS: sl.P_EGGS,
        }  # fmt: skip
        return [self.game.number_of(card) for card in self.game.pile(player, piles[area])][::-1]

    def hand(self, player: int = 0) -> Counter[str]:
        """The hand, without the fillers that were drawn."""
        return Counter(card for card in self.pile(v.HAND, player) if card != FILLER.number)

    def trash(self, player: int = 0) -> Counter[str]:
        """The trash."""
        return Counter(self.pile(v.TRASH, player))

    def security(self, player: int = 0) -> int:
        """How many security cards there are."""
        return len(self.pile(v.SECURITY, player))

    def drawn(self, player: int = 0) -> int:
        """How many fillers are in the hand."""
        return self.pile(v.HAND, player).count(FILLER.number)

    def dp(self, card: str, player: int = 0) -> int:
        """The DP of the Digimon with this top card."""
        return int(dp(self.game.state, self._of(card, player)))

    def security_dp(self, card: str, player: int = 0) -> int:
        """The DP that a card of the security stack would have as a Security Digimon."""
        found = next(
            one for one in self.game.pile(player, sl.P_SECURITY) if self.game.number_of(one) == card
        )
        return int(security_dp(self.game.state, found))

    def checks(self, card: str, player: int = 0) -> int:
        """How many security cards the Digimon with this top card checks."""
        return int(security_attack(self.game.state, self._of(card, player)))

    def has(self, card: str, keyword: str, player: int = 0) -> bool:
        """Whether the Digimon with this top card has a keyword."""
        return bool(has_keyword(self.game.state, self._of(card, player), keyword_number(keyword)))

    def cannot(self, card: str, what: int, player: int = 0) -> bool:
        """Whether something is forbidden to the card with this top card (tables.NOT_…)."""
        return bool(cannot(self.game.state, self._of(card, player), what))

    def suspended(self, card: str, player: int = 0) -> bool:
        """Whether the card with this top card is suspended."""
        return bool(self.game.state.data[sl.SUSPENDED + self._of(card, player)])

    def _numbers(self, player: int, area: int) -> Iterable[int]:
        data = self.game.state.data
        for stack in range(player * sl.HALF, (player + 1) * sl.HALF):
            if data[sl.TOP + stack] and data[sl.WHERE + stack] == area:
                yield stack

    def _field(self, player: int, area: int) -> list[tuple[str, ...]]:
        data = self.game.state.data
        stacks = []
        for stack in self._numbers(player, area):
            cards, at = [], int(data[sl.TOP + stack])
            while at:
                cards.append(self.game.number_of(at - 1))
                at = int(data[sl.BELOW + at - 1])
            stacks.append(tuple(cards))
        return stacks

    def _of(self, card: str, player: int) -> int:
        data = self.game.state.data
        (found,) = [
            stack
            for stack in self._numbers(player, v.BATTLE)
            if self.game.number_of(int(data[sl.TOP + stack]) - 1) == card
        ]
        return found
