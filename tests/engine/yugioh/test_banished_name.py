"""Cards of the name of one whose activation was negated, and that was banished, stay inactive.

Source: the card text of Cynet Conflict ("negate the activation, and if you do, banish that card,
and if you do, your opponent cannot activate cards, or effects of cards, with the same original name
as that card that was banished, until the end of the next turn").  Names are made up.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card
from tests.engine.yugioh.table import Table, fiend, fresh, ignition

TEXT = (
    "When your opponent activates a card or effect (Quick Effect): You can negate the activation, "
    "and if you do, banish that card, and if you do, your opponent cannot activate cards, or "
    "effects of cards, with the same original name as that card that was banished, until the end "
    "of the next turn."
)
USED = fiend("Used", ignition(la.Damage(100)))
OTHER = fiend("Other", ignition(la.Damage(100)))


def conflict() -> Card:
    facts = Card(9, "Conflict", v.MONSTER | v.EFFECT, v.DARK, v.CYBERSE, 4)
    compiled = compile_card(facts, TEXT, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh(), name="Conflict")


def test_it_is_read() -> None:
    (found,) = conflict().effects
    assert isinstance(found, la.Quick)
    named = la.Ban(("activate",), name_of=la.Answered(gone=True), whose=v.OPPONENT,
                   until="opponent's next turn")  # fmt: skip
    assert found.do == (la.NegateActivation("activation", "banish"), la.IfDone((named,)))


def answered(by: Card) -> Table:
    """A first copy was activated, and this card of the opponent answered."""
    table = Table(field=[USED, USED, OTHER], opponent_field=[by], opponent_acts=True)
    table.activate(USED)
    table.chain(by)
    while table.asked == "window":
        table.decline()
    return table


def test_no_other_card_of_that_name_is_activated_this_turn() -> None:
    table = answered(conflict())
    assert table.banished == ["Used"]
    assert not table.may("activate", USED)
    assert table.may("activate", OTHER)


def test_it_is_activated_where_the_name_was_not_forbidden() -> None:
    (found,) = conflict().effects
    assert isinstance(found, la.Quick)
    plain = fiend("Plain", replace(found, do=found.do[:1]))
    table = answered(plain)
    assert table.banished == ["Used"]
    assert table.may("activate", USED)
    assert table.may("activate", OTHER)
