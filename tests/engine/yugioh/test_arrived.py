"""What was Summoned this turn, or Set.

Source: the card text of Number 92: Heart-eartH Dragon: "that were Normal or Special Summoned, or
were Set, this turn"; a Flip Summon is neither, nor is a card that was Set on an earlier turn.
"""

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, xyz

SWEEPS = fiend("Sweeps", ignition(la.Banish(la.Each(la.Arrived() & la.OTHER, v.MZONE | v.SZONE))))
NEW, SET = body("New"), played("Set")
OLD = played("Old")


def test_what_was_summoned_or_set_this_turn() -> None:
    table = Table([NEW, SET], field=[SWEEPS], sets=[OLD])
    table.summon(NEW)
    table.set(SET)
    table.activate(SWEEPS)
    assert sorted(table.banished) == ["New", "Set"]
    assert list(table.spells().values()) == ["Old"]


def test_not_what_was_flip_summoned() -> None:
    hidden = body("Hidden")
    table = Table(field=[SWEEPS, hidden])
    table.rewrite_position(hidden, v.FACEDOWN_DEFENSE)
    table.turn(hidden)
    assert not table.may("activate", SWEEPS)


def test_it_is_read() -> None:
    text = (
        "3 Level 9 monsters\nCannot be destroyed by battle, also your opponent takes any battle "
        "damage you would have taken from battles involving this card. Once per turn, during your "
        "opponent's End Phase: You can detach 1 material from this card; banish all cards your "
        "opponent currently controls that were Normal or Special Summoned, or were Set, this turn."
    )
    found = compile_card(xyz("Probe", rank=9, least=3), text, Lexicon({}, {}))
    assert found.whole, [str(part.why) for part in found.parts if part.why]
    trigger = found.card.effects[-1]
    assert isinstance(trigger, la.Trigger)
    assert trigger.do == (la.Banish(la.Each(la.Arrived(), v.MZONE | v.SZONE, v.OPPONENT)),)
