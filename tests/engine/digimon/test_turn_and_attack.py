"""Phases, attack timings, blocks, checks, battles (Digimon comprehensive rules 6, 11 to 14)."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    SUSPENDED,
    Choose,
    Count,
    EventWas,
    InPhase,
    Named,
    exists,
)
from engine.digimon.language.card import (
    END_OF_ATTACK,
    END_OF_YOUR_TURN,
    START_OF_YOUR_TURN,
    WHEN_ATTACKING,
    Cannot,
    Counter,
    Event,
    Keyword,
    Static,
    Trigger,
    Unaffected,
)
from engine.digimon.language.operations import (
    Attack,
    Delete,
    Draw,
    GainMemory,
    If,
    LoseMemory,
    May,
    SwitchTarget,
    Unsuspend,
)
from engine.digimon.language.words import Phase
from engine.filters import ANY
from tests.engine.digimon.table import Table, egg, red, red_tamer
from tests.engine.digimon.usual_cards import THEIRS

HUNTER = red("Hunter", 5, 7000)
WEAK = red("Weak", 3, 3000)
BLOCKER = red("Blocker", 4, 4000, effects=(Keyword("Blocker"),))
MAGE = red("Mage", 4, effects=(Counter(do=(Draw(1),)),))


# -------------------------------------------------------------------------- turns


def test_phases_follow_each_other() -> None:
    """Rules 6-1-1, 6-1-2, 6-3-1, 6-4-1-1, 6-4-1-3: unsuspend, draw, breeding, main."""
    table = Table(WEAK, egg(), their_eggs=["Egg", "Egg"], their_battle=[["suspended", "Weak"]])
    table.passing()
    assert table.game.actor() == table.game.player == 1
    assert not table.suspended("Weak"), "unsuspended before the breeding phase"
    assert table.hand("their") == ["Filler"], "and drawn"
    assert table.words == ["Hatch a Digi-Egg", "Do nothing in the breeding phase"]
    table.take("Hatch")
    assert table.breeding("their") == ["Egg"]
    assert table.game.is_open()


@pytest.mark.parametrize("phase", ["unsuspend", "draw", "breeding", "main"])
def test_each_phase_is_told_from_the_others(phase: Phase) -> None:
    """Rules 6-2-1, 6-3-1, 6-4-1-2, 6-5-1-5: what happens in a phase happens during it."""
    clocks = {
        name: red_tamer(name, Trigger(on=on, condition=(InPhase(phase),), do=(GainMemory(1),)))
        for name, on in (
            ("unsuspend", Event("unsuspended", DIGIMON)),
            ("draw", Event("drawn")),
            ("breeding", Event("moved", DIGIMON)),
            ("main", Event("attacked", DIGIMON)),
        )
    }
    for name, clock in clocks.items():
        table = Table(WEAK, clock, their_battle=[name, ["suspended", "Weak"]],
                      their_breeding=["Weak"], my_security=["Filler"])  # fmt: skip
        table.passing().take("Move").attack("Weak")
        assert -table.memory == 3 + (name == phase)


def test_what_starts_the_turn_comes_before_unsuspending() -> None:
    """Rules 6-2-1-1, 6-2-1-3, 15-16-11-1: it finds them suspended."""
    dawn = red_tamer(
        "Dawn", Trigger(on=START_OF_YOUR_TURN, do=(GainMemory(Count(SUSPENDED, v.FIELD)),))
    )
    table = Table(
        WEAK,
        dawn,
        their_battle=["Dawn", ["suspended", "Weak"], ["suspended", "Weak"]],
        their_breeding=[["suspended", "Filler"]],
    )
    table.passing()
    assert table.game.memory == 3 + 3
    assert not table.suspended("Weak")
    assert not table.suspended("Filler")


def test_a_phase_ends_only_when_all_is_done() -> None:
    """Rules 6-1-3, 6-6-1: what the draw triggers is settled before the breeding phase."""
    scholar = red_tamer("Scholar", Trigger(on=Event("drawn"), do=(May((GainMemory(1),)),)))
    table = Table(egg(), scholar, their_eggs=["Egg"], their_battle=["Scholar"]).passing()
    assert table.can("Scholar: you may")
    assert table.take("Scholar: you may").can("Hatch")


def test_the_turn_can_end_in_the_draw_phase() -> None:
    """Rules 6-1-4-1, 6-6-1, 6-6-3: with the current phase; then it is the other player's turn."""
    slump = red_tamer("Slump", Trigger(on=Event("drawn"), do=(LoseMemory(4),)))
    table = Table(egg(), slump, their_eggs=["Egg"], their_battle=["Slump"]).passing()
    assert (table.game.player, table.game.memory) == (0, 1)
    assert table.breeding("their") == []


def test_moving_is_the_action_of_the_breeding_phase() -> None:
    """Rules 6-4-1, 6-4-1-2, 4-17-1: and then nothing hatches."""
    table = Table(WEAK, egg(), their_eggs=["Egg"], their_breeding=[["Weak", "Egg"]]).passing()
    assert table.words == ["Move Weak to the battle area", "Do nothing in the breeding phase"]
    table.take("Move")
    assert table.battle("their") == ["Weak/Egg"]
    assert table.game.is_open()


def test_an_attack_at_the_end_of_the_turn_is_finished_first() -> None:
    """Rules 6-6-2, 6-6-4: memory that comes back meanwhile lets the turn go on."""
    eager = red(
        "Eager",
        4,
        5000,
        effects=(
            Trigger(on=END_OF_YOUR_TURN, limit=1, do=(Attack(),)),
            Trigger(on=END_OF_ATTACK, do=(GainMemory(5),)),
        ),
    )
    table = Table(eager, my_battle=["Eager"]).passing()
    assert table.security() == 4
    assert (table.game.player, table.game.memory) == (0, 2)


# ------------------------------------------------------------------------ attacks


def test_one_attack_by_one_digimon() -> None:
    """Rules 11-1-1, 11-1-3, 11-2-2, 11-2-3, 11-2-8-1, 6-5-1-5-1."""
    table = Table(HUNTER, my_battle=["Hunter", "Hunter"]).attack("Hunter")
    assert table.security() == 4
    assert [word for word in table.words if word.startswith("Attack")] == [
        "Attack the player with Hunter"
    ]


def test_no_attack_is_declared_during_an_attack() -> None:
    """Rules 11-2-4: not even by <Blitz>, nor where the text says that one attacks."""
    blitz = red(
        "Blitz",
        5,
        7000,
        effects=(Trigger(on=WHEN_ATTACKING, do=(Unsuspend(), LoseMemory(1), Keyword("Blitz"))),),
    )
    attacked = Event("attacked", DIGIMON & Named("Blitz"))
    other = red("Other", 5, 7000, effects=(Trigger(on=attacked, do=(Attack(),)),))
    asked = red("Asked", 5, 7000, effects=(Trigger(on=attacked, do=(May((Attack(),)),)),))
    table = Table(blitz, other, asked, memory=0, my_battle=["Blitz", "Other", "Asked"])
    table.attack("Blitz").take("Other: ")
    assert [word.split(":")[0] for word in table.words] == ["Blitz", "Asked"]
    table.take("Asked: ")
    # Nothing of all this is offered: the turn is over, with one check.
    assert (table.game.is_open(), table.game.player) == (True, 1)
    assert table.security() == 4
    assert not any(table.suspended(name) for name in ("Blitz", "Other", "Asked"))


def test_all_timings_come_although_the_attacker_is_gone() -> None:
    """Rules 11-1-5, 12-1-6, 11-5-1-4: counter timing, but no block and no check."""
    bomb = red_tamer(
        "Bomb", Trigger(on=Event("attacked", DIGIMON, v.OPPONENT), do=(Delete(THEIRS),))
    )
    table = Table(
        HUNTER, BLOCKER, bomb, MAGE, my_battle=["Hunter"], their_battle=["Bomb", "Mage", "Blocker"]
    )
    table.attack("Hunter")
    assert table.words == ["Counter with Mage", "No counter"]
    table.take("Counter with Mage")
    assert table.game.is_open()
    assert table.hand("their") == ["Filler"]
    assert table.security() == 5


def test_one_counter_for_each_attack() -> None:
    """Rules 11-3-2: not two of them, and only the non-turn player's (11-3-1)."""
    table = Table(HUNTER, MAGE, my_battle=["Hunter", "Mage"], their_battle=["Mage", "Mage"])
    table.attack("Hunter")
    assert table.game.actor() == 1
    table.take("Counter with Mage")
    assert table.hand("their") == ["Filler"]
    assert table.hand() == []


def test_the_target_can_be_switched() -> None:
    """Rules 11-2-7-2, 11-2-7-5: also to what is not affected, of what is not affected."""
    saint = red("Saint", 3, 3000, effects=(Static(Unaffected(v.DIGIMON | v.TAMER, v.EITHER)),))
    bait = red_tamer(
        "Bait",
        Trigger(on=Event("attacked", DIGIMON, v.OPPONENT), do=(SwitchTarget(Choose(DIGIMON)),)),
    )
    wild = red("Wild", 5, 7000, effects=(Static(Unaffected(v.TAMER)),))
    table = Table(wild, saint, bait, my_battle=["Wild"], their_battle=["Saint", "Bait"])
    table.attack("Wild")
    assert table.battle("their") == ["Bait"]
    assert table.security() == 5


def test_a_target_that_cannot_be_switched() -> None:
    """Rules 15-1-3, 12-1-1: not by an effect, and a block would switch it as well."""
    bait = red_tamer(
        "Bait",
        Trigger(on=Event("attacked", DIGIMON, v.OPPONENT), do=(SwitchTarget(Choose(DIGIMON)),)),
    )
    sure = red("Sure", 5, 7000, effects=(Static(Cannot("switch-target")),))
    for attacker, hit in ((HUNTER, 0), (sure, 1)):
        table = Table(attacker, WEAK, bait, my_battle=[attacker.name],
                      their_battle=["Weak", "Bait"], their_security=["Weak"])  # fmt: skip
        table.attack(attacker.name)
        assert table.security() == 1 - hit
        assert table.battle("their") == ["Bait", *["Weak"] * hit]
        table = Table(attacker, BLOCKER, my_battle=[attacker.name], their_battle=["Blocker"],
                      their_security=["Blocker"])  # fmt: skip
        table.attack(attacker.name)
        assert table.can("Block with Blocker") is (hit == 0)


def test_the_target_is_not_switched_to_itself() -> None:
    """Rules 11-2-7-3: so nothing was switched."""
    bait = red_tamer(
        "Bait",
        Trigger(on=Event("attacked", DIGIMON, v.OPPONENT), do=(SwitchTarget(Choose(DIGIMON)),)),
        Trigger(on=Event("target-switched", DIGIMON, v.OPPONENT), do=(Draw(1),)),
    )
    for target, drawn in (("Weak", 0), ("the player", 1)):
        table = Table(
            HUNTER, WEAK, bait, my_battle=["Hunter"], their_battle=[["suspended", "Weak"], "Bait"]
        )
        assert len(table.attack("Hunter", target).hand("their")) == drawn


def test_the_target_of_a_gone_attacker_is_not_switched() -> None:
    """Rules 11-2-7-4."""
    bait = red_tamer(
        "Bait",
        Trigger(
            on=Event("attacked", DIGIMON, v.OPPONENT),
            do=(
                Delete(THEIRS),
                SwitchTarget(Choose(DIGIMON)),
            ),
        ),
        Trigger(on=Event("target-switched", ANY, v.OPPONENT), do=(Draw(1),)),
    )
    table = Table(HUNTER, WEAK, bait, my_battle=["Hunter"], their_battle=["Weak", "Bait"])
    table.attack("Hunter")
    assert table.battle("their") == ["Bait", "Weak"]
    assert table.hand("their") == []


def test_if_attacking_a_player_looks_at_the_declared_target() -> None:
    """Rules 11-2-7-6: a target switched meanwhile does not count."""
    proud = red(
        "Proud",
        5,
        7000,
        effects=(
            Keyword("Raid"),
            Trigger(on=WHEN_ATTACKING, condition=(EventWas("attack-on-player"),), do=(Draw(1),)),
        ),
    )
    table = Table(proud, WEAK, my_battle=["Proud"], their_battle=["Weak"]).attack("Proud")
    table.take("Proud: you may", "Proud: you may")
    assert table.battle("their") == []
    assert table.hand() == ["Filler"]
    table = Table(proud, WEAK, my_battle=["Proud"], their_battle=[["suspended", "Weak"]])
    assert table.attack("Proud", "Weak").hand() == []


def test_an_unsuccessful_attack_just_ends() -> None:
    """Rules 11-5-1-4, 11-2-6: with its end of attack timing (11-6-1)."""
    sniper = red(
        "Sniper",
        5,
        7000,
        effects=(
            Trigger(on=WHEN_ATTACKING, do=(Delete(THEIRS),)),
            Trigger(on=END_OF_ATTACK, do=(Draw(1),)),
        ),
    )
    table = Table(sniper, WEAK, my_battle=["Sniper"], their_battle=[["suspended", "Weak"]])
    table.attack("Sniper", "Weak")
    assert (table.security(), table.hand()) == (5, ["Filler"])


def test_the_end_of_the_attack_waits() -> None:
    """Rules 11-6-1, 11-6-2, 15-16-15-1: what was given for the attack lasts through it."""
    ally = red("Ally", 3, 2000)
    leader = red(
        "Leader",
        5,
        7000,
        effects=(
            Keyword("Alliance"),
            Trigger(on=END_OF_ATTACK, do=(GainMemory(Count(DIGIMON)), Draw(1))),
            Trigger(
                on=Event("attack-ended"), do=(If(exists(DIGIMON & SUSPENDED, least=2), (Draw(1),)),)
            ),
        ),
    )
    table = Table(leader, ally, my_battle=["Leader", "Ally"]).attack("Leader").take("Leader: by")
    table.take(table.words[0])
    assert len(table.hand()) == 2
    assert table.dp("Leader") == 7000
