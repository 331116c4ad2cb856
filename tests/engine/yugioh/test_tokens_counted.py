"""As many Tokens as were chosen before, or as are possible; a card or one that mentions it.

Sources: the card texts of Branded Sword (banish any number, that many Tokens: no more than there
are zones for), Multiply and Number 42: Galaxy Tomahawk (as many as possible), Flint Cragger.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh

FACTS = "Fiend/DARK/Level 1/ATK 300/DEF 200"
TOKEN = la.monster(901, "Ghost Token", v.DARK, v.FIEND, 1, 300, 200, type=v.TOKEN | v.NORMAL)
LEXICON = Lexicon({"Alpha": 1}, {}, {f"Ghost Token ({FACTS})": 901})
ALPHA = replace(body("Alpha"), passcode=1)
WALL = [body(f"Wall {number}") for number in range(4)]


def read(text: str, **facts: object) -> la.Card:
    compiled = compile_card(la.Card(9, "Probe", v.SPELL), text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def made(table: Table) -> int:
    return list(table.monsters().values()).count("Ghost Token")


MANY = read(
    "Banish any number of monsters from your GY; Special Summon that many "
    f'"Ghost Tokens" ({FACTS}) in Defense Position.'
)
POSSIBLE = read(f'Discard 1 card; Special Summon as many "Ghost Tokens" ({FACTS}) as possible.')


@pytest.mark.parametrize(("walls", "numbers"), [(0, {1, 2, 3}), (3, {1, 2})])
def test_no_more_are_banished_than_there_is_room_for(walls: int, numbers: set[int]) -> None:
    grave = [body(f"Dead {number}") for number in range(3)]
    table = Table([MANY], field=WALL[:walls], grave=grave, also=[TOKEN])
    table.activate(MANY)
    assert {len(choice) for choice in table.choices()} == numbers
    table.pick(*grave[:2])
    assert made(table) == len(table.banished) == 2


def test_none_without_a_zone_or_a_card_to_banish() -> None:
    full = {zone: body(f"Full {zone}") for zone in range(5)}
    dead = body("Dead")
    assert not Table([MANY], field=full, grave=[dead], also=[TOKEN]).may("activate", MANY)
    assert not Table([MANY], also=[TOKEN]).may("activate", MANY)


@pytest.mark.parametrize("walls", [0, 2, 4])
def test_as_many_as_possible_fill_the_zones(walls: int) -> None:
    table = Table([POSSIBLE, ALPHA], field=WALL[:walls], also=[TOKEN])
    table.activate(POSSIBLE)
    assert made(table) == 5 - walls
    full = {zone: body(f"Full {zone}") for zone in range(5)}
    assert not Table([POSSIBLE, ALPHA], field=full, also=[TOKEN]).may("activate", POSSIBLE)


def test_they_are_destroyed_in_the_end_phase() -> None:
    card = read(
        f'Special Summon as many "Ghost Tokens" ({FACTS}) as possible, destroy them during the End '
        "Phase of this turn, also your opponent takes no further battle damage this turn."
    )
    table = Table([card], also=[TOKEN])
    table.activate(card)
    assert made(table) == 5
    table.end()
    assert made(table) == 0


def test_that_many_of_one_card_is_not_read() -> None:
    text = f'Banish 1 monster from your GY; Special Summon that many "Ghost Tokens" ({FACTS}).'
    assert not compile_card(la.Card(9, "Probe", v.SPELL), text, LEXICON).whole


def test_a_card_or_one_that_mentions_it() -> None:
    card = read(
        'Target 1 of your banished monsters that is "Alpha" or mentions it; add that monster to '
        "your hand."
    )
    kin = replace(body("Kin"), mentions=(1,))
    table = Table([card], banished=[ALPHA, kin, body("Other")])
    table.activate(card)
    assert set(table.choices()) == {("Alpha",), ("Kin",)}
