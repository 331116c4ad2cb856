"""Which Digimon hands are played, over which orders of the deck, in which parts.

Every class of opening hands, or a sample of hands, is played over sampled orders; each order of
each hand is shuffled anew, because luck that all hands share would not average out over the hands
of a row.  After them come the same few drawn hands over the same orders once for each memory from
1 to 5 at the start of the own turns, so that memory alone makes the difference.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from analysis import hands as opening
from analysis.batch import Part, digest, made, parts_of, program
from analysis.digimon.goal_words import told
from analysis.digimon.schemas import PART
from analysis.run import Manifest
from analysis.schemas import Schema
from engine.digimon.solo.goals import DEFAULT, Goal
from engine.hashing import MASK, mix
from search.digimon import SoloSpec

SIZE: Final = 5  # cards in an opening hand
# More classes than this are sampled unless every class is asked for.
MOST_CLASSES: Final = 12_000
HANDS: Final = 4_000
ORDERS: Final = 8
LEAST_ORDERS: Final = 3  # one is left out, and the others must have a spread
MEMORY_HANDS: Final = 500
MEMORIES: Final = (1, 2, 3, 4, 5)

MEMORY_STAGES: Final = {f"memory-{memory}": memory for memory in MEMORIES}
_PART_RUNS: Final = 512  # half a second or a second


@dataclass(frozen=True)
class DigimonPlan:
    """What is to be played: a deck and how, how many hands drawn (None for every class), orders.

    Cards are taken by number, so the order in which a deck lists them changes nothing. `source` is
    the file of the goal, `version` that of endboard. `memory_hands` are played with 1 to 5 memory.
    """

    deck: SoloSpec
    hands: int | None = None
    orders: int = ORDERS
    seed: int = 1
    memory_hands: int = MEMORY_HANDS
    name: str = ""
    source: str = ""
    version: str = ""

    def schema(self, stage: str) -> Schema:
        """The columns of a part, the same for all stages."""
        return PART

    @property
    def stages(self) -> Sequence[str]:
        """The hands, and those played with each memory."""
        return ("hands", *(MEMORY_STAGES if self.memory_hands else ()))

    @property
    def goal(self) -> Goal:
        """What is played for, or only measured."""
        return self.deck.measured or self.deck.goal or DEFAULT

    @cached_property
    def numbers(self) -> list[str]:
        """The cards of the deck, in order."""
        return sorted(set(self.deck.main))

    @cached_property
    def dealt(self) -> list[tuple[tuple[str, ...], int]]:
        """The hands to play, and how many hands each stands for; drawn hands for one each."""
        if self.hands is None:
            return [(self._hand(one), one.ways) for one in opening.classes(self.in_numbers, SIZE)]
        return self._drawn(self.hands)

    @cached_property
    def of_memory(self) -> list[tuple[tuple[str, ...], int]]:
        """The drawn hands that are played with each memory."""
        return self._drawn(min(self.memory_hands, self.hands or self.memory_hands))

    def stage(self, name: str) -> list[tuple[tuple[str, ...], int]]:
        """The hands of a stage."""
        return self.dealt if name == "hands" else self.of_memory

    def seeds(self, hand: int) -> tuple[int, ...]:
        """The seeds of the orders of a hand of a stage, by its number."""
        of_hand = mix(self.seed & MASK, hand)
        return tuple(int(mix(of_hand, order)) for order in range(self.orders))

    @cached_property
    def in_order(self) -> SoloSpec:
        """The deck with its cards in order, as it is played."""
        deck = self.deck
        return replace(deck, main=tuple(sorted(deck.main)), eggs=tuple(sorted(deck.eggs)))

    @cached_property
    def in_numbers(self) -> list[int]:
        """The main deck, its cards as places in `numbers`."""
        return sorted(self.numbers.index(number) for number in self.deck.main)

    def _drawn(self, hands: int) -> list[tuple[tuple[str, ...], int]]:
        listed, draws = opening.sample(self.in_numbers, SIZE, hands, self.seed)
        return [(self._hand(listed[draw]), 1) for draw in draws]

    def _hand(self, one: opening.HandClass) -> tuple[str, ...]:
        return tuple(self.numbers[card] for card in one.cards)

    def parts(self, stage: str) -> list[Part]:
        """The parts of a stage: about a second of work each."""
        return parts_of(stage, len(self.stage(stage)), max(1, _PART_RUNS // self.orders))

    def manifest(self) -> Manifest:
        """What the run's directory says of it."""
        deck = self.in_order
        game = deck.game()
        cards = [card for card in game.cards if card.number in (*deck.main, *deck.eggs)]
        names = {card.number: game.names[card.number] for card in cards}
        return Manifest(
            identity={
                "version": self.version,
                "deck": digest(repr((deck.main, deck.eggs))),
                "card_definitions": digest(repr(game.cards)),
                "goal": digest(repr(self.goal)),
                "program": program(),
            },
            settings={
                "going": "first" if deck.first else "second",
                "size": SIZE,
                "hands": self.hands,
                "seed": self.seed,
                "orders": self.orders,
                "turns": deck.turns,
                "memory": deck.memory,
                "attacks": deck.attacks,
                "opponent": "passive" if deck.passive else "active",
                "goal_is": "measured" if deck.measured else "played for",
                "max_nodes": deck.max_nodes,
                "memory_hands": self.memory_hands,
            },
            deck={
                "name": self.name,
                "game": game.name,
                "main": list(deck.main),
                "eggs": list(deck.eggs),
                "names": names,
                "played_whole": game.played_whole((*deck.main, *deck.eggs)),
                "undefined": [names[card.number] for card in cards if not card.defined],
            },
            goal={"source": self.source, **told(self.goal, names)},
            plan={
                "hands": len(self.dealt),
                "classes": opening.class_count(self.in_numbers, SIZE),
                "all_hands": opening.hand_count(deck.main, SIZE),
                "parts": sum(len(self.parts(stage)) for stage in self.stages),
            },
            made=made(),
        )


def class_count(deck: SoloSpec) -> int:
    """How many classes of opening hands there are."""
    numbers = sorted(set(deck.main))
    return opening.class_count([numbers.index(number) for number in deck.main], SIZE)
