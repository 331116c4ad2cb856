"""Two monsters of different players change sides.

Sources: the card texts of Packet Swap and Geonator Transverser; Yu-Gi-Oh field zones, *Extra
Monster Zone*: a monster whose control changes goes to a Main Monster Zone of its new controller.
Names and sentences are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import CONTROL
from tests.engine.yugioh.table import Table, body, fiend, fresh, names, played, quick

A, B, C = body("A"), body("B"), body("C")
FULL = [body(f"Full {number}") for number in range(4)]
THEIRS = [body(f"Theirs {number}") for number in range(4)]


def read(text: str, facts: la.Card) -> la.Card:
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


SWAP = read(
    "Target 1 monster you control and 1 monster your opponent controls; switch control of both "
    "monsters.",
    la.Card(9, "Swap", v.SPELL),
)


def sides(table: Table, *cards: la.Card) -> list[int]:
    return [int(table.state.data[CONTROL + table.number(card)]) for card in cards]


def test_both_change_sides() -> None:
    table = Table([SWAP], field=[A], opponent_field=[B, C])
    table.activate(SWAP)
    table.pick(B)
    assert sides(table, A, B, C) == [1, 0, 1]
    assert table.monsters() == {0: "B"}
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text


def test_where_all_zones_are_taken() -> None:
    table = Table([SWAP], field=[A, *FULL], opponent_field=[B, *THEIRS])
    mark = table.game.mark()
    before = notation.write(table.game)
    table.activate(SWAP)
    table.pick(A)
    table.pick(B)
    assert sides(table, A, B) == [1, 0]
    assert len(table.monsters()) == len(table.monsters(1)) == 5
    assert table.monsters()[0] == "B" and table.monsters(1)[0] == "A"
    table.game.undo_to(mark)
    assert notation.write(table.game) == before


def test_one_in_an_extra_monster_zone_leaves_no_main_zone_behind() -> None:
    table = Table(
        [SWAP], field={0: FULL[0], 1: FULL[1], 2: FULL[2], 3: FULL[3], 4: C, 5: A},
        opponent_field=[B],
    )  # fmt: skip
    table.activate(SWAP)
    table.pick(A)
    # There is no zone for the other one, so neither changes sides.
    assert sides(table, A, B) == [0, 1]


def test_none_where_one_has_left() -> None:
    away = fiend("Away", quick(la.Destroy(la.Choose(la.Named(B.passcode), v.MZONE,
                                                    whose=v.OPPONENT)), where=v.HAND,
                               cost=(la.Discard(),)))  # fmt: skip
    table = Table([SWAP, away], field=[A], opponent_field=[B])
    table.activate(SWAP)
    table.chain(away)
    while table.asked == "window":
        table.decline()
    assert sides(table, A) == [0]
    assert table.pile(v.GRAVE, 1) == names(B)


HUB = read(
    "2 monsters\nIf this card points to 2 monsters: You can switch control of those monsters. You "
    'can only use this effect of "Hub" once per turn.',
    la.Card(9, "Hub", v.MONSTER | v.EFFECT | v.LINK, v.EARTH, v.MACHINE, 2,
            markers=v.TOP | v.BOTTOM),
)  # fmt: skip


@pytest.mark.parametrize(("opponent", "may"), [({3: B}, True), ({2: B}, False)])
def test_all_that_it_points_to(opponent: dict[int, la.Card], may: bool) -> None:
    # From the left Extra Monster Zone it points to zone 1 and to the opponent's zone 3.
    table = Table(field={5: HUB, 1: A}, opponent_field=opponent)
    assert table.may("activate", HUB) is may
    if may:
        table.activate(HUB)
        assert sides(table, A, B, HUB) == [1, 0, 0]


@pytest.mark.parametrize(
    "text",
    [
        "Target 2 monsters your opponent controls; switch control of those monsters.",
        "Target 1 monster in your GY and 1 monster your opponent controls; switch control of both.",
        "Draw 1 card; switch control of those monsters.",
    ],
)
def test_what_is_not_understood(text: str) -> None:
    assert not compile_card(la.Card(9, "Swap", v.SPELL), text, Lexicon({}, {})).whole


def test_the_player_of_a_made_up_effect_must_control_one_of_them() -> None:
    odd = played("Odd", la.SwitchControl(la.Each(la.MONSTER, v.MZONE, v.EITHER)))
    assert Table([odd], field=[A], opponent_field=[B]).may("activate", odd)
    assert not Table([odd], field=[A, C]).may("activate", odd)


# The card text of Creature Swap: each player chooses one of their own monsters.
EACH = read(
    "Each player chooses 1 monster they control and switches control of those monsters with each "
    "other. Those monsters cannot change their battle positions for the rest of this turn.",
    la.Card(9, "Each", v.SPELL),
)


def test_each_player_chooses_an_own_monster() -> None:
    table = Table([EACH], field=[A, B], opponent_field=[C])
    table.activate(EACH)
    table.pick(B)
    assert sides(table, A, B, C) == [0, 1, 0]
    assert not table.may("turn", C)


def test_the_opponent_chooses_theirs() -> None:
    table = Table([EACH], field=[A], opponent_field=[B, C], opponent_acts=True)
    table.activate(EACH)
    table.pick(C)
    assert sides(table, A, B, C) == [1, 1, 0]


def test_both_players_must_have_one() -> None:
    assert not Table([EACH], field=[A]).may("activate", EACH)
    assert not Table([EACH], opponent_field=[A]).may("activate", EACH)
