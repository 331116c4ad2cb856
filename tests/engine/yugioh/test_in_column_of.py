"""Cards in the column of a monster, and what monsters activate there.

Sources: the card texts of World Legacy's Secret and Mekk-Knight Spectrum Supreme; Yu-Gi-Oh field
zones, *Columns*.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, quick

LEXICON = Lexicon({}, {"Gamma": 0x123})
KNIGHT = fiend("Knight", series=(0x123,))
NEGATES = (
    'Negate any opponent\'s monster effect that activates in the same column as a "Gamma" monster '
    "you control."
)


def test_in_the_column_of_such_a_monster() -> None:
    there = la.InColumnOf(la.Series(0x123, "Gamma"))
    breaks = fiend("Breaks", ignition(la.Destroy(la.Each(there, v.FIELD_PLACES, v.OPPONENT))))
    near, far = body("Near"), body("Far")
    # Zone 1 of the player lies opposite zone 3 of the opponent.
    table = Table(field={0: breaks, 1: KNIGHT}, opponent_field={3: near, 1: far})
    table.activate(breaks)
    assert table.monsters(1) == {1: "Far"}


def test_not_of_one_that_is_face_down() -> None:
    there = la.InColumnOf(la.Series(0x123, "Gamma"))
    breaks = fiend("Breaks", ignition(la.Destroy(la.Each(there, v.MZONE, v.OPPONENT))))
    table = Table(field={0: breaks, 1: KNIGHT}, opponent_field={3: body("Near")})
    table.rewrite_position(KNIGHT, v.FACEDOWN_DEFENSE)
    assert not table.may("activate", breaks)


@pytest.mark.parametrize(("zone", "life"), [(3, 8000), (2, 7500)])
def test_what_the_opponent_activates_there_is_negated(zone: int, life: int) -> None:
    found = compile_card(la.Card(9, "Probe", v.SPELL | v.CONTINUOUS), NEGATES, LEXICON)
    assert found.whole, found.parts
    rule = la.spell(fresh(), "Rule", v.CONTINUOUS, effects=found.card.effects)
    burns = fiend("Burns", quick(la.Damage(500), limit=la.ONCE_PER_TURN))
    acts = fiend("Acts", ignition(la.GainLife(100)))
    table = Table(
        field={1: KNIGHT, 0: acts}, spells={0: rule}, opponent_field={zone: burns},
        opponent_acts=True,
    )  # fmt: skip
    table.activate(acts)
    table.chain(burns)
    assert table.life() == life + 100


def test_they_are_read_and_written_back() -> None:
    found = compile_card(la.Card(9, "Probe", v.SPELL | v.CONTINUOUS), NEGATES, LEXICON)
    assert card_text(found.card, LEXICON.name_of) == [NEGATES]
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT | v.LINK, v.DARK, v.FIEND, 2)
    found = compile_card(
        facts,
        "2 monsters\nThis card can attack directly if it is the only card in its column. If this "
        "card in the Extra Monster Zone points to no monsters, it cannot be destroyed by card "
        "effects. You can send 1 other card you control in this card's column to the GY; draw 1 "
        "card.",
        LEXICON,
    )
    assert found.whole, found.parts
    attack, safe, draws = found.card.effects
    assert isinstance(attack, la.Ignition) and attack.inert
    assert isinstance(safe, la.While) and len(safe.condition) == 2
    assert isinstance(draws, la.Ignition)
    assert la.State("its-column") in list(draws.cost[0].walk())
