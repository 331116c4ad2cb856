"""DNA Digivolutions by effects, with a card of the hand or the trash (rule 8-2-2-4)."""

from typing import Any

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.spelling import spelled
from engine.digimon.language import DIGIMON, OTHER, Choose, Named, level
from engine.digimon.language import card as c
from engine.digimon.language.card import DnaDigivolve, Main
from engine.digimon.language.operations import DnaDigivolveInto, May
from engine.filters import ANY, Filter
from tests.engine.digimon.table import Table, red, red_tamer, with_effects
from tests.engine.digimon.test_card_text import read

ONE, TWO = red("One", 5, 6000), red("Two", 5, 7000)
BOTH = red("Both", 6, 11000, ways=(DnaDigivolve((Named("One"), Named("Two")), 2),))


def guide(others: Filter, card: Filter, area: int) -> c.Card:
    """A Tamer: one of your Digimon and a card of an area may DNA digivolve."""
    made = DnaDigivolveInto(Choose(DIGIMON, v.HAND), others=others, card=card, area=area)
    return red_tamer("Guide", Main(do=(May((made,)),)))


@pytest.mark.parametrize("area", [v.HAND, v.TRASH])
@pytest.mark.parametrize(("field", "card"), [("One", "Two"), ("Two", "One")])
def test_one_of_the_field_and_a_card(area: int, field: str, card: str) -> None:
    """Rules 8-2-2-2, 8-2-3-2, 8-2-3-3: as the requirements say, for their cost, and 1 is drawn."""
    lies: dict[str, Any] = {"my_hand": ["Both"], "my_trash": ["Filler"]}
    lies["my_hand" if area == v.HAND else "my_trash"].append(card)
    table = Table(ONE, TWO, BOTH, guide(DIGIMON, ANY, area), memory=3,
                  my_battle=["Guide", [field, "Filler"]], **lies)  # fmt: skip
    table.take("Activate Guide")
    below = "One/Filler/Two" if field == "One" else "One/Two/Filler"
    assert (table.battle(), table.memory) == ([f"Both/{below}", "Guide"], 1)
    assert (table.hand(), table.trash()) == (["Filler"], ["Filler"])


def test_neither_two_of_the_field_nor_two_cards() -> None:
    """Rule 8-2-2-4: it is what the effect says, one of each, from where it says."""
    mixed = guide(DIGIMON, ANY, v.TRASH)
    for battle, trash, hand in (
        (["One", "Two"], [], []),
        ([], ["One", "Two"], []),
        (["One"], [], ["Two"]),
        (["One"], ["One"], []),
    ):
        table = Table(ONE, TWO, BOTH, mixed, memory=3, my_battle=["Guide", *battle],
                      my_trash=trash, my_hand=["Both", *hand])  # fmt: skip
        assert not table.can("Activate")


def test_what_is_said_of_both() -> None:
    """Rule 8-2-2-4: beside the requirements, what the effect says of the Digimon and the card."""
    cases = ((Named("One"), Named("Two"), True), (Named("Two"), ANY, False),
             (DIGIMON, Named("One"), False), (DIGIMON & level(5), level(5), True))  # fmt: skip
    for others, card, fits in cases:
        table = Table(ONE, TWO, BOTH, guide(others, card, v.TRASH), memory=3,
                      my_battle=["Guide", "One"], my_trash=["Two"], my_hand=["Both"])  # fmt: skip
        assert table.can("Activate") is fits


def test_texts() -> None:
    """Read in both ways of saying it."""
    into = la.Choose(la.Named("Both"), v.HAND)
    made = DnaDigivolveInto(into, False, la.Named("One"), la.Named("Two"), v.TRASH)
    for text in (
        "You may DNA digivolve 1 of your [One] and 1 [Two] in the trash into [Both] in the hand.",
        "1 of your [One] and 1 [Two] in the trash may DNA digivolve into [Both] in the hand.",
    ):
        found = read(f"[On Deletion] {spelled(text)}")
        assert isinstance(found, c.Effect)
        assert found.do == (May((made,)),)


def test_with_this_digimon_the_cost_is_paid_too() -> None:
    """Rule 8-2-3-2: whatever the effect says of the others."""
    made = May((DnaDigivolveInto(Choose(DIGIMON, v.HAND), True, OTHER),))
    two = with_effects(TWO, Main(do=(made,)))
    table = Table(ONE, two, BOTH, memory=3, my_battle=["One", "Two"], my_hand=["Both"])
    table.take("Activate Two")
    assert (table.battle(), table.memory) == (["Both/One/Two"], 1)
