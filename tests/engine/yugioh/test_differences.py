"""What monsters gain as long as one player has fewer Life Points, by the difference.

Sources: the card texts of Evil Eye of Gorgoneio and Ancient Sacred Wyvern; Yu-Gi-Oh modifiers and
triggers: a continuous effect is worked out anew each time.  Names and sentences are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

LEXICON = Lexicon({}, {})
A, B = body("A", attack=1000), body("B", attack=1000)
LOSE = played("Lose", la.LoseLife(700))
THEIRS = played("Theirs", la.LoseLife(1000, v.OPPONENT))
MORE = la.Excess(la.LifePoints(v.OPPONENT), la.LifePoints())


def read(text: str, facts: la.Card) -> la.Card:
    compiled = compile_card(facts, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


EQUIP = read(
    "While your LP are lower than your opponent's, the equipped monster gains ATK equal to the "
    "difference.",
    la.Card(9, "Sash", v.SPELL | v.EQUIP),
)


def test_what_an_equip_spell_gives_under_a_condition() -> None:
    rule = EQUIP.effects[1]
    assert rule == la.While(
        (la.Compare(la.LifePoints(), "<", la.LifePoints(v.OPPONENT)),), (la.EquipStats(MORE),)
    )
    table = Table([EQUIP, LOSE, THEIRS], field=[A, B])
    table.activate(EQUIP)
    table.pick(A)
    assert table.attack(A) == 1000
    table.activate(LOSE)
    assert (table.attack(A), table.attack(B)) == (1700, 1000)
    table.activate(THEIRS)
    assert table.attack(A) == 1000


def test_it_gives_nothing_where_it_is_negated_or_gone() -> None:
    hush = played("Hush", la.Negate(la.Choose(la.SPELL & la.OTHER, v.SZONE)))
    table = Table([EQUIP, LOSE, hush], field=[A])
    table.activate(EQUIP)
    table.activate(LOSE)
    assert table.attack(A) == 1700
    table.activate(hush)
    assert table.attack(A) == 1000


@pytest.mark.parametrize(("spell", "attack"), [(LOSE, 1300), (THEIRS, 3000)])
def test_more_or_less(spell: la.Card, attack: int) -> None:
    card = read(
        "While your LP is higher than your opponent's, this card gains ATK equal to the "
        "difference. While your LP is lower than your opponent's, this card loses ATK equal to the "
        "difference.",
        la.Card(9, "Wyrm", v.MONSTER | v.EFFECT, v.LIGHT, v.DRAGON, 4, 2000, 2000),
    )
    table = Table([spell], field=[card])
    assert table.attack(card) == 2000
    table.activate(spell)
    assert table.attack(card) == attack


def test_of_what_the_difference_is_must_be_known() -> None:
    facts = replace(fiend("Probe"), passcode=9, effects=())
    for text in (
        "This card gains ATK equal to the difference.",
        "While you control a monster, this card gains ATK equal to the difference.",
    ):
        assert not compile_card(facts, text, LEXICON).whole


def test_the_effects_of_the_equipped_monster_are_negated() -> None:
    # The card text of Living Fossil
    card = read(
        "The equipped monster loses 1000 ATK/DEF, also its effects are negated.",
        la.Card(9, "Chain", v.SPELL | v.EQUIP),
    )
    bearer = la.MONSTER & la.EquippedWith(~la.OTHER)
    assert card.effects[1:] == (
        la.EquipStats(-1000, v.ATK | v.DEF), la.Ban(("effect",), bearer, whose=v.EITHER),
    )  # fmt: skip
    one = fiend("One", ignition(la.Damage(100), limit=None), la.FieldStats(500, ~la.OTHER))
    other = fiend("Other", ignition(la.Damage(200), limit=None))
    table = Table([card], field=[one, other])
    assert table.attack(one) == 1500
    table.activate(card)
    table.pick(one)
    assert table.attack(one) == 0
    table.activate(one)
    assert table.life(1) == 8000
    table.activate(other)
    assert table.life(1) == 7800


def test_what_a_card_gains_once_any_card_was_banished() -> None:
    # The card text of Chaos Archfiend
    card = read(
        "If any card(s) have been banished this turn, this card gains 2000 ATK.",
        la.Card(9, "Imp", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000),
    )
    send = played("Send", la.SendToGrave(la.Each(places=v.HAND)))
    for whose in (v.YOU, v.OPPONENT):
        away = played("Away", la.Banish(la.Choose(places=v.GRAVE, whose=whose)))
        table = Table([send, A], field=[card])
        table.activate(send)
        assert table.attack(card) == 1000
        table = Table([away], field=[card], grave=[A], opponent_grave=[B])
        mark = table.game.mark()
        assert table.attack(card) == 1000
        table.activate(away)
        assert table.attack(card) == 3000
        table.game.undo_to(mark)
        assert table.attack(card) == 1000
    assert Table(field=[card], banished=[A]).attack(card) == 1000
