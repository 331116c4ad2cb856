"""Further texts that say in other words what the grammar reads.

Sources: the official texts of the cards named, of which only the phrases stand here.
"""

from dataclasses import replace
from typing import Any

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.position.slots import POSITION
from tests.engine.yugioh.table import Table, body, fiend, ignition

LEXICON = Lexicon({}, {"Gamma": 0x123})
SPELL = la.Card(9, "Probe", v.SPELL)
MONSTER = la.Card(9, "Probe", v.MONSTER | v.EFFECT, v.LIGHT, v.FIEND, 4, 1000, 1000)
ALWAYS = la.Card(9, "Probe", v.TRAP | v.CONTINUOUS)


def read(text: str, facts: la.Card = SPELL, lexicon: Lexicon = LEXICON) -> Any:
    found = compile_card(facts, text, lexicon)
    assert found.whole, [part.why for part in found.parts]
    return found.card


# Soul Drain
DRAINED = (
    "Activate by paying 1000 LP. Monsters that are banished, as well as monsters in the GY, cannot "
    "activate their effects."
)


def test_neither_monsters_in_the_gy_nor_banished_ones_activate() -> None:
    drain = read(DRAINED, ALWAYS)
    for place, rest in ((v.GRAVE, "grave"), (v.BANISHED, "banished")):
        ghost = fiend("Ghost", ignition(la.Draw(1), where=place))
        there: dict[str, Any] = {rest: [ghost]}
        assert Table(deck=[body()], **there).may("activate", ghost)
        assert not Table(spells=[drain], deck=[body()], **there).may("activate", ghost)
        assert not Table(opponent_spells=[drain], deck=[body()], **there).may("activate", ghost)


def test_those_on_the_field_and_spells_still_do() -> None:
    drain = read(DRAINED, ALWAYS)
    living = fiend("Living", ignition(la.Draw(1)))
    buried = la.Card(
        8, "Buried", v.SPELL, effects=(la.Quick(v.GRAVE, do=(la.Draw(1),)),)
    )  # fmt: skip
    table = Table(field=[living], grave=[buried], deck=[body()], spells=[drain])
    assert table.may("activate", living)
    assert table.may("activate", buried)


def test_one_destroyed_by_an_attack_or_an_effect_of_the_opponent() -> None:
    # Brilliant Spark
    card = read(
        'If a face-up "Gamma" monster(s) you control is destroyed by your opponent\'s attack or '
        "card effect: Target 1 of those destroyed monsters; inflict damage to your opponent equal "
        "to its original ATK."
    )
    (effect,) = card.effects
    assert effect.on.reason == (v.R_BATTLE, v.R_EFFECT | v.R_THEIRS)
    assert (effect.on.side, effect.on.whose, effect.on.from_) == (v.EITHER, v.YOU, v.MZONE)
    assert effect.target[0].places == v.GRAVE | v.BANISHED


def test_a_different_type_and_no_more_attack() -> None:
    # Tri-Brigade Airborne Assault
    card = read(
        "Target 1 Warrior or Fiend monster you control; Special Summon 1 Warrior or Fiend monster "
        "from your Deck, in Defense Position, with a different Type and with ATK less than or "
        "equal to that monster, but its effects are negated until the end of this turn."
    )
    mine = body("Mine", attack=1000)
    good = fiend("Good", ignition(la.Draw(1)), attack=1000)
    strong, alike = fiend("Strong", attack=1100), body("Alike", attack=500)
    table = Table([card], deck=[strong, good, alike], field=[mine])
    table.activate(card)
    assert set(table.monsters().values()) == {"Mine", "Good"}
    assert table.state.data[POSITION + table.number(good)] == v.FACEUP_DEFENSE
    table.activate(good)
    assert not table.hand


def test_the_monster_that_is_the_target_is_negated() -> None:
    # Marincess Wave
    card = read(
        "Target 1 face-up monster your opponent controls; negate that face-up monster's effects "
        "until the end of this turn."
    )
    (effect,) = card.effects
    assert effect.do == (la.Negate(la.Chosen(), "end"),)


def test_each_time_a_quick_play_spell_activates() -> None:
    # Runick Allure
    allure = read(
        "Each time a Quick-Play Spell Card activates: Banish the top card of your opponent's Deck.",
        la.Card(9, "Probe", v.SPELL | v.CONTINUOUS),
    )
    quick = la.Card(8, "Quick", v.SPELL | v.QUICK_PLAY, effects=(la.Activate(do=(la.Draw(1),)),))
    slow = la.Card(7, "Slow", v.SPELL, effects=(la.Activate(do=(la.Draw(1),)),))
    for spell, banishes in ((quick, True), (slow, False)):
        table = Table([spell], opponent_deck=[body("Top")], deck=[body()], spells=[allure])
        table.activate(spell)
        # Which card it is is chance.
        assert ("cards Top" in table.offers()) is banishes


def test_an_activation_and_effect_that_are_not_negated() -> None:
    # Number C92: Heart-eartH Chaos Dragon
    text = (
        "Once per turn: You can negate the effects of all face-up cards your opponent currently "
        "controls, until the end of this turn. This activation and effect cannot be negated."
    )
    (effect,) = read(text, la.Card(9, "Probe", v.MONSTER | v.EFFECT, level=4)).effects
    assert effect.firm


# Masked HERO Dark Law
ADDS = (
    "Once per turn, if your opponent adds a card(s) from their Deck to their hand (except during "
    "the Draw Phase or the Damage Step): You can banish 1 random card from your opponent's hand."
)


def test_what_the_opponent_adds_from_their_deck() -> None:
    (effect,) = read(ADDS, MONSTER).effects
    assert isinstance(effect, la.Trigger)
    on = effect.on
    assert (on.what, on.from_, on.to, on.whose) == ("sent", v.DECK, v.HAND, v.OPPONENT)


def test_a_card_that_must_be_on_the_field() -> None:
    # The Agent of Miracles - Jupiter
    (effect,) = read(
        'Once per turn: You can draw 1 card. "Temple" must be on the field to activate and to '
        "resolve this effect.",
        MONSTER,
        Lexicon({"Temple": 77}, {}),
    ).effects
    there = la.exists(la.Named(77) & la.FACE_UP, v.FIELD_PLACES, v.EITHER)
    assert effect.do == (la.When(there, (la.Draw(1),)),)


def test_as_many_as_there_are_is_at_least_one() -> None:
    # Ritual Beast Steeds
    steeds = read(
        'If you control a "Gamma" monster: Destroy monsters on the field up to the number of '
        '"Gamma" monsters you currently control.'
    )
    gamma = replace(body("Gamma One"), series=(0x123,))
    assert not Table([steeds], field=[body("Other")]).may("activate", steeds)
    assert Table([steeds], field=[gamma]).may("activate", steeds)


def test_one_in_two_piles_each() -> None:
    # Ritual Beast Ambush
    (effect,) = read(
        'Target 1 of your "Gamma" monsters and 1 of your "Delta" monsters that are banished and/or '
        "in your GY; Special Summon them.",
        SPELL,
        Lexicon({}, {"Gamma": 0x123, "Delta": 0x124}),
    ).effects
    assert [one.places for one in effect.target] == [v.GRAVE | v.BANISHED] * 2


def test_one_tribute_while_the_opponent_has_a_monster() -> None:
    # Evil HERO Malicious Edge
    facts = replace(MONSTER, level=7)
    edge = read(
        "If your opponent controls a monster, you can Tribute Summon this card face-up with 1 "
        "Tribute.",
        facts,
    )
    assert not Table([edge], field=[body("Mine")]).may("summon", edge)
    table = Table([edge], field=[body("Mine")], opponent_field=[body("Theirs")])
    assert table.may("summon", edge)
    assert not table.may("set", edge)


def test_the_number_of_a_card_to_which_something_was_done() -> None:
    # The Agent of Entropy - Uranus, Masked HERO Koga, Duke Archfiend
    (effect,) = read(
        'Once per turn: You can send 1 "Gamma" monster from your Deck to the GY, and if you do, '
        "this card's Level becomes the Level of the monster sent to the GY by this effect.",
        MONSTER,
    ).effects
    assert effect.do[1] == la.IfDone((la.ChangeLevel(to=la.LevelOf(la.Chosen())),))
    (effect,) = read(
        "You can banish 1 monster from your GY, then target 1 face-up monster on the field; that "
        "target loses ATK equal to the ATK of the monster banished to activate this effect, until "
        "the end of this turn.",
        MONSTER,
    ).effects
    (step,) = effect.do
    assert step.by == la.LevelOf(la.Chosen((effect.cost[0].what.name,)), -1, "attack")


def test_nobody_takes_damage_from_its_battles() -> None:
    # Sandaion, the Timelord
    found = compile_card(
        MONSTER, "Neither player takes battle damage from attacks involving this card.", LEXICON
    )
    assert [part.status for part in found.parts] == ["inert"]


def test_destroyed_by_a_card_of_the_opponent_in_either_way() -> None:
    # Madolche Mewfeuille
    (effect,) = read(
        "When this card you control is destroyed by your opponent's card (either by battle or by "
        "card effect) and sent to your Graveyard: Shuffle this card into your Deck.",
        MONSTER,
    ).effects
    assert isinstance(effect, la.Trigger) and not effect.optional
    on = effect.on
    assert (on.what, on.to, on.reason, on.whose) == ("destroyed", v.GRAVE, v.R_THEIRS, v.YOU)
