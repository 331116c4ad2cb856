"""Effects that are used as often in a turn as there were such materials.

Source: the card text of Red-Eyes Dark Dragoon.
"""

from dataclasses import replace

import pytest

from engine.filters import ANY
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    Card,
    Draw,
    Each,
    FusionSummon,
    Limit,
    MaterialsUsed,
    Type,
)
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, ignition, played

TEXT = (
    "During your Main Phase: You can draw 1 card. You can use this effect a number of times per "
    "turn up to the number of Normal Monsters used as Fusion Material for this card."
)
PLAIN, PLAINER = body("Plain"), body("Plainer")
OUT = body("Out")
ACTIVE, MORE = fiend("Active"), fiend("More")
FUSE = played("Fuse", FusionSummon(ANY, (Each(MONSTER, v.HAND | v.MZONE),)))


def read() -> Card:
    facts = replace(fusion("Probe"), passcode=9)
    found = compile_card(facts, f"2 monsters\n{TEXT}", Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_it_is_read_and_written() -> None:
    card = read()
    (effect,) = card.effects
    normal = MaterialsUsed(filter=Type(v.NORMAL) & MONSTER)
    assert effect.limit == Limit("soft", per=normal)  # type: ignore[attr-defined]
    assert TEXT in card_text(card, defined_name)[-1]


@pytest.mark.parametrize(
    ("materials", "times"), [((PLAIN, PLAINER), 2), ((PLAIN, ACTIVE), 1), ((ACTIVE, MORE), 0)]
)
def test_as_often_as_there_were_normal_monsters(materials: tuple[Card, ...], times: int) -> None:
    card = read()
    table = Table([FUSE, *materials], deck=[OUT] * 4, extra=[card])
    table.activate(FUSE)
    for _ in range(times):
        assert table.may("activate", card)
        table.activate(card)
    assert not table.may("activate", card)


def test_none_where_it_was_not_summoned_with_any() -> None:
    card = read()
    table = Table(deck=[PLAIN], field=[card])
    assert not table.may("activate", card)


def test_it_is_said_of_copies() -> None:
    limit = Limit("hard", per=MaterialsUsed(filter=Type(v.NORMAL)))
    with pytest.raises(CompileError):
        Table(field=[fiend("Bad", ignition(Draw(), limit=limit))])
