"""Attacks, blocks, battles and security checks (Digimon comprehensive rules 11 to 14)."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, NO_DIGIVOLUTION_CARDS, Battling, Choose, Each
from engine.digimon.language.card import (
    DP,
    END_OF_ATTACK,
    ON_DELETION,
    WHEN_ATTACKING,
    CanAttackUnsuspended,
    Cannot,
    Event,
    Keyword,
    Security,
    Static,
    Trigger,
    option,
)
from engine.digimon.language.operations import (
    Attack,
    By,
    Delete,
    Draw,
    EndAttack,
    GainMemory,
    Give,
    LoseMemory,
    May,
    Play,
    Suspend,
)  # fmt: skip
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer

HUNTER = red("Hunter", 5, 7000)
WEAK = red("Weak", 3, 3000)
EQUAL = red("Equal", 5, 7000)
BLOCKER = red("Blocker", 4, 4000, effects=(Keyword("Blocker"),))


def test_declaring_an_attack_suspends() -> None:
    """Digimon comprehensive rules 11-2-1, 11-2-8."""
    table = Table(HUNTER, my_battle=["Hunter"]).attack("Hunter")
    assert table.suspended("Hunter")


SUSPENDED = [["suspended", "Weak"], ["suspended", "Tamer"]]


def test_targets_are_the_player_and_suspended_digimon() -> None:
    """Digimon comprehensive rules 11-2-7-1; rules context 3-1."""
    tamer = red_tamer("Tamer")
    table = Table(HUNTER, WEAK, EQUAL, tamer, my_battle=["Hunter"],
                  their_battle=["Equal", *SUSPENDED])  # fmt: skip
    attacks = [words for words in table.words if words.startswith("Attack")]
    assert attacks == ["Attack the player with Hunter", "Attack Weak with Hunter"]


@pytest.mark.parametrize(
    ("target", "mine", "theirs"),
    [("Weak", ["Hunter"], []), ("Equal", [], []), ("Strong", [], ["Strong"])],
)
def test_the_lower_dp_is_deleted_and_a_tie_deletes_both(
    target: str, mine: list[str], theirs: list[str]
) -> None:
    """Digimon comprehensive rules 14-2-1, 14-2-2; rules context 3-3."""
    strong = red("Strong", 6, 12000)
    table = Table(HUNTER, WEAK, EQUAL, strong, my_battle=["Hunter"],
                  their_battle=[["suspended", target]])  # fmt: skip
    table.attack("Hunter", target)
    assert table.battle() == mine
    assert table.battle("their") == theirs


def test_digivolution_cards_are_trashed_with_the_digimon() -> None:
    """Digimon comprehensive rules 4-7-8."""
    table = Table(
        HUNTER, WEAK, my_battle=["Hunter"], their_battle=[["suspended", "Weak", "Filler"]]
    )
    table.attack("Hunter", "Weak")
    assert table.trash("their") == ["Filler", "Weak"]


def test_when_attacking_comes_before_blocking() -> None:
    """Digimon comprehensive rules 11-1-4: counter and block timing wait for what is pending."""
    sniper = red("Sniper", 5, 7000, effects=(
        Trigger(on=WHEN_ATTACKING, do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)),
    ))  # fmt: skip
    table = Table(sniper, BLOCKER, my_battle=["Sniper"], their_battle=["Blocker"])
    table.attack("Sniper")
    assert table.battle("their") == []
    assert table.security() == 4


def test_a_blocker_suspends_and_becomes_the_target() -> None:
    """Digimon comprehensive rules 12-1-1, 12-1-7, 16-5; rules context 4, row 1."""
    table = Table(HUNTER, BLOCKER, my_battle=["Hunter"], their_battle=["Blocker"])
    table.attack("Hunter")
    assert table.game.actor() == 1
    assert table.words == ["Block with Blocker", "Do not block"]
    table.take("Block with Blocker")
    assert table.battle("their") == []
    assert table.security() == 5


def test_no_block_with_suspended_or_attacked_digimon() -> None:
    """Digimon comprehensive rules 12-1-4, 12-1-5."""
    table = Table(HUNTER, BLOCKER, my_battle=["Hunter"], their_battle=[["suspended", "Blocker"]])
    table.attack("Hunter")
    assert table.security() == 4
    wild = red("Wild", 5, 7000, effects=(Static(CanAttackUnsuspended()),))
    strong = red("Strong", 6, 12000, effects=(Keyword("Blocker"),))
    table = Table(wild, strong, my_battle=["Wild"], their_battle=["Strong"])
    table.attack("Wild", "Strong")
    assert table.game.is_open(), "nobody is asked for a block"
    assert (table.battle(), table.suspended("Strong")) == ([], False)


def test_only_one_block_for_each_attack() -> None:
    """Digimon comprehensive rules 12-1-2."""
    table = Table(HUNTER, BLOCKER, my_battle=["Hunter"], their_battle=["Blocker", "Blocker"])
    table.attack("Hunter").take("Block with Blocker")
    assert table.game.is_open()
    assert table.battle("their") == ["Blocker"]


def test_a_removed_target_lets_the_attack_fail() -> None:
    """Digimon comprehensive rules 11-2-6: it does not go on to the player."""
    sniper = red("Sniper", 5, 7000, effects=(
        Trigger(on=WHEN_ATTACKING, do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)),
    ))  # fmt: skip
    table = Table(sniper, WEAK, my_battle=["Sniper"], their_battle=[["suspended", "Weak"]])
    table.attack("Sniper", "Weak")
    assert table.security() == 5
    assert table.battle() == ["Sniper"]


def test_an_attack_on_a_player_without_security_wins() -> None:
    """Digimon comprehensive rules 1-2-3-1, 11-5-1-2; rules context 1, zero security."""
    table = Table(HUNTER, my_battle=["Hunter"], their_security=[]).attack("Hunter")
    assert table.game.winner() == 0


def test_the_last_security_card_does_not_lose_the_game() -> None:
    """Digimon comprehensive rules 11-5-1-1: the check takes the card, and nothing more."""
    table = Table(HUNTER, my_battle=["Hunter"], their_security=["Filler"]).attack("Hunter")
    assert not table.game.is_over()
    assert table.security() == 0


def test_no_win_without_a_check() -> None:
    """Digimon comprehensive rules 11-5-1-2-1, 16-4-4: not with no check to make."""
    shy = red("Shy", 5, 7000, effects=(Keyword("Security Attack", -1),))
    table = Table(shy, my_battle=["Shy"], their_security=[]).attack("Shy")
    assert not table.game.is_over()


# ----------------------------------------------------------------- security checks


def test_checks_happen_one_by_one_until_the_attacker_is_gone() -> None:
    """Digimon comprehensive rules 13-1-3, 13-1-5; rules context 4, Security Attack."""
    double = red("Double", 5, 7000, effects=(Keyword("Security Attack", 1),))
    strong = red("Strong", 6, 12000)
    table = Table(double, strong, my_battle=["Double"], their_security=["Strong", "Filler"])
    table.attack("Double")
    assert table.battle() == []
    assert table.security() == 1
    table = Table(double, strong, my_battle=["Double"], their_security=["Filler", "Strong"])
    table.attack("Double")
    assert table.battle() == []
    assert table.security() == 0


def test_security_attack_given_meanwhile_counts() -> None:
    """Digimon comprehensive rules 16-4-2: the number is looked at when it is needed."""
    gift = red_option("Gift")
    gift = type(gift)(**{**vars(gift), "security": (
        Security(do=(Give((Keyword("Security Attack", 1),), Each(DIGIMON, whose=v.OPPONENT)),)),
    )})  # fmt: skip
    table = Table(HUNTER, gift, my_battle=["Hunter"], their_security=["Gift", "Filler", "Filler"])
    table.attack("Hunter")
    assert table.security() == 1


def test_a_security_digimon_is_trashed_and_not_deleted() -> None:
    """Digimon comprehensive rules 14-2-3, 4-5-1; rules context 6, Security Digimon."""
    ghost = red("Ghost", 3, 1000, effects=(Trigger(on=ON_DELETION, do=(GainMemory(3),)),))
    mourner = red_tamer("Mourner", Trigger(on=Event("deleted", DIGIMON), do=(GainMemory(5),)))
    table = Table(HUNTER, ghost, mourner, memory=0, my_battle=["Hunter"], their_battle=["Mourner"],
                  their_security=["Ghost"])  # fmt: skip
    table.attack("Hunter")
    assert table.trash("their") == ["Ghost"]
    assert table.memory == 0


def test_a_security_digimon_is_no_digimon_for_effects() -> None:
    """Digimon comprehensive rules 15-1-7, 4-5; rules context 6."""
    trap = red("Trap", 3, 1000)
    trap = type(trap)(**{**vars(trap), "security": (Security(do=(Delete(Choose(DIGIMON)),)),)})
    table = Table(HUNTER, trap, my_battle=["Hunter"], their_security=["Trap"])
    table.attack("Hunter")
    assert table.trash("their") == ["Trap"]
    assert table.battle() == ["Hunter"]


def test_an_attacker_loses_to_a_stronger_security_digimon() -> None:
    """Digimon comprehensive rules 13-1-8-3, 14-2; rules context 3-3."""
    strong = red("Strong", 6, 12000)
    table = Table(HUNTER, strong, my_battle=["Hunter"], their_security=["Strong"])
    table.attack("Hunter")
    assert table.battle() == []
    assert table.trash("their") == ["Strong"]


def test_security_digimon_have_the_dp_that_effects_give_them() -> None:
    """Digimon comprehensive rules 15-1-8: effects that speak of Security Digimon."""
    guard = red_tamer("Guard", Static(DP(5000), Each(ANY, 0, security_digimon=True)))
    table = Table(HUNTER, WEAK, guard, my_battle=["Hunter"], their_battle=["Guard"],
                  their_security=["Weak"])  # fmt: skip
    table.attack("Hunter")
    assert table.battle() == []


def test_a_security_effect_ignores_colours_and_goes_first() -> None:
    """Digimon comprehensive rules 15-16-10-2, 4-22-5; rules context 6, colour requirements."""
    bolt = option("Bolt", "Bolt", v.BLUE, 3, security=(
        Security(do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)),
    ))  # fmt: skip
    table = Table(HUNTER, bolt, my_battle=["Hunter"], their_security=["Bolt", "Filler"])
    table.attack("Hunter")
    assert table.battle() == []
    assert table.trash("their") == ["Bolt"]
    assert table.security() == 1


def test_a_tamer_plays_itself_from_security() -> None:
    """Digimon comprehensive rules 13-1-8-4: it is not trashed, as it belongs to an area."""
    tai = red_tamer("Tai")
    tai = type(tai)(**{**vars(tai), "security": (Security(do=(Play(),)),)})
    table = Table(HUNTER, tai, my_battle=["Hunter"], their_security=["Tai"]).attack("Hunter")
    assert table.battle("their") == ["Tai"]
    assert table.trash("their") == []


def test_a_digimon_that_plays_itself_from_security_is_not_battled() -> None:
    """Digimon comprehensive rules 4-5, 13-1-8: what was played is no Security Digimon any more."""
    giant = red("Giant", 6, 12000, security=(Security(do=(Play(),)),))
    table = Table(HUNTER, giant, my_battle=["Hunter"], their_security=["Giant"]).attack("Hunter")
    assert (table.battle(), table.battle("their")) == (["Hunter"], ["Giant"])


def test_jamming_survives_security_digimon_only() -> None:
    """Digimon comprehensive rules 16-9-1; rules context 4, Jamming."""
    jammer = red("Jammer", 4, 4000, effects=(Keyword("Jamming"),))
    strong = red("Strong", 6, 12000)
    table = Table(jammer, strong, my_battle=["Jammer"], their_security=["Strong"]).attack("Jammer")
    assert table.battle() == ["Jammer"]
    table = Table(jammer, strong, my_battle=["Jammer"], their_battle=[["suspended", "Strong"]])
    assert table.attack("Jammer", "Strong").battle() == []


# ------------------------------------------------------------------------ the end


def test_end_of_attack_comes_last() -> None:
    """Digimon comprehensive rules 11-6, 15-16-15."""
    ender = red("Ender", 5, 7000, effects=(Trigger(on=END_OF_ATTACK, do=(Draw(1),)),))
    table = Table(ender, my_battle=["Ender"]).attack("Ender")
    assert table.security() == 4
    assert table.hand() == ["Filler"]


def test_an_effect_can_end_the_attack() -> None:
    """Digimon comprehensive rules 15-15-1: end of attack timing comes at once."""
    wall = red_tamer("Wall", Trigger(on=Event("attacked", DIGIMON, v.OPPONENT), do=(EndAttack(),)))
    ender = red("Ender", 5, 7000, effects=(Trigger(on=END_OF_ATTACK, do=(Draw(1),)),))
    table = Table(wall, ender, my_battle=["Ender"], their_battle=["Wall"]).attack("Ender")
    assert table.security() == 5
    assert table.hand() == ["Filler"]


def test_losing_memory_when_attacking_ends_the_turn_after_the_attack() -> None:
    """Digimon comprehensive rules 6-6-2: the attack finishes first; README, difference 3."""
    heavy = red("Heavy", 5, 7000, effects=(Trigger(on=WHEN_ATTACKING, do=(LoseMemory(2),)),))
    table = Table(heavy, memory=1, my_battle=["Heavy"]).attack("Heavy")
    assert table.security() == 4
    assert (table.game.player, table.game.memory) == (1, 1)


def test_what_cannot_attack_does_not() -> None:
    """Digimon comprehensive rules 15-1-3."""
    lazy = red("Lazy", 5, effects=(Static(Cannot("attack")),))
    polite = red("Polite", 5, effects=(Static(Cannot("attack-players")),))
    table = Table(lazy, polite, WEAK, my_battle=["Lazy", "Polite"],
                  their_battle=[["suspended", "Weak"]])  # fmt: skip
    assert [w for w in table.words if w.startswith("Attack")] == ["Attack Weak with Polite"]


def test_some_may_attack_unsuspended_digimon_unless_it_is_forbidden() -> None:
    """Digimon comprehensive rules 15-1-3: what forbids goes before what allows."""
    wild = red("Wild", 5, 7000, effects=(Static(CanAttackUnsuspended()),))
    safe = red("Safe", 3, effects=(Static(Cannot("be-attacked")),))
    table = Table(wild, safe, WEAK, my_battle=["Wild"], their_battle=["Safe", "Weak"])
    assert table.can("Attack Weak with Wild")
    assert not table.can("Attack Safe")


def test_dp_while_battling() -> None:
    """Digimon comprehensive rules 15-8-2-6: a condition that holds in the battle only."""
    tsu = red("Tsu", 3, 3000, effects=(
        Static(DP(1000), condition=(Battling(DIGIMON & NO_DIGIVOLUTION_CARDS),)),
    ))  # fmt: skip
    table = Table(tsu, WEAK, my_battle=["Tsu"], their_battle=[["suspended", "Weak"]])
    assert table.dp("Tsu") == 3000
    table.attack("Tsu", "Weak")
    assert table.battle() == ["Tsu"]
    table = Table(tsu, WEAK, my_battle=["Tsu"], their_battle=[["suspended", "Weak", "Filler"]])
    assert table.attack("Tsu", "Weak").battle() == []


def test_only_the_turn_player_attacks() -> None:
    """Digimon comprehensive rules 11-1-2: an effect on the other turn does not make an attack."""
    eager = red("Eager", 5, 7000, effects=(
        Trigger(on=Event("played", DIGIMON, v.OPPONENT), do=(May((Attack(),)),)),
    ))  # fmt: skip
    table = Table(eager, WEAK, memory=9, my_hand=["Weak"], their_battle=["Eager"])
    table.take("Play Weak", "Eager: this Digimon may")
    assert table.game.is_open()
    assert table.security("my") == 5


def test_what_cannot_suspend_neither_attacks_nor_blocks_nor_pays() -> None:
    """Digimon comprehensive rules 11-2-5, 12-1-4, 15-1-3."""
    stiff = red("Stiff", 4, 5000, effects=(
        Keyword("Blocker"), Static(Cannot("suspend")),
        Trigger(on=Event("played", DIGIMON), do=(By((Suspend(),), (GainMemory(1),)),)),
    ))  # fmt: skip
    table = Table(stiff, WEAK, memory=9, my_battle=["Stiff"], my_hand=["Weak"])
    assert not table.can("Attack")
    assert table.take("Play Weak").game.is_open()
    table = Table(stiff, HUNTER, my_battle=["Hunter"], their_battle=["Stiff"]).attack("Hunter")
    assert table.security() == 4
