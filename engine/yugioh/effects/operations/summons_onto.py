"""Special Summons from the Extra Deck with one monster as material, treated as Xyz Summons.

Sources: the card texts (Rank-Up-Magic and others); Yu-Gi-Oh rules reference X1.
"""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.instruction import CompileError
from engine.yugioh.movement.cards import check_field
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.arrivals import PROPERLY, arrival
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import card_in, first_meant, unmoved
from engine.yugioh.effects.operations.moved_materials import ReturnMaterial
from engine.yugioh.position.slots import CONTROL, LOC, ZONE
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import card_of, done, player_of
from engine.yugioh.position.steps import begin_summon
from engine.yugioh.position.summon_zones import FROM_EXTRA
from engine.yugioh.position.zones import free_extra
from engine.yugioh.queries.gone import is_gone
from engine.yugioh.queries.protection import unaffected
from engine.yugioh.summoning.material_use import use_materials
from engine.yugioh.summoning.special import barred_as, can_special_summon
from engine.yugioh.summoning.xyz import may_be_xyz_material, transfer_materials
from engine.yugioh.vocabulary import BY_SPECIAL, BY_XYZ, MZONE, R_EFFECT


def write_onto(c: Steps, word: la.SpecialSummon, made: int) -> None:
    """The rows of a Special Summon that uses a monster as material."""
    if word.onto is None or word.how != v.BY_XYZ or word.zones:
        raise CompileError("only what is treated as an Xyz Summon uses a monster as material")
    chosen = isinstance(word.what, la.Choose) and word.what.places == v.EXTRA
    returned = isinstance(word.what, la.Chosen) and c.latest(ReturnMaterial) >= 0
    if not chosen and not returned:
        raise CompileError("only what comes from the Extra Deck is summoned with a material")
    onto = c.place(word.onto)
    c.will_be(onto, ch.XYZ_MATERIAL)
    what = c.place(word.what, ch.SUMMON | ch.ONTO)
    c.row(SummonOnto, WHAT=what, ONTO=onto, MATERIAL=c.new_register(), POSITIONS=word.position,
          TRANSFER=int(word.transfer), MADE=made)  # fmt: skip


class SummonOnto(Operation):
    """Special Summon with a monster as material."""

    CODE: Final = 140
    WHAT: Final = 1
    ONTO: Final = 2  # register of the material, or ITSELF
    MATERIAL: Final = 3  # a register for it alone
    POSITIONS: Final = 4
    TRANSFER: Final = 5  # its own materials come along
    MADE: Final = 6  # what it makes of the summoned monster (MADE_...)

    def brings(self, row: list[int]) -> int:
        return v.MZONE

    def needs(self, row: list[int]) -> int:
        return v.MZONE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        """What is chosen as material on the way is asked when it is chosen."""
        if s.t.ops[at + SummonOnto.ONTO] >= 0:
            return True
        return not is_gone(look.gone, look.me) and _usable(s, look.me, look.player)

    def act(self, s: State, at: i64, link: i64) -> None:
        ops = s.t.ops
        player = player_of(s, link)
        done(s, link, 0)
        slot = s.register(link, ops[at + SummonOnto.WHAT])
        host = first_meant(s, link, ops[at + SummonOnto.ONTO])
        if host < 0 or not s.data[slot] or not unmoved(s, slot + 1):
            return
        card = card_in(s, slot + 1)
        if not _usable(s, host, player, card) or unaffected(s, host, card_of(s, link), link > 0):
            return
        leaving: i64 = 1 << s.data[ZONE + host]
        if not can_special_summon(s, card, player) or barred_as(s, card, player, BY_XYZ):
            return
        if not free_extra(s, player, s.definition[card], leaving):
            return
        if ops[at + SummonOnto.TRANSFER]:
            transfer_materials(s, host, card)
        material = ops[at + SummonOnto.MATERIAL]
        s.empty(link, material)
        s.keep(link, material, host)
        use_materials(s, card, link, material, player, BY_XYZ, R_EFFECT, tb.INTO_GRAVE)
        check_field(s)
        positions = ops[at + SummonOnto.POSITIONS]
        word = arrival(player, BY_SPECIAL | BY_XYZ, positions, ops[at + SummonOnto.MADE])
        begin_summon(s, card, word | PROPERLY, FROM_EXTRA, link)

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        if s.t.ops[at + SummonOnto.WHAT] == register:
            return "Special Summon", ""
        return ("use", "as material") if s.t.ops[at + SummonOnto.ONTO] == register else ("", "")


def _usable(s: State, card: i64, player: i64, monster: i64 = -1) -> bool:
    """Whether this is a monster of the player that may be Xyz Material, for such a monster."""
    if s.data[LOC + card] != MZONE or s.data[CONTROL + card] != player:
        return False
    return may_be_xyz_material(s, card, monster)


register(SummonOnto())
