"""Cards that ask why they were sent to the GY this turn.

Source: the card texts of Abominable Unchained Soul ("if this card is in the GY because it was
destroyed on the field and sent there this turn"), Cyclamen the Rikka Fairy ("it was Tributed"),
Silverrokket Dragon, Raijin the Breakbolt Star. Names are made up.
"""

from dataclasses import replace

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.compiler.compiler import Compiler
from engine.yugioh.language import MONSTER, Card
from engine.yugioh.language.words import CardState
from engine.yugioh.position.slots import SENT_SO
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

A = body("A")
TEXT = (
    "During the End Phase, if this card is in the GY because it was {} and sent there this turn: "
    "You can draw 1 card."
)
WAYS: dict[CardState, str] = {
    "sent-destroyed": "destroyed",
    "sent-destroyed-on-field": "destroyed on the field",
    "sent-destroyed-by-effect": "destroyed by battle or card effect",
    "sent-destroyed-on-field-by-effect": "destroyed on the field by battle or card effect",
    "sent-tributed": "Tributed",
}


def asking(way: str) -> Card:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    compiled = compile_card(facts, TEXT.format(way), Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


@pytest.mark.parametrize("way", WAYS)
def test_it_is_read(way: CardState) -> None:
    (found,) = asking(WAYS[way]).effects
    assert isinstance(found, la.Trigger)
    assert found.condition == (la.exists(~la.OTHER & la.State(way), v.GRAVE),)
    assert found.where == v.GRAVE


DESTROY = played("Destroy", la.Destroy(la.Choose(MONSTER, v.HAND | v.MZONE)))
TRIBUTE = played("Tribute", la.Draw(1), cost=(la.Tribute(la.Choose(MONSTER, v.MZONE)),))
SEND = played("Send", la.SendToGrave(la.Choose(MONSTER, v.MZONE)))


@pytest.mark.parametrize(
    ("way", "does", "on_field", "asked"),
    [
        ("destroyed on the field", DESTROY, True, True),
        ("destroyed on the field", DESTROY, False, False),
        ("destroyed on the field", SEND, True, False),
        ("destroyed by battle or card effect", DESTROY, False, True),
        ("destroyed by battle or card effect", TRIBUTE, True, False),
        ("Tributed", TRIBUTE, True, True),
        ("Tributed", DESTROY, True, False),
    ],
)
def test_only_that_way_counts(way: str, does: Card, on_field: bool, asked: bool) -> None:
    probe = asking(way)
    hand = [does] if on_field else [does, probe]
    table = Table(hand, deck=[A, A], field=[probe] if on_field else [])
    table.activate(does)
    assert table.place_of(probe) == v.GRAVE
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text
    assert table.status(probe, SENT_SO) is asked
    table = Table(hand, deck=[A, A], field=[probe] if on_field else [])
    table.activate(does)
    table.end()
    assert (table.asked == "trigger") is asked
    if asked:
        table.decline()
    assert not table.status(probe, SENT_SO)


def test_a_card_asks_about_one_way_and_about_itself() -> None:
    ways = [la.exists(~la.OTHER & la.State(way), v.GRAVE) for way in WAYS]
    other = la.exists(la.State("sent-destroyed"), v.GRAVE)
    for held in ((ways[0], ways[1]), (other,)):
        probe = fiend("Probe", la.Ignition(v.GRAVE, condition=held, do=(la.Draw(1),)))
        with pytest.raises(CompileError, match="more than one way"):
            Compiler([probe]).compile()
