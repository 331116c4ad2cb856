"""Keywords that prevent or answer a deletion: when, how often, optional or not (rules 16)."""

from dataclasses import replace

import pytest

from engine.digimon.language import (
    BLACK,
    DIGIMON,
    Choose,
    Named,
    level,
)
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    Keyword,
    Main,
    Trigger,
)
from engine.digimon.language.operations import (
    AddToHand,
    Give,
)
from tests.engine.digimon.table import Table, red, red_option, red_tamer
from tests.engine.digimon.test_keyword_rules import KILL, beaten, smashed, with_
from tests.engine.digimon.usual_cards import BIG, CHAMPION, ROOKIE, THEIRS

# ---------------------------------------------------------------------- Retaliation


def test_retaliation_when_the_other_one_was_saved() -> None:
    """Rules 16-13-1, 16-13-2, 16-13-3: just this Digimon was deleted, so the other one is."""
    spiky = with_("Spiky", 6, 12000, Keyword("Retaliation"))
    wall = with_("Wall", 6, 12000, Keyword("Barrier"))
    table = Table(spiky, wall, my_battle=["Wall"], their_battle=[["suspended", "Spiky"]])
    table.attack("Wall", "Spiky").take("Wall: by")
    assert (table.battle(), table.battle("their")) == ([], [])


def test_retaliation_does_not_reach_a_security_digimon() -> None:
    """Rules 16-13-1, 4-5-1: it is no Digimon that could be deleted."""
    spiky = with_("Spiky", 3, 3000, Keyword("Retaliation"))
    table = Table(spiky, BIG, my_battle=["Spiky"], their_security=["Big"]).attack("Spiky")
    assert (table.battle(), table.trash("their")) == ([], ["Big"])


# ------------------------------------------------- Decoy, Armor Purge, Evade, Barrier


def test_decoy_is_optional_and_only_for_others() -> None:
    """Rules 16-18-1, 16-18-2, 16-18-3: not in battle, not for itself."""
    decoy = with_("Decoy", 3, 3000, Keyword("Decoy", cards=(level(3, 6),)))
    table = smashed(decoy, theirs=["Decoy", "Champion"]).take("Champion", "Let it leave")
    assert table.battle("their") == ["Decoy"]
    assert smashed(decoy, theirs=["Decoy"]).battle("their") == []
    table = Table(
        CHAMPION, BIG, decoy, my_battle=["Big"], their_battle=[["suspended", "Champion"], "Decoy"]
    )
    assert table.attack("Big", "Champion").battle("their") == ["Decoy"]
    table = Table(ROOKIE, CHAMPION, decoy, KILL, my_battle=["Decoy", "Champion"], my_hand=["Kill"])
    assert table.take("Use Kill", "Champion").battle() == ["Decoy"], "not by an own effect"


@pytest.mark.parametrize(
    ("keyword", "stack"),
    [("Armor Purge", ["Saved", "Rookie"]), ("Evade", ["Saved"]), ("Barrier", ["Saved"])],
)
def test_what_prevents_a_deletion_is_optional(keyword: str, stack: list[str]) -> None:
    """Rules 16-19-2, 16-19-3, 16-22-2, 16-22-3, 16-25-2, 16-25-3: once done, it is not deleted."""
    saved = with_("Saved", 4, 5000, Keyword(keyword))
    # It attacks and loses; with <Evade> it would have to be unsuspended, so it blocks.
    blocker = replace(saved, effects=(*saved.effects, Keyword("Blocker")))
    for answer, lost in (("Saved: by", False), ("Let it leave", True)):
        table = Table(ROOKIE, BIG, blocker, my_battle=["Big"], their_battle=[stack])
        table.attack("Big").take("Block with Saved")
        if keyword == "Evade":
            assert table.battle("their") == [], "suspended by the block: it cannot suspend"
            continue
        table.take(answer)
        assert (table.battle("their") == []) is lost
    if keyword != "Barrier":
        table = smashed(saved, theirs=[stack]).take("Saved: by")
        assert len(table.battle("their")) == 1


def test_armor_purge_saves_from_0_dp() -> None:
    """Rules 16-19-1, 17-1-3-1-1: a rule check deletes, too."""
    armor = with_("Armor", 4, 3000, Keyword("Armor Purge"))
    fog = red_option("Fog", Main(do=(Give((DP(-3000),), THEIRS),)))
    big = red("Bottom", 3, 9000)
    table = Table(
        ROOKIE,
        armor,
        fog,
        big,
        memory=5,
        my_battle=["Rookie"],
        my_hand=["Fog"],
        their_battle=[["Armor", "Bottom"]],
    )
    table.take("Use Fog", "Armor: by")
    assert table.battle("their") == ["Bottom"]
    assert table.dp("Bottom") == 6000


# ------------------------------------------------------------- Save, Material Save


def test_save_is_optional() -> None:
    """Rules 16-20-1, 16-20-2, 16-20-3."""
    keeper = red("Keeper", 3, effects=(Trigger(on=ON_DELETION, do=(Keyword("Save"),)),))
    table = smashed(keeper, red_tamer("Tamer"), theirs=["Keeper", "Tamer"])
    table.take("Do not use it")
    assert (table.battle("their"), table.trash("their")) == (["Tamer"], ["Keeper"])


def test_material_save_places_as_many_as_it_says() -> None:
    """Rules 16-21-1 to 16-21-4: when it would be deleted; all it can, also two of a name (-5)."""
    saver = with_(
        "Saver", 5, 7000, Keyword("Material Save", 2, (Named("Rookie"), Named("Champion")))
    )
    stack = ["Saver", "Rookie", "Rookie", "Champion"]
    tamer = red_tamer("Tamer")
    table = smashed(saver, tamer, theirs=[stack, "Tamer"]).take("Saver: you may")
    table.take("Rookie")
    assert "No more" not in table.words
    table.take("Rookie")
    assert table.battle("their") == ["Tamer/Rookie/Rookie"]
    table = smashed(saver, tamer, theirs=[["Saver", "Rookie"], "Tamer"]).take("Saver: you may")
    assert table.battle("their") == ["Tamer/Rookie"]
    table = smashed(saver, tamer, theirs=[stack, "Tamer"]).take("Let it leave")
    assert table.battle("their") == ["Tamer"]


def test_barrier_is_for_battles_also_with_security_digimon() -> None:
    """Rules 16-25-1."""
    wall = with_("Wall", 4, 5000, Keyword("Barrier"))
    table = Table(wall, BIG, my_battle=["Wall"], their_security=["Big"]).attack("Wall")
    table.take("Wall: by")
    assert (table.battle(), table.security("my")) == (["Wall"], 4)
    table = Table(wall, BIG, my_battle=["Wall"], their_security=["Big"], my_security=[])
    assert table.attack("Wall").battle() == [], "no security card to trash"


def test_inherited_fortitude_plays_the_digimon() -> None:
    """Rules 16-27-1, 16-27-2, 16-27-3: the top card, and nobody is asked."""
    source = replace(ROOKIE, number="Source", name="Source", inherited=(Keyword("Fortitude"),))
    table = smashed(source, theirs=[["Champion", "Source"]])
    assert table.battle("their") == ["Champion"]
    assert table.trash("their") == ["Source"]


def test_partition_plays_one_of_each() -> None:
    """Rules 16-29-1 to 16-29-4: not one card for both, not by an own effect."""
    fused = with_("Fused", 6, 11000, Keyword("Partition", cards=(level(3), level(3, 4))))
    assert smashed(fused, theirs=[["Fused", "Rookie"]]).battle("their") == []
    table = smashed(fused, theirs=[["Fused", "Rookie", "Champion"]]).take("Let it leave")
    assert table.battle("their") == []
    table = Table(
        ROOKIE, CHAMPION, fused, KILL, my_battle=[["Fused", "Champion", "Rookie"]], my_hand=["Kill"]
    )
    assert table.take("Use Kill").battle() == []


def test_scapegoat_is_optional_and_not_for_own_effects() -> None:
    """Rules 16-32-1, 16-32-2, 16-32-3: also in battle."""
    coward = with_("Coward", 4, 5000, Keyword("Scapegoat"))
    table = smashed(coward, theirs=["Coward", "Rookie"]).take("Coward", "Let it leave")
    assert table.battle("their") == ["Rookie"]
    table = Table(coward, ROOKIE, KILL, my_battle=["Coward", "Rookie"], my_hand=["Kill"])
    assert table.take("Use Kill", "Coward").battle() == ["Rookie"]
    table = Table(
        coward, ROOKIE, BIG, my_battle=["Big"], their_battle=[["suspended", "Coward"], "Rookie"]
    )
    assert table.attack("Big", "Coward").take("Coward: by").battle("their") == ["Coward"]


def test_decode_is_optional_and_not_in_battle() -> None:
    """Rules 16-36-1, 16-36-2, 16-36-3: by own effects, too, and wherever it goes."""
    shell = with_("Shell", 6, 11000, Keyword("Decode", cards=(level(4),)))
    bounce = red_option("Bounce", Main(do=(AddToHand(Choose(DIGIMON)),)), cost=0)
    table = Table(
        ROOKIE,
        CHAMPION,
        shell,
        bounce,
        my_battle=[["Shell", "Champion", "Rookie"]],
        my_hand=["Bounce"],
    )
    table.take("Use Bounce", "Shell: you may")
    assert (table.battle(), table.hand()) == (["Champion"], ["Shell"])
    table = smashed(shell, theirs=[["Shell", "Champion"]]).take("Let it leave")
    assert table.battle("their") == []


def test_fragment_is_optional_and_chooses() -> None:
    """Rules 16-37-2, 16-37-3: exactly so many digivolution cards."""
    part = with_("Part", 5, 7000, Keyword("Fragment", 1))
    table = smashed(part, theirs=[["Part", "Rookie", "Champion"]]).take("Part: by", "Champion")
    assert table.battle("their") == ["Part/Rookie"]
    table = smashed(part, theirs=[["Part", "Rookie"]]).take("Let it leave")
    assert table.battle("their") == []


def test_ascension_is_optional() -> None:
    """Rules 16-43-1, 16-43-2, 16-43-3: and works in battle as well."""
    angel = with_("Angel", 4, 5000, Keyword("Ascension"))
    table = beaten(angel, theirs=["suspended", "Angel"]).take("Angel: you may")
    assert table.pile("their", "security")[0] == "Angel"
    table = smashed(angel, theirs=["Angel"]).take("Do not use it")
    assert table.trash("their") == ["Angel"]


def test_guard_is_optional_and_for_opponents_effects() -> None:
    """Rules 16-45-1, 16-45-2, 16-45-3: in whatever way the other one would leave."""
    guard = with_("Guard", 3, 3000, Keyword("Guard"))
    table = smashed(guard, theirs=["Guard", "Champion"]).take("Champion", "Let it leave")
    assert table.battle("their") == ["Guard"]
    table = Table(
        guard, CHAMPION, BIG, my_battle=["Big"], their_battle=["Guard", ["suspended", "Champion"]]
    )
    assert table.attack("Big", "Champion").battle("their") == ["Guard"], "not in battle"
    table = Table(guard, CHAMPION, KILL, my_battle=["Guard", "Champion"], my_hand=["Kill"])
    assert table.take("Use Kill", "Champion").battle() == ["Guard"], "not by own effects"


def test_specified_cards_are_those_that_match() -> None:
    """Rules 16-3, 16-1: <Decoy (black)> does nothing for a red Digimon."""
    decoy = with_("Decoy", 3, 3000, Keyword("Decoy", cards=(BLACK,)))
    assert smashed(decoy, theirs=["Decoy", "Champion"]).take("Champion").battle("their") == [
        "Decoy"
    ]
