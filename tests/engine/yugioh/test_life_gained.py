"""What waits for Life Points that are gained, and for what a monster's effect destroys.

Sources: the card texts of Aromaseraphy Jasmine, Aromalilith Rosemary, SPYRAL MISSION - Assault,
Legendary Fire King Ponix; Yu-Gi-Oh modifiers and triggers, Trigger effects.  Names and sentences
are made up.
"""

from dataclasses import replace

import pytest

from engine.filters import AllOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, names, played, quick

SPY = 0x778
LEXICON = Lexicon({}, {"Spy": SPY})
A, B, C = body("A"), body("B"), body("C")
GAIN = played("Gain", la.GainLife(500))
THEIRS = played("Theirs", la.GainLife(500, v.OPPONENT))


def read(text: str, kind: int = v.MONSTER | v.EFFECT) -> la.Card:
    monster = bool(kind & v.MONSTER)
    facts = la.Card(
        9, "Probe", kind, v.LIGHT * monster, v.PLANT * monster, 4 * monster,
        1000 * monster, 1000 * monster,
    )  # fmt: skip
    compiled = compile_card(facts, text, LEXICON)
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


JASMINE = read("Once per turn, if you gain LP: Draw 1 card.")


def test_it_must_be_used_when_life_points_are_gained() -> None:
    table = Table([GAIN, GAIN], field=[JASMINE], deck=[A, B])
    table.activate(GAIN)
    assert table.life() == 8500
    assert table.asked == "chance"
    table.take(table.decision().options[0])
    assert len(table.hand) == 2
    # Once per turn.
    table.activate(GAIN)
    assert table.asked == "open"
    assert table.life() == 9000


@pytest.mark.parametrize(
    "spell",
    [THEIRS, played("Damage", la.Damage(500)), played("None", la.GainLife(la.Count(la.TRAP)))],
)
def test_nothing_else_is_waited_for(spell: la.Card) -> None:
    table = Table([spell, A], field=[JASMINE, B], deck=[C])
    if table.may("activate", spell):
        table.activate(spell)
    assert table.asked == "open"
    assert table.hand == names(A) or sorted(table.hand) == sorted(names(A, spell))


def test_what_one_gains_by_its_own_effect() -> None:
    # It has not moved meanwhile, so it waits for what it does itself.
    text = "Once per turn: You can gain 500 LP. Once per turn, if you gain LP: Draw 1 card."
    card = read(text)
    table = Table(field=[card], deck=[A, B])
    table.activate(card)
    assert table.asked == "chance"
    table.take(table.decision().options[0])
    assert len(table.hand) == 1


def test_one_that_was_summoned_later_in_the_chain_was_not_there() -> None:
    bring = fiend("Bring", quick(
        la.SpecialSummon(la.Choose(la.MONSTER, v.GRAVE)), where=v.HAND, cost=(la.Discard(),)
    ))  # fmt: skip
    late = played("Late", la.GainLife(500), la.Then((la.SpecialSummon(la.Choose(
        la.Race(v.PLANT), v.GRAVE)),)))  # fmt: skip
    table = Table([late], grave=[JASMINE], deck=[A, B])
    table.activate(late)
    assert table.life() == 8500
    assert list(table.monsters().values()) == ["Probe"]
    assert table.asked == "open" and table.hand == []
    # One that came in answer was there in time.
    table = Table([GAIN, bring], grave=[JASMINE], deck=[A, B])
    table.activate(GAIN)
    table.chain(bring)
    table.pick(JASMINE)
    while table.asked == "window":
        table.decline()
    assert table.asked == "chance"


def test_of_the_opponent() -> None:
    card = read("If your opponent gains LP: You can draw 1 card.")
    assert card.effects[0].on == la.Event("gained", AllOf(), whose=v.OPPONENT)  # type: ignore[attr-defined]
    table = Table([THEIRS, GAIN], field=[card], deck=[A, B])
    table.activate(GAIN)
    assert table.asked == "open"
    table.activate(THEIRS)
    assert table.asked == "trigger"


# ------------------------------------------------------- destroyed by an effect


ASSAULT = read(
    'Once per turn, if a "Spy" monster you control destroys a monster by battle, or if you destroy '
    'a card(s) on the field with a "Spy" monster\'s effect you control: You can draw 1 card.',
    v.TRAP | v.CONTINUOUS,
)


@pytest.mark.parametrize("series", [(SPY,), ()])
def test_what_a_monster_of_the_series_destroys(series: tuple[int, ...]) -> None:
    agent = fiend("Agent", ignition(la.Destroy(la.Choose(la.MONSTER & la.OTHER, v.MZONE))))
    agent = replace(agent, series=series)
    table = Table(spells=[ASSAULT], field=[agent, A], deck=[B])
    table.activate(agent)
    assert table.grave == names(A)
    assert table.asked == ("trigger" if series else "open")


EMBER = read(
    "If your monster(s) that was originally FIRE is destroyed by battle or card effect: You can "
    "Special Summon this card from your hand."
)


@pytest.mark.parametrize(("printed", "now"), [(v.FIRE, v.WATER), (v.WATER, v.FIRE)])
def test_monsters_of_an_original_attribute(printed: int, now: int) -> None:
    lost = body("Lost", attribute=printed)
    change = played("Change", la.ChangeAttribute(la.Choose(la.MONSTER, v.MZONE), now))
    break_it = played("Break", la.Destroy(la.Choose(la.MONSTER, v.MZONE)))
    table = Table([change, break_it, EMBER], field=[lost])
    table.activate(change)
    table.activate(break_it)
    assert "Lost" in table.grave
    assert table.asked == ("window" if printed == v.FIRE else "open")


@pytest.mark.parametrize("place", [v.HAND, v.DECK])
@pytest.mark.parametrize("whose", [v.YOU, v.OPPONENT])
def test_monsters_that_are_destroyed_wherever_they_are(place: int, whose: int) -> None:
    # Konami's database on Legendary Fire King Ponix: regardless of where it was destroyed.
    lost = body("Lost", attribute=v.FIRE)
    named = la.Named(lost.passcode)
    break_it = played("Break", la.Destroy(la.Choose(named, place, whose=whose)))
    mine, theirs = ([lost], []) if whose == v.YOU else ([], [lost])
    if place == v.HAND:
        table = Table([break_it, EMBER, *mine], opponent_hand=theirs)
    else:
        table = Table([break_it, EMBER], mine, opponent_deck=theirs)
    table.activate(break_it)
    assert table.asked == ("window" if whose == v.YOU else "open")


def test_one_of_several_in_a_turn_without_a_battle() -> None:
    # The card text of Sangen Kaimen
    card = read(
        "Apply 1 of these effects, or if you activated this card during the Battle Phase, you can "
        "apply any of them, in sequence.\n"
        "● Add 1 Level 4 or lower Warrior monster from your Deck to your hand.\n"
        "● Special Summon 1 Warrior monster from your hand.",
        v.SPELL | v.QUICK_PLAY,
    )
    table = Table([card, A], deck=[B])
    table.activate(card)
    assert table.asked == "bullet"
    table.bullet(1)
    assert list(table.monsters().values()) == names(A)
    assert table.hand == []


def test_one_after_the_other() -> None:
    # The card text of Lunalight Serenade Dance
    card = read(
        "Apply these effects in sequence.\n"
        "● Add 1 Warrior monster from your Deck to your hand.\n"
        "● Special Summon 1 Warrior monster from your hand.",
        v.SPELL,
    )
    assert [type(step) for step in card.effects[0].do] == [la.AddToHand, la.Then]  # type: ignore[attr-defined]
    table = Table([card], deck=[B])
    table.activate(card)
    assert list(table.monsters().values()) == names(B)
    assert not Table([card, A]).may("activate", card)
