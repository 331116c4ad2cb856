"""Nothing is certain about Digimon cards that are not played: definitions taken away at random."""

import random
from dataclasses import replace

import pytest

from cli.digimon.cards import card_of
from decklists import DigimonDeck, digimon_catalog, load
from engine.digimon import vocabulary as v
from engine.digimon.cards import definitions
from engine.digimon.language.card import Card, Effect, Note
from engine.digimon.position.movement import move
from engine.digimon.position.slots import P_DECK, P_SECURITY
from engine.digimon.rules.drawing import look
from engine.digimon.solo.goals import Brick, Goal, NamedGoal
from search.digimon import SoloSpec
from search.digimon.turns import Dealt, Runs, play_orders

GOAL = Goal("Level 5", (), (NamedGoal("Level 5", (), 5, by=2, level=5),), Brick(goal="Level 5"))
HANDS = 6
SEEDS = (1, 2)
DECKS = 5


def spec_of(deck: str, *facts: Card) -> SoloSpec:
    listed = load(deck)
    assert isinstance(listed, DigimonDeck)
    return SoloSpec(listed.main, listed.eggs, facts, turns=2, goal=GOAL, max_nodes=60, passive=True)


def played(spec: SoloSpec, hands: list[tuple[str, ...]]) -> list[Runs]:
    return [play_orders(spec, Dealt(hand, SEEDS)) for hand in hands]


def without(number: str, rng: random.Random) -> Card:
    """A card without its definition, or without one of its effects."""
    card = definitions()[number]
    effects = [n for n, item in enumerate(card.effects) if isinstance(item, Effect)]
    if effects and rng.random() < 0.3:
        kept = list(card.effects)
        kept[rng.choice(effects)] = Note("taken away")
        return replace(card, effects=tuple(kept))
    return replace(card_of(digimon_catalog()[number]), defined=False)


@pytest.mark.parametrize("deck", ["st1", "wargreymon"])
def test_what_is_certain_without_some_definitions_is_so_with_them(deck: str) -> None:
    """An order that sees no missing card is the same run, and the others are undecided."""
    spec = spec_of(deck)
    rng = random.Random(deck)
    hands = [tuple(sorted(rng.sample(spec.main, 5))) for _ in range(HANDS)]
    whole = played(spec, hands)
    certain = undecided = 0
    # Common cards are seen in nearly every order: one kind is taken away at a time.
    for gone in rng.sample([*dict.fromkeys(spec.main), spec.eggs[0]], DECKS):
        parts = played(spec_of(deck, without(gone, rng)), hands)
        for full, part, hand in zip(whole, parts, hands, strict=True):
            assert gone not in hand or all(part.unplayed)
            assert gone not in spec.eggs or all(part.unplayed)
            for at, unplayed in enumerate(part.unplayed):
                assert unplayed or part.values[at] == full.values[at]
                assert unplayed or part.met[at] == full.met[at]
                assert unplayed or part.bricks[at] == full.bricks[at]
                assert part.bricks[at] is not True or full.bricks[at] is True
                certain += part.bricks[at] is True
                undecided += part.bricks[at] is None
    assert certain
    assert undecided
    assert not any(any(runs.unplayed) for runs in whole)


def test_when_a_card_could_have_come_into_play() -> None:
    """It was in the opening hand, has left a pile (also back into it), or a pile was looked at."""
    greymon, agumon = "ST1-07", "ST1-03"
    game = spec_of("st1", replace(definitions()[greymon], effects=(Note("taken away"),))).game()
    state = game.state
    game.start((greymon,), 1)
    assert game.unplayed
    game.start((agumon,) * 4, 1)
    deck = [card for card in game.pile(0, P_DECK) if game.number_of(card) == greymon]
    assert not game.unplayed
    mark = game.mark()
    move(state, deck[0], v.HAND, 0)
    move(state, deck[0], v.DECK, 1)
    assert game.unplayed
    game.undo_to(mark)
    assert not game.unplayed
    look(state, 0, P_SECURITY)
    assert game.unplayed


def test_a_digi_egg_that_is_not_played_whole_may_be_the_next() -> None:
    koromon = "ST1-01"
    game = spec_of("st1", replace(definitions()[koromon], inherited=(Note("taken away"),))).game()
    game.start(("ST1-03",) * 4, 1)
    assert game.unplayed


def test_a_whole_deck_that_was_looked_through_is_certain() -> None:
    game = spec_of("st1").game()
    game.start((), 1)
    look(game.state, 0, P_SECURITY)
    assert not game.unplayed
