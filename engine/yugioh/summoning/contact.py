"""Contact Fusion: a Fusion Monster summoned without an effect, its materials sent to the GY or so.

Sources: Yu-Gi-Oh rules reference F2; Yu-Gi-Oh solo rules 5.2.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.state import State
from engine.yugioh.procedure import Proceeding, enter_procedure, procedure_row
from engine.yugioh.queries.gathering import gather_unnoticed
from engine.yugioh.queries.in_force import may_banish, reaches_grave
from engine.yugioh.queries.usable import usable_for
from engine.yugioh.summoning.fusion import slot_sets
from engine.yugioh.summoning.materials import ByMaterials
from engine.yugioh.vocabulary import EXTRA, MONSTER, PENDULUM, R_COST, TOKEN

_INTO: Final = {
    "grave": tb.INTO_GRAVE, "banish": tb.INTO_BANISHED, "deck": tb.INTO_DECK,
    "tribute": tb.INTO_GRAVE_AS_TRIBUTE,
}  # fmt: skip


class Contact(ByMaterials):
    """Special Summon from the Extra Deck by sending the Fusion materials to the GY, or so."""

    CODE: Final = 3
    PLACES: Final = 2  # of the materials
    WHOSE: Final = 3
    INTO: Final = 4  # tables.INTO_...

    def write(self, c: Proceeding, word: la.Contact) -> list[int]:
        return procedure_row(
            Contact, WHERE=EXTRA, PLACES=word.places, WHOSE=word.whose, INTO=_INTO[word.into]
        )

    def find(self, s: State, at: i64, card: i64, player: i64, must_use: i64) -> None:
        rows = s.t.procedures
        s.found = 0
        places, whose = rows[at + Contact.PLACES], rows[at + Contact.WHOSE]
        gather_unnoticed(s, 0, places, whose, card, player)  # none but monsters are kept
        into = rows[at + Contact.INTO]
        kept: i64 = 0
        index: i64 = 0
        while index < s.found:
            material = s.candidates[index]
            if s.t.type[s.definition[material]] & MONSTER and _can_go(s, material, into):
                s.candidates[kept] = material
                kept += 1
            index += 1
        s.found = kept

    def material_sets(self, s: State, at: i64, card: i64, player: i64, only_one: bool,
                      must_use: i64) -> i64:  # fmt: skip
        self.find(s, at, card, player, must_use)
        return slot_sets(s, 0, card, card, player, int(only_one), 0, True)

    def reason(self) -> i64:
        return R_COST

    def into(self, s: State, at: i64) -> i64:
        return s.t.procedures[at + Contact.INTO]


def _can_go(s: State, material: i64, into: i64) -> bool:
    """Whether this monster can go where the materials go."""
    kind = s.t.type[s.definition[material]]
    if into == tb.INTO_GRAVE:
        # A Pendulum Monster goes to the Extra Deck, and is material.
        return kind & PENDULUM != 0 or reaches_grave(s, material)
    if into == tb.INTO_BANISHED and not may_banish(s):
        return False
    if into == tb.INTO_GRAVE_AS_TRIBUTE:
        return usable_for(s, tb.USE_TRIBUTE, material)
    return not kind & TOKEN


enter_procedure(Contact(), la.Contact)
