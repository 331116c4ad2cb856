"""Battles that an effect begins (Digimon comprehensive rules 14), and what is said of a battle."""

import pytest

from engine.digimon import language as la
from engine.digimon import vocabulary as v
from engine.digimon.card_text.spelling import spelled
from engine.digimon.instructions import tables as tb
from engine.digimon.language import DIGIMON, THIS, Battling, Choose
from engine.digimon.language import card as c
from engine.digimon.language.card import (
    DP,
    WHEN_ATTACKING,
    Cannot,
    Event,
    Keyword,
    Main,
    Static,
    Trigger,
    Unaffected,
    Would,
)
from engine.digimon.language.operations import Battle, GainMemory, May, Prevent
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.test_card_text import read
from tests.engine.digimon.usual_cards import CHAMPION, ROOKIE, THEIRS

MINE = Choose(DIGIMON)
FIGHT = Battle(MINE, THEIRS)
DUEL = red_option("Duel", Main(do=(FIGHT,)), cost=0)


@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [
        (5000, 3000, (["Mine"], [])),
        (3000, 5000, ([], ["Theirs"])),
        (4000, 4000, ([], [])),
    ],
)
def test_the_lower_dp_is_deleted(mine: int, theirs: int, left: tuple[list[str], ...]) -> None:
    """Rules 14-2-1, 14-2-2: nobody suspends, and no attack is made."""
    table = Table(DUEL, red("Mine", 4, mine), red("Theirs", 4, theirs), my_battle=["Mine"],
                  my_hand=["Duel"], their_battle=["Theirs"], memory=1)  # fmt: skip
    table.take("Use Duel")
    assert (table.battle(), table.battle("their")) == left
    if "Mine" in left[0]:
        assert not table.suspended("Mine")
        assert table.can("Attack the player with Mine")


def test_what_is_said_of_a_battle_holds() -> None:
    """Rules 14-2-1, 14-2-4, 16-13-1: who won, what it met, <Retaliation>, [On Deletion]."""
    proud = red("Proud", 4, 5000, effects=(
        Trigger(on=Event("battle-won"), do=(GainMemory(1),)),
        Static(DP(2000), condition=(Battling(DIGIMON),)),
    ))  # fmt: skip
    spite = red("Spite", 4, 6000, effects=(Keyword("Retaliation"),))
    table = Table(DUEL, proud, spite, my_battle=["Proud"], my_hand=["Duel"],
                  their_battle=["Spite"], memory=1)  # fmt: skip
    table.take("Use Duel")
    assert table.memory == 2
    assert (table.battle(), table.battle("their")) == ([], [])


def test_it_is_deleted_in_battle_and_not_by_an_effect() -> None:
    """Rule 14-2-2: what cannot be deleted by effects is; what cannot in battle is not."""
    for shield, left in (
        (Cannot("be-deleted-by-effects"), list[str]()),
        (Cannot("be-deleted-in-battle"), ["Wall"]),
    ):
        wall = red("Wall", 4, 1000, effects=(Static(shield),))
        table = Table(DUEL, ROOKIE, wall, my_battle=["Rookie"], my_hand=["Duel"],
                      their_battle=["Wall"], memory=1)  # fmt: skip
        assert table.take("Use Duel").battle("their") == left


def test_who_does_not_battle() -> None:
    """Rules 14-1, 15-15-5-1: what is not affected, and what has no DP."""
    proof = red("Wall", 4, 1000, effects=(Static(Unaffected(v.OPTION)),))
    table = Table(DUEL, ROOKIE, proof, my_battle=["Rookie"], my_hand=["Duel"],
                  their_battle=["Wall"], memory=1)  # fmt: skip
    assert table.take("Use Duel").battle("their") == ["Wall"]
    tamers = red_option("Duel", Main(do=(Battle(MINE, Choose(la.TAMER, whose=v.OPPONENT)),)),
                        cost=0)  # fmt: skip
    table = Table(tamers, ROOKIE, red_tamer("Tai"), my_battle=["Rookie"], my_hand=["Duel"],
                  their_battle=["Tai"], memory=1)  # fmt: skip
    assert table.take("Use Duel").battle("their") == ["Tai"]


def test_what_is_done_instead_of_a_deletion() -> None:
    """Rules 15-8-4, 16-25-1: as in any battle; no other battle begins within it."""
    saved = red("Saved", 4, 1000, effects=(
        Would(what="deleted", by="battle", do=(May((Battle(THIS, THEIRS), Prevent())),)),
    ))  # fmt: skip
    table = Table(DUEL, CHAMPION, saved, my_battle=["Champion"], my_hand=["Duel"],
                  their_battle=["Saved"], memory=1)  # fmt: skip
    table.take("Use Duel", "Saved: ")
    assert (table.battle(), table.battle("their")) == (["Champion"], ["Saved"])


def test_piercing_of_the_attacker() -> None:
    """Rules 16-7-1, 16-7-2, 16-7-5: of a battle while it attacks; one check in all."""
    fights = Trigger(on=WHEN_ATTACKING, do=(Battle(THIS, THEIRS),))
    tough = Static(Cannot("be-deleted-in-battle"))
    lance = red("Lance", 4, 9000, effects=(fights, Keyword("Piercing")))
    table = Table(lance, ROOKIE, my_battle=["Lance"], their_battle=["Rookie"])
    assert table.attack("Lance").security() == 4
    # Attacking a Digimon that is not deleted, after a battle by an effect with another one.
    wall = red("Wall", 4, 20000)
    for effects, left in (((fights, tough, Keyword("Piercing")), 4), ((fights, tough), 5)):
        lance = red("Lance", 4, 9000, effects=effects)
        table = Table(lance, ROOKIE, wall, my_battle=["Lance"],
                      their_battle=["Rookie", ["suspended", "Wall"]])  # fmt: skip
        table.attack("Lance", "Wall").take("Rookie")
        assert (table.battle("their"), table.security()) == (["Wall"], left)


def test_a_deleted_target_does_not_let_it_pierce_a_blocker() -> None:
    """Rule 16-7-2: another Digimon battled the target; the blocker was not deleted."""
    lance = red("Lance", 4, 9000, effects=(Keyword("Piercing"),))
    block = red(
        "Block", 4, 3000, effects=(Keyword("Blocker"), Static(Cannot("be-deleted-in-battle")))
    )
    brute = red("Brute", 4, 9000)
    start = Trigger(on=Event("attacked", DIGIMON), do=(
        Battle(Choose(la.Named("Brute")), Choose(la.Named("Rookie"), whose=v.OPPONENT)),
    ))  # fmt: skip
    guide = red_tamer("Guide", start)
    table = Table(lance, block, brute, guide, ROOKIE, my_battle=["Lance", "Brute", "Guide"],
                  their_battle=["Block", ["suspended", "Rookie"]])  # fmt: skip
    table.attack("Lance", "Rookie")
    assert table.battle("their") == ["Block"]
    table.take("Block with Block")
    assert table.security() == 5
    assert table.has("Lance", tb.KW_PIERCING)


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("This Digimon may battle 1 of your opponent's Digimon.", May((Battle(THIS, THEIRS),))),
        ("1 of your Digimon may battle 1 of your opponent's Digimon.", May((FIGHT,))),
    ],
)
def test_texts(text: str, step: Node) -> None:
    """Read as they are printed."""
    found = read(f"[On Play] {spelled(text)}")
    assert isinstance(found, c.Effect)
    assert found.do == (step,)
