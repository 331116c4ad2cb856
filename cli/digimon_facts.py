"""Digimon cards as a player reads them: the facts in one line, and names for card numbers."""

from decklists import DigimonCard, digimon_catalog
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
