"""Extra Monster Zones to which a card that points there lets its player summon nothing.

Source: the card text of Topologic Zeroboros, "You cannot Summon/Set monsters to any Extra Monster
Zone this card points to".
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import BarsExtraZones
from engine.yugioh.position.slots import NEGATED, STATUS
from engine.yugioh.position.zones import EXTRA_MASK, free_extra
from tests.engine.yugioh.table import Table, link

NEXT = link("Next", rating=1)
UNDER_LEFT, UNDER_RIGHT = 1, 3  # the Main Monster Zones below the Extra Monster Zones
LEFT, RIGHT = 1 << v.EXTRA_LEFT, 1 << v.EXTRA_RIGHT


def zeroboros(markers: int = v.TOP) -> la.Card:
    return link("Zeroboros", markers=markers, effects=(BarsExtraZones(),))


def free(table: Table, player: int = 0, leaving: int = 0) -> int:
    """The Extra Monster Zones to which the player may summon a Link Monster, as a mask."""
    definition = int(table.state.definition[table.number(NEXT)])
    return int(free_extra(table.state, player, definition, leaving)) & EXTRA_MASK


@pytest.mark.parametrize(
    ("zone", "markers", "zones"),
    [
        (UNDER_LEFT, v.TOP, RIGHT),
        (UNDER_RIGHT, v.TOP, LEFT),
        (2, v.TOP_LEFT | v.TOP_RIGHT, 0),
        (2, v.TOP, LEFT | RIGHT),
        (UNDER_LEFT, v.BOTTOM, LEFT | RIGHT),
    ],
)
def test_the_zones_that_it_points_to_are_barred(zone: int, markers: int, zones: int) -> None:
    assert free(Table(extra=[NEXT], field={zone: zeroboros(markers)})) == zones


def test_another_card_that_points_there_bars_nothing() -> None:
    # A Link Monster of the same duel, without the text.
    other = link("Other", markers=v.TOP)
    table = Table(extra=[NEXT], field={UNDER_LEFT: other}, grave=[zeroboros()])
    assert free(table) == LEFT | RIGHT


def test_negated_or_gone_it_bars_nothing() -> None:
    card = zeroboros()
    table = Table(extra=[NEXT], field={UNDER_LEFT: card})
    assert free(table, leaving=1 << UNDER_LEFT) == LEFT | RIGHT
    table.rewrite(STATUS, card, NEGATED, v.MZONE)
    assert free(table) == LEFT | RIGHT


def test_it_bars_nothing_for_the_opponent() -> None:
    # "You": its right zone is the opponent's left one.
    table = Table(extra=[NEXT], field={UNDER_LEFT: zeroboros()})
    assert free(table, player=1) == LEFT | RIGHT


def test_it_is_read() -> None:
    probe = la.link_monster(1, "Probe", v.DARK, v.CYBERSE, 1, 0, v.TOP)
    text = (
        "1 monster\nYou cannot Summon/Set monsters to any Extra Monster Zone this card points to."
    )
    found = compile_card(probe, text, Lexicon({"Probe": 1}, {}))
    assert found.whole and BarsExtraZones() in found.card.effects
