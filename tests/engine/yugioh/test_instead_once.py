"""What is done instead of a destruction once per turn, and cards of the face-up Extra Deck.

Sources: the card texts of Timestar Magician and Fire King Sanctuary; Yu-Gi-Oh solo rules, 2 (once
per turn, by copy).
"""

from dataclasses import replace

import pytest

from engine import notation
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, Choose, Destroy, InsteadOfDestruction
from engine.yugioh.position.slots import IN_PENDULUM_ZONE, POSITION, STATUS
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

LEXICON = Lexicon({"Probe": 9}, {})
INSTEAD = (
    "Once per turn, if a Pendulum Monster Card in your Monster Zone or Pendulum Zone would be "
    "destroyed by battle or card effect, you can send 1 monster from your Deck to the GY instead."
)
TAKE = (
    "Once per turn: You can add to your hand, 1 DARK monster from your Deck, Graveyard, or face-up "
    "from your Extra Deck."
)
PLAIN = fiend("Plain", type=v.PENDULUM | v.EFFECT, scale=2)
OTHER = fiend("Other", type=v.PENDULUM | v.EFFECT, scale=2)
THERE = Choose(ANY, v.FIELD_PLACES | v.PZONE)
HIT, AGAIN = (played(name, Destroy(THERE)) for name in ("Hit", "More"))


def read(text: str) -> Card:
    found = compile_card(replace(fiend("Probe"), passcode=9), text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_they_are_read_and_written() -> None:
    card = read(INSTEAD)
    (rule,) = card.effects
    assert isinstance(rule, InsteadOfDestruction) and rule.each_once and not rule.once
    assert card_text(card, defined_name) == [
        INSTEAD.replace("by battle or", "by").replace("Monster Card", "Monster")
    ]
    always = read(INSTEAD.replace("Once per turn, if", "If"))
    assert not always.effects[0].each_once  # type: ignore[attr-defined]


@pytest.mark.parametrize("often", [True, False])
def test_once_in_a_turn(often: bool) -> None:
    card = read(INSTEAD if often else INSTEAD.replace("Once per turn, if", "If"))
    deck = [body("A"), body("B")]
    table = Table([HIT, AGAIN], deck, field=[card, PLAIN])
    table.activate(HIT)
    table.pick(PLAIN)
    table.yes()
    if table.asked == "cards":
        table.pick(deck[0])
    assert "Plain" in table.monsters().values() and "A" in table.grave
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text
    table.activate(AGAIN)
    table.pick(PLAIN)
    assert ("Plain" in table.monsters().values()) is not often


def test_in_the_pendulum_zone_too_and_no_other_card() -> None:
    card = read(INSTEAD)
    table = Table([HIT], [body("A")], field=[card], spells={0: PLAIN})
    table.rewrite(STATUS, PLAIN, IN_PENDULUM_ZONE)
    table.activate(HIT)
    table.pick(PLAIN)
    table.yes()
    assert table.spells() == {0: "Plain"}
    table = Table([HIT], [body("A")], field=[card], spells={0: played("Spell")})
    table.activate(HIT)
    table.pick(card)
    assert "Probe" in table.grave


def test_face_up_in_the_extra_deck_alone() -> None:
    card = read(TAKE)
    for position in (v.FACEUP_ATTACK, 0):
        table = Table(deck=[PLAIN], field=[card], grave=[OTHER])
        number = table.take_up(PLAIN)
        table.state.insert(number, v.EXTRA, 0)
        table.rewrite(POSITION, PLAIN, position)
        table.activate(card)
        if position:
            assert sorted(table.choices()) == [("Other",), ("Plain",)]
        else:
            assert table.hand == ["Other"]
