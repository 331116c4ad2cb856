"""Special Summons in a monster's own way, as they are played."""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import compile_card
from engine.yugioh.compiler.filters import holds
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    SELF,
    Banish,
    Between,
    ByItself,
    Card,
    ChangeStats,
    Choose,
    Compare,
    Draw,
    Each,
    FusionMaterials,
    FusionSummon,
    Ignition,
    Like,
    LinkSummon,
    Materials,
    Named,
    Names,
    NotNormal,
    Reveal,
    SendToGrave,
    SpecialSummon,
    XyzOnto,
    exists,
    monster,
)
from engine.yugioh.position.slots import PROPER, STATUS
from engine.yugioh.queries.matching import level
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played
from tests.engine.yugioh.test_own_ways import GAMMA, LEXICON, read


def test_a_monster_that_only_card_effects_summon_is_not_pendulum_summoned() -> None:
    # The card text of Core of Chaos: "Must be Special Summoned by card effect."
    card = read("Cannot be Normal Summoned/Set. Must be Special Summoned by card effect.")
    assert (card.special_only, card.by_effect_only) == (True, True)
    for bound in (True, False):
        guest = fiend("Guest", level=4, by_effect_only=bound)
        scale = [
            fiend(name, type=v.PENDULUM | v.EFFECT, scale=number)
            for name, number in (("Low", 1), ("High", 8))
        ]
        other = body("Other")
        table = Table([*scale, guest, *([other] if bound else [])])
        for one in scale:
            table.activate(one)
        assert table.asked == "open"
        table.pendulum()
        assert table.asked == "open"  # there is nothing to choose among
        assert table.place_of(guest) == (v.HAND if bound else v.MZONE)


def test_its_own_effect_summons_it_properly() -> None:
    # The card texts of Meklord Emperor Granel and Flower Cardian Cherry Blossom with Curtain: "Must
    # (first) be Special Summoned by its own effect."
    come = ignition(SpecialSummon(SELF), where=v.HAND)
    bring = played("Bring", SpecialSummon(Choose(MONSTER, v.HAND | v.GRAVE)))
    leave = played("Leave", SendToGrave(Choose(MONSTER, v.MZONE)))
    for first in (True, False):
        own = fiend("Own", come, special_only=True, first_by_itself=first, only_by_itself=not first)
        table = Table([own, bring, leave])
        assert not table.may("activate", bring)
        table.activate(own)
        assert table.monsters() == {0: "Own"}
        table.activate(leave)
        assert table.may("activate", bring) is first
    card = read("Cannot be Normal Summoned/Set. Must be Special Summoned by its own effect.")
    assert (card.only_by_itself, card.procedures) == (True, ())


def test_a_monster_of_the_opponent_as_link_material() -> None:
    # The card text of Underworld Goddess of the Closed World: "You can also use 1 monster your
    # opponent controls as material to Link Summon this card."
    card = read(
        "2+ monsters\nYou can also use 1 monster your opponent controls as material to Link Summon "
        "this card.", v.LINK, 3,
    )  # fmt: skip
    assert card.procedures == (LinkSummon(ANY, 2, theirs=1),)
    a, b, c, d = (body(name) for name in "ABCD")
    goal = link("Goal", 2)
    for number, sets in ((0, [("A", "B")]), (1, [("A", "B"), ("A", "C"), ("B", "C")])):
        way = replace(goal, passcode=fresh(), procedures=(LinkSummon(ANY, 2, theirs=number),))
        table = Table(extra=[way], field=[a, b], opponent_field=[c])
        table.special(way)
        if number:
            assert table.choices() == sets
            table.pick(a, c)
            assert (table.grave, table.pile(v.GRAVE, 1)) == (["A"], ["C"])
    alone = replace(goal, passcode=fresh(), procedures=(LinkSummon(ANY, 2, theirs=1),))
    assert not Table(extra=[alone], opponent_field=[c, d]).may("special", alone)


def test_onto_a_monster_of_another_name() -> None:
    # The card text of Zoodiac Chakanine: "by using 1 ... monster you control with a different name"
    (_, way) = read(
        "2+ Level 4 monsters\nOnce per turn, you can also Xyz Summon \"Probe\" by using 1 "
        "\"Gamma\" monster you control with a different name as material. (Transfer its materials "
        "to this card.)", v.XYZ,
    ).procedures  # fmt: skip
    assert way == XyzOnto(GAMMA & MONSTER & ~Like("name", SELF))
    host = monster(fresh(), "Host", v.DARK, v.WARRIOR, 4, 0, type=v.XYZ, series=(0x123,))
    goal = monster(fresh(), "Goal", v.DARK, v.WARRIOR, 4, 0, type=v.XYZ, series=(0x123,),
                   procedures=(way,))  # fmt: skip
    assert Table(extra=[goal], field=[host]).may("special", goal)
    assert not Table(extra=[goal], field=[goal]).may("special", goal)


def test_no_normal_summon_or_set_in_the_turn_it_is_special_summoned() -> None:
    # The card text of Lava Golem.
    read_ = read(
        "Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) to your "
        "opponent's field by Tributing 1 monster they control. You cannot Normal Summon/Set the "
        "turn you Special Summon this card."
    )
    golem = replace(read_, passcode=fresh(), name="Golem")
    first, second = body("First"), body("Second")
    table = Table([golem, first, second, played("Spell")], opponent_field=[body("V")])
    table.special(golem)
    assert not any(table.may(word, first) for word in ("summon", "set"))
    assert table.offers().count("set Spell") == 1
    for word in ("summon", "set"):
        table = Table([golem, first], opponent_field=[body("V")])
        assert table.may("special", golem)
        getattr(table, word)(first)
        assert not table.may("special", golem)


def test_what_alone_can_summon_it() -> None:
    # Fossil Warrior Skull Knight, Yubel - Terror Incarnate, Triamid Sphinx
    card = read('Must first be Special Summoned with "Alpha".')
    assert (card.only_with, card.first_by_itself) == (Named(1), True)
    card = read('Must be Special Summoned by "Alpha".')
    assert (card.only_with, card.only_by_itself) == (Named(1), True)
    card = read('Must be Special Summoned with the effect of a "Gamma" card.')
    assert (card.only_with, card.only_by_itself) == (GAMMA, True)


def test_a_fusion_monster_without_materials() -> None:
    # Masked HERO Dark Law
    card = read('Must be Special Summoned with "Alpha".', v.FUSION)
    assert (card.only_with, card.procedures) == (Named(1), ())


@pytest.mark.parametrize(
    ("text", "held"),
    [
        # Judgment Dragon
        ('Must be Special Summoned (from your hand) by having 4 or more "Gamma" monsters with '
         "different names in your GY.",
         Compare(Names(GAMMA & MONSTER, v.GRAVE), ">=", 4)),
        # XX-Saber Faultroll
        ('Must be Special Summoned (from your hand) by controlling 2 or more "Gamma" monsters.',
         exists(GAMMA & MONSTER & FACE_UP, v.MZONE, least=2)),
    ],
)  # fmt: skip
def test_what_one_must_have(text: str, held: Node) -> None:
    (way,) = read(text).procedures
    assert isinstance(way, ByItself)
    assert way.condition == (held,)
    assert way.cost == ()


def test_a_card_is_revealed_by_its_name_alone() -> None:
    # Blue-Eyes Alternative White Dragon
    text = 'Must first be Special Summoned (from your hand) by revealing "Alpha" in your hand.'
    (way,) = read(text).procedures
    assert isinstance(way, ByItself)
    (step,) = way.cost
    assert isinstance(step, Reveal)
    assert step.what == Choose(Named(1) & OTHER, v.HAND)


def test_materials_of_different_attributes_from_two_places() -> None:
    # Archnemeses Protos
    (way,) = read(
        "Must first be Special Summoned (from your hand) by banishing 3 monsters with different "
        "Attributes from your GY and/or face-up field."
    ).procedures
    assert isinstance(way, ByItself)
    (step,) = way.cost
    assert isinstance(step, Banish)
    assert isinstance(step.what, Choose)
    assert (step.what.least, step.what.joint) == (3, "different-attributes")
    assert step.what.places == v.GRAVE | v.MZONE


@pytest.mark.parametrize("first", [True, False])
def test_only_the_effect_of_that_card_summons_it(first: bool) -> None:
    # Yu-Gi-Oh rules reference, S2; Fossil Warrior Skull Knight: "with" that card, which is proper
    call = SpecialSummon(Choose(MONSTER, v.HAND))
    caller, other = played("Caller", call), played("Other", call)
    flags = {"first_by_itself": first, "only_by_itself": not first}
    comer = fiend("Comer", only_with=Named(caller.passcode), **flags)
    assert not Table([other, comer]).may("activate", other)
    table = Table([caller, comer])
    table.activate(caller)
    assert table.place_of(comer) == v.MZONE
    assert table.status(comer, PROPER)
    back = played("Back", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([back], grave=[comer])
    assert not table.may("activate", back)
    table.rewrite(STATUS, comer, PROPER)
    assert table.may("activate", back) is first


def test_only_that_card_fusion_summons_it() -> None:
    # Fossil Warrior Skull Knight: no other Fusion Summon makes it
    fuse = FusionSummon(ANY, (Each(MONSTER, v.HAND | v.MZONE),))
    fossil, other = played("Fossil", fuse), played("Other", fuse)
    goal = monster(
        fresh(), "Goal", v.DARK, v.FIEND, 6, 2000, type=v.FUSION | v.EFFECT, first_by_itself=True,
        only_with=Named(fossil.passcode),
        procedures=(FusionMaterials((Materials(MONSTER, 2, 2),)),),
    )  # fmt: skip
    a, b = body("A"), body("B")
    assert not Table([other, a, b], extra=[goal], also=[fossil]).may("activate", other)
    assert Table([fossil, a, b], extra=[goal]).may("activate", fossil)


def test_the_effect_that_follows_is_not_activated_after_such_a_summon() -> None:
    # Constellar Ptolemy M7
    text = (
        "2 Level 6 monsters\nYou can also Xyz Summon this card by using an Xyz Monster you control "
        "as material. (Transfer its materials to this card.) If Summoned this way, the following "
        "effect cannot be activated this turn. Once per turn: You can draw 1 card."
    )
    card = read(text, v.XYZ, 6)
    onto = next(way for way in card.procedures if isinstance(way, XyzOnto))
    assert onto.silent
    assert not compile_card(
        Card(9, "Probe", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.FIEND, 6),
        f"{text} Once per turn: You can gain 100 LP.", LEXICON,
    ).whole  # fmt: skip
    host = body("Host")
    for silent in (True, False):
        comer = monster(
            fresh(), "Comer", v.DARK, v.FIEND, 6, 2000, type=v.XYZ | v.EFFECT,
            procedures=(XyzOnto(MONSTER, False, silent=silent),), effects=(ignition(Draw(1)),),
        )  # fmt: skip
        table = Table(deck=[body("D")], extra=[comer], field=[host])
        table.special(comer)
        assert table.may("activate", comer) is not silent


def test_monsters_that_cannot_be_normal_summoned() -> None:
    # Chaos Space: also those whose kind is never Normal Summoned
    text = (
        "Add 1 Level 4 to 8 monster that cannot be Normal Summoned/Set from your Deck to your hand."
    )
    found = compile_card(Card(9, "Probe", v.SPELL), text, LEXICON)
    assert found.whole, found.parts
    (choice,) = [node for node in found.card.walk() if isinstance(node, Choose)]
    assert choice.filter == Between("level", 4, 8) & MONSTER & NotNormal()
    assert holds(NotNormal(), fiend("Comer", special_only=True))
    assert holds(NotNormal(), fiend("Ritual", type=v.RITUAL | v.EFFECT))
    assert not holds(NotNormal(), fiend("Any"))
    assert not holds(NotNormal(), played("Spell"))


def test_its_own_effect_is_one_of_those_that_summon_it() -> None:
    # Drytron Alpha Thuban: "with the effect of a \"Drytron\" card", which it is itself
    itself = Ignition(v.HAND, do=(SpecialSummon(SELF),))
    drone = fiend("Drone", itself, only_by_itself=True, only_with=GAMMA, series=(0x123,))
    table = Table([drone])
    table.activate(drone)
    assert table.place_of(drone) == v.MZONE
    assert table.status(drone, PROPER)
    stranger = fiend("Stranger", itself, only_by_itself=True, only_with=GAMMA)
    assert not Table([stranger]).may("activate", stranger)


def test_what_the_summon_makes_of_the_monster_itself() -> None:
    """The card texts of Cockadoodledoo and Eater of Millions."""
    text = (
        "If there are no monsters on the field, you can Special Summon this card (from your hand) "
        "as a Level 3 monster."
    )
    card = replace(read(text, level=5), passcode=fresh())
    table = Table([card])
    table.special(card)
    assert level(table.state, table.number(card)) == 3
    strong = replace(card, passcode=fresh(), procedures=(ByItself(after=(ChangeStats(by=800),)),))
    table = Table([strong])
    table.special(strong)
    assert table.attack(strong) == card.attack + 800
