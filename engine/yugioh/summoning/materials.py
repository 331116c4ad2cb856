"""Summons with materials: what Link, Xyz, Synchro and contact Fusion Summons have in common.

Sources: Yu-Gi-Oh rules reference T2, T3; Yu-Gi-Oh solo rules 3.7, 3.8.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.cards import check_field
from engine.yugioh.position.arrivals import PROPERLY, arrival
from engine.yugioh.position.must_use import wanted_card, wanted_each, wanted_one
from engine.yugioh.position.slots import BATCH, CONTROL, LOC
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import clear_context
from engine.yugioh.position.steps import begin_summon
from engine.yugioh.position.summon_zones import FROM_EXTRA, TO_MAIN
from engine.yugioh.position.zones import free_extra, zones_left
from engine.yugioh.procedure import Procedure, procedure_at
from engine.yugioh.queries.gathering import gather
from engine.yugioh.queries.gone import gone_card, gone_count, gone_rest
from engine.yugioh.queries.matching import match
from engine.yugioh.summoning.material_use import use_materials
from engine.yugioh.summoning.special import barred_as, restricted
from engine.yugioh.vocabulary import BY_SPECIAL, EXTRA, FACEUP, MZONE, R_MATERIAL, R_SUMMON


# Beside the cards that alone are the materials: they will be on the field by then.
ARRIVING: Final = 1 << 56


def has_must_use(s: State, chosen: i64, must_use: i64, card: i64, player: i64) -> bool:
    """Whether the chosen materials of a monster are such as there must be (`material_sets`)."""
    if must_use <= 0:
        return True
    wanted = wanted_card(must_use)
    one = wanted_one(must_use)
    each = wanted_each(must_use)
    found = wanted < 0
    included = one < 0
    index: i64 = 0
    while chosen:
        if chosen & 1:
            material = s.candidates[index]
            found = found or material == wanted
            included = included or match(s, one, material, card, player)
            if each >= 0:
                if s.data[LOC + material] != MZONE or s.data[CONTROL + material] != player:
                    return False
                if not match(s, each, material, card, player):
                    return False
        chosen >>= 1
        index += 1
    return found and included


def material_sets(s: State, number: i64, card: i64, player: i64, only_one: bool,
                  must_use: i64 = 0) -> i64:  # fmt: skip
    """Offer the sets of materials of a procedure; how many were found.

    With `only_one` it stops at the first; `must_use` is a card + 1 that has to be a material, with
    what the materials must be (`position/must_use`); less than 0, the cards (`queries/gone`) that
    alone are the materials, negated.
    """
    s.count = 0
    if restricted(s, card, player):
        return 0
    at = number * tb.PROCEDURE_SIZE
    if barred_as(s, card, player, procedure_at(s, number).how()):
        return 0
    return procedure_at(s, number).material_sets(s, at, card, player, only_one, must_use)


def gather_field(s: State, number: i64, whose: i64, card: i64, player: i64, must_use: i64) -> None:
    """Fill the candidates with the monsters on the field that match, of the player or of both.

    Where exactly certain cards are to be the materials (`exactly`), with those of them, whoever
    controls them.
    """
    if must_use >= 0:
        gather(s, number, MZONE, whose, card, player)
        return
    s.found = 0
    given = -must_use & ARRIVING - 1
    arriving = -must_use & ARRIVING != 0
    while given:
        material = gone_card(given)
        given = gone_rest(given)
        if (arriving or s.data[LOC + material] == MZONE) and match(
            s, number, material, card, player
        ):
            s.candidates[s.found] = material
            s.found += 1


class ByMaterials(Procedure):
    """A summon for which materials leave."""

    def find(self, s: State, at: i64, card: i64, player: i64, must_use: i64) -> None:
        """Fill the candidates with the cards that may be material at all."""

    def fits(self, s: State, at: i64, card: i64, player: i64, chosen: i64, must_use: i64) -> bool:
        """Whether the chosen candidates are what the summon takes."""
        return False

    def reason(self) -> i64:
        """Why the materials leave, beside the summon."""
        return 0

    def into(self, s: State, at: i64) -> i64:
        """Where the materials go (`tables.INTO_...`)."""
        return tb.INTO_GRAVE

    def made(self, s: State, at: i64) -> i64:
        """What the summon makes of the monster (MADE_...)."""
        return 0

    def before(self, s: State, at: i64, card: i64, player: i64) -> None:
        """What happens before the materials leave."""

    def after(self, s: State, at: i64, card: i64, player: i64) -> None:
        """Set up what holds once the monster was summoned."""

    def can(self, s: State, number: i64, card: i64, player: i64) -> bool:
        return material_sets(s, number, card, player, True) > 0

    def offer(self, s: State, number: i64, card: i64, player: i64, must_use: i64,
              only_one: bool) -> i64:  # fmt: skip
        return material_sets(s, number, card, player, only_one, must_use)

    def material_sets(self, s: State, at: i64, card: i64, player: i64, only_one: bool,
                      must_use: i64) -> i64:  # fmt: skip
        self.find(s, at, card, player, must_use)
        definition = s.definition[card]
        chosen: i64 = 1
        last: i64 = 1 << s.found
        if must_use < 0:
            if s.found < gone_count(-must_use & ARRIVING - 1):
                return 0
            chosen = last - 1  # all of them
        while chosen < last:
            if self.fits(s, at, card, player, chosen, must_use) and has_must_use(
                s, chosen, must_use, card, player
            ):
                if free_extra(s, player, definition, zones_left(s, chosen, player)):
                    s.offer(chosen)
                    if only_one:
                        return 1
            chosen += 1
        return s.count

    def use(self, s: State, number: i64, card: i64, player: i64) -> None:
        self.before(s, number * tb.PROCEDURE_SIZE, card, player)
        zones: i64 = FROM_EXTRA if s.data[LOC + card] == EXTRA else TO_MAIN
        how = BY_SPECIAL | self.how()
        reason = R_SUMMON | R_MATERIAL | self.reason()
        into = self.into(s, number * tb.PROCEDURE_SIZE)
        use_materials(s, card, 0, 0, player, how, reason, into)
        clear_context(s, 0)
        check_field(s)
        s.put(BATCH, s.data[BATCH] + 1)
        made = self.made(s, number * tb.PROCEDURE_SIZE)
        self.after(s, number * tb.PROCEDURE_SIZE, card, player)
        begin_summon(s, card, arrival(player, how, FACEUP, made) | PROPERLY, zones, 0)
