"""Effects of which one is activated, each of them with uses of its own.

Sources: the card texts of Tri-Brigade Hammer and Clown Crew Fiends; problem-solving card text: a
limit on each effect counts each of the bullets by itself.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, names, played

A, B = body("A"), body("B")
TEXT = (
    '{}ctivate 1 of these effects (but you can only use {} of "Probe" once per turn);\n'
    "● Gain 100 LP.\n"
    "● Inflict 200 damage to your opponent."
)


def probe(text: str, kind: int) -> la.Card:
    facts = la.Card(9, "Probe", kind, v.DARK, v.FIEND, 4 * bool(kind & v.MONSTER))
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


@pytest.mark.parametrize("each", ["each effect", "each of these effects"])
def test_each_bullet_once(each: str) -> None:
    card = probe(TEXT.format("A", each), v.SPELL)
    table = Table([card, card, card])
    (_, inflict) = [one for one in table.decision().options if one.word == "activate"]
    table.take(inflict)
    assert (table.life(0), table.life(1)) == (8000, 7800)
    assert len([one for one in table.decision().options if one.word == "activate"]) == 1
    table.activate(card)
    assert (table.life(0), table.life(1)) == (8100, 7800)
    assert not table.may("activate", card)


def test_one_of_them_for_one_event_and_another_for_the_next() -> None:
    text = "If this card is Special Summoned: You can " + TEXT.format("a", "each effect")
    card = probe(text, v.MONSTER | v.EFFECT)
    call = played("Call", la.SpecialSummon(la.Choose(la.MONSTER, v.HAND)))
    table = Table([card, card, card, call, call, call])
    table.activate(call)
    assert table.offers() == ["chain Probe #0", "chain Probe #0", "pass"]
    table.take(table.decision().options[0])
    assert table.asked == "open"
    assert (table.life(0), table.life(1)) == (8100, 8000)
    table.activate(call)
    assert table.offers() == ["chain Probe #0", "pass"]
    table.take(table.decision().options[0])
    assert (table.life(0), table.life(1)) == (8100, 7800)
    table.activate(call)
    assert table.asked == "open"


def test_two_copies_each_use_one_for_the_same_event() -> None:
    watching = fiend(
        "Watcher",
        la.Trigger(
            v.MZONE,
            on=la.Event("summoned", la.MONSTER & la.OTHER, v.BY_NORMAL),
            do=(la.OneOf(tuple((la.Bullet(do=(la.Damage(n),)),) for n in (1, 10))),),
        ),
    )
    table = Table([A], field=[watching, watching])
    table.summon(A)
    assert len(table.offers()) == 5
    table.take(table.decision().options[0])
    assert len(table.offers()) == 3
    table.take(table.decision().options[0])
    assert table.asked == "open"


def test_a_card_whose_effects_are_negated_on_the_field() -> None:
    # The card text of Tachyon Spiral of Destruction
    gone = la.Each(la.FACE_UP & la.State("negated"), v.MZONE | v.SZONE, v.OPPONENT)
    negate = la.Negate(la.Choose(la.FACE_UP & la.SPELL_TRAP, v.SZONE, whose=v.OPPONENT), "end")
    first, then = played("First", negate), played("Then", la.Destroy(gone))
    standing = la.spell(fresh(), "Standing", v.CONTINUOUS, effects=(la.Activate(),))
    table = Table([first, then], opponent_spells=[standing], opponent_field=[B])
    assert not table.may("activate", then)
    table.activate(first)
    table.activate(then)
    assert table.spells(1) == {} and list(table.monsters(1).values()) == names(B)
