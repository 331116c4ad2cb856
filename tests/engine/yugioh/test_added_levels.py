"""Cards that are paid so that their Levels come to that of another card.

Source: the card text of Starliege Seyfert ("send any number of …; add 1 … whose Level equals the
total original Levels of those monsters sent to the GY"); Yu-Gi-Oh rules reference, T1: what is paid
must leave the effect possible.
"""

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language.words import Number
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, played, xyz

ONE, TWO, THREE = (body(f"L{level}", level) for level in (1, 2, 3))
FOUR = body("Four", 4)
FIVE = body("Five", 5)


def adds(most: int = 100, what: Number = "original level") -> la.Card:
    """Sends monsters, and adds one of their total Level."""
    own = la.MONSTER & (la.FACE_UP | la.InPlace(v.HAND))
    paid = la.Choose(own, v.HAND | v.MZONE, 1, most, name="sent")
    like = la.Measured("level", "=", la.TotalOf("sent", what))
    return played(
        "Adds", la.AddToHand(la.Choose(la.MONSTER & like, v.DECK)), cost=(la.SendToGrave(paid),)
    )


def costs(table: Table, card: la.Card) -> list[tuple[str, ...]]:
    """What can be paid."""
    table.activate(card)
    return table.choices() if table.asked == "cards" else [tuple(table.grave)]


def test_only_what_comes_to_the_level_of_a_card_in_the_deck() -> None:
    card = adds()
    table = Table([card, ONE, TWO, THREE], [FOUR, FIVE])
    assert costs(table, card) == [("L1", "L3"), ("L2", "L3")]
    table.pick(TWO, THREE)
    assert table.hand == ["L1", "Five"]
    assert table.grave == ["L2", "L3", "Adds"]


def test_one_card_may_be_enough() -> None:
    card = adds()
    table = Table([card, ONE, THREE], [THREE, FOUR])
    assert costs(table, card) == [("L1", "L3"), ("L3",)]


def test_not_where_nothing_comes_to_such_a_level() -> None:
    card = adds()
    assert not Table([card, ONE, TWO], [FOUR]).may("activate", card)
    assert not Table([card, FIVE], [FOUR]).may("activate", card)
    assert Table([card, ONE, THREE], [FOUR]).may("activate", card)


def test_from_the_field_too_but_only_what_has_a_level() -> None:
    card = adds()
    table = Table([card, ONE], [FOUR], field=[THREE])
    table.activate(card)
    assert table.hand == ["Four"]
    # A Rank is no Level.
    assert not Table([card], [FOUR], field=[xyz(rank=4)]).may("activate", card)


def test_original_levels_count() -> None:
    higher = played("Higher", la.ChangeLevel(la.Each(la.MONSTER, v.MZONE), 1))
    card = adds()
    table = Table([higher, card], [THREE, FOUR], field=[THREE])
    table.activate(higher)
    table.activate(card)
    assert table.hand == ["L3"]


def test_what_can_not_be_added_is_not_paid_for() -> None:
    card = adds()
    ban = played("Ban", la.Ban(("add",), la.Named(FOUR.passcode)))
    table = Table([card, ban, ONE, TWO, THREE], [FOUR, FIVE])
    table.activate(ban)
    assert costs(table, card) == [("L2", "L3")] or table.grave == ["Ban", "L2", "L3", "Adds"]


def test_a_target_of_that_level() -> None:
    own = la.MONSTER & la.FACE_UP
    like = la.Measured("level", "=", la.TotalOf("banished", "original level"))
    card = played(
        "Back", la.SpecialSummon(la.Chosen()),
        cost=(la.Banish(la.Choose(own, v.MZONE, 1, 5, name="banished")),),
        target=(la.Choose(la.MONSTER & like, v.GRAVE),),
    )  # fmt: skip
    table = Table([card], field=[ONE, TWO, THREE], grave=[FOUR])
    table.activate(card)
    assert table.banished == ["L1", "L3"]
    assert not Table([card], field=[ONE, TWO], grave=[FOUR]).may("activate", card)


def test_the_number_of_cards_is_the_player_s_choice() -> None:
    with pytest.raises(CompileError):
        Table([adds(most=1)])


def test_levels_that_cards_had_before_are_not_told() -> None:
    with pytest.raises(CompileError):
        Table([adds(what="level")])


# -------------------------------------------------------------- what is read

_TEXT = (
    "You can discard any number of Spellcaster monsters; Special Summon 1 Spellcaster monster from "
    "your Deck whose Level equals the total original Levels of those monsters discarded."
)


def test_how_it_is_read_and_written() -> None:
    found = compile_card(fiend("Beta"), _TEXT, Lexicon({}, {}))
    assert found.whole, [(part.text, part.why) for part in found.parts if part.why]
    totals = [node for node in found.card.walk() if isinstance(node, la.TotalOf)]
    assert [one.what for one in totals] == ["original level"]
    assert (
        "the total original Levels of those monsters discarded"
        in card_text(found.card, defined_name)[0]
    )


def test_not_of_cards_that_were_not_paid() -> None:
    text = _TEXT.replace("discarded.", "banished.")
    assert not compile_card(fiend("Beta"), text, Lexicon({}, {})).whole
