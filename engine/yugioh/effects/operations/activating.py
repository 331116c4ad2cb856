"""An effect activates a card as it resolves."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh.effects.operations.each_card import EachCard
from engine.yugioh.effects.operations.placements import zone_for, zones_for
from engine.yugioh.instructions import choices as ch
from engine.yugioh.instructions import tables as tb
from engine.yugioh.legality.activated import activation_by_effect
from engine.yugioh.legality.activation import use_limit
from engine.yugioh.movement.cards import lift
from engine.yugioh.operation import Steps, register
from engine.yugioh.position.look import Look
from engine.yugioh.position.slots import LIFE
from engine.yugioh.position.state import State
from engine.yugioh.position.contexts import player_of
from engine.yugioh.queries.bans import note, toll, use_up
from engine.yugioh.queries.rules import Toll
from engine.yugioh.vocabulary import FACEUP_ATTACK, SZONE


class ActivateCard(EachCard):
    """Activate a Field or Continuous card, which starts no chain."""

    CODE: Final = 134

    def write(self, c: Steps, word: la.ActivateCard, reason: int) -> None:
        c.row(ActivateCard, WHAT=c.place(word.what, ch.TO_ACTIVATE))

    def possible(self, s: State, at: i64, look: Look) -> bool:
        return zones_for(s, s.t.ops[at + ActivateCard.WHAT], look)

    def one(self, s: State, at: i64, link: i64, card: i64, reason: i64) -> i64:
        player = player_of(s, link)
        effect = activation_by_effect(s, card, player)
        if effect < 0:
            return 0
        zone = zone_for(s, card, player)
        if zone < 0:
            return 0
        if s.t.rule_kinds >> Toll.CODE & 1:
            s.put(LIFE + player, s.data[LIFE + player] - toll(s, player, effect))
        lift(s, card)
        s.set_down(card, SZONE, player, zone, FACEUP_ATTACK)
        use_limit(s, effect, card, player)
        note(s, tb.DID_ACTIVATE, card, player)
        if s.t.counts_down:
            use_up(s, card, player)
        return 1

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "activate", ""


register(ActivateCard(), la.ActivateCard)
