"""One Level higher than a card that was sent to the GY for it.

Source: the card text of Transmodify; a monster without a Level is never so many Levels lower than
another (Yu-Gi-Oh rules reference, Xyz Monsters have Ranks and no Levels).
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, spell
from tests.engine.yugioh.table import Table, body, fresh, xyz

TEXT = (
    "Send 1 face-up monster you control to the GY; Special Summon from your Deck, 1 monster with "
    "the same Type and Attribute as that monster in the GY, but 1 Level higher."
)


def change() -> Card:
    compiled = compile_card(spell(fresh(), "Change"), TEXT, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


def test_the_level_is_one_higher() -> None:
    card = change()
    four = body("Four", level=4)
    same, five, six = body("Same", level=4), body("Five", level=5), body("Six", level=6)
    other = body("Other", level=5, race=v.DRAGON)
    assert not Table([card], [same, six, other], field=[four]).may("activate", card)
    table = Table([card], [same, five, six, other], field=[four])
    table.activate(card)
    assert table.monsters() == {0: "Five"}


def test_nothing_is_one_higher_than_no_level() -> None:
    card, host = change(), xyz("Host")
    one = body("One", level=1, attribute=v.DARK)
    assert not Table([card], [one], field=[host]).may("activate", card)
