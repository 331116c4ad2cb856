"""A monster whose controller takes damage if it leaves the field this turn.

Source: the card text of Ghost Mourner & Moonlit Chill ("if that face-up monster leaves the field
this turn, its controller takes damage equal to its original ATK").
"""

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, link, played

A, B = body("A", attack=1700), body("B", attack=900)
LINK = link("Linked", 1, v.BOTTOM)
CURSE = played(
    "Curse", la.DamageForLeaving(), target=(la.Choose(la.MONSTER, v.MZONE, whose=v.EITHER),)
)


def cursed(*hand: la.Card, **rest: object) -> Table:
    table = Table([CURSE, *hand], **rest)  # type: ignore[arg-type]
    table.activate(CURSE)
    if table.asked == "cards":
        table.pick(A)
    return table


def test_its_controller_takes_the_damage() -> None:
    boom = played("Boom", la.Destroy(la.Each(la.Named(A.passcode), v.MZONE, v.EITHER)))
    for player in (0, 1):
        rest = {"field": [A]} if player == 0 else {"opponent_field": [A]}
        table = cursed(boom, **rest)
        table.activate(boom)
        assert table.life(player) == 8000 - 1700
        assert table.life(1 - player) == 8000


def test_as_material_of_a_link_summon_too() -> None:
    table = cursed(field=[A], extra=[LINK])
    table.special(LINK)
    while table.asked == "zone":
        table.take(table.decision().options[0])
    assert table.life() == 8000 - 1700


def test_only_that_very_monster_and_once() -> None:
    other = played("Other", la.Destroy(la.Each(la.Named(B.passcode), v.MZONE)))
    away = played("Away", la.Destroy(la.Each(la.Named(A.passcode), v.MZONE)))
    back = played("Back", la.SpecialSummon(la.Choose(la.Named(A.passcode), v.GRAVE)))
    again = played("Again", la.Destroy(la.Each(la.Named(A.passcode), v.MZONE)))
    table = cursed(other, away, back, again, field=[A, B])
    table.activate(other)
    assert table.life() == 8000
    for spell in (away, back, again):
        table.activate(spell)
        while table.asked == "zone":
            table.take(table.decision().options[0])
        assert table.life() == 8000 - 1700


def test_the_original_attack_counts() -> None:
    weak = played("Weak", la.ChangeStats(la.Each(la.MONSTER, v.MZONE), to=0))
    away = played("Away", la.ReturnToHand(la.Each(la.MONSTER, v.MZONE)))
    table = cursed(weak, away, field=[A])
    table.activate(weak)
    table.activate(away)
    assert table.life() == 8000 - 1700


def test_not_of_one_that_was_turned_face_down() -> None:
    down = played("Down", la.ChangePosition(la.Each(la.MONSTER, v.MZONE), v.FACEDOWN_DEFENSE))
    away = played("Away", la.ReturnToHand(la.Each(la.MONSTER, v.MZONE)))
    table = cursed(down, away, field=[A])
    table.activate(down)
    table.activate(away)
    assert table.life() == 8000


def test_undone_it_is_as_before() -> None:
    away = played("Away", la.ReturnToHand(la.Each(la.MONSTER, v.MZONE)))
    table = cursed(away, field=[A])
    mark, before = table.game.mark(), bytes(table.state.data)
    table.activate(away)
    assert table.life() == 8000 - 1700
    table.game.undo_to(mark)
    assert bytes(table.state.data) == before


def test_only_of_a_monster_that_was_chosen() -> None:
    with pytest.raises(CompileError):
        Table([played("Faulty", la.DamageForLeaving(la.SELF))])


# -------------------------------------------------------------- what is read


def test_how_it_is_read_and_written() -> None:
    text = (
        "If you Special Summon a monster face-up: You can target 1 of those monsters; draw 1 card, "
        "also if that monster leaves the field this turn, its controller takes damage equal to its "
        "original ATK."
    )
    found = compile_card(fiend("Beta"), text, Lexicon({}, {}))
    assert found.whole
    (effect,) = found.card.effects
    assert isinstance(effect, la.Trigger)
    assert effect.on.who is not None and la.FACE_UP in effect.on.who.walk()
    assert effect.do[-1] in (la.DamageForLeaving(), la.Also((la.DamageForLeaving(),)))
    (line,) = card_text(found.card, defined_name)
    assert line.endswith("takes damage equal to its original ATK.")
