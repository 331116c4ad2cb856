"""Cards without a definition: bodies are handled as their facts say, of others nothing is made."""

from typing import Any

import pytest

from cli.digimon.cards import card_of, definitions
from decklists import digimon_catalog
from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose, Kind
from engine.digimon.language.card import Card, Main
from engine.digimon.language.operations import Delete, DigivolveInto, Play, UseOption
from tests.engine.digimon.table import Table, egg, red, red_option, red_tamer

BODY: dict[str, Any] = {"defined": False, "body": True}
INERT: dict[str, Any] = {"defined": False}
ROOKIE = red("Rookie", 3, 2000, cost=3)


def hand(*cards: Card, **places: Any) -> Table:
    return Table(ROOKIE, *cards, my_hand=[card.name for card in cards], memory=5, **places)


@pytest.mark.parametrize(("rest", "there"), [(BODY, True), (INERT, False)])
def test_a_body_is_played_and_digivolved_into_as_printed(rest: dict[str, Any], there: bool) -> None:
    """Comprehensive rules 7-1 and 8-1."""
    table = hand(red("Other", **rest), red_tamer("Friend", **rest), my_battle=["Rookie"])
    assert table.can("Play Other for 5") is there
    assert table.can("Play Friend for 2") is there
    assert table.can("Digivolve Rookie into Other for 2") is there


@pytest.mark.parametrize(("rest", "there"), [(BODY, True), (INERT, False)])
@pytest.mark.parametrize(
    "does",
    [
        Play(Choose(DIGIMON, v.HAND)),
        DigivolveInto(Choose(DIGIMON, v.HAND), Choose(DIGIMON)),
        DigivolveInto(Choose(DIGIMON, v.HAND), Choose(DIGIMON), ignoring=True),
    ],
)
def test_an_effect_makes_nothing_of_an_inert_card(
    does: Any, rest: dict[str, Any], there: bool
) -> None:
    warp = red_option("Warp", Main(do=(does,)), cost=0)
    table = hand(warp, red("Other", **rest), my_battle=["Rookie"])
    table.take("Use Warp")
    while table.words and not table.can("Pass"):
        table.take(table.words[0])
    assert ("Other" not in table.hand()) is there


def test_an_inert_option_is_not_used_by_an_effect() -> None:
    warp = red_option("Warp", Main(do=(UseOption(Choose(Kind(v.OPTION), v.HAND)),)), cost=0)
    table = hand(warp, red_option("Other", **INERT), my_battle=["Rookie"])
    assert not table.can("Use Other")
    table.take("Use Warp")
    assert table.hand() == ["Other"]


@pytest.mark.parametrize(("rest", "there"), [(BODY, True), (INERT, False)])
def test_nothing_is_hatched_while_an_egg_is_inert(rest: dict[str, Any], there: bool) -> None:
    """Rule 4-18: which card is the next one is not known."""
    table = Table(egg(), egg("Other", **rest), my_eggs=["Egg", "Other"])
    assert table.passing().passing().can("Hatch") is there


def test_overflow_of_a_body_is_kept() -> None:
    """Rule 4-19-1: it is a fact of the card."""
    ace = red("Ace", 4, 5000, overflow=3, **BODY)
    bomb = red_option("Bomb", Main(do=(Delete(Choose(DIGIMON)),)), cost=0)
    table = hand(bomb, ace, my_battle=["Ace"])
    assert table.take("Use Bomb").memory == 2


def test_bodies_are_the_plain_cards_of_the_table() -> None:
    cards = digimon_catalog().values()
    for card in cards:
        made = card_of(card)
        if card.number not in definitions():
            assert made.defined is card.is_complete_without_effects
            assert made.body is card.plain
        assert not (card.plain and "Option" in card.kinds)
