"""What can be used only in the turn in which this card itself was activated.

Sources: the card texts of Performapal Dag Daggerman and Stand Up Centur-Ion! ("During your Main
Phase, if this card was activated this turn"); the official rulebook: a card that an effect places
on the field was not activated.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import Card, Choose, Damage, Ignition, Named, PlaceAsSpell, spell
from tests.engine.yugioh.table import Table, body, fiend, fresh, played

LEXICON = Lexicon({}, {})
TEXT = "During your Main Phase, if this card was activated this turn: You can draw 1 card."
HERE = la.exists(~la.OTHER & la.State("activated-this-turn"), v.SZONE)
SCALE = la.exists(~la.OTHER & la.State("activated-this-turn"), v.PZONE)


def stage(kind: int = v.CONTINUOUS) -> Card:
    hits = Ignition(v.SZONE, condition=(HERE,), do=(Damage(100),), limit=la.EACH_ONCE_PER_TURN)
    return spell(fresh(), "Stage", kind, effects=(hits,))


def test_it_is_read() -> None:
    found = compile_card(spell(1, "Probe", v.FIELD), TEXT, LEXICON)
    assert found.whole
    (used,) = (item for item in found.card.effects if isinstance(item, Ignition))
    assert used.condition == (HERE,)
    pendulum = fiend("Probe", type=v.PENDULUM | v.EFFECT)
    found = compile_card(pendulum, f"[ Pendulum Effect ]\n{TEXT}\n[ Monster Effect ]\n", LEXICON)
    (used,) = (item for item in found.card.effects if isinstance(item, Ignition))
    assert (used.where, used.condition) == (v.PZONE, (SCALE,))


def test_only_one_that_was_activated_uses_it() -> None:
    for kind in (v.CONTINUOUS, v.FIELD):
        card = stage(kind)
        table = Table([card])
        table.activate(card)
        table.activate(card, place=v.SZONE)
        assert table.life(1) == 7900
        assert not Table(spells=[card] if kind == v.CONTINUOUS else {5: card}).may("activate", card)
        place = played("Place", PlaceAsSpell(Choose(Named(card.passcode), v.DECK)))
        table = Table([place], deck=[card])
        table.activate(place)
        assert not table.may("activate", card)


def test_a_scale() -> None:
    hits = Ignition(v.PZONE, condition=(SCALE,), do=(Damage(100),), limit=la.EACH_ONCE_PER_TURN)
    card = fiend("Scale", hits, type=v.PENDULUM | v.EFFECT, scale=1)
    table = Table([card, body()])
    table.activate(card)
    table.activate(card)
    assert table.life(1) == 7900


def test_back_in_the_hand_it_was_not_activated() -> None:
    card = stage()
    back = played("Back", la.ReturnToHand(la.Each(Named(card.passcode), v.SZONE)))
    place = played("Place", PlaceAsSpell(la.Each(Named(card.passcode), v.HAND)))
    table = Table([card, back, place])
    table.activate(card)
    table.activate(back)
    table.activate(place)
    assert "Stage" in table.spells().values()
    assert not table.may("activate", card)
