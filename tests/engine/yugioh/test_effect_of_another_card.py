"""Effects of other cards on the field are answered, of whichever kind; no card's own activation.

Source: the card text of Artifact Dagda ("an effect of another card on the field is activated").
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, played

TEXT = (
    "When an effect of another card on the field is activated (Quick Effect): You can gain 100 LP."
)


def waits() -> la.Card:
    found = compile_card(fiend("Waits"), TEXT, Lexicon({}, {}))
    assert found.whole
    return found.card


def test_how_it_is_read_and_written() -> None:
    card = waits()
    (effect,) = card.effects
    assert isinstance(effect, la.Quick)
    other = la.Answering(v.EITHER, places=v.FIELD_PLACES, of="effect", card=la.OTHER)
    assert effect.condition == (other,)
    assert card_text(card, defined_name) == [TEXT]


def test_of_a_monster_or_of_a_spell_on_the_field() -> None:
    card = waits()
    monster = fiend("Monster", ignition(la.GainLife(1)))
    lasting = la.spell(
        fresh(), "Lasting", v.CONTINUOUS,
        effects=(la.Activate(), la.Ignition(v.SZONE, do=(la.GainLife(1),))),
    )  # fmt: skip
    table = Table(field=[card, monster], spells=[lasting])
    for other in (monster, lasting):
        table.activate(other)
        assert table.offers() == ["chain Waits #0", "pass"]
        table.decline()


def test_not_of_cards_that_are_played_nor_from_elsewhere_nor_its_own() -> None:
    found = compile_card(
        fiend("Waits"), f"You can pay 100 LP; draw 1 card.\n{TEXT}", Lexicon({}, {})
    )
    spell = played("Spell", la.GainLife(1))
    in_hand = fiend("In hand", ignition(la.GainLife(1), where=v.HAND))
    table = Table([spell, in_hand], [spell], field=[found.card])
    for other in (spell, in_hand, found.card):
        table.activate(other)
        while table.asked == "chance":
            table.take(table.decision().options[0])
        assert table.asked == "open"
