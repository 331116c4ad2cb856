"""Lists of what a monster does in Attack and in Defense Position.

Sources: the card texts of Morphtronic Radion, Datatron, Scannen, Scopen and Boomboxen; of
Supermagic Sword of Raptinus, whose list is another one.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import Table, body, fiend

LEXICON = Lexicon({}, {"Gamma": 0x123})
IN_DEFENSE = la.exists(~la.OTHER & la.State("defense-position"), v.MZONE)
IN_ATTACK = la.exists(~la.OTHER & ~la.State("defense-position"), v.MZONE)


def read(text: str) -> Compiled:
    return compile_card(fiend("Probe"), text, LEXICON)


def test_rules() -> None:
    found = read(
        '● While in Attack Position: "Gamma" monsters you control gain 800 ATK. ● While in Defense '
        'Position: "Gamma" monsters you control gain 1000 DEF.'
    )
    gamma = la.Series(0x123, "Gamma") & la.MONSTER
    assert found.whole
    assert found.card.effects == (
        la.While((IN_ATTACK,), (la.FieldStats(800, gamma),)),
        la.While((IN_DEFENSE,), (la.FieldStats(1000, gamma, stats=v.DEF),)),
    )


@pytest.mark.parametrize(
    ("attack", "defense", "cost"),
    [
        ("Once per turn, you can Tribute 1 monster to inflict 600 damage to your opponent.",
         "Once per turn, you can inflict 300 damage to your opponent.", True),
        ("Once per turn, during your Main Phase: You can discard 1 card; inflict 600 damage to "
         "your opponent.", "Once per turn: You can inflict 300 damage to your opponent.", True),
    ],
)  # fmt: skip
def test_effects(attack: str, defense: str, cost: bool) -> None:
    for while_ in ("While in ", ""):
        found = read(f"● {while_}Attack Position: {attack}\n● {while_}Defense Position: {defense}")
        assert found.whole, [part.why for part in found.parts]
        first, second = found.card.effects
        assert isinstance(first, la.Ignition) and isinstance(second, la.Ignition)
        assert (first.condition, second.condition) == ((IN_ATTACK,), (IN_DEFENSE,))
        assert (first.do, second.do) == ((la.Damage(600),), (la.Damage(300),))
        assert bool(first.cost) is cost
        assert not second.cost
        table = Table([body("A")], field=[found.card, body("B")])
        assert table.may("activate", found.card, 0)
        assert not table.may("activate", found.card, 1)
        table.rewrite(POSITION, found.card, v.FACEUP_DEFENSE)
        assert table.may("activate", found.card, 1)
        assert not table.may("activate", found.card, 0)


def test_what_becomes_of_a_monster_and_battles() -> None:
    found = read(
        '● While in Attack Position: Once per turn, you can Special Summon 1 Level 4 "Gamma" '
        "monster from your hand. Destroy it during the End Phase. ● Once per turn, while in "
        "Defense Position, when a monster you control is targeted for an attack: You can negate "
        "the attack."
    )
    assert found.whole, [part.why for part in found.parts]
    (effect,) = (item for item in found.card.effects if isinstance(item, la.Ignition) and item.do)
    (summon,) = effect.do
    assert isinstance(summon, la.SpecialSummon)
    assert summon.but == ("destroyed-in-end-phase",)
    assert effect.condition == (IN_ATTACK,)


def test_a_list_that_another_card_decides_on_is_not_read_so() -> None:
    assert not read(
        "Apply this effect depending on the equipped monster's battle position.\n"
        "● Attack Position: Gains 500 ATK.\n● Defense Position: Gains 500 DEF."
    ).whole
