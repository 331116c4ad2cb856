"""The effects of monsters with the name of the one that a monster has equipped to itself.

Source: the card text of Millennium-Eyes Restrict, "Monsters with the same original name as that
equipped monster cannot attack, also their effects are negated."
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Ban, Draw, Each, GainLife, Like, State
from tests.engine.yugioh.table import Table, body, fiend, ignition

TEXT = (
    "You can target 1 monster your opponent controls; equip that target to this card. Monsters "
    "with the same original name as that equipped monster cannot attack, also their effects are "
    "negated."
)
FOUND = compile_card(
    la.Card(9, "Eyes", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 1, 0, 0), TEXT,
    Lexicon({"Eyes": 9}, {}),
)  # fmt: skip
EYES = FOUND.card
ACTS = fiend("Acts", ignition(GainLife(100)))
OTHER = fiend("Other", ignition(GainLife(100)))


def test_it_is_read() -> None:
    equipped = Each(State("equipped-by-it"), v.SZONE, v.EITHER)
    rule = Ban(("effect",), la.MONSTER & Like("original name", equipped), whose=v.EITHER)
    assert FOUND.whole
    assert rule in EYES.effects


def test_only_its_namesakes_are_negated_and_only_while_it_is_equipped() -> None:
    table = Table([body("Drawn")], field=[EYES, ACTS, OTHER], opponent_field=[ACTS])
    table.activate(ACTS)
    assert table.life() == 8100
    table.activate(EYES)
    assert table.equips(EYES) == ["Acts"]
    table.activate(OTHER)
    assert table.life() == 8200
    table.activate(ACTS)
    assert table.life() == 8200


def test_what_is_in_the_hand_is_not() -> None:
    hand = fiend("Acts2", ignition(Draw(1), where=v.HAND))
    table = Table([hand], [body("A")], field=[EYES], opponent_field=[hand])
    table.activate(EYES)
    table.activate(hand)
    assert "A" in table.hand
