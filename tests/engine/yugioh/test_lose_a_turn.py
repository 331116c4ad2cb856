"""Monsters without effects in the turn of their Special Summon.

Source: the card text of Lose 1 Turn.
"""

from dataclasses import replace

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Ban,
    Card,
    Choose,
    Draw,
    SpecialSummon,
    State,
    Summoned,
    Trigger,
    trap,
)
from engine.yugioh.position.slots import POSITION
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

NEGATES = (
    "While a monster is face-up on the field, negate its effects during the turn that monster was "
    "Special Summoned."
)
TURNS = (
    "If an Effect Monster(s) is Special Summoned in Attack Position: Change it to Defense Position."
)
ONLY_IF = "Activate only if you currently control no Special Summoned monsters."
DRAWS = fiend("Draws", ignition(Draw()))
REVIVE = played("Revive", SpecialSummon(Choose(MONSTER, v.HAND)))


def read(text: str) -> Card:
    facts = replace(trap(9, "Probe"), type=v.TRAP | v.CONTINUOUS)
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_they_are_read_as_what_lasts() -> None:
    card = read(f"{ONLY_IF} {NEGATES} {TURNS}")
    lasting = [item for item in card.effects if isinstance(item, Ban)]
    assert [rule.filter for rule in lasting] == [
        MONSTER & State("this-turn") & Summoned(v.BY_SPECIAL)
    ]
    (trigger,) = (item for item in card.effects if isinstance(item, Trigger))
    assert not trigger.optional
    assert any("Special Summoned this turn" in line for line in card_text(card, defined_name))


def test_no_effects_in_the_turn_of_its_special_summon() -> None:
    card = read(NEGATES)
    for there, drawn in ((card, []), (played("Other"), ["A"])):
        table = Table([REVIVE, DRAWS], deck=[body("A")], spells={0: there})
        table.activate(REVIVE)
        table.activate(DRAWS)
        assert table.hand == drawn
    table = Table([DRAWS], deck=[body("A")], spells={0: card})
    table.summon(DRAWS)
    table.activate(DRAWS)
    assert table.hand == ["A"]


def test_an_effect_monster_is_turned_to_defense() -> None:
    card = read(TURNS)
    table = Table([REVIVE, DRAWS], spells={0: card})
    table.activate(REVIVE)
    position = table.state.data[POSITION + table.number(DRAWS)]
    assert position == v.FACEUP_DEFENSE
    table = Table([REVIVE, body("Plain")], spells={0: card})
    table.activate(REVIVE)
    assert not [card for card in table.offers() if card.startswith("chain")]
