"""What a card does when it is drawn itself.

Sources: the card texts of Fortune Fairy Hu and Palladium Oracle Mahad ("When you draw this card:
You can reveal it; Special Summon it from your hand").
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording.known_events import DRAWN
from tests.engine.yugioh.table import Table, body, fiend, played

FAIRY = fiend("Fairy", la.Trigger(v.HAND, on=DRAWN, cost=(la.Reveal(),), do=(la.SpecialSummon(),),
                                  missable=True))  # fmt: skip
DRAWS = played("Draws", la.Draw(1))


def test_it_is_read() -> None:
    text = "When you draw this card: You can reveal it; Special Summon it from your hand."
    found = compile_card(fiend("Probe"), text, Lexicon({}, {}))
    assert found.whole
    assert found.card.effects == FAIRY.effects


def test_it_is_summoned_when_it_is_drawn() -> None:
    table = Table([DRAWS], deck=[FAIRY])
    table.activate(DRAWS)
    table.chain(FAIRY)
    assert list(table.monsters().values()) == ["Fairy"]


def test_not_when_it_comes_to_the_hand_in_another_way_nor_when_another_is_drawn() -> None:
    adds = played("Adds", la.AddToHand(la.Choose(la.Named(FAIRY.passcode), v.DECK)))
    table = Table([adds], deck=[FAIRY])
    table.activate(adds)
    assert table.asked == "open"
    table = Table([DRAWS, FAIRY], deck=[body("A")])
    table.activate(DRAWS)
    assert table.asked == "open"


def test_it_misses_its_timing() -> None:
    later = played("Later", la.Draw(1), la.Then((la.Damage(100),)))
    table = Table([later], deck=[FAIRY])
    table.activate(later)
    assert table.asked == "open"
    assert table.hand == ["Fairy"]
