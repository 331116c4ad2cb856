"""Union monsters: equipped to another monster, Special Summoned from there, destroyed for it.

Sources: the official card texts named with each test, and the older ones with "A monster can only
be equipped with 1 Union monster at a time".
"""

from typing import Any

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    SPELL,
    BearerHas,
    Card,
    Choose,
    Chosen,
    Destroy,
    DestroyedForBearer,
    Draw,
    Each,
    Equip,
    EquipStats,
    FitFor,
    Named,
    Negate,
    OneUnion,
    Race,
    Trigger,
    Type,
    Unaffected,
    Union,
    sent_to_grave,
)
from engine.yugioh.position.slots import USED
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

LEXICON = Lexicon({"Alpha": 1}, {"Gamma": 0x123})
PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT | v.UNION, v.LIGHT, v.MACHINE, 4, 1000, 1000)
HOST = body("Host", 4, 1500, race=v.FIEND)
WARRIOR = body("Warrior", 4, 1500)
BOOM = played("Boom", Destroy(Each(MONSTER, v.MZONE)))


def union(name: str, *rules: Node, **facts: Any) -> Card:
    """A Union for Fiends that gives 500 ATK."""
    return fiend(
        name, Union(Race(v.FIEND)), EquipStats(500), *rules, type=v.EFFECT | v.UNION, **facts
    )


TANK = union("Tank", DestroyedForBearer())


def test_it_is_equipped_or_special_summoned_once_per_turn() -> None:
    # The card text of Machina Gearframe: "Once per turn, you can either", also where it has moved.
    table = Table(field=[HOST, TANK])
    table.activate(TANK, 0)
    assert (table.equips(HOST), table.attack(HOST)) == (["Tank"], 2000)
    assert not table.may("activate", TANK)


def test_it_is_special_summoned_where_it_is_equipped_by_its_effect() -> None:
    armed = _armed(TANK)
    armed.activate(TANK, 1)
    assert sorted(armed.monsters().values()) == ["Host", "Tank"]
    assert not armed.may("activate", TANK)  # the same use of this turn


def test_only_a_monster_that_it_names_is_a_target_and_not_itself() -> None:
    # "Target 1 Machine monster you control": of Fiends here, of which it is one itself.
    assert not Table(field=[TANK]).may("activate", TANK)
    assert not Table(field=[TANK, WARRIOR]).may("activate", TANK)
    assert not Table(field=[TANK], opponent_field=[HOST]).may("activate", TANK)


def test_it_is_destroyed_instead_of_its_monster() -> None:
    # "If the equipped monster would be destroyed by battle or card effect, destroy this card
    # instead.": it must be.
    bitter = union(
        "Bitter", DestroyedForBearer(),
        Trigger(v.GRAVE, on=sent_to_grave(v.SZONE, v.R_DESTROY), do=(Draw(1),)),
    )  # fmt: skip
    table = Table([BOOM], deck=[WARRIOR], field=[HOST, bitter])
    table.activate(bitter)
    table.activate(BOOM)
    assert table.asked == "trigger"
    assert list(table.monsters().values()) == ["Host"]
    assert sorted(table.grave) == ["Bitter", "Boom"]


def test_one_that_is_about_to_be_destroyed_itself_saves_nothing() -> None:
    # Yu-Gi-Oh rules: what is destroyed at the same time is not there to be destroyed instead.
    all_out = played("All out", Destroy(Each(~Named(0), v.MZONE | v.SZONE)))
    table = Table([all_out], field=[HOST, TANK])
    table.activate(TANK)
    table.activate(all_out)
    assert (table.monsters(), table.spells()) == ({}, {})


def test_without_that_clause_the_monster_is_destroyed() -> None:
    frail = union("Frail")
    table = Table([BOOM], field=[HOST, frail])
    table.activate(frail)
    table.activate(BOOM)
    assert sorted(table.grave) == ["Boom", "Frail", "Host"]


def test_as_the_equip_card_of_another_effect_it_does_nothing() -> None:
    # The card text of Y-Yare Head equips a monster as an Equip Spell; what a Union says is of one
    # that was equipped by its own effect.
    taker = fiend("Taker", ignition(Equip(Choose(Named(TANK.passcode), v.GRAVE), SELF)))
    table = Table([BOOM], field=[taker], grave=[TANK])
    table.activate(taker)
    assert (table.equips(taker), table.attack(taker)) == (["Tank"], taker.attack)
    assert not table.may("activate", TANK, 1)
    table.activate(BOOM)
    assert table.monsters() == {}


def test_two_of_the_newer_unions_are_on_one_monster_but_an_older_one_is_alone() -> None:
    # The newer texts have no "A monster can only be equipped with 1 Union monster at a time".
    facts = {"race": v.MACHINE}
    other, old = union("Other", **facts), union("Old", OneUnion(), **facts)
    tank = union("Tank", **facts)
    table = Table(field=[HOST, tank, other, old])
    table.activate(tank)
    table.activate(other)
    assert table.equips(HOST) == ["Tank", "Other"]
    assert not table.may("activate", old)
    table = Table(field=[HOST, old, tank])
    table.activate(old)
    assert not table.may("activate", tank)


def test_its_monster_has_what_it_gives() -> None:
    # The card text of B-Buster Drake: "A monster equipped with this card is unaffected by your
    # opponent's Spell effects"; of any Spells here.
    shell = union("Shell", BearerHas((Unaffected(SPELL),)))
    table = Table([BOOM], field=[HOST, shell])
    table.activate(shell)
    table.activate(BOOM)
    assert list(table.monsters().values()) == ["Host"]
    hush = fiend("Hush", ignition(Negate(Choose(~Named(0), v.SZONE))))
    table = Table([BOOM], field=[HOST, shell, hush])
    table.activate(shell)
    table.pick(HOST)
    table.activate(hush)
    table.activate(BOOM)
    assert table.monsters() == {}  # negated it gives nothing


def _armed(card: Card) -> Table:
    """A table with the Union on its monster, equipped on an earlier turn."""
    table = Table(field=[HOST, card])
    table.activate(card, 0)
    table.rewrite(USED, card, 0)
    return table


def test_an_appropriate_one_is_equipped_as_by_its_own_effect() -> None:
    # The card texts of X-Cross Cannon and Union Hangar: "equip 1 appropriate … Union monster", "but
    # the Union monster you equipped cannot be Special Summoned this turn".
    for but in ((), ("not-special-summoned-this-turn",)):
        which = Type(v.UNION) & MONSTER & FitFor(SELF)
        caller = fiend("Caller", ignition(Equip(Choose(which, v.DECK), SELF, own=True, but=but)))
        wrong = fiend("Wrong", Union(Race(v.DRAGON)), type=v.EFFECT | v.UNION)
        table = Table(deck=[WARRIOR, wrong, TANK], field=[caller])
        table.activate(caller)
        assert (table.equips(caller), table.attack(caller)) == (["Tank"], caller.attack + 500)
        assert table.may("activate", TANK, 1) is not bool(but)


def test_an_appropriate_one_is_equipped_to_a_monster_that_is_chosen() -> None:
    # The card text of Union Hangar: "you can target that monster; equip 1 appropriate LIGHT Machine
    # Union monster with a different name from your Deck to it".
    which = Type(v.UNION) & MONSTER & FitFor(Chosen())
    step = Equip(Choose(which, v.DECK), Chosen(), own=True)
    caller = fiend("Caller", ignition(step, target=(Choose(MONSTER, v.MZONE),)))
    wrong = fiend("Wrong", Union(Race(v.DRAGON)), type=v.EFFECT | v.UNION)
    assert not Table(deck=[wrong], field=[caller]).may("activate", caller)
    table = Table(deck=[wrong, TANK], field=[caller])
    table.activate(caller)
    assert table.equips(caller) == ["Tank"]


def test_the_text_of_it_is_read() -> None:
    found = compile_card(
        PROBE,
        'Once per turn, you can either: Target 1 "Gamma" monster you control; equip this card to '
        "that target, OR: Unequip this card and Special Summon it. A monster equipped with this "
        "card is unaffected by your opponent's monster effects (except its own), also if the "
        "equipped monster would be destroyed by battle or card effect, destroy this card instead.",
        LEXICON,
    )
    assert found.whole
    one, two, three = found.card.effects
    assert isinstance(one, Union) and one.whose == v.YOU
    assert two == BearerHas((Unaffected(MONSTER & OTHER, by=v.OPPONENT),))
    assert three == DestroyedForBearer()
    assert card_text(found.card, LEXICON.name_of)[0].startswith("Once per turn, you can either:")


def test_a_monster_that_is_no_union_does_not_say_so() -> None:
    bare = Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.MACHINE, 4, 1000, 1000)
    assert not compile_card(bare, "The equipped monster gains 500 ATK.", LEXICON).whole
