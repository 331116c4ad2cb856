"""A card that is drawn and revealed, and what is done if it is none of those that are meant.

Sources: the card texts of Toy Vendor and Witch of the Black Rose.
"""

from dataclasses import replace

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Also, Ban, Card
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

TEXT = (
    "Once per turn: You can discard 1 card; draw 1 card and show it, then if it is a Fairy "
    "monster, you can Special Summon 1 monster from your hand. Otherwise, discard the card you "
    "drew."
)
FAIRY, ROCK = body("Fairy", race=v.FAIRY), body("Rock", race=v.ROCK)
PAID, KEPT = body("Paid"), body("Kept")


def table(top: Card) -> Table:
    """The cards after the card was discarded and this one drawn."""
    found = compile_card(Card(9, "Probe", v.SPELL | v.CONTINUOUS), TEXT, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    vendor = replace(found.card, passcode=fresh())
    result = Table([PAID, KEPT], [top], spells=[vendor])
    result.activate(vendor)
    result.pick(PAID)
    return result


@pytest.mark.parametrize("summoned", [FAIRY, KEPT])
def test_one_of_those_lets_a_monster_be_summoned(summoned: Card) -> None:
    game = table(FAIRY)
    game.yes()
    game.pick(summoned)
    if game.asked == "zone":
        game.into(0)
    assert list(game.monsters().values()) == [summoned.name]
    assert game.grave == ["Paid"]


def test_it_need_not_be() -> None:
    game = table(FAIRY)
    game.no()
    assert sorted(game.hand) == ["Fairy", "Kept"] and game.grave == ["Paid"]


def test_any_other_is_discarded() -> None:
    game = table(ROCK)
    assert game.hand == ["Kept"] and sorted(game.grave) == ["Paid", "Rock"]
    assert game.monsters() == {}


def test_what_is_done_also_is_done_under_the_same_condition() -> None:
    # Witch of the Black Rose, and the walks of the reference engine: it stays with a monster drawn.
    text = (
        "Once per turn: You can draw 1 card and show it, then, if it is not a monster, send it to "
        "the GY, also destroy this card."
    )
    facts = replace(fiend("Witch"), passcode=9)
    found = compile_card(facts, text, Lexicon({}, {}))
    assert found.whole
    witch, spell = replace(found.card, passcode=fresh()), played("Spell")
    for top, stays in ((FAIRY, True), (spell, False)):
        game = Table(deck=[top], field=[witch])
        game.activate(witch)
        assert (list(game.monsters().values()) == ["Witch"]) is stays
        assert game.hand == (["Fairy"] if stays else [])
        assert sorted(game.grave) == ([] if stays else ["Spell", "Witch"])


def test_what_is_forbidden_also_is_so_in_any_case() -> None:
    # Rescue-ACE Quick Attacker: what cannot be Summoned for the turn stands beside the condition.
    text = (
        "Once per turn: You can draw 1 card and show it, then, if it is not a monster, send it to "
        "the GY, also you cannot Special Summon for the rest of this turn."
    )
    found = compile_card(replace(fiend("Probe"), passcode=9), text, Lexicon({}, {}))
    assert found.whole
    (effect,) = found.card.effects
    last = effect.do[-1]  # type: ignore[attr-defined]
    assert isinstance(last, Also) and isinstance(last.do[0], Ban)
