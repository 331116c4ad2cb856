"""Materials of Xyz Monsters that are not detached: moved to another one, returned to the Deck."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.effects.operations.materials import MaterialChoice, takes_materials
from engine.yugioh.effects.sets_kept import gather_attached
from engine.yugioh.legality.candidates import gather_overlays
from engine.yugioh.movement.cards import become_material, move
from engine.yugioh.operation import Steps, register
from engine.yugioh.position.contexts import card_of, player_of
from engine.yugioh.position.look import Look
from engine.yugioh.position.registers import first_meant
from engine.yugioh.position.slots import HOST, MONSTERS, ZONES_EACH
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import match
from engine.yugioh.vocabulary import EXTRA, MONSTER_ZONES, R_EFFECT


class ReturnMaterial(MaterialChoice):
    """Return one of the card itself to the Extra Deck that it is from; it is not detached."""

    CODE: Final = 232
    FILTER: Final = 3

    def write(self, c: Steps, word: la.ReturnMaterial, reason: int) -> None:
        item = word.filter & la.State("owned") & la.Type(v.EXTRA_DECK_TYPES)
        number = c.new_register(word.name)
        c.row(ReturnMaterial, REGISTER=number, COUNT=1, FILTER=c.filter(item))
        c.chosen(number)

    def brings(self, row: list[int]) -> int:
        return EXTRA

    def found_in(self, s: State, at: i64) -> i64:
        return s.t.ops[at + ReturnMaterial.REGISTER]

    def gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        gather_attached(s, me)
        kept: i64 = 0
        index: i64 = 0
        while index < s.found:
            if match(s, s.t.ops[at + ReturnMaterial.FILTER], s.candidates[index], me, player):
                s.candidates[kept] = s.candidates[index]
                kept += 1
            index += 1
        s.found = kept
        return kept

    def send(self, s: State, at: i64, link: i64, card: i64) -> None:
        move(s, card, EXTRA, R_EFFECT)
        number = s.t.ops[at + ReturnMaterial.REGISTER]
        s.empty(link, number)
        s.keep(link, number, card)

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "return", "to the Extra Deck"


class MoveMaterial(MaterialChoice):
    """Attach to another Xyz Monster; the materials are neither detached nor on the field."""

    CODE: Final = 44
    FILTER: Final = 3
    TO: Final = 4  # register of the monster, or ITSELF

    def write(self, c: Steps, word: la.MoveMaterial, reason: int) -> None:
        to = c.place(word.to)
        c.row(MoveMaterial, REGISTER=c.new_register(), COUNT=word.count,
              FILTER=c.filter(word.filter), TO=to)  # fmt: skip

    def possible(self, s: State, at: i64, look: Look) -> bool:
        """Where it is not known yet to which monster, there must be a second Xyz Monster."""
        if s.t.ops[at + MoveMaterial.TO] < 0:
            found = self._gather_but(s, at, look.me, look.player, look.me)
            return takes_materials(s, look.me) and found >= s.t.ops[at + MoveMaterial.COUNT]
        return _xyz_monsters(s, look.player) > 1 and super().possible(s, at, look)

    def _gather_but(self, s: State, at: i64, me: i64, player: i64, host: i64) -> i64:
        """Fill the candidates with the materials of other monsters; how many there are."""
        gather_overlays(s, s.t.ops[at + MoveMaterial.FILTER], me, player)
        kept: i64 = 0
        index: i64 = 0
        while index < s.found:
            if s.data[HOST + s.candidates[index]] != host + 1:
                s.candidates[kept] = s.candidates[index]
                kept += 1
            index += 1
        s.found = kept
        return kept

    def gather(self, s: State, at: i64, me: i64, player: i64) -> i64:
        return gather_overlays(s, s.t.ops[at + MoveMaterial.FILTER], me, player)

    def gather_for(self, s: State, at: i64, link: i64) -> i64:
        host = first_meant(s, link, s.t.ops[at + MoveMaterial.TO])
        s.found = 0
        if host < 0 or not takes_materials(s, host):
            return 0
        return self._gather_but(s, at, card_of(s, link), player_of(s, link), host)

    def send(self, s: State, at: i64, link: i64, card: i64) -> None:
        become_material(s, card, first_meant(s, link, s.t.ops[at + MoveMaterial.TO]))

    def asked_for(self, s: State, at: i64) -> tuple[str, str]:
        return "move", ""

    def used_for(self, s: State, at: i64, register: i64) -> tuple[str, str]:
        return ("move a material to" if s.t.ops[at + MoveMaterial.TO] == register else ""), ""


def _xyz_monsters(s: State, player: i64) -> i64:
    """How many monsters of the player can have materials."""
    found: i64 = 0
    zone: i64 = 0
    while zone < MONSTER_ZONES:
        monster = s.data[MONSTERS + player * ZONES_EACH + zone] - 1
        if monster >= 0 and takes_materials(s, monster):
            found += 1
        zone += 1
    return found


register(MoveMaterial(), la.MoveMaterial)
register(ReturnMaterial(), la.ReturnMaterial)
