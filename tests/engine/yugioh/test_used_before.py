"""Effects that ask whether the effect before them was activated this turn.

Sources: the card texts of Cyberse Witch ("if this effect was activated this turn") and Stardust
Dragon ("… (and was not negated)").  The card remembers that the effect resolved.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    OTHER,
    Also,
    Card,
    Draw,
    GainLife,
    Ignition,
    InsteadOfDestruction,
    Mark,
    State,
    exists,
)
from tests.engine.yugioh.table import Table, fiend, ignition

PROBE = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
USED = exists(~OTHER & State("marked"), v.MZONE)


def test_the_effect_before_it_is_remembered() -> None:
    found = compile_card(
        PROBE,
        "You can pay 500 LP; draw 1 card. During your Main Phase, if this effect was activated "
        "this turn: You can gain 300 LP.",
        Lexicon({}, {}),
    )
    first, second = found.card.effects
    assert found.whole and isinstance(first, Ignition) and isinstance(second, Ignition)
    assert first.do == (Draw(1), Also((Mark(),)))
    assert second.condition == (USED,)


def test_what_is_no_effect_that_is_activated_cannot_be_asked_for() -> None:
    found = compile_card(
        PROBE,
        "If this card would be destroyed by card effect, you can pay 500 LP instead. During your "
        "Main Phase, if this effect was activated this turn: You can gain 300 LP.",
        Lexicon({}, {}),
    )
    assert not found.whole
    assert not any(
        isinstance(item, Ignition) and item.do for item in found.card.effects
        if not isinstance(item, InsteadOfDestruction)
    )  # fmt: skip


def test_a_drawback_of_what_was_activated_is_not_left_to_whether_it_was_negated() -> None:
    # Darklord Zerato: it is destroyed where its effect was negated too.
    found = compile_card(
        PROBE,
        "You can pay 500 LP; draw 1 card. During the End Phase, if this effect was activated this "
        "turn: Destroy this card.",
        Lexicon({}, {}),
    )
    assert not found.whole


def test_only_the_copy_that_used_it_has_done_so() -> None:
    first = ignition(GainLife(1), Also((Mark(),)))
    second = Ignition(v.MZONE, condition=(USED,), do=(GainLife(10),))
    one, two = fiend("One", first, second), fiend("Two", first, second)
    table = Table(field=[one, two])
    assert not table.may("activate", one, 1)
    table.activate(one, 0)
    assert table.may("activate", one, 1)
    assert not table.may("activate", two, 1)
