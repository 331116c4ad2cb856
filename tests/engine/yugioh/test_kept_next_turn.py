"""A monster that is changed to Defense Position for its effect, and stays so.

Source: the card text of Lyla, Lightsworn Sorceress.
"""

from dataclasses import replace

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    Also,
    Card,
    ChangePosition,
    Destroy,
    IfDone,
    Ignition,
    KeepPosition,
    trap,
)
from engine.yugioh.position.slots import NEW, STATUS
from tests.engine.yugioh.table import Table, fresh

TEXT = (
    "You can target 1 Spell/Trap your opponent controls; this card's battle position cannot be "
    "changed until the end of your next turn, also change this card you control from face-up "
    "Attack Position to face-up Defense Position, and if you do, destroy that target."
)


def read() -> Card:
    facts = Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.SPELLCASTER, 4, 1700, 200)
    found = compile_card(facts, TEXT, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    return replace(found.card, passcode=fresh())


def test_it_is_changed_once_and_stays() -> None:
    card, theirs, more = read(), trap(fresh(), "Theirs"), trap(fresh(), "More")
    table = Table(field=[card], opponent_sets=[theirs, more])
    table.rewrite(STATUS, card, 0)
    assert table.may("turn", card)
    table.activate(card)
    table.pick(theirs)
    assert table.pile(v.GRAVE, 1) == ["Theirs"]
    # In Defense Position it cannot be changed to it, and nobody can change it back.
    assert not table.may("activate", card)
    assert not table.may("turn", card)


def test_in_defense_position_it_is_not_activated() -> None:
    card = read()
    table = Table(opponent_sets=[trap(fresh(), "Theirs")], field=[card])
    table.rewrite_position(card, v.FACEUP_DEFENSE)
    assert not table.may("activate", card)
    assert not table.status(card, NEW)


def test_what_the_text_says() -> None:
    (effect,) = read().effects
    assert isinstance(effect, Ignition)
    change, done, also = effect.do
    assert change == ChangePosition(position=v.FACEUP_DEFENSE, from_=v.FACEUP_ATTACK)
    assert isinstance(done, IfDone) and isinstance(done.do[0], Destroy)
    assert also == Also((KeepPosition(until="your next turn"),))
