"""Chains of two players: who is asked, who may answer what.

Sources: the official rulebook on chains and Spell Speeds; Yu-Gi-Oh solo rules 2, 10.15.
"""

from typing import Any

import pytest

from engine.filters import ANY
from engine.yugioh import vocabulary as v
from engine.yugioh.language import (
    MONSTER,
    ONCE_PER_TURN,
    SELF,
    Activate,
    Ban,
    Choose,
    Damage,
    Discard,
    NegateActivation,
    Trigger,
    summoned,
    trap,
)
from engine.yugioh.position.slots import PROPER, STATUS
from tests.engine.yugioh.table import Table, fiend, fresh, ignition, played, quick
from tests.engine.yugioh.test_chain import A, B, answering, mill

# ------------------------------------------------------------- two players


NO = fiend("No", quick(NegateActivation(), where=v.HAND, cost=(Discard(SELF),), answers="opponent"))


def test_the_opponent_answers_if_the_policy_lets_them() -> None:
    spell_ = played("Spell", Damage(300))
    table = Table([spell_], opponent_hand=[NO], opponent_acts=True)
    table.activate(spell_)
    assert table.offers() == ["chain No #0", "pass"]
    table.chain(NO)
    assert table.life(1) == 8000
    assert table.pile(v.GRAVE, 1) == ["No"]
    alone = Table([spell_], opponent_hand=[NO])
    alone.activate(spell_)
    assert alone.life(1) == 7700


def test_the_opponent_is_asked_before_the_player_of_the_last_link() -> None:
    # The official rulebook, chains: the opponent of the player who activated may answer first.
    spell_, second = played("Spell", mill(A)), answering("Second", mill(B))
    table = Table([spell_], deck=[A, B], field=[second], opponent_hand=[NO], opponent_acts=True)
    table.activate(spell_)
    assert table.offers() == ["chain No #0", "pass"]
    table.decline()
    assert table.offers() == ["chain Second #0", "pass"]
    table.chain(second)
    # A new link: the opponent is asked once more.
    assert table.offers() == ["chain No #0", "pass"]
    table.chain(NO)
    assert table.grave == ["A", "Spell"]


def test_the_opponents_quick_effects_are_theirs() -> None:
    # The official rulebook, chains: each player answers with their own effects.
    theirs = answering("Theirs", Damage(1))
    table = Table([played("Spell", Damage(300))], opponent_field=[theirs])
    table.activate(next(card for card in table.game.cards if card.name == "Spell"))
    assert table.asked == "open"


def test_with_nothing_on_the_chain_there_is_nothing_to_answer() -> None:
    # "When your opponent activates a card or effect (Quick Effect)"
    rest: Any = {"where": v.HAND, "cost": (Discard(SELF),)}
    for theirs, asked in ((fiend("Answer", quick(Damage(1), answers="opponent", **rest)), "open"),
                          (fiend("Fast", quick(Damage(1), **rest)), "window")):  # fmt: skip
        table = Table([A], opponent_hand=[theirs], opponent_acts=True)
        table.summon(A)
        assert table.asked == asked


@pytest.mark.parametrize("activated", [False, True])
def test_triggers_take_no_window_away(activated: bool) -> None:
    # The official chart of fast effect timing: after a summon triggers are activated; where none
    # is, the players may act, the opponent after the turn player. After a chain they may again.
    fast = fiend("Fast", quick(Damage(1), where=v.HAND, cost=(Discard(SELF),)))
    bold = fiend("Bold", Trigger(v.MZONE, on=summoned(), do=(Damage(300),)))
    table = Table([bold], opponent_hand=[fast], opponent_acts=True)
    table.summon(bold)
    assert table.offers() == ["chain Bold #0", "pass"]
    if activated:
        table.chain(bold)
        assert table.offers() == ["chain Fast #0", "pass"]
    table.decline()
    assert table.offers() == ["chain Fast #0", "pass"]
    table.decline()
    assert table.asked == "open"


def test_a_quick_play_spell_is_not_activated_from_the_hand_on_the_opponents_turn() -> None:
    # The official rulebook, Quick-Play Spell Cards: from the hand on the own turn only.
    fast = played("Fast", Damage(1), type=v.QUICK_PLAY)
    spell_ = played("Spell", Damage(300))
    for places, asked in (({"opponent_hand": [fast]}, "open"),
                          ({"opponent_sets": [fast]}, "window")):  # fmt: skip
        table = Table([spell_], **places, opponent_acts=True)  # type: ignore[arg-type]
        table.activate(spell_)
        assert table.asked == asked


def test_copies_are_one_answer_unless_something_tells_them_apart() -> None:
    fast = fiend("Fast", quick(Damage(1), where=v.GRAVE, limit=ONCE_PER_TURN))
    starter = fiend("Starter", ignition(Damage(10), limit=ONCE_PER_TURN))
    for proper, answers in ((False, 1), (True, 2)):
        table = Table(field=[starter], grave=[fast, fast])
        if proper:
            table.rewrite(STATUS, fast, PROPER)
        table.activate(starter)
        assert table.offers() == ["chain Fast #0"] * answers + ["pass"]


@pytest.mark.parametrize(
    ("who", "mine", "theirs"),
    [(0, True, True), (v.OPPONENT, True, False), (v.EITHER, False, False)],
)
def test_an_activation_that_cannot_be_answered(who: int, mine: bool, theirs: bool) -> None:
    # "Your opponent cannot activate cards or effects in response", "neither player can ..."
    sure = played("Sure", Damage(300), unanswered=who)
    own = answering("Own", Damage(1))
    table = Table([sure], field=[own], opponent_hand=[NO], opponent_acts=True)
    table.activate(sure)
    assert ("chain No #0" in table.offers()) is theirs
    if theirs:
        table.decline()
    assert ("chain Own #0" in table.offers()) is mine


def test_an_activation_that_cards_of_the_type_discarded_cannot_answer() -> None:
    # "... discard 1 card; neither player can activate cards of that type in response"
    sure = played("Sure", Damage(300), cost=(Discard(Choose(ANY, v.HAND)),), unanswered=v.EITHER,
                  unanswered_types=True)  # fmt: skip
    own = answering("Own", Damage(1))
    fast = played("Fast", Damage(1), type=v.QUICK_PLAY)
    for card, answer in ((A, "chain Fast #0"), (played("Other", Damage(1)), "chain Own #0")):
        table = Table([sure, card], field=[own], sets=[fast])
        table.activate(sure)
        assert table.offers() == [answer, "pass"]


def test_an_answer_can_be_answered() -> None:
    spell_ = played("Spell", Damage(300))
    table = Table([spell_, NO], opponent_hand=[NO], opponent_acts=True)
    table.activate(spell_)
    table.chain(NO)
    assert table.offers() == ["chain No #0", "pass"]
    table.chain(NO)  # ours negates theirs
    assert table.life(1) == 7700


def test_the_opponents_ignition_effects_wait_for_their_turn() -> None:
    active = fiend("Active", ignition(Damage(1)))
    trick = trap(fresh(), "Trap", effects=(Activate(do=(Damage(1),)),))
    spell_ = played("Spell", Damage(300))
    table = Table([spell_], opponent_field=[active], opponent_hand=[trick], opponent_acts=True)
    table.activate(spell_)
    assert table.asked == "open"


def test_whether_to_negate_ones_own_activation_is_a_policy() -> None:
    stop = fiend("Stop", quick(NegateActivation(), where=v.HAND))
    free = fiend("Free", quick(Damage(1), where=v.HAND))
    burn = played("Burn", Damage(100))
    asked = Table([burn, stop, free])
    asked.activate(burn)
    assert any("Stop" in offer for offer in asked.offers())
    quiet = Table([burn, stop, free], own_negations=False)
    quiet.activate(burn)
    assert not any("Stop" in offer for offer in quiet.offers())
    assert any("Free" in offer for offer in quiet.offers())
    theirs = Table([burn], opponent_hand=[stop], opponent_acts=True, own_negations=False)
    theirs.activate(burn)
    assert any("Stop" in offer for offer in theirs.offers())


def test_so_are_bans_on_effects_for_the_turn() -> None:
    # The card text of Crossout Designator
    hush = played("Hush", Ban(("effect",), MONSTER, whose=v.EITHER), type=v.QUICK_PLAY)
    assert Table([hush]).may("activate", hush)
    assert not Table([hush], own_negations=False).may("activate", hush)


def test_that_policy_is_about_the_own_cards_not_about_a_summon_of_the_turn_player() -> None:
    # The card text of Infinite Impermanence; the official rulebook: after a summon both players
    # may activate Quick Effects, with nothing on the chain.
    hush = fiend("Hush", quick(Ban(("effect",), MONSTER, whose=v.EITHER), where=v.HAND))
    table = Table([A], opponent_hand=[hush], opponent_acts=True, own_negations=False)
    table.summon(A)
    assert table.offers() == ["chain Hush #0", "pass"]
    own = Table([A, hush], own_negations=False)
    own.summon(A)
    assert own.asked == "open"
