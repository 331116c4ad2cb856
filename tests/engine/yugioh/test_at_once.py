"""What happens to several cards at the same time: "2 or more monsters are sent to the GY".

Sources: the card texts of Dracotail Gulamel and Dracotail Arthalion; what an effect does up to a
*then*, and what is used as material, is one moment, a cost and what it was paid for are two (Yu-Gi-
Oh modifiers and triggers, *Trigger effects*); a Token never goes to the GY (Yu-Gi-Oh rules
reference, K1).
"""

from dataclasses import replace

import pytest

from engine.effects import Node
from engine.filters import ANY
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played

A, B, C = body("A"), body("B"), body("C")
TWO = la.Event("sent", la.MONSTER, to=v.GRAVE, least=2)
WATCHER = fiend("Watcher", la.Trigger(v.GRAVE, on=TWO, do=(la.GainLife(500),), optional=False))


def sends(card: la.Card, place: int = v.MZONE) -> Node:
    return la.SendToGrave(la.Choose(la.Named(card.passcode), place))


@pytest.mark.parametrize(
    ("do", "cost", "gained"),
    [
        ((la.SendToGrave(la.Each(la.MONSTER & la.OTHER, v.MZONE)),), (), True),
        ((sends(A),), (), False),
        ((sends(A), la.Then((sends(B),))), (), False),
        ((sends(A),), (sends(B),), False),
        ((la.Draw(1),), (la.SendToGrave(la.Choose(la.OTHER, v.MZONE, 2, 2)),), True),
        ((la.Destroy(la.Each(la.MONSTER & la.OTHER, v.MZONE)),), (), True),
        ((la.Banish(la.Each(la.MONSTER & la.OTHER, v.MZONE)),), (), False),
    ],
)
def test_how_many_are_sent_in_one_go(
    do: tuple[Node, ...], cost: tuple[Node, ...], gained: bool
) -> None:
    mover = fiend("Mover", ignition(*do, cost=cost))
    table = Table(deck=[C], field=[mover, A, B], grave=[WATCHER])
    table.activate(mover)
    assert table.life() == (8500 if gained else 8000)


def test_of_several_effects_one_each_is_not_enough() -> None:
    """Two links of one chain send a monster each; so do their costs."""
    first = la.Trigger(v.MZONE, on=la.Event("summoned", la.MONSTER), do=(sends(A),), optional=False)
    second = la.Trigger(
        v.MZONE, on=la.Event("summoned", la.MONSTER), do=(sends(B),), optional=False
    )
    one, two = fiend("First", first), fiend("Second", second)
    table = Table([C], field=[one, two, A, B], grave=[WATCHER])
    table.summon(C)
    table.chain(one)
    assert table.place_of(A) == table.place_of(B) == v.GRAVE
    assert table.life() == 8000


def test_it_must_be_in_the_grave_before() -> None:
    mover = fiend("Mover", ignition(la.SendToGrave(la.Each(la.MONSTER & la.OTHER, v.MZONE))))
    table = Table(deck=[C], field=[mover, A, WATCHER])
    table.activate(mover)
    assert table.life() == 8000


def test_only_what_moves_or_is_summoned_can_do_so_at_once() -> None:
    waits = la.Trigger(v.MZONE, on=la.Event("activated", la.MONSTER, least=2), do=(la.Draw(1),))
    with pytest.raises(CompileError, match="at the same time"):
        Table(field=[fiend("Waits", waits)])


@pytest.mark.parametrize(
    ("opening", "found"),
    [
        ("If 2 or more monsters are sent to the GY at the same time, while this card is in your GY",
         TWO),
        ("If 3 or more cards are banished at the same time, while this card is in your GY",
         la.Event("sent", ANY, to=v.BANISHED, least=3)),
        ("If 2 or more monsters are sent to the GY, while this card is in your GY", None),
        ("If 1 or more monsters are sent to the GY at the same time, while this card is in your GY",
         None),
    ],
)  # fmt: skip
def test_as_it_is_read(opening: str, found: la.Event | None) -> None:
    card = la.Card(9, "Probe", v.MONSTER | v.EFFECT, level=4)
    compiled = compile_card(card, f"{opening}: You can draw 1 card.", Lexicon({}, {}))
    assert compiled.whole == (found is not None), compiled.parts
    if found is not None:
        (effect,) = compiled.card.effects
        assert isinstance(effect, la.Trigger)
        assert (effect.on, effect.where) == (found, v.GRAVE)


HUB = (
    "2 monsters\n"
    "This Link Summoned card is unaffected by Spell/Trap effects and the activated effects of "
    "other Link Monsters. Once per turn: You can target 1 face-up card on each player's field, "
    "except this card; both those cards have their effects negated until the end of this turn. "
    "When 2 monsters are Special Summoned at the same time to the zones this card points to: You "
    "can draw 1 card."
)


def hub() -> la.Card:
    down = v.BOTTOM_LEFT | v.BOTTOM_RIGHT
    facts = la.Card(9, "Hub", v.MONSTER | v.EFFECT | v.LINK, v.EARTH, v.MACHINE, 2, markers=down)
    compiled = compile_card(facts, HUB, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


GENIUS = hub()


@pytest.mark.parametrize(("zones", "draws"), [((0, 2), True), ((0, 1), False)])
def test_two_monsters_to_both_zones(zones: tuple[int, int], draws: bool) -> None:
    # The card text of Qliphort Genius
    both = played("Both", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE, 2, 2)))
    table = Table([both], deck=[C], field={5: GENIUS}, grave=[A, B], all_zones=True)
    table.activate(both)
    while table.asked == "zone":
        free = [zone for zone in zones if zone not in table.monsters()]
        table.into(free[0])
    assert set(table.monsters()) == {5, *zones}
    assert table.asked == ("trigger" if draws else "open")


def test_one_after_the_other_is_not_at_the_same_time() -> None:
    one = played("One", la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)))
    table = Table([one, one], deck=[C], field={5: GENIUS}, grave=[A, B], all_zones=True)
    for card, zone in ((A, 0), (B, 2)):
        table.activate(one)
        if table.asked == "cards":
            table.pick(card)
        table.into(zone)
        assert table.asked == "open"


def test_one_card_of_each_player_is_negated() -> None:
    mine = fiend("Mine", ignition(la.Damage(100), limit=None))
    theirs = fiend("Theirs", la.FieldStats(500, ~la.OTHER))
    table = Table(field={5: GENIUS, 0: mine}, opponent_field=[theirs])
    assert table.attack(theirs) == 1500
    table.activate(GENIUS)
    assert table.attack(theirs) == 1000
    table.activate(mine)
    assert table.life(1) == 8000
    # It cannot be one of them, so there must be another card of the player's.
    assert not Table(field={5: GENIUS}, opponent_field=[theirs]).may("activate", GENIUS)
