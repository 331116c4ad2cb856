"""What players must send to the GY by an effect, although it does not reach the card itself.

Source: the card text of Destructive Daruma Karma Cannon, "they must send all face-up monsters they
control to the GY": a player does it, so a monster that is unaffected goes as well.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    OTHER,
    Activate,
    Each,
    SendToGrave,
    Then,
    Unaffected,
    trap,
)
from tests.engine.yugioh.table import Table, body, fiend, link, played

ALL = Each(MONSTER & FACE_UP, v.MZONE, v.EITHER)
FIRM = fiend("Firm", Unaffected(OTHER))


def test_what_is_unaffected_is_sent_where_it_must_be() -> None:
    for must, left in ((True, []), (False, ["Firm"])):
        spell = played("Spell", SendToGrave(ALL, must=must))
        table = Table([spell], field=[FIRM, body("A")], opponent_field=[body("T")])
        table.activate(spell)
        assert list(table.monsters().values()) == left
        assert not table.monsters(1)


def test_its_text_is_read_and_what_cannot_be_turned_is_sent() -> None:
    text = (
        "Change as many monsters on the field as possible to face-down Defense Position, then, if "
        "either player controls a face-up monster(s), they must send all face-up monsters they "
        "control to the GY."
    )
    compiled = compile_card(trap(1, "Reader"), text, Lexicon({}, {}))
    assert compiled.whole
    (effect,) = compiled.card.effects
    assert isinstance(effect, Activate)
    assert effect.do[1] == Then((SendToGrave(ALL, must=True),))
    cannon = played("Cannon", *effect.do)
    table = Table([cannon], field=[FIRM, body("A"), link("Arrow")], opponent_field=[body("T")])
    table.activate(cannon)
    assert sorted(table.grave) == ["Arrow", "Cannon", "Firm"]
    assert list(table.monsters(1).values()) == ["T"]
