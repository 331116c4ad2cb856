"""What the public Digimon card databases export, as cards in one shape.

The shape is that of the list from which the package is made (`decklists/data/build_digimon.py`).
Sources: the JSON of that list; the API of digimoncard.io (`search`), whose cards have `id`,
`play_cost`, `evolution_cost`, `digi_type`, `main_effect`; the JSON of digimoncard.app, whose cards
have `cardNumber`, `digivolveCondition`, `digivolveEffect`, with "-" for what a card lacks.
"""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

Row = dict[str, Any]

_NONE: Final = ("", "-", None)
_SECURITY: Final = "[Security]"
_OVERFLOW: Final = re.compile(r"-\s*(\d+)")
_LEVEL: Final = re.compile(r"(?:Lv\.?\s*)?(\d+)")
# Beside the effects, in the order in which they are printed.
_REQUIREMENTS: Final = (
    "specialDigivolve", "dnaDigivolve", "burstDigivolve", "digiXros", "assembly",
)  # fmt: skip


class Shape(NamedTuple):
    """How a database writes its cards; `complete` if no fact of a card is missing."""

    row: Callable[[Row], Row]
    complete: bool


def shape(card: Row) -> Shape | None:
    """That of the database that this card is of, None where it is none of a Digimon card."""
    if "cardId" in card:
        return Shape(dict, True)
    if "cardNumber" in card and "cardType" in card:
        return Shape(_of_app, True)
    if {"id", "main_effect", "play_cost"} <= card.keys():
        return Shape(_of_io, False)
    return None


def number_of(card: object) -> str:
    """The number of a card as it stands there; nothing where it has none."""
    if not isinstance(card, dict):
        return ""
    found = card.get("cardId") or card.get("cardNumber") or card.get("id")
    return found if isinstance(found, str) else ""


def _of_io(card: Row) -> Row:
    """A card of digimoncard.io."""
    kind = _kind(card["type"])
    inherited = card.get("source_effect") or ""
    secured = kind in ("Option", "Tamer") or inherited.lstrip().startswith(_SECURITY)
    ways = []
    if card.get("evolution_color") and card.get("evolution_level") is not None:
        ways = [
            {"color": color, "level": _int(card["evolution_level"]), "memoryCost": _int(cost)}
            for color in _split(card["evolution_color"])
            if (cost := card.get("evolution_cost")) is not None
        ]
    texts = (card.get("xros_req"), card.get("alt_effect"), card.get("main_effect"))
    linked = card.get("link_requirements")
    return {
        "cardId": card["id"],
        "nameEn": card["name"],
        "kinds": [kind],
        "colors": [color for key in ("color", "color2", "color3") for color in _split(card, key)],
        "level": _int(card.get("level")),
        "playCost": _int(card.get("play_cost")),
        "dp": _int(card.get("dp")),
        "evoCosts": ways,
        "forms": _split(card, "form") or _split(card, "stage"),
        "attributes": _split(card, "attribute"),
        "types": [one for key in sorted(card) if key.startswith("digi_type")
                  for one in _split(card, key)],
        "effectText": _lines(*texts, f"[Link] {linked}" if linked not in _NONE else ""),
        "inheritedEffectText": "" if secured else inherited,
        "securityEffectText": inherited if secured else "",
    }  # fmt: skip


def _of_app(card: Row) -> Row:
    """A card of digimoncard.app."""
    name = card["name"]
    below = card.get("digivolveEffect")
    secured = isinstance(below, str) and below.lstrip().startswith(_SECURITY)
    ace = _OVERFLOW.search(str(card.get("aceEffect") or ""))
    rule, linked = card.get("rule"), card.get("linkRequirement")
    return {
        "cardId": card["cardNumber"],
        "nameEn": name["english"] if isinstance(name, dict) else name,
        "kinds": [_kind(one) for one in _split(card, "cardType")],
        "colors": _split(card, "color"),
        "level": _int(card.get("cardLv")),
        "playCost": _int(card.get("playCost")),
        "dp": _int(card.get("dp")),
        "evoCosts": [
            {"color": color, "level": _int(way["level"]), "memoryCost": _int(way["cost"])}
            for way in card.get("digivolveCondition") or ()
            for color in _split(way, "color")
        ],
        "forms": _split(card, "form"),
        "attributes": _split(card, "attribute"),
        "types": _split(card, "type"),
        "overflowMemory": int(ace[1]) if ace else 0,
        "effectText": _lines(
            *(card.get(key) for key in _REQUIREMENTS),
            card.get("effect"),
            f"[Link] {linked}" if linked not in _NONE else "",
            card.get("linkEffect"),
            rule if rule in _NONE or "[Rule]" in rule else f"[Rule] {rule}",
        ),
        "inheritedEffectText": "" if secured or below in _NONE else below,
        "securityEffectText": _lines(card.get("securityEffect"), below if secured else ""),
    }


def _kind(text: str) -> str:
    """A kind of card as the list spells it."""
    return text.strip().replace("Digi-Egg", "DigiEgg")


def _split(card: Row | str, key: str = "") -> list[str]:
    """The values in a field, which a stroke divides."""
    text = card if isinstance(card, str) else card.get(key)
    if text in _NONE:
        return []
    return [part.strip() for part in text.split("/") if part.strip() not in _NONE]


def _lines(*texts: str | None) -> str:
    """Texts one below the other, each once."""
    return "\n".join(
        dict.fromkeys(text for text in texts if text is not None and text != "-" and text)
    )


def _int(value: object) -> int:
    """A number, also one that is written as "3000" or "Lv.3"; 0 for none."""
    if value in _NONE:
        return 0
    if type(value) is int:
        return value
    found = _LEVEL.fullmatch(value.strip()) if isinstance(value, str) else None
    if found is None:
        raise ValueError(f"expected a number, found {value!r}")
    return int(found[1])
