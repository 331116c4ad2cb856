"""A monster that goes to a zone of either player; a card that an opponent's card destroyed.

Sources: the card text of Codebreaker Virus Swordsman; Yu-Gi-Oh field zones, *Links*: a Link Monster
points to zones of both players.  Names are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, link, played

A = body("A")
# From the left Extra Monster Zone it points to zone 1 and to the opponent's zone 3.
HUB = link("Hub", 2, v.TOP | v.BOTTOM)
SUMMON = "Special Summon 1 monster from your hand, to any zone a Link Monster points to."


def read(text: str, facts: la.Card) -> la.Card:
    compiled = compile_card(facts, text, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


def test_it_goes_to_a_zone_of_either_player() -> None:
    card = read(SUMMON, la.Card(9, "Help", v.SPELL))
    for number, sides in ((0, ({1: "A"}, {})), (1, ({}, {3: "A"}))):
        table = Table([card, A], field={5: HUB})
        table.activate(card)
        table.bullet(number)
        mine = {zone: name for zone, name in table.monsters().items() if name == "A"}
        assert (mine, table.monsters(1)) == sides


def test_only_the_other_side_is_left_where_the_zone_is_taken() -> None:
    card = read(SUMMON, la.Card(9, "Help", v.SPELL))
    table = Table([card, A], field={5: HUB, 1: body("There")})
    table.activate(card)
    assert table.monsters(1) == {3: "A"}
    none = Table([card, A], field={5: HUB, 1: body("There")}, opponent_field={3: body("Theirs")})
    assert not none.may("activate", card)
    assert not Table([card, A]).may("activate", card)


BACK = read(
    "During the End Phase, if this card is in the GY because it was destroyed, while in your "
    "possession, by an opponent's card and sent there this turn: You can Special Summon this card.",
    la.monster(9, "Phoenix", v.FIRE, v.FIEND, 4, 1000),
)
BREAK = la.Destroy(la.Choose(la.Named(BACK.passcode), v.MZONE, whose=v.EITHER))


def test_it_returns_once_an_opponents_effect_has_destroyed_it() -> None:
    theirs = fiend("Theirs", la.Quick(v.MZONE, do=(BREAK,), limit=la.EACH_ONCE_PER_TURN))
    start = played("Start", la.GainLife(1))
    table = Table([start], field=[BACK], opponent_field=[theirs], opponent_acts=True)
    table.activate(start)
    table.chain(theirs)
    assert table.place_of(BACK) == v.GRAVE
    table.end()
    while table.asked == "window" and not any("Phoenix" in one for one in table.offers()):
        table.decline()
    table.chain(BACK)
    assert table.place_of(BACK) == v.MZONE


@pytest.mark.parametrize("stolen", [False, True])
def test_not_where_the_players_own_effect_has(stolen: bool) -> None:
    own = played("Own", BREAK)
    steps = (la.TakeControl(la.Choose(la.Named(BACK.passcode), v.MZONE), to=v.OPPONENT),)
    gives = played("Gives", *steps)
    table = Table([own, gives], field=[BACK])
    if stolen:
        table.activate(gives)
    table.activate(own)
    assert table.place_of(BACK) == v.GRAVE
    table.end()
    assert table.place_of(BACK) == v.GRAVE


# ----------------------------------------------- what answers several things


def test_bullets_that_answer_are_effects_of_their_own() -> None:
    # Cosmic Blazar Dragon: each of its bullets is what it answers, and nothing limits their uses.
    card = read(
        "(Quick Effect): You can banish this card until the End Phase to activate 1 of these "
        "effects;\n● When your opponent activates a card or effect: Negate the activation, and if "
        "you do, destroy that card.\n● When your opponent would Summon a monster(s): Negate the "
        "Summon, and if you do, destroy that monster(s).\n● When an opponent's monster declares an "
        "attack: Negate the attack.",
        la.monster(9, "Star", v.LIGHT, v.DRAGON, 4, 1000),
    )
    first, second = (one for one in card.effects if isinstance(one, la.Quick))
    assert first.cost == second.cost == (la.Banish(la.SELF, "end"),)
    assert first.condition == (la.Answering(v.OPPONENT),)
    assert first.do == (la.NegateActivation("activation", "destroy"),)
    assert second.condition == (la.WouldSummon(v.OPPONENT, filter=la.MONSTER),)


@pytest.mark.parametrize(
    "text",
    [
        "(Quick Effect): You can discard 1 card, then activate 1 of these effects;\n● When your "
        "opponent activates a card or effect: Negate the activation.\n● When your opponent would "
        'Summon a monster: Negate the Summon.\nYou can only use this effect of "Star" once per '
        "turn.",
        "Once per turn (Quick Effect): You can discard 1 card, then activate 1 of these effects;\n"
        "● When your opponent activates a card or effect: Negate the activation.\n● When your "
        "opponent would Summon a monster: Negate the Summon.",
    ],
)
def test_those_that_share_their_uses_are_not(text: str) -> None:
    facts = la.monster(9, "Star", v.LIGHT, v.DRAGON, 4, 1000)
    quick = [one for one in compile_card(facts, text, Lexicon({}, {})).card.effects
             if isinstance(one, la.Quick) and one.do]  # fmt: skip
    assert len(quick) < 2


@pytest.mark.parametrize(
    ("places", "on_field", "anywhere"), [(v.MZONE, True, True), (v.HAND, False, True)]
)
def test_what_destroys_a_card_in_the_hand_destroys_none_on_the_field(
    places: int, on_field: bool, anywhere: bool
) -> None:
    # Ruddy Rose Dragon: "that would destroy a card", wherever it is.
    breaks = fiend(
        "Breaks",
        la.Ignition(v.MZONE, do=(la.Destroy(la.Choose(la.MONSTER & la.OTHER, places)),)),
    )
    for does, answered in (("destroy", on_field), ("destroy-anywhere", anywhere)):
        held = (la.Answering(v.YOU, (does,)),)  # type: ignore[arg-type]
        wary = fiend("Wary", la.Quick(v.MZONE, condition=held, do=(la.GainLife(500),)))
        table = Table([A], field=[breaks, wary])
        table.activate(breaks)
        assert (table.asked == "window") is answered
