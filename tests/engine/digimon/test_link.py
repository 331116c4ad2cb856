"""Linking (Digimon comprehensive rules 4-9, 10, 15-16-6, 16-40, 16-46, 17-1-3-2)."""

from dataclasses import replace

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.instructions import tables as t
from engine.digimon.language import (
    DIGIMON,
    Choose,
    Count,
    Each,
    Named,
    Trait,
    level,
)  # fmt: skip
from engine.digimon.language.card import (
    DP,
    WHEN_ATTACKING,
    WHEN_LINKING,
    DnaDigivolve,
    Event,
    Keyword,
    Link,
    Main,
    Static,
    Trigger,
)  # fmt: skip
from engine.digimon.language.operations import (
    AddToHand,
    DeDigivolve,
    Delete,
    Draw,
    GainMemory,
    Give,
    PlaceUnder,
    Play,
    Trash,
)  # fmt: skip
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer, with_effects

APP = Trait("App")
TO_APP = Link(APP, 1, 2000)
HOST = red("Host", 4, 5000, traits=("App",))
BIG = red("Big", 5, 8000, traits=("App",))
OTHER = red("Other", 4, 5000)
PLUG = red("Plug", 3, 1000, traits=("App",), ways=(TO_APP,), cost=3)
JACK = red("Jack", 3, 1000, traits=("App",), ways=(Link(APP, 2, 3000),), cost=3,
           link=(Keyword("Blocker"),))  # fmt: skip


def test_linking_pays_the_link_cost_and_adds_the_link_dp() -> None:
    """Rules 10-1-3, 4-3-4, 2-3-11-4-5: the card of the hand becomes a link card."""
    table = Table(HOST, PLUG, memory=3, my_battle=["Host"], my_hand=["Plug"])
    table.take("Link Plug to Host for 1")
    assert (table.memory, table.hand(), table.links("Host")) == (2, [], ["Plug"])
    assert table.dp("Host") == 7000


def test_a_link_card_is_not_on_the_field_and_not_a_stacked_card() -> None:
    """Rules 4-9-2, 4-9-4: neither a Digimon of its own nor a digivolution card."""
    counts = red_option("Counts", Main(do=(Give((DP(Count(DIGIMON, times=100)),), Each(DIGIMON)),)))
    table = Table(HOST, PLUG, counts, memory=3, my_battle=[["Host", "+Plug"]], my_hand=["Counts"])
    assert table.battle() == ["Host"]
    table.take("Use Counts")
    assert table.dp("Host") == 7000 + 100


@pytest.mark.parametrize(("battle", "memory", "offered"), [
    (["Host"], 0, True), (["Host"], -9, False), (["Other"], 3, False), ([], 3, False),
])  # fmt: skip
def test_link_requirements_and_cost(battle: list[str], memory: int, offered: bool) -> None:
    """Rules 10-1-3-1, 1-3-11-1: a Digimon that meets the requirement, and the cost can be paid."""
    table = Table(HOST, OTHER, PLUG, memory=memory + 10 if memory < 0 else memory,
                  my_battle=battle, my_hand=["Plug"], their_battle=["Host"])  # fmt: skip
    if memory < 0:
        dear = red("Dear", 3, 1000, ways=(Link(APP, 12, 0),))
        table = Table(HOST, dear, memory=1, my_battle=battle, my_hand=["Dear"])
        assert not table.can("Link")
        return
    assert table.can("Link Plug") == offered


def test_not_to_a_digimon_in_the_breeding_area() -> None:
    """Rule 6-5-1-4-1: one of your Digimon in the battle area."""
    table = Table(HOST, PLUG, memory=3, my_breeding=["Host"], my_hand=["Plug"])
    assert not table.can("Link")


def test_not_to_a_token() -> None:
    """Rule 4-21-4."""
    token = red("Pawn", 3, 3000, traits=("App",), token=True)
    table = Table(token, PLUG, memory=3, my_battle=["Pawn"], my_hand=["Plug"])
    assert not table.can("Link")


def test_only_to_a_digimon() -> None:
    """Rule 10-1-1: a Tamer with the trait is none."""
    kid = red_tamer("Kid", traits=("App",))
    assert not Table(kid, PLUG, memory=3, my_battle=["Kid"], my_hand=["Plug"]).can("Link")


def test_a_card_of_the_battle_area_links_and_leaves_its_stack() -> None:
    """Rules 10-1-1, 4-7-8, 4-9-6: the cards under it and linked to it are trashed."""
    table = Table(HOST, PLUG, JACK, memory=3, my_battle=["Host", ["Plug", "Filler", "+Jack"]])
    assert not table.can("Link Plug to Plug")
    table.take("Link Plug to Host for 1")
    assert (table.battle(), table.links("Host")) == (["Host"], ["Plug"])
    assert table.trash() == ["Filler", "Jack"]


def test_linking_from_the_battle_area_is_no_deletion() -> None:
    """Rule 4-9-6: it leaves the battle area, and nothing is deleted."""
    mourner = red_tamer("Mourner", Trigger(on=Event("deleted", DIGIMON), do=(GainMemory(5),)),
                        Trigger(on=Event("removed", DIGIMON), do=(Draw(1),)))  # fmt: skip
    table = Table(HOST, PLUG, mourner, memory=3, my_battle=["Host", "Plug", "Mourner"])
    table.take("Link Plug to Host for 1")
    assert (table.memory, table.hand()) == (2, ["Filler"])


# ------------------------------------------------------------------- link effects


def test_a_digimon_gains_link_effects() -> None:
    """Rule 4-3-5: keywords, persistent effects and triggers of its link card."""
    gives = with_effects(PLUG, link=(
        Keyword("Security Attack", 1), Keyword("Jamming"), Static(DP(500), turn=v.YOU),
        Trigger(on=WHEN_ATTACKING, limit=1, do=(Draw(1),)),
    ))  # fmt: skip
    table = Table(HOST, gives, memory=3, my_battle=[["Host", "+Plug"]])
    assert table.dp("Host") == 5000 + 2000 + 500
    assert table.has("Host", t.KW_JAMMING)
    assert table.checks("Host") == 2
    table.attack("Host")
    assert (table.hand(), table.security()) == (["Filler"], 3)
    assert table.passing().dp("Host") == 7000


def test_link_effects_work_on_others_and_in_the_main_phase() -> None:
    """Rules 4-3-5, 15-8-2, 15-8-4: the Digimon has them like its own."""
    leads = with_effects(PLUG, link=(
        Static(DP(1000), Each(DIGIMON & level(3))), Main(limit=1, do=(GainMemory(2),)),
    ))  # fmt: skip
    table = Table(HOST, leads, memory=1, my_battle=[["Host", "+Plug"], "Filler"])
    assert table.dp("Filler") == 2000
    table.take("Activate Plug")
    assert table.memory == 3
    assert not table.can("Activate Plug")


def test_link_effects_do_nothing_elsewhere() -> None:
    """Rule 2-3-11-4-6: the text of [Link] counts on a link card only."""
    table = Table(HOST, JACK, memory=3, my_battle=["Jack", ["Host", "Jack"]])
    assert not table.has("Jack", t.KW_BLOCKER)
    assert not table.has("Host", t.KW_BLOCKER)


def test_when_linking_is_the_card_that_becomes_a_link_card() -> None:
    """Rule 15-16-6-1: not the link card that was there before."""
    one = with_effects(PLUG, link=(Trigger(on=WHEN_LINKING, do=(GainMemory(1),)),))
    wide = red("Wide", 5, 8000, traits=("App",), effects=(Keyword("Link", 1),))
    table = Table(wide, one, JACK, memory=5, my_battle=["Wide"], my_hand=["Plug", "Jack"])
    table.take("Link Plug to Wide for 1")
    assert table.memory == 5
    table.take("Link Jack to Wide for 2")
    assert table.memory == 3


def test_when_this_digimon_gets_linked() -> None:
    """Rule 10-1-3-3, with what was linked: the Digimon and its Tamers see it."""
    fan = with_effects(HOST, Trigger(on=Event("linked"), turn=v.YOU, limit=1, do=(Draw(1),)))
    coach = red_tamer("Coach", Trigger(
        on=Event("linked", DIGIMON, other=Named("Jack")), do=(GainMemory(2),)))  # fmt: skip
    table = Table(fan, PLUG, JACK, coach, memory=5, my_battle=["Host", "Coach"],
                  my_hand=["Plug", "Jack"])  # fmt: skip
    table.take("Link Plug to Host for 1")
    assert (table.memory, table.hand()) == (4, ["Filler", "Jack"])
    table.take("Link Jack to Host for 2")
    assert (table.memory, table.hand()) == (4, ["Filler"])


# --------------------------------------------------------------------- the limit


def test_a_second_link_card_takes_the_place_of_the_first() -> None:
    """Rule 4-9-5: one link card at most; the earlier one is trashed, and not by an effect."""
    sad = with_effects(HOST, Trigger(on=Event("link-trashed", by="effect"), do=(GainMemory(5),)))
    table = Table(sad, PLUG, JACK, memory=5, my_battle=[["Host", "+Plug"]], my_hand=["Jack"])
    table.take("Link Jack to Host for 2")
    assert (table.links("Host"), table.trash(), table.memory) == (["Jack"], ["Plug"], 3)
    assert table.dp("Host") == 8000


def test_link_plus_adds_up() -> None:
    """Rules 16-40-1, 16-40-3: two instances of <Link +1> are three link cards."""
    wide = red("Wide", 5, 8000, traits=("App",), effects=(Keyword("Link", 1),))
    helper = red_tamer("Helper", Static(Keyword("Link", 1), Each(DIGIMON)))
    table = Table(wide, PLUG, helper, memory=9, my_battle=["Wide", "Helper"],
                  my_hand=["Plug"] * 4)  # fmt: skip
    for number in (1, 2, 3, 3):
        table.take("Link Plug to Wide for 1")
        assert len(table.links("Wide")) == number
    assert table.trash() == ["Plug"]


def test_the_player_chooses_which_link_card_gives_way() -> None:
    """Rule 4-9-5: the same number of the existing link cards."""
    wide = red("Wide", 5, 8000, traits=("App",), effects=(Keyword("Link", 1),))
    table = Table(wide, PLUG, JACK, memory=9, my_battle=[["Wide", "+Plug", "+Jack"]],
                  my_hand=["Plug"])  # fmt: skip
    table.take("Link Plug to Wide for 1")
    assert table.words == ["Trash the link card Plug", "Trash the link card Jack"]
    table.take("Trash the link card Jack")
    assert (table.links("Wide"), table.trash()) == (["Plug", "Plug"], ["Jack"])


def test_link_cards_beyond_the_limit_are_trashed() -> None:
    """Rule 17-1-3-2-5: when <Link +1> is gone, only as many as exceed the limit."""
    helper = red_tamer("Helper", Static(Keyword("Link", 1), Each(DIGIMON)))
    sweep = red_option("Sweep", Main(do=(Trash(Choose(Named("Helper"))), Draw(1))))
    table = Table(HOST, PLUG, JACK, helper, sweep, memory=5, my_hand=["Sweep"],
                  my_battle=[["Host", "+Plug", "+Jack"], "Helper"])  # fmt: skip
    table.take("Use Sweep", "Trash the link card Plug")
    assert (table.links("Host"), table.trash()) == (["Jack"], ["Helper", "Plug", "Sweep"])


# ------------------------------------------------------- what happens to the Digimon


def test_link_cards_stay_when_the_digimon_digivolves_or_de_digivolves() -> None:
    """Rule 3-4-5: it is the same Digimon, and the requirements are still met."""
    drop = red_option("Drop", Main(do=(DeDigivolve(1, Choose(DIGIMON)),)))
    table = Table(HOST, BIG, PLUG, drop, memory=9, my_battle=[["Host", "+Plug"]],
                  my_hand=["Big", "Drop"])  # fmt: skip
    table.take("Digivolve Host into Big for 2")
    assert (table.links("Big"), table.dp("Big")) == (["Plug"], 10000)
    table.take("Use Drop")
    assert (table.links("Host"), table.dp("Host")) == (["Plug"], 7000)


def test_link_cards_whose_requirements_are_no_longer_met_are_trashed() -> None:
    """Rule 17-1-3-2-6."""
    plain = red("Plain", 5, 8000)
    table = Table(HOST, plain, PLUG, memory=9, my_battle=[["Host", "+Plug"]], my_hand=["Plain"])
    table.take("Digivolve Host into Plain for 2")
    assert (table.links("Plain"), table.trash(), table.dp("Plain")) == ([], ["Plug"], 8000)


def test_link_cards_of_what_is_no_digimon_are_trashed() -> None:
    """Rule 17-1-3-2-7: the Digimon becomes the Tamer under it."""
    kid = red_tamer("Kid", traits=("App",))
    drop = red_option("Drop", Main(do=(DeDigivolve(1, Choose(DIGIMON)),)))
    table = Table(HOST, PLUG, kid, drop, memory=9, my_battle=[["Host", "Kid", "+Plug"]],
                  my_hand=["Drop"])  # fmt: skip
    table.take("Use Drop")
    assert (table.battle(), table.links("Kid")) == (["Kid"], [])
    assert table.trash() == ["Drop", "Host", "Plug"]


@pytest.mark.parametrize("step", [Delete(Choose(DIGIMON)), AddToHand(Choose(DIGIMON))])
def test_link_cards_are_trashed_when_the_digimon_leaves(step: Delete | AddToHand) -> None:
    """Rule 4-9-6: the link card is trashed at the same time."""
    away = red_option("Away", Main(do=(step,)))
    table = Table(HOST, PLUG, away, memory=9, my_battle=[["Host", "Filler", "+Plug"]],
                  my_hand=["Away"])  # fmt: skip
    table.take("Use Away")
    assert {"Plug", "Filler", "Away"} <= set(table.trash())
    assert table.battle() == []


def test_an_on_deletion_link_effect() -> None:
    """Rules 4-3-5, 4-15-2: it triggers where the Digimon was deleted."""
    last = with_effects(PLUG, link=(Trigger(on=Event("deleted"), do=(Draw(1),)),))
    away = red_option("Away", Main(do=(Delete(Choose(DIGIMON)),)))
    table = Table(HOST, last, away, memory=9, my_battle=[["Host", "+Plug"]], my_hand=["Away"])
    assert table.take("Use Away").hand() == ["Filler"]


def test_dna_digivolution_trashes_link_cards() -> None:
    """Rule 8-2-2-1-2."""
    dna = red("Dna", 5, 9000, traits=("App",), ways=(DnaDigivolve((level(4), level(4)), 0),))
    table = Table(HOST, PLUG, dna, OTHER, memory=3, my_battle=[["Host", "+Plug"], "Other"],
                  my_hand=["Dna"])  # fmt: skip
    table.take("DNA digivolve into Dna", "Host")
    assert (table.battle(), table.links("Dna"), table.trash()) == (["Dna/Host/Other"], [], ["Plug"])


def test_a_digimon_placed_under_another_loses_its_link_cards() -> None:
    """Rules 4-7-7, 4-9-6: it becomes a new card."""
    tuck = red_option("Tuck", Main(do=(PlaceUnder(Choose(Named("Host")), Choose(Named("Other"))),)))
    table = Table(HOST, OTHER, PLUG, tuck, memory=9, my_battle=[["Host", "+Plug"], "Other"],
                  my_hand=["Tuck"])  # fmt: skip
    table.take("Use Tuck")
    assert (table.battle(), table.trash()) == (["Other/Host"], ["Plug", "Tuck"])


def test_overflow_of_a_link_card() -> None:
    """Rules 4-19-1, 4-19-3, 4-19-4: from under a card to the trash, not by linking or playing."""
    ace = with_effects(PLUG, overflow=2)
    away = red_option("Away", Main(do=(Trash(Choose(ANY, v.LINKED)),)))
    table = Table(HOST, ace, away, memory=5, my_battle=["Host", "Plug"], my_hand=["Away"])
    table.take("Link Plug to Host for 1")
    assert table.memory == 4
    table.take("Use Away")
    assert table.memory == 4 - 1 - 2
    eject = red_option("Eject", Main(do=(Play(Choose(ANY, v.LINKED)),)))
    table = Table(HOST, ace, eject, memory=5, my_battle=[["Host", "+Plug"]], my_hand=["Eject"])
    table.take("Use Eject")
    assert (table.battle(), table.memory) == (["Host", "Plug"], 4)


def test_overflow_of_a_link_card_that_gives_way_or_leaves_with_its_digimon() -> None:
    """Rules 4-9-5, 4-9-6, 4-19-1: however it comes to the trash."""
    ace = with_effects(replace(PLUG, name="Ace", number="Ace"), overflow=2)
    table = Table(HOST, ace, PLUG, memory=5, my_battle=[["Host", "+Ace"]], my_hand=["Plug"])
    table.take("Link Plug to Host for 1")
    assert (table.trash(), table.memory) == (["Ace"], 5 - 1 - 2)
    smash = red_option("Smash", Main(do=(Delete(Choose(DIGIMON)),)))
    table = Table(HOST, ace, smash, memory=5, my_battle=[["Host", "+Ace"]], my_hand=["Smash"])
    assert table.take("Use Smash").memory == 5 - 1 - 2
