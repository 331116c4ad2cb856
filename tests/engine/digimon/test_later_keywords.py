"""Keyword effects from Blast Digivolve on, and keywords in general."""

from dataclasses import replace

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.instructions.by_name import keyword_number
from engine.digimon.language import (
    DIGIMON,
    Choose,
    Each,
    HasKeyword,
    Named,
    level,
)
from engine.digimon.language.card import (
    END_OF_ATTACK,
    ON_DELETION,
    Card,
    Event,
    Keyword,
    Main,
    Static,
    Trigger,
    Unaffected,
)
from engine.digimon.language.operations import (
    Delete,
    Draw,
    Give,
    Suspend,
)
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.test_keyword_rules import with_
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE

# -------------------------------------------------------- Blast Digivolve, Fortitude


def test_blast_digivolve_is_optional_and_draws() -> None:
    """Rules 16-26-1 to 16-26-4, 8-1-3-3: in the battle area only, by the usual requirements."""
    ace = red("Ace", 4, 9000, effects=(Keyword("Blast Digivolve"),))
    table = Table(
        ROOKIE,
        CHAMPION,
        ace,
        my_battle=["Champion"],
        their_hand=["Ace"],
        their_battle=["Rookie", "Champion"],
        their_breeding=["Rookie"],
    )
    table.attack("Champion")
    assert table.words == ["Blast digivolve Rookie into Ace", "No counter"]
    table.take("Blast digivolve Rookie into Ace")
    assert table.battle("their") == ["Ace/Rookie", "Champion"]
    assert table.hand("their") == ["Filler"]


# ------------------------------------------------------------- Mind Link, Partition


def test_mind_link_needs_a_digimon_without_a_tamer_card() -> None:
    """Rules 16-28-1, 16-28-2, 16-28-3: at a time of the player's choosing."""
    partner = red_tamer("Partner", Keyword("Mind Link", cards=(level(3),)))
    table = Table(
        ROOKIE, CHAMPION, partner, my_battle=[["Rookie", "Partner"], "Champion", "Partner"]
    )
    assert table.can("Pass")
    table.take("Activate Partner")
    assert table.battle() == ["Champion", "Partner", "Rookie/Partner"]


# ----------------------------------------------------------- Collision, Scapegoat


def test_collision_gives_blocker_to_whom_it_affects() -> None:
    """Rules 16-30-1 to 16-30-4: one that is not affected needs a <Blocker> of its own."""
    ram = with_("Ram", 5, 7000, Keyword("Collision"))
    saint = red("Saint", 3, 3000, effects=(Static(Unaffected(v.DIGIMON)),))
    table = Table(ram, saint, my_battle=["Ram"], their_battle=["Saint"]).attack("Ram")
    assert (table.battle("their"), table.security()) == (["Saint"], 4)
    guard = replace(saint, effects=(*saint.effects, Keyword("Blocker")))
    table = Table(ram, guard, my_battle=["Ram"], their_battle=["Saint"]).attack("Ram")
    assert table.battle("their") == [], "the player is forced to block with it"
    # Only while it attacks itself.
    table = Table(ram, ROOKIE, CHAMPION, my_battle=["Ram", "Champion"], their_battle=["Rookie"])
    assert table.attack("Champion").security() == 4


# ------------------------------------------- Vortex, Overclock, Execute, Engage, Progress


def test_vortex_is_optional_and_not_at_a_player() -> None:
    """Rules 16-33-1, 16-33-2, 16-33-3."""
    storm = with_("Storm", 4, 9000, Keyword("Vortex"))
    table = Table(storm, ROOKIE, my_battle=["Storm"], their_battle=[["suspended", "Rookie"]] * 2)
    table.passing().take("Storm: this Digimon may")
    assert table.words == ["Attack Rookie", "Attack Rookie"]
    table = Table(storm, ROOKIE, my_battle=["Storm"], their_battle=[["suspended", "Rookie"]])
    table.passing().take("Do not use it")
    assert table.game.player == 1


def test_overclock_needs_somebody_to_delete() -> None:
    """Rules 16-34-1, 16-34-2, 16-34-3: a Token or a specified Digimon; optional."""
    boss = with_("Boss", 5, 7000, Keyword("Overclock", cards=(level(3),)))
    assert Table(boss, CHAMPION, my_battle=["Boss", "Champion"]).passing().game.player == 1
    doll = Card("Doll", "Doll", v.DIGIMON, v.RED, 0, -1, 3000, token=True)
    table = Table(boss, doll, my_battle=["Boss", "Doll"]).passing().take("Boss: by")
    assert (table.battle(), table.security()) == (["Boss"], 4)
    table = Table(boss, ROOKIE, my_battle=["Boss", "Rookie"]).passing().take("Do not use it")
    assert (table.game.player, table.security()) == (1, 5)


@pytest.mark.parametrize(
    ("under", "mine", "theirs"),
    [(0, ["Big"], []), (1, [], []), (2, [], ["Ice"])],
)
def test_iceclad_counts_cards(under: int, mine: list[str], theirs: list[str]) -> None:
    """Rules 16-35-1 to 16-35-3, 16-35-4-1 to 16-35-4-3: whichever of the two has it."""
    ice = with_("Ice", 4, 1000, Keyword("Iceclad"))
    table = Table(
        ice,
        BIG,
        my_battle=[["Big", "Filler"]],
        their_battle=[["suspended", "Ice"] + ["Filler"] * under],
    )
    table.attack("Big", "Ice")
    assert [name.split("/")[0] for name in table.battle()] == mine
    assert [name.split("/")[0] for name in table.battle("their")] == theirs


def test_execute_without_an_attack_deletes_nothing() -> None:
    """Rules 16-38-1 to 16-38-4: optional; the deletion belongs to this attack's end."""
    kamikaze = with_("Kamikaze", 5, 7000, Keyword("Execute"))
    table = Table(kamikaze, BIG, my_battle=["Kamikaze"]).passing().take("Do not use it")
    assert table.battle() == ["Kamikaze"]
    # It is suspended, so it cannot attack; nobody's later attack deletes it.
    table = Table(kamikaze, BIG, my_battle=[["suspended", "Kamikaze"]], their_battle=["Big"])
    table.passing()
    if table.can("Kamikaze: this Digimon may"):
        table.take("Kamikaze: this Digimon may")
    table.attack("Big")
    assert table.battle() == ["Kamikaze"]
    assert table.security("my") == 4


def test_execute_deletes_after_the_end_of_the_attack() -> None:
    """Rules 16-38-1, 16-38-4, 18-1-2: pending processing, in an order the player chooses."""
    kamikaze = red(
        "Kamikaze",
        5,
        7000,
        effects=(
            Keyword("Execute"),
            Trigger(on=END_OF_ATTACK, do=(Draw(1),)),
            Trigger(on=ON_DELETION, do=(Draw(2),)),
        ),
    )
    table = Table(kamikaze, my_battle=["Kamikaze"]).passing().take("Kamikaze: this Digimon may")
    table.take("Kamikaze: <Draw 1>")
    assert (table.battle(), table.security(), len(table.hand())) == ([], 4, 3)


def test_progress_holds_while_attacking() -> None:
    """Rules 16-39-1, 16-39-2, 16-39-3: not before, and not for another Digimon."""
    steady = with_("Steady", 5, 7000, Keyword("Progress"))
    trap = red_tamer(
        "Trap",
        Trigger(
            on=Event("attacked", DIGIMON, v.OPPONENT),
            do=(
                Suspend(Choose(Named("Steady"), whose=v.OPPONENT)),
                Delete(Choose(Named("Steady"), whose=v.OPPONENT)),
            ),
        ),
    )
    table = Table(steady, trap, CHAMPION, my_battle=["Steady", "Champion"], their_battle=["Trap"])
    assert table.attack("Steady").battle() == ["Champion", "Steady"]
    assert table.attack("Champion").battle() == ["Champion"]


def test_engage_is_optional_at_the_end_of_the_turn() -> None:
    """Rules 16-44-1, 16-44-2, 16-44-3: by a Digimon that can attack."""
    eager = with_("Eager", 4, 5000, Keyword("Engage"))
    table = Table(eager, my_battle=["Eager"]).passing().take("Do not use it")
    assert (table.game.player, table.security()) == (1, 5)


# ------------------------------------------------------- Training, Ascension, Guard


def test_training_suspends_to_learn() -> None:
    """Rules 16-41-1, 16-41-2, 16-41-3: the top card of the deck goes to the bottom, face-down."""
    student = with_("Student", 3, 3000, Keyword("Training"))
    table = Table(
        student, CHAMPION, my_battle=[["Student", "Filler"]], my_deck=["Champion", "Filler"]
    )
    table.take("Activate Student")
    assert table.battle() == ["Student/Filler/Champion"]
    assert not Table(student, my_battle=[["suspended", "Student"]]).can("Activate")


# ------------------------------------------------------------------------- in general


def test_keywords_are_of_a_kind_whatever_their_number() -> None:
    """Rules 16-2, 16-4-3: a Digimon with <Security Attack +2> has <Security Attack>."""
    find = red_option(
        "Find",
        Main(do=(Delete(Choose(DIGIMON & HasKeyword("Security Attack"), whose=v.OPPONENT)),)),
    )
    for number in (1, 2, -1):
        there = with_("There", 5, 7000, Keyword("Security Attack", number))
        table = Table(
            ROOKIE,
            there,
            find,
            memory=5,
            my_battle=["Rookie"],
            my_hand=["Find"],
            their_battle=["There", "Rookie"],
        )
        assert table.take("Use Find").battle("their") == ["Rookie"]


RUSH = keyword_number("Rush")


def test_a_keyword_given_to_those_with_another_one() -> None:
    # Rules 15-8-2, 16-1: <Rush> is not asked for to find out who has <Retaliation>.
    leader = red("Leader", 6, effects=(
        Static(Keyword("Rush"), Each(DIGIMON & HasKeyword("Retaliation"))),
    ))  # fmt: skip
    spite = red_option("Spite", Main(do=(Give((Keyword("Retaliation"),), Choose(DIGIMON)),)))
    table = Table(ROOKIE, leader, spite, my_battle=["Leader", "Rookie"], my_hand=["Spite"],
                  memory=3)  # fmt: skip
    assert not table.has("Rookie", RUSH)
    table.take("Use Spite", "Rookie")
    assert table.has("Rookie", RUSH)
    assert not table.has("Leader", RUSH)
