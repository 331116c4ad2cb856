"""Protection that effects give for a time: to chosen monsters, or to a player's cards."""

from engine import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.keys import key
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    SELF,
    SPELL,
    TRAP,
    Also,
    Banish,
    Card,
    Choose,
    Chosen,
    Destroy,
    Each,
    ForTheTurn,
    Grant,
    IfDone,
    Indestructible,
    Named,
    Negate,
    OnlySpecialSummon,
    Race,
    ReturnToHand,
    SpecialSummon,
    Unaffected,
    Untargetable,
)
from engine.yugioh.position.slots import MODIFIERS
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

A = body("A")
B = body("B", race=v.DRAGON)
ONE = Choose(Named(A.passcode), v.MZONE)
BREAK = played("Break", Destroy(Each(MONSTER, v.MZONE)))


def _given(*rules: object, until: str = "end") -> Card:
    return played("Given", Grant(ONE, rules, until))  # type: ignore[arg-type]


def test_a_monster_is_not_destroyed_for_the_rest_of_the_turn() -> None:
    # Salamangreat Almiraj: "it cannot be destroyed by your opponent's card effects this turn"
    given = _given(Indestructible(~OTHER))
    table = Table([given, BREAK], field=[A, B])
    table.activate(given)
    table.activate(BREAK)
    assert list(table.monsters().values()) == ["A"]


def test_only_the_effects_that_are_meant_spare_it() -> None:
    mine = _given(Indestructible(~OTHER, by=v.OPPONENT))
    table = Table([mine, BREAK], field=[A])
    table.activate(mine)
    table.activate(BREAK)
    assert not table.monsters()


def test_it_ends_with_the_turn_or_stays_while_the_monster_does() -> None:
    for until, left in (("end", 0), ("", 1)):
        given = _given(Indestructible(~OTHER), until=until)
        table = Table([given], field=[A])
        table.activate(given)
        table.end()
        assert int(table.state.data[MODIFIERS]) == left


def test_it_is_gone_when_the_monster_has_left_the_field() -> None:
    given = _given(Indestructible(~OTHER))
    back = played("Back", ReturnToHand(ONE))
    table = Table([given, back, BREAK], field=[A])
    table.activate(given)
    table.activate(back)
    table.summon(A)
    table.activate(BREAK)
    assert not table.monsters()


def test_it_is_not_targeted_by_the_effects_that_are_meant() -> None:
    # Yu-Gi-Oh rules reference, targeting: a card that cannot be targeted is not chosen
    take = played("Take", Banish(Chosen()), target=(Choose(MONSTER, v.MZONE),))
    given = _given(Untargetable(~OTHER, by=v.EITHER, of=SPELL))
    table = Table([given, take], field=[A])
    assert table.may("activate", take)
    table.activate(given)
    assert not table.may("activate", take)
    given = _given(Untargetable(~OTHER, by=v.EITHER, of=TRAP))
    table = Table([given, take], field=[A])
    table.activate(given)
    assert table.may("activate", take)


def test_a_monster_that_is_unaffected_by_all_but_its_own_effects() -> None:
    # Number 81: "that target is unaffected by card effects, except its own"
    lone = fiend("Lone", ignition(ReturnToHand(Each(MONSTER, v.MZONE))))
    given = played("Given", Grant(Choose(Named(lone.passcode), v.MZONE), (Unaffected(OTHER),)))
    table = Table([given, BREAK], field=[lone, B])
    table.activate(given)
    table.activate(BREAK)
    assert list(table.monsters().values()) == ["Lone"]
    table.activate(lone)
    assert not table.monsters()


def test_what_is_summoned_is_given_it() -> None:
    # Rose Lover: "Special Summon 1 Plant monster …, and if you do, it is unaffected by …"
    call = played(
        "Call", SpecialSummon(Choose(Named(A.passcode), v.HAND, name="it")),
        IfDone((Grant(Chosen(("it",)), (Unaffected(SPELL),), "end"),)),
    )  # fmt: skip
    table = Table([call, BREAK, A])
    table.activate(call)
    table.activate(BREAK)
    assert list(table.monsters().values()) == ["A"]


def test_for_the_turn_all_of_a_players_cards_have_it_also_those_that_come_later() -> None:
    # Prologue of the Destruction Swordsman: "this turn, … cards you control cannot be destroyed"
    ward = played("Ward", ForTheTurn(Indestructible(Race(v.DRAGON) & MONSTER)))
    table = Table([ward, BREAK, B], field=[A], opponent_field=[body("C", race=v.DRAGON)])
    table.activate(ward)
    table.summon(B)
    table.activate(BREAK)
    assert list(table.monsters().values()) == ["B"]


def test_it_parts_positions_and_is_written_down() -> None:
    given = _given(Indestructible(~OTHER))
    table = Table([given], field=[A])
    before = key(table.state)
    table.activate(given)
    text = notation.write(table.game)
    after = key(table.state)
    assert "/m=g=1t" in text and after != before
    notation.read(table.game, text)
    assert notation.write(table.game) == text and key(table.state) == after


LOCKING = fiend("Locking", ignition(
    SpecialSummon(SELF), Also((Grant(SELF, (OnlySpecialSummon(Race(v.DRAGON)),)),)), where=v.HAND,
))  # fmt: skip


def test_what_its_player_may_summon_is_bound_to_a_monster_that_stays() -> None:
    # Rikka Princess: "while it is face-up in the Monster Zone, you cannot Special Summon monsters,
    # except Plant monsters"
    call_a = played("Call A", SpecialSummon(Choose(Named(A.passcode), v.HAND)))
    call_b = played("Call B", SpecialSummon(Choose(Named(B.passcode), v.HAND)))
    table = Table([LOCKING, A, B, call_a, call_b, BREAK])
    assert table.may("activate", call_a)
    table.activate(LOCKING)
    assert not table.may("activate", call_a) and table.may("activate", call_b)
    table.activate(BREAK)
    assert table.may("activate", call_a)


def test_it_holds_though_the_monster_is_negated() -> None:
    # The restriction is what an effect did that has resolved, and no effect of the monster.
    call = played("Call", SpecialSummon(Choose(Named(A.passcode), v.HAND)))
    hush = played("Hush", Negate(Choose(Named(LOCKING.passcode), v.MZONE)))
    table = Table([LOCKING, A, call, hush])
    table.activate(LOCKING)
    table.activate(hush)
    assert not table.may("activate", call)


def test_it_is_another_position() -> None:
    plain = fiend("Plain", ignition(SpecialSummon(SELF), where=v.HAND))
    table = Table([LOCKING, plain])
    table.activate(LOCKING)
    before = key(table.state)
    assert notation.write(table.game).count("=g=") == 1
    assert not table.may("activate", plain)
    notation.read(table.game, notation.write(table.game))
    assert key(table.state) == before and not table.may("activate", plain)
