"""Which Yu-Gi-Oh! hands are searched, in which stages and parts, and with how many positions.

The stages: openers of one card; openers of two cards, led by those; the one cards again, led by
the two cards' lines, for what they can do alone; then the hands, led by all openers.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, Final

from analysis import hands
from analysis.batch import Part, digest, made, parts_of, program
from analysis.run import Manifest
from analysis.schemas import Schema
from analysis.yugioh.goal_words import told
from analysis.yugioh.openers import one_card, two_cards
from analysis.yugioh.schemas import PART, THROUGH_PART
from engine.yugioh.reach import whole_copies
from engine.yugioh.worth.goals import DEFAULT, Goal
from search.yugioh import AGAIN, DeckSpec, alike, duel
from search.yugioh.against import Against, Budget

# Positions of each hand unless told otherwise, by whether every class is searched. So that a
# sample deck of 45,000 classes takes less than ten minutes on two cores: see docs/analysis.md.
EXACT_NODES: Final = 500
SAMPLE_NODES: Final = 5_000
# Of more classes than these hands are drawn unless told otherwise: so many that a share is known to
# a point (Wilson's interval, 95 %). They take about as long as the classes would.
MOST_CLASSES: Final = 60_000
HANDS: Final = 10_000
HANDS_NODES: Final = 2_000
# Through what the opponent may hold: hands drawn unless told otherwise, positions of each hand
# without answers, behind each answer, and of all answers together as a multiple of the hand's.
HANDS_AGAINST: Final = 500
PLAIN_NODES: Final = 2_000
ANSWER_NODES: Final = 200
ALL_ANSWERS: Final = 8
OPENER_NODES: Final = 20_000  # of one card; a quarter of it for two cards
# The score of a brick where no goal file says it: less than a lock is worth; no points at all.
DEFAULT_BRICK: Final = 600
GOAL_BRICK: Final = 1


def through_budget(nodes: int) -> Budget:
    """The positions for a hand through answers, of which the plain search has so many."""
    return Budget(min(nodes, PLAIN_NODES), ANSWER_NODES, ALL_ANSWERS * nodes)


STAGES: Final = ("one-card", "two-cards", "one-card-led", "hands")
# After these, where the opponent may hold cards: each led by what was found without them.
ONE_CARD_THROUGH: Final = "one-card-through"
HANDS_THROUGH: Final = "hands-through"
THROUGH: Final[Mapping[str, str]] = {ONE_CARD_THROUGH: "one-card-led", HANDS_THROUGH: "hands"}
_PART_NODES: Final = 32_000  # about a second of one core
_PART_HANDS: Final = 64


@dataclass(frozen=True)
class YugiohSettings:
    """What decides the results of a run, besides deck, goal and version.

    `hands` None is every class, else so many hands are drawn. `brick` is the score below which a
    hand is a brick. `max_nodes` is for each hand, with up to `AGAIN` times as many more where these
    leave it undecided; `opener_nodes` for each one-card opener. Without `reduction` no Set waits
    for the end of the turn (`search.ends`).
    """

    going: str
    size: int
    hands: int | None
    seed: int
    max_nodes: int
    opener_nodes: int
    leads: bool
    brick: int
    reduction: bool = True


@dataclass(frozen=True)
class YugiohPlan:
    """What is to be run: a deck, what it is played for, and the settings.

    `source` is the file of the goal, `version` that of endboard. `against` is what the opponent may
    hold; the deck's facts have these cards.
    """

    deck: DeckSpec
    settings: YugiohSettings
    goal: Goal = DEFAULT
    source: str = ""
    version: str = ""
    against: Against | None = None

    @property
    def stages(self) -> Sequence[str]:
        """The stages in their order."""
        return STAGES if self.against is None else (*STAGES, *THROUGH)

    def schema(self, stage: str) -> Schema:
        """The columns of a part of a stage."""
        return THROUGH_PART if stage in THROUGH else PART

    @cached_property
    def same(self) -> Mapping[int, int]:
        """Which cards stand for which."""
        return alike(duel(self.deck), self.goal)

    @cached_property
    def drawn(self) -> tuple[list[hands.HandClass], list[int]]:
        """The classes to search, and for a sample the class of each draw."""
        deck, wanted = self.deck.main, self.settings
        if wanted.hands is None:
            return list(hands.classes(deck, wanted.size, self.same)), []
        return hands.sample(deck, wanted.size, wanted.hands, wanted.seed, self.same)

    def stage(self, name: str) -> list[tuple[int, ...]]:
        """The hands of a stage, without blanks."""
        if name in ("one-card", "one-card-led", ONE_CARD_THROUGH):
            return one_card(self.deck.main)
        if name == "two-cards":
            return two_cards(self.deck.main)
        return [one.cards for one in self.drawn[0]]

    def nodes(self, stage: str) -> int:
        """Positions for each hand of a stage, in its first search."""
        one = self.settings.opener_nodes
        if stage == "hands":
            return self.settings.max_nodes
        return max(one // 4, 1) if stage == "two-cards" else one

    def parts(self, stage: str) -> list[Part]:
        """The parts of a stage: about a second of work each, or more of undecided hands."""
        size = max(1, min(_PART_HANDS, _PART_NODES // self.nodes(stage)))
        if stage in THROUGH:
            size = 1
        return parts_of(stage, len(self.stage(stage)), size)

    def manifest(self) -> Manifest:
        """What the run's directory says of it."""
        game = duel(self.deck)
        held = self.deck.game(*self.against.cards).cards if self.against else game.cards
        cards = [card for card in game.cards if card.passcode]
        return Manifest(
            identity={
                "version": self.version,
                "deck": digest(repr((self.deck.main, self.deck.extra))),
                "card_definitions": digest(repr([card for card in held if card.passcode])),
                "goal": digest(repr(self.goal)),
                "program": program(),
            },
            settings={**asdict(self.settings), "against": self._held()},
            deck={
                "name": self.deck.name,
                "game": game.name,
                "main": list(self.deck.main),
                "extra": list(self.deck.extra),
                "names": {str(card.passcode): card.name for card in cards},
                "played_whole": [
                    whole_copies(cards, (*self.deck.main, *self.deck.extra)),
                    len(self.deck.main) + len(self.deck.extra),
                ],
                "undefined": [card.name for card in cards if not card.defined],
            },
            goal={
                "source": self.source,
                "brick": self.settings.brick,
                **told(self.goal, game),
            },
            plan={
                "hands": len(self.drawn[0]),
                "classes": hands.class_count(self.deck.main, self.settings.size, self.same),
                "all_hands": hands.hand_count(self.deck.main, self.settings.size),
                "merged": {str(card): to for card, to in self.same.items() if card != to},
                "parts": sum(len(self.parts(stage)) for stage in self.stages),
                "again_nodes": AGAIN * self.settings.max_nodes,
            },
            made=made(),
        )

    def _held(self) -> dict[str, Any] | None:
        """What the opponent may hold, as the manifest says it."""
        if self.against is None:
            return None
        names = {card.passcode: card.name for card in self.deck.game(*self.against.cards).cards}
        return {
            "cards": list(self.against.cards),
            "names": [names[card] for card in self.against.cards],
            "weights": list(self.against.weights),
            "nothing": self.against.nothing,
        }
