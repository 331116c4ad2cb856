"""What a monster is used as: 2 Tributes, a Tuner or none, in place of another Tuner; and what must
be so when an effect resolves.

Sources: the card texts that are named; Yu-Gi-Oh solo rules 3.3 and 3.6.
"""

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    AsNonTuner,
    Card,
    Choose,
    EquippedWith,
    FieldTuner,
    ForTuner,
    Named,
    Negate,
    Race,
    SendToGrave,
    SynchroSummon,
    TreatAsTuner,
    TwoTributes,
    Type,
    When,
    While,
    WithMaterial,
    WithoutTributes,
    XyzOnto,
    exists,
    monster,
    none,
    spell,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played, xyz

A, B, C = body("A"), body("B", level=2), body("C", level=2)
THIS = ~OTHER


def synchro(level: int = 6, tuner: object = ANY) -> Card:
    return monster(
        fresh(), "Synchro", v.WIND, v.DRAGON, level, 2000, 2000, type=v.SYNCHRO | v.EFFECT,
        procedures=(SynchroSummon(tuner),),  # type: ignore[arg-type]
    )  # fmt: skip


def tuner(name: str = "Tuner", *effects: Node, level: int = 2) -> Card:
    return fiend(name, *effects, type=v.TUNER | v.EFFECT, level=level)


# --------------------------------------------------------------- Tributes


def test_a_monster_that_is_treated_as_2_tributes() -> None:
    # Kaiser Sea Horse, Rose Witch; Yu-Gi-Oh solo rules 3.3: Level 7 takes two Tributes
    double = fiend("Double", TwoTributes(Race(v.WARRIOR)))
    tall, other = body("Tall", level=8), body("Other", level=8, race=v.DRAGON)
    table = Table([tall, other], field=[double])
    assert table.may("summon", tall)
    assert not table.may("summon", other)
    table.summon(tall)
    assert table.grave == ["Double"]
    table = Table([tall], field=[double, A, B])
    table.summon(tall)
    assert sorted(map(len, table.choices())) == [1, 2, 2, 2]


def test_it_has_no_such_effect_while_it_is_negated() -> None:
    double = fiend("Double", TwoTributes(MONSTER))
    away = played("Away", Negate(Choose(Named(double.passcode), v.MZONE)))
    tall = body("Tall", level=8)
    table = Table([tall, away], field=[double])
    table.activate(away)
    assert not table.may("summon", tall)


def test_the_equipped_monster_is_treated_as_2_tributes() -> None:
    # Saqlifice
    worn = spell(fresh(), "Worn", v.EQUIP, effects=(TwoTributes(MONSTER, EquippedWith(THIS)),))
    tall = body("Tall", level=7)
    table = Table([tall, worn], field=[A])
    assert not table.may("summon", tall)
    table.activate(worn)
    table.summon(tall)
    assert "A" in table.grave


def test_a_monster_that_is_normal_summoned_without_tributing() -> None:
    # Gabrion, the Timelord: in the hand, under its own condition; it cannot be Set so (3.3)
    held = While((none(MONSTER, v.MZONE),), (WithoutTributes(THIS),))
    tall = fiend("Tall", held, level=10)
    table = Table([tall])
    assert table.may("summon", tall)
    assert not table.may("set", tall)
    assert not Table([tall], field=[A]).may("summon", tall)


# ---------------------------------------------------------------- Tuners


def test_a_tuner_that_can_be_treated_as_a_non_tuner() -> None:
    # Wheel Synchron: beside another Tuner
    either = tuner("Either", AsNonTuner(), level=4)
    six = synchro()
    assert not Table(extra=[six], field=[tuner(), tuner("Other", level=4)]).may("special", six)
    table = Table(extra=[six], field=[tuner(), either])
    table.special(six)
    assert sorted(table.grave) == ["Either", "Tuner"]
    assert Table(extra=[six], field=[B, either]).may("special", six)  # and as the Tuner it is
    assert not Table(extra=[six], field=[either]).may("special", six)


def test_only_for_some_monsters() -> None:
    # Mathmech Sigma
    either = tuner("Either", AsNonTuner(Race(v.WARRIOR)), level=4)
    six = synchro()
    assert not Table(extra=[six], field=[tuner(), either]).may("special", six)


def test_in_place_of_a_tuner_by_name() -> None:
    # Quickdraw Synchron
    named = tuner("Named")
    stands = tuner("Stands", ForTuner(Named(named.passcode)))
    six = synchro(tuner=Named(named.passcode))
    table = Table(extra=[six], field=[stands, A], deck=[named])
    table.special(six)
    assert sorted(table.grave) == ["A", "Stands"]
    assert not Table(extra=[six], field=[tuner(), A], deck=[named]).may("special", six)
    away = played("Away", Negate(Choose(Named(stands.passcode), v.MZONE)))
    table = Table([away], extra=[six], field=[stands, A], deck=[named])
    table.activate(away)
    assert not table.may("special", six)


def test_only_in_place_of_the_tuner_that_is_asked_for() -> None:
    # Quickdraw Synchron stands for a "Synchron" Tuner: no other Tuner, and no monster that is none.
    named, other = tuner("Named"), tuner("Other")
    six = synchro(tuner=Named(named.passcode))
    for stands_for, printed in ((other, named), (B, named), (B, other)):
        stands = tuner("Stands", ForTuner(Named(stands_for.passcode)))
        deck = [named, other, B, printed]
        assert not Table(extra=[six], field=[stands, A], deck=deck).may("special", six)
    # Which Tuners there could be, the Decks say.
    stands = tuner("Stands", ForTuner(Named(named.passcode)))
    assert not Table(extra=[six], field=[stands, A], deck=[other]).may("special", six)


def test_treated_as_a_tuner() -> None:
    # Tuning Gum, Girsu, the Orcust Mekk-Knight
    six = synchro()
    tuned = played("Tuned", TreatAsTuner(Choose(Named(B.passcode), v.MZONE), "end"))
    count = played("Count", SendToGrave(Choose(Type(v.TUNER) & MONSTER, v.MZONE)))
    table = Table([tuned, count], extra=[six], field=[A, B])
    assert not table.may("special", six)
    assert not table.may("activate", count)
    table.activate(tuned)
    assert table.may("special", six)
    table.activate(count)
    assert "B" in table.grave
    assert not table.may("special", six)


def test_a_tuner_as_long_as_a_card_is_there() -> None:
    six = synchro()
    ring = spell(fresh(), "Ring", v.EQUIP, effects=(FieldTuner(EquippedWith(THIS)),))
    table = Table([ring], extra=[six], field=[A, B])
    assert not table.may("special", six)
    table.activate(ring)
    table.pick(B)
    assert table.may("special", six)


# -------------------------------------------------------------- materials


def test_onto_a_monster_with_so_many_materials() -> None:
    # Number 84: Pain Gainer
    under = xyz("Under")
    over = monster(
        fresh(), "Over", v.DARK, v.FIEND, 11, 0, 0, type=v.XYZ | v.EFFECT,
        procedures=(XyzOnto(MONSTER & WithMaterial(least=2), False),),
    )  # fmt: skip
    table = Table(extra=[over], field=[under], deck=[A, B])
    table.attach(A, under)
    assert not table.may("special", over)
    table.attach(B, under)
    assert table.may("special", over)


# ---------------------------------------------------------- at resolution


def test_what_must_be_so_when_it_resolves() -> None:
    # Naturia Barkion: face-up on the field when it resolves, or nothing happens
    here = exists(THIS & FACE_UP, v.MZONE)
    theirs = Choose(MONSTER, v.MZONE, whose=v.OPPONENT)
    holds = fiend("Holds", ignition(When(here, (SendToGrave(theirs),))))
    table = Table(field=[holds], opponent_field=[A])
    table.activate(holds)
    assert not table.monsters(1)
    leaves = fiend("Leaves", ignition(When(here, (SendToGrave(theirs),))))
    away = played("Away", SendToGrave(Choose(Named(leaves.passcode), v.MZONE)), type=v.QUICK_PLAY)
    table = Table([away], field=[leaves], opponent_field=[A])
    table.activate(leaves)
    table.chain(away)
    assert table.monsters(1) == {0: "A"}
