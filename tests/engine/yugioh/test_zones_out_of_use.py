"""Zones that nobody can use as long as a monster stays face-up.

Source: the card text of Kashtira Shangri-Ira; Yu-Gi-Oh field zones.
"""

from dataclasses import replace

import pytest

from engine import notation
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.keys import key
from engine.yugioh.position.barred_zones import barred_main, barred_spells
from engine.yugioh.telling.describe import decision, describe_all
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

TEXT = (
    "Each time a card(s) your opponent owns and possesses is banished face-down: You can choose 1 "
    "unused Main Monster Zone or Spell & Trap Zone; it cannot be used while this monster is "
    "face-up on the field."
)
A, THEIRS = body("A"), body("Theirs")
HIDE = played("Hide", la.Banish(la.Choose(la.MONSTER, v.MZONE, whose=v.EITHER), face_down=True))
SHOW = played("Show", la.Banish(la.Choose(la.MONSTER, v.MZONE, whose=v.EITHER)))


def ira() -> la.Card:
    facts = la.Card(9, "Ira", v.MONSTER | v.EFFECT, v.EARTH, v.FIEND, 7, 2500, 2500)
    found = compile_card(facts, TEXT, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


# The places as they are offered where zones are no choice.
THEIR_MONSTERS, THEIR_SPELLS, OWN_MONSTERS, OWN_SPELLS = range(4)


def barring(place: int, hand: list[la.Card], card: la.Card, **more: object) -> Table:
    """A table on which the card has barred the first zone of this kind."""
    table = Table([HIDE, *hand], field=[card], opponent_field=[None, THEIRS], **more)  # type: ignore[arg-type]
    table.activate(HIDE)
    table.pick(THEIRS)
    table.chain(card)
    table.take(table.decision().options[place])
    return table


@pytest.mark.parametrize(
    ("spell", "whose", "asked"),
    [(HIDE, "theirs", True), (SHOW, "theirs", False), (HIDE, "own", False)],
)
def test_what_it_waits_for(spell: la.Card, whose: str, asked: bool) -> None:
    card = ira()
    table = Table([spell], field=[card, A], opponent_field=[THEIRS])
    table.activate(spell)
    table.pick(THEIRS if whose == "theirs" else A)
    assert (table.asked == "trigger") is asked


def test_a_zone_of_each_kind_is_offered_and_named() -> None:
    card = ira()
    table = Table([HIDE], field=[card], opponent_field=[THEIRS])
    table.activate(HIDE)
    table.pick(THEIRS)
    table.chain(card)
    assert decision(table.game) == "Ira: choose a zone"
    assert describe_all(table.game) == [
        "the opponent's Monster Zone 1", "the opponent's Spell & Trap Zone 1", "Monster Zone 2",
        "Spell & Trap Zone 1",
    ]  # fmt: skip
    every = Table([HIDE], field=[card], opponent_field=[THEIRS], all_zones=True)
    every.activate(HIDE)
    every.pick(THEIRS)
    every.chain(card)
    assert len(every.decision().options) == 19


def test_no_monster_comes_to_a_barred_zone() -> None:
    card = ira()
    table = barring(OWN_MONSTERS, [A], card)
    assert int(barred_main(table.state, 0)) == 0b10 and not int(barred_main(table.state, 1))
    table.summon(A)
    assert table.monsters() == {0: "Ira", 2: "A"}


def test_the_last_free_zone() -> None:
    card, full = ira(), [body(name) for name in "BCD"]
    table = Table([HIDE, A], field=[card, *full], opponent_field=[THEIRS])
    assert table.may("summon", A)
    table.activate(HIDE)
    table.pick(THEIRS)
    table.chain(card)
    table.take(table.decision().options[OWN_MONSTERS])
    assert not table.may("summon", A)


def test_no_spell_comes_to_a_barred_zone() -> None:
    card = ira()
    stays = played("Stays", type=v.SPELL | v.CONTINUOUS)
    table = barring(OWN_SPELLS, [stays], card)
    assert int(barred_spells(table.state, 0)) == 1
    table.activate(stays)
    assert table.spells() == {1: "Stays"}


@pytest.mark.parametrize("away", [
    la.SendToGrave(la.SELF), la.ChangePosition(la.SELF, v.FACEDOWN_DEFENSE),
])  # fmt: skip
def test_it_can_be_used_again_when_the_monster_is_gone_or_face_down(away: la.Operation) -> None:
    card = ira()
    card = replace(card, effects=(*card.effects, ignition(away)))
    table = barring(OWN_MONSTERS, [A], card)
    table.activate(card, 1)
    assert not int(barred_main(table.state, 0))
    table.summon(A)
    assert "A" in table.monsters().values()


def test_positions_with_other_zones_barred_are_not_equal() -> None:
    card = ira()
    keys = {int(key(barring(place, [], card).state)) for place in range(4)}
    assert len(keys) == 4


def test_a_chosen_zone_that_is_not_barred_as_the_monster_left() -> None:
    card = ira()
    leaves = fiend("Leaves", la.Quick(v.MZONE, do=(la.SendToGrave(la.Each(la.Named(
        card.passcode), v.MZONE)),)))  # fmt: skip
    table = Table([HIDE], field=[card, leaves], opponent_field=[THEIRS])
    table.activate(HIDE)
    while table.asked == "window":
        table.decline()
    table.pick(THEIRS)
    table.chain(card)
    table.take(table.decision().options[OWN_MONSTERS])
    table.chain(leaves)
    assert not int(barred_main(table.state, 0))


def test_a_position_with_a_barred_zone_is_written_and_read() -> None:
    card = ira()
    table = barring(OWN_MONSTERS, [], card)
    text = notation.write(table.game)
    other = Table([HIDE], field=[card], opponent_field=[None, THEIRS])
    notation.read(other.game, text)
    assert int(barred_main(other.state, 0)) == 0b10
    assert notation.write(other.game) == text
