"""The keys of positions: zones, what the turn remembers, the Deck, and boards alone."""

from collections.abc import Sequence

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    EACH_ONCE_PER_TURN,
    MONSTER,
    ONCE_PER_TURN,
    OTHER,
    AddToHand,
    Ban,
    ByItself,
    Card,
    Choose,
    Damage,
    Destroy,
    Draw,
    Each,
    MaterialsIncluded,
    NormalSummons,
    OnlySpecialSummon,
    Quick,
    Race,
    SendToGrave,
    SummonedOnly,
    Zones,
    spell,
    trap,
)
from engine.yugioh.position import slots as sl
from engine.yugioh.position.modifiers import GAIN
from tests.engine.yugioh.table import (
    Table,
    fiend,
    fresh,
    ignition,
    link,
)
from tests.engine.yugioh.test_keys import RANK, A, B, differ, key

LINK = link("Link", 2, v.BOTTOM)


# --------------------------------------------------------------------- zones


def in_zones(*zones: int, extra: Sequence[Card] = ()) -> int:
    """The key of a table with A in each of these zones."""
    return key(Table(field=dict.fromkeys(zones, A), extra=extra))


def test_main_zones_are_alike_where_nothing_tells_them_apart() -> None:
    assert in_zones(0) == in_zones(3)
    assert in_zones(0, 1) == in_zones(2, 4)


def test_main_zones_differ_where_an_arrow_may_point() -> None:
    assert in_zones(0, extra=[LINK]) != in_zones(3, extra=[LINK])


def test_main_zones_differ_where_a_text_speaks_of_them() -> None:
    outer = fiend("Outer", ignition(Destroy(Each(Zones(0b10001), v.MZONE))))
    assert key(Table([outer], field={0: A})) != key(Table([outer], field={3: A}))


def test_an_extra_monster_zone_is_not_a_main_monster_zone() -> None:
    assert key(Table(field={0: RANK})) != key(Table(field={5: RANK}))


def test_spell_and_trap_zones_are_alike() -> None:
    trick = trap(fresh(), "Trap")
    assert key(Table(spells={0: trick})) == key(Table(spells={3: trick}))


def test_the_field_zone_is_not_a_spell_and_trap_zone() -> None:
    field_spell = spell(fresh(), "Field", v.FIELD)
    assert key(Table(spells={0: field_spell})) != key(Table(spells={5: field_spell}))


@pytest.mark.parametrize(
    ("slot", "value"),
    [(sl.POSITION, v.FACEDOWN_DEFENSE), (sl.STATUS, sl.NEW), (sl.STATUS, sl.NEGATED),
     (sl.USED, 1)],
)  # fmt: skip
def test_the_state_of_a_spell_or_trap(slot: int, value: int) -> None:
    trick = trap(fresh(), "Trap", v.CONTINUOUS)
    assert differ(lambda: Table(spells=[trick]), lambda table: table.rewrite(slot, trick, value))


# ------------------------------------------------------- what the turn remembers


def test_uses_of_limits() -> None:
    twice = fiend("Card", ignition(Damage(0), limit=ONCE_PER_TURN),
                  ignition(Damage(0), limit=ONCE_PER_TURN))  # fmt: skip
    keys = []
    for used in ((), (0,), (1,), (0, 1), (1, 0)):
        table = Table(field=[twice])
        for effect in used:
            table.activate(twice, effect)
        keys.append(key(table))
    assert len(set(keys)) == 4
    assert keys[3] == keys[4]


def test_uses_of_soft_limits() -> None:
    card = fiend("Card", ignition(Damage(0), limit=EACH_ONCE_PER_TURN))
    assert differ(lambda: Table(field=[card]), lambda table: table.activate(card))


def test_uses_of_the_opponents_limits() -> None:
    theirs = fiend("Theirs", Quick(v.MZONE, limit=ONCE_PER_TURN, do=(Damage(0),)))
    starter = fiend("Starter", ignition(Damage(0)))
    tables = [Table(field=[starter], opponent_field=[theirs], opponent_acts=True) for _ in range(2)]
    for table in tables:
        table.activate(starter)
    tables[0].chain(theirs)
    tables[1].decline()
    assert key(tables[0]) != key(tables[1])


def test_bans_that_last() -> None:
    lock = fiend("Lock", ignition(OnlySpecialSummon(Race(v.FIEND))),
                 ignition(OnlySpecialSummon(Race(v.ZOMBIE))))  # fmt: skip
    keys = []
    for effects in ((), (0,), (1,), (0, 1), (1, 0)):
        table = Table(field=[lock])
        for effect in effects:
            table.activate(lock, effect)
        keys.append(key(table))
    assert len(set(keys)) == 4
    assert keys[3] == keys[4]


def test_about_which_card_a_lock_is() -> None:
    # "cannot activate cards with the same name as that card"
    lock = fiend("Lock", ignition(Ban(("activate",), MONSTER, Choose(MONSTER & OTHER, v.MZONE))))
    keys = []
    for named in ((A,), (B,), (A, B), (B, A)):
        table = Table(field=[lock, A, B])
        for card in named:
            table.activate(lock)
            table.pick(card)
        keys.append(key(table))
    assert len(set(keys)) == 3
    assert keys[2] == keys[3]


def test_normal_summons_made_and_allowed() -> None:
    more = fiend("More", ignition(NormalSummons(2)))
    assert differ(lambda: Table(field=[more]), lambda table: table.activate(more))
    back = fiend("Back", ignition(AddToHand(Choose(MONSTER, v.MZONE))))

    def summoned_and_back(table: Table) -> None:
        table.summon(A)
        table.activate(back)
        table.pick(A)

    assert differ(lambda: Table([A], field=[back]), summoned_and_back)


def test_special_summons_that_a_text_asks_about() -> None:
    asking = fiend("Asking", ignition(Damage(0), condition=(SummonedOnly(Race(v.FIEND)),)))
    back = fiend("Back", ignition(AddToHand(Choose(Race(v.WARRIOR), v.MZONE))))
    itself = fiend("Itself", race=v.WARRIOR, procedures=(ByItself(v.HAND),))

    def summoned_and_back(table: Table) -> None:
        table.special(itself)
        table.activate(back)

    assert differ(lambda: Table([itself], field=[back, asking]), summoned_and_back)
    # Where no card asks, it is no difference.
    assert not differ(lambda: Table([itself], field=[back]), summoned_and_back)


def test_for_whom_a_text_asks_about_special_summons() -> None:
    asking = fiend("Asking", ignition(Damage(0), condition=(SummonedOnly(Race(v.FIEND)),)))
    keys = set()
    for counts in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2)):
        table = Table(field=[asking])
        for slot, count in zip((sl.TALLY, sl.TALLY + sl.TALLIES), counts, strict=True):
            table.state.put(slot, count)
        keys.add(key(table))
    assert len(keys) == 6


def test_one_special_summon_a_turn_by_name() -> None:
    once = fiend("Once", one_summon_per_turn=True, procedures=(ByItself(v.HAND),))
    back = fiend("Back", ignition(AddToHand(Choose(MONSTER, v.MZONE))))

    def summoned_and_back(table: Table) -> None:
        table.special(once)
        table.activate(back)
        table.pick(once)

    assert differ(lambda: Table([once], field=[back]), summoned_and_back)


def test_life_points() -> None:
    burn = fiend("Burn", ignition(Damage(100)), ignition(Damage(100, v.YOU)))
    keys = []
    for effect in (None, 0, 1):
        table = Table(field=[burn])
        if effect is not None:
            table.activate(burn, effect)
        keys.append(key(table))
    assert len(set(keys)) == 3


# ---------------------------------------------------------------------- deck


@pytest.mark.parametrize(
    ("draws", "fixed", "matters"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_the_order_of_the_deck(draws: bool, fixed: bool, matters: bool) -> None:
    look = fiend("Look", ignition(Draw(1) if draws else Damage(1)))
    assert differ(
        lambda: Table(deck=[A, B], field=[look], fixed_order=fixed),
        lambda table: table.state.insert(table.take_up(A), v.DECK, 0),
    ) is matters  # fmt: skip


# -------------------------------------------------------------- boards alone


def test_a_board_is_what_lies_on_the_table() -> None:
    once = fiend("Once", ignition(Damage(0), limit=ONCE_PER_TURN), ignition(NormalSummons(2)))
    one, other = Table(field=[once]), Table(field=[once])
    other.activate(once, 0)
    other.activate(once, 1)
    assert one.game.key() != other.game.key()
    assert one.game.board_key() == other.game.board_key()
    other = Table(field=[once])
    other.modify(once, v.ATK | GAIN << 3, 100)
    assert one.game.board_key() != other.game.board_key()


def test_how_often_a_card_has_moved_does_not_matter() -> None:
    around = fiend("Around", ignition(AddToHand(Choose(MONSTER, v.GRAVE))),
                   ignition(SendToGrave(Choose(ANY, v.HAND))))  # fmt: skip
    one, other = Table(field=[around], grave=[A]), Table(field=[around], grave=[A])
    other.activate(around, 0)
    other.activate(around, 1)
    assert other.grave == ["A"]
    assert key(one) == key(other)


def test_materials_that_a_text_asks_about() -> None:
    asking = link("Asking", 1, effects=(
        ignition(Damage(1), condition=(MaterialsIncluded(Race(v.FIEND)),)),
    ))  # fmt: skip
    keys = []
    for made_of in (0, 1):
        table = Table(field={5: asking})
        table.rewrite(sl.MADE_OF, asking, made_of)
        keys.append(key(table))
    assert keys[0] != keys[1]


def test_a_soft_limit_used_while_banished_is_another_position() -> None:
    card = fiend("Card", ignition(Damage(0), limit=EACH_ONCE_PER_TURN, where=v.BANISHED))
    used, unused = Table(banished=[card]), Table(banished=[card])
    used.activate(card)
    assert not used.may("activate", card)
    assert used.game.key() != unused.game.key()


def test_how_often_each_limit_was_used_is_in_the_key_by_player() -> None:
    effects = [ignition(Draw(1), limit=ONCE_PER_TURN) for _ in range(3)]
    table = Table(field=[fiend("Host", *effects)])
    state = table.state
    keys = {table.game.key()}
    used = [(side, group, uses) for side in (0, sl.LIMIT_GROUPS)
            for group in range(int(state.t.groups)) for uses in (1, 2)]  # fmt: skip
    for side, group, uses in used:
        mark = state.mark()
        state.put(sl.LIMITS + side + group, uses)
        keys.add(table.game.key())
        state.undo_to(mark)
    assert len(keys) == 1 + len(used)
