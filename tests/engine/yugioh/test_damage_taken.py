"""Damage equal to the damage that the player took before.

Source: the card text of Ring of Destruction; damage that is halved, or none, is what is taken.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, ignition, played

BOTH = (la.Damage(1200, v.YOU), la.Then((la.Damage(la.Taken()),)))


def test_as_much_as_was_taken() -> None:
    ring = played("Ring", *BOTH)
    table = Table([ring])
    table.activate(ring)
    assert (table.life(), table.life(1)) == (6800, 6800)


def test_half_of_it_where_that_was_halved() -> None:
    ring, shield = played("Ring", *BOTH), fiend("Shield", ignition(la.ReduceDamage("half", v.YOU)))
    table = Table([ring], field=[shield])
    table.activate(shield)
    table.activate(ring)
    assert (table.life(), table.life(1)) == (7400, 7400)


def test_none_where_nothing_was_destroyed() -> None:
    do = (la.Destroy(la.Each(la.MONSTER, v.MZONE)), la.IfDone(BOTH[:1]), BOTH[1])
    safe = fiend("Safe", la.Indestructible(la.MONSTER))
    ring = played("Ring", *do)
    table = Table([ring], field=[safe])
    table.activate(ring)
    assert (table.life(), table.life(1)) == (8000, 8000)


def test_the_text_is_read() -> None:
    found = compile_card(
        la.Card(9, "Probe", v.TRAP),
        "Target 1 face-up monster your opponent controls whose ATK is less than or equal to their "
        "LP; destroy that face-up monster, and if you do, take damage equal to its original ATK, "
        "then inflict damage to your opponent, equal to the damage you took.",
        Lexicon({}, {}),
    )
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert isinstance(effect, la.Activate)
    (target,) = effect.target
    assert la.Measured("attack", "<=", la.LifePoints(v.OPPONENT)) in list(target.walk())
    assert effect.do[-1] == la.Then((la.Damage(la.Taken()),))


def test_none_by_cards_of_the_opponent_alone() -> None:
    # Dinomorphia Brute: "you take no effect damage from your opponent's card effects this turn"
    shield = fiend("Shield", ignition(la.ReduceDamage("none of theirs", v.YOU)))
    burns = la.EachTime(v.MZONE, on=la.Event("summoned", la.MONSTER), do=(la.Damage(300),))
    theirs, own = fiend("Theirs", burns), played("Own", la.Damage(500, v.YOU))
    first, second = body("First"), played("Second", la.SpecialSummon(la.Choose(la.MONSTER, v.HAND)))
    table = Table([first, second, body("Last"), own], field=[shield], opponent_field=[theirs])
    table.summon(first)
    assert table.life() == 7700
    table.activate(shield)
    table.activate(second)
    assert table.life() == 7700
    table.activate(own)
    assert table.life() == 7200


def test_that_is_read() -> None:
    found = compile_card(
        la.Card(9, "Probe", v.TRAP),
        "When your opponent activates a card or effect, while your LP are 2000 or less: You can "
        "banish this card from your GY; you take no effect damage from your opponent's card "
        "effects this turn.",
        Lexicon({}, {}),
    )
    assert found.whole, found.parts
    (effect,) = found.card.effects
    assert isinstance(effect, la.Quick)
    assert effect.do == (la.ReduceDamage("none of theirs", v.YOU),)
    assert la.Compare(la.LifePoints(), "<=", 2000) in effect.condition
