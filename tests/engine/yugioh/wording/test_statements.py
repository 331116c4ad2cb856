"""How rules, materials and ways to be Summoned are written: the statements of a text.

Source: problem-solving card text, as it is printed on cards.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.language import FACE_UP, MONSTER, OTHER, SELF, SPELL, Choose, level
from engine.yugioh.wording import (
    card_text,
)
from tests.engine.yugioh.wording.test_wording import (
    DRAGON,
    FIELD,
    HERO,
    LIGHT,
    NAMED,
    ignition,
    name,
    written,
)

# --------------------------------------------------- rules, materials, procedures


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (la.FieldStats(300, DRAGON), "All Dragon monsters you control gain 300 ATK."),
        (la.FieldStats(-300, whose=v.OPPONENT), "Monsters your opponent controls lose 300 ATK."),
        (
            la.FieldStats(la.Times(la.Count(SPELL, v.GRAVE), 100), ~OTHER),
            "Gains 100 ATK for each Spell in your GY.",
        ),
        (
            la.Indestructible(OTHER, v.OPPONENT),
            "Other cards you control cannot be destroyed by your opponent's card effects.",
        ),
        (la.Indestructible(~OTHER), "Cannot be destroyed by card effects."),
        (la.Indestructible(~OTHER, what=("battle",)), "Cannot be destroyed by battle."),
        (
            la.Indestructible(~OTHER, v.OPPONENT, ("battle", "effect")),
            "Cannot be destroyed by battle or your opponent's card effects.",
        ),
        (
            la.Indestructible(la.State("face-down"), whose=v.EITHER),
            "Set cards on the field cannot be destroyed by card effects.",
        ),
        (
            la.Indestructible(DRAGON & MONSTER, of=la.SPELL_TRAP),
            "Dragon monsters you control cannot be destroyed by Spell/Trap effects.",
        ),
        (
            la.Untargetable(~OTHER, v.EITHER, MONSTER),
            "Neither player can target this card with monster effects.",
        ),
        (
            la.Untargetable(la.POINTED & MONSTER, whose=v.EITHER),
            "Your opponent cannot target monsters this card points to with card effects.",
        ),
        (la.Unaffected(OTHER), "Unaffected by other cards' effects."),
        (la.Unaffected(by=v.OPPONENT), "Unaffected by your opponent's card effects."),
        (
            la.Unaffected(by=v.OPPONENT, activated=True),
            "Unaffected by your opponent's activated effects.",
        ),
        (la.Unaffected(~HERO), 'Unaffected by card effects, except "HERO" cards.'),
        (
            la.Unaffected(MONSTER & OTHER, activated=True),
            "Unaffected by the activated effects of other monsters.",
        ),
        (
            la.While((la.WasSummoned(v.BY_LINK),), (la.Unaffected(la.TRAP),)),
            "This Link Summoned card is unaffected by Trap effects.",
        ),
        (
            la.While(
                (la.exists(la.Race(v.FIEND) & MONSTER & OTHER, v.MZONE),),
                (la.FieldStats(500, ~OTHER), la.Indestructible(~OTHER, what=("battle",))),
            ),
            "While you control another Fiend monster, this card gains 500 ATK, also it cannot be "
            "destroyed by battle.",
        ),
        (
            la.While(
                (la.exists(~OTHER & la.State("materials"), v.MZONE),), (la.Untargetable(~OTHER),)
            ),
            "While this card has material, your opponent cannot target it with card effects.",
        ),
        (la.OnlySpecialSummon(DRAGON), "You cannot Special Summon, except Dragon monsters."),
        (la.Ban(("special-summon",), whose=v.EITHER), "Neither player can Special Summon."),
        (
            la.Ban(("special-summon",), la.InPlace(v.EXTRA)),
            "You cannot Special Summon from the Extra Deck.",
        ),
        (
            la.Ban(("special-summon",), la.InPlace(v.EXTRA) & la.Type(v.LINK) & MONSTER),
            "You cannot Special Summon Link Monsters from the Extra Deck.",
        ),
        (
            la.Ban(("pendulum-summon",), ~(HERO & MONSTER)),
            'You cannot Pendulum Summon monsters, except "HERO" monsters.',
        ),
        (
            la.Ban(("normal-summon", "special-summon"), ~(HERO & MONSTER)),
            'You cannot Normal or Special Summon monsters, except "HERO" monsters.',
        ),
        (la.Ban(("set",), la.SPELL_TRAP), "You cannot Set Spells/Traps."),
        (la.InBattle("directly"), "Can attack directly."),
        (
            la.InBattle("piercing"),
            "If this card attacks a Defense Position monster, inflict piercing battle damage.",
        ),
        (
            la.InBattle("piercing", HERO & MONSTER),
            'If "HERO" monsters you control attack a Defense Position monster, inflict piercing '
            "battle damage.",
        ),
        (
            la.InBattle("not", MONSTER, v.OPPONENT),
            "Monsters your opponent controls cannot attack.",
        ),
        (
            la.InBattle("alone-attacked"),
            "Your opponent's monsters cannot target monsters for attacks, except this one.",
        ),
        (
            la.While((la.exists(MONSTER & OTHER, v.MZONE),), (la.InBattle(),)),
            "While you control another monster, this card cannot attack.",
        ),
        (
            la.Ban(("activate",), MONSTER & ~DRAGON),
            "You cannot activate monster effects, except Dragon monsters.",
        ),
        (
            la.Ban(("activate",), whose=v.OPPONENT),
            "Your opponent cannot activate cards or effects.",
        ),
        (
            la.Ban(("activate-card",), la.TRAP, whose=v.EITHER),
            "Neither player can activate Trap Cards.",
        ),
        (
            la.Ban(("link-material",), ~(DRAGON & MONSTER)),
            "You cannot use monsters as Link Material, except Dragon monsters.",
        ),
        (
            la.Ban(("effect",), FACE_UP & MONSTER, whose=v.OPPONENT),
            "The effects of face-up monsters your opponent controls are negated.",
        ),
        (
            la.While(
                (la.exists(HERO & MONSTER & OTHER, v.MZONE),), (la.ReduceDamage("none", v.YOU),)
            ),
            'While you control another "HERO" monster, you take no damage.',
        ),
        (
            la.InsteadOfDestruction(MONSTER & la.InPlace(v.MZONE), (la.Detach(1),)),
            "If a monster you control would be destroyed by card effect, you can detach 1 material "
            "from this card instead.",
        ),
        (
            la.ExtraNormalSummon(HERO),
            'During your Main Phase, you can Normal Summon 1 "HERO" monster in addition to your '
            "Normal Summon/Set. (You can only gain this effect once per turn.)",
        ),
    ],
)
def test_rules_are_statements(item: Node, text: str) -> None:
    assert written(item) == [text]


@pytest.mark.parametrize(
    ("type_", "stars", "item", "text"),
    [
        (
            v.LINK,
            2,
            la.LinkSummon(least=2, including=DRAGON),
            "2 monsters, including a Dragon monster",
        ),
        (
            v.LINK,
            3,
            la.LinkSummon(least=2, joint="different-names"),
            "2+ monsters with different names",
        ),
        (v.LINK, 1, la.LinkSummon(level(1, 1)), "1 Level 1 monster"),
        (v.XYZ, 4, la.XyzSummon(HERO, more=True), '2+ Level 4 "HERO" monsters'),
        (v.SYNCHRO, 7, la.SynchroSummon(), "1 Tuner + 1+ non-Tuner monsters"),
        (v.SYNCHRO, 2, la.SynchroSummon(more=False), "1 Tuner + 1 non-Tuner monster"),
        (
            v.SYNCHRO,
            12,
            la.SynchroSummon(HERO, NAMED, more=False, tuners=2, more_tuners=True),
            '2+ "HERO" Tuners + "Lucky Seven"',
        ),
        (
            v.XYZ,
            1,
            la.XyzSummon(HERO & la.Type(v.XYZ), 2, any_level=True, joint="same-name-and-rank"),
            '2 "HERO" Xyz Monsters with the same name and Rank',
        ),
        (
            v.XYZ,
            4,
            la.XyzSummon(least=2, more=True, most=5),
            "2+ (max. 5) Level 4 monsters",
        ),
        (
            v.SYNCHRO,
            8,
            la.SynchroSummon(NAMED, LIGHT),
            '"Lucky Seven" + 1+ non-Tuner LIGHT monsters',
        ),
        (
            v.FUSION,
            8,
            la.FusionMaterials((la.Materials(NAMED, 2, 2), la.Materials(DRAGON & MONSTER))),
            '"Lucky Seven" + "Lucky Seven" + 1 Dragon monster',
        ),
    ],
)
def test_material_lines(type_: int, stars: int, item: Node, text: str) -> None:
    card = la.Card(3, "Sum", v.MONSTER | v.EFFECT | type_, level=stars, procedures=(item,))
    assert card_text(card, name) == [text]


def test_a_monster_that_comes_by_itself() -> None:
    way = la.ByItself(
        cost=(la.SendToGrave(Choose(OTHER, v.HAND | FIELD)),),
        after=(la.OnlySpecialSummon(~la.InPlace(v.EXTRA) | la.Between("rank", 4, 4)),),
        once=True,
    )
    assert written(procedures=(way,)) == [
        "You can Special Summon this card (from your hand) by sending 1 card from your hand or "
        "field to the GY.",
        "If Summoned this way, you cannot Special Summon from the Extra Deck for the rest of this "
        "turn, except Rank 4 Xyz Monsters.",
        'You can only Special Summon "Probe" once per turn this way.',
    ]
    nomi = la.ByItself(condition=(la.Compare(la.Names(HERO, v.GRAVE), ">=", 3),))
    assert written(procedures=(nomi,), special_only=True, only_by_itself=True) == [
        "Cannot be Normal Summoned/Set.",
        'Must be Special Summoned (from your hand) by having 3 or more "HERO" cards with different '
        "names in your GY.",
    ]


def test_monsters_that_are_treated_as_tuners_for_a_synchro_summon() -> None:
    way = la.SynchroSummon(treated=DRAGON & MONSTER)
    assert written(type=v.SYNCHRO | v.EFFECT, procedures=(way,))[1] == (
        "For this card's Synchro Summon, you can treat 1 Dragon monster you control as a Tuner."
    )


def test_atk_that_is_lost_is_exact_where_it_must_be_there() -> None:
    """Of all conditions only that of the card's own ATK says so."""
    loses = la.ChangeStats(SELF, by=-500)
    own = la.Compare(la.LevelOf(SELF, what="attack"), ">=", 500)
    two = la.Compare(la.Count(MONSTER, v.MZONE), ">=", 2)
    assert ignition(loses, condition=(own,)) == (
        "During your Main Phase: You can make this card lose exactly 500 ATK."
    )
    assert ignition(loses, condition=(two,)) == (
        "If you control 2 or more monsters: You can make this card lose 500 ATK."
    )


def test_a_position_without_a_word_is_not_written() -> None:
    on = la.Event("destroyed", MONSTER, was=v.FACEUP_ATTACK)
    with pytest.raises(TypeError, match="no words for such a position"):
        written(la.Trigger(v.MZONE, on=on, do=(la.Draw(1),)))
