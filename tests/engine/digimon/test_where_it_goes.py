"""Where a card goes that leaves the battle area, and what becomes of the cards under it.

Source: Digimon comprehensive rules 4-7-8 (the cards under it are trashed), 3-7-4 (a face-up card in
the security stack), 3-1-3 (it is a new card); card texts ("to the bottom of the deck").
"""

from typing import Any

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import Choose, Named
from engine.digimon.language.card import Event, Main, Trigger
from engine.digimon.language.operations import (
    AddToHand,
    Delete,
    GainMemory,
    ToDeck,
    ToSecurity,
    Trash,
)
from engine.digimon.position import slots as sl
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option, red_tamer

GONE, BELOW, HOST = red("Gone", 4, 5000), red("Below", 3, 3000), red("Host", 5, 7000)
THAT = Choose(Named("Gone"), whose=v.EITHER)


def moved(does: Node, who: str) -> Table:
    option = red_option("Away", Main(do=(does,)), cost=0)
    watch = red_tamer(
        "Watch",
        Trigger(on=Event("added-to-hand", whose=v.EITHER), do=(GainMemory(1),)),
        Trigger(on=Event("security-added", whose=v.EITHER), do=(GainMemory(2),)),
    )
    there: list[Any] = [["Gone", "Below"], "Host"]
    places: dict[str, Any] = {"my_battle": ["Watch", *there]} if who == "my" else {
        "my_battle": ["Watch", "Other"], "their_battle": there,
    }  # fmt: skip
    other = red("Other", 3, 1000)
    table = Table(GONE, BELOW, HOST, other, option, watch, my_hand=["Away"], **places)
    table.take("Use Away")
    while not table.game.is_open():
        table.take(table.words[0])
    return table


@pytest.mark.parametrize("who", ["my", "their"])
@pytest.mark.parametrize(
    ("does", "pile", "at", "gained"),
    [
        (Delete(THAT), "trash", None, 0),
        (Trash(THAT), "trash", None, 0),
        (AddToHand(THAT), "hand", None, 1),
        (ToDeck(THAT, "top"), "deck", 0, 0),
        (ToDeck(THAT, "bottom"), "deck", -1, 0),
        (ToSecurity(THAT, "top"), "security", 0, 2),
        (ToSecurity(THAT, "bottom"), "security", -1, 2),
        (ToSecurity(THAT, "top", face_up=True), "security", 0, 2),
        (ToSecurity(THAT, "bottom", face_up=True), "security", -1, 2),
    ],
)  # fmt: skip
def test_where_it_goes(does: Node, pile: str, at: int | None, gained: int, who: str) -> None:
    table = moved(does, who)
    found = table.pile(who, pile)
    assert found.count("Gone") == 1
    if at is not None:
        assert found[at] == "Gone"
    assert "Below" in table.trash(who)
    assert "Host" in table.battle(who)
    assert table.memory == gained
    other = "their" if who == "my" else "my"
    assert all(
        "Gone" not in table.pile(other, one) for one in ("trash", "hand", "deck", "security")
    )
    if isinstance(does, ToSecurity):
        card = table.game.pile(0 if who == "my" else 1, sl.P_SECURITY)[-1 if at == 0 else 0]
        assert bool(table.game.state.data[sl.FLAGS + card] & sl.FACE_UP) is does.face_up
