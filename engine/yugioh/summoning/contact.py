"""Contact Fusion: a Fusion Monster summoned by sending its materials to the GY, without an effect.

Sources: Yu-Gi-Oh rules reference F2; Yu-Gi-Oh solo rules 5.2.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.position.state import State
from engine.yugioh.procedure import Proceeding, enter_procedure, procedure_row
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.in_force import reaches_grave
from engine.yugioh.summoning.fusion import slot_sets
from engine.yugioh.summoning.materials import ByMaterials
from engine.yugioh.vocabulary import EXTRA, MONSTER, PENDULUM, R_COST


class Contact(ByMaterials):
    """Special Summon from the Extra Deck by sending the Fusion materials to the GY."""

    CODE: Final = 3
    PLACES: Final = 2  # of the materials

    def write(self, c: Proceeding, word: la.Contact) -> list[int]:
        return procedure_row(Contact, WHERE=EXTRA, PLACES=word.places)

    def find(self, s: State, at: i64, card: i64, player: i64) -> None:
        gather(s, 0, s.t.procedures[at + Contact.PLACES], 1, card, player)
        kept: i64 = 0
        index: i64 = 0
        while index < s.found:
            material = s.candidates[index]
            kind = s.t.type[s.definition[material]]
            # A Pendulum Monster goes to the Extra Deck, and is material.
            if kind & MONSTER and (kind & PENDULUM or reaches_grave(s, material)):
                s.candidates[kept] = material
                kept += 1
            index += 1
        s.found = kept

    def material_sets(self, s: State, at: i64, card: i64, player: i64, only_one: bool,
                      must_use: i64) -> i64:  # fmt: skip
        self.find(s, at, card, player)
        return slot_sets(s, 0, card, card, player, int(only_one))

    def reason(self) -> i64:
        return R_COST


enter_procedure(Contact(), la.Contact)
