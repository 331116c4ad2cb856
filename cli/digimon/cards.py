"""Digimon cards as a player reads them: facts in one line, names for card numbers, coverage."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from cli.coverage import Coverage, Origin, Status
from cli.digimon import own
from decklists import DigimonCard, digimon_catalog
from decklists.digimon.number import fold, is_number
from decklists.names import name_key
from engine.digimon import cards as defined
from engine.digimon import vocabulary as v
from engine.digimon.compiler.compiler import Compiler
from engine.digimon.language.card import Card, digivolve
from engine.digimon.wording import card_text, refusal
from engine.effects import Node

ID: Final = "number"
_ORIGINS: Final = {"whole": Origin.WHOLE, "part": Origin.PART, "none": Origin.NONE}


def name(number: str) -> str:
    """What to call a card, also a Token, which is in no card list, and one that nobody knows."""
    known = digimon_catalog().get(number) or definitions().get(number)
    return f"unknown card {number}" if known is None else known.name


class _Definitions(Mapping[str, Card]):
    """By hand where there is one, else what was compiled from the texts of the card."""

    def __getitem__(self, number: str) -> Card:
        by_hand = defined.definitions().get(number)
        if by_hand is not None:
            return by_hand
        entry = own.entry(number)
        if entry is None or entry.status == "none":
            raise KeyError(number)
        return entry.card(facts_of(digimon_catalog()[number]))

    def __iter__(self) -> Iterator[str]:
        told = set(defined.definitions())
        yield from defined.definitions()
        for entry in (entry for each in own.libraries() for entry in each):
            if entry.number not in told:
                told.add(entry.number)
                if entry.status != "none":
                    yield entry.number

    def __len__(self) -> int:
        return sum(1 for _ in self)


def definitions() -> Mapping[str, Card]:
    """The definitions there are, by card number; each is made when it is asked for."""
    return _Definitions()


def exact(text: str) -> str | None:
    """The card of this number, whatever the picture and the spelling; its name may stand before."""
    before, _, number = text.strip().rpartition(" ")
    if not is_number(number) or fold(number) not in digimon_catalog():
        return None
    of_name = name_key(before) in ("", name_key(name(fold(number))))
    return fold(number) if of_name else None


def named(text: str) -> list[str]:
    """The cards of this name."""
    return [card.number for card in digimon_catalog().named(text)]


def starting(text: str) -> list[str]:
    """The cards whose names begin with these words."""
    return digimon_catalog().starting(text)


def near(text: str) -> list[str]:
    """The nearest names."""
    return digimon_catalog().suggest(text)


def near_ids(text: str) -> list[str] | None:
    """The nearest card numbers."""
    return digimon_catalog().suggest_number(text) if is_number(text) else None


def line_of(number: str) -> str:
    """The facts of a card in one line."""
    return line(digimon_catalog()[number])


def text(number: str) -> list[str]:
    """What is played of a card as card text, in lines; nothing without a definition."""
    definition = definitions().get(number)
    if definition is None:
        return []
    return card_text(definition, without=[item for _, item, _ in _missing(definition)])


def printed(number: str) -> list[str]:
    """The texts of a card, in lines, where one of the player's own databases has them."""
    return [
        line
        for title, text in own.texts(number).items()
        if text
        for line in (f"{title}: {text}" if title else text).splitlines()
    ]


def _missing(definition: Card) -> list[tuple[Card, Node, str]]:
    """The parts of a definition that the engine cannot play yet, and why."""
    compiler = Compiler([definition])
    compiler.compile()
    return compiler.missing


def cover(number: str, copies: int = 1) -> Coverage:
    """What is played of a card."""
    known = digimon_catalog().get(number)
    definition = definitions().get(number)
    not_played: tuple[str, ...] = ()
    if known is not None and known.is_complete_without_effects:
        status = Status.PLAIN
    elif definition is None or not definition.defined:
        status = Status.MISSING
    else:
        # What the definition leaves out, and what of it the engine cannot play yet.
        refused = (refusal(item, card, why) for card, item, why in _missing(definition))
        not_played = tuple(dict.fromkeys((*definition.unsupported, *refused)))
        status = Status.PARTLY if not_played else Status.DEFINED
    told = definition is not None and status is not Status.PLAIN
    origin = _origin(number) if told else Origin.NONE
    return Coverage(ID, number, name(number), copies, status, not_played, origin)


def _origin(number: str) -> Origin:
    """Where the definition of a card comes from."""
    if number in defined.definitions():
        return Origin.HAND
    entry = own.entry(number)
    return Origin.NONE if entry is None else _ORIGINS[entry.status]


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


def curve(numbers: Iterable[str]) -> list[dict[str, int | str]]:
    """How many cards there are of each level or other kind, and of each colour of theirs.

    A card of two colours counts for both.
    """
    catalog = digimon_catalog()
    known = [catalog[number] for number in numbers if number in catalog]
    colors = [color.capitalize() for color in v.COLOR_NAMES.values()]
    shades = [color for color in colors if any(color in card.colors for card in known)]
    groups: dict[str, Counter[str]] = {}
    for card in sorted(known, key=lambda card: (card.kinds[0] != "Digimon", card.level)):
        kind = f"Level {card.level}" if "Digimon" in card.kinds else " ".join(card.kinds)
        groups.setdefault(kind, Counter()).update(["copies", *card.colors])
    return [
        {"kind": kind, "copies": count["copies"], **{one.lower(): count[one] for one in shades}}
        for kind, count in groups.items()
    ]


def card_of(known: DigimonCard) -> Card:
    """A card for the engine: its definition, or what its facts alone allow.

    Without texts a card is complete; others are bodies where nothing in their text speaks against
    it.
    """
    found = definitions().get(known.number)
    if found is not None:
        return found
    return replace(facts_of(known), defined=known.is_complete_without_effects, body=known.plain)


def facts_of(known: DigimonCard) -> Card:
    """A card for the engine with nothing but its facts."""
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
    )
