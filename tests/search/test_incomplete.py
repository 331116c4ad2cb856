"""Nothing is proved about cards that are not played: definitions taken away at random."""

import random
from dataclasses import replace

import pytest

from decklists.detect import load_yugioh
from engine.yugioh.cards import definitions
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import Card, Effect
from engine.yugioh.worth.goals import DEFAULT
from search.yugioh import Survey, solve
from search.yugioh.survey import Surveyor

NODES = 400
HANDS = 12
DECKS = 8


def surveys(deck: str, hands: list[list[int]], facts: dict[int, Card]) -> list[Survey]:
    """What is found of each hand with these cards in place of the usual ones."""
    listed = load_yugioh(deck)
    game = YugiohGame(listed.main, listed.extra, facts=facts, own_negations=False)
    surveyor = Surveyor(game, DEFAULT)
    return [surveyor.survey(hand, NODES) for hand in hands]


def without(card: Card, rng: random.Random) -> Card:
    """A card without its definition, or without one of its effects."""
    effects = [n for n, item in enumerate(card.effects) if isinstance(item, Effect)]
    if effects and rng.random() < 0.5:
        index = rng.choice(effects)
        kept = list(card.effects)
        kept[index] = Effect(unsupported="taken away")
        return replace(card, effects=tuple(kept))
    return replace(card, defined=False, effects=(), procedures=(), mentions=())


@pytest.mark.parametrize("deck", ["sky-striker", "snake-eye", "fiendsmith"])
def test_a_proof_without_some_definitions_is_one_with_them(deck: str) -> None:
    """The same positions, the same best board.

    Of the claims that happen to stay true, because what was taken away was of no use, those are
    kept whose hands do not reach it; how a monster of the Extra Deck without a definition is
    summoned is not known.
    """
    listed = load_yugioh(deck)
    rng = random.Random(deck)
    hands = [[*rng.sample(list(listed.main), 2), 0, 0, 0] for _ in range(HANDS)]
    whole = surveys(deck, hands, {})
    kept = true = 0
    for _ in range(DECKS):
        gone = rng.sample(sorted({*listed.main, *listed.extra}), 3)
        facts = {p: without(definitions()[p], rng) for p in gone if p in definitions()}
        for full, part in zip(whole, surveys(deck, hands, facts), strict=True):
            same = (full.status, full.nodes, full.score, full.met) == (
                "proved", part.nodes, part.score, part.met,
            )  # fmt: skip
            claimed = part.status == "proved"
            assert same or not claimed
            true += same
            kept += claimed
    assert true
    assert kept > 0.1 * true, f"{kept} of {true} claims are kept"


def test_a_hand_that_reaches_what_is_missing_is_incomplete() -> None:
    """WANTED: Seeker of Sinful Spoils reaches Diabellstar, and through her the whole deck."""
    listed = load_yugioh("snake-eye")
    wanted, diabellstar = 80845034, 72270339
    without_her = {diabellstar: replace(definitions()[diabellstar], defined=False, effects=())}
    game = YugiohGame(listed.main, listed.extra, facts=without_her, own_negations=False)
    game.start([wanted, 0, 0, 0, 0])
    result = solve(game, max_nodes=NODES)
    assert result.status == "incomplete"
    assert result.stopped_by is None
    assert diabellstar in [card.passcode for card in result.missing]
    assert (result.whole, result.copies) == (51, 54)  # three copies of her
