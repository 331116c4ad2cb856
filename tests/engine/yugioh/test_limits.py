"""How often: by name, by copy, shared, n times, per chain, and one summon a turn by name.

Sources: the card texts ("You can only use this effect of X once per turn", "Once per turn:");
Yu-Gi-Oh modifiers and triggers, *Summon restrictions and successful summons*.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    MONSTER,
    ONCE_PER_CHAIN,
    ONCE_PER_TURN,
    AddToHand,
    Choose,
    Damage,
    Limit,
    NegateActivation,
    SpecialSummon,
    Trigger,
    shared,
    summoned,
)
from tests.engine.yugioh.table import Table, fiend, ignition, played, quick

BURN = Damage(100)


# ----------------------------------------------------------- hard: by name


def test_a_hard_limit_is_by_name() -> None:
    card = fiend("Card", ignition(BURN, limit=ONCE_PER_TURN))
    table = Table(field=[card, card])
    table.activate(card)
    assert not table.may("activate", card)


def test_a_hard_limit_lasts_whatever_becomes_of_the_card() -> None:
    card = fiend("Card", ignition(BURN, limit=ONCE_PER_TURN))
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    table = Table([back], field=[card])
    table.activate(card)
    table.activate(back)
    table.summon(card)
    assert not table.may("activate", card)


def test_each_effect_of_a_card_has_a_hard_limit_of_its_own() -> None:
    # "You can only use each effect of X once per turn"
    card = fiend("Card", ignition(BURN, limit=ONCE_PER_TURN), ignition(BURN, limit=ONCE_PER_TURN))
    table = Table(field=[card])
    table.activate(card, 0)
    assert not table.may("activate", card, 0)
    table.activate(card, 1)
    assert not table.may("activate", card)


def test_hard_limits_of_different_cards_do_not_touch() -> None:
    first = fiend("First", ignition(BURN, limit=ONCE_PER_TURN))
    second = fiend("Second", ignition(BURN, limit=ONCE_PER_TURN))
    table = Table(field=[first, second])
    table.activate(first)
    assert table.may("activate", second)


def test_a_hard_limit_holds_for_triggers() -> None:
    card = fiend("Card", Trigger(v.MZONE, limit=ONCE_PER_TURN, on=summoned(), do=(BURN,)))
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    again = played("Again", SpecialSummon(Choose(MONSTER, v.HAND)))
    table = Table([back, card, again])
    table.summon(card)
    table.chain(card)
    table.activate(back)
    table.activate(again)
    assert table.asked == "open"


def test_a_declined_trigger_is_not_used_up() -> None:
    card = fiend("Card", Trigger(v.MZONE, limit=ONCE_PER_TURN, on=summoned(), do=(BURN,)))
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    again = played("Again", SpecialSummon(Choose(MONSTER, v.HAND)))
    table = Table([back, card, again])
    table.summon(card)
    table.decline()
    table.activate(back)
    table.activate(again)
    assert table.asked == "trigger"


def test_an_effect_whose_activation_was_negated_is_used_up() -> None:
    # "You can only use": the use counts when it is activated.
    card = fiend("Card", ignition(BURN, limit=ONCE_PER_TURN))
    no = fiend("No", quick(NegateActivation(), limit=ONCE_PER_TURN))
    table = Table(field=[card, no])
    table.activate(card)
    table.chain(no)
    assert table.life(1) == 8000
    assert not table.may("activate", card)


def test_a_limit_of_several_uses() -> None:
    card = fiend("Card", ignition(BURN, limit=Limit("hard", 2)))
    table = Table(field=[card, card])
    table.activate(card)
    table.activate(card)
    assert not table.may("activate", card)
    assert table.life(1) == 7800


def test_without_a_limit_an_effect_can_be_used_again() -> None:
    card = fiend("Card", ignition(BURN))
    table = Table(field=[card])
    for _ in range(5):
        table.activate(card)
    assert table.life(1) == 7500


# ----------------------------------------------------------- soft: by copy


def test_a_soft_limit_is_by_copy() -> None:
    # "Once per turn:"
    card = fiend("Card", ignition(BURN, limit=EACH_ONCE_PER_TURN))
    table = Table(field=[card, card])
    table.activate(card)
    table.activate(card)
    assert not table.may("activate", card)
    assert table.life(1) == 7800


def test_a_soft_limit_is_new_after_the_card_left_the_field() -> None:
    card = fiend("Card", ignition(BURN, limit=EACH_ONCE_PER_TURN))
    back = played("Back", AddToHand(Choose(MONSTER, v.MZONE)))
    table = Table([back], field=[card])
    table.activate(card)
    assert not table.may("activate", card)
    table.activate(back)
    table.summon(card)
    assert table.may("activate", card)


def test_a_soft_limit_used_on_the_field_is_another_position() -> None:
    card = fiend("Card", ignition(Damage(0), limit=EACH_ONCE_PER_TURN))
    used, unused = Table(field=[card]), Table(field=[card])
    used.activate(card)
    assert used.game.key() != unused.game.key()


def test_each_effect_has_a_soft_limit_of_its_own() -> None:
    card = fiend(
        "Card", ignition(BURN, limit=EACH_ONCE_PER_TURN), ignition(BURN, limit=EACH_ONCE_PER_TURN)
    )
    table = Table(field=[card])
    table.activate(card, 1)
    assert table.may("activate", card, 0)
    assert not table.may("activate", card, 1)


def test_a_soft_limit_of_several_uses() -> None:
    card = fiend(
        "Card",
        ignition(BURN, limit=Limit("soft", 3)),
        ignition(BURN, limit=EACH_ONCE_PER_TURN),
    )
    table = Table(field=[card])
    for _ in range(3):
        table.activate(card, 0)
    assert not table.may("activate", card, 0)
    assert table.may("activate", card, 1)


def test_soft_limits_do_not_touch_hard_ones() -> None:
    card = fiend(
        "Card", ignition(BURN, limit=EACH_ONCE_PER_TURN), ignition(BURN, limit=ONCE_PER_TURN)
    )
    table = Table(field=[card, card])
    table.activate(card, 0)
    table.activate(card, 1)
    assert table.may("activate", card, 0)
    assert not table.may("activate", card, 1)


def test_a_soft_limit_used_in_the_gy_is_another_position() -> None:
    card = fiend("Card", ignition(Damage(0), limit=EACH_ONCE_PER_TURN, where=v.GRAVE))
    used, unused = Table(grave=[card]), Table(grave=[card])
    used.activate(card)
    assert not used.may("activate", card)
    assert unused.may("activate", card)
    assert used.game.key() != unused.game.key()


# ------------------------------------------------------------------ shared


def test_effects_that_share_a_limit() -> None:
    # "You can only use 1 effect of X per turn, and only once that turn"
    one = shared("one effect")
    card = fiend("Card", ignition(BURN, limit=one), ignition(BURN, limit=one, where=v.GRAVE))
    table = Table(field=[card], grave=[card])
    assert table.may("activate", card, 0)
    table.activate(card, 1)
    assert not table.may("activate", card)


def test_a_shared_limit_is_of_one_card_only() -> None:
    # The same word for a group on two cards means two groups.
    first = fiend("First", ignition(BURN, limit=shared("group")))
    second = fiend("Second", ignition(BURN, limit=shared("group")))
    table = Table(field=[first, second])
    table.activate(first)
    assert table.may("activate", second)


def test_effects_outside_the_group_are_free() -> None:
    one = shared("one effect")
    card = fiend("Card", ignition(BURN, limit=one), ignition(BURN), ignition(BURN, limit=one))
    table = Table(field=[card])
    table.activate(card, 2)
    assert table.may("activate", card, 1)
    assert not table.may("activate", card, 0)


# --------------------------------------------------------- cards, not effects


def test_one_activation_of_a_spell_a_turn() -> None:
    # "You can only activate 1 X per turn"
    card = played("Card", BURN, limit=Limit("oath"))
    table = Table([card, card])
    table.activate(card)
    assert not table.may("activate", card)
    assert table.may("set", card)


def test_spells_without_a_limit() -> None:
    card = played("Card", BURN)
    table = Table([card, card])
    table.activate(card)
    table.activate(card)
    assert table.life(1) == 7800


# --------------------------------------------------------------- per chain


def test_once_per_chain() -> None:
    card = fiend("Card", quick(BURN, limit=ONCE_PER_CHAIN))
    starter = fiend("Starter", ignition(BURN, limit=ONCE_PER_TURN))
    table = Table(field=[card, starter])
    table.activate(starter)
    table.chain(card)
    # Neither this copy nor another a second time in this chain.
    assert table.asked == "open"
    assert table.life(1) == 7800
    table.activate(card)
    assert table.life(1) == 7700


def test_effects_that_cannot_be_in_one_chain() -> None:
    # "You cannot activate these effects in the same Chain", the card text of Crystal Conclave.
    apart = Limit("chain", group="apart")
    one = fiend("One", quick(BURN, limit=apart), quick(Damage(10), limit=apart), quick(Damage(1)))
    table = Table(field=[one])
    table.activate(one, 0)
    assert table.offers() == ["chain One #2", "pass"]
    table.decline()
    assert table.may("activate", one, 0)
    assert table.may("activate", one, 1)


def test_without_that_clause_an_effect_answers_itself() -> None:
    card = fiend("Card", quick(BURN, limit=Limit("hard", 3)))
    table = Table(field=[card])
    table.activate(card)
    table.chain(card)
    table.chain(card)
    assert table.asked == "open"
    assert table.life(1) == 7700
