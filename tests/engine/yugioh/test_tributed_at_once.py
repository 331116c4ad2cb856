"""Monsters that activated their effects in the opponent's Monster Zone, and how many were Tributed.

Sources: the card text of Kurikara Divincarnate; Yu-Gi-Oh solo rules 3.4. Names are made up.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    ByItself,
    Card,
    Each,
    FieldStats,
    GainLife,
    Ignition,
    MaterialsUsed,
    Quick,
    State,
    Times,
    Tribute,
)
from tests.engine.yugioh.table import Table, body, fiend, played

USED = Each(MONSTER & FACE_UP & State("activated-opposite"), v.MZONE, v.EITHER)
GAIN = played("Gain", GainLife(1))
ANSWER = Quick(v.MZONE, do=(GainLife(1),))


def lord() -> Card:
    return fiend(
        "Lord",
        FieldStats(Times(MaterialsUsed(), 1500), ~OTHER),
        procedures=(ByItself(cost=(Tribute(USED),)),),
        only_by_itself=True,
    )


def test_those_that_activated_their_effects_are_tributed() -> None:
    king = lord()
    own = fiend("Own", Ignition(v.MZONE, do=(GainLife(1),)))
    loud = [fiend("Loud", ANSWER), fiend("Louder", ANSWER)]
    table = Table(
        [king, GAIN, GAIN], field=[own], opponent_field=[*loud, body("Quiet")], opponent_acts=True
    )
    table.activate(own)
    while table.asked != "open":
        table.decline()
    assert not table.may("special", king)  # it is not the opponent who activated it
    for one in loud:
        table.activate(GAIN)
        table.chain(one)
        while table.asked != "open":
            table.decline()
    table.special(king)
    assert list(table.monsters(1).values()) == ["Quiet"]
    assert sorted(table.monsters().values()) == ["Lord", "Own"]
    assert table.attack(king) == 1000 + 2 * 1500


def test_without_one_it_is_not_summoned() -> None:
    king = lord()
    table = Table([king, GAIN], opponent_field=[fiend("Loud", ANSWER)], opponent_acts=True)
    table.activate(GAIN)
    while table.asked != "open":
        table.decline()
    assert not table.may("special", king)


def test_the_texts_are_read() -> None:
    card = Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.WYRM, 8, 1500, 1500)
    text = (
        "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by Tributing all "
        "face-up monsters on the field that activated their effects this turn in your opponent's "
        "Monster Zone. Gains 1500 ATK for each monster Tributed to Special Summon this card."
    )
    found = compile_card(card, text, Lexicon({"Probe": 9}, {}))
    assert found.card.procedures == (ByItself(cost=(Tribute(USED),)),)
    assert found.card.effects == (FieldStats(Times(MaterialsUsed(), 1500), ~OTHER),)
