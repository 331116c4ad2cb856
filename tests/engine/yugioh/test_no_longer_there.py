"""What has left the field before its effect resolves: cards that stay there, negated monsters.

Source: the walks of the reference engine ("Infernoble Arms - Durendal"); Konami on *Mystical Space
Typhoon* in answer to what a Continuous, Field or Equip Card does.
"""

import pytest

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    SELF,
    SPELL,
    Answering,
    Ban,
    Card,
    Choose,
    Damage,
    InPlace,
    ReturnToHand,
    SendToGrave,
    SpecialSummon,
    Tribute,
    spell,
)
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, played, quick


def answers(*do: Node) -> Card:
    """A monster that does this in answer to an effect of another card."""
    to_another = Answering(whose=v.EITHER, card=OTHER)
    return fiend("Answers", quick(*do, limit=ONCE_PER_TURN, condition=(to_another,)))


@pytest.mark.parametrize("kind", [v.CONTINUOUS, v.FIELD])
def test_what_has_left_its_zone_does_nothing(kind: int) -> None:
    stays = spell(fresh(), "Stays", kind, effects=(ignition(Damage(500), where=v.SZONE),))
    taker = answers(ReturnToHand(Choose(SPELL, v.SZONE)))
    zone = 5 if kind == v.FIELD else 0
    for answered, left in ((False, 7500), (True, 8000)):
        table = Table(field=[taker], spells={zone: stays})
        table.activate(stays)
        if answered:
            table.chain(taker)
        else:
            table.decline()
        assert table.life(1) == left
        assert table.hand == ["Stays"] * answered


def test_what_leaves_its_zone_for_the_cost_does_what_it_says() -> None:
    sent = ignition(Damage(500), where=v.SZONE, cost=(SendToGrave(SELF),))
    table = Table(spells=[goes := spell(fresh(), "Goes", v.CONTINUOUS, effects=(sent,))])
    table.activate(goes)
    assert table.life(1) == 7500


def test_a_monster_that_has_left_the_field_still_does_what_it_says() -> None:
    hits = fiend("Hits", ignition(Damage(500)))
    away = answers(SendToGrave(Choose(OTHER, v.MZONE)))
    table = Table(field=[hits, away])
    table.activate(hits)
    table.chain(away)
    assert table.grave == ["Hits"]
    assert table.life(1) == 7500


def test_a_negated_monster_that_pays_with_itself_does_nothing_either() -> None:
    # YGOrganization on Effect Veiler and Skill Drain: what was activated while an effect had
    # negated the monster is negated, wherever the monster is when it resolves.
    back = SpecialSummon(Choose(MONSTER, v.GRAVE), but=("negated",))
    payer = fiend("Payer", ignition(Damage(500), cost=(Tribute(SELF),)))
    reviver = played("Reviver", back)
    table = Table([reviver], grave=[payer])
    table.activate(reviver)
    table.activate(payer)
    assert sorted(table.grave) == ["Payer", "Reviver"]
    assert table.life(1) == 8000


def test_what_is_negated_as_long_as_it_is_on_the_field_is_not_negated_elsewhere() -> None:
    on_field = MONSTER & InPlace(v.MZONE)
    drain = spell(
        fresh(), "Drain", v.CONTINUOUS, effects=(Ban(("effect",), on_field, whose=v.EITHER),)
    )
    for cost, left in (((Tribute(SELF),), 7500), ((), 8000)):
        payer = fiend("Payer", ignition(Damage(500), cost=cost, limit=ONCE_PER_TURN))
        table = Table(field=[payer], spells=[drain])
        table.activate(payer)
        assert table.life(1) == left
