"""The top stacked card, cards placed under others, all others than those chosen, whole choices.

Rules: comprehensive rules 4.2, each named with its test.
"""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.cards.tokens import FAMILIAR
from engine.digimon.language import (
    ANY_NUMBER,
    DIGIMON,
    FACE_DOWN,
    OTHER,
    TAMER,
    THIS,
    Choose,
    Chosen,
    Each,
    Named,
    NumberOf,
    Players,
    Same,
    SpokenOf,
    Trait,
    dp,
    level,
)  # fmt: skip
from engine.digimon.language.card import (
    DP,
    END_OF_YOUR_TURN,
    ON_PLAY,
    WHEN_ATTACKING,
    Ban,
    DnaDigivolve,
    Event,
    Main,
    Trigger,
)  # fmt: skip
from engine.digimon.language.operations import (
    ActivateEffect,
    AddToHand,
    Attack,
    By,
    Delete,
    DigivolveInto,
    DnaDigivolveInto,
    Draw,
    GainMemory,
    Give,
    May,
    Pending,
    PlaceTopCard,
    PlaceTopUnder,
    PlaceUnder,
    PlayToken,
    Recover,
    RevealTop,
    ToSecurity,
)  # fmt: skip
from engine.effects import Node
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer, with_effects
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE


def test_all_other_digimon_than_those_chosen() -> None:
    # Rule 15-11-1-1: those that were chosen are meant, whatever else is done.
    sweep = red_option("Sweep", Main(do=(
        Choose(DIGIMON, name="yours"), Choose(DIGIMON, whose=v.OPPONENT, name="theirs"),
        Delete(Each(DIGIMON & ~SpokenOf(Chosen("yours")) & ~SpokenOf(Chosen("theirs")),
                    whose=v.EITHER)),
    )))  # fmt: skip
    table = Table(sweep, ROOKIE, CHAMPION, BIG, my_hand=["Sweep"], my_battle=["Rookie", "Champion"],
                  their_battle=["Rookie", "Big"])  # fmt: skip
    table.take("Use Sweep", "Champion", "Rookie")
    assert (table.battle(), table.battle("their")) == (["Champion"], ["Rookie"])


def test_what_shares_a_name_with_one_that_was_chosen() -> None:
    strike = red_option("Strike", Main(do=(
        Choose(DIGIMON, whose=v.OPPONENT),
        Delete(Each(DIGIMON & Same("name", Chosen()), whose=v.OPPONENT)),
    )))  # fmt: skip
    table = Table(strike, ROOKIE, BIG, my_hand=["Strike"],
                  their_battle=["Rookie", "Big", "Rookie"], my_battle=["Rookie"])  # fmt: skip
    table.take("Use Strike", "Rookie")
    assert (table.battle(), table.battle("their")) == (["Rookie"], ["Big"])


def test_each_effect_means_its_own_choice() -> None:
    # The same words in two effects are about the cards that each of them has chosen.
    bound = DIGIMON & dp(most=NumberOf("dp", Chosen()))
    judge = red("Judge", 6, 11000, effects=(
        Trigger(on=ON_PLAY, do=(Choose(DIGIMON), Delete(Choose(bound, whose=v.OPPONENT)))),
        Trigger(on=WHEN_ATTACKING, do=(
            Draw(1), May((AddToHand(Choose(Named("Filler"), v.TRASH)),)),
            Choose(DIGIMON & Named("Rookie")), Delete(Choose(bound, whose=v.OPPONENT)),
        )),
    ))  # fmt: skip
    table = Table(judge, ROOKIE, CHAMPION, my_battle=["Judge", "Rookie"], my_trash=["Filler"],
                  their_battle=["Champion", "Rookie"])  # fmt: skip
    table.attack("Judge").take(table.words[0])
    assert table.battle("their") == ["Champion"], "3000 DP or less, not 11000"


def test_the_top_stacked_card_becomes_the_bottom_digivolution_card() -> None:
    # Rules 4-7, 15-7-3: as a cost only where there is a card that becomes the top card.
    turned = red("Turned", 4, 5000, effects=(
        Main(do=(By((PlaceTopCard(),), (GainMemory(2),)),)),
    ))  # fmt: skip
    table = Table(turned, ROOKIE, CHAMPION, my_battle=[["Turned", "Rookie"]])
    table.take("Activate Turned")
    assert (table.battle(), table.memory) == (["Rookie/Turned"], 2)
    alone = Table(turned, my_battle=["Turned"])
    assert not alone.can("Activate Turned")


def test_the_top_stacked_card_becomes_a_security_card() -> None:
    # Rules 3-7, 4-19: it leaves the field, the Digimon stays.
    guard = red("Guard", 4, 5000, overflow=-2, effects=(
        Trigger(on=END_OF_YOUR_TURN, do=(PlaceTopCard(to="security stack", where="top"),)),
    ))  # fmt: skip
    table = Table(guard, ROOKIE, my_battle=[["Guard", "Rookie"]], memory=3).passing()
    assert table.battle() == ["Rookie"]
    assert table.pile("my", "security")[0] == "Guard"


@pytest.mark.parametrize(("placed", "memory"), [("Knight", 1), ("Rookie", 0)])
def test_which_card_an_effect_placed_under_this_digimon(placed: str, memory: int) -> None:
    # Rule 15-8-3: what was placed is what is waited for.
    knight = red("Knight", 3, 2000, traits=("Royal",))
    host = red("Host", 5, 7000, effects=(
        Trigger(on=Event("placed-under", by="effect", other=Trait("Royal")), do=(GainMemory(1),)),
        Main(limit=1, do=(PlaceUnder(Choose(DIGIMON, v.HAND), THIS),)),
    ))  # fmt: skip
    table = Table(host, knight, ROOKIE, my_battle=["Host"], my_hand=[placed])
    table.take("Activate Host")
    assert table.memory == memory


def test_cards_placed_face_down_by_training_too() -> None:
    # Rules 15-5-2 (several at once are once), 16-41 (<Training> places the top card of the deck).
    host = red("Host", 5, 7000, effects=(
        Trigger(on=Event("placed-under", other=FACE_DOWN), do=(GainMemory(1),)),
        Main(limit=1, do=(PlaceUnder(Choose(ANY, v.HAND, 2), THIS, face_down=True),)),
        Main(limit=1, do=(PlaceTopUnder(THIS),)),
    ))  # fmt: skip
    table = Table(host, ROOKIE, my_battle=["Host"], my_hand=["Rookie", "Rookie"])
    first, second = (word for word in table.words if word.startswith("Activate Host"))
    table.take(first)
    assert table.memory == 1
    table.take(second)
    assert table.memory == 2


def test_all_effects_of_a_timing_in_an_order_of_choice() -> None:
    # Rule 15-15-7-2.
    twice = red("Twice", 5, 7000, effects=(
        Trigger(on=ON_PLAY, do=(GainMemory(1),)), Trigger(on=ON_PLAY, do=(Draw(1),)),
        Trigger(on=WHEN_ATTACKING, do=(ActivateEffect("played", every=True), GainMemory(3))),
    ))  # fmt: skip
    table = Table(twice, my_battle=["Twice"]).attack("Twice")
    assert len(table.words) == 2
    table.take(next(word for word in table.words if "Draw" in word))
    assert len(table.words) != 2 or table.memory == 4
    while not table.can("Attack") and len(table.words) == 1 and table.memory < 4:
        table.take(table.words[0])
    assert (table.hand(), table.memory) == (["Filler"], 4)


def test_the_end_of_the_opponents_turn_is_not_that_of_ones_own() -> None:
    # Rule 18-1: pending processing at a moment that the effect names.
    later = red_option("Later", Main(do=(Pending("opponent's turn", (Draw(2),)),)), cost=0)
    table = Table(later, ROOKIE, my_battle=["Rookie"], my_hand=["Later"], memory=3)
    table.take("Use Later").passing()
    assert table.hand() == [], "the own turn has ended, that of the opponent has not"
    while table.game.player == 1:
        table.take("Pass" if table.can("Pass") else table.words[-1])
    assert len(table.hand()) >= 2


def test_the_token_that_was_played_is_meant() -> None:
    # Rule 15-11-1-1.
    call = red_option("Call", Main(do=(
        PlayToken(FAMILIAR.number), Give((DP(1000),), Chosen()),
    )), cost=0)  # fmt: skip
    table = Table(call, ROOKIE, FAMILIAR, my_battle=["Rookie"], my_hand=["Call"])
    table.take("Use Call")
    assert (table.dp("Familiar"), table.dp("Rookie")) == (FAMILIAR.dp + 1000, 3000)


def test_no_cards_are_added_to_security_stacks_by_the_effects_of_a_player() -> None:
    # Rule 15-1-3: what a player cannot do is not done.
    ward = red_tamer("Ward", Main(limit=1, do=(
        Give((Ban("add-to-security"),), Players(v.YOU), v.THIS_TURN),
    )))  # fmt: skip
    more = red_option("More", Main(do=(Recover(1), ToSecurity(Choose(DIGIMON, v.HAND)))), cost=0)
    hand = ["More", "More", "Filler", "Filler"]
    table = Table(ward, more, my_battle=["Ward"], my_hand=hand)
    table.take("Use More")
    assert table.security("my") == 7
    table.take("Activate Ward", "Use More")
    assert table.security("my") == 7


@pytest.mark.parametrize(
    ("joint", "most"), [("different-numbers", 3), ("different-levels", 2), ("", 4)]
)
def test_cards_with_different_numbers_or_levels(joint: str, most: int) -> None:
    # Rule 15-10-2: cards are chosen together as the text says.
    twin = red("Twin", 3, 1000)
    choice = Choose(DIGIMON, v.HAND, ANY_NUMBER, joint=joint)  # type: ignore[arg-type]
    store = red_option("Store", Main(do=(PlaceUnder(choice, Choose(DIGIMON)),)), cost=0)
    table = Table(store, twin, ROOKIE, CHAMPION, BIG, my_battle=["Big"],
                  my_hand=["Store", "Rookie", "Rookie", "Twin", "Champion"])  # fmt: skip
    table.take("Use Store")
    while not table.can("Pass"):
        table.take(table.words[0])
    assert len(table.battle()[0].split("/")) == 1 + most


ONE = red("One", 4, 5000)
TWO = red("Two", 4, 5000)
BOTH = red("Both", 5, 9000, ways=(DnaDigivolve((level(4), level(4)), 0),))


@pytest.mark.parametrize("others", [ANY, Named("Two")])
def test_this_digimon_is_one_of_those_that_dna_digivolve(others: Node) -> None:
    # Rules 8-2-2-4, 8-2-3: by an effect that says so, with this Digimon and one that it names.
    into = DnaDigivolveInto(Choose(DIGIMON, v.HAND), True, OTHER & others)  # type: ignore[operator]
    leader = with_effects(ONE, Main(do=(May((into, Attack(Chosen()))),)))
    table = Table(leader, TWO, CHAMPION, BOTH, my_hand=["Both"],
                  my_battle=["One", "Two", "Champion"])  # fmt: skip
    table.take("Activate One")
    while not (table.can("Pass") or any("Attack" in word for word in table.words)):
        table.take(next((word for word in table.words if word in ("One", "Two")), table.words[0]))
    stacks = [stack for stack in table.battle() if stack.startswith("Both")]
    assert stacks and "One" in stacks[0].split("/")
    if others != ANY:
        assert "Two" in stacks[0].split("/")


def test_whatever_is_chosen_first_this_digimon_is_one_of_them() -> None:
    # Rules 8-2-2-4, 8-2-3.
    into = DnaDigivolveInto(Choose(DIGIMON, v.HAND), True, OTHER)
    leader = with_effects(ONE, Main(do=(May((into,)),)))
    table = Table(leader, TWO, CHAMPION, BOTH, my_hand=["Both"],
                  my_battle=["One", "Two", "Champion"])  # fmt: skip
    table.take("Activate One")
    others = ("Two", "Champion")
    while not table.can("Pass"):
        table.take(next((word for word in table.words if word in others), table.words[0]))
    assert sorted(table.battle()) == ["Both/Two/One", "Champion"]


def test_without_another_that_fits_this_digimon_does_not_dna_digivolve() -> None:
    into = DnaDigivolveInto(Choose(DIGIMON, v.HAND), True, OTHER & Named("Two"))
    leader = with_effects(ONE, Main(do=(May((into,)),)))
    table = Table(leader, CHAMPION, BOTH, my_hand=["Both"], my_battle=["One", "Champion"])
    assert not table.can("Activate One")


def test_the_dna_digivolved_digimon_is_meant_afterwards() -> None:
    # Rule 15-11-1-1: the Digimon that the effect made.
    into = DnaDigivolveInto(Choose(DIGIMON, v.HAND), True, OTHER)
    leader = with_effects(ONE, Main(do=(into, Give((DP(1000),), Chosen()))))
    table = Table(leader, TWO, BOTH, my_hand=["Both"], my_battle=["One", "Two"])
    table.take("Activate One")
    while not table.can("Pass"):
        table.take(table.words[0])
    assert table.dp("Both") == 10000


def test_a_digimon_digivolves_into_a_card_that_is_revealed_or_lies_under_a_tamer() -> None:
    # Rules 8-1-1, 8-1-3-3: wherever the card is, it goes on top, and a card is drawn.
    show = red_option("Show", Main(do=(
        RevealTop(2, (May((DigivolveInto(Choose(DIGIMON, v.REVEALED), Choose(DIGIMON)),)),)),
    )))  # fmt: skip
    table = Table(show, ROOKIE, CHAMPION, memory=5, my_hand=["Show"], my_battle=["Rookie"],
                  my_deck=["Filler", "Champion", "Filler"])  # fmt: skip
    table.take("Use Show", "Show: ")
    assert table.battle() == ["Champion/Rookie"]
    assert (table.hand(), table.pile("my", "deck")) == (["Filler"], ["Filler"])
    lend = red_option("Lend", Main(do=(
        May((DigivolveInto(Choose(DIGIMON, v.UNDER, of=Each(TAMER)), Choose(DIGIMON)),)),
    )))  # fmt: skip
    boss = red_tamer("Boss")
    table = Table(lend, boss, ROOKIE, CHAMPION, memory=5, my_hand=["Lend"],
                  my_battle=["Rookie", ["Boss", "Champion"]])  # fmt: skip
    table.take("Use Lend", "Lend: ")
    assert table.battle() == ["Boss", "Champion/Rookie"]


def test_the_end_of_the_turn_of_whoever_is_not_the_player_of_the_effect() -> None:
    # Rule 18-1: for an effect of the other player that is the end of this very turn.
    ghost = red("Ghost", 3, 2000, effects=(
        Trigger(on=Event("deleted"), do=(Pending("opponent's turn", (Draw(2),)),)),
    ))  # fmt: skip
    snipe = red_option("Snipe", Main(do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)), cost=0)
    table = Table(ghost, snipe, ROOKIE, my_battle=["Rookie"], my_hand=["Snipe"],
                  their_battle=["Ghost"], memory=3)  # fmt: skip
    table.take("Use Snipe")
    assert table.hand("their") == []
    table.passing()
    assert len(table.hand("their")) == 3, "the cards of the effect, and that of the new turn"


def test_what_is_put_off_at_the_end_of_the_turn_still_comes_in_it() -> None:
    # Rules 18-1-2, 6-6: the turn has not ended while anything that waits for its end is left.
    slow = red("Slow", 4, 5000, effects=(
        Trigger(on=END_OF_YOUR_TURN, limit=1, do=(Pending("turn", (GainMemory(5),)),)),
    ))  # fmt: skip
    table = Table(slow, my_battle=["Slow"]).passing()
    # Passing gives the opponent 3 memory; with 5 more the turn goes on (6-6-4).
    assert (table.game.player, table.memory, table.game.turn) == (0, 2, 3)


@pytest.mark.parametrize(("cost", "paid"), [(10, True), (11, False)])
def test_a_cost_that_the_effect_names_must_fit_on_the_gauge(cost: int, paid: bool) -> None:
    # Rule 4-2-2: the memory gauge ends at 10 on the other side.
    grow = Main(limit=1, do=(DigivolveInto(Choose(DIGIMON, v.HAND), THIS, cost=cost),))
    host, big = red("Host", 3, 2000, effects=(grow,)), red("Big", 4, 6000)
    table = Table(host, big, my_battle=["Host"], my_hand=["Big"])
    if table.can("Activate Host"):
        table.take("Activate Host")
    assert (table.hand(), table.battle()) == (
        (["Filler"], ["Big/Host"]) if paid else (["Big"], ["Host"])
    )


def test_a_card_lies_under_what_the_effect_says_to_be_digivolved_into() -> None:
    """Rule 15-11-1-1: of this Digimon's digivolution cards, not of those of another one."""
    into = DigivolveInto(Choose(DIGIMON, v.UNDER, of=THIS), THIS)
    own = red("Own", 3, 3000, effects=(Main(do=(May((into,)),)),))
    for mine, fits in (
        ([["Own", "Champion"], "Rookie"], True),
        (["Own", ["Rookie", "Champion"]], False),
    ):
        table = Table(own, ROOKIE, CHAMPION, memory=5, my_battle=mine)
        assert table.can("Activate Own") is fits
