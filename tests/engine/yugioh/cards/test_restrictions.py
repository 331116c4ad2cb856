"""Words of card texts that keep an effect from more than it should do.

Source: the card texts.
"""

from dataclasses import replace
from typing import Any

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.cards import crystal_beast, crystal_support, sky_striker, snake_eye
from engine.yugioh.cards.boss_monsters import CRYSTAL_WING
from engine.yugioh.cards.classics import ANCIENT_FAIRY_DRAGON
from engine.yugioh.cards.draws import TRIPLE_TACTICS_TALENT
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    Activate,
    Card,
    Choose,
    Damage,
    Destroy,
    Draw,
    Each,
    GainLife,
    Indestructible,
    Named,
    SendToGrave,
    spell,
)
from engine.yugioh.position.slots import MAIN_PHASE, PHASE, STANDBY_PHASE
from engine.yugioh.telling.board import board
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, names, played, quick

A, B = body("A"), body("B")
BURN = played("Burn", Damage(100))
BOOM = played("Boom", Destroy(Each(MONSTER, v.MZONE)))
# An opponent's monster effect from the hand, in answer to anything.
HANDY = fiend("Handy", quick(GainLife(1), where=v.HAND, cost=(SendToGrave(),)))
_DIABELLSTAR = (0x1203,)
CAT = crystal_beast.AMETHYST_CAT


def against(hand: Any = (), **rest: Any) -> Table:
    return Table(hand, opponent_acts=True, **rest)


def passed(table: Table) -> None:
    """Nobody answers any more."""
    while table.asked in ("window", "trigger"):
        table.decline()


def can_answer(table: Table, card: Card) -> bool:
    return table.asked == "window" and any(
        option.word == "chain" and card.name in table.says(option)
        for option in table.decision().options
    )


# Card text of Crystal Wing Synchro Dragon, first effect: another monster's.
def test_crystal_wing_does_not_answer_itself() -> None:
    loud = replace(
        CRYSTAL_WING, passcode=fresh(), name="Loud Wing",
        effects=(*CRYSTAL_WING.effects, ignition(Damage(1))),
    )  # fmt: skip
    table = Table(field=[loud])
    table.activate(loud)
    assert table.asked == "open"
    other = replace(CRYSTAL_WING, name="Other Wing", passcode=fresh())
    table = Table(field=[loud, other])
    table.activate(loud)
    assert can_answer(table, other) and not can_answer(table, loud)


# Card text of Crystal Wing Synchro Dragon, first effect: once per turn.
def test_crystal_wing_answers_once_a_turn() -> None:
    loud = fiend("Loud", ignition(Damage(1)))
    table = Table(field=[loud, CRYSTAL_WING, loud])
    table.activate(loud)
    table.chain(CRYSTAL_WING)
    table.activate(loud)
    assert table.asked == "open"


# Card text of Triple Tactics Talent: during your Main Phase.
@pytest.mark.parametrize(("phase", "may"), [(MAIN_PHASE, True), (STANDBY_PHASE, False)])
def test_talent_looks_at_the_main_phase(phase: int, may: bool) -> None:
    table = against([BURN, TRIPLE_TACTICS_TALENT], deck=[A, B], opponent_hand=[HANDY])
    table.activate(BURN)
    table.state.put(PHASE, phase)
    table.chain(HANDY)
    table.state.put(PHASE, MAIN_PHASE)
    passed(table)
    assert table.may("activate", TRIPLE_TACTICS_TALENT) is may


# Card text of Sky Striker Mecha - Hornet Drones: the Token that it Special Summons.
def test_hornet_drones_changes_its_own_token_only() -> None:
    drones = sky_striker.HORNET_DRONES
    fills = played("Fills", SendToGrave(Choose(Named(BURN.passcode), v.DECK)), type=v.QUICK_PLAY)
    table = Table([drones, fills, drones], [BURN, A], grave=[BOOM, BOOM])
    table.activate(drones)
    table.chain(fills)
    table.chain(drones)
    passed(table)
    tokens = board(table.game)["monsters"]
    assert sorted(token["attack"] for token in tokens) == [0, 1500]


# Card text of Ancient Fairy Dragon, second effect: a different name than the destroyed cards.
def test_ancient_fairy_dragon_finds_no_field_spell_that_it_destroyed() -> None:
    theirs, other = spell(fresh(), "Theirs", v.FIELD), spell(fresh(), "Other", v.FIELD)
    table = Table(deck=[theirs, other], field=[ANCIENT_FAIRY_DRAGON], opponent_spells={5: theirs})
    table.activate(ANCIENT_FAIRY_DRAGON, 1)
    table.yes()
    assert (table.hand, table.pile(v.GRAVE, 1)) == (["Other"], ["Theirs"])


def test_ancient_fairy_dragon_adds_one_of_which_a_copy_was_in_the_gy_before() -> None:
    mine, other = spell(fresh(), "Mine", v.FIELD), spell(fresh(), "Other", v.FIELD)
    table = Table(deck=[other, mine], field=[ANCIENT_FAIRY_DRAGON], spells={5: mine}, grave=[other])
    table.activate(ANCIENT_FAIRY_DRAGON, 1)
    table.yes()
    assert table.hand == ["Other"]


def test_ancient_fairy_dragon_asks_nothing_where_only_a_destroyed_name_is_left() -> None:
    mine = spell(fresh(), "Mine", v.FIELD)
    table = Table(deck=[mine], field=[ANCIENT_FAIRY_DRAGON], spells={5: mine})
    table.activate(ANCIENT_FAIRY_DRAGON, 1)
    assert (table.asked, table.hand, table.life()) == ("open", [], 9000)


def test_a_field_spell_that_is_not_destroyed_can_be_added() -> None:
    # "with a different name than the destroyed card(s)"
    stays = spell(fresh(), "Stays", v.FIELD, effects=(Indestructible(~OTHER & FACE_UP),))
    gone = spell(fresh(), "Gone", v.FIELD)
    table = Table(
        deck=[stays, gone], field=[ANCIENT_FAIRY_DRAGON], spells={5: stays},
        opponent_spells={5: gone},
    )  # fmt: skip
    table.activate(ANCIENT_FAIRY_DRAGON, 1)
    table.yes()
    assert (table.hand, table.spells()) == (["Stays"], {5: "Stays"})


# Card text of Crystal Miracle, first effect: a Spell/Trap Card, or a monster effect.
def test_miracle_answers_cards_and_monster_effects_and_no_other_effects() -> None:
    miracle = crystal_support.MIRACLE
    stays = spell(fresh(), "Stays", v.CONTINUOUS, effects=(
        Activate(), ignition(Damage(1), where=v.SZONE),
    ))  # fmt: skip
    loud = fiend("Loud", ignition(Damage(1)))

    def table_with(**there: Any) -> Table:
        return Table(field=[CAT, *there.pop("field", ())], sets=[miracle], **there)

    for there, card, answered in (
        ({"hand": [BURN]}, BURN, True),
        ({"hand": [stays]}, stays, True),
        ({"field": [loud]}, loud, True),
        ({"spells": {0: stays}}, stays, False),
    ):
        table = table_with(**there)
        table.activate(card)
        assert can_answer(table, miracle) is answered, there


# Card text of Sinful Spoils of Betrayal - Silvera, second effect: in response to a
# "Diabellstar" monster effect or a "Sinful Spoils" Spell/Trap.
def test_silvera_answers_what_is_chained_to_the_cards_it_names() -> None:
    witch = fiend("Witch", ignition(Damage(1)), series=_DIABELLSTAR)
    draws = Activate(do=(Draw(1),))
    spoils = spell(fresh(), "Spoils", series=(snake_eye.SINFUL_SPOILS.code,), effects=(draws,))
    for hand, field, card, answered in (
        ([BURN], [], BURN, False), ([], [witch], witch, True), ([spoils], [], spoils, True),
        ([], [fiend("Loud", ignition(Damage(1)))], None, False),
    ):  # fmt: skip
        table = against(hand, deck=[A], field=field, grave=[snake_eye.SILVERA],
                        opponent_hand=[HANDY])  # fmt: skip
        table.activate(card or field[0])
        table.chain(HANDY)
        assert can_answer(table, snake_eye.SILVERA) is answered
        if answered:
            table.chain(snake_eye.SILVERA)
            passed(table)
            assert table.life(1) == 8000 - (card is witch)
            assert table.banished == names(snake_eye.SILVERA)


# The same: the answer is the opponent's, and to an activation of the player's own.
def test_silvera_does_not_answer_what_the_opponent_chains_to_their_own() -> None:
    two = fiend("Two", quick(GainLife(1), where=v.HAND, cost=(SendToGrave(),)))
    witch = fiend("Witch", ignition(Damage(1)), series=_DIABELLSTAR)
    table = against(deck=[A], field=[witch], grave=[snake_eye.SILVERA], opponent_hand=[HANDY, two])
    table.activate(witch)
    table.chain(HANDY)
    table.decline()  # Silvera
    table.chain(two)
    assert not can_answer(table, snake_eye.SILVERA)
