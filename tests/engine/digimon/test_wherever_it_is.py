"""What holds of a Digimon or a link card holds whichever it is, and wherever it stands.

Sources: Digimon comprehensive rules 4.2, as cited with each test.
"""

from itertools import permutations

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.language import DIGIMON, Choose, Each, Named, Trait
from engine.digimon.language.card import (
    DP,
    WHEN_ATTACKING,
    AlsoNamed,
    Event,
    Keyword,
    Link,
    Main,
    Static,
    Trigger,
    Unaffected,
)
from engine.digimon.language.operations import Delete, GainMemory, Trash
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer

ORDERS = list(permutations(range(3)))
APP = Trait("App")


@pytest.mark.parametrize("order", ORDERS)
def test_each_of_several_link_cards_gives_its_effects(order: tuple[int, ...]) -> None:
    """Rules 4-3-5, 16-40-1: whichever was linked first, persistent effects and triggers."""
    plugs = [
        red(
            f"Plug {more}", 3, 1000, ways=(Link(APP, 1, 0),),
            link=(Static(DP(1000 * more)), Trigger(on=WHEN_ATTACKING, do=(GainMemory(more),))),
        )
        for more in (1, 2, 4)
    ]  # fmt: skip
    wide = red("Wide", 5, 8000, traits=("App",), effects=(Keyword("Link", 2),))
    stack = ["Wide", *(f"+{plugs[at].name}" for at in order)]
    table = Table(wide, *plugs, memory=1, my_battle=["Filler", stack])
    assert table.dp("Wide") == 8000 + 7000
    table.attack("Wide")
    assert sorted(table.words) == [f"Plug {more}: gain {more} memory" for more in (1, 2, 4)]


@pytest.mark.parametrize("order", ORDERS)
def test_an_effect_from_the_security_stack_reaches_whom_it_affects(order: tuple[int, ...]) -> None:
    """Rules 15-14-5, 15-15-5: of three Digimon the one that is not affected keeps its DP."""
    proof = red("Proof", 4, 5000, effects=(Static(Unaffected(v.DIGIMON)),))
    base = red(
        "Base", 3,
        effects=(Static(DP(-500), Each(DIGIMON, whose=v.OPPONENT), where=v.SECURITY),),
    )  # fmt: skip
    battle = [["Proof", "Plain", "Filler"][at] for at in order]
    plain = red("Plain", 4, 5000)
    table = Table(
        proof, plain, base, my_battle=battle, their_security=["Filler", ["face-up", "Base"]]
    )
    assert [table.dp(name) for name in ("Proof", "Plain", "Filler")] == [5000, 4500, 500]


@pytest.mark.parametrize("hosts", [1, 2, 3])
def test_link_cards_that_may_not_stay_are_trashed_at_one_moment(hosts: int) -> None:
    """Rules 17-1-3, 17-1-3-2-6: after the effect that took away what they need, and together."""
    ally = red("Ally", 4, 5000, effects=(Static(AlsoNamed("Friend"), Each(DIGIMON)),))
    plug = red("Plug", 3, 1000, ways=(Link(Named("Friend"), 1, 1000),))
    coach = red_tamer("Coach", Trigger(on=Event("link-trashed", DIGIMON), do=(GainMemory(1),)))
    effect = (Delete(Choose(Named("Ally"))), Trash(Choose(ANY, v.LINKED, of=Choose(Named("Own")))))
    gone = red_option("Gone", Main(do=effect), cost=0)
    table = Table(
        ally, plug, red("Host", 4, 5000), red("Own", 4, 5000), coach, gone, memory=1,
        my_hand=["Gone"],
        my_battle=["Ally", "Coach", ["Own", "+Plug"], *[["Host", "+Plug"]] * hosts],
    )  # fmt: skip
    table.take("Use Gone")
    assert (table.links("Host"), table.trash()) == ([], ["Ally", "Gone", *["Plug"] * (hosts + 1)])
    # Once for the one that the effect trashed, and once for all that may not stay.
    assert table.words == ["Coach: gain 1 memory"] * 2
