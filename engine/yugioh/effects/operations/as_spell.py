"""Effects Set monsters in Spell & Trap Zones, as Spells."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.effects.operations.placements import zones_for
from engine.yugioh.movement.set_down import set_down
from engine.yugioh.operation import Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import player_of
from engine.yugioh.position.zones import free_spell
from engine.yugioh.queries.as_spell import may_set_as_spell
from engine.yugioh.vocabulary import SZONE


class SetAsSpell(EachCard):
    """Set the monster as a Spell.  What becomes of it in a later turn is not played."""

    CODE: Final = 230

    def write(self, c: Steps, word: la.SetAsSpell, reason: int) -> None:
        c.row(SetAsSpell, WHAT=c.place(word.what))

    def brings(self, row: list[int]) -> int:
        return SZONE

    def possible(self, s: State, at: i64, look: Look) -> bool:
        number = s.t.ops[at + SetAsSpell.WHAT]
        return may_set_as_spell(s, look.player) and zones_for(s, number, look)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        player = player_of(s, link)
        zone = free_spell(s, player)
        if zone < 0 or not may_set_as_spell(s, player):
            return 0
        set_down(s, card, player, zone)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "Set", "as a Spell"


register(SetAsSpell(), la.SetAsSpell)
