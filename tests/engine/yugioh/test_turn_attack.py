"""ATK of all monsters of a player for the rest of the turn, of those too that come later.

Source: the card texts of Raidraptor - Ultimate Falcon and Tearlaments Scream: "for the rest of this
turn, all monsters your opponent controls lose … ATK".
"""

import pytest

from engine import notation
from engine.effects import walk
from engine.filters import AllOf
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Card,
    ChangeStats,
    FieldStats,
    ForTheTurn,
    Race,
    Unaffected,
)
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

A, B = body("A"), body("B")
MORE = played("More", ForTheTurn(FieldStats(500, MONSTER, v.YOU)))
LESS = played("Less", ForTheTurn(FieldStats(-700, MONSTER, v.OPPONENT)))


def test_monsters_that_come_later_too() -> None:
    table = Table([MORE, B], field=[A], opponent_field=[body("Theirs")])
    table.activate(MORE)
    table.summon(B)
    assert [table.attack(card) for card in (A, B)] == [1500, 1500]


def test_each_use_counts() -> None:
    table = Table([MORE, MORE], field=[A])
    table.activate(MORE)
    table.activate(MORE)
    assert table.attack(A) == 2000


def test_those_of_the_opponent_alone_and_never_less_than_none() -> None:
    theirs, weak = body("Theirs"), body("Weak", attack=300)
    table = Table([LESS], field=[A], opponent_field=[theirs, weak])
    table.activate(LESS)
    assert [table.attack(card) for card in (A, theirs, weak)] == [1000, 300, 0]


def test_a_value_that_is_set_is_changed_as_well() -> None:
    setter = fiend("Setter", ignition(ChangeStats(SELF, to=2000)))
    table = Table([MORE], field=[setter])
    table.activate(setter)
    table.activate(MORE)
    assert table.attack(setter) == 2500


def test_none_that_is_unaffected() -> None:
    proud = fiend("Proud", Unaffected())
    table = Table([LESS], opponent_field=[proud, A])
    table.activate(LESS)
    assert [table.attack(card) for card in (proud, A)] == [1000, 300]


def test_it_is_written_and_read() -> None:
    table = Table([MORE], field=[A])
    table.activate(MORE)
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text
    assert table.attack(A) == 1500


def test_monsters_of_a_kind_alone() -> None:
    # The card text of Exosister Gibrine: "all Xyz Monsters you control will gain …"
    some = played("Some", ForTheTurn(FieldStats(500, MONSTER & Race(v.FIEND), v.YOU)))
    demon, later = body("Demon", race=v.FIEND), body("Later", race=v.FIEND)
    table = Table([some, some, later], field=[A, demon], opponent_field=[later])
    table.activate(some)
    table.activate(some)
    table.summon(later)
    assert [table.attack(card) for card in (A, demon)] == [1000, 2000]
    assert sorted(table.state.attack(card) for card in table.numbers(later)) == [1000, 2000]


def test_only_those_that_match() -> None:
    # The card text of Virtual World City - Kauwloon, and the walks of the reference engine.
    late = fiend("Late")
    some = played("Some", ForTheTurn(FieldStats(500, MONSTER & Race(v.FIEND), v.YOU)))
    table = Table([some, late], field=[A])
    table.activate(some)
    table.summon(late)
    assert [table.attack(card) for card in (A, late)] == [1000, 1500]


def test_nothing_else_is_changed_for_the_turn() -> None:
    some = played("Some", ForTheTurn(FieldStats(500, MONSTER, v.YOU, stats=v.DEF)))
    with pytest.raises(CompileError):
        Table([some])


def test_it_is_read_of_monsters_of_a_kind() -> None:
    probe = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    text = (
        "You can pay 500 LP; for the rest of this turn, all Fiend monsters you control will gain "
    )
    found = compile_card(probe, f"{text}800 ATK.", Lexicon({}, {}))
    (change,) = (one for one in walk(found.card) if isinstance(one, ForTheTurn))
    assert found.whole
    assert change == ForTheTurn(FieldStats(800, Race(v.FIEND) & MONSTER, v.YOU))


def test_it_is_read_of_all_monsters_of_a_player() -> None:
    probe = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    text = (
        "You can pay 500 LP; for the rest of this turn, all monsters your opponent controls lose "
        "1000 ATK."
    )
    found = compile_card(probe, text, Lexicon({}, {}))
    (change,) = (one for one in walk(found.card) if isinstance(one, ForTheTurn))
    assert found.whole
    assert change == ForTheTurn(FieldStats(-1000, MONSTER, v.OPPONENT))


@pytest.mark.parametrize("gain", ["gain", "will gain"])
def test_what_is_said_of_this_turn_is_read_so(gain: str) -> None:
    probe = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    text = f"You can pay 500 LP; all Fiend monsters you control {gain} 300 ATK this turn."
    found = compile_card(probe, text, Lexicon({}, {}))
    (change,) = (one for one in walk(found.card) if isinstance(one, ForTheTurn))
    assert found.whole
    assert change == ForTheTurn(FieldStats(300, AllOf((Race(v.FIEND), MONSTER)), v.YOU))
