"""A Spell that is neither Continuous nor a Field Spell, and stays on the field all the same.

Source: the card text of Swords of Revealing Light: "After this card's activation, it remains on
the field … When this card is activated: If your opponent controls a face-down monster, flip all
monsters they control face-up".
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, Remains
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import Table, body

TEXT = (
    "After this card's activation, it remains on the field, but you must destroy it during the End "
    "Phase of your opponent's 3rd turn. When this card is activated: If your opponent controls a "
    "face-down monster, flip all monsters they control face-up. While this card is face-up on the "
    "field, your opponent's monsters cannot declare an attack."
)
FOUND = compile_card(Card(9, "Probe", v.SPELL), TEXT, Lexicon({}, {}))
PROBE = FOUND.card
MINE, UP, DOWN = body("Mine"), body("Up"), body("Down")


def test_it_stays_though_there_is_nothing_to_flip() -> None:
    assert FOUND.whole, [part.why for part in FOUND.parts]
    assert Remains() in PROBE.effects
    table = Table([PROBE])
    table.activate(PROBE)
    assert list(table.spells().values()) == [PROBE.name]
    table.end()
    assert list(table.spells().values()) == [PROBE.name]


def test_face_down_monsters_of_the_opponent_are_flipped() -> None:
    table = Table([PROBE], field=[MINE], opponent_field=[UP, DOWN])
    table.rewrite_position(DOWN, v.FACEDOWN_DEFENSE)
    table.rewrite_position(MINE, v.FACEDOWN_DEFENSE)
    table.activate(PROBE)
    now = [int(table.state.data[POSITION + table.number(card)]) for card in (UP, DOWN, MINE)]
    assert now == [v.FACEUP_ATTACK, v.FACEUP_DEFENSE, v.FACEDOWN_DEFENSE]


def test_only_a_card_that_would_be_sent_to_the_gy_says_so() -> None:
    text = TEXT.partition(" When")[0]
    for kind in (v.SPELL | v.CONTINUOUS, v.SPELL | v.FIELD, v.MONSTER | v.EFFECT):
        assert not compile_card(Card(9, "Probe", kind), text, Lexicon({}, {})).whole
