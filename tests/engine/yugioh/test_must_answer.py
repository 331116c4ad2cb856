"""Quick Effects that must be activated: no "You can" in their text.

Source: the card texts of Doomcaliber Knight and Number 23: Lancelot, Dark Knight of the Underworld.
"""

from typing import Any

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Answering, Draw, NegateActivation, Quick, Tribute
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

LEXICON = Lexicon({"Probe": 1}, {})


def knight(**rest: Any) -> la.Card:
    """It must Tribute itself to negate whatever a monster activates."""
    item = Quick(
        v.MZONE,
        condition=(Answering(v.EITHER, types=v.MONSTER),),
        cost=(Tribute(la.SELF),),
        do=(NegateActivation("activation", "destroy"),),
        optional=False,
        **rest,
    )
    return fiend("Knight", item)


def test_it_is_read_as_one_that_must_be_activated() -> None:
    probe = la.monster(1, "Probe", v.DARK, v.FIEND, 4, 1900)
    text = (
        "When a monster effect is activated (Quick Effect): Tribute this face-up card; negate the "
        "activation, and if you do, destroy that card."
    )
    (item,) = compile_card(probe, text, LEXICON).card.effects
    assert isinstance(item, Quick) and not item.optional


def test_what_answers_nothing_is_no_such_effect() -> None:
    probe = la.monster(1, "Probe", v.DARK, v.FIEND, 4, 1900)
    assert not compile_card(probe, "(Quick Effect): Draw 1 card.", LEXICON).whole


def test_it_answers_the_players_own_effects_and_nobody_may_decline() -> None:
    digger = fiend("Digger", ignition(Draw(1)))
    table = Table(deck=[body("Drawn")], field=[digger, knight()])
    table.activate(digger)
    assert table.monsters() == {} and table.hand == []


def test_the_policy_against_negating_own_effects_does_not_keep_it_back() -> None:
    digger = fiend("Digger", ignition(Draw(1)))
    table = Table(deck=[body("Drawn")], field=[digger, knight()], own_negations=False)
    table.activate(digger)
    assert table.monsters() == {} and table.hand == []


def test_an_opponent_who_does_not_act_must_use_it_too() -> None:
    digger = fiend("Digger", ignition(Draw(1)))
    table = Table(deck=[body("Drawn")], field=[digger], opponent_field=[knight()])
    table.activate(digger)
    assert table.monsters() == {} and table.monsters(1) == {} and table.hand == []


def test_what_it_does_not_answer_is_not_touched() -> None:
    draw = played("Draw", Draw(1))
    table = Table([draw], deck=[body("Drawn")], field=[knight()])
    table.activate(draw)
    assert table.hand == ["Drawn"] and table.monsters() == {0: "Knight"}


def test_of_two_that_must_the_player_chooses_the_first() -> None:
    digger = fiend("Digger", ignition(Draw(1)))
    one = knight()
    two = knight()
    table = Table(deck=[body("Drawn")], field=[digger, one, two])
    table.activate(digger)
    assert len(table.offers()) == 2 and not any("pass" in offer for offer in table.offers())
