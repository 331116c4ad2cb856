"""The bundled decks: all of them defined; limits of their cards; Exodia, and Fiends of Tour Guide.

Source: the card texts, and the official scripts where a text leaves a doubt.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards import (
    blue_eyes,
    definitions,
    exodia,
    fiends,
    sky_striker,
    snake_eye,
)
from engine.yugioh.cards import (
    blue_eyes_support as support,
)
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    MONSTER,
    ONCE_PER_TURN,
    Card,
    Choose,
    Damage,
    Draw,
    Effect,
    Limit,
    SendToGrave,
    SpecialSummon,
    WinsWith,
    shared,
)
from engine.yugioh.telling.board import board
from tests.engine.yugioh.table import Table, body, fiend, ignition, names, played

SAMPLES = ("blue-eyes", "snake-eye", "sky-striker", "exodia")


def limits(card: Card) -> list[Limit | tuple[Limit, ...] | None]:
    return [item.limit for item in card.effects if isinstance(item, Effect)]


# ------------------------------------------------------------ sample decks


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_deck_is_legal_and_every_card_of_it_is_defined(name: str) -> None:
    from decklists import check, load_yugioh, sample_goal

    deck = load_yugioh(name)
    assert not check(deck)
    assert {*deck.main, *deck.extra} <= definitions().keys()
    assert sample_goal(name) is not None


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (blue_eyes.SAGE, [None, ONCE_PER_TURN]),
        (blue_eyes.MAIDEN, [ONCE_PER_TURN] * 3),
        (blue_eyes.DICTATOR, [ONCE_PER_TURN] * 2),
        (blue_eyes.SEA_HORSE, [ONCE_PER_TURN] * 3),
        (support.TRUE_LIGHT, [None, shared("one of these"), shared("one of these")]),
        (support.ROAR, [shared("roar")] * 2),
        (support.WISHES, [ONCE_PER_TURN] * 2),
        (support.MAUSOLEUM, [EACH_ONCE_PER_TURN, None]),
        (support.ULTIMATE_FUSION, [Limit("oath")]),
        (blue_eyes.SPIRIT_DRAGON, [EACH_ONCE_PER_TURN, None]),
        (blue_eyes.SPIRIT_WITH_EYES, [ONCE_PER_TURN] * 2),
        (snake_eye.ASH, [ONCE_PER_TURN] * 2),
        (snake_eye.OAK, [ONCE_PER_TURN] * 2),
        (snake_eye.POPLAR, [ONCE_PER_TURN] * 3),
        (snake_eye.FLAMBERGE, [ONCE_PER_TURN] * 3),
        (snake_eye.ORIGINAL_SINFUL_SPOILS, [shared("original")] * 2),
        (snake_eye.SILVERA, [shared("silvera")] * 2),
        (snake_eye.DIVINE_TEMPLE, [Limit("oath"), EACH_ONCE_PER_TURN]),
        (snake_eye.WANTED, [ONCE_PER_TURN] * 2),
        (snake_eye.PRINCESS, [ONCE_PER_TURN] * 2),
        (sky_striker.RAYE, [ONCE_PER_TURN] * 2),
        (sky_striker.ENGAGE, [None]),
        (sky_striker.LINKAGE, [None]),
        (sky_striker.KAGARI, [None]),
        (sky_striker.SHIZUKU, [EACH_ONCE_PER_TURN]),
        (exodia.CHICKEN_GAME, [EACH_ONCE_PER_TURN]),
        (fiends.SANGAN, [ONCE_PER_TURN]),
        (fiends.LEVIAIR, [EACH_ONCE_PER_TURN]),
    ],
    ids=lambda item: item.name if isinstance(item, Card) else "",
)
def test_how_often_the_effects_can_be_used(card: Card, expected: list[Limit | None]) -> None:
    assert limits(card) == expected


# ------------------------------------------------------------------ Exodia


def test_exodia_wins_with_the_four_limbs() -> None:
    limbs = (exodia.RIGHT_LEG, exodia.LEFT_LEG, exodia.RIGHT_ARM, exodia.LEFT_ARM)
    assert exodia.EXODIA.effects == (WinsWith(tuple(card.passcode for card in limbs)),)
    draw = played("Drawing", Draw(1))
    won = Table([exodia.EXODIA, *limbs[:3], draw], [limbs[3]])
    won.activate(draw)
    assert won.asked == "over"
    not_yet = Table([exodia.EXODIA, *limbs[:2], draw], [limbs[3]])
    not_yet.activate(draw)
    assert not_yet.asked == "open"


def test_allure_keeps_the_hand_when_the_last_dark_monster_is_banished() -> None:
    table = Table([exodia.ALLURE], [exodia.RIGHT_LEG, body()], fixed_order=True)
    table.activate(exodia.ALLURE)
    assert (table.hand, table.banished) == (["Body"], names(exodia.RIGHT_LEG))
    bright = Table([exodia.ALLURE, body("Kept")], [body("A"), body("B")], fixed_order=True)
    bright.activate(exodia.ALLURE)
    assert bright.hand == []
    assert sorted(bright.grave) == ["A", "Allure of Darkness", "B", "Kept"]


def test_chicken_game_costs_1000_each_turn_once() -> None:
    table = Table([exodia.CHICKEN_GAME], [body()])
    table.activate(exodia.CHICKEN_GAME)
    table.activate(exodia.CHICKEN_GAME)
    table.bullet(0)
    assert (table.hand, table.life()) == (["Body"], 7000)
    assert not table.may("activate", exodia.CHICKEN_GAME)


def test_dark_factory_wants_two_normal_monsters() -> None:
    factory = exodia.DARK_FACTORY
    assert not Table([factory], grave=[exodia.RIGHT_LEG, exodia.EXODIA]).may("activate", factory)
    table = Table([factory], grave=[exodia.RIGHT_LEG, exodia.LEFT_ARM])
    table.activate(factory)
    assert sorted(table.hand) == sorted(names(exodia.RIGHT_LEG, exodia.LEFT_ARM))


# ------------------------------------------------------------------ Fiends


def test_tour_guide_brings_a_level_3_fiend_that_is_negated_and_no_synchro_material() -> None:
    (arrival,) = fiends.TOUR_GUIDE.effects
    assert isinstance(arrival, Effect)
    (step,) = arrival.do
    assert isinstance(step, SpecialSummon)
    assert step.but == ("negated", "not-synchro-material")
    table = Table([fiends.TOUR_GUIDE], [fiends.SANGAN, fiend(level=4)], [fiends.LEVIAIR])
    table.summon(fiends.TOUR_GUIDE)
    table.chain(fiends.TOUR_GUIDE)
    assert table.may("special", fiends.LEVIAIR)
    assert {m["name"]: m["negated"] for m in board(table.game)["monsters"]} == {
        "Tour Guide From the Underworld": False, "Sangan": True,
    }  # fmt: skip


def test_sangan_adds_a_weak_monster_that_is_not_activated_this_turn() -> None:
    # The card text of Sangan
    weak = fiend("Weak", ignition(Damage(1), where=v.HAND), attack=1500)
    strong = fiend("Strong", attack=1600)
    other = fiend("Other", ignition(Damage(1), where=v.HAND))
    out = played("Out", SendToGrave(Choose(MONSTER, v.MZONE)))
    table = Table([out, other, weak], deck=[strong, weak], field=[fiends.SANGAN])
    assert table.may("activate", weak)
    table.activate(out)
    assert sorted(table.hand) == ["Other", "Weak", "Weak"]
    assert not table.may("activate", weak)
    assert table.may("activate", other)
    assert table.may("summon", weak)


def test_leviair_brings_a_banished_monster_of_level_4_or_lower() -> None:
    high, low = body("High", level=5), body("Low", level=4)
    table = Table(field=[fiends.LEVIAIR], deck=[body("Under")], banished=[high, low])
    table.attach(next(c for c in table.game.cards if c.name == "Under"), fiends.LEVIAIR)
    table.activate(fiends.LEVIAIR)
    assert table.monsters()[1] == "Low"
