"""Trap Cards, and their effects on the field, that cannot be activated.

Source: the card text of Jinzo: in the GY a Trap can still activate its effect.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import SELF, TRAP, Activate, AddToHand, Ban, Card, Damage, InPlace, trap
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, fiend, fresh, ignition

FACTS = Card(9, "Silent", v.MONSTER | v.EFFECT, v.DARK, v.MACHINE, 6, 2400, 1500)
TEXT = "Trap Cards, and their effects on the field, cannot be activated."
SILENT = compile_card(FACTS, TEXT, Lexicon({}, {})).card
SET = trap(fresh(), "Set", effects=(Activate(do=(Damage(500),)),))
STAYS = trap(fresh(), "Stays", v.CONTINUOUS, effects=(ignition(Damage(500), where=v.SZONE),))
BURIED = trap(fresh(), "Buried", effects=(ignition(AddToHand(SELF), where=v.GRAVE),))


def test_how_it_is_read_and_written_back() -> None:
    assert SILENT.effects == (
        Ban(("activate-card",), TRAP, whose=v.EITHER),
        Ban(("activate",), TRAP & InPlace(v.FIELD_PLACES), whose=v.EITHER),
    )
    assert card_text(SILENT, lambda _: "")[0] == "Neither player can activate Trap Cards."
    assert "Neither player can activate the effects of Traps on the field." in " ".join(
        card_text(SILENT, lambda _: "")
    )


def test_a_trap_is_activated_in_the_grave_alone() -> None:
    for monster, may in ((fiend("Other"), True), (SILENT, False)):
        table = Table(field=[monster], spells=[STAYS], grave=[BURIED])
        assert table.may("activate", STAYS) == may
        assert table.may("activate", BURIED)


def test_no_trap_card_is_activated_from_where_it_was_set_before() -> None:
    for monster, may in ((fiend("Other"), True), (SILENT, False)):
        table = Table(field=[monster], spells=[SET])
        table.rewrite_position(SET, v.FACEDOWN_DEFENSE)
        assert table.may("activate", SET) == may
