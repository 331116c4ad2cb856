"""How many monsters each player can control.

Sources: the card texts of There Can Be Only One ("1 monster of each Type"), Rivalry of Warlords ("1
Type of monster"), Gozen Match ("1 Attribute of monster") and Ocean Dragon Lord - Kairyu-Shin ("1
face-up non-WATER monster"), and what they say becomes of others.
"""

from typing import Any

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import MONSTER
from tests.engine.yugioh.table import Table, body, fiend, fresh, names, played

BEAST_A = body("Beast A", race=v.BEAST, attribute=v.WATER)
BEAST_B = body("Beast B", race=v.BEAST, attribute=v.FIRE)
ROCK = body("Rock", race=v.ROCK, attribute=v.FIRE)
NOT_WATER = la.ControlLimit("one", MONSTER & ~la.Attribute(v.WATER))


def standing(rule: la.ControlLimit) -> la.Card:
    return la.trap(fresh(), "Standing", v.CONTINUOUS, effects=(rule,))


def placing(rule: la.ControlLimit) -> tuple[la.Card, la.Card]:
    """A card with the rule, and a Spell that places it, whatever is there."""
    card = standing(rule)
    return card, played("Placing", la.PlaceAsSpell(la.Choose(la.Named(card.passcode), v.DECK)))


@pytest.mark.parametrize(
    ("what", "there", "other", "may"),
    [
        ("one type", BEAST_A, BEAST_B, True),
        ("one type", BEAST_A, ROCK, False),
        ("one attribute", BEAST_A, BEAST_B, False),
        ("one attribute", BEAST_B, ROCK, True),
        ("one of each type", BEAST_A, BEAST_B, False),
        ("one of each type", BEAST_A, ROCK, True),
    ],
)
def test_no_monster_is_summoned_that_cannot_be_controlled(
    what: Any, there: la.Card, other: la.Card, may: bool
) -> None:
    revive = played("Revive", la.SpecialSummon(la.Choose(MONSTER, v.GRAVE)))
    table = Table([other, revive], field=[there], spells=[standing(la.ControlLimit(what))])
    assert table.may("summon", other) is may
    assert table.may("set", other)  # face-down nobody knows what it is
    special = Table([revive], field=[there], grave=[other],
                    spells=[standing(la.ControlLimit(what))])  # fmt: skip
    assert special.may("activate", revive) is may


def test_the_other_player_is_held_to_it_too() -> None:
    give = played("Give", la.SpecialSummon(la.Choose(MONSTER, v.HAND), whose=v.OPPONENT))
    rule = standing(la.ControlLimit("one type"))
    table = Table([give, ROCK], opponent_field=[BEAST_A], spells=[rule])
    if table.may("activate", give):
        table.activate(give)
    assert table.monsters(1) == {0: "Beast A"}
    assert Table([ROCK], opponent_field=[BEAST_A], spells=[rule]).may("summon", ROCK)


def test_only_one_that_matches() -> None:
    table = Table([ROCK, BEAST_A], field=[BEAST_B], spells=[standing(NOT_WATER)])
    assert not table.may("summon", ROCK)
    assert table.may("summon", BEAST_A)


def test_two_that_exclude_each_other_are_not_summoned_together() -> None:
    both = played("Both", la.SpecialSummon(la.Choose(MONSTER, v.GRAVE, 2, 2)))
    rule = standing(la.ControlLimit("one type"))
    assert not Table([both], grave=[BEAST_A, ROCK], spells=[rule]).may("activate", both)
    assert Table([both], grave=[BEAST_A, BEAST_B], spells=[rule]).may("activate", both)
    everything = played("All", la.SpecialSummon(la.Each(MONSTER, v.GRAVE)))
    table = Table([everything], grave=[BEAST_A, ROCK], spells=[rule])
    if table.may("activate", everything):
        table.activate(everything)
    assert table.monsters() == {}


def test_several_tokens_of_one_type() -> None:
    token = la.Card(fresh(), "Token", v.MONSTER | v.NORMAL | v.TOKEN, v.DARK, v.BEAST, 1)
    many = played("Many", la.CreateToken(token.passcode, 2))
    rules = [standing(la.ControlLimit(what)) for what in ("one of each type", "one type")]
    assert not Table([many], spells=rules[:1], also=[token]).may("activate", many)
    assert Table([many], spells=rules[1:], also=[token]).may("activate", many)


def test_its_controller_keeps_one_of_too_many() -> None:
    rule, placing_it = placing(la.ControlLimit("one of each type"))
    table = Table([placing_it], [rule], field=[BEAST_A, BEAST_B, ROCK])
    table.activate(placing_it)
    assert sorted(table.choices()) == [("Beast A",), ("Beast B",)]
    table.pick(BEAST_B)
    assert table.monsters() == {1: "Beast B", 2: "Rock"}
    assert "Beast A" in table.grave


def test_all_of_another_type_are_sent() -> None:
    rule, placing_it = placing(la.ControlLimit("one type"))
    table = Table([placing_it], [rule], field=[BEAST_A, BEAST_B, ROCK])
    table.activate(placing_it)
    table.pick(BEAST_A)
    assert table.monsters() == dict(enumerate(names(BEAST_A, BEAST_B)))


def test_nothing_is_unaffected_by_it() -> None:
    proud = fiend("Proud", la.Unaffected(), race=v.BEAST)
    rule, placing_it = placing(la.ControlLimit("one type"))
    table = Table([placing_it], [rule], field=[proud, ROCK])
    table.activate(placing_it)
    table.pick(ROCK)
    assert table.monsters() == {1: "Rock"}


def test_while_its_condition_holds_only() -> None:
    umi = la.spell(fresh(), "Umi", v.FIELD)
    lord = fiend(
        "Lord",
        la.While((la.exists(la.Named(umi.passcode) & la.FACE_UP, v.SZONE),), (NOT_WATER,)),
        attribute=v.WATER,
    )
    table = Table([umi, ROCK], field=[lord, BEAST_B])
    assert table.may("summon", ROCK)
    table.activate(umi)
    assert not table.may("summon", ROCK)


# ------------------------------------------------------------------ the texts


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Each player can only control 1 monster of each Type. If a player controls 2 or more "
            "monsters of the same Type, they must send some to the GY so they control no more than "
            "1 monster of that Type.",
            la.ControlLimit("one of each type"),
        ),
        (
            "Each player can only control 1 Attribute of monster. Send all other face-up monsters "
            "they control to the GY.",
            la.ControlLimit("one attribute"),
        ),
        (
            "Each player can only control 1 face-up non-WATER monster. (If a player controls 2 or "
            "more, they must send some to the GY so they only control 1.)",
            NOT_WATER,
        ),
    ],
)
def test_texts(text: str, found: la.ControlLimit) -> None:
    facts = la.Card(fresh(), "Probe", v.TRAP | v.CONTINUOUS)
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole, [part.why for part in compiled.parts]
    assert found in compiled.card.effects


@pytest.mark.parametrize(
    "text",
    [
        "Each player can only control 1 Type of monster.",  # what becomes of the others?
        "Each player can only control 1 monster. Send all other face-up monsters they control to "
        "the GY.",  # also face-down ones?
        "Each player can only control 2 Types of monster. Send all other face-up monsters they "
        "control to the GY.",
    ],
)
def test_not_understood(text: str) -> None:
    facts = la.Card(fresh(), "Probe", v.TRAP | v.CONTINUOUS)
    assert not compile_card(facts, text, Lexicon({}, {})).whole


def test_what_one_controls_does_not_hold_back_a_summon_to_the_other_side() -> None:
    # The card texts of Interrupted Kaiju Slumber ("1 on each side") and of the Kaijus ("You can
    # only control 1 "Kaiju" monster"), and the walks of the reference engine.
    kaijus = la.Race(v.DINOSAUR)
    way = la.ByItself(whose=v.OPPONENT)
    one, two = (
        fiend(name, la.OnlyOne(kaijus), race=v.DINOSAUR, procedures=(way,))
        for name in ("Kaiju One", "Kaiju Two")
    )
    chosen = la.Choose(MONSTER, v.HAND)
    ours, theirs = la.SpecialSummon(chosen), la.SpecialSummon(chosen, whose=v.OPPONENT)
    slumber = played("Slumber", ours, theirs)
    table = Table([slumber, one, two])
    table.activate(slumber)
    table.pick(one)
    assert (table.monsters(), table.monsters(1)) == ({0: "Kaiju One"}, {0: "Kaiju Two"})
    assert Table([two], field=[one]).may("special", two)
    assert not Table([two], opponent_field=[one]).may("special", two)
    gift = played("Gift", theirs)
    assert Table([gift, two], field=[one]).may("activate", gift)
    assert not Table([gift, two], opponent_field=[one]).may("activate", gift)


NO_MORE = la.ControlLimit("no more")


@pytest.mark.parametrize(("theirs", "mine", "may"), [(2, 1, True), (2, 2, False), (0, 1, True)])
def test_no_more_monsters_are_placed_than_the_opponent_has(
    theirs: int, mine: int, may: bool
) -> None:
    # Set monsters count, and a monster that is Set is placed as well.
    new = body("New")
    revive = played("Revive", la.SpecialSummon(la.Choose(la.Named(new.passcode), v.GRAVE)))
    table = Table(
        [new, revive], field=[body(f"M{n}") for n in range(mine)], grave=[new],
        opponent_field=[body(f"T{n}") for n in range(theirs)],
        opponent_spells=[standing(NO_MORE)],
    )  # fmt: skip
    for word, card in (("summon", new), ("set", new), ("activate", revive)):
        assert table.may(word, card) is may


def test_the_player_of_the_card_places_as_many_as_they_like() -> None:
    two = played("Two", la.SpecialSummon(la.Choose(MONSTER, v.GRAVE, 2, 2)))
    table = Table([two], grave=[BEAST_A, ROCK], opponent_field=[BEAST_B],
                  spells=[standing(NO_MORE)])  # fmt: skip
    table.activate(two)
    assert len(table.monsters()) == 2


def test_the_opponent_may_be_given_a_monster() -> None:
    give = played("Give", la.SpecialSummon(la.Choose(MONSTER, v.GRAVE), whose=v.OPPONENT))
    table = Table([give], field=[BEAST_A], grave=[ROCK], opponent_field=[BEAST_B],
                  spells=[standing(NO_MORE)])  # fmt: skip
    table.activate(give)
    assert len(table.monsters(1)) == 2


def test_two_together_only_where_there_is_surely_room() -> None:
    two = played("Two", la.SpecialSummon(la.Choose(MONSTER, v.GRAVE, 2, 2)))
    token = body("Goat")
    for theirs in ([BEAST_B], [BEAST_B, token]):
        table = Table([two], grave=[BEAST_A, ROCK], opponent_field=theirs,
                      opponent_spells=[standing(NO_MORE)])  # fmt: skip
        assert not table.may("activate", two)


def test_what_is_there_already_stays_and_is_turned_face_up() -> None:
    table = Table(field={0: ROCK, 1: BEAST_A}, opponent_field=[BEAST_B],
                  opponent_spells=[standing(NO_MORE)])  # fmt: skip
    table.rewrite_position(ROCK, v.FACEDOWN_DEFENSE)
    assert table.may("turn", ROCK)
    assert len(table.monsters()) == 2


def test_the_text_about_the_number_of_monsters_is_read() -> None:
    text = (
        "If there is 1 or more monster(s) on the field of the controller of this card, his/her "
        "opponent cannot place a monster on the field if his/her number of monsters would exceed "
        "the number of monsters that are on the field of this card's controller. The cards that "
        "are already on the field before this card's activation are unaffected by this effect."
    )
    facts = la.trap(1, "Reader", v.CONTINUOUS)
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole
    assert NO_MORE in compiled.card.effects
