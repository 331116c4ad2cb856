"""Texts that say what cannot be done, what is protected and what holds while a card is face-up.

Source: problem-solving card text, in the phrases that cards print.
"""

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import MONSTER, OTHER
from engine.yugioh.language.words import Banned

LEXICON = Lexicon({"Lucky Seven": 7}, {"HERO": 8})
HERO = la.Series(8, "HERO") & MONSTER
ZOMBIE = la.Race(v.ZOMBIE) & MONSTER
EXTRA = la.InPlace(v.EXTRA)
SPECIAL: tuple[Banned, ...] = ("special-summon",)


def read(text: str) -> Compiled:
    return compile_card(la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0), text, LEXICON)


# -------------------------------------------------------- while it is face-up

THIS = ~OTHER


def rules(text: str) -> tuple[Node, ...]:
    """The continuous effects of a card with this text."""
    found = read(text)
    assert found.whole, found.parts[0].why
    return found.card.effects


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Cannot be destroyed by card effects.", la.Indestructible(THIS)),
        ("This card cannot be destroyed by card effects.", la.Indestructible(THIS)),
        (
            "Cannot be destroyed by battle or your opponent's card effects.",
            la.Indestructible(THIS, v.OPPONENT, ("battle", "effect")),
        ),
        (
            "Other Fiend monsters you control cannot be destroyed by card effects.",
            la.Indestructible(la.Race(v.FIEND) & MONSTER & OTHER),
        ),
        ("Your opponent cannot target this card with card effects.", la.Untargetable(THIS)),
        ("Cannot be targeted by your opponent's card effects.", la.Untargetable(THIS)),
        (
            "Neither player can target this card with monster effects.",
            la.Untargetable(THIS, v.EITHER, MONSTER),
        ),
        (
            "Your opponent cannot target monsters this card points to with card effects.",
            la.Untargetable(MONSTER & la.POINTED, whose=v.EITHER),
        ),
        ("Unaffected by other cards' effects.", la.Unaffected(OTHER)),
        (
            "Unaffected by your opponent's activated effects.",
            la.Unaffected(by=v.OPPONENT, activated=True),
        ),
        (
            "Your opponent cannot target this card with non-DARK monster effects.",
            la.Untargetable(THIS, of=MONSTER & ~la.Attribute(v.DARK)),
        ),
        (
            "Negate the effects of all face-up monsters while they are face-up on the field (but "
            "their effects can still be activated).",
            la.Ban(("effect",), MONSTER & la.FACE_UP, whose=v.EITHER),
        ),
        ('Unaffected by card effects, except "HERO" monsters.', la.Unaffected(~HERO)),
        ("You cannot Special Summon monsters from the Extra Deck.", la.Ban(SPECIAL, EXTRA)),
        ("You cannot Special Summon any monsters.", la.Ban(SPECIAL)),
        ("Each player can only Special Summon a monster once per turn.", la.SummonsOnce()),
        ("You cannot Special Summon, except Zombie monsters.", la.OnlySpecialSummon(ZOMBIE)),
        (
            "Neither player can Special Summon monsters.",
            la.Ban(SPECIAL, ANY, whose=v.EITHER),
        ),
        (
            "Negate the effects of all face-up monsters your opponent controls.",
            la.Ban(("effect",), MONSTER & la.FACE_UP, whose=v.OPPONENT),
        ),
        ("Cannot be used as Link Material.", la.NotUsedFor(("link",), always=True)),
        (
            "Cannot be used as material for an Xyz Summon.",
            la.NotUsedFor(("xyz",), always=True),
        ),
        (
            "Cannot be used as material for a Fusion, Synchro, or Xyz Summon.",
            la.NotUsedFor(("fusion", "synchro", "xyz"), always=True),
        ),
        (
            "Cannot be used as a Synchro Material, except for the Synchro Summon of a Dragon "
            "Synchro Monster.",
            la.NotUsedFor(
                ("synchro",),
                always=True,
                but=la.Race(v.DRAGON) & la.Type(v.SYNCHRO) & la.MONSTER,
            ),
        ),
        (
            "Cannot be used as material for a Fusion, Synchro, or Xyz Summon, unless all other "
            "materials are Dragon monsters.",
            la.OthersUsed(("fusion", "synchro", "xyz"), la.Race(v.DRAGON) & la.MONSTER),
        ),
        (
            "This card cannot be used as material for an Xyz Summon the turn it was Xyz Summoned.",
            la.NotUsedFor(("xyz",), always=True, new=True),
        ),
        (
            "Cannot be used as Link Material the turn it is Link Summoned.",
            la.NotUsedFor(("link",), always=True, new=True),
        ),
        ('You can only control 1 "HERO" monster.', la.OnlyOne(HERO)),
        (
            'This card\'s name becomes "Lucky Seven" while on the field or in the GY.',
            la.NameBecomes(7, v.FIELD_PLACES | v.GRAVE),
        ),
        (
            'This card\'s name becomes "Lucky Seven" while it is in the GY.',
            la.NameBecomes(7, v.GRAVE),
        ),
        ("Cannot be Special Summoned.", la.NotSpecialSummoned()),
        ("Cannot be Special Summoned from the GY.", la.NotSpecialSummoned(v.GRAVE)),
        (
            "Neither player can add cards from their Deck to their hand except by drawing them.",
            la.Ban(("search",), whose=v.EITHER),
        ),
        ("You take no damage.", la.ReduceDamage("none", v.YOU)),
        (
            "While this card is face-up on the field, you cannot Special Summon monsters.",
            la.Ban(SPECIAL),
        ),
    ],
)
def test_continuous_effects(text: str, found: Node) -> None:
    assert rules(text) == (found,)


def test_this_card_with_a_counter() -> None:
    text = "This card with a Signal Counter(s) cannot be destroyed by battle or card effects."
    found = read(text)
    assert found.whole, found.parts[0].why
    rule = la.Indestructible(
        ~OTHER & la.HasCounter("Signal"), by=v.EITHER, what=("battle", "effect")
    )
    assert found.card.effects == (rule,)


def test_several_of_them_in_a_sentence() -> None:
    found = rules(
        "Your opponent cannot target this card with card effects, also it cannot be destroyed by "
        "your opponent's card effects."
    )
    assert found == (la.Untargetable(THIS), la.Indestructible(THIS, v.OPPONENT))


@pytest.mark.parametrize(
    ("text", "held", "rule"),
    [
        (
            "While you control another Fiend monster, this card gains 500 ATK.",
            la.exists(la.Race(v.FIEND) & MONSTER & OTHER & la.FACE_UP, v.MZONE),
            la.FieldStats(500, THIS),
        ),
        (
            "Cannot be destroyed by card effects while it has material.",
            la.exists(THIS & la.State("materials"), v.MZONE),
            la.Indestructible(THIS),
        ),
        (
            "This Link Summoned card is unaffected by Trap effects.",
            la.WasSummoned(v.BY_LINK),
            la.Unaffected(la.TRAP),
        ),
        (
            "While this Link Summoned card is on the field, your opponent cannot target this card "
            "with card effects.",
            la.WasSummoned(v.BY_LINK),
            la.Untargetable(THIS),
        ),
        (
            "Your opponent cannot target this Attack Position card with card effects.",
            la.exists(THIS & ~la.State("defense-position"), v.MZONE),
            la.Untargetable(THIS),
        ),
        (
            "This Link Summoned card is unaffected by your opponent's activated effects, unless "
            "they target this card.",
            la.WasSummoned(v.BY_LINK),
            la.Unaffected(by=v.OPPONENT, activated=True, unless_targeted=True),
        ),
        (
            "While you control this Fusion Summoned card, your opponent cannot target other "
            "monsters you control with monster effects.",
            la.WasSummoned(v.BY_FUSION),
            la.Untargetable(MONSTER & OTHER, of=MONSTER),
        ),
        (
            "If you control no monsters, your opponent cannot activate Trap Cards.",
            la.none(MONSTER, v.MZONE),
            la.Ban(("activate-card",), la.TRAP, whose=v.OPPONENT),
        ),
    ],
)
def test_continuous_effects_under_a_condition(text: str, held: Node, rule: Node) -> None:
    assert rules(text) == (la.While((held,), (rule,)),)


@pytest.mark.parametrize(
    "text",
    [
        "It cannot be destroyed by card effects.",
        "Cannot be destroyed by card effects once per turn.",
        "While you control a Zombie monster, it cannot be destroyed by card effects.",
        "Your opponent cannot target this card with card effects, also draw 1 card.",
        "Unaffected by card effects until the end of this turn.",
        "For the rest of this turn, this card cannot attack, also you cannot Special Summon.",
        "While luck is with you, your opponent's monsters cannot target monsters for attacks, also "
        "your opponent cannot target this card with card effects.",
        "Cannot be destroyed by battle, also this card gains 500 ATK while it has material.",
        "Cannot be destroyed, except by battle.",
    ],
)
def test_what_is_not_understood_of_a_rule_is_not_guessed(text: str) -> None:
    assert not read(text).whole


def test_a_spell_that_does_not_stay_has_no_continuous_effects() -> None:
    card = la.spell(1, "Probe")
    text = "Monsters you control cannot be destroyed by card effects."
    assert not compile_card(card, text, LEXICON).whole
    assert compile_card(la.spell(1, "Probe", v.FIELD), text, LEXICON).whole


def test_a_name_keeps_its_capital_behind_a_condition() -> None:
    text = (
        "While this Ritual Summoned card is on the field, Zombie monsters you control cannot be "
        "destroyed by card effects."
    )
    held = la.WasSummoned(v.BY_RITUAL)
    assert rules(text) == (la.While((held,), (la.Indestructible(ZOMBIE),)),)


def test_two_conditions_of_one_rule() -> None:
    found = rules(
        "While you control another Fiend monster, this Link Summoned card is unaffected by Trap "
        "effects."
    )
    held = la.exists(la.Race(v.FIEND) & MONSTER & OTHER & la.FACE_UP, v.MZONE)
    assert found == (la.While((held, la.WasSummoned(v.BY_LINK)), (la.Unaffected(la.TRAP),)),)
