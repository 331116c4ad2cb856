"""Sentences that few cards have: each means what the usual one means.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.said_in_full import IN_FULL
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

LEXICON = Lexicon({"Probe": 9, "Alpha": 1, "Beta": 2}, {"Gamma": 0x123})
MONSTER = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


def read(text: str, card: la.Card = MONSTER) -> Compiled:
    found = compile_card(card, text, LEXICON)
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return found


@pytest.mark.parametrize(
    ("rare", "usual"),
    [
        # Wiretap
        ("When a Trap is activated: ", "When a Trap Card is activated: "),
        # Six Style - Dual Wield
        (
            'If the only monster you control is 1 "Gamma" monster in Attack Position: ',
            'If you control exactly 1 monster and you control an Attack Position "Gamma" monster: ',
        ),
        # Dustflame Blast
        (
            "up to the number of monsters banished for this card's activation.",
            "up to the number of monsters banished.",
        ),
        # Nehshaddoll Genius, Rikka Sheet
        (
            "neither player can activate that target's effects on the field this turn",
            "that target cannot activate its effects this turn",
        ),
        (
            "players cannot activate that face-up monster's effects on the field this turn",
            "that face-up monster cannot activate its effects this turn",
        ),
        # Abyss Shark
        (
            'double the first battle damage inflicted to your opponent this turn by your "Gamma" '
            "monster battling another monster.",
            'the first battle damage all "Gamma" monsters you control inflict to your opponent by '
            "battling a monster is doubled this turn.",
        ),
        # Bujinki Amaterasu
        (
            "You can detach 1 material from this card; apply this effect, depending on whose turn "
            "it is.\n● Your turn: Draw 1 card.\n● Your opponent's turn: Draw 2 cards.",
            "You can detach 1 material from this card, then activate 1 of these effects.\n● During "
            "your turn: Draw 1 card.\n● During your opponent's turn: Draw 2 cards.",
        ),
        # Bujintei Tsukuyomi
        (
            "When this card you controlled while face-up leaves the field because of an opponent's "
            "card effect: You can target Fiend monsters in your GY, up to the number of Xyz "
            "Materials this card had on the field; ",
            "When this face-up card with material in its owner's control leaves the field because "
            "of an opponent's card effect: You can target Fiend monsters in your GY, up to the "
            "number of materials this card had; ",
        ),
        # Garoth, Lightsworn Warrior
        (
            'draw 1 card for each "Gamma" monster sent to the GY by this effect.',
            'draw cards equal to the number of "Gamma" monsters sent to the GY by this effect.',
        ),
        # Sangenpai Bident Dragion
        (
            'If A: B. If C: D. You can only use this effect of "Probe" once per Duel, and its '
            "previous effect only once per turn.",
            'If A: B. You can only use this effect of "Probe" once per turn. If C: D. You can only '
            'use this effect of "Probe" once per Duel.',
        ),
    ],
)
def test_it_is_put_in_the_usual_way(rare: str, usual: str) -> None:
    assert IN_FULL(rare) == usual
    assert IN_FULL(usual) == usual


def test_what_waits_for_attacks_never_comes_in_a_turn_without_them() -> None:
    # Sangenpai Bident Dragion; Yu-Gi-Oh rules reference, phases of a turn.
    found = read("If 3 or more attacks have been declared this turn (Quick Effect): You can draw 1 "
                 "card.")  # fmt: skip
    assert [part.status for part in found.parts] == ["inert"]
    found = compile_card(MONSTER, "If 3 or more cards have been drawn this turn: You can draw 1 "
                         "card.", LEXICON)  # fmt: skip
    assert not found.whole


def test_cards_by_name_return_to_where_they_belong() -> None:
    # Ruddy Rose Witch: names of Synchro Monsters.
    text = (
        'You can banish this card from your GY; return 1 of your "Alpha" or "Beta" that is '
        "banished or in your GY to the Extra Deck."
    )
    (item,) = read(text).card.effects
    assert isinstance(item, la.Ignition)
    (step,) = item.do
    assert isinstance(step, la.ToDeck) and isinstance(step.what, la.Choose)
    assert step.where == "shuffle" and step.what.places == v.GRAVE | v.BANISHED


def test_a_monster_that_cannot_activate_its_effects() -> None:
    # Nehshaddoll Genius: neither player can activate that target's effects on the field.
    text = (
        "Target 1 Effect Monster on the field; neither player can activate that target's effects "
        "on the field this turn."
    )
    (item,) = read(text, la.Card(9, "Probe", v.SPELL)).card.effects
    assert isinstance(item, la.Activate) and item.do == (la.CannotActivate(la.Chosen()),)
    able = fiend("Able", ignition(la.Damage(100)))
    hush = played("Hush", *item.do, target=item.target)
    table = Table([hush], field=[able])
    assert table.may("activate", able)
    table.activate(hush)
    assert not table.may("activate", able)


def test_the_first_damage_of_a_turn() -> None:
    # Abyss Shark: the damage of one battle, and in the turns that are played there is none.
    text = (
        "You can draw 1 card, also double the first battle damage inflicted to your opponent this "
        'turn by your "Gamma" monster battling another monster.'
    )
    (item,) = read(text).card.effects
    assert isinstance(item, la.Ignition)
    (also,) = item.do[1:]
    assert isinstance(also, la.Also)
    (rule,) = also.do
    assert isinstance(rule, la.InBattleThisTurn) and rule.how == "first-doubled"


def test_one_of_two_effects_by_the_type_of_what_is_paid() -> None:
    # Frozen Rose: what it had on the field is known when it is sent.
    text = (
        "Send 1 face-up monster you control to the GY; apply this effect, depending on the Type it "
        "had on the field.\n● Plant: Draw 1 card.\n● Non-Plant: Gain 100 LP."
    )
    (item,) = read(text, la.Card(9, "Probe", v.SPELL)).card.effects
    assert isinstance(item, la.Activate)
    card = played("Rose", *item.do)
    leaf, other = body("Leaf", race=v.PLANT), body("Other")
    alone = Table([card], deck=[body("Drawn")], field=[leaf])
    alone.activate(card)
    assert alone.grave == ["Leaf", "Rose"] and alone.hand == ["Drawn"]
    alone = Table([card], deck=[body("Drawn")], field=[other])
    alone.activate(card)
    assert alone.hand == [] and alone.life() == 8100


def test_what_the_effect_of_a_monster_of_the_player_sends() -> None:
    # Garoth, Lightsworn Warrior: by the effect of a "Lightsworn" monster you control, except …
    text = (
        'If a card is sent from your Deck to the GY by the effect of a "Gamma" monster you '
        'control, except "Probe": Gain 100 LP.'
    )
    watcher = replace(read(text).card, passcode=fresh(), name="Watcher")
    (item,) = watcher.effects
    assert isinstance(item, la.Trigger) and not item.optional
    mill = la.Mill(1)
    miller = fiend("Miller", ignition(mill), series=(0x123,))
    stranger = fiend("Stranger", ignition(mill))
    from_grave = fiend("Grave", ignition(mill, where=v.GRAVE), series=(0x123,))
    for actor, gains in ((miller, True), (stranger, False), (from_grave, False)):
        lies = [actor] if actor is from_grave else []
        table = Table(deck=[body()] * 3, field=[watcher, *([] if lies else [actor])], grave=lies)
        table.activate(actor)
        assert table.life() == 8000 + 100 * gains, actor.name
