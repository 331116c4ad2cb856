"""Which cards that are not played whole a hand could bring into play."""

import random
from dataclasses import replace

import pytest

from decklists.detect import load_yugioh
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import definitions
from engine.yugioh.game import YugiohGame
from engine.yugioh.language import (
    Activate,
    AddToHand,
    Card,
    Choose,
    Draw,
    LinkSummon,
    Note,
    Race,
    SpecialSummon,
    SynchroSummon,
    XyzSummon,
    level,
    link_monster,
    normal_monster,
    spell,
    summoning,
)
from engine.yugioh.reach import Reach, _can_summon, is_whole, whole_copies

DRAGON = normal_monster(1, "Dragon", v.LIGHT, v.DRAGON, 4, 1500, 0)
ZOMBIE = normal_monster(2, "Zombie", v.DARK, v.ZOMBIE, 4, 1500, 0)
ODD_DRAGON = Card(3, "Odd Dragon", v.MONSTER | v.EFFECT, v.LIGHT, v.DRAGON, 4, defined=False)
ODD_SPELL = Card(4, "Odd Spell", v.SPELL, defined=False)
DRAGONS = spell(5, "Dragons", effects=(Activate(do=(AddToHand(Choose(Race(v.DRAGON), v.DECK)),)),))
ZOMBIES = spell(6, "Zombies", effects=(Activate(do=(AddToHand(Choose(Race(v.ZOMBIE), v.DECK)),)),))
DRAWS = spell(7, "Draws", effects=(Activate(do=(Draw(1),)),))
LEVEL_4 = spell(8, "Level 4", effects=(Activate(do=(AddToHand(Choose(level(4, 4), v.DECK)),)),))
UNKNOWN = Card(9, "#9", defined=False)
ODD_LINK = Card(10, "Odd Link", v.MONSTER | v.LINK, v.DARK, v.FIEND, 1, defined=False)
RAISES = spell(
    13, "Raises", effects=(Activate(do=(SpecialSummon(Choose(ANY, v.HAND)),)),)
)  # fmt: skip
PARTLY = Activate(unsupported="something")


def names(cards: list[Card], hand: list[Card], extra: tuple[Card, ...] = ()) -> list[str]:
    """What is within reach of a hand and not played whole."""
    everything = [*cards, *extra, *hand]
    reach = Reach(
        list(dict.fromkeys(everything)), [c.passcode for c in [*cards, *hand]],
        [c.passcode for c in extra],
    )  # fmt: skip
    return [card.name for card in reach.unplayed(card.passcode for card in hand)]


def test_a_card_in_the_deck_that_nothing_fetches_is_out_of_reach() -> None:
    assert names([ODD_DRAGON], [ZOMBIE, ZOMBIES]) == []
    assert names([ODD_DRAGON], [DRAGONS]) == ["Odd Dragon"]
    assert names([ODD_DRAGON], [ODD_SPELL]) == ["Odd Spell"]


def test_what_is_fetched_fetches_in_turn() -> None:
    fetch = replace(DRAGON, passcode=11, effects=DRAWS.effects, type=v.MONSTER | v.EFFECT)
    assert names([ODD_SPELL, fetch], [DRAGONS]) == ["Odd Spell"]


def test_a_draw_can_be_any_card() -> None:
    assert names([ODD_DRAGON, ODD_SPELL], [DRAWS]) == ["Odd Dragon", "Odd Spell"]


def test_a_card_that_the_table_does_not_know_can_be_anything() -> None:
    assert names([UNKNOWN], [ZOMBIES]) == ["#9"]
    assert names([UNKNOWN], [ZOMBIE]) == []


def test_a_card_with_the_name_of_one_within_reach_is_within_reach() -> None:
    other = replace(ODD_SPELL, treated_as=2)
    assert names([other], [ZOMBIE]) == ["Odd Spell"]


def test_how_a_monster_without_definition_leaves_the_extra_deck_is_not_known() -> None:
    assert names([], [ZOMBIE], (ODD_LINK,)) == ["Odd Link"]
    assert names([], [DRAWS], (ODD_LINK,)) == []


def test_materials_are_counted_in_the_hand_and_not_where_they_are_fetched() -> None:
    def two(name: str, procedure: object, **rest: object) -> Card:
        card = link_monster(20, name, v.DARK, v.FIEND, 2, 0, 0, effects=(PARTLY,))
        return replace(card, procedures=(procedure,), **rest)  # type: ignore[arg-type]

    link = two("Link", LinkSummon(ANY, 2))
    xyz = two("Xyz", XyzSummon(ANY, 2), type=v.MONSTER | v.XYZ, level=4)
    low = replace(xyz, level=3)
    for summoned in (link, xyz):
        assert names([], [ZOMBIE, RAISES], (summoned,)) == []
        assert names([], [ZOMBIE, DRAGON], (summoned,)) == []  # one Normal Summon a turn
        assert names([], [ZOMBIE, DRAGON, RAISES], (summoned,)) == [summoned.name]
        assert names([ZOMBIE], [ZOMBIES, RAISES], (summoned,)) == [summoned.name]
    assert names([], [ZOMBIE, DRAGON, RAISES], (low,)) == []
    synchro = two("Synchro", SynchroSummon(), type=v.MONSTER | v.SYNCHRO, level=8)
    tuner = replace(ZOMBIE, passcode=12, type=v.MONSTER | v.NORMAL | v.TUNER)
    assert names([], [ZOMBIE, DRAGON, RAISES], (synchro,)) == []
    assert names([], [tuner, DRAGON, RAISES], (synchro,)) == ["Synchro"]


def test_what_can_summon_is_one_of_the_words_that_do() -> None:
    """No word for a summon is forgotten: each one makes a card able to bring a second monster."""
    named = [getattr(summoning, name) for name in summoning.__all__]
    words = [word for word in named if isinstance(word, type)]
    assert all(_can_summon(replace(RAISES, effects=(Activate(do=(word(),)),))) for word in words)
    assert not _can_summon(DRAWS)


def test_a_part_that_cannot_matter_leaves_a_card_whole() -> None:
    noted = spell(21, "Noted", effects=(Activate(do=(Draw(1),)), Note("only in battle")))
    inert = replace(noted, effects=(Activate(unsupported="only in battle", inert=True),))
    partly = replace(noted, effects=(PARTLY,))
    assert is_whole(noted)
    assert is_whole(inert)
    assert not is_whole(partly)
    assert not is_whole(ODD_SPELL)
    assert whole_copies([noted, partly], [21, 21]) == 2


@pytest.mark.parametrize("deck", ["sky-striker", "snake-eye", "fiendsmith"])
def test_fewer_definitions_never_bring_more_within_reach_of_proof(deck: str) -> None:
    """Cards without their definitions: what a hand cannot reach whole, it cannot reach then."""
    listed = load_yugioh(deck)
    rng = random.Random(deck)
    game = YugiohGame(listed.main, listed.extra)
    whole = Reach(game.cards, game.main, game.extra)
    hands = [rng.sample(list(listed.main), 5) for _ in range(60)]
    assert not any(whole.unplayed(hand) for hand in hands)
    for _ in range(20):
        gone = set(rng.sample(sorted({*listed.main, *listed.extra}), 4))
        cards = [
            replace(card, defined=False, effects=(), procedures=(), mentions=())
            if card.passcode in gone
            else card
            for card in game.cards
        ]
        reach = Reach(cards, game.main, game.extra)
        for hand in hands:
            unplayed = {card.passcode for card in reach.unplayed(hand)}
            assert unplayed <= gone
            assert gone.intersection(hand) <= unplayed


def test_every_definition_says_which_missing_part_could_matter() -> None:
    assert all(set(card.missing) <= set(card.unsupported) for card in definitions().values())
