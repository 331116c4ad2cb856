"""What a row of an agent's `options` says of a Digimon choice: the numbers of `docs/agents.md`.

Needs the extra `agents`.
"""

from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from engine.agents import DigimonTable
from engine.digimon import vocabulary as v
from engine.digimon.position import slots
from engine.digimon.position.knowledge import knows, sees
from engine.digimon.position.steps import AttackStep, RunStep
from tests.engine.digimon.cards import by_number
from tests.engine.digimon.cards.by_number import suspended

PLAYER = 1007  # the seat of the player who is attacked


class Rows:
    """The rows of the present decision of a table, each by what the option says."""

    def __init__(self, **laid: Any) -> None:
        self.agents = DigimonTable(by_number.Table(**laid).game)
        self.known = [card.number for card in self.agents.game.cards]

    def card(self, number: str) -> int:
        return 1 + self.known.index(number)

    def rows(self) -> dict[str, list[int]]:
        options = self.agents.advance()
        return {self.agents.words(one): self.agents.meaning(one) for one in options}

    def take(self, words: str) -> None:
        options = self.agents.advance()
        self.agents.take(next(one for one in options if self.agents.words(one) == words))


def test_commands_name_their_cards_costs_and_seats() -> None:
    # Comprehensive rules 7: what can be done in the main phase.
    table = Rows(
        mine=["ST1-03"], breeding=["ST1-02"], theirs=[suspended("ST2-03")],
        hand=["ST1-07", "ST1-16"], memory=9,
    )  # fmt: skip
    agumon, greymon, flame = (table.card(number) for number in ("ST1-03", "ST1-07", "ST1-16"))
    rows = table.rows()
    assert rows.pop("Pass") == [1, 0, 0, 0, 0, 0, 0]
    assert rows.pop("Play Greymon for 5") == [2, 0, 5, greymon, 3, 0, 0]
    assert rows.pop("Digivolve Agumon into Greymon for 2") == [3, 0, 2, greymon, 3, agumon, 100]
    biyomon = table.card("ST1-02")
    assert rows.pop("Digivolve Biyomon (breeding area) into Greymon for 2") == [
        3, 0, 2, greymon, 3, biyomon, 101,
    ]  # fmt: skip
    assert rows.pop("Use Gaia Force for 8") == [4, 0, 8, flame, 3, 0, 0]
    assert rows.pop("Attack the player with Agumon") == [5, 0, 0, agumon, 100, 0, PLAYER]
    gabumon = table.card("ST2-03")
    assert rows.pop("Attack Gabumon with Agumon") == [5, 0, 0, agumon, 100, gabumon, 1100]
    assert rows == {}


def test_the_block_is_seen_from_the_blocker() -> None:
    # Comprehensive rules 12-1: a Digimon with <Blocker> takes the place of what is attacked.
    table = Rows(mine=["ST1-07"], theirs=["ST1-03", "ST1-06"])
    table.take("Attack the player with Greymon")
    what = 10 + AttackStep.CODE
    assert list(table.rows().values()) == [
        [what, 0, 0, table.card("ST1-06"), 101, 0, 0], [what, 0, 0, 0, 0, 0, 0],
    ]  # fmt: skip


def test_an_effect_offers_cards_of_the_other_side() -> None:
    # Gaia Force deletes 1 of your opponent's Digimon.
    table = Rows(mine=["ST1-03"], theirs=["ST2-03", "ST2-06"], hand=["ST1-16"], memory=9)
    table.take("Use Gaia Force for 8")
    what = 10 + RunStep.CODE
    assert list(table.rows().values()) == [
        [what, 0, 0, table.card("ST2-03"), 1100, 0, 0],
        [what, 0, 0, table.card("ST2-06"), 1101, 0, 0],
    ]
    kind, _, card = table.agents.see(0)[-3:]
    assert (kind, card) == (RunStep.CODE, table.card("ST1-16"))
    assert table.agents.see(1)[-3:] == [0, 0, 0]


def test_what_is_searched_is_seen_and_a_face_down_card_is_not() -> None:
    # Comprehensive rules 3-7-2, 4-7-10: a security stack that is searched is looked at; who did
    # not put a card face-down under another may not look at it.
    table = Rows(mine=["ST1-03"], theirs=["ST1-07"], security=["ST1-02", "ST1-06"])
    state, game = table.agents.game.state, table.agents.game
    mine = game.pile(0, slots.P_SECURITY)
    assert not any(knows(state, 0, card) for card in mine)
    assert all(sees(state, 0, card) for card in mine)
    below = game.pile(1, slots.P_SECURITY)[0]
    state.put(slots.AREA + below, v.UNDER)
    state.put(slots.FLAGS + below, int(state.data[slots.FLAGS + below]) | slots.FACE_DOWN)
    assert (sees(state, 0, below), sees(state, 1, below)) == (False, True)
