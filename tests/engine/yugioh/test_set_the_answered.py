"""The card of a negated activation is destroyed, and then Set by the one who negated it.

Source: the card text of Toadally Awesome ("negate the activation, and if you do, destroy that card,
then you can Set it to your field"), and the rulings on it: a monster is Special Summoned in
face-down Defense Position. Names are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from engine.yugioh.position.slots import CONTROL, POSITION
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, played

TEXT = (
    "When your opponent activates a card or effect (Quick Effect): You can negate the activation, "
    "and if you do, destroy that card, then you can Set it to your field."
)
SPELL = played("Spell", la.Damage(100))
USED = fiend("Used", ignition(la.Damage(100)))


def toad() -> Card:
    facts = Card(9, "Toad", v.MONSTER | v.EFFECT, v.WATER, v.AQUA, 4)
    compiled = compile_card(facts, TEXT, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh(), name="Toad")


def test_it_is_read() -> None:
    (found,) = toad().effects
    assert isinstance(found, la.Quick)
    then = la.Then((la.Optional((la.SetCard(la.Answered(gone=True)),)),))
    assert found.do == (la.NegateActivation("activation", "destroy"), then)


@pytest.mark.parametrize("answered", [SPELL, USED])
def test_the_card_is_set_from_the_grave(answered: Card) -> None:
    there = toad()
    spells = answered is SPELL
    table = Table(
        [SPELL] if spells else [], field=[] if spells else [USED], opponent_field=[there],
        opponent_acts=True,
    )  # fmt: skip
    table.activate(answered)
    table.chain(there)
    while table.asked == "window":
        table.decline()
    table.yes()
    number = table.number(answered)
    assert table.life(1) == 8000
    assert table.place_of(answered) == (v.SZONE if spells else v.MZONE)
    assert table.state.data[CONTROL + number] == 1
    assert table.state.data[POSITION + number] == v.FACEDOWN_DEFENSE


def test_with_no_zone_left_it_stays_in_the_grave() -> None:
    there = toad()
    others = [fiend(name) for name in "ABCD"]
    table = Table(field=[USED], opponent_field=[there, *others], opponent_acts=True)
    table.activate(USED)
    table.chain(there)
    while table.asked == "window":
        table.decline()
    assert table.asked == "open"
    assert table.grave == ["Used"]
