"""The JSON of YGOPRODeck's API (`cardinfo.php`, version 7) as the rows of a simulator's database.

Source: the API's documentation. A card has `id`, `name`, `type` ("Synchro Tuner Monster"), since
2025 also `typeline` (["Dragon", "Synchro", "Tuner", "Effect"]), `desc`, `race` (of a Spell or Trap:
"Continuous"), `attribute`, `atk` and `def` (-1 for "?"), `level` (also the Rank), `linkval`,
`linkmarkers`, `scale`, `archetype`, and in `card_images` the passcodes of its pictures.
"""

import re
from typing import Any, Final

from engine.yugioh import vocabulary as v

_ARTWORK: Final = 10
_KINDS: Final = {name.casefold(): bit for bit, name in v.TYPE_NAMES.items()}
_RACES: Final = {name.replace("-", " "): bit for bit, name in v.RACE_NAMES.items()}
_ATTRIBUTES: Final = {name: bit for bit, name in v.ATTRIBUTE_NAMES.items()}
_ARROWS: Final = {
    "Top-Left": v.TOP_LEFT, "Top": v.TOP, "Top-Right": v.TOP_RIGHT, "Left": v.LEFT,
    "Right": v.RIGHT, "Bottom-Left": v.BOTTOM_LEFT, "Bottom": v.BOTTOM,
    "Bottom-Right": v.BOTTOM_RIGHT,
}  # fmt: skip
# The kinds of which every monster has an effect.
_WITH_EFFECT: Final = v.FLIP | v.SPIRIT | v.UNION | v.GEMINI | v.TOON
_OTHER_GAMES: Final = "Skill Card"
_PARTS: Final = re.compile(
    r"\[ ?(?:Pendulum|Monster) (?:Effect|Text) ?\]|\[ ?Flavor Text ?\]|-{5,}"
)
_UNKNOWN: Final = -2
_MOST: Final = 1 << 20

Row = tuple[Any, ...]


def read_cards(data: Any, series: dict[str, int]) -> list[Row]:
    """Passcode, alias, setcode, type, ATK, DEF, level, race, attribute, name and text of each card.

    A field that a card lacks, or that says something unknown, is None in its row. `series` are set
    codes by name. Raises ValueError where this is not what the API returns.
    """
    cards = data.get("data") if isinstance(data, dict) else data
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        raise ValueError("expected what YGOPRODeck's API returns: an object with the list `data`")
    rows: list[Row] = []
    for card in cards:
        if card.get("type") == _OTHER_GAMES:
            continue
        row = _row(card, series)
        rows.append(row)
        for image in _list(card.get("card_images")):
            other = image.get("id") if isinstance(image, dict) else None
            both = type(other) is int and type(row[0]) is int
            if both and 0 < abs(other - row[0]) <= _ARTWORK:
                rows.append((other, row[0], *row[2:]))
    return rows


def _row(card: dict[str, Any], series: dict[str, int]) -> Row:
    kind = _kind(card)
    name, text = card.get("name"), card.get("desc")
    archetype = series.get(str(card.get("archetype") or ""), 0)
    if not kind or not kind & v.MONSTER:
        return (card.get("id"), 0, archetype, kind, 0, 0, 0, 0, 0, name, text)
    level = _number(card.get("linkval") if kind & v.LINK else card.get("level"))
    if kind & v.PENDULUM:
        scale = _number(card.get("scale"))
        level |= scale << 24 | scale << 16
        text = _two_parts(card)
    defense = _stat(card.get("def"))
    if kind & v.LINK:
        defense = sum(_ARROWS.get(str(arrow), 0) for arrow in _list(card.get("linkmarkers")))
    return (
        card.get("id"), 0, archetype, kind, _stat(card.get("atk")), defense, level,
        _RACES.get(str(card.get("race")).replace("-", " ")),
        _ATTRIBUTES.get(str(card.get("attribute"))), name, text,
    )  # fmt: skip


def _kind(card: dict[str, Any]) -> int | None:
    """The bits of the type, None where it is unknown."""
    words = str(card.get("type") or "").casefold().split()
    line = card.get("typeline")
    if words[-1:] == ["card"]:
        kind = _KINDS.get(words[0], 0)
        own = str(card.get("race") or "Normal").casefold()
        return kind | (0 if own == "normal" else _KINDS.get(own, 0)) if kind else None
    if words[-1:] not in (["monster"], ["token"]):
        return None
    if isinstance(line, list):
        # The first is the Type, such as Dragon.
        words += [str(word).casefold() for word in line[1:]]
    kind = v.MONSTER
    for word in words:
        kind |= _KINDS.get(word, 0)
    if kind & v.TOKEN or kind & v.NORMAL:
        return kind
    plain = kind & (v.EXTRA_DECK_TYPES | v.RITUAL)
    if not plain or kind & _WITH_EFFECT:
        return kind | v.EFFECT
    if not isinstance(line, list) and kind & v.EXTRA_DECK_TYPES:
        # Below the line of materials stands an effect, if there is one.
        kind |= v.EFFECT if "\n" in str(card.get("desc") or "").strip() else 0
    return kind


def _two_parts(card: dict[str, Any]) -> str | None:
    """The text of a Pendulum Monster as the simulators write it: two parts with a line between."""
    text = card.get("desc")
    scale, below = card.get("pend_desc"), card.get("monster_desc")
    if scale is None and below is None and isinstance(text, str):
        parts = [part.strip() for part in _PARTS.split(text)]
        scale, below = (parts[1], parts[-1]) if len(parts) > 2 else ("", text)
    if scale is None and below is None:
        return None
    title = "Flavor Text" if "normal" in str(card.get("type")).casefold() else "Monster Effect"
    lines = [f"[ {title} ]", str(below or "").strip()]
    if str(scale or "").strip():
        lines = ["[ Pendulum Effect ]", str(scale).strip(), "-" * 40, *lines]
    return "\n".join(lines)


def _number(value: Any) -> int:
    return value if type(value) is int and 0 <= value < 100 else 0


def _stat(value: Any) -> int:
    return value if type(value) is int and 0 <= value < _MOST else _UNKNOWN


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []
