"""Monsters that are changed face-up, in the End Phase too, and how many of them were.

Source: the card text of Book of Eclipse.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, played

A, B, C = body("A"), body("B"), body("C")
LINK = link("Linked", 1, v.BOTTOM)


def eclipse() -> la.Card:
    down = la.MONSTER & ~la.FACE_UP & la.State("defense-position")
    all_down = la.Choose(down, v.MZONE, 1, 100, v.OPPONENT, "them", as_many=True)
    at_end = la.EachTime(
        on=la.Event("end-phase"),
        do=(
            la.ChangePosition(all_down, v.FACEUP_DEFENSE),
            la.Then((la.Draw(la.HowMany("them", la.FACE_UP), v.OPPONENT),)),
        ),
    )
    every = la.Each(la.MONSTER & la.FACE_UP & ~la.Type(v.LINK | v.TOKEN), v.MZONE, v.EITHER)
    return played("Dark", la.ChangePosition(every, v.FACEDOWN_DEFENSE),
                  la.Also((la.ForTheTurn(at_end),)))  # fmt: skip


def position(table: Table, card: la.Card) -> int:
    return int(table.state.data[POSITION + table.number(card, v.MZONE)])


def test_all_that_can_be_are_turned_face_down() -> None:
    spell = eclipse()
    table = Table([spell], field=[A], opponent_field=[B, LINK])
    table.activate(spell)
    assert position(table, A) == position(table, B) == v.FACEDOWN_DEFENSE
    assert position(table, LINK) == v.FACEUP_ATTACK


def test_those_of_the_opponent_come_back_and_bring_cards() -> None:
    spell = eclipse()
    table = Table([spell], field=[A], opponent_field=[B, C], opponent_deck=[])
    before = len(table.pile(v.HAND, 1))
    table.activate(spell)
    table.end()
    while table.asked == "chance":
        table.take(table.decision().options[0])
    assert position(table, B) == position(table, C) == v.FACEUP_DEFENSE
    assert position(table, A) == v.FACEDOWN_DEFENSE
    assert len(table.pile(v.HAND, 1)) == before + 2


def test_none_no_card() -> None:
    spell = eclipse()
    table = Table([spell], field=[A])
    before = len(table.pile(v.HAND, 1))
    table.activate(spell)
    table.end()
    assert len(table.pile(v.HAND, 1)) == before
    assert position(table, A) == v.FACEDOWN_DEFENSE


def test_those_that_are_no_longer_there_bring_none() -> None:
    spell = eclipse()
    away = fiend(
        "Away", la.Ignition(v.GRAVE, do=(la.Destroy(la.Choose(la.MONSTER, v.MZONE,
                                                              whose=v.OPPONENT)),))
    )  # fmt: skip
    table = Table([spell], grave=[away], opponent_field=[B, C])
    before = len(table.pile(v.HAND, 1))
    table.activate(spell)
    table.activate(away)
    table.pick(B)
    table.end()
    while table.asked == "chance":
        table.take(table.decision().options[0])
    assert len(table.pile(v.HAND, 1)) == before + 1


def test_how_many_is_read() -> None:
    text = (
        "Change all face-down monsters you control to face-up Attack Position, then draw cards "
        "equal to the number of monsters changed face-up by this effect."
    )
    found = compile_card(la.spell(fresh(), "Beta"), text, Lexicon({}, {}))
    assert found.whole
    counted = [node for node in found.card.walk() if isinstance(node, la.HowMany)]
    assert [one.filter for one in counted] == [la.FACE_UP]
    # Nothing was changed face-up by what turns monsters face-down.
    down = text.replace("face-down monsters", "face-up monsters").replace(
        "face-up Attack", "face-down Defense"
    )
    assert not compile_card(la.spell(fresh(), "Beta"), down, Lexicon({}, {})).whole
