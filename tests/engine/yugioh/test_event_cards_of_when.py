"""The cards of the event of a *when … you can*, once the effect resolves.

Sources: the official rulebook on *if* and *when* (missing the timing): such an effect is about the
last thing to happen; the card text of Bottomless Trap Hole.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    Activate,
    Choose,
    Destroy,
    Event,
    EventCards,
    Named,
    SpecialSummon,
    Trigger,
    trap,
)
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, quick

THEM = EventCards(every=True, places=v.MZONE)
COMES = fiend("Comes")


def test_what_was_summoned_is_still_known() -> None:
    on = Event("summoned", MONSTER, how=v.BY_NORMAL)
    watch = fiend("Watch", Trigger(v.MZONE, on=on, missable=True, do=(Destroy(THEM),)))
    table = Table([COMES], field=[watch])
    table.summon(COMES)
    table.chain(watch)
    assert list(table.monsters().values()) == ["Watch"]


def test_so_it_is_for_a_trap() -> None:
    on = Event("summoned", MONSTER, whose=v.OPPONENT)
    hole = trap(fresh(), "Hole", effects=(Activate(on=on, do=(Destroy(THEM),)),))
    table = Table([COMES], opponent_spells=[hole], opponent_acts=True)
    table.rewrite_position(hole, v.FACEDOWN_DEFENSE)
    table.summon(COMES)
    table.chain(hole)
    assert table.monsters() == {}


def test_what_was_summoned_earlier_in_the_chain_is_not_meant() -> None:
    # Link 2 summons one monster, then link 1 the other.
    early, late = fiend("Early"), fiend("Late")
    first, second = (SpecialSummon(Choose(Named(one.passcode), v.HAND)) for one in (late, early))
    link_1 = fiend("One", ignition(first, limit=ONCE_PER_TURN))
    link_2 = fiend("Two", quick(second, limit=ONCE_PER_TURN))
    on = Event("summoned", MONSTER, how=v.BY_SPECIAL)
    for missable, left in ((True, ["Early"]), (False, [])):
        watch = fiend("Watch", Trigger(v.MZONE, limit=ONCE_PER_TURN, on=on, missable=missable,
                                       do=(Destroy(THEM),)))  # fmt: skip
        table = Table([early, late], field=[link_1, link_2, watch])
        table.activate(link_1)
        table.chain(link_2)
        table.chain(watch)
        assert sorted(table.monsters().values()) == sorted([*left, "One", "Two", "Watch"])
