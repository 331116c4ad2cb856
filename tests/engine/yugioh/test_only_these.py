"""Summons right after an effect with certain materials alone, the opponent's too.

Source: the card texts of Unchained Soul of Disaster, Hop Ear Squadron and Advanced Heraldry Art.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    SELF,
    Card,
    Choose,
    Chosen,
    IfDone,
    Ignition,
    SpecialSummon,
    SummonFromExtraNow,
    SynchroSummon,
    Then,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, names, played, xyz

A, B, C = body("A"), body("B"), body("C")
THEIRS = Choose(MONSTER & FACE_UP, v.MZONE, whose=v.OPPONENT, name="it")
WITH = SummonFromExtraNow(("link",), including_this=True, only=Chosen(("it",)))
SOUL = fiend("Soul", ignition(WITH, target=(THEIRS,)))


def test_a_link_summon_with_this_card_and_the_opponents_monster() -> None:
    # Unchained Soul of Disaster
    goal = link("Goal", 2)
    table = Table(extra=[goal], field=[SOUL, A], opponent_field=[B])
    table.activate(SOUL)
    assert table.place_of(goal) == v.MZONE
    assert table.monsters(1) == {}
    assert sorted(table.grave) == names(SOUL)
    assert table.place_of(A) == v.MZONE


def test_it_is_not_activated_where_no_monster_can_be_summoned_so() -> None:
    # Unchained Soul of Disaster: two materials do not make three
    assert not Table(extra=[link("Three", 3, least=2)], field=[SOUL, A], opponent_field=[B]).may(
        "activate", SOUL
    )
    assert not Table(extra=[link("Two", 2)], field=[SOUL, A]).may("activate", SOUL)


def test_the_target_must_lead_to_such_a_summon() -> None:
    # Unchained Soul of Disaster: a Link-2 target makes three with this card
    two = link("Theirs", 2)
    table = Table(extra=[link("Three", 3, least=2)], field=[SOUL], opponent_field=[B, two])
    table.activate(SOUL)
    assert table.monsters(1) == {0: "B"}


def test_a_face_down_monster_is_no_material() -> None:
    # Yu-Gi-Oh rules reference, L1
    table = Table(extra=[link("Goal", 2)], field=[SOUL], opponent_field=[B])
    table.rewrite_position(B, v.FACEDOWN_DEFENSE)
    assert not table.may("activate", SOUL)


def test_this_card_comes_from_the_hand_first() -> None:
    # Hop Ear Squadron
    goal = monster(
        fresh(), "Goal", v.DARK, v.DRAGON, 8, 2000, 2000, type=v.SYNCHRO | v.EFFECT,
        procedures=(SynchroSummon(),),
    )  # fmt: skip
    own = Choose(MONSTER & FACE_UP, v.MZONE, name="it")
    now = SummonFromExtraNow(("synchro",), including_this=True, only=Chosen(("it",)))
    summon = (SpecialSummon(SELF), IfDone((now,)))
    hop = fiend("Hop", Ignition(v.HAND, target=(own,), do=summon), type=v.EFFECT | v.TUNER)
    table = Table([hop], extra=[goal], field=[A])
    table.activate(hop)
    assert table.place_of(goal) == v.MZONE
    assert sorted(table.grave) == sorted(names(A, hop))


def test_the_other_one_comes_to_the_field_first() -> None:
    # Performapal Odd-Eyes Synchron, Performapal Miss Director; the walks of the reference engine
    dead = Choose(MONSTER, v.GRAVE, name="it")
    now = SummonFromExtraNow(("synchro",), including_this=True, only=Chosen(("it",)))
    calls = ignition(SpecialSummon(Chosen(("it",))), IfDone((now,)), target=(dead,))
    call = fiend("Call", calls, type=v.EFFECT | v.TUNER)
    goals = {
        level: monster(
            fresh(), f"Goal{level}", v.DARK, v.DRAGON, level, 2000, 2000,
            type=v.SYNCHRO | v.EFFECT, procedures=(SynchroSummon(),),
        )
        for level in (7, 8)
    }  # fmt: skip
    table = Table(extra=[goals[8]], field=[call, B], grave=[A])
    table.activate(call)
    assert sorted(table.monsters().values()) == ["B", "Goal8"]
    assert sorted(table.grave) == names(A, call)
    assert not Table(extra=[goals[7]], field=[call, B], grave=[A]).may("activate", call)


def test_those_that_were_just_summoned_alone() -> None:
    # Advanced Heraldry Art
    both = Choose(MONSTER, v.GRAVE, 2, 2, name="both")
    now = SummonFromExtraNow(("xyz",), only=Chosen(("both",)))
    art = played("Art", SpecialSummon(Chosen(("both",))), Then((now,)), target=(both,))
    goal, three = xyz("Goal", 4), xyz("Three", 4, least=3)
    table = Table([art], extra=[goal, three], field=[C], grave=[A, B])
    table.activate(art)
    assert sorted(table.materials(goal)) == names(A, B)
    assert table.place_of(C) == v.MZONE


LEXICON = Lexicon({"Probe": 9}, {})


@pytest.mark.parametrize(
    "text",
    [
        "You can target 1 face-up monster your opponent controls; immediately after this effect "
        "resolves, Link Summon 1 DARK Link Monster using only this card you control and that "
        "opponent's monster as material.",
        "You can target 1 face-up monster your opponent controls; immediately after this effect "
        'resolves, Link Summon 1 DARK Link Monster, except "Probe", by using only that opponent\'s '
        "monster and this card you control.",
    ],
)
def test_the_text_with_this_card(text: str) -> None:
    # Unchained Soul of Disaster, Unchained Soul of Anguish
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    found = compile_card(facts, text, LEXICON)
    assert found.whole, found.parts
    (step,) = [node for node in found.card.walk() if isinstance(node, SummonFromExtraNow)]
    assert step.including_this
    assert isinstance(step.only, Chosen)


@pytest.mark.parametrize("only", ["only those 2 monsters", "those 2 monsters only"])
def test_the_text_with_those(only: str) -> None:
    # Numbers Last Hope, Advanced Heraldry Art
    text = (
        "Target 2 Warrior monsters in your GY; Special Summon both those targets, then immediately "
        f"after this effect resolves, Xyz Summon 1 Xyz Monster using {only}."
    )
    found = compile_card(Card(9, "Probe", v.SPELL), text, LEXICON)
    assert found.whole, found.parts
    (step,) = [node for node in found.card.walk() if isinstance(node, SummonFromExtraNow)]
    assert not step.including_this
    assert isinstance(step.only, Chosen)
