"""A monster whose DEF becomes 0 at the end of the turn, and what alone may be attacked.

Source: the card text of Rise to Full Height.
"""

from dataclasses import replace

from engine.yugioh import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Also,
    Card,
    ChangeStats,
    Choose,
    Chosen,
    InBattleThisTurn,
    InEndPhase,
    Named,
    Quick,
    ReturnToHand,
)
from tests.engine.yugioh.table import Table, body, fresh, played

TEXT = (
    "Target 1 face-up monster on the field; double its DEF, but its DEF becomes 0 at the end of "
    "this turn. You can banish this card from your GY, then target 1 monster you control; your "
    "opponent's monsters cannot attack for the rest of this turn, except to attack that monster."
)


def read(kind: int = v.SPELL) -> Card:
    found = compile_card(Card(9, "Probe", kind), TEXT, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


A, B = body("A"), body("B")


def test_its_defense_is_doubled_and_gone_at_the_end() -> None:
    card = read()
    table = Table([card], field=[A, B])
    table.activate(card)
    table.pick(A)
    assert (table.defense(A), table.defense(B)) == (2000, 1000)
    written = notation.write(table.game)
    assert "end1=z" in written
    notation.read(table.game, written)
    assert notation.write(table.game) == written
    table.end()
    assert (table.defense(A), table.defense(B)) == (0, 1000)
    assert table.attack(A) == 1000


def test_a_monster_that_left_is_another() -> None:
    card = read()
    back = played("Back", ReturnToHand(Choose(Named(A.passcode), v.MZONE)))
    table = Table([card, back], field=[A])
    table.activate(card)
    table.activate(back)
    table.summon(A)
    table.end()
    assert table.defense(A) == 1000


def test_what_the_text_says() -> None:
    first, second = read(v.TRAP).effects
    stats, later = first.do  # type: ignore[attr-defined]
    assert isinstance(stats, ChangeStats) and stats.stats == v.DEF
    assert later == Also((InEndPhase(Chosen(), "no-def"),))
    assert isinstance(second, Quick) and second.where == v.GRAVE
    assert second.do == (InBattleThisTurn("attacked-by-all", Chosen()),)
