"""App Fusion, and DNA Digivolution by effects (Digimon comprehensive rules 8-2, 8-4, 16-31)."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language import DIGIMON, THIS, Choose, Each, EventWas, Named, level
from engine.digimon.language.card import (
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    AppFusion,
    Cannot,
    DnaDigivolve,
    Event,
    Keyword,
    Link,
    Main,
    Static,
    Trigger,
    Would,
)  # fmt: skip
from engine.digimon.language.operations import (
    AppFuseInto,
    DnaDigivolveInto,
    Draw,
    GainMemory,
    If,
    LinkTo,
    May,
    ReduceCost,
)  # fmt: skip
from tests.engine.digimon.table import Table, red, red_tamer, with_effects

ANY_APP = Link(DIGIMON, 1, 1000)
GATCH = red("Gatch", 3, 2000, ways=(ANY_APP,))
NAVI = red("Navi", 3, 1000, ways=(ANY_APP,))
TWEET = red("Tweet", 3, 1000, ways=(ANY_APP,))
FUSION = AppFusion((Named("Gatch"), Named("Navi"), Named("Tweet")), 0)
DO_GATCH = red("DoGatch", 4, 6000, ways=(FUSION,))


@pytest.mark.parametrize(("host", "link", "fits"), [
    ("Gatch", "Navi", True), ("Navi", "Gatch", True), ("Tweet", "Navi", True),
    ("Gatch", "Gatch", False), ("Gatch", "Filler", False), ("Filler", "Gatch", False),
])  # fmt: skip
def test_a_combination_of_two_different_specified_cards(host: str, link: str, fits: bool) -> None:
    """Rule 8-4-2-1: in either role, and not twice the same one."""
    table = Table(GATCH, NAVI, TWEET, DO_GATCH, my_battle=[[host, f"+{link}"]],
                  my_hand=["DoGatch"])  # fmt: skip
    assert table.can("App fuse") == fits


def test_the_link_card_goes_on_top_and_the_digimon_digivolves() -> None:
    """Rules 8-4-3-2, 8-4-3-3: the cost is paid, 1 card drawn, its state stays (8-1-2-3)."""
    dear = red("DoGatch", 4, 6000, ways=(AppFusion(FUSION.of, 2),), effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(GainMemory(1),)),))  # fmt: skip
    table = Table(GATCH, NAVI, dear, memory=3, my_hand=["DoGatch"],
                  my_battle=[["suspended", "Gatch", "Filler", "+Navi"]])  # fmt: skip
    table.take("App fuse into DoGatch")
    assert table.battle() == ["DoGatch/Navi/Gatch/Filler"]
    assert (table.links("DoGatch"), table.memory) == ([], 3 - 2 + 1)
    assert table.hand() == ["Filler"]
    assert table.suspended("DoGatch")
    assert table.dp("DoGatch") == 6000


def test_other_link_cards_stay() -> None:
    """Rule 8-4-3-3: one link card goes on top; which one is the player's choice."""
    wide = with_effects(GATCH, Keyword("Link", 1))
    table = Table(wide, NAVI, TWEET, with_effects(DO_GATCH, Keyword("Link", 1)),
                  my_battle=[["Gatch", "+Navi", "+Tweet"]], my_hand=["DoGatch"])  # fmt: skip
    table.take("App fuse into DoGatch", "Tweet")
    assert (table.battle(), table.links("DoGatch")) == (["DoGatch/Tweet/Gatch"], ["Navi"])


def test_only_in_the_battle_area_for_a_payable_cost_and_if_it_can_digivolve() -> None:
    """Rules 8-4-3-1, 1-3-11-1, 15-1-3."""
    cards = (GATCH, NAVI, DO_GATCH)
    stack = ["Gatch", "+Navi"]
    assert not Table(*cards, my_breeding=[stack], my_hand=["DoGatch"]).can("App")
    dear = red("Dear", 4, 6000, ways=(AppFusion(FUSION.of, 11),))
    assert not Table(*cards, dear, my_battle=[stack], my_hand=["Dear"]).can("App")
    ban = red_tamer("Ban", Static(Cannot("digivolve"), Each(DIGIMON)))
    assert not Table(*cards, ban, my_battle=[stack, "Ban"], my_hand=["DoGatch"]).can("App")


def test_effects_on_digivolution_costs_count() -> None:
    """Rules 8-4-2-3, 8-2-2-5, 8-3-2-3: also for several Digimon that digivolve together."""
    cheaper = Would(what="digivolve", who=DIGIMON, do=(ReduceCost(2),))
    sale = red_tamer("Sale", cheaper)
    dear = red("DoGatch", 4, 6000, ways=(AppFusion(FUSION.of, 3),))
    table = Table(GATCH, NAVI, dear, sale, memory=3, my_hand=["DoGatch"],
                  my_battle=["Sale", ["Gatch", "+Navi"]])  # fmt: skip
    assert table.take("App fuse").memory == 2
    dna = red("Dna", 4, 6000, ways=(DnaDigivolve((Named("Gatch"), Named("Navi")), 3),))
    table = Table(GATCH, NAVI, dna, sale, memory=3, my_battle=["Sale", "Gatch", "Navi"],
                  my_hand=["Dna"])  # fmt: skip
    assert table.take("DNA digivolve").memory == 2
    own = with_effects(GATCH, Would(what="digivolve", do=(ReduceCost(1),)))
    table = Table(own, NAVI, dna, memory=3, my_battle=["Gatch", "Navi"], my_hand=["Dna"])
    assert table.take("DNA digivolve").memory == 1


def test_app_fusion_by_an_effect() -> None:
    """Rule 8-4-2-2: only by an effect that says so, for its cost."""
    haru = red_tamer("Haru", Trigger(on=Event("linked", DIGIMON), do=(
        May((AppFuseInto(Choose(DIGIMON, v.HAND)),)),)))  # fmt: skip
    table = Table(GATCH, NAVI, DO_GATCH, haru, memory=3, my_battle=["Gatch", "Haru"],
                  my_hand=["Navi", "DoGatch", "Filler"])  # fmt: skip
    table.take("Link Navi to Gatch for 1", "Haru: ")
    assert table.battle() == ["DoGatch/Navi/Gatch", "Haru"]
    table = Table(GATCH, NAVI, DO_GATCH, haru, memory=3, my_battle=["Gatch", "Haru"],
                  my_hand=["Navi", "Filler"])  # fmt: skip
    table.take("Link Navi to Gatch for 1")
    assert table.game.is_open()


def test_app_fusion_while_linking_and_digivolving_effects() -> None:
    """Rule 8-4-1: "this Digimon" of a link effect is still the same Digimon (3-4-5)."""
    late = with_effects(NAVI, link=(Trigger(on=WHEN_ATTACKING, do=(GainMemory(2),)),))
    table = Table(GATCH, late, DO_GATCH, my_battle=[["Gatch", "+Navi"]], my_hand=["DoGatch"])
    table.take("App fuse into DoGatch").attack("DoGatch")
    assert table.memory == 0


# ---------------------------------------------------------- DNA by effects, and blast

ONE = red("One", 4, 5000)
TWO = red("Two", 4, 6000)
BLAST = red("Blast", 5, 9000, overflow=3, ways=(DnaDigivolve((Named("One"), Named("Two")), 2),),
            effects=(Keyword("Blast DNA Digivolve", cards=(Named("Two"), Named("One"))),
                     Trigger(on=WHEN_DIGIVOLVING, do=(If(EventWas("dna"), (Draw(1),)),)),
            ))  # fmt: skip


def test_dna_digivolution_by_an_effect() -> None:
    """Rules 8-2-2-4, 8-2-3-2: with the requirements, and their cost is paid."""
    guide = red_tamer("Guide", Main(do=(May((DnaDigivolveInto(Choose(DIGIMON, v.HAND)),)),)))
    table = Table(ONE, TWO, BLAST, guide, my_battle=["Guide", "Two", "One"], my_hand=["Blast"])
    table.take("Activate Guide")
    assert (table.battle(), table.memory) == (["Blast/One/Two", "Guide"], -2)
    assert not Table(ONE, TWO, BLAST, guide, my_battle=["Guide", "Two"],
                     my_hand=["Blast", "One"]).can("Activate")  # fmt: skip


@pytest.mark.parametrize(("battle", "hand"), [("One", "Two"), ("Two", "One")])
def test_blast_dna_takes_one_digimon_and_one_card_of_the_hand(battle: str, hand: str) -> None:
    """Rules 16-31-1, 16-31-4, 16-31-6: free, in the order of the DNA requirements (8-2-2-2)."""
    table = Table(ONE, TWO, BLAST, my_battle=["Filler"], their_battle=[[battle, "Filler"]],
                  their_hand=["Blast", hand])  # fmt: skip
    table.attack("Filler")
    assert table.words == ["Blast DNA digivolve into Blast", "No counter"]
    table.take("Blast DNA digivolve into Blast")
    below = {"One": "One/Filler/Two", "Two": "One/Two/Filler"}[battle]
    assert table.battle("their") == [f"Blast/{below}"]
    assert table.hand("their") == ["Filler", "Filler"]
    assert table.memory == 0


def test_blast_dna_needs_both_and_is_the_only_counter() -> None:
    """Rules 16-31-5, 11-3: two of the field, or two of the hand, are not enough."""
    for battle, hand in ((["One", "Two"], []), ([], ["One", "Two"]), (["One"], ["One"])):
        table = Table(ONE, TWO, BLAST, my_battle=["Filler"], their_battle=battle,
                      their_hand=["Blast", *hand])  # fmt: skip
        table.attack("Filler")
        assert table.game.is_open()
    table = Table(ONE, TWO, BLAST, my_battle=["Filler"], their_battle=["One", "One"],
                  their_hand=["Blast", "Blast", "Two", "Two"])  # fmt: skip
    table.attack("Filler").take("Blast DNA digivolve into Blast", "One")
    assert table.battle("their") == ["Blast/One/Two", "One"]


def test_an_attacked_digimon_that_dna_digivolves_is_gone() -> None:
    """Rule 8-2-2-1-4: the attack target is no longer present."""
    table = Table(ONE, TWO, BLAST, my_battle=["Filler"], their_battle=[["suspended", "One"]],
                  their_hand=["Blast", "Two"])  # fmt: skip
    table.attack("Filler", "One").take("Blast DNA digivolve into Blast")
    assert (table.battle(), table.security()) == (["Filler"], 5)


def test_blast_dna_in_the_own_main_phase_is_plain_dna() -> None:
    """Rule 16-31-1: the keyword works at counter timing; its DNA requirement always."""
    table = Table(ONE, TWO, BLAST, memory=3, my_battle=["One"], my_hand=["Blast", "Two"])
    assert not table.can("DNA")
    assert not table.can("Blast DNA")


def test_blast_dna_without_dna_requirements_is_refused() -> None:
    """Rule 16-31-5: the requirements cannot be ignored, so a definition must have them."""
    card = red("Bad", 5, effects=(Keyword("Blast DNA Digivolve", cards=(level(4), level(4))),))
    compiler = Compiler([card])
    compiler.compile()
    assert "without DNA requirements" in compiler.missing[0][2]


def test_linking_the_result_of_an_effect_to_this_digimon() -> None:
    """Rules 10-1-3, 8-4: an App Fusion that links one of its digivolution cards again."""
    again = with_effects(DO_GATCH, Trigger(on=WHEN_DIGIVOLVING, do=(May((
        LinkTo(Choose(DIGIMON, v.UNDER, of=THIS)),)),)))  # fmt: skip
    table = Table(GATCH, NAVI, again, my_battle=[["Gatch", "+Navi"]], my_hand=["DoGatch"])
    table.take("App fuse into DoGatch", "DoGatch: ", "Navi")
    assert (table.battle(), table.links("DoGatch")) == (["DoGatch/Gatch"], ["Navi"])
