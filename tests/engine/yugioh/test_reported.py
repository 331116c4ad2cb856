"""What the engine does not do right yet: each case fails today, with the rule that it breaks.

`xfail_strict` makes a case that has begun to hold fail here, so that it moves to the file of its
rule.
"""

import pytest

from engine.filters import ANY
from engine.hashing import mix
from engine.yugioh import vocabulary as v
from engine.yugioh.card import (
    EACH_ONCE_PER_TURN,
    ByItself,
    Card,
    Event,
    InsteadOfDestruction,
    Materials,
    Trigger,
    Unaffected,
    summoned,
    trap,
)
from engine.yugioh.cards.fiend_support import CAESAR, NECROQUIP_PRINCESS
from engine.yugioh.cards.fiendsmith import ENGRAVER, LACRIMA
from engine.yugioh.cards.links import LINKURIBOH
from engine.yugioh.cards.staples import MONSTER_REBORN
from engine.yugioh.language import (
    MONSTER,
    OTHER,
    Between,
    Choose,
    Chosen,
    Each,
    Named,
    Race,
    Random,
)
from engine.yugioh.operations import (
    AddToHand,
    Banish,
    CreateToken,
    Damage,
    Destroy,
    FusionSummon,
    OnlySpecialSummon,
    SendToGrave,
    SetCard,
    SpecialSummon,
    Then,
    Tribute,
)
from engine.yugioh.slots import USED
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    fusion,
    ignition,
    played,
)

A, B, C = body("A"), body("B"), body("C")
BURN = Damage(100)


def fails(reason: str) -> pytest.MarkDecorator:
    """The mark of a case that fails, and why it does."""
    return pytest.mark.xfail(reason=reason, strict=True, raises=AssertionError)


def walls(count: int) -> list[Card]:
    """Monsters that take zones."""
    return [body(f"Wall {number}", level=2) for number in range(count)]


# -------------------------------------------------------------- replacement


@fails("working out a replacement's question writes that it was asked")
def test_a_question_may_be_asked_again() -> None:
    guard = fiend("Guard", InsteadOfDestruction(MONSTER, (BURN,)))
    boom = played("Boom", Destroy(Each(Named(A.passcode), v.MZONE)))
    table = Table([boom], field=[A, guard])
    table.activate(boom)
    before = table.state.snapshot()
    options = table.game.options()
    assert table.game.advance() == len(options)
    assert table.state.snapshot() == before


@fails("a monster that is saved can itself be given up, for the mark of its doom is gone by then")
def test_a_card_that_would_be_destroyed_cannot_be_given_up_instead() -> None:
    # The card text of Muckraker: if it would be destroyed, Tribute 1 Fiend instead.
    devil, other, second = fiend("Devil"), fiend("Other"), fiend("Second")
    guard = fiend("Guard", InsteadOfDestruction(
        MONSTER, (Tribute(Choose(Race(v.FIEND) & OTHER, v.MZONE)),)
    ))  # fmt: skip
    boom = played("Boom", Destroy(Each(Named(devil.passcode), v.MZONE)))
    table = Table([boom], field=[devil, guard, other, second])
    table.activate(boom)
    table.yes()
    assert table.choices() == [("Other",), ("Second",)]


# ------------------------------------------------------------------ chance


@fails("a random card that was taken can be taken once more")
def test_two_random_cards_are_two_cards() -> None:
    loss = played("Loss", SendToGrave(Random(ANY, v.HAND, 2, v.YOU)))
    table = Table([loss, A, B, C])
    table.activate(loss)
    table.nature(B)
    assert table.choices() == [("A",), ("C",)]


# --------------------------------------------------------------- end phase


@fails("the event of a phase is about card number 0, so only that card's own trigger wakes")
def test_a_trigger_of_the_end_phase() -> None:
    # "During your End Phase: you can ..."
    card = fiend("Card", Trigger(v.MZONE, on=Event("end-phase", whose=v.YOU), do=(BURN,)))
    table = Table([A], field=[card])
    table.end()
    assert table.asked == "trigger"


@fails("uses of soft limits are kept")
def test_soft_limits_are_forgotten_at_the_end_of_the_turn() -> None:
    # "Once per turn": a new turn, a new use.
    card = fiend("Card", ignition(Damage(0), limit=EACH_ONCE_PER_TURN))
    used, unused = Table(field=[card]), Table(field=[card])
    used.activate(card)
    used.end()
    unused.end()
    assert not used.state.data[USED + used.number(card)]
    assert used.game.board_key() == unused.game.board_key()


# -------------------------------------------------------------------- keys


@fails("uses of soft limits off the field are not in the key")
def test_a_soft_limit_used_in_the_gy_is_another_position() -> None:
    card = fiend("Card", ignition(Damage(0), limit=EACH_ONCE_PER_TURN, where=v.GRAVE))
    used, unused = Table(grave=[card]), Table(grave=[card])
    used.activate(card)
    assert not used.may("activate", card)
    assert unused.may("activate", card)
    assert used.game.key() != unused.game.key()


@fails("the two lanes of a number meet in sums that cancel")
def test_both_lanes_of_a_number_count() -> None:
    words = (0, 1, 2, 3, 5, 255, 4096, (1 << 31) - 1)
    seen = {mix(7, low | high << 31) for low in words for high in words}
    assert len(seen) == len(words) ** 2


# ------------------------------------------------------------------- zones


@fails("one free zone is enough, however many are summoned")
def test_as_many_free_zones_as_monsters_to_be_summoned() -> None:
    # Yu-Gi-Oh rules reference, Z1
    both = played("Both", SpecialSummon(Choose(MONSTER, v.GRAVE, 2, 2)))
    assert Table([both], field=walls(3), grave=[A, B]).may("activate", both)
    assert not Table([both], field=walls(4), grave=[A, B]).may("activate", both)


@fails("one free zone is enough, however many Tokens there are")
def test_as_many_free_zones_as_tokens() -> None:
    # Yu-Gi-Oh rules reference, Z1
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode, 2))
    assert Table([maker], field=walls(3), also=[token]).may("activate", maker)
    assert not Table([maker], field=walls(4), also=[token]).may("activate", maker)


@fails("the zone that a cost frees is not counted")
def test_a_cost_frees_a_zone_for_the_effect() -> None:
    # The card text of Linkuriboh: Tribute 1 Level 1 monster; Special Summon this card.
    field = [body("Small", level=1), *walls(4)]
    table = Table(field=field, grave=[LINKURIBOH])
    assert table.may("activate", LINKURIBOH)


@fails("the zone that a cost frees is not counted")
def test_a_cost_frees_a_zone_for_a_summon_by_itself() -> None:
    # "You can Special Summon this card (from your hand) by Tributing 1 monster"
    itself = fiend("Itself", procedures=(
        ByItself(v.HAND, cost=(Tribute(Choose(MONSTER, v.MZONE)),)),
    ))  # fmt: skip
    assert Table([itself], field=walls(5)).may("special", itself)


@fails("a Spell that is activated from the hand takes a zone as well")
def test_a_spell_needs_a_second_zone_for_what_it_sets() -> None:
    # Yu-Gi-Oh field zones, Spell & Trap Zone: five zones, and the Spell itself lies in one.
    trick = trap(fresh(), "Trick")
    setter = played("Setter", SetCard(Choose(Named(trick.passcode), v.DECK)))
    sets = [trap(fresh(), f"Set {number}") for number in range(4)]
    assert Table([setter], deck=[trick], sets=sets[:3]).may("activate", setter)
    assert not Table([setter], deck=[trick], sets=sets).may("activate", setter)


@fails("a monster is Set in the lowest zone even where every zone is a choice")
def test_the_zone_of_a_set_monster_is_a_choice_under_the_policy() -> None:
    table = Table([A], all_zones=True)
    table.set(A)
    assert table.asked == "zone"


@fails("a monster returns to the lowest zone even where every zone is a choice")
def test_the_zone_of_a_monster_that_returns_is_a_choice_under_the_policy() -> None:
    away = played("Away", Banish(Each(MONSTER, v.MZONE), until="end"))
    table = Table([away], field=[A], all_zones=True)
    table.activate(away)
    table.end()
    assert table.asked == "zone"


# --------------------------------------------------------- special summons


@fails("Tokens are summoned past a lock")
def test_a_lock_holds_for_tokens() -> None:
    # Card texts: Tokens are Special Summoned.
    token = fiend("Token", type=v.TOKEN | v.NORMAL, race=v.WARRIOR)
    lock = played("Lock", OnlySpecialSummon(Race(v.FIEND)))
    maker = played("Maker", CreateToken(token.passcode))
    table = Table([lock, maker], also=[token])
    table.activate(lock)
    assert not table.may("activate", maker)


@fails("a monster that becomes a material forgets that it was properly summoned")
def test_a_properly_summoned_monster_can_be_revived_after_it_was_a_material() -> None:
    # Yu-Gi-Oh rules reference, S1: ... unless they were first properly Summoned.
    out = played("Out", SendToGrave(Choose(Named(CAESAR.passcode), v.MZONE)))
    table = Table([out, MONSTER_REBORN], extra=[CAESAR], field=[ENGRAVER, LACRIMA])
    table.special(CAESAR)
    table.activate(out)
    while table.asked == "trigger":
        table.decline()
    table.activate(MONSTER_REBORN)
    assert (LACRIMA.name,) in table.choices()


@fails("the clause is not looked at for a Normal Summon")
def test_only_one_may_be_controlled_by_normal_summon_too() -> None:
    # "You can only control 1 X"
    unique = fiend("Unique", one_on_field=True)
    assert not Table([unique], field=[unique]).may("summon", unique)


@fails("only the least number of a slot is used")
def test_a_slot_may_take_more_than_its_least_number() -> None:
    # "2+ monsters" as Fusion materials
    goal = fusion("Goal", Materials(MONSTER, 2, 3))
    poly = played("Poly", FusionSummon(ANY, (Each(MONSTER, v.MZONE),)))
    table = Table([poly], extra=[goal], field=[A, B, C])
    table.activate(poly)
    assert ("A", "B", "C") in table.choices()


# ---------------------------------------------------------- costs, targets


@fails("two targets can be one and the same card")
def test_two_targets_are_two_cards() -> None:
    # The card text of S:P Little Knight: target 2 face-up monsters
    pair = played(
        "Pair", Banish(Chosen(("first", "second"))),
        target=(Choose(MONSTER, v.MZONE, name="first"), Choose(MONSTER, v.MZONE, name="second")),
    )  # fmt: skip
    assert not Table([pair], field=[A]).may("activate", pair)


@fails("the cost may take the only target")
def test_a_target_must_be_left_after_the_cost() -> None:
    greedy = played(
        "Greedy", Banish(Chosen()),
        cost=(SendToGrave(Choose(MONSTER, v.MZONE)),), target=(Choose(MONSTER, v.MZONE),),
    )  # fmt: skip
    assert not Table([greedy], field=[A]).may("activate", greedy)


@fails("returning a card to the hand counts as an effect even as a cost")
def test_a_cost_reaches_a_monster_that_is_unaffected() -> None:
    # Being unaffected by effects does not keep a monster from being used for a cost.
    proud = fiend("Proud", Unaffected(except_=Named(0)))
    costly = played("Costly", BURN, cost=(AddToHand(Choose(MONSTER, v.MZONE)),))
    table = Table([costly], field=[proud])
    table.activate(costly)
    assert table.hand == ["Proud"]


# ----------------------------------------------------------------- triggers


@fails("every card that moved at that time is taken for a card of the event")
def test_only_the_cards_of_the_event_are_those_cards() -> None:
    # The card text of Necroquip Princess: if a Monster Card(s) is sent from your hand to the GY
    # to activate a card or effect: ... equip 1 of those monsters.
    loss = played(
        "Loss", SendToGrave(Choose(Named(B.passcode), v.MZONE)),
        cost=(SendToGrave(Choose(MONSTER, v.HAND)),),
    )  # fmt: skip
    table = Table([loss, A], field=[NECROQUIP_PRINCESS, B])
    table.activate(loss)
    table.chain(NECROQUIP_PRINCESS)
    # A was sent for the cost; B from the field, by the effect: there is nothing to choose.
    assert table.asked == "open", table.offers()
    assert table.equips(NECROQUIP_PRINCESS) == ["A"]


@fails("the summoned monster must still be there when the trigger is collected")
def test_a_summon_is_seen_even_if_the_monster_has_left_since() -> None:
    # "If a monster is Special Summoned": it was.
    watcher = fiend("Watcher", Trigger(
        v.MZONE, on=summoned(v.BY_SPECIAL, MONSTER & Named(A.passcode)), do=(BURN,)
    ))  # fmt: skip
    brief = played(
        "Brief", SpecialSummon(Choose(Named(A.passcode), v.HAND)),
        Then((SendToGrave(Choose(Named(A.passcode), v.MZONE)),)),
    )  # fmt: skip
    table = Table([brief, A], field=[watcher])
    table.activate(brief)
    assert table.asked == "trigger"


# ------------------------------------------------------------------ filters


@fails("a card without ATK is taken for one with ATK 0")
def test_a_spell_has_no_attack() -> None:
    # The language: a card without the number does not match.
    weak = played("Weak", Banish(Choose(Between("attack", 0, 1000), v.GRAVE)))
    assert not Table([weak], grave=[played("Spell", BURN)]).may("activate", weak)
