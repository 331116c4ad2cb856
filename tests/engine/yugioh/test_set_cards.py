"""Cards that an effect Sets: whether they can be activated in the same turn."""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import Activate, Choose, Draw, Named, SetCard, trap
from engine.yugioh.language.words import SetAs
from tests.engine.yugioh.table import Table, body, fresh, played

TRAP = trap(fresh(), "Trap", effects=(Activate(do=(Draw(1),)),))
SPELL = played("Spell", Draw(1))


@pytest.mark.parametrize(
    ("can", "trap_now", "spell_now"),
    # Yu-Gi-Oh rules reference: a Trap that was Set this turn cannot be activated.  Trap Trick: "It
    # can be activated this turn"; Knightmare Gryphon: "but it cannot be activated this turn"
    [("", False, True), ("at-once", True, True), ("not-this-turn", False, False)],
)
def test_when_a_card_that_was_set_can_be_activated(
    can: SetAs, trap_now: bool, spell_now: bool
) -> None:
    for card, now in ((TRAP, trap_now), (SPELL, spell_now)):
        puts = played("Puts", SetCard(Choose(Named(card.passcode), v.DECK), can))
        table = Table([puts], deck=[card, body("A"), body("B")])
        table.activate(puts)
        assert table.may("activate", card) is now
