"""The board as data, and as the facts that novelty counts."""

from librt.vecs import vec
from mypy_extensions import i64

from engine.yugioh import vocabulary as v
from engine.yugioh.language import MONSTER, Card, ChangeLevel, Choose, spell
from engine.yugioh.telling.board import board
from engine.yugioh.worth.value import atoms
from tests.engine.yugioh.table import Table, body, fresh, played


def test_the_board_shows_the_level_as_it_is_now() -> None:
    # docs/json.md: `level`
    shift = played("Shift", ChangeLevel(Choose(MONSTER, v.MZONE), 1))
    table = Table([shift], field=[body(level=4)])
    table.activate(shift)
    assert board(table.game)["monsters"][0]["level"] == 5


def test_the_board_shows_each_spell_with_its_zone() -> None:
    # docs/json.md: `zone`, 5 for the Field Zone
    first, last = spell(fresh(), "First", v.CONTINUOUS), spell(fresh(), "Last", v.CONTINUOUS)
    field = spell(fresh(), "Field", v.FIELD)
    shown = board(Table(spells={1: first, 4: last, 5: field}).game)["spells"]
    assert [(one["zone"], one["name"]) for one in shown] == [
        (1, "First"), (4, "Last"), (5, "Field"),
    ]  # fmt: skip


def test_the_facts_of_a_position_are_its_cards_by_their_places() -> None:
    # Lipovetzky and Geffner, Best-First Width Search, AAAI 2017: novelty is of facts that are new.
    a, b, c = body("A"), body("B"), body("C")
    table = Table([a], deck=[b], grave=[c, b])
    facts = vec[i64]([0] * 256)
    count = int(atoms(table.state, facts))
    found = {int(facts[number]) for number in range(count)}

    def fact(card: Card, place: int) -> int:
        return int(table.state.definition[table.number(card, place)]) * 8 + where[place]

    where = {v.HAND: 1, v.GRAVE: 2}
    assert {fact(a, v.HAND), fact(b, v.GRAVE), fact(c, v.GRAVE)} < found
    assert len(found) == 4  # and how many cards are in the hand
