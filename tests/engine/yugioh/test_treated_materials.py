"""Materials that are treated as a Tuner, or as of the Level that is asked for.

Sources: Yu-Gi-Oh solo rules 3.6 and 3.7; the texts of Chaos Angel, Gigantic Spright and Ib the
World Chalice Justiciar and Cupsy★Yummy Way.
"""

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import monster
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, played

KNOWN = Lexicon({}, {"HERO": 8})
TUNER = fiend("Tuner", type=v.TUNER | v.EFFECT, level=2)
LIGHT, DARK = body("Light", level=2), body("Dark", level=2, attribute=v.DARK)
WIND, WATER = body("Wind", 4, attribute=v.WIND), body("Water", 2, attribute=v.WATER)
LINES = {
    v.SYNCHRO: "1 Tuner + 1+ non-Tuner LIGHT or DARK monsters\n",
    v.XYZ: "2 Level 2 monsters\n",
}


def read(text: str, kind: int, level: int) -> Compiled:
    """A monster of the Extra Deck with this text."""
    kinds = v.MONSTER | v.EFFECT | kind
    facts = la.Card(fresh(), "Probe", kinds, v.DARK, v.FIEND, level, 1000, 1000)
    return compile_card(facts, LINES[kind] + text, KNOWN)


ANGEL = read(
    "For this card's Synchro Summon, you can treat 1 LIGHT or DARK monster you control as a Tuner.",
    v.SYNCHRO,
    4,
)
SPRIGHT = read(
    "For this card's Xyz Summon, you can treat Link-2 monsters you control as Level 2 monsters for "
    "material.",
    v.XYZ,
    2,
)


@pytest.mark.parametrize(
    ("field", "may"),
    [
        ([LIGHT, DARK], True),
        ([LIGHT, TUNER], True),
        # One alone is treated so, and no other monster is a Tuner.
        ([WATER, LIGHT], False),
        ([TUNER, WATER], False),
    ],
)
def test_one_monster_in_place_of_the_tuner(field: list[la.Card], may: bool) -> None:
    assert ANGEL.whole
    assert Table(extra=[ANGEL.card], field=field).may("special", ANGEL.card) == may


@pytest.mark.parametrize(
    ("field", "may"),
    [
        ([link("One", 1), LIGHT, DARK], True),
        ([link("One", 1), LIGHT], False),  # the Levels do not add up
        ([link("Two", 2), LIGHT, DARK], False),
        ([link("One", 1), link("Other", 1), body("Light", level=4)], True),
        # One alone is the Tuner.
        ([link("One", 1), link("Other", 1), body("Light", level=3)], False),
        # A Tuner with a Level is one as ever, and not more than one is used.
        ([TUNER, body("Light", level=3)], True),
        ([link("One", 1), TUNER, LIGHT], False),
    ],
)
def test_a_link_monster_as_a_tuner_of_a_level(field: list[la.Card], may: bool) -> None:
    text = (
        "For this card's Synchro Summon, you can treat 1 Link-1 monster you control as a Level 1 "
        "Tuner."
    )
    way = read(text, v.SYNCHRO, 5)
    assert way.whole
    assert Table(extra=[way.card], field=field).may("special", way.card) == may


def test_no_more_than_the_one_tuner_that_is_asked_for() -> None:
    way = la.SynchroSummon(tuners=2, treated=la.Attribute(v.LIGHT))
    two = monster(fresh(), "Two", v.DARK, v.FIEND, 8, 0, 0, type=v.SYNCHRO, procedures=(way,))
    with pytest.raises(CompileError, match="1 Tuner is asked for"):
        Table(extra=[two], field=[LIGHT])


@pytest.mark.parametrize(("rating", "may"), [(2, True), (1, False)])
def test_link_monsters_in_place_of_those_of_a_level(rating: int, may: bool) -> None:
    linked = link("Linked", rating)
    assert SPRIGHT.whole
    table = Table(extra=[SPRIGHT.card], field=[linked, LIGHT])
    assert table.may("special", SPRIGHT.card) == may


def test_only_those_of_the_rank_can_be_meant() -> None:
    text = (
        "For this card's Xyz Summon, you can treat Link-2 monsters you control as Level 3 monsters."
    )
    assert not read(text, v.XYZ, 2).whole


def test_the_original_attack_is_doubled_with_such_a_material() -> None:
    # Gigantic Spright
    text = "The original ATK of this card that has a Link Monster as material becomes doubled."
    probe = read(text, v.XYZ, 2)
    held, doubled = probe.card.effects[0].condition, probe.card.effects[0].rules  # type: ignore[attr-defined]
    assert probe.whole and len(held) == 1
    twice = la.LevelOf(la.IT, 2, "original attack")
    assert doubled == (la.FieldStats(0, ~la.OTHER, stats=v.ATK, to=twice, original=True),)


def test_effects_by_the_original_attributes_of_the_materials() -> None:
    # Chaos Angel
    probe = read(
        "This card gains these effects based on the original Attributes of materials used for its "
        "Synchro Summon.\n● LIGHT: Synchro Monsters you control are unaffected by monster effects "
        "activated by your opponent.\n● DARK: Monsters you control cannot be destroyed by battle.",
        v.SYNCHRO,
        4,
    )
    assert probe.whole
    (held,) = (item for item in probe.card.effects if isinstance(item, la.While))
    made = la.MaterialsIncluded(la.MONSTER & la.Original(la.Attribute(v.LIGHT)))
    assert held.condition == (made,)
    assert held.rules == (
        la.Unaffected(la.MONSTER, la.Type(v.SYNCHRO) & la.MONSTER, v.OPPONENT, activated=True),
    )


SHARK = fiend("Shark", la.AsLevel((3, 5), la.Attribute(v.WATER)), level=4)


def ranked(rank: int, attribute: int) -> la.Card:
    way = la.XyzSummon(least=2)
    return monster(
        fresh(), "Goal", attribute, v.FIEND, rank, 0, 0, type=v.XYZ, procedures=(way,)
    )  # fmt: skip


@pytest.mark.parametrize(
    ("rank", "attribute", "may"),
    [(3, v.WATER, True), (5, v.WATER, True), (4, v.WATER, True), (6, v.WATER, False),
     (3, v.DARK, False), (4, v.DARK, True)],
)  # fmt: skip
def test_a_material_of_other_levels(rank: int, attribute: int, may: bool) -> None:
    # The card text of Lantern Shark; Yu-Gi-Oh rules reference X1: the Levels are its Rank.
    goal = ranked(rank, attribute)
    table = Table(extra=[goal], field=[SHARK, body("Other", rank)])
    assert table.may("special", goal) == may


def test_negated_it_has_its_own_level_alone() -> None:
    # Yu-Gi-Oh rules reference: what is negated does not apply.
    goal = ranked(3, v.WATER)
    hush = played("Hush", la.Negate(la.Choose(la.Named(SHARK.passcode), v.MZONE)))
    table = Table([hush], extra=[goal], field=[SHARK, body("Other", 3)])
    table.activate(hush)
    assert not table.may("special", goal)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (
            "If this card is used for the Xyz Summon of a WATER monster, it can be treated as a "
            "Level 3 or 5 monster.",
            la.AsLevel((3, 5), la.Attribute(v.WATER) & la.MONSTER),
        ),
        (
            "If this card is used for an Xyz Summon, you can treat it as a Level 5 monster.",
            la.AsLevel((5,)),
        ),
    ],
)
def test_the_texts_of_other_levels_are_read(text: str, rule: la.AsLevel) -> None:
    facts = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    found = compile_card(facts, text, KNOWN)
    assert found.whole and found.card.effects == (rule,)
