"""Monsters Special Summoned from the GY, and monsters of the opponent's as materials.

Sources: the card texts of The Zombie Vampire and Dhampir Vampire Sheridan; Yu-Gi-Oh rules
reference: a monster belongs to its owner, whoever controls it.  Names and sentences are made up.
"""

from dataclasses import replace

import pytest

from engine.yugioh import language as la
from engine.yugioh import notation
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from tests.engine.yugioh.table import Table, body, fiend, fresh, ignition, played, xyz

A, B = body("A", level=8), body("B", level=8)
THEIRS = body("Theirs", level=3)
RANKED = xyz("Ranked", rank=3)
LORD = (
    "2 Level 8 monsters\n"
    "If you use a monster(s) with a Level that is owned by your opponent for the Xyz Summon of "
    "this card, treat it as Level 8. Neither player can target this card with effects of Special "
    "Summoned monsters, except those Special Summoned from the GY. You can detach 1 material from "
    "this card; each player sends the top 4 cards from their Deck to the GY, then if any monsters "
    "were sent to either GY by this effect, you can Special Summon 1 of those monsters to your "
    "field."
)


def lord() -> la.Card:
    facts = la.Card(9, "Lord", v.MONSTER | v.EFFECT | v.XYZ, v.DARK, v.ZOMBIE, 8, 2500, 2000)
    compiled = compile_card(facts, LORD, Lexicon({}, {}))
    assert compiled.whole, [str(part.why) for part in compiled.parts if part.why]
    return replace(compiled.card, passcode=fresh())


VAMPIRE = lord()
TAKE = played("Take", la.TakeControl(la.Choose(la.MONSTER, v.MZONE, whose=v.OPPONENT)))


@pytest.mark.parametrize(("card", "may"), [(THEIRS, True), (RANKED, False)])
def test_a_monster_of_theirs_counts_as_of_the_level(card: la.Card, may: bool) -> None:
    table = Table([TAKE], field=[A], opponent_field=[card], extra=[VAMPIRE])
    assert not table.may("special", VAMPIRE)
    table.activate(TAKE)
    assert table.may("special", VAMPIRE) is may


def test_an_own_monster_of_another_level_does_not() -> None:
    table = Table(field=[A, body("Own", level=3)], extra=[VAMPIRE])
    assert not table.may("special", VAMPIRE)
    assert Table(field=[A, B], extra=[VAMPIRE]).may("special", VAMPIRE)


SHOT = fiend(
    "Shot",
    ignition(la.Destroy(la.Chosen()), target=(la.Choose(la.MONSTER & la.OTHER, v.MZONE),)),
)


@pytest.mark.parametrize("place", [v.GRAVE, v.HAND])
def test_those_special_summoned_from_the_grave_can_target_it(place: int) -> None:
    revive = played("Revive", la.SpecialSummon(la.Choose(la.Named(SHOT.passcode), place)))
    hand, grave = ([revive, SHOT], []) if place == v.HAND else ([revive], [SHOT])
    table = Table(hand, field=[VAMPIRE], grave=grave)
    table.activate(revive)
    assert table.may("activate", SHOT) is (place == v.GRAVE)
    # What can be told of the position stands in its notation.
    text = notation.write(table.game)
    notation.read(table.game, text)
    assert notation.write(table.game) == text
    assert table.may("activate", SHOT) is (place == v.GRAVE)


def test_those_that_were_not_special_summoned_can_target_it() -> None:
    table = Table([SHOT], field=[VAMPIRE])
    table.summon(SHOT)
    assert table.may("activate", SHOT)
    spell = played("Spell", la.Destroy(la.Chosen()))
    aimed = replace(spell, effects=(
        la.Activate(target=(la.Choose(la.MONSTER, v.MZONE),), do=(la.Destroy(la.Chosen()),)),
    ))  # fmt: skip
    assert Table([aimed], field=[VAMPIRE]).may("activate", aimed)


def test_one_of_the_monsters_that_were_sent_comes_to_the_own_field() -> None:
    trap = played("Trap", la.Damage(1), type=v.TRAP)
    mine = body("Mine")
    table = Table(
        deck=[trap, trap, trap, mine], opponent_deck=[THEIRS, trap, trap], field=[B, A],
        extra=[VAMPIRE],
    )  # fmt: skip
    table.special(VAMPIRE)
    table.activate(VAMPIRE)
    table.pick(B)
    sent: list[str] = []
    while table.asked == "chance":
        told = [table.says(option) for option in table.decision().options]
        wanted = next((one for one in told if "Theirs" in one), told[0])
        sent.append(wanted)
        table.take(table.decision().options[told.index(wanted)])
    table.yes()
    assert table.choices() == [("Mine",), ("Theirs",)]
    table.pick(THEIRS)
    assert sorted(table.monsters().values()) == ["Lord", "Theirs"]
    assert table.monsters(1) == {}
    assert len(table.grave) == 5 and len(table.pile(v.GRAVE, 1)) == 3


def test_without_a_monster_among_them_nothing_is_summoned() -> None:
    trap = played("Trap", la.Damage(1), type=v.TRAP)
    old = body("Old")
    table = Table(deck=[trap] * 4, field=[B, A], grave=[old], extra=[VAMPIRE])
    table.special(VAMPIRE)
    table.activate(VAMPIRE)
    table.pick(B)
    while table.asked == "chance":
        table.take(table.decision().options[0])
    assert table.asked == "open"
    assert list(table.monsters().values()) == ["Lord"]
