"""Cards placed in Spell & Trap Zones and Field Zones, and what waits for it.

Sources: the card texts named with each test; Yu-Gi-Oh field zones, *Spell & Trap Zone* and
*Field Zone*.
"""

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    ONCE_PER_TURN,
    Card,
    Choose,
    Chosen,
    Destroy,
    Draw,
    Each,
    Event,
    GainLife,
    Ignition,
    Named,
    PlaceAsSpell,
    SpecialSummon,
    State,
    StaysAsSpell,
    Trigger,
    Type,
    spell,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, names, played

A, B, C = body("A"), body("B"), body("C")
STAYS = fiend("Stays", StaysAsSpell())
ASIDE = played("Aside", PlaceAsSpell(Each(MONSTER, v.HAND)))


def waiting(who: Card | None = None, whose: int = v.YOU) -> Card:
    """A Continuous Spell that gains 10 LP when a monster is placed."""
    filter = MONSTER if who is None else Named(who.passcode)
    return spell(fresh(), "Waiting", v.CONTINUOUS, effects=(
        Trigger(v.SZONE, on=Event("placed", filter, whose=whose), do=(GainLife(10),)),
    ))  # fmt: skip


def answered(table: Table) -> int:
    """How often the trigger can be used now."""
    used = 0
    while table.asked == "trigger":
        table.take(table.decision().options[0])
        used += 1
    return used


def test_a_trigger_waits_for_cards_that_are_placed() -> None:
    # The card text of Rainbow Bridge of the Heart.
    table = Table([ASIDE, A], spells=[waiting()])
    table.activate(ASIDE)
    assert answered(table) == 1
    assert table.life() == 8010


def test_several_at_once_wake_it_once() -> None:
    table = Table([ASIDE, A, B], spells=[waiting()])
    table.activate(ASIDE)
    assert answered(table) == 1


def test_it_waits_only_for_what_it_speaks_of() -> None:
    table = Table([ASIDE, A], spells=[waiting(B)])
    table.activate(ASIDE)
    assert table.asked == "open"
    table = Table([ASIDE, A], spells=[waiting(whose=v.OPPONENT)])
    table.activate(ASIDE)
    assert table.asked == "open"


def test_a_destroyed_monster_that_stays_is_placed() -> None:
    # The card texts of the Crystal Beasts.
    boom = played("Boom", Destroy(Each(MONSTER, v.MZONE)))
    table = Table([boom], field=[STAYS], spells=[waiting()])
    table.activate(boom)
    table.yes()
    assert answered(table) == 1
    table = Table([boom], field=[STAYS], spells=[waiting()])
    table.activate(boom)
    table.no()
    assert table.asked == "open"


def test_as_many_stay_as_there_are_zones() -> None:
    # Crystal Beast Ruby Carbuncle: "you can place it face-up in your Spell & Trap Zone instead".
    boom = played("Boom", Destroy(Each(MONSTER, v.MZONE)))
    full = [spell(fresh(), f"Spell {zone}", v.CONTINUOUS) for zone in range(3)]
    other = fiend("Other", StaysAsSpell())
    table = Table([A, boom], field=[STAYS, other], spells=full)
    table.activate(boom)
    table.yes()
    assert table.asked == "open"
    assert (table.spells()[4], table.grave) == ("Stays", ["Other", "Boom"])
    table = Table([A, boom], field=[STAYS, other], spells=full)
    table.activate(boom)
    table.no()
    table.yes()
    assert (table.spells()[4], table.grave) == ("Other", ["Stays", "Boom"])


def test_an_activated_spell_and_an_equipped_card_are_not_placed() -> None:
    standing = spell(fresh(), "Standing", v.CONTINUOUS)
    waits = spell(fresh(), "Waits", v.CONTINUOUS, effects=(
        Trigger(v.SZONE, on=Event("placed", ANY, whose=v.EITHER), do=(GainLife(10),)),
    ))  # fmt: skip
    table = Table([standing], spells=[waits])
    table.activate(standing)
    assert table.asked == "open"


def test_as_many_zones_as_cards_are_needed() -> None:
    # The card text of Golden Rule: it places two.
    both = played("Both", PlaceAsSpell(Choose(MONSTER, v.DECK, 2, 2)))
    filler = [played(f"Filler {number}", Draw(1)) for number in range(3)]
    assert Table([both], [A, B], spells=filler[:2]).may("activate", both)
    # It takes the fourth zone itself.
    assert not Table([both], [A, B], spells=filler).may("activate", both)


# ------------------------------------------------------ the opponent's side


def field_spell(name: str, *effects: object) -> Card:
    return spell(fresh(), name, v.FIELD, effects=effects)


def test_a_field_spell_is_placed_on_the_opponents_side() -> None:
    # The card text of Vaylantz World - Shinra Bansho; Yu-Gi-Oh field zones, *Field Zone*.
    theirs, older = field_spell("Theirs"), field_spell("Older")
    give = played("Give", PlaceAsSpell(Choose(Type(v.FIELD), v.DECK), v.OPPONENT))
    table = Table([give], [theirs], opponent_spells={5: older})
    table.activate(give)
    assert table.spells(1) == {5: "Theirs"}
    assert table.spells() == {}
    assert table.pile(v.GRAVE, 1) == ["Older"]


def test_a_card_on_the_opponents_side_goes_to_its_owners_gy() -> None:
    # Yu-Gi-Oh field zones, *Field Zone*: owner's GY.
    theirs = field_spell("Theirs")
    give = played("Give", PlaceAsSpell(Choose(Type(v.FIELD), v.DECK), v.OPPONENT))
    boom = played("Boom", Destroy(Each(Type(v.FIELD), v.SZONE, v.EITHER)))
    table = Table([give, boom], [theirs])
    table.activate(give)
    table.activate(boom)
    assert table.spells(1) == {}
    assert table.grave == names(give, theirs, boom)


def test_what_the_turn_player_can_use_does_not_ask_who_controls_it() -> None:
    # The card text of Vaylantz World - Shinra Bansho: "the turn player can".
    common = Ignition(v.SZONE, ONCE_PER_TURN, by_turn_player=True, do=(GainLife(10),))
    own = Ignition(v.SZONE, ONCE_PER_TURN, do=(GainLife(10),))
    shared, selfish = field_spell("Shared", common), field_spell("Selfish", own)
    table = Table(opponent_spells={5: shared})
    table.activate(shared)
    assert (table.life(), table.life(1)) == (8010, 8000)
    assert not table.may("activate", shared)
    assert not Table(opponent_spells={5: selfish}).may("activate", selfish)


# ------------------------------------------------------------------ columns


def test_a_summon_to_the_column_of_a_spell_and_trap_zone() -> None:
    # The card text of Vaylantz World - Shinra Bansho.
    way = fiend("Way", ignition(
        SpecialSummon(Chosen(), zones="column"),
        target=(Choose(FACE_UP & MONSTER & State("free-column"), v.SZONE),),
    ))  # fmt: skip
    table = Table(field={0: way}, spells={0: A, 1: B, 3: C})
    table.activate(way)
    assert table.choices() == [("B",), ("C",)]
    table.pick(C)
    assert table.monsters() == {0: "Way", 3: "C"}
    assert table.spells() == {0: "A", 1: "B"}


def test_no_column_is_free() -> None:
    way = fiend("Way", ignition(
        SpecialSummon(Chosen(), zones="column"),
        target=(Choose(FACE_UP & MONSTER & State("free-column"), v.SZONE),),
    ))  # fmt: skip
    assert not Table(field={1: way}, spells={1: A}).may("activate", way)
    assert Table(field={2: way}, spells={1: A}).may("activate", way)
