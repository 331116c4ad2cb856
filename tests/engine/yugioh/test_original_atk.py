"""Monsters by their original ATK; a move to a zone that the card points to; any Attribute.

Sources: the card texts of Dark Infant @Ignister and SA.I.dekick.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Measured, MoveZone
from engine.yugioh.queries.traits import attribute_now
from tests.engine.yugioh.table import Table, body, fiend, ignition, link

LEXICON = Lexicon({}, {})
SPARE = "You can target 1 monster on the field with 2300 original {}; destroy it."


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ("ATK", ("original attack",)),
        ("DEF", ("original defense",)),
        ("ATK/DEF", ("original attack", "original defense")),
        ("ATK and DEF", ("original attack", "original defense")),
    ],
)
def test_the_original_number_is_read(words: str, parts: tuple[str, ...]) -> None:
    found = compile_card(fiend("Probe"), SPARE.format(words), LEXICON)
    (effect,) = found.card.effects
    (target,) = effect.target  # type: ignore[attr-defined]
    asked = tuple(one for one in target.walk() if isinstance(one, Measured))
    assert found.whole
    assert asked == tuple(Measured(what, "=", 2300) for what in parts)  # type: ignore[arg-type]


def test_a_monster_that_has_gained_atk_still_matches() -> None:
    card = compile_card(fiend("Probe", attack=0), SPARE.format("ATK"), LEXICON).card
    grown, other = body("Grown", attack=2300), body("Other", attack=2200)
    raised = fiend("Raised", ignition(la.ChangeStats(la.Each(la.MONSTER, v.MZONE), by=100)))
    table = Table(field=[card, grown, other, raised])
    table.activate(raised)
    table.activate(card)
    assert table.grave == ["Grown"]


@pytest.mark.parametrize(("markers", "zone"), [(v.BOTTOM, 1), (v.TOP, -1)])
def test_it_moves_to_a_zone_that_it_points_to(markers: int, zone: int) -> None:
    mover = link("Mover", markers=markers, effects=(ignition(MoveZone(pointed=True)),))
    table = Table(field={v.EXTRA_LEFT: mover})
    assert table.may("activate", mover) is (zone >= 0)
    if zone >= 0:
        table.activate(mover)
        assert table.monsters() == {zone: "Mover"}
        taken = Table(field={v.EXTRA_LEFT: mover, zone: body()})
        assert not taken.may("activate", mover)


@pytest.mark.parametrize("number", range(len(v.ATTRIBUTE_NAMES)))
def test_any_attribute_is_chosen(number: int) -> None:
    card = fiend("Many", ignition(la.any_attribute(la.SELF, "end")), attribute=v.DARK)
    table = Table(field=[card])
    table.activate(card)
    table.bullet(number)
    wanted = sorted(v.ATTRIBUTE_NAMES)[number]
    assert attribute_now(table.state, table.number(card, v.MZONE)) == wanted


def test_it_is_read() -> None:
    text = (
        "You can move this card to your Main Monster Zone this card points to, then, you can "
        "change it to any Attribute until the end of this turn."
    )
    probe = la.link_monster(1, "Probe", v.DARK, v.CYBERSE, 1, 0, v.BOTTOM)
    found = compile_card(probe, f"1 monster\n{text}", LEXICON)
    (effect,) = found.card.effects
    then = la.Then((la.Optional((la.any_attribute(la.SELF, "end"),)),))
    assert found.whole
    assert effect.do == (MoveZone(pointed=True), then)  # type: ignore[attr-defined]
