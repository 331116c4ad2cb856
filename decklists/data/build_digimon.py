"""Make `digimon.tsv` from a card list: python decklists/data/build_digimon.py PATH/TO/digimon.json

The list (JSON, one object a card) has the printed facts under `cardId`, `nameEn`, `kinds`,
`colors`, `level`, `playCost`, `dp`, `evoCosts`, `forms`, `attributes`, `types`, `overflowMemory`
and `maxCountInDeck`, and texts under `effectText`, `inheritedEffectText` and `securityEffectText`.
Only facts are taken, and which texts a card has, never the texts: those are not ours to pass on.
Imports nothing of ours, so that it runs from a checkout that is not installed.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

# The names come last, so that they can be cut off a row alone.
COLUMNS: Final = (
    "number",
    "kinds",
    "colors",
    "level",
    "cost",
    "dp",
    "digivolution",
    "forms",
    "attributes",
    "types",
    "overflow",
    "copies",
    "texts",
    "name",
)
_KINDS: Final = {
    "Digimon": "Digimon",
    "Tamer": "Tamer",
    "Option": "Option",
    "DigiEgg": "Digi-Egg",
}
_COLORS: Final = ("Red", "Blue", "Yellow", "Green", "Black", "Purple", "White")
_TEXTS: Final = {
    "main": "effectText",
    "inherited": "inheritedEffectText",
    "security": "securityEffectText",
}
# Traits that the list spells in two ways, as the cards spell them.
_SPELLING: Final = {
    "ArmorForm": "Armor Form",
    "BlueFlare": "Blue Flare",
    "NODATA": "NO DATA",
    "X-Antibody": "X Antibody",
}


def table(cards: list[dict[str, Any]]) -> str:
    """The table of these cards, in the order of their numbers.

    Raises KeyError, TypeError or ValueError for a card that lacks a fact or does not fit a row,
    and where there is no card.
    """
    if not cards:
        raise ValueError("found no card in it")
    rows = sorted(row(card) for card in cards)
    return "\n".join(["\t".join(COLUMNS), *rows]) + "\n"


def row(card: dict[str, Any]) -> str:
    """One card: the values of COLUMNS, joined by tabs, lists by commas; 0 for what it lacks."""
    digivolution = (
        f"{color}{from_['level']}:{from_['memoryCost']}"
        for from_ in card["evoCosts"]
        for color in (_COLORS if from_["color"] == "All" else (from_["color"],))
    )
    cells = (
        card["cardId"],
        _listed(_KINDS[kind] for kind in card["kinds"]),
        _listed(card["colors"]),
        card.get("level", 0),
        # A Digi-Egg card has no play cost.
        max(card["playCost"], 0),
        card["dp"],
        _listed(digivolution),
        _listed(_traits(card, "forms")),
        _listed(_traits(card, "attributes")),
        _listed(_traits(card, "types")),
        abs(card.get("overflowMemory", 0)),
        card["maxCountInDeck"],
        _listed(text for text, key in _TEXTS.items() if card.get(key, "").strip()),
        card["nameEn"],
    )
    for cell in map(str, cells):
        if not cell.isprintable():
            raise ValueError(f"{card['cardId']}: expected printable facts, found {cell!r}")
    return "\t".join(map(str, cells))


def _traits(card: dict[str, Any], key: str) -> list[str]:
    """Traits of one sort; a dash stands for none."""
    return [_SPELLING.get(trait, trait) for trait in card.get(key, ()) if trait != "-"]


def _listed(values: Iterable[str]) -> str:
    values = list(values)
    for value in values:
        if "," in value:
            raise ValueError(f"expected no comma in a listed fact, found {value!r}")
    return ",".join(values)


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: python decklists/data/build_digimon.py PATH/TO/digimon.json", file=sys.stderr)
        return 2
    try:
        text = table(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    except KeyError as error:
        print(f"{sys.argv[1]}: expected a card list; a card lacks {error}", file=sys.stderr)
        return 3
    except (OSError, TypeError, ValueError) as error:
        print(f"{sys.argv[1]}: expected a card list: {error}", file=sys.stderr)
        return 3
    target = Path(__file__).with_name("digimon.tsv")
    target.write_text(text, encoding="utf-8", newline="\n")
    print(f"{target}: {text.count(chr(10)) - 1} cards", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
