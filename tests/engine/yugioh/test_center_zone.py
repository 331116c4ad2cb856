"""The center Main Monster Zone: cards there, Summons to it, and two monsters that switch zones.

Sources: the official texts of the cards named, of which only the phrases stand here; Yu-Gi-Oh field
zones, Main Monster Zones.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.few_spelling import FEW
from engine.yugioh.card_text.limits import NOT_TOGETHER
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition

LEXICON = Lexicon({"Probe": 9}, {"Gamma": 0x123})
PROBE = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
CENTER = la.Zones(1 << 2)


def read(text: str) -> Compiled:
    found = compile_card(PROBE, text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


@pytest.mark.parametrize(
    "text",
    [
        # Elfnote Power Patron, Elfnote Regina, Elfnote June Pride, Elfnote Seraphim Strelitzia
        "You can target 1 monster in your center Main Monster Zone; increase its Level by 3 until "
        "the end of this turn.",
        "If this card is Normal or Special Summoned to the center Main Monster Zone: You can draw "
        "1 card.",
        "If this card is in the center Main Monster Zone: You can draw 1 card.",
        "This card's original ATK becomes 3000, while in the center Main Monster Zone.",
        # Elfnotes: Welcome Home, Elfnotes: A Plea for Help, Elfnote Lucina
        "The monster in your center Main Monster Zone cannot be destroyed by card effects.",
        "Your opponent cannot target the monster in your center Main Monster Zone with card "
        "effects.",
        "You can switch the locations of this card in your Main Monster Zone and the monster in "
        "your center Main Monster Zone, then draw 1 card.",
    ],
)
def test_the_zone_is_read_and_written_back(text: str) -> None:
    card = read(text).card
    zones = [node for node in card.nodes if node == CENTER]
    events = [node for node in card.nodes if isinstance(node, la.Event) and node.zones == 1 << 2]
    assert zones or events
    assert any("center Main Monster Zone" in line for line in card_text(card, LEXICON.name_of))


def test_one_monster_of_each_place() -> None:
    # Elfnote June Pride
    (effect,) = read(
        'You can Special Summon up to 1 "Gamma" monster each from your hand, Deck, and GY.'
    ).card.effects
    assert isinstance(effect, la.Ignition)
    item = la.Series(0x123, "Gamma") & la.MONSTER
    steps = [la.SpecialSummon(la.Choose(item, one)) for one in (v.HAND, v.DECK, v.GRAVE)]
    assert effect.do == (la.some_of(tuple(steps)),)


def test_a_summon_to_that_zone_and_to_another() -> None:
    card = replace(
        read(
            "If this card is Normal or Special Summoned to the center Main Monster Zone: You can "
            "gain 500 LP."
        ).card,
        passcode=fresh(),
    )
    for zone, gained in ((2, 500), (0, 0)):
        table = Table([card], all_zones=True)
        table.summon(card)
        table.into(zone)
        if gained:
            table.chain(card)
        assert table.life() == 8000 + gained


SWITCH = fiend(
    "Switch", ignition(la.SwitchZones(la.Choose(la.MONSTER & la.OTHER & CENTER, v.MZONE)))
)
OTHER = body("Other")


def test_two_monsters_switch_their_zones() -> None:
    table = Table(field={0: SWITCH, 2: OTHER})
    table.activate(SWITCH)
    assert table.monsters() == {0: "Other", 2: "Switch"}
    assert not table.may("activate", SWITCH)  # it is there itself


def test_only_from_another_main_monster_zone() -> None:
    assert not Table(field={0: SWITCH, 1: OTHER}).may("activate", SWITCH)
    assert not Table(field={5: SWITCH, 2: OTHER}).may("activate", SWITCH)


def test_a_monster_that_is_unaffected_stays() -> None:
    firm = fiend("Firm", la.Unaffected(la.MONSTER & la.OTHER))
    table = Table(field={0: SWITCH, 2: firm})
    if table.may("activate", SWITCH):
        table.activate(SWITCH)
    assert table.monsters() == {0: "Switch", 2: "Firm"}


def test_effects_that_are_not_activated_in_one_chain() -> None:
    # Elfnotes: Aristeia of Trust: said behind the effects that are meant
    first, second = read(
        "You can draw 1 card. You can discard 1 card; draw 2 cards. You cannot activate these "
        'effects of "Probe" in the same Chain.'
    ).card.effects
    assert first.limit == second.limit == NOT_TOGETHER  # type: ignore[attr-defined]


def test_a_card_of_the_hand_is_banished_for_a_time() -> None:
    # Elfnote Tinia
    rare = "you can banish (face-up) 1 random card from your opponent's hand, until the End Phase."
    usual = "you can banish 1 random card from your opponent's hand until the End Phase."
    assert FEW(rare) == usual and FEW(usual) == usual
