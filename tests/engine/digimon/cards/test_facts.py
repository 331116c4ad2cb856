"""Every definition has the facts of its card, and a part for each text that is printed on it.

The facts are those of the card table of `decklists`, which the engine itself never sees.
"""

from importlib import import_module

import pytest

from decklists import DigimonCard, digimon_catalog, load, normalise, sample_names
from engine.digimon import vocabulary as v
from engine.digimon.card import Card, Digivolve, digivolve
from engine.digimon.cards import SETS, definitions

CARDS = [card for card in definitions().values() if not card.token]
KINDS = {"Digi-Egg": v.DIGI_EGG, "Digimon": v.DIGIMON, "Tamer": v.TAMER, "Option": v.OPTION}
COLORS = {name.capitalize(): bit for bit, name in v.COLOR_NAMES.items()}


def known(card: Card) -> DigimonCard:
    return digimon_catalog()[card.number]


@pytest.fixture(params=CARDS, ids=lambda card: card.number)
def card(request: pytest.FixtureRequest) -> Card:
    found = request.param
    assert isinstance(found, Card)
    return found


def test_facts(card: Card) -> None:
    facts = known(card)
    assert card.name == facts.name
    assert card.category == sum(KINDS[kind] for kind in facts.kinds)
    assert card.colors == sum(COLORS[color] for color in facts.colors)
    assert (card.level, card.overflow, card.copies) == (facts.level, facts.overflow, facts.copies)
    # A number that a category does not have is -1 in a definition.
    assert card.cost == (-1 if facts.is_egg else facts.cost)
    assert card.dp == (facts.dp if "Digimon" in facts.kinds else -1)
    assert card.traits == (*facts.forms, *facts.attributes, *facts.types)


def test_printed_digivolution_requirements(card: Card) -> None:
    printed = {
        digivolve(COLORS[way.color], way.level, way.cost) for way in known(card).digivolution
    }
    ways = {way for way in card.ways if isinstance(way, Digivolve)}
    assert printed <= ways
    if "main" not in known(card).texts:
        assert printed == {*card.ways}


def test_every_text_has_a_part(card: Card) -> None:
    texts = known(card).texts
    assert bool(card.inherited) == ("inherited" in texts)
    if "security" in texts:
        assert card.security
    if "main" in texts:
        printed = len(known(card).digivolution)
        # A [Security] effect may stand among the others.
        assert card.effects or card.security or card.names or len(card.ways) > printed
    else:
        assert not card.effects
    if not texts:
        assert not card.security


def test_every_card_stands_in_the_file_of_its_set() -> None:
    for name in SETS:
        for card in vars(import_module(f"engine.digimon.cards.{name}")).values():
            if isinstance(card, Card) and not card.token:
                assert card.number.partition("-")[0].lower() == name


@pytest.mark.parametrize("name", sample_names("digimon"))
def test_every_card_of_a_bundled_deck_is_defined(name: str) -> None:
    assert {card for _, card, _ in normalise(load(name)).entries()} <= definitions().keys()


# Who reads these numbers knows the deck: WarGreymon of 2023.
WAR_GREYMON_DECK = (
    "BT12-059", "BT9-008", "P-009", "ST1-07", "BT9-012", "EX1-004", "BT11-064", "BT12-068",
    "BT9-015", "P-072", "BT12-070", "BT8-070", "BT12-095", "BT11-093", "BT9-092", "BT9-109",
    "P-035", "BT11-107", "BT5-001",
)  # fmt: skip


def test_every_card_of_the_war_greymon_deck_is_defined() -> None:
    assert {*WAR_GREYMON_DECK} <= definitions().keys()


SECURITY_CONTROL_DECK = (
    "BT2-034", "BT9-033", "EX3-029", "BT1-060", "BT14-037", "BT15-038", "EX4-050", "EX5-024",
    "BT7-015", "BT10-042", "BT9-112", "BT4-097", "BT8-094", "BT6-089", "BT8-090", "ST16-15",
    "BT8-109", "BT10-101", "BT15-092", "BT6-100", "BT6-101", "ST10-14", "BT3-003", "EX2-003",
)  # fmt: skip


def test_what_of_the_security_control_deck_is_not_played() -> None:
    assert {*SECURITY_CONTROL_DECK} <= definitions().keys()
    partly = {number for number in SECURITY_CONTROL_DECK if definitions()[number].unsupported}
    assert partly == {"BT9-033", "BT15-092", "EX3-029"}
