"""Keyword effects that move cards of a stack, and keywords that are given."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.cards import definitions
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language import DIGIMON, Choose, Each, level
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    ON_PLAY,
    WHEN_ATTACKING,
    Cannot,
    Counter,
    Gains,
    Keyword,
    Main,
    Static,
    Trigger,
    Would,
)  # fmt: skip
from engine.digimon.language.operations import (
    AddToHand,
    Draw,
    GainMemory,
    Give,
    Recover,
    ReduceCost,
    ToDeck,
    digi_burst,
)  # fmt: skip
from engine.effects import Node
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.test_keywords import smashed, with_
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE


def test_partition_splits_but_not_in_battle() -> None:
    """Rules 16-29: not by a battle nor by own effects; README, difference 9; rules context 8."""
    fused = with_("Fused", 6, 11000, Keyword("Partition", cards=(level(3), level(4))))
    table = smashed(fused, theirs=[["Fused", "Champion", "Rookie"]]).take("Fused: you may")
    assert table.battle("their") == ["Champion", "Rookie"]
    assert smashed(fused, theirs=[["Fused", "Champion"]]).battle("their") == []
    table = Table(fused, CHAMPION, ROOKIE, BIG, my_battle=["Big"],
                  their_battle=[["suspended", "Fused", "Champion", "Rookie"]])  # fmt: skip
    assert table.attack("Big", "Fused").battle("their") == []


def test_save_places_the_card_under_a_tamer() -> None:
    """Rules 16-20, 4-4-2."""
    keeper = red("Keeper", 3, effects=(Trigger(on=ON_DELETION, do=(Keyword("Save"),)),))
    table = smashed(keeper, red_tamer("Tamer"), theirs=["Keeper", "Tamer"]).take("Keeper: ")
    assert table.battle("their") == ["Tamer/Keeper"]


def test_ascension_goes_on_top_of_security() -> None:
    """Rules 16-43."""
    angel = with_("Angel", 4, 5000, Keyword("Ascension"))
    table = smashed(angel, theirs=["Angel"]).take("Angel: you may")
    assert table.pile("their", "security")[0] == "Angel"


def test_engage_attacks_at_the_end_of_the_turn() -> None:
    """Rules 16-44."""
    eager = with_("Eager", 4, 5000, Keyword("Engage"))
    table = Table(eager, my_battle=["Eager"]).passing().take("Eager: this Digimon may")
    assert table.security() == 4


def test_guard_keeps_another_in_the_battle_area() -> None:
    """Rules 16-45: would leave by an opponent's effect, in any way."""
    guard = with_("Guard", 3, 3000, Keyword("Guard"))
    bounce = red_option("Bounce", Main(do=(AddToHand(Choose(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(guard, ROOKIE, CHAMPION, bounce, memory=5, my_battle=["Rookie"],
                  my_hand=["Bounce"], their_battle=["Guard", "Champion"])  # fmt: skip
    table.take("Use Bounce", "Champion", "Guard: by")
    assert table.battle("their") == ["Champion"]


def test_training_works_in_the_breeding_area() -> None:
    """Rules 16-41, 4-7-9: face-down, so without information."""
    student = with_("Student", 3, 3000, Keyword("Training"))
    trick = red("Trick", 3, inherited=(Keyword("Blocker"),))
    table = Table(student, trick, my_breeding=["Student"], my_deck=["Trick", "Filler"])
    table.take("Activate Student")
    assert table.breeding() == ["Student/Trick"]
    assert table.suspended("Student")


def test_blast_digivolve_is_free_and_one_counter_only() -> None:
    """Rules 16-26, 11-3-2; rules context 3-2 and 8, Counter timing."""
    ace = red("Ace", 4, 9000, effects=(Keyword("Blast Digivolve"),), overflow=3)
    table = Table(ROOKIE, CHAMPION, ace, my_battle=["Champion"], their_hand=["Ace", "Ace"],
                  their_battle=[["suspended", "Rookie"], ["suspended", "Rookie"]])  # fmt: skip
    table.attack("Champion", "Rookie")
    assert table.game.actor() == 1
    table.take("Blast digivolve Rookie into Ace")
    assert table.battle() == []
    assert table.battle("their") == ["Ace/Rookie", "Rookie"]
    assert table.memory == 0


def test_overflow_moves_the_memory_when_the_card_leaves() -> None:
    """Rules 4-19-1, 4-19-2; not when it comes into play (4-19-3)."""
    ace = red("Ace", 4, 5000, cost=5, overflow=3)
    assert smashed(ace, theirs=["Ace"]).memory == 5 - 1 + 3
    table = Table(ace, memory=9, my_hand=["Ace"]).take("Play Ace")
    assert table.memory == 4


def test_overflow_from_under_a_card() -> None:
    """Rules 4-19-1: from under a card to another area."""
    ace = red("Ace", 3, 5000, overflow=2)
    table = smashed(ace, theirs=[["Champion", "Ace"]])
    assert table.memory == 5 - 1 + 2


def test_counter_effects_of_cards_in_play() -> None:
    """Rules 11-3-1, 15-16-14."""
    mage = red("Mage", 4, effects=(Counter(do=(Recover(1),)),))
    table = Table(ROOKIE, mage, my_battle=["Rookie"], their_battle=["Mage"]).attack("Rookie")
    assert table.words[-1] == "No counter"
    table.take("Counter with Mage")
    assert table.security() == 5


def test_returning_to_the_deck_bottom() -> None:
    """Rules 4-7-8, 3-1-3-5: the cards under it are trashed."""
    sink = red_option("Sink", Main(do=(ToDeck(Choose(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(ROOKIE, CHAMPION, sink, memory=5, my_battle=["Rookie"], my_hand=["Sink"],
                  their_battle=[["Champion", "Rookie"]])  # fmt: skip
    table.take("Use Sink")
    assert table.pile("their", "deck")[-1] == "Champion"
    assert table.trash("their") == ["Rookie"]


def test_mind_link_places_the_tamer_under_a_digimon() -> None:
    """Rules 16-28: one with no Tamer cards in its digivolution cards; in the main phase."""
    partner = red_tamer("Partner", Keyword("Mind Link"))
    partner = type(partner)(**{**vars(partner), "inherited": (Static(DP(1000)),)})
    table = Table(ROOKIE, partner, my_battle=["Rookie", "Partner"]).take("Activate Partner")
    assert table.battle() == ["Rookie/Partner"]
    assert table.dp("Rookie") == 4000


def test_material_save_keeps_cards_under_a_tamer() -> None:
    """Rules 16-21: when it would be deleted, so many of the specified cards."""
    saver = with_("Saver", 5, 7000, Keyword("Material Save", 2, (level(3), level(4))))
    table = smashed(saver, red_tamer("Tamer"), theirs=[["Saver", "Champion", "Rookie"], "Tamer"])
    table.take("Saver: you may", "Champion")
    assert table.battle("their") == ["Tamer/Champion/Rookie"]


def test_digisorption_suspends_to_pay_less() -> None:
    """Rules 16-10: also the Digimon that digivolves (16-10-5)."""
    eater = red("Eater", 4, 6000, evo=4, effects=(Keyword("Digisorption", -3),))
    table = Table(ROOKIE, eater, memory=0, my_battle=["Rookie"], my_hand=["Eater"])
    table.take("<Digisorption> into Eater")
    assert table.battle() == ["Eater/Rookie"]
    assert table.suspended("Eater")
    assert (table.game.player, table.game.memory) == (1, 1)
    table = Table(ROOKIE, eater, my_battle=[["suspended", "Rookie"]], my_hand=["Eater"])
    assert not table.can("<Digisorption>")


def test_digi_burst_trashes_its_own_cards() -> None:
    """Rules 16-14."""
    burst = red("Burst", 5, 7000, effects=(Main(limit=1, do=(digi_burst(2, GainMemory(1)),)),))
    table = Table(ROOKIE, CHAMPION, burst, my_battle=[["Burst", "Champion", "Rookie"]])
    table.take("Activate Burst")
    assert (table.battle(), table.memory) == (["Burst"], 1)
    assert not Table(ROOKIE, burst, my_battle=[["Burst", "Rookie"]]).can("Activate")


def test_a_keyword_that_is_not_played_is_named() -> None:
    """Fail closed: a card with a keyword that cannot be played yet says so."""
    effects = (Keyword("Rampage"), Trigger(on=ON_PLAY, do=(GainMemory(1),)))
    card = red("Linker", 4, effects=effects)
    compiler = Compiler([card])
    compiler.compile()
    assert compiler.missing == [
        (card, Keyword("Rampage"), "the keyword <Rampage> cannot be played yet")
    ]


@pytest.mark.parametrize(
    ("gift", "kind"),
    [
        (Gains(Main(do=(GainMemory(1),))), "Main"),
        (Gains(Counter(do=(GainMemory(1),))), "Counter"),
        (Gains(Would(what="digivolve", do=(ReduceCost(1),))), "would digivolve"),
        (Keyword("Training"), "Main"),
    ],
)
def test_an_effect_that_is_not_played_once_gained_is_named(gift: Node, kind: str) -> None:
    """Rule 15-13: only triggers, and effects for when a Digimon would leave, are played so."""
    for giver in (Static(gift, Each(DIGIMON)), Main(do=(Give((gift,), Choose(DIGIMON)),))):
        table = Table(CHAMPION, red_tamer("Giver", giver), my_battle=["Champion", "Giver"])
        (said,) = table.missing
        assert said == f'gaining an effect of the kind "{kind}" cannot be played yet'
        assert not table.can("Activate")
    assert not Table(red_tamer("Giver", Static(Keyword("Evade"), Each(DIGIMON)))).missing


def test_an_effect_that_is_gained_takes_none_of_the_fifteen_counts_of_its_giver() -> None:
    """[Once Per Turn] of a gained effect has uses of its own (rules 15-13, 15-14-1)."""
    own = Main(do=(GainMemory(1),), limit=1)
    gift = Trigger(on=WHEN_ATTACKING, do=(GainMemory(1),), limit=1)
    for number, said in ((15, 0), (16, 1)):
        giver = red_tamer("Giver", Static(Gains(gift), Each(DIGIMON)), *[own] * number)
        assert len(Table(CHAMPION, giver, my_battle=["Champion", "Giver"]).missing) == said


def test_every_definition_compiles() -> None:
    """What the compiler leaves out of the bundled cards is known: nothing."""
    compiler = Compiler(list(definitions().values()))
    compiler.compile()
    assert compiler.missing == []


def test_a_keyword_by_a_persistent_effect() -> None:
    """Rules 15-8-2, 15-13-1: while it holds, the keyword works like a printed one."""
    teacher = red_tamer("Teacher", Static(Keyword("Evade"), Each(DIGIMON)))
    table = smashed(teacher, theirs=["Teacher", "Champion"]).take("Champion: by")
    assert table.suspended("Champion")
    rage = red("Rage", 4, 5000, inherited=(Static(Keyword("Retaliation"), turn=v.OPPONENT),))
    table = Table(rage, CHAMPION, BIG, my_battle=["Big"],
                  their_battle=[["suspended", "Champion", "Rage"]])  # fmt: skip
    assert table.attack("Big", "Champion").battle() == []


def test_some_effects_cannot_be_activated() -> None:
    """Rules 15-1-3: what forbids takes precedence."""
    silence = Static(Cannot("activate", timing="attacked"), Each(DIGIMON, whose=v.OPPONENT))
    hush = red_tamer("Hush", silence)
    loud = red("Loud", 4, effects=(Trigger(on=WHEN_ATTACKING, do=(Draw(1),)),))
    table = Table(hush, loud, my_battle=["Loud"], their_battle=["Hush"]).attack("Loud")
    assert table.hand() == []
