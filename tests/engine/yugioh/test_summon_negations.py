"""Which Summons of the opponent are negated, and where their monsters go.

Sources: the card texts named with each test; the official rulebook: only a Summon that starts no
chain can be negated; its monster was never on the field.
"""

import pytest

from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language.words import Afterwards
from engine.yugioh.wording import card_text, defined_name
from tests.engine.yugioh.table import Table, body, fiend, fresh, link

A = body("A")
OWN = fiend(
    "Own", la.Trigger(v.GRAVE, on=la.sent_to_grave(), do=(la.Damage(100),)),
    procedures=(la.ByItself(v.HAND),),
)  # fmt: skip
LINK = link("Linked", 1, v.BOTTOM)


def no(held: la.WouldSummon, then: Afterwards = "") -> la.Card:
    """A Counter Trap that negates such a Summon."""
    steps = (la.NegateActivation("summon", then),)
    return la.trap(fresh(), "No", v.COUNTER, effects=(la.Activate(condition=(held,), do=steps),))


@pytest.mark.parametrize(
    ("then", "place"), [("shuffle", v.DECK), ("return", v.HAND), ("", v.GRAVE)]
)  # fmt: skip
def test_where_the_monster_goes(then: Afterwards, place: int) -> None:
    # The card texts of Drytron Meteor Shower and Floowandereeze and the Scary Sea.
    card = no(la.WouldSummon(v.OPPONENT), then)
    table = Table([OWN], opponent_sets=[card], opponent_acts=True)
    table.special(OWN)
    table.chain(card)
    assert table.place_of(OWN) == place
    assert (table.asked == "trigger") is (place == v.GRAVE)  # it was sent nowhere else


def test_back_in_the_extra_deck() -> None:
    for then in ("shuffle", "return"):
        card = no(la.WouldSummon(v.OPPONENT), then)
        table = Table(extra=[LINK], field=[A], opponent_sets=[card], opponent_acts=True)
        table.special(LINK)
        table.chain(card)
        assert table.extra == ["Linked"]
        assert table.grave == ["A"]


def test_only_of_a_summon() -> None:
    negates = la.Quick(v.MZONE, condition=(la.Answering(),),
                       do=(la.NegateActivation("activation", "shuffle"),))  # fmt: skip
    with pytest.raises(CompileError, match="negated summon"):
        Table([fiend("Faulty", negates)])


def test_only_from_the_extra_deck() -> None:
    # The card text of Predaplant Triphyoverutum: "from their Extra Deck".
    card = no(la.WouldSummon(v.OPPONENT, v.BY_SPECIAL, la.MONSTER & la.InPlace(v.EXTRA)))
    table = Table([OWN], extra=[LINK], field=[A], opponent_sets=[card], opponent_acts=True)
    table.special(OWN)
    assert table.asked != "window"
    table.special(LINK, A)
    assert table.asked == "window"


# -------------------------------------------------------------- what is read


def read(text: str) -> la.Card:
    facts = la.trap(fresh(), "Beta", v.COUNTER)
    found = compile_card(facts, text, Lexicon({}, {"Gamma": 0x123}))
    assert found.whole, [(part.text, part.why) for part in found.parts if part.why]
    return found.card


@pytest.mark.parametrize(
    ("summons", "how", "extra"),
    [
        ("Special Summons a monster(s) from their Extra Deck", v.BY_SPECIAL, True),
        (
            "Normal or Special Summons a monster(s)",
            v.BY_NORMAL | v.BY_TRIBUTE | v.BY_SPECIAL,
            False,
        ),
        ("would Special Summon a monster(s)", v.BY_SPECIAL, False),
    ],
)
def test_a_summon_that_is_negated_is_one_that_would_be_made(
    summons: str, how: int, extra: bool
) -> None:
    card = read(
        f'When your opponent {summons}, while you control a "Gamma" monster: Negate the Summon, '
        "and if you do, shuffle that monster into the Deck."
    )
    (effect,) = card.effects
    assert isinstance(effect, la.Activate)
    item = la.MONSTER & la.InPlace(v.EXTRA) if extra else la.MONSTER
    assert effect.condition[0] == la.WouldSummon(v.OPPONENT, how, item)
    assert len(effect.condition) == 2
    assert effect.do == (la.NegateActivation("summon", "shuffle"),)
    source = " from their Extra Deck" if extra else ""
    assert f"Summon a monster{source}" in card_text(card, defined_name)[0]


def test_a_summon_that_is_not_negated_has_been_made() -> None:
    card = read("When your opponent Special Summons a monster: Draw 1 card.")
    (effect,) = card.effects
    assert isinstance(effect, la.Activate)
    assert effect.on is not None and effect.on.what == "summoned"
