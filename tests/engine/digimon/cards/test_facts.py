"""Every definition has the facts of its card, and a part for each text that is printed on it.

The facts are those of the card table of `decklists`, which the engine itself never sees.
"""

from importlib import import_module
from pathlib import Path

import pytest

from decklists import DigimonCard, DigimonDeck, digimon_catalog, load, normalise, sample_names
from engine.digimon import vocabulary as v
from engine.digimon.cards import SETS, definitions
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language.card import Card, Digivolve, digivolve

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
    # The cost of a DUAL card is that of its Option side.
    assert (card.option or card).cost == (-1 if facts.is_egg else facts.cost)
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


GOLDEN = Path(__file__).parents[3] / "golden" / "digimon"
# Each deck with those of its cards of which a part is not played.
DECKS: dict[str, set[str]] = {
    **{name: set() for name in sample_names("digimon")},
    str(GOLDEN / "wargreymon-2023.txt"): set(),
    str(GOLDEN / "security-control-2023.txt"): set(),
}


@pytest.mark.parametrize("name", DECKS, ids=lambda name: Path(name).stem)
def test_what_of_a_deck_is_not_played(name: str) -> None:
    deck = normalise(load(name))
    assert isinstance(deck, DigimonDeck)
    cards = [definitions()[number] for number in dict.fromkeys((*deck.main, *deck.eggs))]
    compiler = Compiler(cards)
    compiler.compile()
    assert compiler.missing == []
    assert {card.number for card in cards if card.unsupported} == DECKS[name]
