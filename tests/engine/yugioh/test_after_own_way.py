"""An effect of the End Phase for a monster that was Special Summoned in its own way.

Source: the card text of Santa Claws: once, in the End Phase of the turn it was Summoned so; its
controller, to whose field it went, draws.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, played

A = body("A")


def gift(theirs: bool) -> la.Card:
    where, whose = "", ""
    if theirs:
        where, whose = " to your opponent's field in Defense Position,", " they control"
    facts = la.monster(9, "Gift", v.LIGHT, v.FIEND, 4, 0)
    text = (
        f"You can Special Summon this card (from your hand){where} by Tributing 1 monster"
        f"{whose}. If Summoned this way, once, during the End Phase of this "
        "turn: You can draw 1 card."
    )
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def test_its_controller_may_draw_in_the_end_phase() -> None:
    card = gift(theirs=False)
    table = Table([card], [A], field=[body("Paid")])
    table.special(card)
    table.end()
    table.chain(card)
    assert table.hand == ["A"]


def test_that_is_the_opponent_where_it_went_to_their_field() -> None:
    card, drawn = gift(theirs=True), body("B")
    table = Table([card], [A], opponent_field=[body("Paid")], opponent_deck=[drawn],
                  opponent_acts=True)  # fmt: skip
    table.special(card)
    assert list(table.monsters(1).values()) == ["Gift"]
    table.end()
    table.chain(card)
    table.nature(drawn)
    assert table.hand == [] and table.pile(v.HAND, 1) == ["B"]


def test_not_where_an_effect_summoned_it() -> None:
    card = gift(theirs=False)
    raises = played("Raises", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
    table = Table([raises], [A], grave=[card])
    table.activate(raises)
    assert list(table.monsters().values()) == ["Gift"]
    table.end()
    assert table.hand == []
