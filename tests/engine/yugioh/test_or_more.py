"""How many more cards there may be under a condition: "1 card, or up to 2 if you control …".

Source: the texts of Tearlaments Heartbeat, Mudora the Sword Oracle and Shiranui Solitaire.
"""

from dataclasses import replace

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import spell
from tests.engine.yugioh.table import Table, body, fresh

STAR = body("Star")
KNOWN = Lexicon({"Star": STAR.passcode}, {"HERO": 8})
ROWS = [spell(fresh(), f"Row {number}", v.CONTINUOUS) for number in range(3)]
FACTS = la.Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)


def read(text: str) -> Compiled:
    return compile_card(replace(FACTS, passcode=fresh()), text, KNOWN)


@pytest.mark.parametrize(
    "text",
    [
        'You can target 1 Spell/Trap you control, or up to 2 if you control "Star"; destroy them.',
        'You can target 1 Spell/Trap you control, or you can target 2 if you control "Star"; '
        "destroy them.",
        'You can target 1 Spell/Trap you control, or up to 2 instead if "Star" is on the field; '
        "destroy them.",
    ],
)
@pytest.mark.parametrize("there", [True, False])
def test_more_while_the_condition_holds(text: str, there: bool) -> None:
    probe = read(text)
    assert probe.whole
    table = Table(field=[probe.card, *([STAR] if there else [])], spells=ROWS)
    table.activate(probe.card)
    table.pick(ROWS[0], ROWS[1]) if there else table.pick(ROWS[0])
    assert len(table.grave) == 1 + there


def test_the_usual_number_may_be_one_up_to_which_cards_are_chosen() -> None:
    # Mudora the Sword Oracle
    probe = read(
        'You can target up to 3 cards in either GY, or up to 5 if "Star" is on your field or in '
        "your GY; shuffle them into the Deck."
    )
    (target,) = probe.card.effects[0].target  # type: ignore[attr-defined]
    held = target.most.amount.amount.condition
    assert probe.whole
    assert target.most == la.or_more(3, 5, held)
    assert held.left.places == v.FIELD_PLACES | v.GRAVE


@pytest.mark.parametrize("more", [1, 0])
def test_more_is_a_higher_number(more: int) -> None:
    text = f'You can target 1 card you control, or up to {more} if you control "Star"; destroy it.'
    assert not read(text).whole


def test_a_number_depends_on_a_comparison_alone() -> None:
    often = la.Choose(la.MONSTER, v.MZONE, most=la.or_more(1, 2, la.During(v.YOU)))
    probe = la.Ignition(v.MZONE, target=(often,), do=(la.Destroy(la.Chosen()),))
    with pytest.raises(CompileError, match="a comparison alone"):
        Table(field=[replace(FACTS, passcode=fresh(), effects=(probe,))])
