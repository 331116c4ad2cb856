"""Effects that are applied by choice, each of them once a turn by name.

Source: the card text of Doomking Balerdroch, "but you cannot apply that same effect of … again this
turn".
"""

from engine import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, Draw, GainLife, OneOf, Trigger, each_once
from tests.engine.yugioh.table import Table, body, fiend, ignition

GAIN, DRAW = (GainLife(500),), (Draw(1),)
CHOOSER = fiend("Chooser", ignition(OneOf(each_once((GAIN, DRAW)), at="resolution")))
SMALL = body("Small")


def test_the_second_time_only_the_other_effect_is_left() -> None:
    table = Table(deck=[SMALL, SMALL], field=[CHOOSER, CHOOSER])
    before = table.life()
    table.activate(CHOOSER)
    table.bullet(0)
    assert table.life() - before == 500
    table.activate(CHOOSER)
    assert table.hand == ["Small"]
    assert not table.may("activate", CHOOSER)


def test_the_effects_of_another_name_are_not_used_up() -> None:
    other = fiend("Other", ignition(OneOf(each_once((GAIN, DRAW)), at="resolution")))
    table = Table(deck=[SMALL, SMALL], field=[CHOOSER, other])
    table.activate(CHOOSER)
    table.bullet(0)
    table.activate(other)
    table.bullet(0)
    assert table.life() == 9000


def test_what_is_used_up_stands_in_the_notation() -> None:
    table = Table(deck=[SMALL, SMALL], field=[CHOOSER, CHOOSER])
    table.activate(CHOOSER)
    table.bullet(1)
    said = notation.write(table.game)
    assert f"bans={CHOOSER.passcode}.applied2" in said
    notation.read(table.game, said)
    assert notation.write(table.game) == said


def test_the_text_with_a_bullet_for_each() -> None:
    text = (
        'You can apply 1 of these effects (but you cannot apply that same effect of "Probe" again '
        "this turn).\n● Gain 500 LP.\n● Draw 1 card."
    )
    probe = Card(9, "Probe", v.MONSTER | v.EFFECT, v.DARK, v.FIEND, 4, 1000, 1000)
    for said in (text, text.replace(" (but", ", but").replace("turn)", "turn")):
        compiled = compile_card(probe, f"If this card is Normal Summoned: {said}", Lexicon({}, {}))
        assert compiled.whole
        (effect,) = compiled.card.effects
        assert isinstance(effect, Trigger)
        assert effect.do == (OneOf(each_once((GAIN, DRAW)), at="resolution"),)
