"""Ways of its own in which a monster is summoned, read from its text.

Source: problem-solving card text. The names and sentences are made up; the phrases are those of the
cards that are named.
"""

import pytest

from engine.effects import Node
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    Attribute,
    Banish,
    Between,
    ByItself,
    Card,
    Choose,
    Contact,
    Discard,
    During,
    FusionMaterials,
    Materials,
    Named,
    OnlySpecialSummon,
    Race,
    Series,
    Tribute,
    Type,
    XyzOnto,
    XyzSummon,
    exists,
    none,
)

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
GAMMA = Series(0x123, "Gamma")
TRIBUTE = Tribute(Choose(MONSTER, v.MZONE))
XYZ = Type(v.XYZ)


def read(text: str, kind: int = 0, level: int = 4) -> Card:
    """A monster with this text, whole."""
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT | kind, v.DARK, v.FIEND, level)
    compiled = compile_card(facts, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return compiled.card


@pytest.mark.parametrize(
    ("text", "way"),
    [
        # Kashtira Fenrir, T.G. Striker
        ("If you control no monsters, you can Special Summon this card (from your hand).",
         ByItself(condition=(none(MONSTER, v.MZONE),))),
        ("If only your opponent controls a monster, you can Special Summon this card (from your "
         "hand).",
         ByItself(condition=(exists(MONSTER, v.MZONE, v.OPPONENT), none(MONSTER, v.MZONE)))),
        # Gameciel, the Sea Turtle Kaiju
        ("You can Special Summon this card (from your hand) to your opponent's field in Attack "
         "Position, by Tributing 1 monster they control.",
         ByItself(cost=(Tribute(Choose(MONSTER, v.MZONE, whose=v.OPPONENT)),),
                  position=v.FACEUP_ATTACK, whose=v.OPPONENT)),
        # World Legacy - "World Crown", Rokket Caliber
        ("You can Special Summon this card (from your hand) to your zone a DARK Link Monster "
         "points to. You can only Special Summon \"Probe\" once per turn this way.",
         ByItself(linked=Attribute(v.DARK), once=True)),
        # Swap Frog: the monster itself pays nothing
        ("You can Special Summon this card (from your hand) by discarding 1 other DARK monster.",
         ByItself(cost=(Discard(Choose(Attribute(v.DARK) & MONSTER & OTHER, v.HAND)),))),
        # Superheavy Samurai Thief
        ("You can Special Summon this card (from your hand) by Tributing 1 monster. If Summoned "
         "this way, you cannot Special Summon for the rest of this turn, except Fiend monsters.",
         ByItself(cost=(TRIBUTE,), after=(OnlySpecialSummon(Race(v.FIEND) & MONSTER),))),
    ],
)  # fmt: skip
def test_ways_from_the_hand(text: str, way: Node) -> None:
    assert read(text).procedures == (way,)


@pytest.mark.parametrize(
    ("text", "flags", "way"),
    [
        # The Bystial Lubellion
        ("Must be Special Summoned (from your hand or GY) by Tributing 1 monster.",
         {"only_by_itself"}, ByItself(v.HAND | v.GRAVE, cost=(TRIBUTE,))),
        # Chaos Sorcerer
        ("Must first be Special Summoned (from your hand) by banishing 1 LIGHT and 1 DARK monster "
         "from your GY.", {"first_by_itself"},
         ByItself(cost=(Banish(Choose(Attribute(v.LIGHT) & MONSTER, v.GRAVE)),
                        Banish(Choose(Attribute(v.DARK) & MONSTER, v.GRAVE))))),
        # Blackwing - Gofu the Vague Shadow
        ("Must first be Special Summoned (from your hand) while you control no monsters.",
         {"first_by_itself"}, ByItself(condition=(none(MONSTER, v.MZONE),))),
        # SPYRAL Sleeper
        ("Must be Special Summoned (from your hand) by Tributing 1 monster, and cannot be Special "
         "Summoned by other ways.", {"only_by_itself"}, ByItself(cost=(TRIBUTE,))),
    ],
)  # fmt: skip
def test_the_only_ways(text: str, flags: set[str], way: Node) -> None:
    card = read(f"Cannot be Normal Summoned/Set. {text}")
    assert card.special_only
    assert {name for name in ("only_by_itself", "first_by_itself") if getattr(card, name)} == flags
    assert card.procedures == (way,)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        # Timaeus the Knight of Destiny, Elemental HERO Marine Neos, ABC-Dragon Buster
        ("Must first be Special Summoned (from your Extra Deck) by sending the above cards you "
         "control to the GY.", (Contact(v.MZONE | v.SZONE), False, False)),
        ("Must first be Special Summoned (from your Extra Deck) by shuffling the above cards you "
         "control into the Deck. (You do not use \"Gamma\".)",
         (Contact(v.MZONE | v.SZONE, "deck"), False, False)),
        ("Must first be Special Summoned (from your Extra Deck) by banishing the above cards you "
         "control and/or from your GY.",
         (Contact(v.MZONE | v.SZONE | v.GRAVE, "banish"), False, False)),
        # Supreme King Dragon Starving Venom, Gem-Knight Seraphinite
        ("Must be either Fusion Summoned, or Special Summoned by Tributing the above cards you "
         "control (in which case you do not use \"Gamma\").",
         (Contact(v.MZONE, "tribute"), True, False)),
        ("Must first be Fusion Summoned with the above Fusion Materials.", (None, True, True)),
        ("Must be Fusion Summoned.", (None, True, False)),
        ("You can Special Summon this card (from your Extra Deck) by Tributing the above cards you "
         "control.", (Contact(v.MZONE, "tribute"), True, False)),
    ],
)  # fmt: skip
def test_ways_of_a_fusion_monster(text: str, found: tuple[Node | None, bool, bool]) -> None:
    contact, by_effect, exact = found
    card = read(f'"Alpha" + 1 Fiend monster\n{text}', v.FUSION)
    slots = (Materials(Named(1)), Materials(Race(v.FIEND)))
    expected: tuple[Node, ...] = (FusionMaterials(slots, "", by_effect, exact),)
    assert card.procedures == (expected if contact is None else (*expected, contact))
    assert card.only_by_itself is text.startswith("Must be")
    assert card.first_by_itself is text.startswith("Must first")


@pytest.mark.parametrize(
    ("text", "way"),
    [
        # Number S39: Utopia the Lightning, Cyber Dragon Infinity, Gaia Dragon
        ("You can also Xyz Summon this card by using a Rank 4 \"Gamma\" monster you control as "
         "material. (Transfer its materials to this card.)",
         XyzOnto(GAMMA & Between("rank", 4, 4) & MONSTER, False)),
        ("Once per turn, you can also Xyz Summon \"Probe\" by using \"Alpha\" you control as "
         "material (transfer its materials to this card).", XyzOnto(Named(1))),
        ("You can also Xyz Summon this card by using a Rank 5 or 6 Xyz Monster you control, except "
         "\"Alpha\".", XyzOnto(Between("rank", 5, 6) & MONSTER & ~Named(1), False)),
        # Beatrice, Lady of the Eternal; Number 99: Utopic Dragon
        ("You can also Xyz Summon this card by sending 1 \"Gamma\" monster from your hand to the "
         "GY, then using 1 \"Alpha\" you control as material.",
         XyzOnto(Named(1), False, paying=GAMMA & MONSTER)),
        ("You can also Xyz Summon this card by discarding 1 \"Gamma\" Spell Card and using an Xyz "
         "Monster you control as the Xyz Material.",
         XyzOnto(XYZ & MONSTER, False, paying=GAMMA & Type(v.SPELL), discarded=True)),
        # Downerd Magician
        ("During your Main Phase 2, you can also Xyz Summon this card by using an Xyz Monster you "
         "control as material.", XyzOnto(XYZ & MONSTER, False, (During(v.YOU, "main 2"),))),
    ],
)  # fmt: skip
def test_xyz_summons_onto_a_monster(text: str, way: Node) -> None:
    assert read(f"2 Level 4 monsters\n{text}", v.XYZ).procedures == (XyzSummon(), way)


@pytest.mark.parametrize(
    "text",
    [
        'Cannot be Normal Summoned/Set. Must be Special Summoned with "Omega".',
        "You can Special Summon this card (from your hand) by singing 1 song.",
        "You can Special Summon this card (from your hand). If Summoned this way, dance.",
        "Must be Link Summoned.",
    ],
)
def test_a_way_of_which_a_part_is_not_understood_is_none(text: str) -> None:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4)
    compiled = compile_card(facts, text, LEXICON)
    assert not compiled.whole
    assert compiled.card.procedures == ()


@pytest.mark.parametrize(
    "more",
    [
        "", ", and cannot be Special Summoned by other ways",
        " and cannot be Special Summoned by other ways",
        ", and cannot be Special Summoned by any other way",
    ],
)  # fmt: skip
@pytest.mark.parametrize("by", ["a card effect", "card effect"])
def test_only_by_card_effects_however_it_is_said(by: str, more: str) -> None:
    # The card texts of Core of Chaos, and of older cards that say the rest as well
    card = read(f"Cannot be Normal Summoned/Set. Must be Special Summoned by {by}{more}.")
    assert (card.special_only, card.by_effect_only) == (True, True)
