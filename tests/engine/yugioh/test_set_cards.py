"""Cards that an effect Sets: whether they can be activated in the same turn."""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import Activate, Ban, Choose, Draw, Named, SetCard, Type, spell, trap
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


@pytest.mark.parametrize("banned", [v.SPELL, v.TRAP, 0])
@pytest.mark.parametrize("turned", [False, True])
def test_a_card_that_may_not_be_set_keeps_no_other_from_it(banned: int, turned: bool) -> None:
    # Yu-Gi-Oh rules reference, public knowledge: each card of the hand may be Set by itself.
    kinds = {v.SPELL: spell(fresh(), "Spell"), v.TRAP: trap(fresh(), "Trap")}
    hand = list(kinds.values())
    no = played("No", Ban(("set",), Type(banned or v.MONSTER)))
    table = Table([no, *(reversed(hand) if turned else hand), body("Body")])
    table.activate(no)
    for kind, card in kinds.items():
        assert table.may("set", card) is (kind != banned)
