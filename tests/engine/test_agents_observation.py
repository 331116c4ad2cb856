"""What an agent sees, number by number: the tables of `docs/agents.md`, read over laid tables.

Needs the extra `agents`.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

pytest.importorskip("pettingzoo")

from engine.agents import DigimonTable, YugiohTable
from engine.digimon.position import slots as dsl
from engine.digimon.position.steps import TurnStep
from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    Ban,
    Card,
    Choose,
    Chosen,
    Damage,
    Destroy,
    PlaceCounter,
)  # fmt: skip
from engine.yugioh.position import slots as sl
from engine.yugioh.position.steps import OpenStep, WindowStep
from tests.engine.digimon.cards import by_number
from tests.engine.digimon.cards.by_number import linked, new, suspended
from tests.engine.yugioh.table import Table, body, fiend, ignition, played, quick, xyz


class Seen:
    """An observation of Yu-Gi-Oh!, cut as the page says: each list is mine, then theirs."""

    def __init__(self, table: Table, player: int = 0) -> None:
        agents = YugiohTable(table.game)
        agents.advance()
        numbers = iter(agents.see(player))
        groups = int(table.state.t.groups)

        def take(count: int, size: int = 0) -> list[list[int]]:
            return [list(islice(numbers, size)) for _ in range(count)]

        (self.turn,) = take(1, 2)
        self.counts = take(2, 7)
        self.hand, self.extra, self.banished, self.grave = [], [], [], []
        self.monsters, self.spells = [], []
        for _ in range(2):
            self.hand += take(1, 30)
            self.extra += take(1, 30)
            self.banished += take(1, 75)
            self.grave += take(1, 75)
            self.monsters.append(take(7, 13))
            self.spells.append(take(6, 6))
        self.limits, self.tallies = [], []
        for _ in range(2):
            self.limits += take(1, groups)
            self.tallies += take(1, 16)
        self.bans = take(12, 4)
        self.chain = take(8, 10)
        (self.asked,) = take(1, 3)
        assert list(numbers) == []


def laid(hand: Sequence[Card] = (), *, deck: Sequence[Card] = (), **rest: Any) -> Table:
    """A table whose deck has an opening hand."""
    return Table(hand, [*deck, *[D] * 5], **rest)


def row(*numbers: int, to: int) -> list[int]:
    """The numbers that stand there, and zeros in the rest of the room."""
    return [*numbers, *[0] * (to - len(numbers))]


def named(table: Table, *cards: Card) -> list[int]:
    """The numbers of cards: their places in `game.cards`, from 1."""
    known = [card.passcode for card in table.game.cards]
    return [1 + known.index(card.passcode) for card in cards]


A, B, C, D = (body(name, level=level) for level, name in enumerate("ABCD", 3))
BURN, POISON = played("Burn", Damage(100)), played("Poison", Damage(200))


def test_piles_are_seen_by_their_owner_and_both_see_the_gy() -> None:
    top = xyz("Top")
    table = laid([A, B], extra=[top], grave=[C, D], banished=[B], opponent_hand=[D],
                  opponent_grave=[A])  # fmt: skip
    a, b, c, d, extra = named(table, A, B, C, D, top)
    mine, theirs = Seen(table), Seen(table, 1)
    assert (mine.turn, theirs.turn) == ([1, sl.MAIN_PHASE], [0, sl.MAIN_PHASE])
    # Life Points, Normal Summons left, Deck, hand, GY, banished, Extra Deck.
    counts = [[8000, 1, 5, 2, 2, 1, 1], [8000, 1, 10, 1, 1, 0, 0]]
    assert (mine.counts, theirs.counts) == (counts, counts[::-1])
    assert mine.hand == [row(*sorted((a, b), reverse=True), to=30), row(-1, to=30)]
    assert theirs.hand == [row(d, to=30), row(-1, -1, to=30)]
    assert (mine.extra[0], theirs.extra[1]) == (row(extra, to=30), row(-1, to=30))
    assert mine.banished == [row(b, to=75), row(to=75)]
    # From the bottom: what was put there first.
    assert mine.grave == [row(c, d, to=75), row(a, to=75)]
    assert theirs.grave == mine.grave[::-1]


def test_a_normal_summon_is_counted_where_it_was_made() -> None:
    table = laid([A])
    table.summon(A)
    assert [count[1] for count in Seen(table).counts] == [0, 1]
    assert [count[1] for count in Seen(table, 1).counts] == [1, 0]


def test_monsters_by_zone_with_numbers_materials_counters_and_uses() -> None:
    card = fiend("Holder", ignition(PlaceCounter("Spell"), limit=None), level=5, attack=1200)
    top = xyz("Top", rank=6)
    table = laid(field={1: card}, opponent_field={3: A}, deck=[B, C], extra=[top])
    table.lay(top, 6)
    table.attach(B, top)
    table.attach(C, top)
    table.activate(card)
    table.activate(card)
    table.rewrite(sl.STATUS, card, sl.NEGATED_TURN | sl.SAVED)
    table.rewrite(sl.USED, card, 2)
    table.rewrite_position(A, v.FACEUP_DEFENSE)
    table.modify(A, v.ATK, -300)
    number, a, b, c, xyz_number = named(table, card, A, B, C, top)
    mine, theirs = Seen(table), Seen(table, 1)
    empty = row(to=13)
    # Of the status, what both players can tell: not what a chain that goes on keeps of it.
    holder = row(number, v.FACEUP_ATTACK, sl.NEGATED_TURN, 2, 2, 1200, 1000, 5, to=13)
    materials = list(mine.monsters[0][6][8:])
    assert mine.monsters[0][:6] == [empty, holder, empty, empty, empty, empty]
    assert mine.monsters[0][6][:8] == [
        xyz_number, v.FACEUP_ATTACK, sl.PROPER | sl.NEW, 0, 0, 2000, 2000, 6
    ]  # fmt: skip
    assert (sorted(materials[:2]), materials[2:]) == (sorted((b, c)), [0, 0, 0])
    other = row(a, v.FACEUP_DEFENSE, 0, 0, 0, 700, 1000, 3, to=13)
    assert mine.monsters[1] == [empty, empty, empty, other, empty, empty, empty]
    assert theirs.monsters == mine.monsters[::-1]


def test_what_lies_face_down_is_seen_by_its_player_alone() -> None:
    # Yu-Gi-Oh solo rules, 2: what is Set is hidden.
    table = laid([A, BURN])
    table.set(A)
    table.set(BURN)
    a, burn = named(table, A, BURN)
    mine, theirs = Seen(table), Seen(table, 1)
    down = v.FACEDOWN_DEFENSE
    assert mine.monsters[0][0] == row(a, down, sl.NEW, 0, 0, 1000, 1000, 3, to=13)
    assert theirs.monsters[1][0] == row(-1, down, sl.NEW, to=13)
    assert mine.spells[0][0] == row(burn, down, sl.NEW, to=6)
    assert theirs.spells[1][0] == row(-1, down, sl.NEW, to=6)


def test_an_equip_card_names_the_seat_of_its_monster() -> None:
    equip = played("Equip", type=v.EQUIP)
    table = laid(field={2: A}, opponent_field={4: B}, deck=[equip], spells={3: POISON})
    table.equip(equip, A)
    number, poison = named(table, equip, POISON)
    expected = [row(number, v.FACEUP_ATTACK, 0, 0, 0, 32, to=6), row(to=6), row(to=6),
                row(poison, v.FACEUP_ATTACK, to=6), row(to=6), row(to=6)]  # fmt: skip
    assert Seen(table).spells[0] == expected
    table.rewrite(sl.HOST, equip, table.number(B) + 1)
    assert Seen(table).spells[0][0][5] == 134
    assert Seen(table, 1).spells[1][0][5] == 34


def test_limits_bans_and_what_is_counted_this_turn() -> None:
    once = fiend("Once", ignition(Damage(1), limit=ONCE_PER_TURN))
    both = played("Ban", Ban(("set",), MONSTER), Ban(("draw",), whose=v.OPPONENT))
    table = laid([both], field=[once])
    groups = int(table.state.t.groups)
    assert Seen(table).limits == [[0] * groups] * 2
    table.activate(once)
    table.activate(both)
    mine, theirs = Seen(table), Seen(table, 1)
    assert (sum(mine.limits[0]), mine.limits[1]) == (1, [0] * groups)
    assert theirs.limits == mine.limits[::-1]
    assert [ban[0] for ban in mine.bans] == row(1, 2, to=12)
    assert [ban[0] for ban in theirs.bans] == row(2, 1, to=12)
    first, second = (ban[1:] for ban in mine.bans[:2])
    assert first != second
    assert [ban[1:] for ban in theirs.bans[:2]] == [first, second]
    for player in (0, 1):
        for at in (2, 15):
            table.state.put(sl.TALLY + player * sl.TALLIES + at, 10 * player + at)
    found = [[*row(0, 0, 10 * player + 2, to=15), 10 * player + 15] for player in (0, 1)]
    assert Seen(table).tallies == found
    assert Seen(table, 1).tallies == found[::-1]


def test_the_chain_and_who_is_asked() -> None:
    shot = played("Shot", Destroy(Chosen()), target=(Choose(ANY, v.MZONE, 2, 2, whose=v.EITHER),))
    answer = fiend("Answer", quick(Damage(1), where=v.HAND))
    table = laid([shot], field={1: A}, opponent_field={2: B}, opponent_hand=[answer],
                  opponent_acts=True)  # fmt: skip
    open_state = Seen(table)
    assert (open_state.chain, open_state.asked[0]) == ([row(to=10)] * 8, OpenStep.CODE)
    table.activate(shot)
    number, a, b = named(table, shot, A, B)
    effect = int(table.state.data[sl.CONTEXTS + sl.CONTEXT_SIZE + sl.C_EFFECT])
    mine, theirs = Seen(table), Seen(table, 1)
    (first, *rest), (seen, *_) = mine.chain, theirs.chain
    assert rest == [row(to=10)] * 7
    assert first == row(1, number, effect + 1, 0, a, 31, b, 132, to=10)
    assert seen == row(2, number, effect + 1, 0, a, 131, b, 32, to=10)
    # The other player is asked for an answer, and nothing is asked of the first.
    assert (mine.asked, theirs.asked[0]) == ([0, 0, 0], WindowStep.CODE)
    link = sl.CONTEXTS + sl.CONTEXT_SIZE
    table.state.put(link + sl.C_NEGATED, sl.EFFECT_NEGATED)
    assert Seen(table).chain[0][3] == 1


def test_a_choice_names_the_card_that_asks() -> None:
    shot = played("Shot", Destroy(Choose(ANY, v.MZONE, whose=v.EITHER)))
    table = laid([shot], field=[A], opponent_field=[B])
    table.activate(shot)
    assert Seen(table).asked[2] == named(table, shot)[0]
    assert Seen(table, 1).asked == [0, 0, 0]


# ------------------------------------------------------------------------- Digimon


def test_digimon_by_the_page() -> None:
    # Comprehensive rules, 3-2-2, 3-5-3, 3-7-2: deck, hand and security stack are private areas.
    table = by_number.Table(
        mine=[suspended("ST1-07", "ST1-03"), linked("ST2-03", to="ST1-06"), new("ST1-03")],
        theirs=["ST2-03"], breeding=["ST1-03"], hand=["ST1-11", "ST1-07"],
        their_hand=["ST2-03"], trash=["ST1-03", "ST1-06"], their_trash=["ST2-03"], memory=2,
    )  # fmt: skip
    agents = DigimonTable(table.game)
    known = [card.number for card in table.game.cards]

    def card(*numbers: str) -> list[int]:
        return [1 + known.index(number) for number in numbers]

    for player in (0, 1):
        numbers = iter(agents.see(player))
        mine, theirs = (
            {"counts": [5, 2, 2, 5, 0, 0], "trash": card("ST1-03", "ST1-06")},
            {"counts": [5, 1, 1, 5, 0, 0], "trash": card("ST2-03")},
        )
        memory = 2 if player == 0 else -2
        assert list(islice(numbers, 4)) == [3, int(player == 0), memory, dsl.MAIN_PHASE]
        sides = [mine, theirs][:: 1 - 2 * player]
        assert list(islice(numbers, 12)) == [*sides[0]["counts"], *sides[1]["counts"]]
        hand = card(*(("ST1-11", "ST1-07"), ("ST2-03",))[player])
        assert list(islice(numbers, 24)) == row(*hand, to=24)
        stacks = []
        for side in sides:
            assert list(islice(numbers, 60)) == row(*side["trash"], to=60)
            assert list(islice(numbers, 24)) == row(*[-1] * 5, to=24)
            stacks.append([list(islice(numbers, 20)) for _ in range(16)])
        greymon, other, just_played, raised = stacks[player][:4]
        dp = table.dp
        assert greymon == [2, 1, 0, dp("ST1-07"), *row(*card("ST1-07", "ST1-03"), to=16)]
        assert other == [2, 0, 0, dp("ST1-06"), *row(*card("ST1-06"), to=8),
                           *row(*card("ST2-03"), to=8)]  # fmt: skip
        assert just_played == [2, 0, 1, dp("ST1-03"), *row(*card("ST1-03"), to=16)]
        assert raised == row(1, 0, 0, 0, *card("ST1-03"), to=20)
        assert stacks[1 - player][0] == [2, 0, 0, dp("ST2-03", 1), *row(*card("ST2-03"), to=16)]
        assert stacks[player][4:] == [row(to=20)] * 12
        assert stacks[1 - player][1:] == [row(to=20)] * 15
        assert list(numbers) == [0, 0, 0, *([TurnStep.CODE, 0, 0] if player == 0 else [0, 0, 0])]
