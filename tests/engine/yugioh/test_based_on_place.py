"""What an effect does depends on where the monster of its event was Special Summoned from.

Source: the card text of The Iris Swordsoul: "If your opponent Special Summons a monster(s) …: You
can activate 1 of these effects based on where it was Special Summoned from", and "if a monster,
whose effects are negated, is on the field".
"""

import pytest

from engine.effects import walk
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Lexicon, compile_card
from engine.yugioh.language import (
    MONSTER,
    SELF,
    Bullet,
    Card,
    Choose,
    Count,
    Draw,
    Named,
    Negate,
    SpecialSummon,
    State,
)
from tests.engine.yugioh.table import Table, body, fiend, names, played, quick

TEXT = (
    "During the Main Phase, if a monster, whose effects are negated, is on the field (Quick "
    "Effect): You can Special Summon this card from your hand. If your opponent Special Summons a "
    "monster(s) (except during the Damage Step): You can activate 1 of these effects based on "
    "where it was Special Summoned from;\n"
    "● Hand: Special Summon 1 monster from your hand.\n● Deck: Draw 2 cards.\n"
    "● Extra Deck: Destroy 1 of those monsters Special Summoned from the Extra Deck.\n"
    'You can only use each effect of "Probe" once per turn.'
)
FOUND = compile_card(
    Card(9, "Probe", v.MONSTER | v.EFFECT, v.WATER, v.DRAGON, 8, 2500, 2500), TEXT, Lexicon({}, {})
)
PROBE = FOUND.card
A, B = body("A"), body("B")


def test_it_is_read() -> None:
    assert FOUND.whole, [part.why for part in FOUND.parts]
    bullets = [node for node in walk(PROBE) if isinstance(node, Bullet)]
    assert [one.from_ for one in bullets] == [v.HAND, v.DECK, v.EXTRA]
    count = next(node for node in walk(PROBE) if isinstance(node, Count))
    assert State("negated") in count.filter.walk()


@pytest.mark.parametrize("from_hand", [True, False])
def test_only_the_effect_of_the_place(from_hand: bool) -> None:
    come = SpecialSummon(SELF) if from_hand else SpecialSummon(Choose(Named(B.passcode), v.DECK))
    theirs = fiend("Theirs", quick(come, where=v.HAND))
    start = played("Start", Draw(1))
    table = Table(
        [start, A], [A, A, A, A], field=[PROBE], opponent_hand=[theirs], opponent_deck=[B],
        opponent_acts=True,
    )  # fmt: skip
    table.activate(start)
    table.chain(theirs)
    while table.asked == "window":
        table.decline()
    assert table.asked == "trigger"
    table.chain(PROBE)
    while table.asked == "window":
        table.decline()
    here = sorted(table.monsters().values())
    assert here == (names(A, PROBE) if from_hand else names(PROBE))
    assert len(table.hand) == (1 if from_hand else 4)


@pytest.mark.parametrize("kind", [v.EFFECT, v.NORMAL])
def test_a_monster_whose_effects_are_negated(kind: int) -> None:
    # A Normal Monster has no effects that could be.
    other = fiend("Other", type=kind) if kind == v.EFFECT else body("Other")
    negates = played("Negates", Negate(Choose(MONSTER, v.MZONE)))
    table = Table([PROBE, negates], field=[other])
    assert not table.may("activate", PROBE)
    if kind == v.EFFECT:
        table.activate(negates)
        assert table.may("activate", PROBE)
