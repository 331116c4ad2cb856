"""What can be done, or targeted, instead under a condition.

Source: problem-solving card text, in the phrases of the cards that are named.
"""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fresh

LEXICON = Lexicon({"Probe": 1, "Key": 2}, {"Gamma": 0x123})
GAMMA = replace(body("Gamma One", race=v.FIEND), series=(0x123,))
WYRM = body("Wyrm", race=v.WYRM)
KEY = replace(body("Key", race=v.FIEND), passcode=2)


def read(text: str, kind: int = v.SPELL) -> Compiled:
    return compile_card(la.Card(1, "Probe", kind), text, LEXICON)


def whole(text: str, kind: int = v.SPELL) -> la.Card:
    found = read(text, kind)
    assert found.whole, found.parts
    return found.card


ADD = (
    'Add 1 "Gamma" monster from your Deck to your hand, or if you control "Key", you can add 1 '
    "Wyrm monster instead."
)


def test_only_under_the_condition_there_is_a_choice() -> None:
    # The card text of Swordsoul Emergence.
    spell = whole(ADD)
    table = Table([spell], deck=[GAMMA, WYRM, body("Other")])
    table.activate(spell)
    assert table.hand == ["Gamma One"]
    table = Table([spell], deck=[GAMMA, WYRM, body("Other")], field=[KEY])
    table.activate(spell)
    table.pick(WYRM)
    assert table.hand == ["Wyrm"]


def test_what_can_be_done_only_instead_is_activated_only_under_the_condition() -> None:
    # Yu-Gi-Oh solo rules, 2: what cannot be done is not activated.
    spell = whole(ADD)
    assert not Table([spell], deck=[WYRM]).may("activate", spell)
    table = Table([spell], deck=[WYRM], field=[KEY])
    table.activate(spell)
    assert table.hand == ["Wyrm"]


def test_the_same_card_is_summoned_instead_if_such_a_card_was_paid() -> None:
    # The card text of Heavenly Dragon Circle.
    spell = whole(
        "Tribute 1 Fiend monster; add 1 Wyrm monster from your Deck to your hand, or if you "
        "Tributed a non-Effect Monster to activate this card, you can Special Summon it instead, "
        "but negate its effects."
    )
    table = Table([spell], deck=[WYRM, body("Other")], field=[GAMMA])
    table.activate(spell)
    table.bullet(1)
    assert list(table.monsters().values()) == ["Wyrm"]
    effect = la.monster(fresh(), "Effect", v.DARK, v.FIEND, 4, 1000, 1000, type=v.EFFECT)
    table = Table([spell], deck=[WYRM, body("Other")], field=[effect])
    table.activate(spell)
    assert table.hand == ["Wyrm"]


def test_where_there_are_none_something_else_is_done() -> None:
    # The card text of Witchcrafter Pittore.
    spell = whole(
        'Draw 1 card, then send 1 "Gamma" card from your hand to the GY, or, if you have none, '
        "banish your entire hand."
    )
    a, b = body("A"), body("B")
    table = Table([spell, a, GAMMA], deck=[b])
    table.activate(spell)
    assert (table.grave, table.banished) == (["Gamma One", "Probe"], [])
    table = Table([spell, a], deck=[b])
    table.activate(spell)
    assert sorted(table.banished) == ["A", "B"]


def test_what_was_chosen_in_one_case_is_not_spoken_of_later() -> None:
    text = ADD[:-1].replace("add 1 Wyrm monster instead", "Special Summon it instead")
    assert read(f"{text}.").whole
    assert read(f"{text[:-8]} from your Deck instead.").whole
    assert not read(f"{text}, then send that monster to the GY.").whole
    assert not read(f"{text}, then destroy it.").whole


# ---------------------------------------------------------------- targets

TARGET = (
    'Target 1 "Gamma" monster in your GY, or if you control "Key", you can target 1 Wyrm monster '
    "instead; Special Summon it."
)


def test_only_under_the_condition_others_are_targets_too() -> None:
    # The card texts of Swordsoul Sacred Summit and Spright Elf.
    spell = whole(TARGET)
    assert not Table([spell], grave=[WYRM]).may("activate", spell)
    table = Table([spell], grave=[WYRM, GAMMA], field=[KEY])
    table.activate(spell)
    assert sorted(table.choices()) == [("Gamma One",), ("Wyrm",)]
    table.pick(WYRM)
    assert sorted(table.monsters().values()) == ["Key", "Wyrm"]


@pytest.mark.parametrize(
    "words",
    [
        'or if you control "Key", you can target 2 Wyrm monsters instead',
        "or if it rains, you can target 1 Wyrm monster instead",
        'or if you control "Key", you can target 1 Wyrm monster',
    ],
)
def test_what_is_not_understood_of_it_is_not_played(words: str) -> None:
    assert not read(f'Target 1 "Gamma" monster in your GY, {words}; Special Summon it.').whole


# ------------------------------------------------------ one or the other of the same card

IN_GY = 'Target 1 "Gamma" monster in your GY; '


@pytest.mark.parametrize("or_", [", or ", " or "])
def test_one_or_the_other_is_done_to_the_same_card(or_: str) -> None:
    # The card texts that say "add it to your hand, or Special Summon it".
    spell = whole(f"{IN_GY}add it to your hand{or_}Special Summon it.")
    for number in (0, 1):
        table = Table([spell], grave=[GAMMA])
        table.activate(spell)
        table.bullet(number)
        assert table.hand == ["Gamma One"] * (number == 0)
        assert list(table.monsters().values()) == ["Gamma One"] * (number == 1)


@pytest.mark.parametrize(
    "text",
    [
        IN_GY + "add it to your hand or add it to your hand.",
        IN_GY + "add it to your hand or draw 1 card.",
        IN_GY + "add it to your hand or Special Summon it and draw 1 card.",
        IN_GY + "add it to your hand Special Summon it.",
        'Special Summon 1 "Gamma" monster from your hand or add 1 "Gamma" monster from your GY to '
        "your hand.",
    ],
)
def test_what_is_no_other_thing_done_to_the_same_card_is_not_read(text: str) -> None:
    assert not read(text).whole


@pytest.mark.parametrize(
    ("start", "end", "step"),
    [
        ('place 1 "Gamma" card from your GY', " on the top of your Deck", la.ToDeck),
        ('place 1 "Gamma" card from your GY', " on the bottom of the Deck", la.ToDeck),
        ('place 1 "Gamma" card from your GY', " on either the top or bottom of the Deck",
         la.ToDeck),
        ('place 1 "Gamma" monster from your hand or Deck', " in your Pendulum Zone",
         la.PlaceAsScale),
        ('place 1 "Gamma" Continuous Spell from your Deck',
         " face-up in your Spell & Trap Zone", la.PlaceAsSpell),
        ('Set 1 "Gamma" Spell from your Deck', "", la.SetCard),
    ],
)  # fmt: skip
def test_what_is_left_out_may_be_said_behind_the_place(
    start: str, end: str, step: type[Node]
) -> None:
    # Problem-solving card text: ', except "…"' at the end of a clause is of the cards it chooses.
    card = whole(f'You can {start}{end}, except "Key".', v.MONSTER | v.EFFECT)
    found = [node for node in card.walk() if isinstance(node, step)]
    assert found
    for node in found:
        assert ~la.Named(2) in node.what.filter.of  # type: ignore[attr-defined]
