"""DUAL cards, Arts Digivolve and <Succession> (Digimon comprehensive rules 4-6, 4-20, 16-47)."""

import pytest

from engine.digimon import vocabulary as v
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.instructions import tables as t
from engine.digimon.language import (
    BLUE,
    DIGIMON,
    OPTION,
    RED,
    TAMER,
    Choose,
    Color,
    Each,
    Named,
    NameHas,
    cost,
    exists,
    level,
)  # fmt: skip
from engine.digimon.language.card import (
    DP,
    ON_DELETION,
    WHEN_ATTACKING,
    WHEN_DIGIVOLVING,
    Card,
    Counter,
    Digivolve,
    Event,
    GainsUnder,
    IgnoreColors,
    Keyword,
    Main,
    OptionSide,
    Security,
    Static,
    Trigger,
    Unaffected,
    dual,
)  # fmt: skip
from engine.digimon.language.operations import (
    ActivateMain,
    AddToHand,
    DeDigivolve,
    Delete,
    Draw,
    GainMemory,
    Give,
    Hatch,
    RevealTop,
    Trash,
)  # fmt: skip
from engine.filters import Filter
from tests.engine.digimon.table import Table, red, red_option, red_tamer, with_effects

BASE = red("Base", 4, 5000)


def two_sided(*effects: Main | IgnoreColors, colors: int = v.RED, arts: bool = True,
              **rest: object) -> Card:  # fmt: skip
    """A red Level 5 that is an Option for 3 as well."""
    side = OptionSide("Spell", colors, 3, effects or (Main(do=(GainMemory(1),)),), arts)
    way = Digivolve(Color(v.RED) & level(4), 2)
    return dual("Two", "Two", v.RED, 5, 8000, side, way, **rest)


# ------------------------------------------------------------------------ DUAL cards


def test_a_dual_card_digivolves_or_is_used_but_not_played() -> None:
    """Rule 4-6-2: with the Digimon information, or with the Option information."""
    table = Table(BASE, two_sided(), memory=5, my_battle=["Base"], my_hand=["Two"])
    assert table.words == [
        "Digivolve Base into Two for 2", "Use Two for 3", "Attack the player with Base", "Pass",
    ]  # fmt: skip


def test_using_it_asks_for_the_colours_and_the_cost_of_the_option() -> None:
    """Rules 4-6-6, 4-22-3: blue as an Option, though red as a Digimon."""
    blue = two_sided(colors=v.BLUE)
    assert not Table(BASE, blue, memory=5, my_battle=["Base"], my_hand=["Two"]).can("Use")
    free = two_sided(IgnoreColors((exists(Named("Base")),)), Main(do=(Draw(1),)), colors=v.BLUE)
    table = Table(BASE, free, memory=5, my_battle=["Base"], my_hand=["Two"])
    table.take("Use Two", "Trash Two")
    assert (table.memory, table.hand(), table.trash()) == (2, ["Filler"], ["Two"])


@pytest.mark.parametrize(("filter_", "fits"), [
    (DIGIMON, True), (OPTION, True), (OPTION & BLUE, True), (OPTION & RED, False),
    (DIGIMON & RED, True), (DIGIMON & BLUE, False), (OPTION & cost(3, 3), True),
    (DIGIMON & cost(3, 3), False), (Named("Spell"), True), (DIGIMON & level(5), True),
    (OPTION & level(5), False), (TAMER, False),
])  # fmt: skip
def test_the_information_of_one_side_is_referenced_at_a_time(filter_: Filter, fits: bool) -> None:
    """Rules 4-6-1, 4-6-5-2, 4-6-6-2."""
    seek = red_option("Seek", Main(do=(RevealTop(1, (AddToHand(Choose(filter_, v.REVEALED)),)),)))
    table = Table(BASE, two_sided(colors=v.BLUE), seek, memory=5, my_battle=["Base"],
                  my_hand=["Seek"], my_deck=["Two", "Filler"])  # fmt: skip
    assert table.take("Use Seek").hand() == (["Two"] if fits else [])


def test_on_the_field_it_is_a_digimon_only() -> None:
    """Rule 4-6-3: it cannot be referenced as an Option card placed on the field."""
    sweep = red_option("Sweep", Main(do=(Trash(Choose(OPTION)), Give((DP(1000),), Each(DIGIMON)))))
    table = Table(two_sided(), sweep, memory=5, my_battle=["Two"], my_hand=["Sweep"])
    table.take("Use Sweep")
    assert (table.battle(), table.dp("Two")) == (["Two"], 9000)


def test_its_effects_are_those_of_a_digimon_or_of_an_option() -> None:
    """Rules 4-6-5-3, 4-6-6-3: by which information they are in."""
    hits = two_sided(Main(do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)), effects=(
        Trigger(on=WHEN_DIGIVOLVING, do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)),
    ))  # fmt: skip
    proof = red("Proof", 4, 5000, effects=(Static(Unaffected(v.DIGIMON)),))
    table = Table(BASE, hits, proof, memory=9, my_battle=["Base"], my_hand=["Two", "Two"],
                  their_battle=["Proof"])  # fmt: skip
    table.take("Digivolve Base into Two")
    assert table.battle("their") == ["Proof"]
    table.take("Use Two")
    assert table.battle("their") == []


def test_a_checked_dual_card_activates_its_main_effect_and_battles() -> None:
    """Rules 13-1-8, 4-22-5: [Security] first, then it is a Security Digimon."""
    trap = two_sided(security=(Security(do=(ActivateMain(),)),))
    table = Table(BASE, trap, my_battle=["Base"], their_security=["Two"])
    table.attack("Base")
    assert (table.game.player, table.memory) == (1, -1)
    assert table.trash() == ["Base"]


def test_facts_of_a_security_check_do_not_allow_arts_digivolve() -> None:
    """Rule 4-20-1: only after using it as an Option card."""
    trap = two_sided(security=(Security(do=(ActivateMain(),)),))
    table = Table(BASE, trap, my_battle=["Filler"], their_battle=["Base"], their_security=["Two"])
    table.attack("Filler")
    assert (table.battle("their"), table.trash("their")) == (["Base"], ["Two"])


# -------------------------------------------------------------------- Arts Digivolve


def test_arts_digivolve_instead_of_the_trash() -> None:
    """Rules 4-20-1, 4-20-2: one of the cards on the field digivolves into it for free."""
    lively = two_sided(effects=(Trigger(on=WHEN_DIGIVOLVING, do=(GainMemory(2),)),))
    table = Table(BASE, lively, memory=5, my_battle=["Base", "Filler"], my_hand=["Two"])
    table.take("Use Two")
    assert table.words == ["Arts digivolve Base into Two", "Trash Two"]
    table.take("Arts digivolve Base into Two")
    assert (table.battle(), table.trash()) == (["Filler", "Two/Base"], [])
    assert (table.memory, table.hand()) == (5 - 3 + 1 + 2, ["Filler"])


def test_arts_digivolve_in_the_breeding_area() -> None:
    """Rules 4-20-1, 3-4-6: the field is the battle area and the breeding area."""
    table = Table(BASE, two_sided(), memory=5, my_breeding=["Base"], my_hand=["Two"])
    table.take("Use Two", "Arts digivolve Base into Two")
    assert table.breeding() == ["Two/Base"]


def test_no_arts_digivolve_without_it_or_without_a_card_that_fits() -> None:
    """Rules 2-11-1, 8-1-3-1: the digivolution requirements must be met."""
    table = Table(two_sided(), memory=5, my_battle=["Filler"], my_hand=["Two"])
    assert table.take("Use Two").trash() == ["Two"]
    table = Table(BASE, two_sided(arts=False), memory=5, my_battle=["Base"], my_hand=["Two"])
    assert table.take("Use Two").trash() == ["Two"]


# ------------------------------------------------------------------------ Succession

HEIR = red("Heir", 6, 12000, effects=(Keyword("Succession", cards=(level(5),)),))


def elder(*effects: object) -> Card:
    """A Level 5 whose effects are succeeded to."""
    return red("Elder", 5, 8000, effects=effects)


def test_succession_gains_all_effects_of_the_digivolution_card() -> None:
    """Rule 16-47-1: keywords, persistent effects, triggers, [Main], what would happen."""
    old = elder(
        Keyword("Blocker"), Keyword("Security Attack", 1), Keyword("Evade"),
        Static(DP(1000), Each(DIGIMON)),
        Trigger(on=WHEN_ATTACKING, limit=1, do=(Draw(1),)), Main(limit=1, do=(GainMemory(1),)),
    )  # fmt: skip
    table = Table(HEIR, old, my_battle=[["Heir", "Elder"], "Filler"])
    assert table.has("Heir", t.KW_BLOCKER)
    assert (table.checks("Heir"), table.dp("Heir"), table.dp("Filler")) == (2, 13000, 2000)
    table.take("Activate Elder")
    assert table.memory == 1
    assert not table.can("Activate")
    table.attack("Heir")
    assert (table.hand(), table.security()) == (["Filler"], 3)


def test_only_the_topmost_specified_card() -> None:
    """Rule 16-47-1: not another one, not one that is not specified, not what it succeeds to."""
    old = elder(Keyword("Blocker"))
    young = red("Young", 5, 8000, effects=(Keyword("Jamming"),
                                           Keyword("Succession", cards=(level(4),))))  # fmt: skip
    base = with_effects(BASE, Keyword("Reboot"))
    table = Table(HEIR, old, young, base, my_battle=[["Heir", "Base", "Young", "Elder"]])
    assert table.has("Heir", t.KW_JAMMING)
    assert not table.has("Heir", t.KW_BLOCKER)
    assert not table.has("Heir", t.KW_REBOOT)
    assert not Table(HEIR, base, my_battle=[["Heir", "Base"]]).has("Heir", t.KW_REBOOT)


def test_succession_to_when_digivolving_and_on_deletion() -> None:
    """Rules 16-47-1, 15-16-3, 15-16-4: as if they were its own."""
    old = elder(Trigger(on=WHEN_DIGIVOLVING, do=(GainMemory(3),)),
                Trigger(on=ON_DELETION, do=(Draw(1),)))  # fmt: skip
    bolt = red_option("Bolt", Main(do=(Delete(Choose(DIGIMON)),)))
    table = Table(HEIR, old, bolt, memory=5, my_battle=["Elder"], my_hand=["Heir", "Bolt"])
    table.take("Digivolve Elder into Heir for 2")
    assert (table.memory, table.hand()) == (6, ["Bolt", "Filler"])
    table.take("Use Bolt")
    assert table.hand() == ["Filler", "Filler"]


def test_succession_to_counter_and_would_effects() -> None:
    """Rules 16-47-1, 11-3, 15-8-5."""
    old = elder(Counter(limit=1, do=(GainMemory(2),)), Keyword("Evade"))
    bolt = red_option("Bolt", Main(do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(HEIR, old, bolt, memory=5, my_battle=["Filler"], my_hand=["Bolt"],
                  their_battle=[["Heir", "Elder"]])  # fmt: skip
    table.take("Use Bolt", "Elder: ")
    assert table.battle("their") == ["Heir/Elder"]
    table.attack("Filler")
    assert table.words == ["Counter with Elder", "No counter"]


def test_succession_ends_with_the_top_card() -> None:
    """Rules 16-47-2, 15-8-2: as long as the Digimon has <Succession>."""
    old = elder(Keyword("Blocker"))
    drop = red_option("Drop", Main(do=(DeDigivolve(1, Choose(DIGIMON)),)))
    top = red("Top", 7, 15000)
    table = Table(HEIR, old, top, drop, memory=9, my_battle=[["Heir", "Elder"]],
                  my_hand=["Top", "Drop"])  # fmt: skip
    table.take("Digivolve Heir into Top")
    assert not table.has("Top", t.KW_BLOCKER)
    table.take("Use Drop")
    assert table.has("Heir", t.KW_BLOCKER)


def test_a_pending_effect_is_gone_when_succession_is() -> None:
    """Rule 15-4-4-4: the Digimon has lost it before it was activated."""
    old = elder(Trigger(on=Event("attacked"), do=(GainMemory(5),)))
    drop = with_effects(HEIR, *HEIR.effects, Trigger(on=WHEN_ATTACKING, do=(
        DeDigivolve(2, Choose(DIGIMON & level(6))),)))  # fmt: skip
    table = Table(drop, old, BASE, my_battle=[["Heir", "Elder", "Base"]])
    table.attack("Heir").take("Heir: ", "2 cards")
    assert (table.battle(), table.memory) == (["Base"], 0)


def test_succession_elsewhere_than_on_the_card_is_refused() -> None:
    """Fail closed: no card has it inherited, and none gives it."""
    under = red("Under", 4, inherited=(Keyword("Succession", cards=(level(5),)),))
    giver = red_tamer("Giver", Static(Keyword("Succession", cards=(level(5),)), Each(DIGIMON)))
    compiler = Compiler([under, giver])
    compiler.compile()
    assert [card.name for card, *_ in compiler.missing] == ["Under", "Giver"]


# ------------------------------------------------------------- all effects of cards under it


def test_all_effects_of_the_specified_cards_under_it_are_gained() -> None:
    """Rule 15-13: of every card that matches, as long as it lies there face-up."""
    gains = Static(GainsUnder(NameHas("Old")))
    gain = Main(do=(GainMemory(1),))
    draw = Main(do=(Draw(1),), limit=1)
    cards = (
        red("Heir", 6, 12000, effects=(gains,)), red("Old A", 4, 1000, effects=(gain,)),
        red("Old B", 5, 1000, effects=(draw,)),
        red("Other", 3, 1000, effects=(Main(do=(Hatch(),)),)),
    )  # fmt: skip
    table = Table(*cards, my_battle=[["Heir", "Old B", "Other", "Old A"]], my_hand=[])
    assert not any("hatch" in words.casefold() for words in table.words)
    table.take(next(words for words in table.words if "raw" in words.casefold()))
    assert not any("<Draw 1>" in words for words in table.words)  # once per turn
    table.take(next(words for words in table.words if "gain 1 memory" in words))
    assert table.memory == 1


def test_an_inherited_effect_gains_them_too() -> None:
    """Rule 4-3-3: the Digimon has it while the card lies under it."""
    gains = Static(GainsUnder(NameHas("Old")))
    rush = red("Old", 4, 1000, effects=(Keyword("Blocker"),), inherited=(gains,))
    table = Table(rush, red("Top", 5, 6000), my_battle=[["Top", "Old"]])
    assert table.has("Top", t.KW_BLOCKER)
