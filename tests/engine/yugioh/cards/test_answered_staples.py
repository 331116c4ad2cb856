"""Staples whose texts ask what was done this turn, forbid something for its rest, or answer.

Source: the card texts.
"""

from typing import Any

from engine.yugioh import vocabulary as v
from engine.yugioh.cards.boss_monsters import (
    BARONNE_DE_FLEUR,
)  # fmt: skip
from engine.yugioh.cards.classics import FUSION_SUBSTITUTE, POLYMERIZATION
from engine.yugioh.cards.draws import POT_OF_PROSPERITY, TRIPLE_TACTICS_TALENT
from engine.yugioh.cards.searchers import TRIPLE_TACTICS_THRUST
from engine.yugioh.cards.synchron import GLOW_UP_BULB, HALQIFIBRAX
from engine.yugioh.cards.warriors import ISOLDE, SUMMONER_MONK
from engine.yugioh.language import (
    MONSTER,
    AddToHand,
    Card,
    Choose,
    Damage,
    Draw,
    GainLife,
    Materials,
    Named,
    SendToGrave,
    Tribute,
    trap,
)  # fmt: skip
from engine.yugioh.position.slots import USED
from tests.engine.yugioh.table import (
    Table,
    body,
    fiend,
    fresh,
    fusion,
    ignition,
    link,
    names,
    played,
    quick,
)  # fmt: skip

A, B, C = body("A"), body("B"), body("C")
BURN = played("Burn", Damage(100))
# An opponent's monster effect from the hand, in answer to anything.
HANDY = fiend("Handy", quick(GainLife(1), where=v.HAND, cost=(SendToGrave(),)))


def against(hand: Any = (), **rest: Any) -> Table:
    return Table(hand, opponent_acts=True, **rest)


def passed(table: Table) -> None:
    """Nobody answers any more."""
    while table.asked in ("window", "trigger"):
        table.decline()


def answers(table: Table, card: Card) -> bool:
    return table.asked == "window" and any(
        option.word == "chain" and card.name in table.says(option)
        for option in table.decision().options
    )


def after_a_monster_effect(hand: list[Card], **rest: Any) -> Table:
    """A table at which the opponent has activated a monster effect this turn."""
    table = against([BURN, *hand], opponent_hand=[HANDY], **rest)
    for card in hand:
        assert not table.may("activate", card)
    table.activate(BURN)
    table.chain(HANDY)
    passed(table)
    return table


# -------------------------------------------------------- Pot of Prosperity


def _extra(count: int) -> list[Card]:
    return [link(f"Link {number}") for number in range(count)]


def test_prosperity_banishes_face_down_looks_and_puts_the_rest_under_the_deck() -> None:
    deck = [body(f"Card {number}") for number in range(5)]
    table = Table([POT_OF_PROSPERITY], deck=deck, extra=_extra(4), fixed_order=True)
    table.activate(POT_OF_PROSPERITY)
    assert len(table.choices()) == 4  # 3 of 4
    table.take(table.decision().options[0])
    assert table.choices() == [("Card 0",), ("Card 1",), ("Card 2",)]
    table.pick(deck[1])
    assert table.hand == ["Card 1"]
    assert len(table.banished) == 3
    assert all(table.game.state.data[3 * 192 + n] == v.FACEDOWN_DEFENSE
               for card in _extra(4) for n in table.numbers(card, v.BANISHED))  # fmt: skip
    assert table.deck == ["Card 3", "Card 4", "Card 0", "Card 2"]


def test_after_prosperity_the_opponent_takes_half_damage_for_the_turn() -> None:
    # Pot of Prosperity: "for the rest of this turn after this card resolves, any damage your
    # opponent takes is halved"
    deck = [body(f"Card {number}") for number in range(5)]
    burns = [played(f"Burn {n}", Damage(501)) for n in range(2)]
    own = played("Own", Damage(501, v.YOU))
    table = Table([*burns, own, POT_OF_PROSPERITY], deck=deck, extra=_extra(3), fixed_order=True)
    table.activate(burns[0])
    assert table.life(1) == 8000 - 501
    table.activate(POT_OF_PROSPERITY)
    table.pick(deck[0])
    table.activate(burns[1])
    assert table.life(1) == 8000 - 501 - 250
    table.activate(own)
    assert table.life() == 8000 - 501


def test_prosperity_of_three_or_six() -> None:
    deck = [body(f"Card {number}") for number in range(6)]
    for extra, cards in ((2, 6), (3, 2)):
        table = Table([POT_OF_PROSPERITY], deck=deck[:cards], extra=_extra(extra))
        assert not table.may("activate", POT_OF_PROSPERITY)
    for extra, cards, numbers in ((6, 6, [0, 1]), (6, 5, [0]), (5, 6, [0])):
        table = Table([POT_OF_PROSPERITY], deck=deck[:cards], extra=_extra(extra))
        assert [
            option.number for option in table.decision().options if option.word == "activate"
        ] == numbers


def test_prosperity_and_draws_by_effects_exclude_each_other_this_turn() -> None:
    draw, deck = played("Draw", Draw(1)), [body(f"Card {number}") for number in range(6)]
    table = Table([POT_OF_PROSPERITY, draw], deck=deck, extra=_extra(3), fixed_order=True)
    table.activate(POT_OF_PROSPERITY)
    table.pick(deck[0])
    assert not table.may("activate", draw)
    table = Table([POT_OF_PROSPERITY, draw], deck=deck, extra=_extra(3), fixed_order=True)
    table.activate(draw)
    assert not table.may("activate", POT_OF_PROSPERITY)


def test_prosperity_is_activated_once_a_turn() -> None:
    deck = [body(f"Card {number}") for number in range(6)]
    table = Table([POT_OF_PROSPERITY] * 2, deck=deck, extra=_extra(6), fixed_order=True)
    table.activate(POT_OF_PROSPERITY, 0)
    table.take(table.decision().options[0])
    table.pick(deck[0])
    assert not table.may("activate", POT_OF_PROSPERITY)


# --------------------------------------------------- Triple Tactics Talent, Thrust


def test_talent_draws_two() -> None:
    table = after_a_monster_effect([TRIPLE_TACTICS_TALENT], deck=[A, B], fixed_order=True)
    table.activate(TRIPLE_TACTICS_TALENT)
    if table.asked == "bullet":
        table.bullet(0)
    passed(table)
    assert table.hand == ["A", "B"]


def test_talent_takes_a_monster_until_the_end_phase() -> None:
    table = after_a_monster_effect([TRIPLE_TACTICS_TALENT], deck=[A, B], opponent_field=[C])
    table.activate(TRIPLE_TACTICS_TALENT)
    table.bullet(1)
    passed(table)
    assert table.monsters() == {0: "C"}
    table.end()
    passed(table)
    assert table.monsters(1) == {0: "C"}


def test_talent_shuffles_a_card_of_the_opponents_hand_into_the_deck() -> None:
    table = against([BURN, TRIPLE_TACTICS_TALENT], opponent_hand=[HANDY, A, B])
    table.activate(BURN)
    table.chain(HANDY)
    passed(table)
    table.activate(TRIPLE_TACTICS_TALENT)
    passed(table)
    assert table.choices() == [("A",), ("B",)]
    table.pick(B)
    assert table.pile(v.HAND, 1) == ["A"]
    assert "B" in table.pile(v.DECK, 1)


def test_a_monster_treated_as_a_spell_activates_no_monster_effect() -> None:
    stays = fiend("Stays", quick(GainLife(1), where=v.SZONE))
    table = against([BURN, TRIPLE_TACTICS_TALENT], deck=[A, B], opponent_spells=[stays])
    table.activate(BURN)
    if answers(table, stays):
        table.chain(stays)
    passed(table)
    assert not table.may("activate", TRIPLE_TACTICS_TALENT)


_NORMAL, _QUICK = played("Normal", Damage(50)), played("Quick", Damage(50), type=v.QUICK_PLAY)
_TRAP, _COUNTER = trap(fresh(), "Trap"), trap(fresh(), "Counter", v.COUNTER)


def test_thrust_sets_a_normal_spell_or_trap_that_waits_a_turn() -> None:
    table = after_a_monster_effect(
        [TRIPLE_TACTICS_THRUST], deck=[_NORMAL, _QUICK, _TRAP, _COUNTER, TRIPLE_TACTICS_THRUST]
    )
    table.activate(TRIPLE_TACTICS_THRUST)
    passed(table)
    assert table.choices() == [("Normal",), ("Trap",)]
    table.pick(_NORMAL)
    assert "Normal" in table.spells().values()
    assert not table.may("activate", _NORMAL)


def test_thrust_adds_it_to_the_hand_if_the_opponent_has_a_monster() -> None:
    table = after_a_monster_effect([TRIPLE_TACTICS_THRUST], deck=[_NORMAL], opponent_field=[C])
    table.activate(TRIPLE_TACTICS_THRUST)
    passed(table)
    table.bullet(1)
    assert table.hand == ["Normal"]
    assert table.may("activate", _NORMAL)


# ------------------------------------------------------ searches with a ban


def test_isolde_bans_the_name_it_searched() -> None:
    first = fiend("First", ignition(Damage(1), where=v.HAND | v.GRAVE), race=v.WARRIOR)
    second = fiend("Second", race=v.WARRIOR)
    warriors = [body("W1"), body("W2")]
    table = Table([second, first], deck=[first, second], field=warriors, extra=[ISOLDE])
    assert table.may("activate", first)
    table.special(ISOLDE)
    table.chain(ISOLDE)
    table.pick(first)
    assert not table.may("activate", first)
    assert not table.may("summon", first)
    assert not table.may("set", first)
    assert table.may("summon", second)


def test_halqifibrax_brings_a_tuner_that_activates_nothing_this_turn() -> None:
    tuner = fiend(
        "Tuner", ignition(Damage(1), where=v.MZONE | v.GRAVE), type=v.EFFECT | v.TUNER, level=3
    )
    out = played("Out", SendToGrave(Choose(Named(tuner.passcode), v.MZONE)))
    table = Table([out], deck=[tuner], field=[tuner, A], extra=[HALQIFIBRAX])
    table.special(HALQIFIBRAX)
    table.chain(HALQIFIBRAX)
    there = table.number(tuner, v.MZONE)
    assert table.state.data[3 * 192 + there] == v.FACEUP_DEFENSE
    assert not table.may("activate", tuner, place=v.MZONE)
    # Only on the field: the ban is on that monster.
    table.activate(out)
    assert table.may("activate", tuner, place=v.GRAVE)


# ----------------------------------------------------------- names and uses


def test_fusion_substitute_is_polymerization_everywhere() -> None:
    fetch = played("Fetch", AddToHand(Choose(Named(POLYMERIZATION.passcode), v.DECK | v.GRAVE)))
    table = Table([fetch], deck=[FUSION_SUBSTITUTE, A])
    table.activate(fetch)
    assert table.hand == names(FUSION_SUBSTITUTE)
    # It uses monsters on the field only.
    goal = fusion("Goal", Materials(MONSTER, 2, 2))
    table = Table([FUSION_SUBSTITUTE, A], field=[B], extra=[goal])
    assert not table.may("activate", FUSION_SUBSTITUTE)


def test_summoner_monk_is_not_tributed_on_the_field() -> None:
    offer = played("Offer", Tribute(Choose(MONSTER, v.MZONE)))
    table = Table([offer, body("High", 5)], field=[SUMMONER_MONK])
    assert not table.may("activate", offer)
    assert [text for text in table.offers() if "High" in text] == []


def test_glow_up_bulb_once_per_duel() -> None:
    table = Table(deck=[A, B], grave=[GLOW_UP_BULB], fixed_order=True)
    table.activate(GLOW_UP_BULB)
    assert table.monsters() == {0: "Glow-Up Bulb"}
    (limit,) = (effect.limit for effect in GLOW_UP_BULB.effects)  # type: ignore[attr-defined]
    assert limit.scope == "duel"


def test_baronne_negates_once_while_face_up_and_once_a_turn_by_name() -> None:
    table = Table([BURN] * 3, field=[BARONNE_DE_FLEUR])
    table.activate(BURN)
    table.chain(BARONNE_DE_FLEUR)
    assert table.life(1) == 8000
    table.activate(BURN)
    assert table.life(1) == 7900
    # Another copy in the same turn: the limit by name.
    table = Table([BURN] * 2, field=[BARONNE_DE_FLEUR, BARONNE_DE_FLEUR])
    table.activate(BURN)
    table.take(table.decision().options[0])
    table.activate(BURN)
    assert table.life(1) == 7900
    # On a later turn the copy that has negated stays used.
    table = Table([BURN], field=[BARONNE_DE_FLEUR])
    table.activate(BURN)
    table.chain(BARONNE_DE_FLEUR)
    used = table.number(BARONNE_DE_FLEUR)
    table.end()
    assert table.state.data[USED + used] != 0
