"""Staples that negate, and others that are answered."""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards import blue_eyes, sky_striker
from engine.yugioh.cards import blue_eyes_support as support
from engine.yugioh.cards.boss_monsters import (
    BORRELOAD_SAVAGE,
    CYBER_DRAGON_INFINITY,
    GAGAGA_COWBOY,
    SILENT_HONOR_ARK,
    STARDUST_DRAGON,
)  # fmt: skip
from engine.yugioh.cards.classics import NATURIA_BEAST
from engine.yugioh.cards.exodia import CHICKEN_GAME
from engine.yugioh.cards.hand_traps import NIBIRU
from engine.yugioh.language import (
    MONSTER,
    Answering,
    Card,
    Choose,
    Damage,
    Destroy,
    GainLife,
    Named,
    NegateActivation,
    SendToGrave,
    Tribute,
    spell,
)  # fmt: skip
from engine.yugioh.position.slots import COUNTERS, POSITION
from engine.yugioh.worth.interruptions import interrupting
from engine.yugioh.worth.uses import count_uses
from tests.engine.yugioh.cards.test_answered_staples import (
    BURN,
    HANDY,
    A,
    B,
    C,
    against,
    answers,
    passed,
)
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    ignition,
    link,
    played,
    quick,
)  # fmt: skip

# ------------------------------------------------------- Borreload, Stardust


def test_borreload_savage_gets_counters_and_negates_with_them() -> None:
    tuner = fiend("Tuner", type=v.EFFECT | v.TUNER, level=4)
    two = link("Two", 2)
    table = against([BURN] * 2, field=[tuner, A], extra=[BORRELOAD_SAVAGE], grave=[two])
    table.special(BORRELOAD_SAVAGE)
    table.chain(BORRELOAD_SAVAGE)
    assert table.equips(BORRELOAD_SAVAGE) == ["Two"]
    assert table.state.data[COUNTERS + table.number(BORRELOAD_SAVAGE)] == 2
    assert table.attack(BORRELOAD_SAVAGE) == 3750


def test_borreload_savage_of_the_opponent_needs_no_equip_card_but_a_counter() -> None:
    for counters, may in ((0, False), (1, True)):
        table = against([BURN], opponent_field=[BORRELOAD_SAVAGE])
        table.rewrite(COUNTERS, BORRELOAD_SAVAGE, counters)
        table.activate(BURN)
        assert answers(table, BORRELOAD_SAVAGE) is may
        if may:
            table.chain(BORRELOAD_SAVAGE)
            passed(table)
            assert table.state.data[COUNTERS + table.number(BORRELOAD_SAVAGE)] == 0
        assert table.life(1) == (8000 if may else 7900)


BOOM = played("Boom", Destroy(Choose(MONSTER, v.MZONE)))


def test_stardust_dragon_comes_back_in_the_end_phase() -> None:
    table = Table([BOOM], field=[STARDUST_DRAGON, A])
    table.activate(BOOM)
    table.chain(STARDUST_DRAGON)
    assert sorted(table.grave) == ["Boom", "Stardust Dragon"]
    table.end()
    table.chain(STARDUST_DRAGON)
    assert "Stardust Dragon" in table.monsters().values()


def test_stardust_dragon_stays_in_the_grave_without_its_effect_or_when_that_was_negated() -> None:
    out = played("Out", SendToGrave(Choose(Named(STARDUST_DRAGON.passcode), v.MZONE)))
    table = Table([out], field=[STARDUST_DRAGON])
    table.activate(out)
    table.end()
    assert table.asked == "over"
    stops = fiend("Stops", quick(
        NegateActivation("effect"), condition=(Answering(v.EITHER, types=v.MONSTER),),
    ))  # fmt: skip
    table = against([BOOM], field=[STARDUST_DRAGON, A], opponent_field=[stops])
    table.activate(BOOM)
    table.chain(STARDUST_DRAGON)
    table.chain(stops)
    passed(table)
    assert "Stardust Dragon" in table.grave
    table.end()
    assert table.asked == "over"


# ----------------------------------------------------------------- the rest


def test_naturia_beast_answers_the_activation_of_a_spell_card_only() -> None:
    stays = spell(fresh(), "Stays", v.CONTINUOUS, effects=(ignition(Damage(1), where=v.SZONE),))
    table = against([BURN], spells=[stays], opponent_field=[NATURIA_BEAST])
    table.activate(stays)
    assert not answers(table, NATURIA_BEAST)
    table.activate(BURN)
    table.chain(NATURIA_BEAST)
    while table.asked in ("window", "chance"):
        table.take(table.decision().options[-1])
    assert table.life(1) == 7999
    assert len(table.pile(v.GRAVE, 1)) == 2


def test_nobody_answers_chicken_game() -> None:
    quick_one = fiend("Quick", quick(GainLife(1), where=v.MZONE))
    table = against(spells={5: CHICKEN_GAME}, deck=[A], field=[quick_one], opponent_hand=[HANDY],
                    fixed_order=True)  # fmt: skip
    table.activate(CHICKEN_GAME)
    table.bullet(0)
    assert table.hand == ["A"]
    assert table.life() == 7000


def test_the_turn_player_uses_the_opponents_chicken_game() -> None:
    table = Table(deck=[A], opponent_spells={5: CHICKEN_GAME}, fixed_order=True)
    table.activate(CHICKEN_GAME)
    table.bullet(0)
    assert table.hand == ["A"]
    assert (table.life(), table.life(1)) == (7000, 8000)
    assert not table.may("activate", CHICKEN_GAME)


def test_gagaga_cowboy_in_defense_position_burns() -> None:
    for position, left in ((v.FACEUP_ATTACK, 8000), (v.FACEUP_DEFENSE, 7200)):
        table = Table(deck=[A], field=[GAGAGA_COWBOY])
        table.attach(A, GAGAGA_COWBOY)
        table.rewrite_position(GAGAGA_COWBOY, position)
        table.activate(GAGAGA_COWBOY)
        assert table.life(1) == left


@pytest.mark.parametrize("card", [SILENT_HONOR_ARK, CYBER_DRAGON_INFINITY])
def test_only_a_monster_in_attack_position_is_attached(card: Card) -> None:
    for position, may in ((v.FACEUP_ATTACK, True), (v.FACEUP_DEFENSE, False)):
        table = Table(deck=[A, B], field=[card], opponent_field=[C])
        table.attach(A, card)
        table.attach(B, card)
        table.rewrite(POSITION, C, position)
        assert table.may("activate", card) is may


# ----------------------------------------------------- Sky Striker, True Light


def _spells(count: int) -> list[Card]:
    return [played(f"Spell {number}", Damage(1)) for number in range(count)]


def test_widow_anchor_can_take_the_monster_with_three_spells_in_the_grave() -> None:
    burns = fiend("Burns", ignition(Damage(100)))
    for count in (2, 3):
        table = Table([sky_striker.WIDOW_ANCHOR], grave=_spells(count), opponent_field=[burns])
        table.activate(sky_striker.WIDOW_ANCHOR)
        if count == 3:
            table.yes()
            assert table.monsters() == {0: "Burns"}
            table.end()
        assert table.monsters() == {}
        assert table.monsters(1) == {0: "Burns"}


def test_widow_anchor_asks_nothing_about_a_monster_of_ones_own() -> None:
    table = Table([sky_striker.WIDOW_ANCHOR], grave=_spells(3), field={5: sky_striker.HAYATE})
    table.activate(sky_striker.WIDOW_ANCHOR)
    assert table.asked == "open"


def test_kaina_gains_life_points_for_each_sky_striker_spell() -> None:
    table = Table([sky_striker.ENGAGE, BURN], deck=[sky_striker.RAYE], field={5: sky_striker.KAINA})
    table.activate(BURN)
    assert table.life() == 8000
    table.activate(sky_striker.ENGAGE)
    assert table.life() == 8100


def test_the_token_of_the_hornet_drones_is_not_tributed() -> None:
    offer = played("Offer", Tribute(Choose(MONSTER, v.MZONE)))
    table = Table([sky_striker.HORNET_DRONES, offer, body("High", 5)])
    table.activate(sky_striker.HORNET_DRONES)
    assert not table.may("activate", offer)
    assert [text for text in table.offers() if "High" in text] == []


def test_true_light_keeps_the_white_dragon_from_being_targeted() -> None:
    aims = fiend("Aims", quick(
        Destroy(Choose(ANY, v.MZONE, name="free")), where=v.HAND,
        target=(Choose(MONSTER, v.MZONE, whose=v.OPPONENT),), cost=(SendToGrave(),),
    ))  # fmt: skip
    for field, may in (([blue_eyes.WHITE_DRAGON], False), ([blue_eyes.WHITE_DRAGON, A], True)):
        table = against([BURN], field=field, spells=[support.TRUE_LIGHT],
                        opponent_hand=[aims], opponent_field=[B])  # fmt: skip
        table.activate(BURN)
        assert answers(table, aims) is may


def test_true_light_destroys_only_when_it_was_face_up() -> None:
    out = played("Out", SendToGrave(Choose(Named(support.TRUE_LIGHT.passcode), v.SZONE)))
    for where, left in (({"spells": [support.TRUE_LIGHT]}, {}),
                        ({"sets": [support.TRUE_LIGHT]}, {0: "A"})):  # fmt: skip
        table = Table([out], field=[A], **where)  # type: ignore[arg-type]
        table.activate(out)
        assert table.monsters() == left


def test_the_conditions_of_the_opponents_turn_are_met_at_any_time() -> None:
    # What a hand trap asks of the opponent's turn does not keep it from counting as held.
    table = Table([NIBIRU])
    assert count_uses(table.state, interrupting(table.game)) > 0
