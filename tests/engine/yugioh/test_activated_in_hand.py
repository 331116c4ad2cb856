"""What asks whether the effect of a monster was activated in the hand this turn.

Source: the card text of Thunder Dragon Colossus.  An activation that was negated is none.
"""

import pytest

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Answering,
    Ban,
    ByItself,
    Card,
    Choose,
    Discard,
    GainLife,
    Ignition,
    NegateActivation,
    Quick,
    Race,
    ThisTurn,
    Tribute,
    monster,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

THUNDERS = MONSTER & Race(v.THUNDER)
HELD = ThisTurn("activated-in-hand", THUNDERS, v.EITHER)
WAY = ByItself(v.EXTRA, (HELD,), (Tribute(Choose(THUNDERS, v.MZONE)),))
COLOSSUS = monster(fresh(), "Colossus", v.DARK, v.THUNDER, 8, 2600, 2400, type=v.FUSION | v.EFFECT,
                   procedures=(WAY,), only_by_itself=True)  # fmt: skip
PAID = body("Paid", race=v.THUNDER)


def used(where: int = v.HAND, race: int = v.THUNDER) -> Card:
    cost = (Discard(SELF),) if where == v.HAND else ()
    return fiend("Used", Ignition(where, cost=cost, do=(GainLife(500),)), race=race)


def test_the_effect_of_a_monster_that_was_in_the_hand() -> None:
    card = used()
    table = Table([card], extra=[COLOSSUS], field=[PAID])
    assert not table.may("special", COLOSSUS)
    table.activate(card)
    table.special(COLOSSUS)
    assert table.grave == ["Used", "Paid"]


@pytest.mark.parametrize("where", ["field", "other type", "spell"])
def test_no_other_activation(where: str) -> None:
    card = {
        "field": used(v.MZONE), "other type": used(race=v.FIEND),
        "spell": played("Spell", GainLife(500)),
    }[where]  # fmt: skip
    field = [PAID, card] if where == "field" else [PAID]
    table = Table([] if where == "field" else [card], extra=[COLOSSUS], field=field)
    table.activate(card)
    assert table.life() == 8500
    assert not table.may("special", COLOSSUS)


def test_an_activation_that_was_negated_does_not_count() -> None:
    stops = fiend(
        "Stops",
        Quick(v.MZONE, condition=(Answering(v.OPPONENT),), do=(NegateActivation("activation"),)),
    )
    card = used()
    for chained in (True, False):
        table = Table([card], extra=[COLOSSUS], field=[PAID], opponent_field=[stops],
                      opponent_acts=True)  # fmt: skip
        table.activate(card)
        if chained:
            table.chain(stops)
        else:
            table.decline()
        assert table.may("special", COLOSSUS) is not chained


def test_the_texts_are_read() -> None:
    facts = monster(1, "Reader", v.DARK, v.THUNDER, 8, 1, 1, type=v.EFFECT | v.FUSION)
    text = (
        "2 Thunder monsters\nMust be either Fusion Summoned, or Special Summoned during the turn a "
        "Thunder monster's effect was activated in the hand, by Tributing 1 Thunder Effect "
        'non-Fusion Monster (in which case you do not use "Polymerization"). Cards cannot be added '
        "from the Main Deck to your opponent's hand except by drawing them."
    )
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole
    (way,) = (item for item in compiled.card.procedures if isinstance(item, ByItself))
    assert way.where == v.EXTRA
    (held,) = way.condition
    assert isinstance(held, ThisTurn)
    assert (held.what, held.whose) == ("activated-in-hand", v.EITHER)
    assert compiled.card.effects == (Ban(("search",), whose=v.OPPONENT),)
