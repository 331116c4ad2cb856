"""Of several cards that could be chosen, those that may not be are left out, and no others.

Sources: Yu-Gi-Oh rules reference, T1 and T4, on targets and choices; the card texts named with each
test.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Ban,
    Banish,
    Card,
    Choose,
    Chosen,
    Damage,
    Named,
    Race,
)
from engine.yugioh.position import slots
from engine.yugioh.position.contexts import clear_context, open_context
from tests.engine.yugioh.table import Table, body, fiend, names, played

A, B, C = body("A"), body("B"), body("C")


@pytest.mark.parametrize("forbidden", [A, B, C], ids=names(A, B, C))
@pytest.mark.parametrize("what", ["add", "search"])
def test_what_may_not_be_added_is_no_choice(forbidden: Card, what: str) -> None:
    # Droll & Lock Bird, of one card: the others are added as before.
    ban = fiend("Ban", Ban((what,), Named(forbidden.passcode)))  # type: ignore[arg-type]
    search = played("Search", AddToHand(Choose(MONSTER, v.DECK)))
    table = Table([search], deck=[A, B, C], field=[ban])
    table.activate(search)
    offered = {name for names_ in table.choices() for name in names_}
    assert offered == {"A", "B", "C"} - {forbidden.name}


@pytest.mark.parametrize("first", [A, B], ids=names(A, B))
def test_two_targets_are_two_cards(first: Card) -> None:
    # "Target 1 monster in your GY and 1 monster in your GY": no card is targeted twice.
    grave = Choose(MONSTER, v.GRAVE)
    both = played("Both", Damage(1), target=(grave, grave))
    assert not Table([both], grave=[A]).may("activate", both)
    table = Table([both], grave=[A, B, C])
    table.activate(both)
    table.pick(first)
    left = {"A", "B", "C"} - {first.name}
    assert {name for names_ in table.choices() for name in names_} == left


def test_a_card_that_alone_fits_the_second_target_is_not_the_first() -> None:
    # "Target 1 monster in your GY and 1 Dragon monster in your GY": both are targeted, or none is.
    dragon = body("Dragon", race=v.DRAGON)
    grave = Choose(MONSTER, v.GRAVE, name="first")
    second = Choose(Race(v.DRAGON) & MONSTER, v.GRAVE, name="second")
    both = played("Both", Banish(Chosen(("first", "second"))), target=(grave, second))
    assert not Table([both], grave=[dragon]).may("activate", both)
    table = Table([both], grave=[A, B, dragon])
    table.activate(both)
    assert table.choices() == [("A",), ("B",)]
    table.pick(A)
    assert sorted(table.banished) == ["A", "Dragon"]


def test_a_context_that_is_done_with_leaves_nothing() -> None:
    # Equal positions are equal, whatever was chosen before.
    table = Table(field=[A])
    state = table.state
    open_context(state, 0, table.number(A), 0)
    for register in range(slots.REGISTERS):
        state.put(int(state.register(0, register)), 1)
        state.put(int(state.register(0, register)) + 1, 7)
    clear_context(state, 0)
    first, last = int(state.register(0, 0)), int(state.register(0, slots.REGISTERS - 1))
    assert not any(state.data[slot] for slot in range(first, last + slots.REGISTER_SIZE))


@pytest.mark.parametrize(
    "text", ["Add 1 Normal or Continuous", "Add 1 Normal or Continuous thing from your Deck."]
)
def test_two_types_without_a_card_are_not_understood(text: str) -> None:
    facts = Card(9, "Probe", v.SPELL)
    assert not compile_card(facts, text, Lexicon({}, {})).whole
    good = "Add 1 Normal or Continuous Spell from your Deck to your hand."
    assert compile_card(facts, good, Lexicon({}, {})).whole
