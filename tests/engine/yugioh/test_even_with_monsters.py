"""Effects in the hand that ask for no monsters on the field, while another card lets them be.

Source: the card text of PSY-Framelord Lambda: "even while you control a monster", as long as it is
face-up and its effects are not negated.
"""

from dataclasses import replace

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition

LEXICON = Lexicon({}, {"Gamma": 0x123})
ALONE = la.none(la.MONSTER, v.MZONE)
GEAR = fiend(
    "Gear", la.Ignition(v.HAND, condition=(ALONE,), do=(la.SpecialSummon(la.SELF),)),
    series=(0x123,),
)  # fmt: skip
OTHER = fiend("Other", la.Ignition(v.HAND, condition=(ALONE,), do=(la.SpecialSummon(la.SELF),)))
A = body("A")


def lord() -> la.Card:
    found = compile_card(
        la.monster(9, "Lord", v.LIGHT, v.PSYCHIC, 4, 1500),
        'You can activate the effects of "Gamma" monsters in your hand even while you control a '
        "monster(s).",
        LEXICON,
    )
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_they_are_activated_even_with_monsters() -> None:
    card = lord()
    assert Table([GEAR, OTHER], field=[card]).may("activate", GEAR)
    assert not Table([GEAR, OTHER], field=[card]).may("activate", OTHER)
    assert not Table([GEAR], field=[A]).may("activate", GEAR)
    assert Table([GEAR], also=[card]).may("activate", GEAR)


def test_not_once_it_is_negated_or_for_the_opponents() -> None:
    card = lord()
    minds = la.Each(la.FACE_UP & la.Race(v.PSYCHIC), v.MZONE)
    silences = fiend("Silences", ignition(la.Negate(minds, "end")))
    table = Table([GEAR], field=[card, silences])
    table.activate(silences)
    assert not table.may("activate", GEAR)
    assert not Table([GEAR], field=[A], opponent_field=[card]).may("activate", GEAR)


def test_a_monster_that_is_banished_face_up() -> None:
    found = compile_card(
        la.monster(9, "Lord", v.LIGHT, v.PSYCHIC, 4, 1500),
        "If a face-up Psychic monster you control is banished face-up while you control this "
        "monster: You can draw 1 card.",
        LEXICON,
    )
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    card = replace(found.card, passcode=fresh())
    mind = body("Mind", race=v.PSYCHIC)
    for face_down in (False, True):
        banish = la.Banish(la.Choose(la.Named(mind.passcode), v.MZONE), face_down=face_down)
        away = fiend("Away", ignition(banish))
        table = Table(deck=[A], field=[card, mind, away])
        table.activate(away)
        assert (table.asked == "trigger") is not face_down
