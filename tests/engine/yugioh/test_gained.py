"""Effects that a card gains under a condition, or by the number of its materials.

Source: problem-solving card text; each bullet is an effect of the card while its condition is met.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh, link, xyz

LEXICON = Lexicon({"Lucky Seven": 7, "Number 8: Eight": 8}, {"HERO": 8})
XYZ = v.MONSTER | v.EFFECT | v.XYZ
LINK = v.MONSTER | v.EFFECT | v.LINK
DRAW = (la.Draw(1),)


def read(text: str, kind: int = XYZ) -> Compiled:
    line = "2+ monsters" if kind & v.LINK else "2 Level 4 monsters"
    return compile_card(la.Card(1, "Probe", kind, level=4), f"{line}\n{text}", LEXICON)


def test_each_bullet_is_an_effect_under_the_condition() -> None:
    found = read(
        'If this card has "Number 8: Eight" as an Xyz Material, it gains these effects.\n'
        "● Cannot be destroyed by card effects.\n"
        "● Once per turn: You can draw 1 card.\n"
        "● Cannot be destroyed by battle."
    )
    assert found.whole, found.parts
    held = la.exists(~la.OTHER & la.WithMaterial(la.Named(8)), v.MZONE)
    rule, effect, battle = found.card.effects
    assert isinstance(rule, la.While) and len(rule.condition) == 1
    assert isinstance(effect, la.Ignition)
    assert effect.condition == rule.condition
    assert effect.limit == la.EACH_ONCE_PER_TURN
    assert effect.condition == (held,)
    assert isinstance(battle, la.Effect) and battle.inert


def test_effects_by_the_number_of_materials() -> None:
    # Card text: "Number 86: Heroic Champion - Rhongomyniad"
    found = read(
        "This card gains effects based on the number of materials attached to it.\n"
        "● 1+: Cannot be destroyed by battle. ● 2+: Gains 100 ATK.\n● 3: You can draw 1 card."
    )
    assert found.whole, found.parts
    _, rule, effect = found.card.effects
    assert rule == la.While(
        (la.Compare(la.MaterialCount(), ">=", 2),), (la.FieldStats(100, ~la.OTHER),)
    )
    assert isinstance(effect, la.Ignition)
    assert effect.condition == (la.Compare(la.MaterialCount(), "=", 3),)


def test_effects_by_the_number_of_materials_of_its_summon() -> None:
    # Card text: "Saryuja Skull Dread"
    found = read(
        "This card gains effects based on the number of materials used for its Link Summon.\n"
        "● 3+: You can draw 1 card.\n● 4: When this card is Link Summoned: You can draw 1 card.",
        LINK,
    )
    assert found.whole, found.parts
    first, second = found.card.effects
    assert isinstance(first, la.Ignition) and isinstance(second, la.Trigger)
    assert first.condition == (la.Compare(la.MaterialsUsed(), ">=", 3),)
    assert second.condition == (la.Compare(la.MaterialsUsed(), "=", 4),)


def test_effects_by_the_number_of_materials_of_a_kind() -> None:
    # Card text: "Nephthys, the Sacred Flame"; what comes later is beside what came before
    found = read(
        "This card gains effects based on the number of Ritual Monsters used for its Link Summon.\n"
        "● 1+: Gains 100 ATK.\n● 2+: Cannot be destroyed by card effects, also it gains another "
        "1200 ATK.",
        LINK,
    )
    assert found.whole, found.parts
    rituals = la.MaterialsUsed(filter=la.Type(v.RITUAL) & la.MONSTER)
    one, two = (la.Compare(rituals, ">=", number) for number in (1, 2))
    assert [getattr(rule, "condition", ()) for rule in found.card.effects] == [
        (one,),
        (two,),
        (two,),
    ]
    card = link("Flame", 2, effects=found.card.effects)
    for kinds, attack in ((0, 1500), (1, 1600), (2, 2800)):
        field = [
            la.monster(fresh(), name, v.FIRE, v.BEAST, 4, 0, type=kind | v.EFFECT)
            for name, kind in (("A", v.RITUAL * (kinds > 0)), ("B", v.RITUAL * (kinds > 1)))
        ]
        table = Table(field=field, extra=[card])
        table.special(card)
        assert table.attack(card) == attack


@pytest.mark.parametrize(
    "text",
    [
        "This card gains effects based on the number of tears.\n● 1+: You can draw 1 card.",
        "This card gains effects based on the number of materials attached to it.\n"
        "● Many: You can draw 1 card.",
        "If it rains, this card gains this effect.\n● You can draw 1 card.",
    ],
)
def test_what_is_not_understood_is_not_played(text: str) -> None:
    assert not read(text).whole


def test_effects_of_battles_by_any_number() -> None:
    # Card text: "Laval Dual Slasher"
    head = 'This card gains effects based on the number of "HERO" monsters in your GY:\n'
    attack = "Once per turn, if this card attacks, it can attack once again in a row."
    found = read(f"{head}● 2+: {attack}\n● 3+: Cannot be destroyed by battle.")
    assert [part.status for part in found.parts] == ["played", "inert", "inert"]
    assert not read(f"{head}● 2+: {attack}\n● 3+: Gains 500 ATK.").whole


@pytest.mark.parametrize("many", [2, 3])
def test_the_materials_of_a_link_summon_are_counted(many: int) -> None:
    # Card text: "Saryuja Skull Dread"
    held = la.Compare(la.MaterialsUsed(), ">=", 3)
    boss = link(
        "Boss", rating=4, least=2, effects=(la.Ignition(v.MZONE, condition=(held,), do=DRAW),)
    )
    two, other = link("Two", rating=2), link("Other", rating=2)
    field = [two, other] if many == 2 else [two, body("A"), body("B")]
    table = Table(field=field, deck=[body("Drawn")], extra=[boss])
    table.special(boss)
    if table.asked == "zone":
        table.take(table.decision().options[0])
    assert table.may("activate", boss) is (many == 3)


def test_the_materials_attached_are_counted() -> None:
    # Card text: "Number 86: Heroic Champion - Rhongomyniad"
    held = la.Compare(la.MaterialCount(), ">=", 2)
    once = la.Ignition(v.MZONE, condition=(held,), cost=(la.Detach(1),), do=(la.Damage(1),))
    boss = xyz("Boss", effects=(once,))
    a, b = body("A"), body("B")
    table = Table(field=[a, b], extra=[boss])
    table.special(boss)
    table.activate(boss)
    table.pick(a)
    assert table.life(1) == 7999
    assert not table.may("activate", boss)
