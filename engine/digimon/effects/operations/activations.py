"""The operations that activate other effects.

Sources: comprehensive rules 15-15-7 (the other effect is processed within this one; "as an effect
of this Digimon"; what is asked for in a "by …" is done if the effect around it is mandatory),
15-14-1 (it counts as a use).
"""

from typing import Final

from mypy_extensions import i64

from engine.digimon.instructions import tables as tb
from engine.digimon.language import operations as lo
from engine.digimon.operation import Operation, Steps, register
from engine.digimon.position.slots import C_CARD, C_THIS
from engine.digimon.position.state import State
from engine.digimon.position.steps import S_CLOSE, S_RUN, context


class ActivateOwn(Operation):
    """Activate the [Main] or [Security] effect of this card, without using it (rule 4-22-5)."""

    CODE: Final = 31
    SECURITY: Final = 1  # 1: the [Security] effect

    def write(self, c: Steps, word: lo.ActivateMain | lo.ActivateSecurity, flags: int) -> None:
        c.row(ActivateOwn, SECURITY=int(isinstance(word, lo.ActivateSecurity)))

    def act(self, s: State, at: i64, ctx: i64, me: i64, player: i64) -> None:
        head = context(ctx)
        card = s.data[head + C_CARD]
        definition = s.definition[card]
        effect = s.t.main_effect[definition]
        if s.t.ops[at + ActivateOwn.SECURITY]:
            effect = s.t.security_effect[definition]
        if effect < 0:
            return
        row = effect * tb.EFFECT_SIZE
        inner = s.open_context(effect, card, s.data[head + C_THIS], player)
        s.push(S_CLOSE, 0, 0, 0, 0)
        s.push(S_RUN, inner, s.t.effects[row + tb.E_DO], s.t.effects[row + tb.E_DO + 1], 0)


register(ActivateOwn(), lo.ActivateMain, lo.ActivateSecurity)
