"""Cards that are spared together once in a turn; a condition of activation in a Pendulum Zone.

Sources: the card texts of Timegazer Magician and Timebreaker Magician; Yu-Gi-Oh solo rules, 5.1.
"""

from dataclasses import replace

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    AsScale,
    Card,
    Destroy,
    Each,
    InPlace,
    PlaceAsScale,
    SparedTogether,
    This,
    While,
)
from engine.yugioh.position.slots import IN_PENDULUM_ZONE, STATUS
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

FIRST = (
    "Each turn, the first card(s) in your Pendulum Zone that would be destroyed by an opponent's "
    "card effect, is not destroyed."
)
MUST = "You must control no monsters to activate this card."
LEFT, RIGHT = (fiend(name, type=v.PENDULUM | v.EFFECT, scale=2) for name in ("Left", "Right"))
WIPE, AGAIN = (played(name, Destroy(Each(ANY, v.PZONE))) for name in ("Wipe", "Again"))


def read(text: str, box: str) -> Card:
    facts = replace(fiend("Probe", type=v.PENDULUM | v.EFFECT, scale=8), passcode=9)
    found = compile_card(facts, f"[ {box} Effect ]\n{text}", Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_they_are_read_and_written() -> None:
    card = read(FIRST, "Monster")
    assert card.effects == (SparedTogether(InPlace(v.PZONE)),)
    assert card_text(card, defined_name) == [FIRST.replace("(s)", "")]
    (rule,) = read(FIRST, "Pendulum").effects
    assert isinstance(rule, While) and rule.scale
    card = read(MUST, "Pendulum")
    (effect,) = card.effects
    assert isinstance(effect, AsScale) and len(effect.condition) == 1
    assert card_text(card, defined_name) == [MUST]


def spared(by: int) -> Table:
    """A monster that spares the cards in both Pendulum Zones from the effects of this player."""
    card = fiend("Sparing", SparedTogether(InPlace(v.PZONE), by))
    table = Table([WIPE, AGAIN], field=[card], spells={0: LEFT, 4: RIGHT})
    for scale in (LEFT, RIGHT):
        table.rewrite(STATUS, scale, IN_PENDULUM_ZONE)
    return table


def test_all_of_them_the_first_time_and_none_the_second() -> None:
    table = spared(v.YOU)
    table.activate(WIPE)
    assert table.spells() == {0: "Left", 4: "Right"}
    table.activate(AGAIN)
    assert table.spells() == {}


def test_by_the_effects_of_that_player_alone() -> None:
    table = spared(v.OPPONENT)
    table.activate(WIPE)
    assert table.spells() == {}


def test_it_is_activated_while_there_are_no_monsters_but_placed_anyway() -> None:
    card = read(MUST, "Pendulum")
    assert Table([card]).may("activate", card)
    placing = fiend("Placing", ignition(PlaceAsScale(This()), where=v.HAND))
    assert not Table([card], field=[body("A")]).may("activate", card)
    placed = replace(card, effects=(*card.effects, *placing.effects), passcode=fresh())
    table = Table([placed], field=[body("B")])
    table.activate(placed)
    assert table.spells() == {0: "Probe"}
