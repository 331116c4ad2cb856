"""A monster that comes to a zone which the Link Monster just summoned points to, and changes then.

Sources: the card text of Parallel eXceed; Yu-Gi-Oh field zones, *Extra Monster Zone*.
"""

from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    IT,
    MONSTER,
    ONCE_PER_TURN,
    SELF,
    Also,
    Card,
    ChangeLevel,
    ChangeStats,
    Choose,
    EachTime,
    Event,
    Half,
    LevelOf,
    Named,
    SpecialSummon,
    Trigger,
    monster,
    summoned,
)
from engine.yugioh.queries.matching import level
from tests.engine.yugioh.table import Table, body, fresh, link, played

A, B = body("A"), body("B")
CODE = fresh()
HALVED = Also((
    ChangeStats(to=Half(LevelOf(IT, what="original attack")), original=True),
    ChangeStats(stats=v.DEF, to=Half(LevelOf(IT, what="original defense")), original=True),
))  # fmt: skip


def follower(*effects: EachTime) -> Card:
    on = Event("summoned", MONSTER, how=v.BY_LINK, whose=v.YOU)
    come = Trigger(v.HAND, ONCE_PER_TURN, on=on, do=(SpecialSummon(SELF, zones="event"),))
    more = Trigger(
        v.MZONE, ONCE_PER_TURN, on=summoned(),
        do=(SpecialSummon(Choose(Named(CODE), v.DECK)),),
    )  # fmt: skip
    return monster(
        CODE, "Follower", v.DARK, v.CYBERSE, 8, 2000, 1000, effects=(*effects, come, more)
    )


# Its arrows point to the Main Monster Zones 1 and 2: the next Link Monster goes there.
OTHER = link("Other", 1, markers=v.BOTTOM | v.BOTTOM_RIGHT)


def test_to_a_zone_that_this_link_monster_points_to() -> None:
    # Parallel eXceed: not to one that another Link Monster points to
    goal, card = link("Goal", 2, markers=v.LEFT), follower()
    table = Table([card], extra=[goal], field={5: OTHER, 0: A, 3: B})
    table.special(goal, A, B)
    assert table.zone(goal) == 1
    table.chain(card)
    assert table.zone(card) == 0


def test_not_where_it_points_to_no_zone() -> None:
    # Parallel eXceed
    goal, card = link("Goal", 2), follower()
    table = Table([card], extra=[goal], field={5: OTHER, 0: A, 3: B})
    table.special(goal, A, B)
    assert table.place_of(card) == v.HAND and not table.may("chain", card)


def test_what_its_own_effect_summons_is_changed_at_once() -> None:
    # Parallel eXceed: Level 4 and half the original ATK and DEF, but not where another card did it
    on = Event("summoned", how=v.BY_SPECIAL, by=Named(CODE))
    card = follower(EachTime(v.MZONE, on=on, do=(ChangeLevel(SELF, to=4), HALVED)))
    revive = played("Revive", SpecialSummon(Choose(Named(CODE), v.GRAVE)))
    table = Table([revive], deck=[card], grave=[card])
    table.activate(revive)
    table.chain(card)
    copies = table.numbers(card, v.MZONE)
    assert sorted(int(level(table.state, copy)) for copy in copies) == [4, 8]
    assert sorted(int(table.state.attack(copy)) for copy in copies) == [1000, 2000]
    assert sorted(int(table.state.defense(copy)) for copy in copies) == [500, 1000]


def test_read_from_a_text() -> None:
    card = monster(CODE, "Follower", v.DARK, v.CYBERSE, 8, 2000, 1000)
    compiled = compile_card(
        card,
        'If this card is Special Summoned by the effect of "Follower", its Level becomes 4 and its '
        "original ATK/DEF become halved. You can only use each of the following effects of "
        '"Follower" once per turn.\n'
        "● If you Link Summon: You can Special Summon this card from your hand to your zone that "
        "Link Monster points to.\n"
        '● If this card is Normal or Special Summoned: You can Special Summon 1 "Follower" from '
        "your Deck.",
        Lexicon({"Follower": CODE}, {}),
    )
    assert compiled.whole
    assert compiled.card.effects[0] == EachTime(
        v.MZONE, on=Event("summoned", how=v.BY_SPECIAL, by=Named(CODE)),
        do=(ChangeLevel(to=4), HALVED),
    )  # fmt: skip
    trigger = compiled.card.effects[1]
    assert isinstance(trigger, Trigger) and trigger.do == (SpecialSummon(SELF, zones="event"),)
