"""Texts whose words are first put as the grammar reads them: times, numbers, targets, counters.

Sources: the card texts that are named with each; the sentences are made up.
"""

import pytest

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.language import (
    FACE_UP,
    MONSTER,
    Count,
    Event,
    FieldStats,
    Quick,
    Times,
    Trigger,
    While,
)  # fmt: skip
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, link, played

LEXICON = Lexicon({"Alpha": 2, "Probe": 1}, {"HERO": 8})
HERO = la.Series(8, "HERO") & MONSTER
THIS = ~la.OTHER
BANISHED = ~la.State("face-down")


def read(text: str, type: int = v.EFFECT) -> Compiled:
    found = compile_card(la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0, type=type), text, LEXICON)
    assert found.whole, [part.why for part in found.parts]
    return found


def one(text: str, type: int = v.EFFECT) -> Node:
    (found,) = read(text, type).card.effects
    return found


def trigger(text: str, type: int = v.EFFECT) -> Trigger:
    found = one(text, type)
    assert isinstance(found, Trigger)
    return found


# -------------------------------------------------------------------- times


def test_each_of_your_end_phases_is_your_end_phase() -> None:
    # Gragonith, Lightsworn Dragon
    found = trigger("During each of your End Phases: Send the top 3 cards of your Deck to the GY.")
    assert (found.on, found.optional) == (Event("end-phase", whose=v.YOU), False)


def test_summoned_during_the_opponents_turn() -> None:
    # Ghoti of the Deep Beyond
    found = trigger("If this card is Special Summoned during your opponent's turn: Draw 1 card.")
    assert found.condition == (la.During(v.OPPONENT),)
    assert found.on == la.summoned(v.BY_SPECIAL)


def test_no_turn_has_a_main_phase_2() -> None:
    # Leo, the Keeper of the Sacred Tree
    text = (
        "Your opponent cannot target this card with card effects, except during your Main Phase 2."
    )
    assert one(text) == la.Untargetable(THIS)


def test_what_holds_in_the_main_phase_1() -> None:
    # Sangen Summoning
    found = one(
        'During your Main Phase 1, "HERO" monsters you control are unaffected by your opponent\'s '
        "activated effects."
    )
    assert isinstance(found, While) and found.condition == (la.During(v.YOU, "main 1"),)


@pytest.mark.parametrize(
    "text",
    [
        "If this card is destroyed during the Battle Phase: You can draw 1 card.",
        "When your opponent activates a card or effect during the Battle Phase (Quick Effect): You "
        "can negate that activation.",
        'When this card, or your "HERO" monster this card points to, is targeted for an attack: '
        "You can draw 1 card.",
        'If your "HERO" monster attacked an opponent\'s monster, after damage calculation: You can '
        "draw 1 card.",
        "If you control no other monsters, this card can attack directly, but when it does so "
        "using this effect, the battle damage inflicted to your opponent is halved.",
    ],
)
def test_what_only_happens_in_battles_is_left_out(text: str) -> None:
    found = read(text)
    assert all(part.status == "inert" for part in found.parts)


def test_what_may_happen_outside_of_battles_is_not() -> None:
    text = "If this card is sent to the GY during the Battle Phase or Main Phase: Draw 1 card."
    probe = la.monster(1, "Probe", v.LIGHT, v.FIEND, 4, 0)
    assert not compile_card(probe, text, LEXICON).whole


# ------------------------------------------------------------------ numbers


@pytest.mark.parametrize(
    ("text", "stats", "whose"),
    [
        ("This card's ATK/DEF become the number of your banished cards x 400.", 3, v.YOU),
        ("The original ATK of this card becomes 400 x the number of banished monsters.", 1,
         v.EITHER),
    ],
)  # fmt: skip
def test_so_many_times_a_number_of_cards(text: str, stats: int, whose: int) -> None:
    # Gren Maju Da Eiza, Ghoti of the Deep Beyond
    found = one(text)
    assert isinstance(found, FieldStats) and found.stats == stats
    assert isinstance(found.to, Times) and found.to.times == 400
    count = found.to.amount
    assert isinstance(count, Count) and (count.places, count.whose) == (v.BANISHED, whose)


def test_the_attack_of_one_target_becomes_that_of_the_other() -> None:
    # Salamangreat Heatleo
    found = one(
        "You can target 1 face-up monster on the field and 1 monster in your GY; the ATK of the "
        "first target becomes equal to the other target's, until the end of this turn."
    )
    assert isinstance(found, la.Ignition)
    (step,) = found.do
    assert isinstance(step, la.ChangeStats)
    assert step.what == la.Chosen(("a",))
    assert step.to == la.LevelOf(la.Chosen(("b",)), what="attack")


def test_two_monsters_of_one_level_one_from_each_field() -> None:
    # Puzzlomino, the Drop-n-Deleter: a monster without a Level has the same as none.
    found = one("You can target 2 monsters with the same Level (1 from each field); destroy them.")
    assert isinstance(found, la.Ignition)
    puzzle = fiend("Puzzle", found)
    four, five = body("Four"), body("Five", 5)
    assert Table(field=[puzzle], opponent_field=[four]).may("activate", puzzle)
    assert not Table(field=[puzzle], opponent_field=[five]).may("activate", puzzle)


# -------------------------------------------------------------------- others


def test_a_material_of_such_a_link_monster() -> None:
    # Link Decoder
    found = trigger(
        "If this card is sent to the GY as material for a Cyberse Link Monster with 2300 or more "
        "original ATK: You can draw 1 card."
    )
    assert (found.on.to, found.on.reason) == (v.GRAVE, v.R_LINK)
    assert found.on.by is not None
    assert la.Measured("original attack", ">=", 2300) in found.on.by.walk()


def test_monsters_that_are_banished_face_up() -> None:
    # The Golden Swordsoul
    found = trigger("If a monster is banished face-up: You can draw 1 card.")
    assert found.on.who is not None and FACE_UP in found.on.who.walk()
    assert found.on.to == v.BANISHED


def test_counters_without_a_name() -> None:
    # Seraphim Papillion
    card = read("Gains 200 ATK for each counter on it.").card
    assert card.effects == (FieldStats(Times(la.Counters("Nameless"), 200), THIS),)


def test_nobody_summons_from_the_hand_deck_and_extra_deck() -> None:
    # Ghost Meets Girl - A Masterful Mayakashi Shiranui Saga
    found = one(
        "You can pay 100 LP; neither player can Special Summon monsters from the hand, Deck, or "
        "Extra Deck for the rest of this turn."
    )
    assert isinstance(found, la.Ignition)
    (ban,) = found.do
    places = v.HAND | v.DECK | v.EXTRA
    assert ban == la.Ban(("special-summon",), la.InPlace(places), whose=v.EITHER)


def test_by_its_own_effect_or_that_of_a_card() -> None:
    # Stardust Dragon/Assault Mode
    card = read('Must be Special Summoned with "Alpha" (or by its own effect).').card
    assert card.only_with == la.Named(2) | THIS
    again = ignition(la.SpecialSummon(la.SELF), where=v.GRAVE)
    other = played("Other", la.SpecialSummon(la.Choose(MONSTER, v.GRAVE)))
    stardust = fiend("Stardust", again, only_by_itself=True, only_with=la.Named(fresh()) | THIS)
    table = Table([other], grave=[stardust])
    assert not table.may("activate", other)
    table.activate(stardust)
    assert table.monsters() == {0: "Stardust"}


# ---------------------------------------------------------- flipped face-down


BEHEMOTH = Trigger(
    v.HAND, do=(la.SpecialSummon(la.SELF),), on=Event("flipped-down", MONSTER, whose=v.YOU)
)


def test_it_is_read_that_a_monster_is_flipped_face_down() -> None:
    # Subterror Behemoth Umastryx
    found = trigger(
        "When a face-up monster you control is flipped face-down, if you control no face-up "
        "monsters: You can Special Summon this card from your hand."
    )
    assert found.where == v.HAND and found.missable
    assert found.on == Event("flipped-down", MONSTER, whose=v.YOU)


@pytest.mark.parametrize(
    ("before", "after", "waits"),
    [
        (v.FACEUP_ATTACK, v.FACEDOWN_DEFENSE, True),
        (v.FACEDOWN_DEFENSE, v.FACEUP_ATTACK, False),
        (v.FACEUP_ATTACK, v.FACEUP_DEFENSE, False),
    ],
)
def test_it_waits_for_no_other_change(before: int, after: int, waits: bool) -> None:
    turn = played("Turn", la.ChangePosition(la.Each(MONSTER, v.MZONE), after))
    umastryx, a = fiend("Umastryx", BEHEMOTH), body("A")
    table = Table([turn, umastryx], field=[a])
    table.rewrite_position(a, before)
    table.activate(turn)
    assert (table.asked != "open") is waits
    assert not waits or table.offers() == ["chain Umastryx #0", "pass"]


def test_a_monster_of_the_opponent_is_not_yours() -> None:
    turn = played(
        "Turn", la.ChangePosition(la.Each(MONSTER, v.MZONE, v.OPPONENT), v.FACEDOWN_DEFENSE)
    )
    umastryx = fiend("Umastryx", BEHEMOTH)
    table = Table([turn, umastryx], opponent_field=[body("A")])
    table.activate(turn)
    assert table.asked == "open"


def test_this_is_the_quick_effect_of_an_answer() -> None:
    # Number 23: Lancelot, Dark Knight of the Underworld
    found = one(
        "Once per turn, when a Spell/Trap Card, or another monster's effect, is activated (Quick "
        "Effect): Negate the activation."
    )
    assert isinstance(found, Quick) and not found.optional


@pytest.mark.parametrize("face_down", [False, True])
def test_what_is_banished_face_down_is_not_banished_face_up(face_down: bool) -> None:
    # The Golden Swordsoul
    item = trigger("If a monster is banished face-up: You can draw 1 card.")
    watcher, banished = fiend("Watcher", item), body("Banished")
    banish = played("Banish", la.Banish(la.Choose(MONSTER, v.GRAVE), face_down=face_down))
    table = Table([banish], deck=[body("Drawn")], field=[watcher], grave=[banished])
    table.activate(banish)
    assert (table.asked == "open") is face_down


def test_one_card_each_from_hand_field_and_gy() -> None:
    # Nekroz of Trishula: "exactly 3", so none of the places may be empty.
    found = one(
        "When this card is Special Summoned, you can: Banish exactly 3 of your opponent's cards, 1 "
        "each from their hand, field, and GY. (The card in the hand is chosen at random.)"
    )
    assert isinstance(found, Trigger) and len(found.do) == 3
    call = played("Call", la.SpecialSummon(la.Choose(HERO, v.GRAVE)))
    trishula = fiend("Trishula", found, series=(8,))
    a, b, c = body("A"), body("B"), body("C")
    full = Table([call], grave=[trishula], opponent_hand=[a], opponent_field=[b],
                 opponent_grave=[c])  # fmt: skip
    full.activate(call)
    full.chain(trishula)
    assert sorted(full.pile(v.BANISHED, 1)) == ["A", "B", "C"]
    empty = Table([call], grave=[trishula], opponent_hand=[a], opponent_field=[b])
    empty.activate(call)
    assert empty.asked == "open"


@pytest.mark.parametrize(("there", "may"), [(2, False), (3, True)])
def test_not_from_the_extra_deck_unless_there_are_so_many(there: int, may: bool) -> None:
    # Tri-Brigade Arms Bucephalus II
    rule = one(
        'Cannot be Special Summoned from the Extra Deck unless you have 3 or more "HERO" '
        "Spells/Traps in your GY."
    )
    hero = la.spell(fresh(), "Hero", series=(8,))
    made = link("Made", rating=1, effects=(rule,))
    table = Table(extra=[made], field=[body("A")], grave=[hero] * there)
    assert table.may("special", made) is may
