"""Targets, materials and numbers that texts speak of in other words, as they are played."""

from dataclasses import replace

import pytest

from engine.effects import walk
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from tests.engine.yugioh.table import Table, body, fiend, ignition, xyz
from tests.engine.yugioh.test_said_plainly import read


def test_the_target_of_the_opponent_loses_the_atk_of_the_other_one() -> None:
    # Underclock Taker: the first target may be of either player, so neither is "your monster".
    found = read(
        "You can target 1 face-up Fiend monster on the field and 1 face-up monster your opponent "
        "controls; the opponent's target loses ATK equal to the ATK of the target this monster "
        "points to, until the end of this turn."
    )
    (change,) = (one for one in walk(found.card) if isinstance(one, la.ChangeStats))
    assert found.whole
    assert change.what == la.Chosen(("b",))
    assert change.by == la.LevelOf(la.Chosen(("a",)), -1, "attack")


def test_it_is_asked_what_was_detached() -> None:
    # Number 90: Galaxy-Eyes Photon Lord
    found = read(
        "When your opponent activates a monster effect (Quick Effect): You can detach 1 material "
        'from this card; negate that effect, and if the detached material was a "Gamma" card, '
        "destroy that card."
    )
    (effect,) = found.card.effects
    assert found.whole and isinstance(effect, la.Quick)
    (cost,) = effect.cost
    assert isinstance(cost, la.Detach) and cost.name
    asked = la.Is(la.Chosen((cost.name,)), la.Series(0x123, "Gamma"))
    assert effect.do == (
        la.NegateActivation("effect"), la.When(asked, (la.Destroy(la.Answered()),))
    )  # fmt: skip


@pytest.mark.parametrize(("material", "left"), [("Gamma", {}), ("Plain", {0: "Victim"})])
def test_what_is_done_for_the_material_that_was_detached(
    material: str, left: dict[int, str]
) -> None:
    card = replace(body(material), series=(0x123,) if material == "Gamma" else ())
    ask = la.When(
        la.Is(la.Chosen(("a",)), la.Series(0x123)),
        (la.Destroy(la.Each(la.MONSTER, v.MZONE, v.OPPONENT)),),
    )
    lord = xyz("Lord", effects=(ignition(la.GainLife(1), ask, cost=(la.Detach(1, "a"),)),))
    table = Table(deck=[card], field=[lord], opponent_field=[body("Victim")])
    table.attach(card, lord)
    table.activate(lord)
    assert table.monsters(1) == left


def test_each_player_may_be_made_to_send_cards() -> None:
    # Tsuchigumo, the Poisonous Mayakashi: "you can" is about the effect.
    found = read(
        "If this card is Special Summoned: You can have each player send the top 3 cards from "
        "their Deck to the GY."
    )
    (effect,) = found.card.effects
    assert found.whole and isinstance(effect, la.Trigger) and effect.optional
    assert effect.do == (la.Mill(3, v.EITHER),)


def test_monsters_that_were_destroyed_and_sent_to_the_gy_are_counted() -> None:
    # Number 59: Crooked Cook: no Spells and Traps, and none that were banished.
    found = read(
        "You can destroy as many other cards you control as possible, then this card gains 300 ATK "
        "until the end of this turn for each monster destroyed by this effect and sent to the GY."
    )
    (change,) = (one for one in walk(found.card) if isinstance(one, la.ChangeStats))
    (destroy,) = (one for one in walk(found.card) if isinstance(one, la.Destroy))
    assert found.whole
    assert change.by == la.Times(la.HowMany(destroy.name, la.MONSTER & la.InPlace(v.GRAVE)), 300)


def test_a_turn_of_the_opponent_is_skipped() -> None:
    # Tellarknight Ptolemaeus: no turn behind this one is played.
    found = read("You can banish 1 card from your GY; skip your opponent's next turn.")
    (effect,) = found.card.effects
    assert found.whole and isinstance(effect, la.Ignition)
    assert effect.do == (la.SkipPhase("opponent's turn"),)


def test_one_of_two_things_in_common_with_the_target() -> None:
    # Number 29: Mannequin Cat
    found = read(
        "You can target 1 face-up monster your opponent controls; Special Summon 1 monster with "
        "the same original Type or Attribute from your Deck."
    )
    (summon,) = (one for one in walk(found.card) if isinstance(one, la.SpecialSummon))
    other = la.Chosen()
    either = la.Like("original type", other) | la.Like("original attribute", other)
    assert found.whole
    assert isinstance(summon.what, la.Choose)
    assert summon.what.filter == la.MONSTER & either


def test_one_of_the_targets_is_chosen_at_resolution() -> None:
    # Traptrix Atypus
    found = read(
        "You can target up to 2 face-up cards your opponent controls; negate their effects until "
        "the end of this turn, then you can banish 1 card from your GY, and if you do, destroy 1 "
        "of those targeted face-up cards."
    )
    (destroy,) = (one for one in walk(found.card) if isinstance(one, la.Destroy))
    (target,) = found.card.effects[0].target  # type: ignore[attr-defined]
    assert found.whole
    assert isinstance(destroy.what, la.Among)
    assert destroy.what.of == target.name != ""
    assert la.FACE_UP in destroy.what.filter.of  # type: ignore[attr-defined]


def test_one_of_the_targets_is_destroyed_and_no_other_card() -> None:
    do = (
        la.Negate(la.Chosen(("a",)), "end"),
        la.Then((la.Destroy(la.Among("a", la.InPlace(v.FIELD_PLACES) & la.FACE_UP)),)),
    )
    one, two, three = (fiend(name) for name in ("One", "Two", "Three"))
    target = la.Choose(la.MONSTER & la.FACE_UP, v.MZONE, most=2, whose=v.OPPONENT, name="a")
    user = fiend("User", ignition(*do, target=(target,)))
    table = Table(field=[user], opponent_field=[one, two, three])
    table.activate(user)
    table.pick(one, two)
    assert sorted(table.offers()) == ["cards One", "cards Two"]
    table.pick(two)
    assert sorted(table.monsters(1).values()) == ["One", "Three"]


def test_a_card_must_be_in_the_gy_to_activate_and_to_resolve() -> None:
    # Number C101: Silent Honor DARK
    found = read(
        "When this card is sent to the GY: You can Special Summon this card from your GY, then "
        "gain "
        'LP equal to the original ATK of this card. "Alpha" must be in your GY to activate and to '
        "resolve this effect. If this card is Special Summoned this way, it cannot attack for the "
        "rest of this turn."
    )
    (effect,) = found.card.effects
    assert found.whole and isinstance(effect, la.Trigger)
    (when,) = effect.do
    assert isinstance(when, la.When)
    assert when.condition == la.exists(la.Named(1), v.GRAVE)
    assert when.do[0] == la.SpecialSummon(but=("cannot-attack-this-turn",))
