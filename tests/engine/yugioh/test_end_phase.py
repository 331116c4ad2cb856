"""The End Phase: what comes back, what is discarded, what is forgotten.

Sources: Yu-Gi-Oh field zones, *Hand* (seven or more cards: discard until six), *Banished* (cards
banished for a time); Yu-Gi-Oh modifiers and triggers; card texts.
"""

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.cards.fiend_support import A_BAO_A_QU
from engine.yugioh.cards.fiendsmith import ENGRAVER, LURRIE
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    MONSTER,
    ONCE_PER_TURN,
    AddToHand,
    Banish,
    ByItself,
    Card,
    ChangeStats,
    Choose,
    CreateToken,
    Damage,
    Each,
    Event,
    Negate,
    NormalSummons,
    OnlySpecialSummon,
    Race,
    SummonedOnly,
    Trigger,
    sent_to_grave,
    trap,
)
from engine.yugioh.language.words import Until
from engine.yugioh.position.slots import (
    BANS,
    LIMITS,
    NEGATED_TURN,
    NEW,
    POSITION,
    RETURNS,
    STATUS,
    SUMMON_LIMIT,
    SUMMONS,
    TALLY,
    USED,
)
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played

A, B = body("A"), body("B")
AWAY = played("Away", Banish(Each(MONSTER, v.MZONE, v.EITHER), until="end"))


def ended(table: Table) -> Table:
    """The table after the End Phase, nothing being asked."""
    table.end()
    assert table.asked == "over", table.offers()
    return table


def hand(count: int) -> list[Card]:
    return [body(f"Card {number}") for number in range(count)]


# ------------------------------------------------------------- cards return


def test_a_banished_monster_returns_to_a_main_monster_zone() -> None:
    # Yu-Gi-Oh field zones, Banished
    table = Table([AWAY], field={2: A})
    table.activate(AWAY)
    assert table.banished == ["A"]
    assert table.monsters() == {}
    ended(table)
    assert table.banished == []
    assert table.monsters() == {0: "A"}


def test_from_an_extra_monster_zone_it_returns_to_a_main_monster_zone() -> None:
    # Yu-Gi-Oh field zones, Banished: when a card that is banished temporarily from the Extra
    # Monster Zone returns, it is returned to a Main Monster Zone.
    table = Table([AWAY], field={5: link("Link")})
    table.activate(AWAY)
    ended(table)
    assert table.monsters() == {0: "Link"}


def test_without_a_free_zone_it_goes_to_the_gy() -> None:
    # Yu-Gi-Oh field zones, Banished: if there are no available Main Monster Zones, it does not
    # return to the field and it is sent to the Graveyard.
    fillers = [fiend(f"Filler {number}", procedures=(ByItself(v.HAND),)) for number in range(5)]
    table = Table([AWAY, *fillers], field=[A])
    table.activate(AWAY)
    for filler in fillers:
        table.special(filler)
    ended(table)
    assert table.grave == ["Away", "A"]
    assert len(table.monsters()) == 5


def test_a_monster_of_the_opponent_returns_to_its_controller() -> None:
    # Yu-Gi-Oh field zones, Banished: returned to their controller before they were banished.
    table = Table([AWAY], opponent_field=[A])
    table.activate(AWAY)
    assert table.pile(v.BANISHED, 1) == ["A"]
    ended(table)
    assert table.monsters(1) == {0: "A"}
    assert table.monsters() == {}


def test_it_returns_in_the_position_that_it_had() -> None:
    table = Table([AWAY], field=[A])
    table.rewrite(POSITION, A, v.FACEUP_DEFENSE)
    table.activate(AWAY)
    ended(table)
    assert table.state.data[POSITION + table.number(A)] == v.FACEUP_DEFENSE


def test_a_spell_or_trap_returns_to_a_spell_and_trap_zone() -> None:
    stay = trap(fresh(), "Stay", v.CONTINUOUS)
    one = fiend("One", ignition(Banish(Choose(ANY, v.SZONE), until="end")))
    table = Table(field=[one], spells=[stay])
    table.activate(one)
    assert table.spells() == {}
    ended(table)
    assert table.spells() == {0: "Stay"}


def test_two_monsters_return_together() -> None:
    table = Table([AWAY], field=[A, B])
    table.activate(AWAY)
    ended(table)
    assert sorted(table.monsters().values()) == ["A", "B"]


def test_a_card_that_moved_again_does_not_return() -> None:
    back = played("Back", AddToHand(Choose(MONSTER, v.BANISHED)))
    table = Table([AWAY, back], field=[A])
    table.activate(AWAY)
    table.activate(back)
    ended(table)
    assert table.hand == ["A"]
    assert table.monsters() == {}


def test_a_card_that_was_banished_once_more_for_good_does_not_return() -> None:
    back = played("Back", AddToHand(Choose(MONSTER, v.BANISHED)))
    out = played("Out", Banish(Choose(MONSTER, v.HAND)))
    table = Table([AWAY, back, out], field=[A])
    table.activate(AWAY)
    table.activate(back)
    table.activate(out)
    ended(table)
    assert table.banished == ["A"]


def test_a_card_that_is_not_banished_until_the_end_stays_banished() -> None:
    out = played("Out", Banish(Each(MONSTER, v.MZONE)))
    table = Table([out], field=[A])
    table.activate(out)
    ended(table)
    assert table.banished == ["A"]


def test_a_token_that_is_banished_does_not_return() -> None:
    # Yu-Gi-Oh rules reference, T1
    token = fiend("Token", type=v.TOKEN | v.NORMAL)
    maker = played("Maker", CreateToken(token.passcode))
    table = Table([maker, AWAY], also=[token])
    table.activate(maker)
    table.activate(AWAY)
    ended(table)
    assert table.monsters() == {}


def test_a_returned_monster_has_no_equip_cards_and_its_printed_attack() -> None:
    strong = fiend("Strong", ignition(ChangeStats(Each(MONSTER, v.MZONE), 500)))
    table = Table([AWAY], deck=[B], field=[strong])
    table.equip(B, strong)
    table.activate(strong)
    table.activate(AWAY)
    ended(table)
    assert table.attack(strong) == 1000
    assert table.equips(strong) == []


def test_a_bundled_card_returns() -> None:
    # The card text of A Bao A Qu, the Lightless Shadow: banish this card until the End Phase,
    # and if you do, Special Summon 1 LIGHT or DARK monster from your GY.
    table = Table([A], field={5: A_BAO_A_QU}, grave=[ENGRAVER])
    table.activate(A_BAO_A_QU)
    if table.asked == "bullet":
        table.bullet(1)
    table.pick(ENGRAVER)
    assert table.monsters() == {0: ENGRAVER.name}
    ended(table)
    assert table.monsters() == {0: ENGRAVER.name, 1: A_BAO_A_QU.name}


# -------------------------------------------------------------- hand limit


@pytest.mark.parametrize("count", range(10))
def test_a_player_keeps_six_cards(count: int) -> None:
    # Yu-Gi-Oh field zones, Hand
    table = Table(hand(count))
    table.end()
    excess = max(0, count - 6)
    if excess:
        assert table.asked == "cards"
        assert all(len(choice) == excess for choice in table.choices())
        table.pick(*table.game.cards[1 : 1 + excess])
    assert table.asked == "over"
    assert len(table.hand) == min(count, 6)
    assert len(table.grave) == excess


def test_cards_that_come_because_of_the_discard_count_too() -> None:
    # Yu-Gi-Oh field zones, Hand: six cards when the End Phase ends
    again = fiend("Again", Trigger(
        v.GRAVE, on=sent_to_grave(v.HAND, v.R_DISCARD),
        do=(AddToHand(Choose(MONSTER, v.DECK, 2, 2)),),
    ))  # fmt: skip
    table = Table([again, *[A] * 6], deck=[B, B])
    table.end()
    table.pick(again)
    table.chain(again)
    assert table.choices() == [("A", "A"), ("A", "B"), ("B", "B")]
    table.pick(B, B)
    assert table.asked == "over"
    assert table.hand == ["A"] * 6


@pytest.mark.parametrize(("count", "ways"), [(7, 7), (8, 28), (9, 84)])
def test_every_set_of_cards_may_be_discarded(count: int, ways: int) -> None:
    table = Table(hand(count))
    table.end()
    assert len(table.choices()) == ways


def test_copies_are_not_told_apart() -> None:
    for extra, choices in ((0, [("A",), ("B",)]), (1, [("A", "A"), ("A", "B")])):
        table = Table([A] * (6 + extra) + [B])
        table.end()
        assert table.choices() == choices
    table = Table([A] * 7)
    table.end()  # nothing to choose
    assert table.grave == ["A"]


def test_the_discard_is_not_an_effect() -> None:
    # Yu-Gi-Oh field zones, Hand: cards discarded by this are not treated as being discarded by a
    # card effect.
    for reason, asked in ((v.R_DISCARD, "trigger"), (v.R_EFFECT, "over"), (v.R_COST, "over")):
        card = fiend("Card", Trigger(v.GRAVE, on=sent_to_grave(0, reason), do=(Damage(1),)))
        table = Table([card, *hand(6)])
        table.end()
        table.pick(card)
        assert table.asked == asked


def test_a_trigger_of_the_discard_is_played() -> None:
    # The card text of Fabled Lurrie: if this card is discarded to the GY: Special Summon it.
    table = Table([LURRIE, *hand(6)])
    table.end()
    table.pick(LURRIE)
    assert table.asked == "over"
    assert table.monsters() == {0: LURRIE.name}


# --------------------------------------------------------- what is forgotten


def test_the_turn_ends_the_play() -> None:
    table = ended(Table([A]))
    assert table.game.is_over()
    assert not table.game.is_open()
    assert table.game.advance() == 0


def test_limits_and_summons_are_forgotten() -> None:
    once = fiend("Once", ignition(Damage(1), limit=ONCE_PER_TURN))
    more = played("More", NormalSummons(3))
    itself = fiend("Itself", procedures=(ByItself(v.HAND),), one_summon_per_turn=True)
    table = Table([more, A, itself], field=[once])
    table.activate(more)
    table.activate(once)
    table.summon(A)
    table.special(itself)
    data = table.state.data
    assert any(data[LIMITS + group] for group in range(8))
    ended(table)
    assert not any(data[LIMITS + group] for group in range(256))
    assert (int(data[SUMMONS]), int(data[SUMMON_LIMIT])) == (0, 1)


def test_what_was_special_summoned_is_forgotten() -> None:
    asking = fiend("Asking", ignition(Damage(1), condition=(SummonedOnly(Race(v.ZOMBIE)),)))
    itself = fiend("Itself", procedures=(ByItself(v.HAND),))
    table = Table([itself], field=[asking])
    assert table.may("activate", asking)
    table.special(itself)
    assert not table.may("activate", asking)
    assert table.state.data[TALLY]
    ended(table)
    assert not table.state.data[TALLY]


def test_bans_that_last_and_the_list_of_returns_are_forgotten() -> None:
    lock = played("Lock", OnlySpecialSummon(Race(v.FIEND)))
    table = Table([lock, AWAY], field=[A])
    table.activate(lock)
    table.activate(AWAY)
    assert table.state.data[RETURNS] == 1
    ended(table)
    assert table.state.data[BANS] == 0
    assert table.state.data[RETURNS] == 0


def test_monsters_are_no_longer_new() -> None:
    table = Table([A, AWAY], field=[B])
    table.activate(AWAY)
    table.summon(A)
    assert table.status(A, NEW)
    ended(table)
    assert not table.status(A, NEW)
    assert not table.status(B, NEW)  # it came back this turn


def test_a_set_card_is_no_longer_new() -> None:
    trick = trap(fresh(), "Trick")
    table = Table([trick])
    table.set(trick)
    ended(table)
    assert not table.status(trick, NEW)


@pytest.mark.parametrize(("until", "kept"), [("end", False), ("", True)])
def test_changes_of_attack_until_the_end_of_the_turn(until: Until, kept: bool) -> None:
    strong = fiend("Strong", ignition(ChangeStats(Each(MONSTER, v.MZONE), 500, until)))
    table = Table(field=[strong])
    table.activate(strong)
    assert table.attack(strong) == 1500
    ended(table)
    assert table.attack(strong) == (1500 if kept else 1000)


@pytest.mark.parametrize(("until", "kept"), [("end", False), ("", True)])
def test_negation_until_the_end_of_the_turn(until: Until, kept: bool) -> None:
    target = fiend("Target", ignition(Damage(1)))
    silence = played("Silence", Negate(Each(MONSTER, v.MZONE), until))
    table = Table([silence], field=[target])
    table.activate(silence)
    ended(table)
    assert bool(table.state.data[STATUS + table.number(target)]) is kept
    assert not table.status(target, NEGATED_TURN)


def test_end_boards_that_differ_only_in_what_is_forgotten_are_equal() -> None:
    once = fiend("Once", ignition(Damage(0), limit=ONCE_PER_TURN))
    used, unused = Table(field=[once]), Table(field=[once])
    used.activate(once)
    assert used.game.key() != unused.game.key()
    assert ended(used).game.board_key() == ended(unused).game.board_key()


def test_a_trigger_of_the_end_phase() -> None:
    # "During your End Phase: you can ..."
    card = fiend("Card", Trigger(v.MZONE, on=Event("end-phase", whose=v.YOU), do=(Damage(1),)))
    table = Table([A], field=[card])
    table.end()
    assert table.asked == "trigger"


def test_soft_limits_are_forgotten_at_the_end_of_the_turn() -> None:
    # "Once per turn": a new turn, a new use.
    card = fiend("Card", ignition(Damage(0), limit=EACH_ONCE_PER_TURN))
    used, unused = Table(field=[card]), Table(field=[card])
    used.activate(card)
    used.end()
    unused.end()
    assert not used.state.data[USED + used.number(card)]
    assert used.game.board_key() == unused.game.board_key()
