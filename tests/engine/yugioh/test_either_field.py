"""A monster that is Special Summoned to the field of either player.

Source: the card text of Scrap Golem.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, Effect
from tests.engine.yugioh.table import Table, body, played

A, B = body("A"), body("B")
TEXT = (
    "Target 1 Level 4 or lower monster in your GY; Special Summon that target to either player's "
    "field."
)


def card() -> Card:
    found = compile_card(Card(1, "Probe", v.SPELL), TEXT, Lexicon({"Probe": 1}, {}))
    assert found.whole, [str(part.why) for part in found.parts]
    (effect,) = found.card.effects
    assert isinstance(effect, Effect)
    return played("Golem", *effect.do, target=effect.target)


def test_the_player_chooses_the_field() -> None:
    spell = card()
    for number, player in ((0, 0), (1, 1)):
        table = Table([spell], grave=[A])
        table.activate(spell)
        table.bullet(number)
        assert list(table.monsters(player).values()) == ["A"]
        assert not table.monsters(1 - player)


def test_one_field_is_full() -> None:
    spell = card()
    table = Table([spell], grave=[A], field=[B] * 5)
    table.activate(spell)
    assert list(table.monsters(1).values()) == ["A"]
