"""Protection of the cards that an effect which is answered targets."""

from typing import Final

from mypy_extensions import i64

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.instructions import tables as tb
from engine.yugioh.movement.trait_changes import grant_any
from engine.yugioh.operation import OPERATIONS, Operation, Steps, register
from engine.yugioh.position.contexts import card_of, context, done, player_of
from engine.yugioh.position.registers import card_in, unmoved
from engine.yugioh.position.slots import C_EFFECT, LOC, UNTIL_END
from engine.yugioh.position.state import State
from engine.yugioh.queries.matching import match
from engine.yugioh.vocabulary import FIELD_PLACES


class ShieldTargets(Operation):
    """Cards that the chain link before this one targets cannot be targeted any more this turn."""

    CODE: Final = 233
    FILTER: Final = 1
    GRANTS: Final = 2

    def write(self, c: Steps, word: la.ShieldTargets, reason: int) -> None:
        rule = la.Untargetable(~la.OTHER, v.OPPONENT, whose=v.EITHER)
        c.row(ShieldTargets, FILTER=c.filter(word.filter), GRANTS=c.grants_of((rule,)))

    def act(self, s: State, at: i64, link: i64) -> None:
        """No more than what the effect targets is looked at, whether it is negated or not."""
        number: i64 = 0
        if link > 1:
            effect = s.data[context(link - 1) + C_EFFECT] * tb.EFFECT_SIZE
            row = s.t.effects[effect + tb.E_TARGET]
            while row < s.t.effects[effect + tb.E_TARGET_END]:
                base = row * tb.OP_SIZE
                chosen = OPERATIONS[s.t.ops[base]].register_chosen(s, base)
                if chosen >= 0:
                    number += self._shield(s, at, link, s.register(link - 1, chosen))
                row += 1
        done(s, link, number)

    def _shield(self, s: State, at: i64, link: i64, slot: i64) -> i64:
        """Shield the cards of a register that match; how many."""
        found: i64 = 0
        player = player_of(s, link)
        last = slot + s.data[slot]
        while slot < last:
            slot += 1
            card = card_in(s, slot)
            if unmoved(s, slot) and s.data[LOC + card] & FIELD_PLACES:
                if match(s, s.t.ops[at + ShieldTargets.FILTER], card, card_of(s, link), player):
                    grants = s.t.ops[at + ShieldTargets.GRANTS]
                    found += grant_any(s, card, player, grants, UNTIL_END)
        return found

    def verb(self, s: State, at: i64) -> tuple[str, str]:
        return "protect", ""


register(ShieldTargets(), la.ShieldTargets)
