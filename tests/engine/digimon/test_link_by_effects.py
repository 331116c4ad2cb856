"""Linking by effects, Detach, and link cards in views and keys."""

from engine.digimon import vocabulary as v
from engine.digimon.instructions import tables as t
from engine.digimon.language import (
    DIGIMON,
    THIS,
    THIS_CARD,
    Between,
    Choose,
    Compare,
    Count,
    HasLinked,
    Is,
    Named,
    NumberOf,
)  # fmt: skip
from engine.digimon.language.card import (
    DP,
    ON_PLAY,
    WHEN_ATTACKING,
    Card,
    Event,
    Keyword,
    Link,
    Main,
    Static,
    Trigger,
    Would,
)  # fmt: skip
from engine.digimon.language.operations import (
    Delete,
    GainMemory,
    If,
    LinkTo,
    May,
    ReduceCost,
    Trash,
)  # fmt: skip
from engine.digimon.telling.describe import option_words
from engine.digimon.telling.story import picture
from engine.filters import ANY
from tests.engine.digimon.table import Table, red, red_option, red_tamer, with_effects
from tests.engine.digimon.test_link import APP, BIG, HOST, JACK, OTHER, PLUG

# --------------------------------------------------------------------- by effects


def _linker(step: LinkTo, *ways: Card) -> Card:
    return red_tamer("Linker", Main(limit=1, do=(May((step,)),)))


def test_linking_by_an_effect_is_free_and_needs_link_and_its_requirements() -> None:
    """Rule 10-1-3: only cards with [Link], only to Digimon that meet the requirement."""
    linker = _linker(LinkTo(Choose(DIGIMON, v.HAND), Choose(DIGIMON)))
    table = Table(HOST, OTHER, PLUG, JACK, linker, memory=1, my_battle=["Linker", "Host", "Other"],
                  my_hand=["Plug", "Jack", "Filler"])  # fmt: skip
    table.take("Activate Linker")
    assert table.words == ["Jack", "Plug"]
    table.take("Plug")
    assert (table.links("Host"), table.memory) == (["Plug"], 1)


def test_nothing_to_link_is_not_offered() -> None:
    """Rule 15-7-3: what cannot be done is not begun."""
    linker = _linker(LinkTo(Choose(DIGIMON, v.HAND), Choose(DIGIMON)))
    table = Table(OTHER, PLUG, linker, my_battle=["Linker", "Other"], my_hand=["Plug"])
    assert not table.can("Activate")


def test_linking_from_hand_or_digivolution_cards_to_this_digimon() -> None:
    """Rule 10-1-1: "from your hand or this Digimon's digivolution cards"."""
    effect = Trigger(on=WHEN_ATTACKING, do=(May((
        LinkTo(Choose(DIGIMON, v.HAND | v.UNDER, of=THIS)),)),))  # fmt: skip
    host = with_effects(HOST, effect)
    table = Table(host, PLUG, JACK, my_battle=[["Host", "Jack", "Filler"]], my_hand=["Plug"])
    table.attack("Host").take("Host: ")
    assert table.words == ["Jack", "Plug"]
    table.take("Jack")
    assert (table.battle(), table.links("Host")) == (["Host/Filler"], ["Jack"])


def test_linking_for_a_reduced_cost() -> None:
    """Rules 10-1-3-2, 1-3-9: the cost less what the effect says, payable."""
    linker = _linker(LinkTo(Choose(DIGIMON, v.HAND), Choose(DIGIMON), "pay", 1))
    dear = red("Dear", 3, 1000, ways=(Link(APP, 13, 0),))
    table = Table(HOST, JACK, dear, linker, memory=1, my_battle=["Linker", "Host"],
                  my_hand=["Jack", "Dear"])  # fmt: skip
    table.take("Activate Linker")
    assert (table.links("Host"), table.memory) == (["Jack"], 0)


def test_several_cards_link_at_the_same_time() -> None:
    """Rule 4-9-5: up to two; the earlier link cards give way to both."""
    wide = red("Wide", 5, 8000, traits=("App",), effects=(
        Keyword("Link", 1),
        Trigger(on=ON_PLAY, do=(May((LinkTo(Choose(DIGIMON, v.HAND, 2, up_to=True)),)),)),
        Trigger(on=WHEN_ATTACKING, do=(May((LinkTo(Choose(DIGIMON, v.HAND, 2, up_to=True)),)),)),
        Trigger(on=Event("linked"), do=(GainMemory(1),)),
    ))  # fmt: skip
    table = Table(wide, PLUG, JACK, memory=9, my_battle=[["Wide", "+Jack"]],
                  my_hand=["Plug", "Plug"])  # fmt: skip
    table.attack("Wide").take("Wide: ", "Plug")
    assert (table.links("Wide"), table.trash(), table.memory) == (["Plug", "Plug"], ["Jack"], 10)


def test_an_option_links_itself() -> None:
    """Rules 9-1-5, 10-1-1: a used Option that is linked is not trashed."""
    chip = red_option("Chip", Main(do=(
        GainMemory(1), May((LinkTo(THIS_CARD, Choose(DIGIMON, v.FIELD)),)),
    )), ways=(Link(APP, 3, 1000),), link=(Keyword("Blocker"),))  # fmt: skip
    table = Table(HOST, OTHER, chip, memory=2, my_battle=["Host", "Other"], my_hand=["Chip"])
    assert table.can("Link Chip to Host for 3")
    table.take("Use Chip", "Chip: ")
    assert (table.links("Host"), table.trash(), table.memory) == (["Chip"], [], 2)
    assert table.has("Host", t.KW_BLOCKER)


def test_effects_that_trash_link_cards_are_heard() -> None:
    """Rule 4-16-2: "when effects trash any of this Digimon's link cards"."""
    sad = with_effects(HOST, Trigger(on=Event("link-trashed", by="effect"), do=(GainMemory(5),)))
    pull = red_option("Pull", Main(do=(Trash(Choose(ANY, v.LINKED)),)))
    table = Table(sad, PLUG, pull, memory=1, my_battle=[["Host", "+Plug"]], my_hand=["Pull"])
    table.take("Use Pull")
    assert (table.links("Host"), table.memory) == ([], 5)


def test_effects_that_reduce_link_costs() -> None:
    """Rule 10-1-2-3: when a card would link to this Digimon."""
    cheap = with_effects(HOST, Would(what="link", into=Named("Jack"), do=(ReduceCost(1),)))
    table = Table(cheap, BIG, PLUG, JACK, memory=3, my_battle=["Host", "Big"],
                  my_hand=["Plug", "Jack"])  # fmt: skip
    assert [words for words in table.words if "Link" in words] == [
        "Link Jack to Host for 1", "Link Jack to Big for 2",
        "Link Plug to Host for 1", "Link Plug to Big for 1",
    ]  # fmt: skip
    assert table.take("Link Jack to Host").memory == 2


def test_a_reduction_once_per_turn_when_a_card_would_link() -> None:
    """Rules 10-1-2-3, 1-3-11-3: it may be declined, unless the cost could not be paid."""
    offer = Would(what="link", into=Named("Jack"), limit=1, do=(May((ReduceCost(1),)),))
    table = Table(with_effects(HOST, offer), PLUG, JACK, memory=3, my_battle=["Host", "Jack"],
                  my_hand=["Plug", "Jack"])  # fmt: skip
    assert table.take("Link Plug to Host").game.is_open()
    table.take("Link Jack to Host", "Pay the cost")
    assert table.memory == 0
    table.take("Link Jack to Host", "Host: ")
    assert (table.memory, table.links("Host"), table.trash()) == (-1, ["Jack"], ["Jack", "Plug"])
    dear = red("Jack", 3, 1000, ways=(Link(APP, 11, 3000),))
    table = Table(with_effects(HOST, offer), dear, memory=0, my_battle=["Host"], my_hand=["Jack"])
    table.take("Link Jack to Host")
    assert (table.memory, table.links("Host")) == (-10, ["Jack"])


def test_an_effect_that_links_for_a_cost_is_interrupted_too() -> None:
    """Rules 10-1-2-3, 15-8-5: once per turn, then what the effect does next."""
    offer = Would(what="link", into=Named("Jack"), limit=1, do=(May((ReduceCost(1),)),))
    into = LinkTo(Choose(DIGIMON, v.HAND), THIS, "pay")
    host = with_effects(HOST, offer, Main(do=(into, GainMemory(1))))
    table = Table(host, JACK, memory=3, my_battle=["Host"], my_hand=["Jack", "Jack"])
    table.take("Activate Host", "Host: ")
    assert (table.memory, table.links("Host")) == (3 - 1 + 1, ["Jack"])
    table.take("Activate Host")
    assert (table.memory, table.links("Host"), table.trash()) == (3 - 2 + 1, ["Jack"], ["Jack"])


def test_numbers_and_filters_of_link_cards() -> None:
    """Rules 4-9, 4-10: linked with a card, so many link cards."""
    effects = (
        Static(DP(NumberOf("links", THIS, 1000))),
        Static(DP(Count(ANY, v.LINKED, times=100))),
        Static(Keyword("Jamming"), condition=(Is(HasLinked(Named("Jack"))),)),
        Static(Keyword("Reboot"), condition=(Is(Between("links", 2)),)),
    )
    host = with_effects(HOST, Keyword("Link", 1), *effects)
    table = Table(host, PLUG, JACK, my_battle=[["Host", "+Plug"], "Big"][:1])
    assert table.dp("Host") == 5000 + 2000 + 1000 + 100
    assert not table.has("Host", t.KW_JAMMING)
    table = Table(host, PLUG, JACK, my_battle=[["Host", "+Plug", "+Jack"]])
    assert table.dp("Host") == 5000 + 2000 + 3000 + 2000 + 200
    assert table.has("Host", t.KW_JAMMING)
    assert table.has("Host", t.KW_REBOOT)


# -------------------------------------------------------------------------- Detach


DETACH = with_effects(HOST, Keyword("Detach", cards=(Named("Plug"),)))


def test_detach_trashes_a_specified_link_card_instead() -> None:
    """Rules 16-46-1, 16-46-3: optional, and only for a specified card."""
    bolt = red_option("Bolt", Main(do=(Delete(Choose(DIGIMON, whose=v.OPPONENT)),)))
    table = Table(DETACH, PLUG, bolt, memory=3, my_battle=["Filler"], my_hand=["Bolt"],
                  their_battle=[["Host", "+Plug"]])  # fmt: skip
    table.take("Use Bolt")
    assert table.words[0].startswith("Host: ")
    table.take("Host: ")
    assert (table.battle("their"), table.trash("their")) == (["Host"], ["Plug"])
    table = Table(DETACH, PLUG, bolt, memory=3, my_battle=["Filler"], my_hand=["Bolt"],
                  their_battle=[["Host", "+Plug"]])  # fmt: skip
    assert table.take("Use Bolt", "Let it leave").battle("their") == []
    table = Table(DETACH, PLUG, JACK, bolt, memory=3, my_battle=["Filler"], my_hand=["Bolt"],
                  their_battle=[["Host", "+Jack"]])  # fmt: skip
    assert table.take("Use Bolt").battle("their") == []


def test_detach_in_battle_but_not_against_own_effects() -> None:
    """Rule 16-46-1: other than by your effects."""
    wall = red("Wall", 6, 15000)
    table = Table(DETACH, PLUG, wall, their_battle=[["suspended", "Wall"]],
                  my_battle=[["Host", "+Plug"]])  # fmt: skip
    table.attack("Host", "Wall").take("Host: ")
    assert (table.battle(), table.links("Host")) == (["Host"], [])
    bolt = red_option("Bolt", Main(do=(Delete(Choose(DIGIMON)),)))
    table = Table(DETACH, PLUG, bolt, memory=3, my_hand=["Bolt"], my_battle=[["Host", "+Plug"]])
    assert table.take("Use Bolt").battle() == []


# ------------------------------------------------------------------- views and keys


def test_link_cards_are_shown() -> None:
    """The picture of the field has them under the digivolution cards."""
    table = Table(HOST, PLUG, my_battle=[["Host", "Filler", "+Plug"]])
    lines = picture(table.game).splitlines()
    assert "Filler" in lines[-4]
    assert "Link: Plug" in lines[-2]


def test_the_order_of_link_cards_does_not_matter() -> None:
    """Rule 4-9-3: no rule asks for it, so the positions are equal."""
    wide = red("Wide", 5, 8000, traits=("App",), effects=(Keyword("Link", 1),))
    keys = set()
    for cards in (["+Plug", "+Jack"], ["+Jack", "+Plug"], ["+Jack", "+Jack"]):
        table = Table(wide, PLUG, JACK, my_battle=[["Wide", *cards]], my_trash=["Plug", "Jack"])
        keys.add(table.game.key())
    assert len(keys) == 2


def test_link_conditions_in_an_effect() -> None:
    """A linked Digimon is one with link cards (rule 4-10-1)."""
    gains = with_effects(HOST, Trigger(on=WHEN_ATTACKING, do=(
        If(Compare(NumberOf("links"), ">=", 1), (GainMemory(3),)),)))  # fmt: skip
    for cards, memory in ((["Host"], 0), (["Host", "+Plug"], 3)):
        table = Table(gains, PLUG, my_battle=[cards])
        assert table.attack("Host").memory == memory
    assert option_words(table.game, table.game.options()[-1])
