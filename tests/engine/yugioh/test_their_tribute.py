"""A monster of the opponent that is Tributed once for a Tribute Summon of the turn.

Sources: the card text of The Monarchs Stormforth; Yu-Gi-Oh solo rules 3.3: Levels 5 and 6 need one
Tribute, 7 and more two.  Names and sentences are made up.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, link, names, played

A, B, C = body("A"), body("B"), body("C")
KING, LORD = body("King", level=8), body("Lord", level=6)
TWICE = played("Twice", la.NormalSummons(2))


def read() -> la.Card:
    text = (
        "Once during this turn, if you would Tribute a monster for a Tribute Summon, you can "
        "Tribute 1 monster your opponent controls even though you do not control it. During the "
        "turn you activate this card, you cannot Special Summon from the Extra Deck."
    )
    compiled = compile_card(la.Card(9, "Storm", v.SPELL | v.QUICK_PLAY), text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


STORM = read()


def test_one_monster_of_the_opponent_is_tributed() -> None:
    table = Table([STORM, LORD], opponent_field=[A, B])
    assert not table.may("summon", LORD)
    table.activate(STORM)
    assert table.may("summon", LORD)
    assert not table.may("set", LORD)  # a Set is no Tribute Summon
    table.summon(LORD)
    assert table.choices() == [("A",), ("B",)]
    table.pick(A)
    assert list(table.monsters(1).values()) == names(B)
    assert table.pile(v.GRAVE, 1) == names(A)
    assert list(table.monsters().values()) == names(LORD)


def test_two_tributes_are_one_of_each_player_or_the_own() -> None:
    assert not Table([STORM, KING], opponent_field=[A, B]).may("summon", KING)
    table = Table([STORM, KING], opponent_field=[A, B])
    table.activate(STORM)
    assert not table.may("summon", KING)
    table = Table([STORM, KING], field=[C], opponent_field=[A, B])
    table.activate(STORM)
    table.summon(KING)
    assert sorted(table.choices()) == [("A", "C"), ("B", "C")]
    table.pick(A, C)
    assert sorted(table.grave) == ["C", "Storm"]


def test_only_once_in_the_turn() -> None:
    other = replace(LORD, passcode=fresh(), name="Other")
    table = Table([STORM, TWICE, LORD, other], opponent_field=[A, B])
    table.activate(STORM)
    table.activate(TWICE)
    table.summon(LORD)
    table.pick(A)
    # The first one is its own: only that can be Tributed now.
    table.summon(other)
    assert list(table.monsters().values()) == ["Other"]
    assert list(table.monsters(1).values()) == names(B)


def test_a_summon_with_own_tributes_does_not_use_it_up() -> None:
    other = replace(LORD, passcode=fresh(), name="Other")
    table = Table([STORM, TWICE, LORD, other], field=[C], opponent_field=[A])
    table.activate(STORM)
    table.activate(TWICE)
    table.summon(LORD)
    table.pick(C)
    table.summon(other)
    assert sorted(table.choices()) == [("A",), ("Lord",)]


def test_nothing_comes_from_the_extra_deck_in_that_turn() -> None:
    boss = link("Boss", rating=1, least=1)
    table = Table([STORM], field=[C], extra=[boss])
    assert table.may("special", boss)
    table.activate(STORM)
    assert not table.may("special", boss)
    table = Table([STORM], field=[C], extra=[boss])
    table.special(boss)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    assert not table.may("activate", STORM)
