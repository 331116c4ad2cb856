"""What is activated on a player's field and not negated, neither the activation nor the effect.

Source: the card texts of Altergeist Protocol and Splendid Venus.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.wording import card_text
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played, quick

LEXICON = Lexicon({}, {})
TEXT = "The activation and effects of {} activated on your field cannot be negated."
DRAGON = fiend("Dragon", ignition(la.Draw(1)), race=v.DRAGON)
DEVIL = fiend("Devil", ignition(la.Draw(1)))
IN_HAND = fiend("In hand", la.Ignition(v.HAND, do=(la.Draw(1),)), race=v.DRAGON)
CALL = played("Call", la.Draw(1))


def protocol(which: str) -> la.Card:
    facts = la.Card(fresh(), "Protocol", v.SPELL | v.CONTINUOUS)
    found = compile_card(facts, TEXT.format(which), LEXICON)
    assert found.whole
    return found.card


DRAGONS, SPELLS = protocol("Dragon monsters"), protocol("Spells")


def stop(what: str) -> la.Card:
    condition = (la.Answering(v.OPPONENT),)
    negate = la.NegateActivation(what)  # type: ignore[arg-type]
    return fiend("Stop", quick(negate, where=v.HAND, condition=condition))


def test_the_words_are_written() -> None:
    assert card_text(SPELLS, LEXICON.name_of) == [TEXT.format("Spells")]


@pytest.mark.parametrize("what", ["activation", "effect"])
@pytest.mark.parametrize(
    "rule, card, safe",
    [(DRAGONS, DRAGON, True), (DRAGONS, DEVIL, False), (DRAGONS, IN_HAND, False),
     (DRAGONS, CALL, False), (SPELLS, CALL, True), (SPELLS, DRAGON, False)],
)  # fmt: skip
def test_what_such_cards_activate_on_the_field_is_not_negated(
    rule: la.Card, card: la.Card, safe: bool, what: str
) -> None:
    hand = [card] if card in (IN_HAND, CALL) else []
    field = [] if hand else [card]
    answer = stop(what)
    table = Table(
        hand, [body("Drawn")], field=field, spells=[rule], opponent_hand=[answer],
        opponent_acts=True,
    )  # fmt: skip
    table.activate(card)
    assert (table.asked != "open" and "chain Stop #0" in table.offers()) is not safe


@pytest.mark.parametrize("what, safe", [("activation", False), ("effect", True)])
def test_activated_effects_alone_are_not_negated_anywhere(what: str, safe: bool) -> None:
    # Bacha the Melodious Maestra
    text = "The activated effects of your Dragon monsters cannot be negated."
    found = compile_card(la.Card(fresh(), "Score", v.SPELL | v.CONTINUOUS), text, LEXICON)
    assert found.whole
    table = Table(
        [IN_HAND], [body("Drawn")], spells=[found.card], opponent_hand=[stop(what)],
        opponent_acts=True,
    )  # fmt: skip
    table.activate(IN_HAND)
    assert (table.asked != "open" and "chain Stop #0" in table.offers()) is not safe
