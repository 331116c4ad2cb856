"""Cards that stay on the field have their effects once their activation has resolved.

Source: the official rulebook on Continuous Cards, which have their effects after they have been
activated; the walks of the reference engine with Mystic Mine.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    Activate,
    Ban,
    Damage,
    FieldStats,
    Quick,
    spell,
    trap,
)  # fmt: skip
from tests.engine.yugioh.table import Table, body, fiend, fresh, quick

LOCK = Ban(("activate",), MONSTER, whose=v.YOU)


@pytest.mark.parametrize("kind", [v.CONTINUOUS, v.FIELD])
def test_what_it_forbids_can_be_done_in_answer_to_its_activation(kind: int) -> None:
    mine = spell(fresh(), "Mine", kind, effects=(LOCK,))
    hit = fiend("Hit", quick(Damage(500), limit=ONCE_PER_TURN))
    table = Table([mine], field=[hit])
    table.activate(mine)
    table.chain(hit)
    assert table.life(1) == 7500
    late = Table([mine], field=[hit])
    late.activate(mine)
    late.decline()
    assert not late.may("activate", hit)


def test_no_effect_of_its_own_answers_its_activation() -> None:
    hits = Quick(v.SZONE, do=(Damage(500),), limit=ONCE_PER_TURN)
    snare = trap(fresh(), "Snare", v.CONTINUOUS, effects=(Activate(), hits))
    table = Table(sets=[snare])
    table.activate(snare)
    assert table.asked == "open"
    table.activate(snare)
    assert table.life(1) == 7500


def test_what_it_gives_is_had_when_its_activation_has_resolved() -> None:
    gift = spell(fresh(), "Gift", v.CONTINUOUS, effects=(FieldStats(500, MONSTER),))
    hit = fiend("Hit", quick(Damage(500), limit=ONCE_PER_TURN))
    table = Table([gift], field=[hit, one := body("One", attack=1000)])
    table.activate(gift)
    assert table.attack(one) == 1000
    table.decline()
    assert table.attack(one) == 1500
