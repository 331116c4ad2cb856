"""Effects of which neither the activation nor the effect can be negated.

Sources: the card texts of Spiritualism ("This card's activation and effect cannot be negated.") and
Evil Eye Retribution (the same with a condition).
"""

from typing import Any

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Activate, Answering, Ban, Draw, NegateActivation
from tests.engine.yugioh.table import Table, body, fiend, fresh, played, quick

A = body("A")
HELD = la.exists(la.MONSTER, v.MZONE)
LEXICON = Lexicon({}, {})


def draws(*held: Any, firm: bool = True) -> la.Card:
    return la.spell(fresh(), "Draws", effects=(Activate(do=(Draw(1),), firm=firm, firm_if=held),))


def may_answer(card: la.Card, what: Any, field: tuple[la.Card, ...] = ()) -> bool:
    """Whether the opponent can negate the activation, or the effect, of this Spell."""
    condition = (Answering(v.OPPONENT),)
    stop = fiend("Stop", quick(NegateActivation(what), where=v.HAND, condition=condition))
    table = Table([card], [A, A], field=field, opponent_hand=[stop], opponent_acts=True)
    table.activate(card)
    return "chain Stop #0" in table.offers()


@pytest.mark.parametrize("what", ["activation", "effect"])
def test_neither_is_negated(what: str) -> None:
    assert not may_answer(draws(), what)
    assert may_answer(draws(firm=False), what)


@pytest.mark.parametrize("what", ["activation", "effect"])
def test_only_while_its_condition_holds(what: str) -> None:
    assert not may_answer(draws(HELD), what, (A,))
    assert may_answer(draws(HELD), what)


@pytest.mark.parametrize(("firm", "drawn"), [(True, ["A"]), (False, [])])
def test_what_negates_all_spells_does_not_negate_it(firm: bool, drawn: list[str]) -> None:
    order = played("Order", Ban(("effect",), la.SPELL, whose=v.EITHER))
    card = draws(firm=firm)
    table = Table([order, card], [A])
    table.activate(order)
    table.activate(card)
    assert table.hand == drawn


@pytest.mark.parametrize(
    ("before", "held"), [("This", ()), ("If you control a monster, this", (HELD,))]
)
def test_it_is_read(before: str, held: tuple[Any, ...]) -> None:
    text = f"Draw 1 card. {before} card's activation and effect cannot be negated."
    found = compile_card(la.spell(1, "Probe"), text, LEXICON)
    assert found.whole
    assert found.card.effects == (Activate(do=(Draw(1),), firm=True, firm_if=held),)


def test_of_another_effect_than_the_activation_it_is_not_read() -> None:
    text = "You can draw 1 card. This card's activation and effect cannot be negated."
    card = la.Card(1, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    assert not compile_card(card, text, LEXICON).whole


def test_what_is_destroyed_is_banished_only_under_its_condition() -> None:
    # Evil Eye Confrontation
    text = (
        'Target 1 Spell/Trap your opponent controls; destroy it, and if you do, and "Alpha" is in '
        "your Spell & Trap Zone, banish that destroyed card."
    )
    card = compile_card(la.spell(1, "Probe"), text, Lexicon({"Probe": 1, "Alpha": 2}, {}))
    assert card.whole
    alpha = la.spell(2, "Alpha", v.CONTINUOUS)
    theirs = la.spell(3, "Theirs", v.CONTINUOUS)
    for mine, banished in (([alpha], ["Theirs"]), ([], [])):
        table = Table([card.card], [alpha], spells=mine, opponent_spells=[theirs])
        table.activate(card.card)
        assert table.pile(v.BANISHED, 1) == banished
        assert table.spells(1) == {}
