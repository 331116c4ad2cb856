"""What stands behind "by" is done whole, or nothing follows (Digimon rules 15-7-1 to 15-7-3)."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, TAMER, THIS, Choose, Named
from engine.digimon.language.card import Cannot, Keyword, Main, Static, Unaffected
from engine.digimon.language.operations import (
    AddToHand,
    By,
    DeDigivolve,
    Delete,
    Draw,
    EndAttack,
    IfDone,
    PlaceUnder,
    Suspend,
    ToDeck,
    Trash,
)
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE

TWO = Choose(DIGIMON, v.BATTLE, 2)


@pytest.mark.parametrize(("shield", "cost"), [
    (Cannot("be-deleted-by-effects"), Delete(TWO)),
    (Cannot("be-returned"), AddToHand(TWO)),
    (Cannot("be-returned"), ToDeck(TWO)),
    (Cannot("leave-undeleted"), PlaceUnder(TWO, Choose(TAMER))),
    (Unaffected(v.TAMER, v.EITHER), Suspend(TWO)),
])  # fmt: skip
def test_one_of_two_is_not_enough(shield: Node, cost: Node) -> None:
    """Rule 15-7-3: where an effect keeps one of them as it is."""
    tough = red("Tough", 4, effects=(Static(shield),))
    payer = red_tamer("Payer", Main(do=(By((cost,), (Draw(2),)),)))
    for other, drawn in (("Tough", 0), ("Champion", 2)):
        table = Table(tough, payer, ROOKIE, CHAMPION, my_battle=["Rookie", other, "Payer"])
        table.take("Activate Payer")
        while not table.game.is_open():  # in which order they go
            table.take(table.words[0])
        assert table.hand().count("Filler") == drawn


def test_one_of_two_digivolution_cards() -> None:
    """Rule 15-7-3: one that cannot be trashed does not pay."""
    cost = Trash(Choose(ANY, v.UNDER, 2, of=THIS))
    own = red("Own", 4, effects=(
        Static(Cannot("trash-under", Named("Rookie"))), Main(do=(By((cost,), (Draw(1),)),)),
    ))  # fmt: skip
    for under, drawn in ((["Rookie", "Champion"], 0), (["Champion", "Champion"], 1)):
        table = Table(own, ROOKIE, CHAMPION, my_battle=[["Own", *under]])
        assert len(table.take("Activate Own").hand()) == drawn


def test_the_first_of_two_things_has_to_be_done_too() -> None:
    """Rules 15-7-1, 15-7-3: a Digimon that was saved was not deleted; nothing follows."""
    saved = red("Saved", 4, effects=(Keyword("Evade"),))
    cost = (Delete(Choose(DIGIMON)), Suspend(Choose(TAMER)))
    payer = red_tamer("Payer", Main(do=(By(cost, (Draw(1),)),)))
    for evades, drawn in ((True, 0), (False, 1)):
        table = Table(saved, payer, my_battle=["Saved", "Payer"])
        table.take("Activate Payer", "Saved: " if evades else "Let it leave")
        assert len(table.hand()) == drawn


def test_de_digivolving_nothing_is_nothing_done() -> None:
    """Rules 15-7-2, 16-12-4: none is trashed of a Digimon without others, or of Level 3."""
    payer = red_tamer("Payer", Main(do=(By((DeDigivolve(1, Choose(DIGIMON)),), (Draw(1),)),)))
    for mine, drawn in (("Champion", 0), (["Rookie", "Champion"], 0), (["Champion", "Rookie"], 1)):
        table = Table(payer, ROOKIE, CHAMPION, my_battle=[mine, "Payer"])
        assert len(table.take("Activate Payer").hand()) == drawn


def test_without_an_attack_none_is_ended() -> None:
    """Rules 15-7-2, 15-15-1-1."""
    payer = red_tamer("Payer", Main(do=(Draw(1), EndAttack(), IfDone((Draw(1),)))))
    table = Table(payer, my_battle=["Payer"])
    assert len(table.take("Activate Payer").hand()) == 1
