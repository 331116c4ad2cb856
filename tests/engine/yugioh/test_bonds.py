"""Cards that stay linked to the monster they have Special Summoned, without being equipped to it.

Sources: the card texts of Call of the Haunted ("When this card leaves the field, destroy that
monster. When that monster is destroyed, destroy this card.") and Birthright ("When that monster
leaves the field, destroy this card.").
"""

import pytest

from engine.effects import Node
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    Activate,
    Card,
    ChangePosition,
    Choose,
    Chosen,
    Destroy,
    DestroyedWithBonded,
    DestroysBonded,
    Draw,
    Each,
    Named,
    Negate,
    NegateBonded,
    ReturnToHand,
    SendToGrave,
    SpecialSummon,
    spell,
)
from engine.yugioh.position.bonds import bonded_to
from engine.yugioh.queries.in_force import negated
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

A, B = body("A"), body("B")


def call(*rules: Node) -> Card:
    """A Continuous Spell that Special Summons a monster from the GY and stays linked to it."""
    summon = Activate(target=(Choose(MONSTER, v.GRAVE),), do=(SpecialSummon(Chosen()),))
    return spell(fresh(), "Call", v.CONTINUOUS, effects=(summon, *rules))


CALL = call(DestroysBonded(), DestroyedWithBonded())


def summoned(card: Card, *others: Card, field: tuple[Card, ...] = ()) -> Table:
    """A table where the card has Special Summoned A."""
    table = Table([card, *others], field=list(field), grave=[A])
    table.activate(card)
    assert "A" in table.monsters().values() and table.spells() == {0: "Call"}
    return table


def test_it_is_no_equip_card() -> None:
    table = summoned(CALL)
    assert table.equips(A) == []
    assert bonded_to(table.state, table.number(CALL)) == table.number(A)


@pytest.mark.parametrize("leave", [SendToGrave, Destroy, ReturnToHand])
def test_when_it_leaves_the_field_the_monster_is_destroyed(leave: type) -> None:
    off = played("Off", leave(Choose(Named(CALL.passcode), v.SZONE)))
    table = summoned(CALL, off)
    table.activate(off)
    assert table.monsters() == {}
    assert "A" in table.grave


def test_when_the_monster_is_destroyed_it_is_destroyed() -> None:
    boom = played("Boom", Destroy(Each(MONSTER, v.MZONE)))
    table = summoned(CALL, boom)
    table.activate(boom)
    assert table.spells() == {}
    assert sorted(table.grave) == ["A", "Boom", "Call"]


@pytest.mark.parametrize(("when", "stays"), [("destroyed", True), ("leaves", False)])
def test_a_monster_that_only_leaves(when: str, stays: bool) -> None:
    card = call(DestroysBonded(), DestroyedWithBonded(when))  # type: ignore[arg-type]
    back = played("Back", ReturnToHand(Choose(MONSTER, v.MZONE)))
    table = summoned(card, back)
    table.activate(back)
    assert bool(table.spells()) is stays


def test_the_link_has_ended_for_a_monster_that_comes_back() -> None:
    again = fiend("Again", ignition(SpecialSummon(Choose(Named(A.passcode), v.HAND)),
                                    limit=ONCE_PER_TURN))  # fmt: skip
    back = played("Back", ReturnToHand(Choose(Named(A.passcode), v.MZONE)))
    boom = played("Boom", Destroy(Choose(Named(A.passcode), v.MZONE)))
    table = summoned(CALL, back, boom, field=(again,))
    table.activate(back)
    table.activate(again)
    assert bonded_to(table.state, table.number(CALL)) < 0
    table.activate(boom)
    assert table.spells() == {0: "Call"}


def test_face_down_the_monster_is_no_longer_linked() -> None:
    # Yu-Gi-Oh solo rules, 8: what lasts while a monster is face-up ends when it is turned.
    down = played("Down", ChangePosition(Choose(MONSTER & FACE_UP, v.MZONE), v.FACEDOWN_DEFENSE))
    off = played("Off", SendToGrave(Choose(Named(CALL.passcode), v.SZONE)))
    table = summoned(CALL, down, off)
    table.activate(down)
    table.activate(off)
    assert list(table.monsters().values()) == ["A"]


def test_negated_it_takes_nothing_along() -> None:
    hush = played("Hush", Negate(Choose(Named(CALL.passcode), v.SZONE)))
    off = played("Off", SendToGrave(Choose(Named(CALL.passcode), v.SZONE)))
    table = summoned(CALL, hush, off)
    table.activate(hush)
    table.activate(off)
    assert list(table.monsters().values()) == ["A"]


def test_it_is_in_the_key_which_monster_it_is() -> None:
    revive = played("Revive", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    keys = set()
    for target in (A, B):
        table = Table([CALL, revive], grave=[A, B])
        table.activate(CALL)
        table.pick(target)
        table.activate(revive)
        keys.add(table.game.key())
    assert len(keys) == 2


def test_nothing_to_be_linked_to_is_an_error() -> None:
    wrong = spell(
        fresh(), "Wrong", v.CONTINUOUS, effects=(Activate(do=(Draw(1),)), DestroysBonded())
    )
    with pytest.raises(CompileError, match="linked to"):
        Table([wrong])


def test_the_text_is_read() -> None:
    facts = Card(9, "Probe", v.TRAP | v.CONTINUOUS)
    text = (
        "Activate this card by targeting 1 monster in your GY; Special Summon that target in "
        "Attack Position. When this card leaves the field, destroy that monster. When that monster "
        "is destroyed, destroy this card."
    )
    lexicon = Lexicon({}, {})
    found = compile_card(facts, text, lexicon)
    assert found.whole
    assert found.card.effects[1:] == (DestroysBonded(), DestroyedWithBonded())
    assert card_text(found.card, lexicon.name_of)[1:] == [
        "When this card leaves the field, destroy that monster.",
        "When that monster is destroyed, destroy this card.",
    ]
    alone = "Draw 1 card. When this card leaves the field, destroy that monster."
    assert not compile_card(facts, alone, lexicon).whole


CHAIN = spell(
    fresh(), "Chain", v.CONTINUOUS,
    effects=(Activate(target=(Choose(MONSTER, v.MZONE),), do=(NegateBonded(),)),
             DestroyedWithBonded()),
)  # fmt: skip


def test_its_effects_are_negated_as_long_as_it_is_linked() -> None:
    # The card text of Fiendish Chain.
    acts = fiend("Acts", ignition(Draw(1)))
    off = played("Off", SendToGrave(Choose(Named(CHAIN.passcode), v.SZONE)))
    table = Table([CHAIN, off], deck=[A], field=[acts, B])
    table.activate(CHAIN)
    table.pick(acts)
    assert negated(table.state, table.number(acts))
    assert not negated(table.state, table.number(B))
    table.activate(off)
    assert not negated(table.state, table.number(acts))


def test_it_is_destroyed_with_the_monster_that_it_negates() -> None:
    boom = played("Boom", Destroy(Choose(Named(A.passcode), v.MZONE)))
    table = Table([CHAIN, boom], field=[A])
    table.activate(CHAIN)
    table.activate(boom)
    assert table.spells() == {}


def test_such_a_text_is_read() -> None:
    facts = Card(9, "Probe", v.TRAP | v.CONTINUOUS)
    text = (
        "Target 1 Effect Monster on the field; negate the effects of that face-up monster while it "
        "is on the field, also that face-up monster cannot attack. When it is destroyed, destroy "
        "this card."
    )
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole and found.card.effects[1:] == (DestroyedWithBonded(),)
    assert found.card.effects[0].do == (NegateBonded(),)  # type: ignore[attr-defined]
    alone = text.partition(" When")[0]
    assert not compile_card(facts, alone, Lexicon({}, {})).whole
