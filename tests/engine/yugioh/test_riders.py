"""What an effect makes of the monster that it summons.

Sources: the card texts that are named; Yu-Gi-Oh modifiers and triggers, *Leaves the field*.
"""

from typing import Any

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Card,
    Choose,
    CreateToken,
    Damage,
    Destroy,
    Each,
    FusionSummon,
    Ignition,
    InPlace,
    Materials,
    ReturnToHand,
    SendToGrave,
    SpecialSummon,
    SynchroSummon,
    Tribute,
    Type,
    monster,
)
from engine.yugioh.language.words import SummonedAs
from engine.yugioh.position.slots import KNOWN
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, contact, fiend, fresh, fusion, link, played, xyz

A, B = body("A"), body("B")
BURN = fiend("Burn", Ignition(v.MZONE, do=(Damage(1),)))
AWAY = played("Away", SendToGrave(Each(MONSTER, v.MZONE)))
HOME = played("Home", ReturnToHand(Each(MONSTER, v.MZONE)))
DESTROY = played("Destroy", Destroy(Each(MONSTER, v.MZONE)))


def bring(*but: SummonedAs) -> Card:
    return played("Bring", SpecialSummon(Choose(MONSTER, v.GRAVE), but=but))


def brought(*but: SummonedAs, what: Card = A, hand: Any = (), **rest: Any) -> Table:
    """A monster was Special Summoned from the GY by an effect that says that of it."""
    spell = bring(*but)
    table = Table([spell, *hand], grave=[what], **rest)
    table.activate(spell)
    assert table.place_of(what) == v.MZONE
    return table


# ------------------------------------------------------------ when it leaves


@pytest.mark.parametrize("leave", [AWAY, HOME, DESTROY])
@pytest.mark.parametrize(
    ("rider", "place", "known"),
    [
        ("banished-when-it-leaves", v.BANISHED, 0), ("bottom-when-it-leaves", v.DECK, 1),
        ("shuffled-when-it-leaves", v.DECK, 0),
    ],
)  # fmt: skip
def test_where_it_goes_when_it_leaves_the_field(
    rider: SummonedAs, place: int, known: int, leave: Card
) -> None:
    # The card texts of Jet Synchron and Destrudo the Lost Dragon's Frisson ("place this card on the
    # bottom of the Deck if it leaves the field").
    table = brought(rider, hand=[leave], deck=[body("X"), body("Y")])
    table.activate(leave)
    assert table.place_of(A) == place
    assert table.state.data[KNOWN] == known


@pytest.mark.parametrize("rider", ["bottom-when-it-leaves", "shuffled-when-it-leaves"])
def test_an_extra_deck_monster_returns_to_the_extra_deck(rider: SummonedAs) -> None:
    # Yu-Gi-Oh solo rules 3: it goes there instead of the Deck.
    other = xyz("Other")
    table = brought(rider, what=other, hand=[AWAY])
    table.activate(AWAY)
    assert table.place_of(other) == v.EXTRA
    assert table.state.data[KNOWN] == 0


def test_what_is_bound_for_the_deck_pays_no_cost_of_sending_to_the_gy() -> None:
    # Yu-Gi-Oh solo rules 4: a cost must be paid as it says.
    pay = played("Pay", Damage(1), cost=(SendToGrave(Choose(MONSTER, v.MZONE)),))
    assert brought(hand=[pay]).may("activate", pay)
    assert not brought("bottom-when-it-leaves", hand=[pay]).may("activate", pay)


# ------------------------------------------------------------ the End Phase


@pytest.mark.parametrize(
    ("rider", "place"),
    [
        ("destroyed-in-end-phase", v.GRAVE),
        ("banished-in-end-phase", v.BANISHED),
        ("returned-in-end-phase", v.HAND),
        ("cannot-attack", v.MZONE),
    ],
)
def test_what_becomes_of_it_in_the_end_phase(rider: SummonedAs, place: int) -> None:
    # The card texts of Instant Fusion, Emergency Teleport, Thunder Dragonroar and Quick Launch.
    table = brought(rider)
    table.end()
    assert table.place_of(A) == place


# ------------------------------------------------------------- not used for


@pytest.mark.parametrize(
    ("rider", "barred"),
    [
        ("not-link-material", "Link"),
        ("not-xyz-material", "Xyz"),
        ("not-synchro-material", "Synchro"),
        ("negated", ""),
    ],
)
def test_for_which_summon_it_is_no_material(rider: SummonedAs, barred: str) -> None:
    # The card texts of Space Insulator, Zoodiac Chakanine and Tour Guide From the Underworld.
    tuner = fiend("Tuner", level=1, type=v.EFFECT | v.TUNER)
    ways = {
        "Link": link("Link", 1), "Xyz": xyz("Xyz", 4, 1),
        "Synchro": monster(fresh(), "Synchro", v.DARK, v.FIEND, 5, 0, type=v.SYNCHRO,
                           procedures=(SynchroSummon(),)),
    }  # fmt: skip
    plain = body("Plain")
    table = brought(rider, what=plain, field=[tuner], extra=list(ways.values()))
    for name, way in ways.items():
        alone = name == "Link"  # the Tuner is material too
        assert table.may("special", way) is (name != barred or alone)


def test_it_cannot_be_tributed() -> None:
    # The card text of Starving Venom Predapower Fusion Dragon and others: "it cannot be Tributed".
    altar = played("Altar", Damage(1), cost=(Tribute(Choose(MONSTER, v.MZONE)),))
    great = body("Great", level=5)
    assert brought(hand=[altar, great]).may("summon", great)
    table = brought("not-tributed", hand=[altar, great])
    assert not table.may("activate", altar)
    assert not table.may("summon", great)


def test_it_is_no_fusion_material() -> None:
    # Yu-Gi-Oh rules reference, F1; a Contact Fusion is no Fusion Summon.
    poly = played("Poly", FusionSummon(sources=(Each(ANY, v.HAND | v.MZONE),)))
    two = fusion("Two", Materials(MONSTER, 2, 2))
    assert brought(hand=[poly, B], extra=[two]).may("activate", poly)
    assert not brought("not-fusion-material", hand=[poly, B], extra=[two]).may("activate", poly)
    goal = contact("Goal", Materials(MONSTER))
    assert brought("not-fusion-material", extra=[goal]).may("special", goal)


def test_it_cannot_activate_its_effects_this_turn() -> None:
    # The card text of Crystron Halqifibrax: "but it cannot activate its effects this turn"
    assert brought(what=BURN).may("activate", BURN)
    assert not brought("cannot-activate", what=BURN).may("activate", BURN)


def test_once_it_has_left_nothing_is_left_of_that() -> None:
    # Yu-Gi-Oh modifiers and triggers, *Leaves the field*: it is a new card.
    again = played("Again", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    one = link("One", 1)
    table = brought("not-link-material", hand=[AWAY, again], extra=[one])
    assert not table.may("special", one)
    table.activate(AWAY)
    table.activate(again)
    assert table.may("special", one)


def test_a_fusion_summon_says_that_too() -> None:
    # The card text of Branded in Red: "but it cannot attack directly this turn"
    fuse = FusionSummon(
        sources=(Each(MONSTER, v.HAND | v.MZONE),), but=("banished-when-it-leaves",)
    )
    poly = played("Poly", fuse)
    two = fusion("Two", Materials(MONSTER, 2, 2))
    table = Table([poly, AWAY], extra=[two], field=[A, B])
    table.activate(poly)
    table.activate(AWAY)
    assert table.place_of(two) == v.BANISHED


# ------------------------------------------------------------- what is said


@pytest.mark.parametrize(
    ("but", "words"),
    [
        (("cannot-attack", "destroyed-in-end-phase"),
         "but it cannot attack, and destroy it during the End Phase"),
        (("negated", "not-link-material"),
         "but negate its effects, also it cannot be used as Link Material"),
        (("not-synchro-material", "not-xyz-material"),
         "also it cannot be used as material for a Synchro or Xyz Summon"),
        (("bottom-when-it-leaves",),
         "but place it on the bottom of the Deck when it leaves the field"),
        (("cannot-attack-directly-this-turn",), "but it cannot attack directly this turn"),
    ],
)  # fmt: skip
def test_what_is_said(but: tuple[SummonedAs, ...], words: str) -> None:
    # The card texts named above, and Supreme King Gate Infinity.
    text = f"Special Summon 1 monster from your GY, {words}."
    assert card_text(bring(*but), str) == [text]
    itself = fiend("Itself", Ignition(v.GRAVE, do=(SpecialSummon(SELF, but=but),)))
    assert card_text(itself, str)[0].endswith(f", {words}.")


# ------------------------------------------------------------------- Tokens

TOKEN = fiend("Token", type=v.NORMAL | v.TOKEN)


def test_while_a_token_is_there_only_some_monsters_are_summoned() -> None:
    # The card text of Swordsoul of Mo Ye: "While that Token is in the Monster Zone, the player who
    # Summoned it cannot Special Summon from the Extra Deck, except Synchro Monsters."
    one = link("One", 1)
    only = ~InPlace(v.EXTRA) | Type(v.SYNCHRO)
    make = played("Make", CreateToken(TOKEN.passcode, only=only))
    plain = played("Plain", CreateToken(TOKEN.passcode))
    for spell, may in ((make, False), (plain, True)):
        table = Table([spell, AWAY], extra=[one], field=[A], also=[TOKEN])
        assert table.may("special", one)
        table.activate(spell)
        assert table.may("special", one) is may
    again = played("Again", SpecialSummon(Choose(MONSTER, v.GRAVE)))
    table = Table([make, AWAY, again], extra=[one], field=[A], also=[TOKEN])
    table.activate(make)
    table.activate(AWAY)
    table.activate(again)
    assert table.may("special", one)
    assert card_text(make, lambda _: "Token")[0].endswith(
        "While that Token is in the Monster Zone, the player who Summoned it cannot Special Summon "
        "from the Extra Deck, except Synchro Monsters."
    )


def test_what_is_true_of_a_token() -> None:
    # The card text of Radian, the Multidimensional Kaiju: "but it cannot be used as Synchro
    # Material"
    tuner = fiend("Tuner", level=1, type=v.EFFECT | v.TUNER)
    goal = monster(fresh(), "Goal", v.DARK, v.FIEND, 5, 0, type=v.SYNCHRO,
                   procedures=(SynchroSummon(),))  # fmt: skip
    cases: tuple[tuple[tuple[SummonedAs, ...], bool], ...] = (
        ((), True), (("not-synchro-material",), False),
    )  # fmt: skip
    for but, may in cases:
        make = played("Make", CreateToken(TOKEN.passcode, but=but))
        table = Table([make], extra=[goal], field=[tuner], also=[TOKEN])
        table.activate(make)
        assert table.may("special", goal) is may


def test_all_that_an_effect_summoned_is_banished_in_the_end_phase() -> None:
    # The card text of PSY-Framegear Gamma: "During the End Phase, banish the face-up monsters
    # Special Summoned by this effect."
    text = (
        'You can Special Summon both this card from your hand and 1 "A" from your hand, Deck, or '
        "GY. During the End Phase, banish the face-up monsters Special Summoned by this effect."
    )
    facts = fiend("Gear")
    lexicon = Lexicon({"Gear": facts.passcode, "A": A.passcode}, {})
    gear = compile_card(facts, text, lexicon)
    assert gear.whole, [str(part.why) for part in gear.parts if part.why]
    table = Table([gear.card, A])
    table.activate(gear.card)
    assert table.monsters() == {0: "Gear", 1: "A"}
    table.end()
    assert table.place_of(A) == table.place_of(gear.card) == v.BANISHED
