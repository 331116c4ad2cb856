"""One Tribute that will do, control that is given, and the highest ATK on the field.

Sources: the card texts named with each test; Yu-Gi-Oh solo rules 3.3. Names are made up.
"""

import pytest

from engine.effects import Node
from engine.filters import Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    SELF,
    ByItself,
    Card,
    Choose,
    Chosen,
    ExtremeOf,
    Ignition,
    Measured,
    MoveZone,
    OneTribute,
    Race,
    Series,
    TakeControl,
    exists,
)
from tests.engine.yugioh.table import Table, body, fiend, played

LEXICON = Lexicon({"Probe": 9, "Alpha": 1}, {"Gamma": 0x123})
A, B = body("A"), body("B", race=v.PLANT)


def test_one_monster_that_matches_will_do() -> None:
    # Magical Musket Mastermind Zakiel: "You can Tribute Summon this card face-up by Tributing 1 …"
    tall = fiend("Tall", OneTribute(Race(v.PLANT)), level=8)
    table = Table([tall], field=[A])
    assert not table.may("summon", tall)
    table = Table([tall], field=[B])
    assert table.may("summon", tall)
    assert not table.may("set", tall)
    table.summon(tall)
    assert table.grave == ["B"]
    table = Table([tall], field=[A, B])
    table.summon(tall)
    assert table.choices() == [("A", "B"), ("B",)]


def test_without_face_up_in_the_text_it_is_set_so_too() -> None:
    # Raiza the Mega Monarch: "You can Tribute Summon this card by Tributing 1 …", without
    # "face-up"; the walks of the reference engine.
    tall = fiend("Tall", OneTribute(Race(v.PLANT), sets=True), level=8)
    assert not Table([tall], field=[A]).may("set", tall)
    table = Table([tall], field=[B])
    assert table.may("summon", tall)
    table.set(tall)
    assert table.grave == ["B"]
    assert list(table.monsters().values()) == ["Tall"]


def test_the_opponent_is_given_control() -> None:
    # Shien's Spy: "give control of it to your opponent until the End Phase"
    gift = played(
        "Gift",
        TakeControl(Chosen(), "end", to=v.OPPONENT),
        target=(Choose(MONSTER & FACE_UP, v.MZONE),),
    )
    table = Table([gift], field=[A])
    table.activate(gift)
    assert list(table.monsters(1).values()) == ["A"]
    assert not table.monsters()
    full = Table([gift], field=[A], opponent_field=[body(f"T{n}") for n in range(5)])
    assert not full.may("activate", gift)


def highest(item: Filter, whose: int, among: Filter = MONSTER) -> Node:
    most = ExtremeOf("attack", among & FACE_UP, v.MZONE, v.EITHER)
    return exists(item & FACE_UP & Measured("attack", "=", most), v.MZONE, whose)


WARRIORS = Race(v.WARRIOR) & MONSTER


@pytest.mark.parametrize("race", [v.WARRIOR, v.FIEND])
def test_a_monster_with_the_highest_atk_on_the_field(race: int) -> None:
    # Ancient Warriors - Rebellious Lu Feng: "(even if it's tied)", and the reference engine's
    # script of it: the highest such monster is the highest of these.
    for among, of_others in ((MONSTER, False), (WARRIORS, True)):
        best = ByItself(condition=(highest(WARRIORS, v.YOU, among),))
        king = fiend("King", procedures=(best,), only_by_itself=True)
        for theirs, may in ((900, True), (1000, True), (1100, of_others and race != v.WARRIOR)):
            other = body("Theirs", attack=theirs, race=race)
            table = Table([king], field=[A], opponent_field=[other])
            assert table.may("special", king) is may


def test_the_highest_such_monster_is_read() -> None:
    card = Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.WYRM, 8, 1500, 1500)
    for text, among in (
        ("the highest ATK Warrior monster on the field (even if it's tied)", WARRIORS),
        ("a Warrior monster with the highest ATK on the field (even if it's tied)", MONSTER),
    ):
        found = compile_card(card, f"If you control {text}: You can draw 1 card.", LEXICON)
        assert found.whole
        assert highest(WARRIORS, v.YOU, among) in list(found.card.walk())


@pytest.mark.parametrize(
    "text",
    [
        # Queen Angel of Roses
        "You can Tribute Summon this card in face-up Attack Position by Tributing 1 Plant monster.",
        # Red-Eyes Zombie Dragon
        "You can Tribute Summon this card in Attack Position by Tributing 1 Zombie monster.",
        # Sauropod Brachion
        "You can Tribute Summon this card face-up by Tributing 1 Dinosaur monster.",
        # Mekk-Knight Indigo Eclipse
        'Once per turn (Quick Effect): You can target 1 "Gamma" monster you control; move that '
        "target to another of your Main Monster Zones.",
        # S-Force Mystify
        "(Quick Effect): You can target 1 monster on the field; move it to another Main Monster "
        "Zone on its controller's field.",
        # Ancient Warriors - Rebellious Lu Feng
        "Once per turn, during the End Phase, if your opponent controls a monster with the highest "
        "ATK on the field (even if tied): Give control of this card to your opponent.",
    ],
)
def test_the_texts_are_read(text: str) -> None:
    card = Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.WYRM, 8, 1500, 1500)
    found = compile_card(card, text, LEXICON)
    assert found.whole and [part.why for part in found.parts] == [None]


def test_what_the_texts_mean() -> None:
    card = Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.WYRM, 8, 1500, 1500)
    one = compile_card(
        card, "You can Tribute Summon this card by Tributing 1 Plant monster.", LEXICON
    )
    assert one.card.effects == (OneTribute(Race(v.PLANT) & MONSTER, sets=True),)
    up = "You can Tribute Summon this card in Attack Position by Tributing 1 Plant monster."
    up_card = compile_card(card, up, LEXICON)
    assert up_card.card.effects == (OneTribute(Race(v.PLANT) & MONSTER),)
    moved = compile_card(
        card,
        'You can target 1 "Gamma" monster you control; move that target to another of your Main '
        "Monster Zones.",
        LEXICON,
    )
    assert moved.card.effects == (
        Ignition(
            v.MZONE,
            target=(Choose(Series(0x123, "Gamma") & MONSTER & FACE_UP, v.MZONE),),
            do=(MoveZone(Chosen()),),
        ),
    )
    given = compile_card(
        card, "You can draw 1 card, then give control of this card to your opponent.", LEXICON
    )
    assert TakeControl(SELF, to=v.OPPONENT) in list(given.card.walk())
