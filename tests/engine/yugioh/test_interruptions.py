"""Interruptions are uses in one turn of the opponent: each that counts is played out here.

The opponent, who has the turn, gives every effect its windows: monster effects, Spells, Special
Summons and cards added from the Deck, again and again. The player uses what may be used. Sources:
the limits and costs of made-up effects (Yu-Gi-Oh rules reference, *Activating cards and effects*);
the card texts of Apollousa, Promethean Princess, I:P Masquerena, Snake-Eyes Flamberge Dragon, Droll
& Lock Bird, Dimension Shifter and Maxx "C", whose effects the made-up ones are like.
"""

from typing import Any

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.worth.goals import value_of
from engine.yugioh.worth.interruptions import interrupting, kind_of
from engine.yugioh.worth.uses import count_uses
from engine.yugioh.worth.value import value
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played, quick, xyz

A, B = body("A"), body("B")
NEGATE = la.NegateActivation("effect")
ANSWER = la.Answering(v.OPPONENT)
THEIRS = la.Choose(ANY, v.FIELD_PLACES, whose=v.OPPONENT)
REMOVES = la.Destroy(THEIRS)
ONCE, SOFT = la.ONCE_PER_TURN, la.EACH_ONCE_PER_TURN


def trap(*do: Node, **rest: Any) -> la.Card:
    return la.trap(fresh(), "Trap", effects=(la.Activate(do=do, **rest),))


def hand_trap(*do: Node, limit: la.Limit | None = ONCE, **rest: Any) -> la.Card:
    return fiend("Hand", quick(*do, where=v.HAND, cost=(la.Discard(),), limit=limit, **rest))


def uses(table: Table) -> int:
    """The uses that the value counts."""
    what = interrupting(table.game)
    count_uses(table.state, what)
    return sum(what.uses)


# What the opponent does, over and over.
LOUD = fiend("Loud", ignition(la.GainLife(1)))
COMING = [fiend(f"Coming {at}", procedures=(la.ByItself(v.HAND),)) for at in range(4)]
SEARCH = [played(f"Search {at}", la.AddToHand(la.Choose(ANY, v.DECK))) for at in range(2)]
UNDER = [body(f"Under {at}") for at in range(3)]


def used(mine: dict[str, Any], materials: int = 0) -> int:
    """How often the player can use an effect while the opponent goes through that turn."""
    table = Table(
        [*COMING, *SEARCH], [*(body(f"Deck {at}") for at in range(9)), *UNDER], field=[LOUD],
        opponent_hand=mine.get("hand", ()), opponent_field=mine.get("field", ()),
        opponent_grave=mine.get("grave", ()), opponent_sets=mine.get("sets", ()),
        opponent_extra=mine.get("extra", ()), opponent_deck=[A] * 5, opponent_acts=True,
    )  # fmt: skip
    for card in UNDER[:materials]:
        table.attach(card, mine["field"][0])
    found = 0
    for _ in range(5):
        for word, card in [("activate", LOUD), *(("special", one) for one in COMING),
                           *(("activate", one) for one in SEARCH)]:  # fmt: skip
            if table.asked == "open" and table.may(word, card):
                table._take(word, (card,))
                found += _answers(table)
    return found


def _answers(table: Table) -> int:
    """Use whatever may be used until the opponent goes on; how often that was."""
    found = 0
    while table.asked not in ("open", "over"):
        options = table.decision().options
        mine = [one for one in options if one.word == "chain"]
        found += bool(mine)
        table.take((mine or options)[0])
    return found


SMALL = link("Small", 2)
CASES: dict[str, tuple[dict[str, Any], int, int]] = {
    # three copies of a hand trap that is used once per turn by name
    "by name": ({"hand": [hand_trap(NEGATE, condition=(ANSWER,))] * 3}, 0, 1),
    # each copy has its own use
    "by copy": (
        {"field": [fiend("Copy", quick(NEGATE, condition=(ANSWER,), limit=SOFT))] * 2}, 0, 2,
    ),
    # two effects of a card that share their uses
    "shared": (
        {"field": [fiend(
            "Shared",
            quick(NEGATE, condition=(ANSWER,), limit=la.shared("both")),
            quick(la.Destroy(THEIRS), limit=la.shared("both")),
        )]},
        0, 1,
    ),
    # as often as there are materials, or once a turn
    "detach": ({"field": [xyz("Detach", effects=(
        quick(NEGATE, condition=(ANSWER,), cost=(la.Detach(),), limit=la.ONCE_PER_CHAIN),
    ))]}, 3, 3),
    "detach two": ({"field": [xyz("Detach", effects=(
        quick(NEGATE, condition=(ANSWER,), cost=(la.Detach(2),), limit=la.ONCE_PER_CHAIN),
    ))]}, 3, 1),
    "detach once": ({"field": [xyz("Detach", effects=(
        quick(NEGATE, condition=(ANSWER,), cost=(la.Detach(),), limit=SOFT),
    ))]}, 3, 1),
    "no material": ({"field": [xyz("Detach", effects=(
        quick(NEGATE, condition=(ANSWER,), cost=(la.Detach(),), limit=SOFT),
    ))]}, 0, 0),
    # as often as it has the ATK
    "ATK": ({"field": [fiend("Drain", quick(
        la.When(la.Compare(la.LevelOf(la.SELF, what="attack"), ">=", 800), (
            la.ChangeStats(la.SELF, -800), la.IfDone((NEGATE,)),
        )),
        condition=(ANSWER, la.Compare(la.LevelOf(la.SELF, what="attack"), ">=", 800)),
        limit=la.ONCE_PER_CHAIN,
    ), attack=2500)]}, 0, 3),
    # what Tributes itself
    "tribute": ({"field": [fiend("Tribute", quick(
        NEGATE, condition=(ANSWER,), cost=(la.Tribute(),), limit=None,
    ))] * 2}, 0, 2),
    # Traps that were Set; one of a name that is activated once per turn
    "traps": ({"sets": [trap(la.Destroy(THEIRS))] * 2}, 0, 2),
    "one trap": ({"sets": [trap(la.Destroy(THEIRS), limit=la.Limit("oath"))] * 2}, 0, 1),
    # what waits in the GY for a Special Summon, with and without the own monster that it targets
    **{
        name: (
            {
                "grave": [fiend("Waits", la.Trigger(
                    v.GRAVE, limit=ONCE,
                    on=la.Event("summoned", la.MONSTER, v.BY_SPECIAL, side=v.OPPONENT),
                    target=(
                        la.Choose(la.Named(A.passcode), v.MZONE, name="own"),
                        la.Choose(la.MONSTER, v.MZONE, whose=v.OPPONENT, name="theirs"),
                    ),
                    do=(la.Destroy(la.Chosen(("own", "theirs"))),),
                ))],
                "field": field,
            },
            0, number,
        )
        for name, field, number in (("in the GY", [A], 1), ("no target", [B], 0))
    },
    # a Link Summon on their turn
    "summons": (
        {
            "field": [fiend("Links", quick(
                la.SummonFromExtraNow(("link",), la.MONSTER, including_this=True),
                condition=(la.During(v.OPPONENT, "main"),), limit=ONCE,
            )), A],
            "extra": [SMALL],
        },
        0, 1,
    ),
    # cards that come into the hand from the Deck; draws, as long as the turn lasts
    "locks": ({"hand": [fiend("Locks", la.Trigger(
        v.HAND, on=la.Event("sent", ANY, to=v.HAND, from_=v.DECK, whose=v.OPPONENT),
        cost=(la.SendToGrave(la.SELF),), do=(la.Ban(("add",), whose=v.EITHER),),
    ))]}, 0, 1),
    "banishes": ({"hand": [hand_trap(la.BanishInstead(until="next turn"))]}, 0, 1),
    "draws": ({"hand": [hand_trap(la.ForTheTurn(la.EachTime(
        0, on=la.Event("summoned", la.MONSTER, v.BY_SPECIAL, whose=v.OPPONENT), do=(la.Draw(1),),
    )))]}, 0, 1),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_what_counts_is_what_can_be_used(case: str) -> None:
    mine, materials, number = CASES[case]
    assert used(mine, materials) == number
    table = Table(
        mine.get("hand", ()), UNDER, mine.get("extra", ()), field=mine.get("field", ()),
        grave=mine.get("grave", ()), sets=mine.get("sets", ()),
    )  # fmt: skip
    for card in UNDER[:materials]:
        table.attach(card, mine["field"][0])
    assert uses(table) == number


@pytest.mark.parametrize(
    ("effect", "kind"),
    [
        (quick(NEGATE, condition=(ANSWER,)), "negate"),
        (quick(la.Negate(la.Chosen()), target=(THEIRS,)), "negate"),
        (quick(la.Destroy(la.Chosen()), target=(la.Choose(ANY, v.MZONE),)), ""),
        (quick(la.Destroy(la.Chosen()), target=(la.Choose(ANY, v.MZONE, whose=v.EITHER),)),
         "remove"),
        (quick(la.Destroy(la.Answered()), condition=(ANSWER,)), "remove"),
        (quick(la.Banish(la.Choose(ANY, v.GRAVE, whose=v.OPPONENT))), "remove"),
        (quick(la.Tribute(la.Each(la.MONSTER, v.MZONE, v.EITHER))), "remove"),
        (quick(la.Banish(), la.IfDone((la.Banish(THEIRS),))), "remove"),
        (quick(la.OnlySpecialSummon(la.MONSTER, v.OPPONENT)), "lock"),
        (quick(la.OnlySpecialSummon(la.MONSTER)), ""),
        (quick(la.BanishInstead()), "lock"),
        (quick(la.BanishInstead(whose=v.YOU)), ""),
        (quick(la.SpecialSummon(la.Choose(ANY, v.EXTRA))), "summon"),
        (quick(la.SpecialSummon(la.Chosen()), target=(la.Choose(ANY, v.SZONE, whose=v.EITHER),)),
         "summon"),
        (quick(la.SpecialSummon(la.Choose(ANY, v.HAND))), ""),
        (quick(NEGATE, condition=(la.During(v.YOU),)), ""),
        (ignition(la.Destroy(THEIRS)), ""),
        (la.Ignition(v.MZONE, do=(REMOVES,), quick_if=(la.exists(ANY, v.HAND),)), "remove"),
        (la.Trigger(v.MZONE, on=la.summoned(), do=(REMOVES,)), ""),
        (la.Trigger(v.MZONE, on=la.summoned(0, la.MONSTER).of(v.YOU), do=(REMOVES,)), ""),
        (la.Trigger(v.MZONE, on=la.summoned(0, ANY).of(v.OPPONENT), do=(REMOVES,)), "remove"),
    ],
)  # fmt: skip
def test_how_it_interrupts(effect: la.Effect, kind: str) -> None:
    assert kind_of(effect, fiend("Probe", effect)) == kind


def test_a_card_that_is_negated_or_face_down_interrupts_nobody() -> None:
    effect = quick(NEGATE, condition=(ANSWER,))
    negates = fiend("Negates", effect)
    assert uses(Table(field=[negates])) == 1
    table = Table(field=[negates])
    table.rewrite_position(negates, v.FACEDOWN_DEFENSE)
    assert uses(table) == 0
    over = la.trap(fresh(), "Over", v.CONTINUOUS, effects=(
        la.Activate(), la.Ban(("effect",), la.MONSTER, whose=v.EITHER),
    ))  # fmt: skip
    assert uses(Table(field=[negates], spells=[over])) == 0


def test_a_hand_trap_is_worth_more_in_the_hand_than_on_the_field() -> None:
    """A Normal Summon that leads to nothing is never the best board."""
    trap = hand_trap(NEGATE, condition=(ANSWER,))
    held, lost = Table([trap]), Table(field=[trap])
    assert value(held.state, value_of(held.game)) > value(lost.state, value_of(lost.game))


@pytest.mark.parametrize(
    ("condition", "number"), [((), 1), ((la.exists(la.Named(A.passcode), v.MZONE),), 0)]
)
def test_a_set_continuous_trap_counts_with_the_effect_that_it_has_face_up(
    condition: tuple[Node, ...], number: int
) -> None:
    """It is activated first, which is no interruption, and its effect used then."""
    stays = la.trap(fresh(), "Stays", v.CONTINUOUS, effects=(
        la.Activate(condition=condition),
        quick(la.Destroy(THEIRS), where=v.SZONE, limit=ONCE),
    ))  # fmt: skip
    assert used({"sets": [stays]}) == 2 * number
    assert uses(Table(sets=[stays])) == number


def test_what_is_spent_for_nothing_makes_a_board_worse() -> None:
    """Of two ways to one board that which leaves more is the better one."""
    small = link("Small", 1)
    kept, spent = Table([A], extra=[small]), Table([A], [], [small], grave=[small])
    lost = Table([A], [], [small], banished=[small])
    worths = [value(table.state, value_of(table.game)) for table in (kept, spent, lost)]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == 3


def test_uses_after_the_first_of_one_effect_are_worth_half() -> None:
    """One answer takes a monster with all of its uses, or plays around all copies of it."""
    negates = fiend("Negates", quick(NEGATE, condition=(ANSWER,), limit=SOFT))
    other = fiend("Other", quick(NEGATE, condition=(ANSWER,), limit=SOFT))

    def points(*field: la.Card) -> int:
        table = Table(field=field)
        return int(count_uses(table.state, interrupting(table.game)))

    assert points(negates) == 1000
    assert points(negates, negates) == 1500
    assert points(negates, other) == 2000
    assert points(negates, negates, other) == 2500


def test_a_board_is_worth_nothing_at_least() -> None:
    """Rewards of agents, and the order of a search, count from 0 on."""
    small = link("Small", 1)
    table = Table([], [], [small], banished=[small])
    assert value(table.state, value_of(table.game)) == 0
