"""What a card's own text keeps it from being used for, and staying on the field as a Spell.

Sources: the card texts of Summoner Monk and of the Crystal Beasts; Yu-Gi-Oh field zones, *Spell &
Trap Zone* and *Pendulum Zone*.
"""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SPELL,
    ByItself,
    Card,
    ChangePosition,
    Choose,
    Damage,
    Destroy,
    Each,
    Event,
    FusionSummon,
    GainLife,
    IfDone,
    Materials,
    Negate,
    NotUsedFor,
    OnlyOne,
    OthersUsed,
    PlaceAsScale,
    PlaceAsSpell,
    Race,
    SpecialSummon,
    StaysAsSpell,
    SynchroSummon,
    Tribute,
    Trigger,
    Type,
    XyzOnto,
    monster,
    trap,
)
from engine.yugioh.language.words import Use
from engine.yugioh.position.slots import NEGATED, PROPER, STATUS
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    fusion,
    ignition,
    link,
    played,
    xyz,
)

A, B = body("A"), body("B")


def _synchro() -> Card:
    return monster(
        fresh(), "Synchro", v.DARK, v.DRAGON, 8, 2000, 2000, type=v.SYNCHRO | v.EFFECT,
        procedures=(SynchroSummon(),),
    )  # fmt: skip


@pytest.mark.parametrize("word", ["link", "xyz", "synchro", "fusion", "tribute", "tribute-summon"])
def test_a_card_is_not_used_for_what_its_text_says(word: Use) -> None:
    words: tuple[tuple[Use, ...], ...] = ((word,), ())
    for never in words:
        banned = never[0] if never else ""
        card = fiend("Card", NotUsedFor(never), type=v.EFFECT | v.TUNER)
        fuse = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
        offer = played("Offer", Tribute(Choose(MONSTER, v.MZONE)))
        tall = body("Tall", 5)
        goals = [
            link("Link", 2), xyz("Rank"), _synchro(), fusion("Fused", Materials(MONSTER, 2, 2)),
        ]  # fmt: skip
        table = Table([fuse, offer, tall], extra=goals, field=[card, A])
        may = {
            "link": table.may("special", goals[0]),
            "xyz": table.may("special", goals[1]),
            "synchro": table.may("special", goals[2]),
            "fusion": table.may("activate", fuse),
        }
        assert may == {kind: kind != banned for kind in may}
        table.summon(tall)
        tributes = [("A",), ("Card",)]
        if banned in ("tribute", "tribute-summon"):
            assert table.monsters() == {0: "Card", 1: "Tall"}
        else:
            assert table.choices() == tributes
        table = Table([offer], field=[card, A])
        table.activate(offer)
        if banned == "tribute":
            assert table.monsters() == {0: "Card"}
        else:
            assert table.choices() == tributes


def test_in_the_hand_it_is_like_any_other() -> None:
    card = fiend("Card", NotUsedFor(("fusion",)))
    fuse = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.MZONE | v.HAND),)))
    goal = fusion("Fused", Materials(MONSTER, 2, 2))
    assert Table([fuse, card], extra=[goal], field=[A]).may("activate", fuse)


def test_what_is_never_used_for_it_is_not_in_the_hand_or_negated_either() -> None:
    # "Cannot be used as Fusion Material. Cannot be used as Link Material."
    card = fiend("Card", NotUsedFor(("link",), always=True), NotUsedFor(("fusion",), always=True))
    fuse = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.MZONE | v.HAND),)))
    goal, two = fusion("Fused", Materials(MONSTER, 2, 2)), link("Link", 2)
    assert not Table([fuse, card], extra=[goal], field=[A]).may("activate", fuse)
    table = Table([fuse], extra=[goal, two], field=[card, A])
    table.rewrite(STATUS, card, NEGATED)
    assert not table.may("activate", fuse)
    assert not table.may("special", two)


@pytest.mark.parametrize("word", ["link", "xyz", "synchro", "fusion"])
def test_for_the_monsters_that_are_excepted_it_is_used_all_the_same(word: Use) -> None:
    # "Cannot be used as Synchro Material, except for the Synchro Summon of a Fiend monster."
    for race, allowed in ((v.FIEND, True), (v.ROCK, False)):
        clause = NotUsedFor((word,), always=True, but=Race(race))
        card = fiend("Card", clause, type=v.EFFECT | v.TUNER)
        fuse = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
        goals = {
            "link": link("Link", 2), "xyz": xyz("Rank"), "synchro": _synchro(),
            "fusion": fusion("Fused", Materials(MONSTER, 2, 2)),
        }  # fmt: skip
        goal = replace(goals[word], race=v.FIEND)
        table = Table([fuse], extra=[goal], field=[card, A])
        may = table.may("activate", fuse) if word == "fusion" else table.may("special", goal)
        assert may is allowed


@pytest.mark.parametrize("word", ["link", "xyz", "synchro", "fusion"])
def test_beside_others_only_that_match(word: Use) -> None:
    # "Cannot be used as material for a Synchro Summon, unless all other materials are Fiend
    # monsters."
    for race, allowed in ((v.WARRIOR, True), (v.ROCK, False)):
        card = fiend("Card", OthersUsed((word,), Race(race)), type=v.EFFECT | v.TUNER)
        fuse = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
        goals = {
            "link": link("Link", 2), "xyz": xyz("Rank"), "synchro": _synchro(),
            "fusion": fusion("Fused", Materials(MONSTER, 2, 2)),
        }  # fmt: skip
        goal = goals[word]
        table = Table([fuse], extra=[goal], field=[card, A])
        may = table.may("activate", fuse) if word == "fusion" else table.may("special", goal)
        assert may is allowed


def test_not_in_the_turn_in_which_it_was_summoned_so() -> None:
    # "This card cannot be used as material for an Xyz Summon the turn it was Xyz Summoned."
    card = xyz("Card", effects=(NotUsedFor(("xyz",), always=True, new=True),))
    goal = monster(
        fresh(), "Goal", v.DARK, v.FIEND, 6, 2000, type=v.XYZ | v.EFFECT,
        procedures=(XyzOnto(Type(v.XYZ), False),),
    )  # fmt: skip
    assert not Table(extra=[goal], field=[card]).may("special", goal)
    table = Table(extra=[goal], field=[card])
    table.rewrite(STATUS, card, PROPER)  # no longer summoned this turn
    assert table.may("special", goal)
    table = Table(extra=[card, goal])
    table.lay(card, 0, how=v.BY_SPECIAL)
    assert table.may("special", goal)


# ------------------------------------------------------- one of its kind


def test_only_one_monster_of_the_kind_is_controlled() -> None:
    # "You can only control 1 Fiend monster."
    def lone(name: str) -> Card:
        return fiend(name, OnlyOne(Race(v.FIEND) & MONSTER), procedures=(ByItself(v.HAND),))

    first, second = lone("First"), lone("Second")
    table = Table([first, second, A])
    table.special(first)
    assert not table.may("special", second) and not table.may("summon", second)
    assert table.may("summon", A)
    assert Table([second], opponent_field=[first]).may("special", second)


def test_two_of_the_kind_are_not_summoned_together() -> None:
    lone = fiend("Lone", OnlyOne(Race(v.FIEND) & MONSTER))
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE, most=2)))
    table = Table([revive], grave=[lone, fiend("Other"), A])
    table.activate(revive)
    assert ("A", "Other") in table.choices()
    assert ("Lone", "Other") not in table.choices()


# ----------------------------------------------------- staying as a Spell


BOOM = played("Boom", Destroy(Each(MONSTER, v.MZONE)), IfDone((Damage(100),)))


def crystal(name: str = "Crystal", *effects: Node) -> Card:
    return fiend(name, StaysAsSpell(), *effects)


def test_destroyed_it_can_become_a_continuous_spell() -> None:
    gem = crystal()
    for stays in (True, False):
        table = Table([BOOM], field=[gem])
        table.activate(BOOM)
        assert table.asked == "optional"
        table.yes() if stays else table.no()
        assert ("Crystal" in table.spells().values()) is stays
        assert ("Crystal" in table.grave) is not stays
        assert table.life(1) == 7900  # it was destroyed all the same


def test_each_is_asked_about_while_there_is_room() -> None:
    gems = [crystal("One"), crystal("Two"), crystal("Three")]
    sets = [trap(fresh(), f"Set {number}") for number in range(3)]
    table = Table([BOOM], field=gems, sets=sets)
    table.activate(BOOM)
    table.yes()
    assert table.asked == "open"  # the fifth zone is that of the Spell being played
    assert "One" in table.spells().values()
    assert sorted(table.grave) == ["Boom", "Three", "Two"]
    table = Table([BOOM], field=gems, sets=sets[:2])
    table.activate(BOOM)
    table.no()
    table.yes()
    table.yes()
    assert sorted(table.grave) == ["Boom", "One"]


def test_a_negated_or_face_down_one_goes_to_the_grave() -> None:
    gem = crystal()
    hush = played("Hush", Negate(Each(MONSTER, v.MZONE)))
    table = Table([BOOM, hush], field=[gem])
    table.activate(hush)
    table.activate(BOOM)
    assert table.asked == "open"
    assert "Crystal" in table.grave
    table = Table([BOOM], field=[gem])
    table.rewrite_position(gem, v.FACEDOWN_DEFENSE)
    table.activate(BOOM)
    assert "Crystal" in table.grave


def test_its_destruction_is_an_event() -> None:
    watcher = fiend("Watcher", Trigger(v.HAND, on=Event("destroyed", MONSTER),
                                       do=(GainLife(10),)))  # fmt: skip
    gem = crystal()
    table = Table([BOOM, watcher], field=[gem])
    table.activate(BOOM)
    table.yes()
    table.chain(watcher)
    assert table.life() == 8010


# ------------------------------------------------------------ Pendulum Zone


def test_an_effect_places_a_scale() -> None:
    # Yu-Gi-Oh field zones, Pendulum Zone: placed by an effect, in an outer zone that is free.
    scale = fiend("Scale", type=v.EFFECT | v.PENDULUM, scale=1)
    high = fiend("High", type=v.EFFECT | v.PENDULUM, scale=8)
    place = fiend("Place", ignition(PlaceAsScale(Choose(MONSTER, v.DECK))))
    table = Table([A], deck=[scale, high, scale], field=[place])
    table.activate(place)
    table.pick(scale)
    table.activate(place)
    table.pick(high)
    assert table.spells() == {0: "Scale", 4: "High"}
    assert not table.may("activate", place)
    table.pendulum()
    assert table.monsters() == {0: "Place", 1: "A"}


# ------------------------------------------------------- treated as a Spell


def test_a_monster_treated_as_a_spell_is_found_as_a_spell() -> None:
    # Yu-Gi-Oh field zones, Spell & Trap Zone and Pendulum Zone
    aside = fiend("Aside", ignition(PlaceAsSpell(Choose(MONSTER, v.DECK))))
    hit = played("Hit", Destroy(Choose(SPELL, v.SZONE)), type=v.QUICK_PLAY)
    table = Table([hit], deck=[A], field=[aside])
    table.activate(aside)
    table.activate(hit)
    assert table.choices() == [("A",), ("Hit",)]
    scale = fiend("Scale", type=v.EFFECT | v.PENDULUM, scale=1)
    hit = played("Hit", Destroy(Choose(SPELL & OTHER, v.SZONE)))
    table = Table([hit, scale])
    table.activate(scale)
    table.activate(hit)
    assert table.extra == ["Scale"]


def test_there_is_no_face_down_attack_position() -> None:
    # Yu-Gi-Oh solo rules 2.1
    for step in (
        ChangePosition(Choose(MONSTER, v.MZONE), v.FACEDOWN_ATTACK),
        SpecialSummon(Choose(MONSTER, v.HAND), v.FACEDOWN_ATTACK),
    ):
        with pytest.raises(CompileError, match="no face-down Attack Position"):
            Table([played("Wrong", step)])
