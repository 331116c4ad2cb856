"""What a monster does by the Attributes of the monsters that were banished for its own Summon.

Source: the card text of Chaos Dragon Levianeer ("Only LIGHT", "Only DARK", "Both LIGHT and DARK").
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from tests.engine.yugioh.table import Table, body, fresh

TEXT = (
    "Cannot be Normal Summoned/Set. Must first be Special Summoned (from your hand) by banishing 2 "
    "LIGHT and/or DARK monsters from your GY. When Summoned this way: You can activate this "
    "effect; apply the following effect, based on the Attribute(s) of the monsters banished for "
    "the Special Summon, also this card cannot attack for the rest of this turn.\n"
    "● Only LIGHT: Draw 1 card.\n● Only DARK: Shuffle 1 random card from your opponent's hand into "
    "the Deck.\n● Both LIGHT and DARK: Destroy up to 2 cards on the field.\n"
    'You can only use this effect of "Probe" once per turn.'
)
LIGHTS = [body(f"Light {one}", attribute=v.LIGHT) for one in "AB"]
DARKS = [body(f"Dark {one}", attribute=v.DARK) for one in "AB"]
TOP, THEIRS = body("Top"), body("Theirs")


def read(text: str) -> Card:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.DRAGON, 8, 3000, 0)
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


PROBE = read(TEXT)


def summoned(*banished: Card, opponent_hand: tuple[Card, ...] = ()) -> Table:
    """The table after it was Summoned by banishing these."""
    table = Table([PROBE], [TOP], grave=[*LIGHTS, *DARKS], opponent_field=[THEIRS],
                  opponent_hand=opponent_hand)  # fmt: skip
    table.special(PROBE, *banished)
    if table.asked == "zone":
        table.into(0)
    return table


def test_of_one_attribute_alone() -> None:
    table = summoned(*LIGHTS)
    table.chain(PROBE)
    if table.asked == "chance":
        table.nature(TOP)
    assert table.hand == ["Top"]
    assert table.monsters(1) == {0: "Theirs"}


def test_of_the_other_alone() -> None:
    table = summoned(*DARKS, opponent_hand=(TOP,))
    table.chain(PROBE)
    assert table.pile(v.HAND, 1) == [] and table.hand == []
    assert table.monsters(1) == {0: "Theirs"}


def test_what_cannot_be_done_is_not_activated() -> None:
    table = summoned(*DARKS)
    assert table.asked == "open"


@pytest.mark.parametrize("away", [(THEIRS,), (PROBE, THEIRS)])
def test_of_both(away: tuple[Card, ...]) -> None:
    table = summoned(LIGHTS[0], DARKS[1])
    table.chain(PROBE)
    table.pick(*away)
    assert table.monsters(1) == {}
    assert (PROBE.name in table.grave) is (PROBE in away)
    assert "Top" in table.deck


def test_it_is_asked_of_its_own_summon_alone() -> None:
    # Summoned otherwise, nothing was banished for it.
    assert all(item.on.own_way for item in PROBE.effects)  # type: ignore[attr-defined]


def test_a_bullet_without_an_attribute_is_not_read() -> None:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.DRAGON, 8, 3000, 0)
    for words in ("Only FUNNY", "LIGHT"):
        text = TEXT.replace("● Only LIGHT:", f"● {words}:")
        assert not compile_card(facts, text, Lexicon({}, {})).whole
