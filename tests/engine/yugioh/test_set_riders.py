"""What an effect makes of a card that it Sets.

Sources: the card texts that are named; Yu-Gi-Oh modifiers and triggers, *Leaves the field*.
"""

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language.words import SetBut
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

TRAP = la.trap(fresh(), "Trap", effects=(la.Activate(do=(la.GainLife(100),)),))
AWAY = played("Away", la.SendToGrave(la.Each(la.SPELL_TRAP & ~la.FACE_UP, v.SZONE)))
HOME = played("Home", la.AddToHand(la.Each(la.SPELL_TRAP & ~la.FACE_UP, v.SZONE)))
A, B = body("A"), body("B")


def laid(*but: SetBut) -> Table:
    """A Trap was Set from the GY by an effect that says that of it."""
    spell = played("Lay", la.SetCard(la.Choose(la.Type(v.TRAP), v.GRAVE), but=but))
    table = Table([spell, AWAY, HOME], deck=[A, B], grave=[TRAP])
    table.activate(spell)
    assert table.place_of(TRAP) == v.SZONE
    return table


@pytest.mark.parametrize("leave", [AWAY, HOME])
@pytest.mark.parametrize(
    ("rider", "place"),
    [
        ("banished-when-it-leaves", v.BANISHED),
        ("bottom-when-it-leaves", v.DECK),
        # No later turn than this one is played.
        ("banished-in-your-next-end-phase", 0),
    ],
)
def test_where_a_set_card_goes_when_it_leaves_the_field(
    rider: SetBut, place: int, leave: la.Card
) -> None:
    # The card texts of Lost Wind, Malice, Lady of Lament and Traptrix Dionaea.
    table = laid(rider)
    table.activate(leave)
    assert table.place_of(TRAP) == (place or (v.GRAVE if leave is AWAY else v.HAND))


def test_what_is_bound_elsewhere_pays_no_cost_of_sending_to_the_gy() -> None:
    # Yu-Gi-Oh solo rules 4: a cost must be paid as it says.
    cost = (la.SendToGrave(la.Choose(la.SPELL_TRAP & ~la.FACE_UP, v.SZONE)),)
    payer = fiend("Payer", la.Ignition(v.MZONE, cost=cost, do=(la.GainLife(1),)))
    spell = played("Lay", la.SetCard(la.Choose(la.Type(v.TRAP), v.GRAVE),
                                     but=("banished-when-it-leaves",)))  # fmt: skip
    table = Table([spell], field=[payer], grave=[TRAP])
    table.activate(spell)
    assert not table.may("activate", payer)


# -------------------------------------------------------------- what is read

LEXICON = Lexicon({"Probe": 1}, {})


def read(text: str) -> Compiled:
    return compile_card(la.Card(1, "Probe", v.MONSTER | v.EFFECT), text, LEXICON)


def test_a_set_card_is_said_to_be_banished() -> None:
    found = read("You can target 1 Trap in your GY; Set it, but banish it when it leaves the "
                 "field.")  # fmt: skip
    assert found.whole
    assert la.SetCard(la.Chosen(), but=("banished-when-it-leaves",)) in list(found.card.walk())


def test_what_is_true_of_monsters_alone_is_not_said_of_a_set_card() -> None:
    text = "You can target 1 Trap in your GY; Set it, but destroy it during the End Phase."
    assert not read(text).whole
