"""Fusion and Ritual Summons by effects with materials of many kinds, played and read.

Sources: Yu-Gi-Oh rules reference, F1; Yu-Gi-Oh solo rules 3.10; problem-solving card text. Names
and sentences are made up; the phrases are those of the cards that are named.
"""

import pytest

from engine.effects import Node
from engine.filters import ANY, Filter
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    Activate,
    Attribute,
    Between,
    Card,
    Each,
    FusionSummon,
    Ignition,
    MadeFrom,
    Materials,
    Named,
    Race,
    RitualSummon,
    Series,
    SpecialSummon,
)
from engine.yugioh.language.words import SummonedAs
from engine.yugioh.position.slots import IN_PENDULUM_ZONE, KNOWN, POSITION, STATUS
from tests.engine.yugioh.table import Table, body, fiend, fusion, played

LEXICON = Lexicon({"Alpha": 1, "Probe": 9}, {"Gamma": 0x123})
GAMMA = Series(0x123, "Gamma")
A, B, C = body("A"), body("B"), body("C")
TWO = fusion("Two", Materials(MONSTER, 2, 2))
THIS = ~OTHER
THEIRS = Each(MONSTER, v.MZONE, v.OPPONENT)


def fuse(*sources: Node, **rest: object) -> Card:
    return played("Fuse", FusionSummon(ANY, sources, **rest))  # type: ignore[arg-type]


# ------------------------------------------------------------------- played


def test_monsters_of_the_opponent() -> None:
    # The card text of Super Polymerization: "using monsters from either field"
    spell = fuse(Each(MONSTER, v.MZONE, v.EITHER))
    table = Table([spell], extra=[TWO], field=[A], opponent_field=[B])
    table.activate(spell)
    assert table.monsters() == {0: "Two"}
    assert (table.grave, table.pile(v.GRAVE, 1)) == (["A", "Fuse"], ["B"])


def test_a_face_down_monster_of_the_opponent_is_not_known() -> None:
    # Yu-Gi-Oh rules reference, public knowledge
    spell = fuse(Each(MONSTER, v.MZONE, v.EITHER))
    table = Table([spell], extra=[TWO], field=[A], opponent_field=[B])
    table.rewrite(POSITION, B, v.FACEDOWN_DEFENSE)
    assert not table.may("activate", spell)
    table = Table([spell], extra=[TWO], field=[A, B])
    table.rewrite(POSITION, B, v.FACEDOWN_DEFENSE)
    assert table.may("activate", spell)


def test_theirs_make_no_room() -> None:
    # Yu-Gi-Oh field zones, Main Monster Zone
    spell = fuse(Each(MONSTER, v.MZONE, v.EITHER))
    dark = [fiend(name) for name in "QRSTU"]
    pair = fusion("Pair", Materials(Attribute(v.LIGHT), 2, 2))
    full = dict(enumerate([*dark, fiend("V")]))
    table = Table([spell], extra=[pair], field=full, opponent_field=[A, B])
    assert not table.may("activate", spell)


def test_materials_in_pendulum_zones() -> None:
    # Such a monster is a Spell there; it goes to the Extra Deck face-up.
    scale = fiend("Scale", type=v.EFFECT | v.PENDULUM, scale=4)
    fuse_them = fuse(Each(MONSTER, v.MZONE | v.PZONE))
    table = Table([fuse_them], field=[A], spells=[scale, C], extra=[TWO])
    assert not table.may("activate", fuse_them)
    table.rewrite(STATUS, scale, IN_PENDULUM_ZONE)
    table.activate(fuse_them)
    assert list(table.monsters().values()) == ["Two"]
    assert table.extra == ["Scale"]
    assert list(table.spells().values()) == ["C"]


def test_this_card_and_theirs() -> None:
    # The card text of Fallen of Albaz: "including this card, but you cannot use other monsters you
    # control as material"
    do = FusionSummon(ANY, (Each(THIS, v.MZONE), THEIRS), including=THIS)
    own = fiend("Own", Ignition(v.MZONE, do=(do,)))
    assert not Table(extra=[TWO], field=[own, A]).may("activate", own)
    assert not Table(extra=[TWO], field=[own], opponent_field=[]).may("activate", own)
    table = Table(extra=[TWO], field=[own, A], opponent_field=[B, C])
    table.activate(own)
    assert table.choices() == [("B", "Own"), ("C", "Own")]


def test_so_many_materials() -> None:
    # The card text of Branded Fusion: "using 2 monsters from your hand, Deck, or field"
    many = fusion("Many", Materials(MONSTER, 1, v.UNBOUNDED))
    spell = fuse(Each(MONSTER, v.HAND | v.MZONE), materials=2)
    table = Table([spell, A, B], extra=[many], field=[C])
    table.activate(spell)
    assert table.choices() == [("A", "B"), ("A", "C"), ("B", "C")]
    assert not Table([spell, A], extra=[many]).may("activate", spell)


def test_on_the_bottom_of_the_deck() -> None:
    # The card text of Tearlaments Scheiren: "by placing ... on the bottom of the Deck in any order"
    spell = fuse(Each(MONSTER, v.GRAVE), into="bottom")
    table = Table([spell], deck=[C, Card()], extra=[TWO], grave=[A, B])
    table.activate(spell)
    assert (table.place_of(A), table.place_of(B)) == (v.DECK, v.DECK)
    assert table.state.data[KNOWN] == 2


@pytest.mark.parametrize("into", ["banish", "deck", "bottom", "grave"])
def test_a_token_goes_nowhere_but_away(into: str) -> None:
    # Yu-Gi-Oh rules reference, Tokens
    token = fiend("Token", type=v.NORMAL | v.TOKEN)
    spell = fuse(Each(MONSTER, v.MZONE), into=into)
    may = Table([spell], extra=[TWO], field=[A, token]).may("activate", spell)
    assert may is (into == "grave")


@pytest.mark.parametrize("which", [MONSTER, ANY])
def test_a_face_down_banished_card_is_no_material(which: Filter) -> None:
    # Yu-Gi-Oh rules reference, public knowledge
    spell = fuse(Each(which, v.BANISHED), into="deck")
    table = Table([spell], extra=[TWO], banished=[A, B])
    assert table.may("activate", spell)
    table.rewrite(POSITION, B, v.FACEDOWN_DEFENSE)
    assert not table.may("activate", spell)


def test_monsters_that_mention_a_material() -> None:
    # The card text of Branded Fusion: "that mentions ... as material"
    with_a = fusion("With A", Materials(Named(A.passcode)), Materials(MONSTER))
    gamma = fusion("Gammas", Materials(GAMMA & MONSTER), Materials(MONSTER))
    hand = Each(MONSTER, v.HAND)
    for wanted, card, may in (
        (Named(A.passcode), with_a, True), (Named(A.passcode), gamma, False),
        (GAMMA & MONSTER, gamma, True), (GAMMA, with_a, False),
    ):  # fmt: skip
        spell = played("Spell", FusionSummon(MadeFrom(wanted), (hand,)))
        series = fiend("Of it", series=(0x123,))
        assert Table([spell, A, series], extra=[card]).may("activate", spell) is may


def test_monsters_that_mention_a_material_of_a_series_by_its_name() -> None:
    # The card texts of Red-Eyes Fusion ("lists a \"Red-Eyes\" monster as material") and Red-Eyes
    # Dark Dragoon, and the walks of the reference engine: the named monster is used then.
    of_it, other = fiend("Of it", series=(0x123,)), fiend("Other")
    named = fusion("Named", Materials(Named(of_it.passcode)), Materials(MONSTER))
    either = fusion("Either", Materials(Named(of_it.passcode) | Race(v.FIEND)), Materials(MONSTER))
    series = fusion("Series", Materials(GAMMA & MONSTER), Materials(MONSTER))
    spell = played("Spell", FusionSummon(MadeFrom(GAMMA & MONSTER), (Each(MONSTER, v.HAND),)))
    for extra, hand, may in (
        ([named], [of_it, A], True), ([named], [A, A], False),
        ([either], [of_it, A], True), ([either], [other, A], False),
        ([series, either], [of_it, A], True),
    ):  # fmt: skip
        table = Table([spell, *hand], deck=[of_it], extra=extra)
        assert table.may("activate", spell) is may
    table.activate(spell)
    assert "Either" not in table.monsters().values()
    unknown = fusion("Unknown", Materials(Named(1)), Materials(MONSTER))
    assert not Table([spell, of_it, A], extra=[unknown]).may("activate", spell)
    # Two things that one material each must be are not said: the monster is not summoned then.
    from_hand = (Each(MONSTER, v.HAND),)
    fiends = played("Fiends", FusionSummon(MadeFrom(GAMMA), from_hand, including=Race(v.FIEND)))
    for hand in ([other, A], [of_it, A]):
        assert not Table([fiends, *hand], deck=[of_it], extra=[either]).may("activate", fiends)


def rite(**rest: object) -> Card:
    return played("Rite", RitualSummon(**rest))  # type: ignore[arg-type]


GOAL = fiend("Goal", type=v.RITUAL | v.EFFECT, level=4)


@pytest.mark.parametrize("place", [v.HAND, v.DECK, v.GRAVE])
def test_ritual_monsters_from_several_places(place: int) -> None:
    # The card texts of Megalith Phul ("from your hand or Deck") and Revendread Evolution ("from
    # your hand or GY")
    spell = rite(places=v.HAND | place)
    table = Table([spell, A], deck=[GOAL])
    if place != v.DECK:
        table.put(GOAL, place)
    table.activate(spell)
    assert table.monsters() == {0: "Goal"}
    if place != v.HAND:
        other = rite()
        table = Table([other, A], deck=[GOAL])
        assert not table.may("activate", other)


def test_tributes_with_this_card_and_from_the_field_alone() -> None:
    # The card text of Megalith Och: "including this card on your field"
    do = RitualSummon(including=THIS)
    own = fiend("Own", Ignition(v.MZONE, do=(do,)), level=4)
    table = Table([GOAL, A], field=[own, B])
    table.activate(own)
    assert table.grave == ["Own"]
    field = rite(from_=v.MZONE)
    assert not Table([field, GOAL, A]).may("activate", field)
    assert Table([field, GOAL], field=[A]).may("activate", field)


# --------------------------------------------------------------------- read


def do(text: str) -> Node:
    """What a Spell with this text does."""
    facts = Card(9, "Probe", v.SPELL)
    compiled = compile_card(facts, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    (effect,) = compiled.card.effects
    assert isinstance(effect, Activate)
    return effect.do[0]


HAND_OR_FIELD = Each(MONSTER, v.HAND | v.MZONE)
START = "Fusion Summon 1 Fusion Monster from your Extra Deck, "


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (START + "using monsters from your hand or field as Fusion Material.",
         FusionSummon(ANY, (HAND_OR_FIELD,))),
        # Super Polymerization, Branded Fusion, Albion the Branded Dragon, Branded in Red
        (START + "using monsters from either field.",
         FusionSummon(ANY, (Each(MONSTER, v.MZONE, v.EITHER),))),
        ("Fusion Summon 1 Fusion Monster that mentions \"Alpha\" as material from your Extra Deck, "
         "using 2 monsters from your hand, Deck, or field.",
         FusionSummon(MadeFrom(Named(1)), (Each(MONSTER, v.HAND | v.DECK | v.MZONE),),
                      materials=2)),
        ("Fusion Summon 1 Level 8 or lower Fusion Monster from your Extra Deck, except \"Alpha\", "
         "by banishing Fusion Materials mentioned on it from your hand, field, and/or GY.",
         FusionSummon(Between("level", 0, 8) & ~Named(1),
                      (Each(MONSTER, v.HAND | v.MZONE | v.GRAVE),), "banish")),
        (START + "by banishing its materials from your field or GY, but it cannot attack directly "
         "this turn.",
         FusionSummon(ANY, (Each(MONSTER, v.MZONE | v.GRAVE),), "banish",
                      but=("cannot-attack-directly-this-turn",))),
        # Gem-Knight Phantom Quartz, Tearlaments Scheiren, Branded in White
        ("Fusion Summon 1 \"Gamma\" Fusion Monster from your Extra Deck, by shuffling its "
         "materials from your GY or banishment into the Deck.",
         FusionSummon(GAMMA, (Each(MONSTER, v.GRAVE | v.BANISHED),), "deck")),
        (START + "by placing Fusion Materials mentioned on it from your hand, field, and/or GY, "
         "including this card from your GY, on the bottom of the Deck in any order.",
         FusionSummon(ANY, (Each(MONSTER, v.HAND | v.MZONE | v.GRAVE),), "bottom", THIS)),
        (START + "using monsters from your hand or field, including a Dragon monster.",
         FusionSummon(ANY, (HAND_OR_FIELD,), including=Race(v.DRAGON) & MONSTER)),
        # Performapal Odd-Eyes Dissolver
        (START + "using monsters from your field and/or Pendulum Zones, including this card.",
         FusionSummon(ANY, (Each(MONSTER, v.MZONE | v.PZONE),), including=THIS)),
        # Fallen of Albaz
        ("Fusion Summon 1 Fusion Monster from your Extra Deck using monsters on either field, "
         "including this card, but you cannot use other monsters you control as material.",
         FusionSummon(ANY, (Each(THIS, v.MZONE), THEIRS), including=THIS)),
        # Libromancer First Appearance, Megalith Phul, Megalith Och, Gishki Aquamirror
        ("Ritual Summon 1 \"Gamma\" Ritual Monster from your hand, by Tributing monsters from your "
         "hand or field whose total Levels equal or exceed its Level.", RitualSummon(GAMMA)),
        ("Ritual Summon 1 Ritual Monster from your hand or Deck by Tributing monsters from your "
         "hand or field whose total Levels equal or exceed the Level of the Ritual Monster.",
         RitualSummon(places=v.HAND | v.DECK)),
        ("Ritual Summon 1 Ritual Monster from your hand, by Tributing monsters from your hand or "
         "field, including this card on your field, whose total Levels equal or exceed the Level "
         "of the Ritual Monster.", RitualSummon(including=THIS)),
        ("This card can be used to Ritual Summon any \"Gamma\" Ritual Monster. You must also "
         "Tribute monsters from your hand or field whose total Levels exactly equal the Level of "
         "the Ritual Monster you Ritual Summon.", RitualSummon(GAMMA, True)),
        # Chaos Form, Shinobird's Calling, Advanced Ritual Art, Megalith Unformed
        ("This card can be used to Ritual Summon any \"Gamma\" Ritual Monster. You must also "
         "Tribute monsters from your hand or field and/or banish \"Alpha\" from your GY, whose "
         "total Levels exactly equal the Level of the \"Gamma\" Ritual Monster you Ritual Summon.",
         RitualSummon(GAMMA, True, others=Each(Named(1), v.GRAVE))),
        ("This card is used to Ritual Summon \"Alpha\" or \"Probe\". You must also Tribute "
         "monsters from your hand or field whose total Levels equal or exceed the Level of the "
         "Ritual Monster you Ritual Summon.", RitualSummon(Named(1) | Named(9))),
        ("This card is used to Ritual Summon any 1 Ritual Monster. You must also send Fiend "
         "monsters from your Deck to the GY whose total Levels equal the Level of that Ritual "
         "Monster.",
         RitualSummon(exactly=True, from_=0, others=Each(Race(v.FIEND) & MONSTER, v.DECK),
                      into="grave")),
        ("Ritual Summon 1 \"Gamma\" Ritual Monster from your Deck in Defense Position, by "
         "Tributing monsters from your hand or field whose total Levels equal exactly twice its "
         "Level.",
         RitualSummon(GAMMA, True, places=v.DECK, position=v.FACEUP_DEFENSE, times=2)),
        ("This card can be used to Ritual Summon any Ritual Monster from your hand or GY. You must "
         "also Tribute Fiend monsters from your hand or field whose total Levels equal or exceed "
         "the Level of the Ritual Monster you Ritual Summon.",
         RitualSummon(tributes=Race(v.FIEND) & MONSTER, places=v.HAND | v.GRAVE)),
    ],
)  # fmt: skip
def test_what_a_text_means(text: str, found: Node) -> None:
    assert do(text) == found


@pytest.mark.parametrize(
    ("text", "but"),
    [
        # Emergency Teleport, Instant Fusion, Rokket Synchron, Supreme King Gate Infinity
        ("but banish it during the End Phase of this turn", ("banished-in-end-phase",)),
        ("but it cannot attack, also it is destroyed during the End Phase",
         ("cannot-attack", "destroyed-in-end-phase")),
        ("but its effects are negated, also it cannot be used as Link Material",
         ("negated", "not-link-material")),
        ("also it cannot be used as material for a Synchro or Xyz Summon",
         ("not-synchro-material", "not-xyz-material")),
    ],
)  # fmt: skip
def test_what_is_said_of_the_summoned_monster(text: str, but: tuple[SummonedAs, ...]) -> None:
    found = do(f"Special Summon 1 monster from your GY, {text}.")
    assert isinstance(found, SpecialSummon)
    assert found.but == but


@pytest.mark.parametrize(
    "text",
    [
        START + "using monsters from your opponent's GY.",
        START + "by eating its materials from your field.",
        "Ritual Summon 1 Ritual Monster from your hand, by Tributing monsters from your opponent's "
        "Deck whose total Levels equal or exceed its Level.",
        "Special Summon 1 monster from your GY, but it cannot be used as lunch.",
    ],
)
def test_what_is_not_understood(text: str) -> None:
    facts = Card(9, "Probe", v.SPELL)
    assert not compile_card(facts, text, LEXICON).whole


def test_with_which_card_a_ritual_monster_is_summoned_is_said_there() -> None:
    # The card text of Cyber Angel Idaten: "You can Ritual Summon this card with ..."
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT | v.RITUAL)
    for card in ('"Alpha"', 'a "Gamma" card', 'any "Gamma" Ritual Spell'):
        compiled = compile_card(facts, f"You can Ritual Summon this card with {card}.", LEXICON)
        assert compiled.whole
        assert compiled.card.missing == ()
