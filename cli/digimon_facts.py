"""Digimon cards as a player reads them: the facts in one line, and names for card numbers."""

from decklists import DigimonCard, digimon_catalog
from engine.digimon import vocabulary as v
from engine.digimon.card import Card, digivolve
from engine.digimon.cards import definitions


def name(number: str) -> str:
    """What to call a card, also a Token, which is in no card list, and one that nobody knows."""
    known = digimon_catalog().get(number) or definitions().get(number)
    return f"unknown card {number}" if known is None else known.name


def line(card: DigimonCard) -> str:
    """Color, category, level, costs, DP and traits in one line."""
    parts = [f"{'/'.join(card.colors)} {'/'.join(card.kinds)}"]
    if card.level:
        parts.append(f"Lv.{card.level}")
    if not card.is_egg:
        played = "play cost" if "Option" not in card.kinds else "cost"
        parts.append(f"{played} {card.cost}")
    if card.dp:
        parts.append(f"{card.dp} DP")
    ways: dict[tuple[int, int], list[str]] = {}
    for way in card.digivolution:
        ways.setdefault((way.level, way.cost), []).append(way.color)
    parts += [
        f"digivolves from {'/'.join(colors)} Lv.{level} for {cost}"
        for (level, cost), colors in ways.items()
    ]
    traits = (*card.forms, *card.attributes, *card.types)
    if traits:
        parts.append(" | ".join(traits))
    if card.overflow:
        parts.append(f"ACE, Overflow -{card.overflow}")
    return ", ".join(parts)


def card_of(known: DigimonCard) -> Card:
    """A card for the engine from its facts alone: complete without texts, else inert."""
    colors = {name.capitalize(): bit for bit, name in v.COLOR_NAMES.items()}
    kinds = {name: bit for bit, name in v.KIND_NAMES.items()}
    digimon = "Digimon" in known.kinds
    return Card(
        known.number,
        known.name,
        sum(kinds[kind] for kind in known.kinds),
        sum(colors[color] for color in known.colors),
        known.level,
        -1 if known.is_egg else known.cost,
        known.dp if digimon else -1,
        tuple(digivolve(colors[way.color], way.level, way.cost) for way in known.digivolution),
        (*known.forms, *known.attributes, *known.types),
        overflow=known.overflow,
        defined=known.is_complete_without_effects,
    )
