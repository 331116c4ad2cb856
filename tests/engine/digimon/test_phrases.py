"""Phrases of single effects: what cannot be done to a card, using and hatching by effect, facts.

Comprehensive rules 4-17, 4-18, 4-22, 9, 15-1-3, 15-8-3.
"""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import (
    DIGIMON,
    OPTION,
    OTHER,
    THIS_CARD,
    Choose,
    Count,
    Each,
    EventWas,
    InPhase,
    Minus,
    Named,
    Trait,
)
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    WHEN_MOVING,
    Cannot,
    Event,
    Main,
    Static,
    Trigger,
    Would,
)
from engine.digimon.language.operations import (
    By,
    DeDigivolve,
    Delete,
    DigivolveInto,
    Draw,
    GainMemory,
    Give,
    Hatch,
    If,
    IfDone,
    May,
    MoveToBattle,
    Operation,
    Play,
    Prevent,
    Suspend,
    ToDeck,
    ToSecurity,
    TrashSecurity,
    TrashUnder,
    Unsuspend,
    UseOption,
)
from engine.digimon.language.words import ByWhom, Impossible
from engine.filters import ANY
from tests.engine.digimon.table import Table, egg, red, red_option, red_tamer
from tests.engine.digimon.usual_cards import CHAMPION, THEIRS

ROOKIE = red("Rookie", 3, 3000, cost=3)
MINE = Choose(DIGIMON)


@pytest.mark.parametrize(
    ("what", "does"),
    [
        ("be-returned", ToDeck),
        ("be-deleted-by-effects", Delete),
        ("leave-by-effects", ToSecurity),
        ("be-de-digivolved", lambda what: DeDigivolve(1, what)),
    ],
)
@pytest.mark.parametrize("by", ["", "opponents-effect"])
def test_what_effects_cannot_do(what: Impossible, does: type[Operation], by: ByWhom) -> None:
    """Rules 15-1-3: by any effect, or by the opponent's."""
    rock = red("Rock", 4, effects=(Static(Cannot(what, by=by)),))
    theirs = red_option("Theirs", Main(do=(does(THEIRS),)), cost=0)
    own = red_option("Own", Main(do=(does(MINE),)), cost=0)
    table = Table(
        theirs,
        rock,
        ROOKIE,
        my_hand=["Theirs"],
        my_battle=["Rookie"],
        their_battle=[["Rock", "Rookie"]],
    )
    table.take("Use Theirs")
    assert table.battle("their") == ["Rock/Rookie"]
    table = Table(own, rock, ROOKIE, my_hand=["Own"], my_battle=[["Rock", "Rookie"]])
    table.take("Use Own")
    assert (table.battle() == ["Rock/Rookie"]) is (by == "")


def test_dp_that_cannot_be_reduced() -> None:
    """Rules 15-1-3: by the opponent's effects; gains still count."""
    rock = red("Rock", 4, 5000, effects=(Static(Cannot("lose-dp", by="opponents-effect")),))
    curse = red_tamer("Curse", Static(DP(-1000), Choose(ANY)), Static(DP(1000), MINE))
    assert Table(curse, my_battle=["Curse"]).missing
    weak = red_option("Weak", Main(do=(Give((DP(-2000),), THEIRS),)), cost=0)
    table = Table(weak, rock, ROOKIE, my_hand=["Weak"], my_battle=["Rookie"], their_battle=["Rock"])
    table.take("Use Weak")
    assert table.dp("Rock") == 5000
    own = red_option("Own", Main(do=(Give((DP(-2000),), MINE), Give((DP(500),), MINE))), cost=0)
    table = Table(own, rock, my_hand=["Own"], my_battle=["Rock"])
    table.take("Use Own")
    assert table.dp("Rock") == 3500


def test_an_option_is_used_by_an_effect() -> None:
    """Rules 9-1, 4-22: its colour requirements must be met; it is trashed afterwards."""
    caster = red(
        "Caster",
        4,
        effects=(
            Trigger(on=WHEN_ATTACKING, do=(May((UseOption(Choose(OPTION, v.HAND)),)),)),
            Trigger(on=Event("option-used", OPTION), do=(GainMemory(1),)),
        ),
    )
    spell = red_option("Spell", Main(do=(Draw(1),)), cost=4)
    blue = red_option("Blue Spell", Main(do=(Draw(1),)), cost=4)
    blue = type(blue)(**{**vars(blue), "colors": v.BLUE})
    table = Table(caster, spell, blue, my_battle=["Caster"], my_hand=["Spell", "Blue Spell"])
    table.attack("Caster").take("Caster: ")
    assert table.hand() == ["Blue Spell", "Filler"]
    assert table.trash() == ["Spell"]
    assert table.memory == 1


def test_an_option_is_used_for_less() -> None:
    """Rules 4-2-2: with the cost reduced, which must be payable."""
    caster = red(
        "Caster",
        4,
        effects=(Trigger(on=WHEN_ATTACKING, do=(UseOption(Choose(OPTION, v.HAND), "pay", 3),)),),
    )
    spell = red_option("Spell", Main(do=(Draw(1),)), cost=4)
    table = Table(caster, spell, memory=2, my_battle=["Caster"], my_hand=["Spell"])
    table.attack("Caster")
    assert table.memory == 1
    assert table.hand() == ["Filler"]


def test_hatching_and_moving_by_effects() -> None:
    """Rules 4-17, 4-18: an empty breeding area, a Digimon with DP."""
    keeper = red_tamer("Keeper", Main(do=(Hatch(),), limit=1), Main(do=(MoveToBattle(),), limit=1))
    mover = red("Mover", 3, effects=(Trigger(on=WHEN_MOVING, do=(GainMemory(1),)),))
    table = Table(keeper, mover, egg(), my_battle=["Keeper"], my_eggs=["Egg", "Egg"])
    table.take("Activate Keeper: hatch")
    assert table.breeding() == ["Egg"]
    table.take("Activate Keeper: move")
    assert table.breeding() == ["Egg"]
    table = Table(
        keeper, mover, egg(), my_battle=["Keeper"], my_eggs=["Egg"], my_breeding=["Mover"]
    )
    table.take("Activate Keeper: hatch", "Activate Keeper: move")
    assert table.battle() == ["Keeper", "Mover"]
    assert table.memory == 1


def test_nature_decides_which_egg_an_effect_hatches() -> None:
    """Rules 4-18: the order of the Digi-Egg deck is unknown."""
    keeper = red_tamer("Keeper", Main(do=(Hatch(),), limit=1))
    table = Table(
        keeper, egg(), egg("Other"), chance=True, my_battle=["Keeper"], my_eggs=["Egg", "Other"]
    )
    table.take("Activate Keeper")
    assert table.game.is_chance()
    table.take("Other")
    assert table.breeding() == ["Other"]


def test_a_card_is_played_in_the_breeding_area() -> None:
    """Rules 3-4-7: if it is empty; nothing triggers there."""
    saint = red(
        "Saint",
        5,
        effects=(
            Main(where=v.HAND, do=(Play(THIS_CARD, to=v.BREEDING),)),
            Trigger(on=ON_PLAY, do=(GainMemory(1),)),
        ),
    )
    table = Table(saint, my_hand=["Saint", "Saint"])
    table.take("Activate Saint")
    assert table.breeding() == ["Saint"]
    assert table.memory == 0
    table.take("Activate Saint")
    assert table.hand() == ["Saint"]


def test_where_a_card_was_played_or_digivolved_from() -> None:
    """Rules 15-8-3-9-4: a fact of the event."""
    herald = red(
        "Herald",
        4,
        5000,
        cost=2,
        effects=(
            Trigger(
                on=ON_PLAY | WHEN_DIGIVOLVING,
                do=(
                    If(EventWas("from-hand"), (GainMemory(1),)),
                    If(EventWas("from-trash"), (GainMemory(3),)),
                    If(EventWas("from-under"), (GainMemory(5),)),
                ),
            ),
        ),
    )
    caller = red(
        "Caller",
        3,
        effects=(
            Main(do=(Play(Choose(DIGIMON, v.TRASH)),), limit=1),
            Main(do=(DigivolveInto(Choose(DIGIMON, v.UNDER)),), limit=1),
        ),
    )
    table = Table(herald, caller, ROOKIE, memory=2, my_hand=["Herald"], my_battle=["Caller"])
    assert table.take("Play Herald").memory == 1
    table = Table(herald, caller, ROOKIE, my_trash=["Herald"], my_battle=["Caller"])
    assert table.take("Activate Caller: play").memory == 3


def test_an_effect_of_a_phase() -> None:
    """Rules 6: "becomes unsuspended during your main phase"."""
    dancer = red(
        "Dancer",
        3,
        effects=(Trigger(on=Event("unsuspended"), condition=(InPhase("main"),), do=(Draw(1),)),),
    )
    turner = red_tamer("Turner", Main(do=(Unsuspend(MINE),), limit=1))
    table = Table(dancer, turner, my_battle=[["suspended", "Dancer"], "Turner"])
    assert table.take("Activate Turner").hand() == ["Filler"]
    table = Table(dancer, their_battle=[["suspended", "Dancer"]])
    table.passing()
    # Only the draw of the turn.
    assert table.hand("their") == ["Filler"]


def test_a_card_trashed_from_digivolution_cards_triggers() -> None:
    """Rules 15-8-3: it is pending in the trash; `other` is the Digimon it was under."""
    seed = red(
        "Seed",
        3,
        traits=("Plant",),
        effects=(
            Trigger(
                on=Event("trashed-from-under", by="effect", other=Trait("Plant")),
                do=(May((Play(THIS_CARD),)),),
            ),
        ),
    )
    flower = red("Flower", 4, traits=("Plant",))
    saw = red_option("Saw", Main(do=(TrashUnder(1, MINE),)), cost=0)
    table = Table(saw, seed, flower, my_hand=["Saw"], my_battle=[["Flower", "Seed"]])
    table.take("Use Saw", "Seed: ")
    assert table.battle() == ["Flower", "Seed"]
    table = Table(saw, seed, CHAMPION, my_hand=["Saw"], my_battle=[["Champion", "Seed"]])
    table.take("Use Saw")
    assert table.can("Pass")
    assert table.trash() == ["Saw", "Seed"]


def test_an_inherited_effect_can_wait_for_its_own_card_to_be_trashed() -> None:
    """Rules 15-8-3, 4-7: "[Opponent's Turn] When effects trash this card from digivolution cards",
    as cards print it among their inherited effects."""
    shell = red(
        "Shell",
        3,
        inherited=(Trigger(on=Event("trashed-from-under", by="effect"), do=(GainMemory(1),)),),
    )
    saw = red_option("Saw", Main(do=(TrashUnder(1, MINE),)), cost=0)
    table = Table(saw, shell, CHAMPION, my_hand=["Saw"], my_battle=[["Champion", "Shell"]])
    table.take("Use Saw")
    assert (table.trash(), table.memory) == (["Saw", "Shell"], 1)
    # It is not the effect of another copy that lies in the trash.
    table = Table(saw, shell, CHAMPION, ROOKIE, my_hand=["Saw"], my_trash=["Shell"],
                  my_battle=[["Champion", "Rookie"]])  # fmt: skip
    assert table.take("Use Saw").memory == 0


def test_a_digimon_that_deletes_another_in_battle() -> None:
    """Rules 14-2, 15-8-3: "when this Digimon deletes an opponent's Digimon in battle"."""
    hunter = red(
        "Hunter",
        4,
        6000,
        effects=(
            Trigger(
                on=Event("deleted", DIGIMON, v.OPPONENT, "battle", ~OTHER), do=(GainMemory(1),)
            ),
        ),
    )
    table = Table(
        hunter,
        ROOKIE,
        CHAMPION,
        my_battle=["Hunter", "Champion"],
        their_battle=[["suspended", "Rookie"], ["suspended", "Rookie"]],
    )
    table.attack("Champion", "Rookie")
    assert table.memory == 0
    table.attack("Hunter", "Rookie")
    assert table.memory == 1


def test_cards_go_to_the_security_stack_face_up() -> None:
    """Rules 3-7-4, 15-14-5: from the trash, and a Digimon from the battle area."""
    base = red(
        "Base",
        3,
        effects=(
            Static(DP(1000), Each(DIGIMON), where=v.SECURITY),
            Would(what="leave", by="opponents-effect", do=(By((Suspend(),), (Prevent(),)),)),
        ),
    )
    stash = red_option(
        "Stash", Main(do=(ToSecurity(Choose(ANY, v.TRASH, 2), face_up=True),)), cost=0
    )
    stow = red_option("Stow", Main(do=(ToSecurity(MINE, "bottom", face_up=True),)), cost=0)
    table = Table(
        *(base, stash, ROOKIE),
        my_hand=["Stash"],
        my_battle=["Rookie"],
        my_trash=["Base", "Base"],
        my_security=[],
    )
    table.take("Use Stash")
    assert table.pile("my", "security") == ["Base", "Base"]
    assert table.dp("Rookie") == 5000
    table = Table(
        *(base, stow, ROOKIE),
        my_hand=["Stow"],
        my_battle=["Base", "Rookie"],
        my_security=["Filler"],
    )
    table.take("Use Stow", "Base")
    assert table.pile("my", "security") == ["Filler", "Base"]
    assert table.dp("Rookie") == 4000


@pytest.mark.parametrize("area", [v.TRASH, v.BATTLE])
def test_cards_go_to_the_security_stack_face_down(area: int) -> None:
    """Rules 3-7-2, 15-14-5: unless the text says face-up, so their effects do not work there."""
    base = red("Base", 3, effects=(Static(DP(1000), Each(DIGIMON), where=v.SECURITY),))
    hide = red_option("Hide", Main(do=(ToSecurity(Choose(Named("Base"), area)),)), cost=0)
    table = Table(
        *(base, hide, ROOKIE),
        my_hand=["Hide"],
        my_battle=["Base", "Rookie"],
        my_trash=["Base"],
        my_security=[],
    )
    table.take("Use Hide")
    assert table.pile("my", "security") == ["Base"]
    assert table.dp("Rookie") == 3000


def test_the_opponent_may_do_something() -> None:
    """Rules 15-9-2: the opponent decides; the effect itself is not optional."""
    tempter = red(
        "Tempter",
        4,
        effects=(
            Trigger(
                on=WHEN_ATTACKING,
                limit=1,
                do=(
                    May((TrashSecurity(1),), by=v.OPPONENT),
                    IfDone((GainMemory(1),)),
                ),
            ),
        ),
    )
    table = Table(tempter, my_battle=["Tempter"], their_security=["Filler"] * 3)
    table.attack("Tempter")
    assert table.game.actor() == 1
    table.take("Tempter: ")
    assert table.memory == 1
    assert table.security() == 1
    table = Table(tempter, my_battle=["Tempter"], their_security=["Filler"] * 3)
    table.attack("Tempter").take("Do not use it")
    assert (table.memory, table.security()) == (0, 2)


def test_a_difference() -> None:
    """Rules 1-3-4: so many that a number is left; never a negative number."""
    fill = red_option("Fill", Main(do=(Draw(Minus(3, Count(ANY, v.HAND))),)), cost=0)
    table = Table(fill, ROOKIE, my_hand=["Fill", "Rookie"], my_battle=["Rookie"])
    table.take("Use Fill")
    assert len(table.hand()) == 3
    table = Table(fill, ROOKIE, my_hand=["Fill", *["Rookie"] * 4], my_battle=["Rookie"])
    table.take("Use Fill")
    assert len(table.hand()) == 4
