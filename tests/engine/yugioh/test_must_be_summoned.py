"""How alone a monster is Summoned: what a Ritual Summon leaves out, Levels and Ranks, other costs.

Sources: the card texts that are named with each test; Yu-Gi-Oh solo rules 3.4 and 3.10.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    Banish,
    Between,
    ByItself,
    Card,
    Choose,
    Compare,
    Each,
    Named,
    RitualSummon,
    RitualWithout,
    SumOf,
    Tribute,
)  # fmt: skip
from tests.engine.yugioh.table import Table, body, fiend, played, xyz

LEXICON = Lexicon({"Alpha": 2, "Probe": 1}, {"HERO": 8})
HERO = la.Series(8, "HERO") & MONSTER


def read(text: str, type: int = v.EFFECT) -> Compiled:
    found = compile_card(la.monster(1, "Probe", v.LIGHT, v.FIEND, 9, 0, type=type), text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


def way(text: str) -> ByItself:
    (found,) = read(text).card.procedures
    assert isinstance(found, ByItself)
    return found


# --------------------------------------------------- what is not used for it


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ('Must be Ritual Summoned, without using "Probe".', Named(1)),
        ("Must be Ritual Summoned, without using any Level 7 monsters.", Between("level", 7, 7)),
        (
            "Must be Ritual Summoned, using monsters, and you cannot use Level 9 monsters.",
            Between("level", 9, 9),
        ),
        (
            'Must be Ritual Summoned without using "Probe", and cannot be Special Summoned by '
            "other ways.",
            Named(1),
        ),
    ],
)
def test_a_ritual_monster_that_leaves_some_out_is_read(text: str, never: Node) -> None:
    card = read(text, v.RITUAL | v.EFFECT).card
    (rule,) = card.effects
    assert isinstance(rule, RitualWithout) and never in rule.filter.walk()
    assert card.only_by_itself


def nekroz(level: int = 9) -> Card:
    never = RitualWithout(MONSTER & Between("level", level, level))
    return fiend("Trishula", never, type=v.RITUAL | v.EFFECT, level=9)


def test_it_is_not_summoned_with_what_it_leaves_out() -> None:
    # The card text of Nekroz of Trishula: "you cannot use Level 9 monsters".
    rite = played("Rite", RitualSummon())
    nine, four, five = body("Nine", 9), body("Four"), body("Five", 5)
    assert not Table([rite, nekroz()], field=[nine]).may("activate", rite)
    table = Table([rite, nekroz()], field=[nine, four, five])
    table.activate(rite)
    assert "Nine" in table.monsters().values()
    assert sorted(table.grave) == ["Five", "Four", "Rite"]


def test_nor_in_place_of_all_others() -> None:
    instead = Each(MONSTER & la.FACE_UP, v.MZONE, v.OPPONENT)
    rite = played("Rite", RitualSummon(instead=instead))
    nine, four = body("Nine", 9), body("Four")
    assert not Table([rite, nekroz()], opponent_field=[nine]).may("activate", rite)
    assert Table([rite, nekroz()], opponent_field=[four]).may("activate", rite)


def test_another_ritual_monster_may_be_summoned_with_it() -> None:
    rite, other = played("Rite", RitualSummon()), fiend("Other", type=v.RITUAL | v.EFFECT, level=9)
    assert Table([rite, other], field=[body("Nine", 9)], also=[nekroz()]).may("activate", rite)


# --------------------------------------------------------- Levels and Ranks


def test_the_levels_and_ranks_are_read() -> None:
    found = way(
        'Must be Special Summoned (from your hand or GY) by banishing 2 "HERO" monsters from your '
        "hand or GY while the total Levels and Ranks of all Effect Monsters you control are 8 or "
        "lower."
    )
    effect_monsters = la.Type(v.EFFECT) & MONSTER & la.FACE_UP
    assert found.where == v.HAND | v.GRAVE
    assert found.condition == (Compare(SumOf("level/rank", effect_monsters), "<=", 8),)
    assert found.cost == (Banish(Choose(HERO & OTHER, v.HAND | v.GRAVE, 2, 2)),)


def test_an_xyz_monster_counts_with_its_rank_and_a_link_monster_with_nothing() -> None:
    # The card text of Infernoid Onuncu: "the total Levels and Ranks of all Effect Monsters you
    # control are 8 or lower".
    held = Compare(SumOf("level/rank", la.Type(v.EFFECT) & MONSTER), "<=", 8)
    onuncu = fiend("Onuncu", procedures=(ByItself(v.HAND, (held,)),), level=11)
    four = fiend("Four")
    assert Table([onuncu], field=[four, xyz(rank=4)]).may("special", onuncu)
    assert not Table([onuncu], field=[four, xyz(rank=5)]).may("special", onuncu)
    assert not Table([onuncu], field=[four, fiend("Five", level=5)]).may("special", onuncu)
    assert Table([onuncu], field=[four, body("Normal", 8)]).may("special", onuncu)


# -------------------------------------------------------------- other costs


@pytest.mark.parametrize(
    ("text", "cost", "held"),
    [
        (
            "Must first be Special Summoned (from your hand) by having 5 or more DARK monsters in "
            "your GY while you control no monsters.",
            0,
            2,
        ),
        (
            "Must first be Special Summoned (from your hand) by banishing 1 Level 10 or higher "
            'monster from your hand or Deck, while you control "Alpha".',
            1,
            1,
        ),
        ("Must be Special Summoned by banishing 1 Insect monster from your GY.", 1, 0),
    ],
)
def test_costs_and_conditions_in_either_order(text: str, cost: int, held: int) -> None:
    found = way(text)
    assert (found.where, len(found.cost), len(found.condition)) == (v.HAND, cost, held)


def test_a_tribute_that_wears_something() -> None:
    # The card text of Blue-Eyes Tyrant Dragon: "Tributing 1 "Blue-Eyes White Dragon" equipped with
    # a Fusion Monster".
    text = (
        "2 Fiend monsters\n"
        "Must first be either Fusion Summoned, or Special Summoned from your Extra Deck by "
        'Tributing 1 "Alpha" equipped with a Fusion Monster.'
    )
    card = read(text, v.FUSION | v.EFFECT).card
    (found,) = (item for item in card.procedures if isinstance(item, ByItself))
    (step,) = found.cost
    assert isinstance(step, Tribute) and isinstance(step.what, Choose)
    assert la.EquippedWith(la.Type(v.FUSION) & MONSTER) in step.what.filter.walk()
    assert found.where == v.EXTRA and card.first_by_itself
