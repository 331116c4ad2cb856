"""Monsters that were summoned with certain materials, played and read.

Sources: the card texts of Salamangreat Circle (a monster with its same name) and of Exosister
Mikailis (this turn); Yu-Gi-Oh solo rules 3.6. Names and sentences are made up.
"""

from engine.filters import Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    Activate,
    Banish,
    Card,
    Choose,
    Chosen,
    Grant,
    Ignition,
    MadeWith,
    Race,
    SendToGrave,
    Series,
    SpecialSummon,
    State,
    Type,
    Unaffected,
    exists,
)
from tests.engine.yugioh.table import Table, body, link, played, xyz

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
GAMMA = Series(0x123, "Gamma")
A, B = body("A"), body("B", race=v.DRAGON)
SAME = MadeWith(MONSTER, v.BY_LINK, namesake=True)


def banish(item: Filter) -> Card:
    return played("Out", Banish(Chosen()), target=(Choose(item & MONSTER, v.MZONE),))


def test_only_a_monster_made_with_its_namesake() -> None:
    one = link("One", 1)
    out = banish(SAME)
    table = Table([out], field=[A], extra=[one, one])
    table.special(one)
    assert not table.may("activate", out)
    table.special(one)  # with the first one
    assert table.grave == ["A", "One"]
    table.activate(out)
    assert table.banished == ["One"]


def test_what_the_material_was_and_how_the_monster_was_summoned() -> None:
    two = link("Two", 2)
    for race, how, may in (
        (v.DRAGON, v.BY_LINK, True), (v.FIEND, v.BY_LINK, False), (v.DRAGON, v.BY_XYZ, False),
    ):  # fmt: skip
        out = banish(MadeWith(Race(race), how))
        table = Table([out], field=[A, B], extra=[two])
        table.special(two)
        assert table.may("activate", out) is may


def test_xyz_materials_too() -> None:
    rank = xyz("Rank")
    out = banish(MadeWith(Race(v.DRAGON), v.BY_XYZ))
    table = Table([out], field=[A, B], extra=[rank])
    table.special(rank)
    assert table.may("activate", out)


def test_a_monster_that_comes_back_was_not_made_so() -> None:
    two = link("Two", 2)
    again = played("Again", SpecialSummon(Choose(Type(v.LINK), v.GRAVE)))
    gone = played("Gone", SendToGrave(Choose(Type(v.LINK), v.MZONE)))
    out = banish(MadeWith(Race(v.DRAGON), v.BY_LINK))
    table = Table([again, gone, out], field=[A, B], extra=[two])
    table.special(two)
    table.activate(gone)
    table.activate(again)
    assert "Two" in table.monsters().values()
    assert not table.may("activate", out)


# --------------------------------------------------------------------- read


def read(text: str, kind: int = v.MONSTER | v.EFFECT) -> Card:
    compiled = compile_card(Card(9, "Probe", kind, v.DARK, v.FIEND, 4), text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


def test_a_namesake_as_material() -> None:
    # Salamangreat Circle
    card = read(
        'Target 1 "Gamma" Link Monster you control that was Link Summoned using a monster with its '
        "same name as material; that Link Monster is unaffected by monster effects this turn, "
        "except its own.",
        v.SPELL | v.QUICK_PLAY,
    )
    (effect,) = card.effects
    assert isinstance(effect, Activate)
    (target,) = effect.target
    assert isinstance(target, Choose)
    assert SAME in list(target.filter.walk())
    assert effect.do == (Grant(Chosen(), (Unaffected(MONSTER & OTHER),), "end"),)


def test_this_card_summoned_this_turn() -> None:
    # Exosister Mikailis
    card = read(
        "2 Level 4 monsters\n"
        'If you control this card that was Xyz Summoned this turn by using a "Gamma" monster as '
        "material: You can target 1 card your opponent controls; banish it.",
        v.MONSTER | v.EFFECT | v.XYZ,
    )
    made = MadeWith(GAMMA & MONSTER, v.BY_XYZ)
    (effect,) = card.effects
    assert isinstance(effect, Ignition)
    assert effect.condition == (exists(~OTHER & made & State("this-turn"), v.MZONE),)
