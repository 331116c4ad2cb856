"""Synchro Summons: Tuners, mostly one, and non-Tuners whose Levels add up.

Source: Yu-Gi-Oh solo rules 3.6; Tokens may be Synchro Materials.
"""

from typing import Final

from mypy_extensions import i64

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import POSITION
from engine.yugioh.position.state import State
from engine.yugioh.procedure import Proceeding, enter_procedure, procedure_row
from engine.yugioh.queries.others_used import others_fit
from engine.yugioh.queries.in_force import in_force, own_rule
from engine.yugioh.queries.matching import has_level, level, match
from engine.yugioh.queries.material_rules import AsNonTuner
from engine.yugioh.queries.sets import size_of
from engine.yugioh.queries.traits import is_tuner
from engine.yugioh.queries.usable import usable_for
from engine.yugioh.summoning.materials import ByMaterials, gather_field
from engine.yugioh.vocabulary import BY_SYNCHRO, EXTRA, FACEDOWN


# As what a material can be used, beside its Level in the weight of a candidate.
_AS_TUNER: Final = 1
_AS_OTHER: Final = 2
_USES: Final = 4


class SynchroSummon(ByMaterials):
    """Synchro Summon."""

    CODE: Final = 5
    TUNER: Final = 2
    OTHERS: Final = 3
    LEAST: Final = 4  # of the others
    OR_MORE: Final = 5
    TUNERS: Final = 6
    OR_MORE_TUNERS: Final = 7
    INSTEAD: Final = 8  # a filter + 1 of what can be used in place of the Tuner, or 0
    TREATED: Final = 9  # a filter + 1 of what can be treated as the Tuner, or 0
    TREATED_LEVEL: Final = 10  # the Level of one that has none, or 0
    ANY_OTHERS: Final = 11  # the others may be Tuners as well

    def write(self, c: Proceeding, word: la.SynchroSummon) -> list[int]:
        one = word.tuners == 1 and not word.more_tuners
        if word.treated is not None and not one:
            raise CompileError("monsters are treated as the Tuner where 1 Tuner is asked for alone")
        instead = c.in_place_of(word.tuner) if one else None
        return procedure_row(
            SynchroSummon, WHERE=EXTRA, TUNER=c.filter(word.tuner), OTHERS=c.filter(word.others),
            LEAST=word.least, OR_MORE=int(word.more), TUNERS=word.tuners,
            OR_MORE_TUNERS=int(word.more_tuners),
            INSTEAD=0 if instead is None else c.filter(instead) + 1,
            TREATED=0 if word.treated is None else c.filter(word.treated) + 1,
            TREATED_LEVEL=word.treated_level, ANY_OTHERS=int(word.any_others),
        )  # fmt: skip

    def find(self, s: State, at: i64, card: i64, player: i64, must_use: i64) -> None:
        gather_field(s, 0, 1, card, player, must_use)
        kept: i64 = 0
        index: i64 = 0
        while index < s.found:
            material = s.candidates[index]
            index += 1
            if s.data[POSITION + material] & FACEDOWN:
                continue
            counted = s.t.procedures[at + SynchroSummon.TREATED_LEVEL]
            if has_level(s, material):
                counted = level(s, material)
            elif not counted or not _is_treated(s, at, material, card, player):
                continue
            if not usable_for(s, tb.USE_SYNCHRO, material, card):
                continue
            uses = _uses(s, at, material, card, player) if has_level(s, material) else _AS_TUNER
            if uses:
                s.candidates[kept] = material
                s.weights[kept] = counted * _USES + uses
                kept += 1
        s.found = kept

    def fits(self, s: State, at: i64, card: i64, player: i64, chosen: i64, must_use: i64) -> bool:
        """Whether there are as many Tuners and others as it takes, and the Levels add up."""
        rows = s.t.procedures
        size = size_of(chosen)
        if not others_fit(s, tb.USE_SYNCHRO, chosen):
            return False
        tuners: i64 = 0
        most: i64 = 0  # Tuners with those that can be used as either
        total: i64 = 0
        index: i64 = 0
        while chosen:
            if chosen & 1:
                total += s.weights[index] // _USES
                uses = s.weights[index] % _USES
                if uses == _AS_TUNER:
                    tuners += 1
                if uses & _AS_TUNER:
                    most += 1
            chosen >>= 1
            index += 1
        if total != s.t.level[s.definition[card]]:
            return False
        while tuners <= most:
            if _so_many(tuners, rows[at + SynchroSummon.TUNERS],
                        rows[at + SynchroSummon.OR_MORE_TUNERS]):  # fmt: skip
                if _so_many(size - tuners, rows[at + SynchroSummon.LEAST],
                            rows[at + SynchroSummon.OR_MORE]):  # fmt: skip
                    return True
            tuners += 1
        return False

    def how(self) -> i64:
        return BY_SYNCHRO


def _so_many(size: i64, least: i64, or_more: i64) -> bool:
    return size == least or (size > least and or_more != 0)


def _uses(s: State, at: i64, material: i64, card: i64, player: i64) -> i64:
    """As what a material can be used: as a Tuner, as a non-Tuner, as either (bits)."""
    rows = s.t.procedures
    tuner = is_tuner(s, material)
    uses: i64 = 0
    if tuner and (
        match(s, rows[at + SynchroSummon.TUNER], material, card, player)
        or _in_place(s, rows[at + SynchroSummon.INSTEAD], material, card, player)
    ):
        uses |= _AS_TUNER
    bare = rows[at + SynchroSummon.TREATED_LEVEL] != 0
    if not tuner and not bare and _is_treated(s, at, material, card, player):
        uses |= _AS_TUNER
    any_kind = not tuner or rows[at + SynchroSummon.ANY_OTHERS] != 0
    if any_kind or _as_non_tuner(s, material, card, player):
        if match(s, rows[at + SynchroSummon.OTHERS], material, card, player):
            uses |= _AS_OTHER
    return uses


def _is_treated(s: State, at: i64, material: i64, card: i64, player: i64) -> bool:
    """Whether it can be treated as the Tuner that is asked for."""
    treated = s.t.procedures[at + SynchroSummon.TREATED]
    if not treated or not match(s, treated - 1, material, card, player):
        return False
    return match(s, s.t.procedures[at + SynchroSummon.TUNER], material, card, player)


def _in_place(s: State, instead: i64, material: i64, card: i64, player: i64) -> bool:
    """Whether its own effect lets this Tuner be used in place of the one that is asked for."""
    if not instead or not match(s, instead - 1, material, card, player):
        return False
    return in_force(s, material)


def _as_non_tuner(s: State, material: i64, card: i64, player: i64) -> bool:
    """Whether its own effect lets this Tuner be used as a non-Tuner for this monster."""
    row = own_rule(s, AsNonTuner.CODE, material)
    if row < 0 or not in_force(s, material):
        return False
    return match(s, s.t.rules[row + AsNonTuner.OF], card, material, player)


enter_procedure(SynchroSummon(), la.SynchroSummon)
