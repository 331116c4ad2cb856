"""A zone that a player cannot use for the rest of the turn."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.instructions import tables as tb
from engine.yugioh.operation import Operation, Steps, register
from engine.yugioh.position.contexts import done
from engine.yugioh.position.registers import first_meant
from engine.yugioh.position.slots import CONTROL, LOC, ZONE
from engine.yugioh.position.state import State
from engine.yugioh.position.zones import column_of, free_main
from engine.yugioh.queries.bans import NOTHING_SAID, ban
from engine.yugioh.vocabulary import MAIN_ZONES, MZONE


class BarOpposite(Operation):
    """The other player's Main Monster Zone in the column of a monster cannot be used, if unused."""

    CODE: Final = 250
    WHAT: Final = 1  # register of the monster

    def write(self, c: Steps, word: la.BarOpposite, reason: int) -> None:
        c.has_columns = c.zones_matter = True
        c.row(BarOpposite, WHAT=c.place(word.what))

    def act(self, s: State, at: i64, link: i64) -> None:
        done(s, link, 0)
        card = first_meant(s, link, s.t.ops[at + BarOpposite.WHAT])
        if card < 0 or s.data[LOC + card] != MZONE:
            return
        player = 1 - s.data[CONTROL + card]
        zone = MAIN_ZONES - 1 - column_of(s.data[ZONE + card])
        if free_main(s, player, 0) >> zone & 1:
            ban(s, player, tb.ZONE_BARRED, zone, NOTHING_SAID)
            done(s, link, 1)


register(BarOpposite(), la.BarOpposite)
