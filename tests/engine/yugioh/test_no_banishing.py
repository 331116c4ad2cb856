"""Nobody can banish cards: what banishes as a cost or an effect cannot be used, or does nothing.

Sources: the card texts named with each test; Yu-Gi-Oh rules reference, T1: a cost that cannot be
paid, or an effect that can do nothing of what it says, cannot be activated.
"""

import pytest

from engine.filters import ANY
from engine.instruction import CompileError
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Ban,
    Banish,
    BanishedWhenLeaving,
    BanishInstead,
    BanishTop,
    Choose,
    Contact,
    Damage,
    Destroy,
    Discard,
    Draw,
    Each,
    FusionMaterials,
    FusionSummon,
    GainLife,
    IfDone,
    Materials,
    Named,
    ReturnToHand,
    SendToGrave,
    SpecialSummon,
    Then,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, fusion, ignition, played, quick

A, B = body("A"), body("B")
NOBODY = Ban(("banish",), whose=v.EITHER)
WALL = fiend("Wall", NOBODY)  # the card text of Imperial Iron Wall
LANCE = played("Lance", NOBODY)  # the card text of Artifact Lancea


def test_a_cost_that_banishes_cannot_be_paid() -> None:
    itself = fiend("Itself", ignition(Damage(100), where=v.HAND, cost=(Banish(SELF),)))
    other = fiend("Other", ignition(Damage(100), cost=(Banish(Choose(MONSTER, v.GRAVE)),)))
    for field, may in (([other], True), ([other, WALL], False)):
        table = Table([itself], field=field, grave=[A])
        assert table.may("activate", itself) == may
        assert table.may("activate", other) == may


def test_an_effect_that_banishes_cannot_be_activated() -> None:
    removes = played("Removes", Banish(Choose(MONSTER, v.MZONE, whose=v.EITHER)))
    top = played("Top", BanishTop(1))
    all_of_them = played("All", Banish(Each(MONSTER, v.GRAVE)))
    spells = [removes, top, all_of_them]
    for field, may in (([], True), ([WALL], False)):
        table = Table(spells, [A, B], field=field, opponent_field=[A], grave=[B])
        assert [table.may("activate", spell) for spell in spells] == [may] * 3


def test_what_comes_before_then_is_done_and_the_rest_is_not() -> None:
    spell = played("Spell", GainLife(100), Then((Banish(Each(MONSTER, v.GRAVE)), Damage(100))))
    table = Table([spell], field=[WALL], grave=[A])
    table.activate(spell)
    assert table.life() == 8100
    assert table.banished == []
    assert table.grave == ["A", "Spell"]


def test_for_the_turn_it_holds_for_both_players() -> None:
    pays = fiend("Pays", ignition(Damage(100), cost=(Banish(Choose(MONSTER, v.GRAVE)),)))
    table = Table([LANCE], field=[pays], grave=[A])
    assert table.may("activate", pays)
    table.activate(LANCE)
    assert not table.may("activate", pays)


def test_what_would_be_banished_instead_is_sent_to_the_gy() -> None:
    # The card texts of Dimensional Fissure and Kashtira Arise-Heart.
    cosmos = fiend("Cosmos", BanishInstead())
    sends = played("Sends", SendToGrave(Choose(MONSTER, v.HAND)), IfDone((GainLife(100),)))
    table = Table([sends, A], field=[cosmos, WALL])
    table.activate(sends)
    assert (table.grave, table.banished) == (["A", "Sends"], [])
    assert table.life() == 8100
    pays = fiend("Pays", ignition(Damage(100), cost=(SendToGrave(Choose(MONSTER, v.HAND)),)))
    for field, may in (([pays, cosmos], False), ([pays, cosmos, WALL], True)):
        assert Table([A], field=field).may("activate", pays) == may


def test_what_is_banished_when_it_leaves_goes_where_it_would_go() -> None:
    # The card text of Floowandereeze & Robina.
    bird = fiend("Bird", BanishedWhenLeaving())
    back = played("Back", ReturnToHand(Each(Named(bird.passcode), v.MZONE)))
    table = Table([back], field=[bird, WALL])
    table.activate(back)
    assert (table.hand, table.banished) == (["Bird"], [])


def test_so_is_what_an_effect_brought_to_the_field() -> None:
    brings = played(
        "Brings", SpecialSummon(Choose(MONSTER, v.GRAVE), but=("banished-when-it-leaves",))
    )
    boom = played("Boom", Destroy(Each(Named(A.passcode), v.MZONE)))
    for field, grave, banished in (
        ([WALL], ["Brings", "A", "Boom"], []), ([], ["Brings", "Boom"], ["A"]),
    ):  # fmt: skip
        table = Table([brings, boom], field=field, grave=[A])
        table.activate(brings)
        while table.asked == "zone":
            table.take(table.decision().options[0])
        table.activate(boom)
        assert (table.grave, table.banished) == (grave, banished)


def test_no_fusion_with_materials_that_are_banished() -> None:
    monster_ = fusion("Fused", Materials(Named(A.passcode)), Materials(Named(B.passcode)))
    fuses = played("Fuses", FusionSummon(ANY, (Each(MONSTER, v.GRAVE),), into="banish"))
    for field, may in (([], True), ([WALL], False)):
        table = Table([fuses], extra=[monster_], field=field, grave=[A, B])
        assert table.may("activate", fuses) == may


def test_no_contact_fusion_with_such_materials() -> None:
    fused = monster(
        fresh(), "Fused", v.DARK, v.FIEND, 6, 2500, 2000, type=v.FUSION | v.EFFECT,
        procedures=(
            Contact(v.GRAVE, into="banish"),
            FusionMaterials((Materials(Named(A.passcode)), Materials(Named(B.passcode))),
                            by_effect=False),
        ),
    )  # fmt: skip
    for field, may in (([], True), ([WALL], False)):
        table = Table(extra=[fused], field=field, grave=[A, B])
        assert table.may("special", fused) == may


def test_one_that_banishes_already_has_its_cost_paid() -> None:
    # The ban comes after the activation: nothing is banished when the effect resolves.
    spell = played("Spell", Banish(Each(MONSTER, v.GRAVE)), IfDone((Draw(1),)))
    answer = fiend("Answer", quick(NOBODY, where=v.HAND, cost=(Discard(SELF),)))
    table = Table([spell, answer], [B], grave=[A])
    table.activate(spell)
    table.chain(answer)
    assert table.banished == []
    assert table.grave == ["A", "Answer", "Spell"]
    assert table.deck == ["B"]


def test_only_both_players_and_any_cards() -> None:
    for ban in (Ban(("banish",)), Ban(("banish",), MONSTER, whose=v.EITHER)):
        with pytest.raises(CompileError):
            Table([played("Ban", ban)])
