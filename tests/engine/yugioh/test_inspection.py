"""Effects of monsters that are activated only as often as there are kinds of monsters.

Source: the card text of Inspector Boarder, with what stands in its brackets: what was activated
before it was face-up does not count, what was negated does.
"""

from dataclasses import replace

from engine.yugioh import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    ONCE_PER_TURN,
    Card,
    Choose,
    Destroy,
    EffectsByKinds,
    GainLife,
    Named,
    NotSpecialSummoned,
    ReturnToHand,
    SpecialSummon,
    While,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, ignition, link, played, xyz

TEXT = (
    "Cannot be Normal or Special Summoned if you control a monster. Neither player can activate "
    "monster effects unless the number of monster effects that player has previously activated "
    "that turn is less than the number of monster card types currently on the field (Ritual, "
    "Fusion, Synchro, Xyz, Pendulum, and Link). (If an effect's activation was negated, it still "
    "counts toward the total for that turn. Only count effects that were activated while this "
    "monster was face-up on the field.)"
)


def read() -> Card:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.MACHINE, 4, 2000, 2000)
    found = compile_card(facts, TEXT, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


BOARDER = read()
ACTS = fiend("Acts", ignition(GainLife(1)))
IN_HAND = fiend("In hand", ignition(GainLife(1), where=v.HAND))
HELD = fiend("Held", ignition(GainLife(1), where=v.GRAVE))
LINK, FUSED, RANKED = link(), fusion("Fused"), xyz()


def test_without_any_kind_none_is_activated() -> None:
    table = Table([IN_HAND], field=[BOARDER, ACTS], grave=[HELD])
    for card in (IN_HAND, ACTS, HELD):
        assert not table.may("activate", card)


def test_as_many_as_there_are_kinds_of_either_player() -> None:
    table = Table(field=[BOARDER, ACTS, FUSED, fusion("Also")], opponent_field=[RANKED])
    table.activate(ACTS)
    table.activate(ACTS)
    assert table.life() == 8002
    assert not table.may("activate", ACTS)
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text


def test_what_came_before_it_does_not_count() -> None:
    lone = fiend("Lone", ignition(GainLife(1), limit=ONCE_PER_TURN, where=v.GRAVE))
    table = Table([BOARDER], opponent_field=[LINK], grave=[lone, HELD])
    table.activate(HELD)
    table.activate(HELD)
    table.summon(BOARDER)
    assert table.may("activate", lone)
    table.activate(lone)
    assert not table.may("activate", HELD)


def test_face_up_again_it_counts_anew_and_gone_it_forbids_nothing() -> None:
    back = played("Back", ReturnToHand(Choose(Named(BOARDER.passcode), v.MZONE)))
    table = Table([back], opponent_field=[LINK], field=[BOARDER], grave=[HELD])
    table.activate(HELD)
    assert not table.may("activate", HELD)
    table.activate(back)
    table.activate(HELD)
    table.summon(BOARDER)
    assert table.may("activate", HELD)


def test_spells_are_no_effects_of_monsters() -> None:
    spell = played("Spell", GainLife(5))
    table = Table([spell], field=[BOARDER])
    table.activate(spell)
    assert table.life() == 8005


def test_beside_a_monster_it_is_set_and_not_summoned() -> None:
    call = played("Call", SpecialSummon(Choose(Named(BOARDER.passcode), v.HAND)))
    alone = Table([BOARDER, call])
    assert alone.may("summon", BOARDER) and alone.may("activate", call)
    beside = Table([BOARDER, call], field=[body()])
    assert not beside.may("summon", BOARDER) and not beside.may("activate", call)
    assert beside.may("set", BOARDER)
    # A monster of the opponent is none of the player's.
    assert Table([BOARDER], opponent_field=[body()]).may("summon", BOARDER)


def test_what_the_text_says() -> None:
    held, rule = BOARDER.effects
    assert isinstance(held, While) and held.rules == (NotSpecialSummoned(normal=True),)
    assert rule == EffectsByKinds()
    less = TEXT.replace(" Only count effects that were activated", "")
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.MACHINE, 4, 2000, 2000)
    assert not compile_card(facts, less, Lexicon({}, {})).whole


def test_one_of_two_copies_that_is_destroyed_takes_its_count_along() -> None:
    other = read()
    boom = played("Boom", Destroy(Choose(Named(other.passcode), v.MZONE)))
    table = Table([boom], field=[BOARDER, other, LINK, FUSED], grave=[HELD])
    table.activate(HELD)
    table.activate(boom)
    table.activate(HELD)
    assert not table.may("activate", HELD)
