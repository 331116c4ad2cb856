"""Yu-Gi-Oh cards as a player reads them: facts in one line, names behind passcodes, coverage.

From the card table; where that has no entry, as for some Tokens, from the definition.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from cli.coverage import Coverage, Origin, Status
from cli.yugioh import own
from decklists import Card, catalog
from decklists.names import name_key
from engine.yugioh import cards as defined
from engine.yugioh import vocabulary as v
from engine.yugioh.language import Card as Definition
from engine.yugioh.wording import card_text

ID: Final = "passcode"
# More digits are no passcode, and could be too many to convert.
_LONGEST_PASSCODE: Final = 10
_UNKNOWN_STAT: Final = -2
_ORIGINS: Final = {
    "whole": Origin.WHOLE, "token": Origin.WHOLE, "part": Origin.PART, "none": Origin.NONE,
}  # fmt: skip
# Set codes say which series is a part of which, but for this: a "Trap Hole" card is a "Hole" card.
_WIDER: Final = {0x4C: 0x89}
_ARROWS: Final = {
    v.TOP_LEFT: "top left", v.TOP: "top", v.TOP_RIGHT: "top right", v.LEFT: "left",
    v.RIGHT: "right", v.BOTTOM_LEFT: "bottom left", v.BOTTOM: "bottom",
    v.BOTTOM_RIGHT: "bottom right",
}  # fmt: skip


def card(passcode: int) -> Card | None:
    """The facts of a card, or None where neither table nor definitions know it."""
    known = catalog().get(passcode)
    definition = None if known is not None else definitions().get(passcode)
    return known if definition is None else _facts_in(definition)


def curve(passcodes: Iterable[int]) -> list[dict[str, int | str]]:
    """How many monsters, Spells and Traps there are."""
    known = [found for found in map(card, passcodes) if found is not None]
    kinds = {"monster": v.MONSTER, "Spell": v.SPELL, "Trap": v.TRAP}
    counts = {kind: sum(bool(card.kind & bit) for card in known) for kind, bit in kinds.items()}
    return [{"kind": kind, "copies": copies} for kind, copies in counts.items() if copies]


def _facts_in(definition: Definition) -> Card:
    """The facts of a definition, for one that is in no table."""
    return Card(
        id=definition.passcode,
        name=definition.name,
        alias=0,
        kind=definition.type,
        level=definition.level,
        atk=definition.attack,
        def_=definition.defense,
        race=definition.race,
        attribute=definition.attribute,
        setcodes=definition.series,
        lscale=definition.scale,
        rscale=definition.scale,
        link_marker=definition.markers,
    )


class _Definitions(Mapping[int, Definition]):
    """By hand where there is one, else what was compiled from the text of the card."""

    def __getitem__(self, passcode: int) -> Definition:
        by_hand = defined.definitions().get(passcode)
        if by_hand is not None:
            return by_hand
        entry = own.entry(passcode)
        if entry is None or entry.status == "none":
            raise KeyError(passcode)
        return (
            entry.token() if entry.status == "token" else entry.card(facts_of(catalog()[passcode]))
        )

    def __iter__(self) -> Iterator[int]:
        told = set(defined.definitions())
        yield from defined.definitions()
        for entry in (entry for each in own.libraries() for entry in each):
            if entry.passcode not in told:
                told.add(entry.passcode)
                if entry.status != "none":
                    yield entry.passcode

    def __len__(self) -> int:
        return sum(1 for _ in self)


def definitions() -> Mapping[int, Definition]:
    """The definitions there are, by passcode; each is made when it is asked for."""
    return _Definitions()


def played(passcode: int) -> Definition:
    """What the engine is given of a card: its definition, or what its facts alone allow.

    Without an effect a card is complete; others are bodies where nothing in their text binds them.
    Which cards their text mentions is known of all: others look for those "that mention" a card.
    """
    found = definitions().get(passcode)
    if found is not None:
        return found
    known = catalog().get(passcode)
    if known is None:
        return Definition(passcode, name(passcode), defined=False)
    entry = own.entry(passcode)
    ways = () if entry is None else entry.procedures
    return replace(
        facts_of(known),
        defined=is_complete_without_effects(known),
        procedures=ways,
        mentions=() if entry is None else entry.mentions,
        body=known.plain and (bool(ways) or not known.is_extra_deck),
    )


def facts_of(known: Card) -> Definition:
    """A card for the engine with nothing but its facts."""
    return Definition(
        known.id,
        known.name,
        known.kind,
        known.attribute,
        known.race,
        known.level,
        # "?" counts as 0.
        max(known.atk, 0),
        max(known.def_, 0),
        series=_with_wider(known.setcodes),
        markers=known.link_marker,
        scale=known.lscale,
        treated_as=0 if known.is_alternate_art else known.alias,
    )


def _with_wider(series: tuple[int, ...]) -> tuple[int, ...]:
    """The series of a card, and those of which they are a part by name alone."""
    wider = (_WIDER[code] for code in series if code in _WIDER)
    return tuple(dict.fromkeys((*series, *wider)))


def exact(text: str) -> int | None:
    """The card of this passcode, that of another artwork included."""
    if not (text.isascii() and text.isdecimal() and len(text) <= _LONGEST_PASSCODE):
        return None
    known = card(catalog().fold(int(text)))
    return known.id if known else None


def named(text: str) -> list[int]:
    """The card of this name; also a Token, which is in no card list."""
    known = catalog().find(text)
    if known is not None:
        return [known.id]
    entries = (entry for each in own.libraries() for entry in each)
    tokens = (entry.token() for entry in entries if entry.status == "token")
    keys = {name_key(one.name): one.passcode for one in (*tokens, *defined.definitions().values())}
    return [keys[name_key(text)]] if name_key(text) in keys else []


def starting(text: str) -> list[int]:
    """The cards whose names begin with these words."""
    return catalog().starting(text)


def near(text: str) -> list[str]:
    """The nearest names."""
    return catalog().suggest(text)


def near_ids(text: str) -> list[str] | None:
    """No passcode is near another."""
    return None


def line_of(passcode: int) -> str:
    """The facts of a card in one line."""
    known = card(passcode)
    return "" if known is None else line(known)


def line_of_definition(definition: Definition) -> str:
    """The facts of a definition in one line."""
    return line(_facts_in(definition))


def text(passcode: int) -> list[str]:
    """What is played of a card as card text, in lines; nothing without a definition."""
    definition = definitions().get(passcode)
    return [] if definition is None else card_text(definition, name)


def printed(passcode: int) -> list[str]:
    """The text of a card, in lines, where one of the player's own databases has it."""
    return own.text(passcode).splitlines()


def cover(passcode: int, copies: int = 1) -> Coverage:
    """What is played of a card."""
    known = card(passcode)
    definition = definitions().get(passcode)
    not_played: tuple[str, ...] = ()
    entry = own.entry(passcode)
    origin = Origin.NONE if entry is None else _ORIGINS[entry.status]
    if passcode in defined.definitions():
        origin = Origin.HAND
    if known is not None and is_complete_without_effects(known):
        status = Status.NORMAL
    elif definition is None or not definition.defined:
        status = Status.MISSING
        not_played = () if entry is None else entry.token().unsupported
    else:
        not_played = definition.unsupported
        status = Status.PARTLY if not_played and origin is not Origin.WHOLE else Status.DEFINED
    return Coverage(ID, passcode, name(passcode), copies, status, not_played, origin)


def name(passcode: int) -> str:
    """What to call a card, also one that nobody knows."""
    known = card(passcode)
    return f"unknown card {passcode}" if known is None else known.name


def line(card: Card) -> str:
    """Attribute, type, Level, ATK and DEF in one line."""
    if not card.kind & v.MONSTER:
        base = "Spell" if card.kind & v.SPELL else "Trap"
        return f"{_type_words(card.kind & ~(v.SPELL | v.TRAP)) or 'Normal'} {base}"
    words = [
        v.names(card.attribute, v.ATTRIBUTE_NAMES, "/"),
        v.names(card.race, v.RACE_NAMES, "/"),
        _type_words(card.kind & ~v.MONSTER),
        "Monster",
    ]
    parts = [" ".join(word for word in words if word)]
    if card.kind & v.LINK:
        parts += [f"Link {card.level}", f"ATK {_stat(card.atk)}"]
        parts.append(f"arrows {v.names(card.link_marker, _ARROWS, ', ')}")
        return ", ".join(parts)
    parts.append(f"{'Rank' if card.kind & v.XYZ else 'Level'} {card.level}")
    if card.kind & v.PENDULUM:
        parts.append(f"Pendulum Scale {card.lscale}")
    return ", ".join([*parts, f"ATK {_stat(card.atk)}", f"DEF {_stat(card.def_)}"])


def is_complete_without_effects(card: Card) -> bool:
    """Whether facts and materials are all there is to the card: no effect, no Pendulum text."""
    if card.kind & v.PENDULUM:
        return False
    if card.is_extra_deck:
        entry = own.entry(card.id)
        return not card.kind & v.EFFECT and entry is not None and bool(entry.procedures)
    return bool(card.kind & v.NORMAL)


def _type_words(kind: int) -> str:
    """The type words, from the special to the general: "Link Effect", "Synchro Tuner Effect"."""
    return " ".join(v.TYPE_NAMES[bit] for bit in sorted(v.TYPE_NAMES, reverse=True) if kind & bit)


def _stat(value: int) -> str:
    return "?" if value == _UNKNOWN_STAT else str(value)
