"""Synchro Summons: Tuners, mostly one, and non-Tuners whose Levels add up.

Source: Yu-Gi-Oh solo rules 3.6; Tokens may be Synchro Materials.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.position.slots import POSITION
from engine.yugioh.position.state import State
from engine.yugioh.procedure import Proceeding, enter_procedure, procedure_row
from engine.yugioh.queries.in_force import others_fit, usable_for
from engine.yugioh.queries.matching import has_level, level, match
from engine.yugioh.queries.sets import size_of
from engine.yugioh.summoning.materials import ByMaterials, gather_field
from engine.yugioh.vocabulary import BY_SYNCHRO, EXTRA, FACEDOWN, TUNER


class SynchroSummon(ByMaterials):
    """Synchro Summon."""

    CODE: Final = 5
    TUNER: Final = 2
    OTHERS: Final = 3
    LEAST: Final = 4  # of the others
    OR_MORE: Final = 5
    TUNERS: Final = 6
    OR_MORE_TUNERS: Final = 7

    def write(self, c: Proceeding, word: la.SynchroSummon) -> list[int]:
        return procedure_row(
            SynchroSummon, WHERE=EXTRA, TUNER=c.filter(word.tuner), OTHERS=c.filter(word.others),
            LEAST=word.least, OR_MORE=int(word.more), TUNERS=word.tuners,
            OR_MORE_TUNERS=int(word.more_tuners),
        )  # fmt: skip

    def find(self, s: State, at: i64, card: i64, player: i64, must_use: i64) -> None:
        t = s.t
        gather_field(s, 0, 1, card, player, must_use)
        kept: i64 = 0
        index: i64 = 0
        while index < s.found:
            material = s.candidates[index]
            index += 1
            if s.data[POSITION + material] & FACEDOWN or not has_level(s, material):
                continue
            if not usable_for(s, tb.USE_SYNCHRO, material, card):
                continue
            column: i64 = SynchroSummon.TUNER if _is_tuner(s, material) else SynchroSummon.OTHERS
            if match(s, t.procedures[at + column], material, card, player):
                s.candidates[kept] = material
                s.weights[kept] = level(s, material)
                kept += 1
        s.found = kept

    def fits(self, s: State, at: i64, card: i64, player: i64, chosen: i64, must_use: i64) -> bool:
        """Whether there are as many Tuners and others as it takes, and the Levels add up."""
        rows = s.t.procedures
        size = size_of(chosen)
        if not others_fit(s, tb.USE_SYNCHRO, chosen):
            return False
        tuners: i64 = 0
        total: i64 = 0
        index: i64 = 0
        while chosen:
            if chosen & 1:
                total += s.weights[index]
                if _is_tuner(s, s.candidates[index]):
                    tuners += 1
            chosen >>= 1
            index += 1
        if total != s.t.level[s.definition[card]]:
            return False
        others = size - tuners
        if not _so_many(tuners, rows[at + SynchroSummon.TUNERS],
                        rows[at + SynchroSummon.OR_MORE_TUNERS]):  # fmt: skip
            return False
        return _so_many(others, rows[at + SynchroSummon.LEAST], rows[at + SynchroSummon.OR_MORE])

    def how(self) -> i64:
        return BY_SYNCHRO


def _so_many(size: i64, least: i64, or_more: i64) -> bool:
    return size == least or (size > least and or_more != 0)


def _is_tuner(s: State, card: i64) -> bool:
    return s.t.type[s.definition[card]] & TUNER != 0


enter_procedure(SynchroSummon(), la.SynchroSummon)
