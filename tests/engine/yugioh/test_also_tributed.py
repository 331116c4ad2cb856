"""What can also be Tributed when a card is activated, beside its target.

Source: the card text of Rikka Sheet; names and sentences are made up.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import SILENT
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

TEXT = (
    "Target 1 face-up monster your opponent controls, also, you can Tribute 1 Plant monster; "
    "players cannot activate that face-up monster's effects on the field this turn, then, if you "
    "Tributed a monster when you activated this card, take control of that monster until the End "
    "Phase, and if you do, it becomes a Plant monster until the End Phase."
)
MINE, OTHER = body("Mine", race=v.PLANT), body("Other")
THEIRS = fiend("Theirs", ignition(la.Damage(100)))


def sheet() -> la.Card:
    found = compile_card(la.Card(9, "Probe", v.SPELL), TEXT, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found.card


@pytest.mark.parametrize("tributed", [True, False])
def test_more_is_done_if_a_monster_was_tributed(tributed: bool) -> None:
    card = sheet()
    table = Table([card], field=[MINE, OTHER], opponent_field=[THEIRS])
    alone, paid = (
        one for one in table.decision().options if table.says(one).startswith("activate")
    )
    table.take(paid if tributed else alone)
    assert ("Theirs" in table.monsters().values()) is tributed
    assert ("Mine" in table.grave) is tributed
    assert not table.may("activate", THEIRS)


def test_a_monster_that_is_face_down_by_then_is_none_of_it() -> None:
    # "that face-up monster"; Yu-Gi-Oh rules reference, public knowledge.
    turned = la.ChangePosition(la.Chosen(), v.FACEDOWN_DEFENSE)
    quiet = played(
        "Quiet",
        turned,
        la.Also((la.CannotActivate(la.Chosen()),)),
        target=(la.Choose(la.MONSTER & la.FACE_UP, v.MZONE),),
    )
    table = Table([quiet], field=[THEIRS])
    table.activate(quiet)
    assert not table.status(THEIRS, SILENT)


def test_it_is_written_back() -> None:
    (line,) = card_text(sheet(), str)
    assert "when you activate this card, you can also Tribute 1 Plant monster; it cannot " in line
    assert "then if you Tributed a monster when you activated this card, take control of" in line
