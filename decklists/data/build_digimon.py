"""Make `digimon.tsv` from a card list: python decklists/data/build_digimon.py PATH/TO/digimon.json

The list (JSON, one object a card) has the printed facts under `cardId`, `nameEn`, `kinds`,
`colors`, `level`, `playCost`, `dp`, `evoCosts`, `forms`, `attributes`, `types`, `overflowMemory`
and `maxCountInDeck`, and texts under `effectText`, `inheritedEffectText` and `securityEffectText`.
Only facts are taken, and which texts a card has, never the texts: those are not ours to pass on.
One fact is read off them: whether the card is *plain*, see `is_plain`. Imports nothing of ours, so
that it runs from a checkout that is not installed.
"""

import json
import re
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
    "plain",
    "name",
)
HEADER: Final = "\t".join(COLUMNS)
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
_BOUND_BY: Final = ("main", "inherited")
# Traits that the list spells in two ways, as the cards spell them.
_SPELLING: Final = {
    "ArmorForm": "Armor Form",
    "BlueFlare": "Blue Flare",
    "NODATA": "NO DATA",
    "X-Antibody": "X Antibody",
}

# No-break space, apostrophe, comma, minus; and the brackets of keywords.
_TYPED: Final = str.maketrans("\xa0\u2019\uff0c\uff0d\u2212", " ',--", "\uff1c\uff1e<>")
_ASIDE: Final = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
_END: Final = re.compile(r"[.\n•●・;]\s*")
_WHEN: Final = re.compile(
    r"\W*(?:then\W+)?(?:when|if|while|at|during|for each|until|after|as)\b[^,]*,"
)
_OPTION: Final = re.compile(r"\bmay\b(?! not| only)|\bby \w+ing\b")
_ONE_OF: Final = r"(?:(?!\b(?:digimon|tamers?|this|hand|it|them|deck)\b)[^,;])*?"
_THEIRS: Final = (
    r"(?:opponent's|their) (?:digimon|tamers?)(?: or (?:digimon|tamers?))?(?: with [^,]*?)?"
)
# What costs a player nothing, though words of _HARMS are in it.
_HARMLESS: Final = re.compile(
    rf"\b(?:delete|trash|return|suspend|de-digivolve) {_ONE_OF}\bopponent\b"
    rf"|\b{_THEIRS} (?:(?:gets?|gains?) (?:security attack )?-|can't\b)"
    r"|\bopponent's security digimon gets? -"
    r"|\b(?:return|place) (?:the rest|(?:the )?remaining cards|(?:all )?the revealed cards)\b"
    r"[^,]*\bdeck\b"
    r"|\breturn [^,]* from your trash to (?:your|the) hand"
    r"|\bcan't be (?:deleted|blocked|returned)\b"
    r"|\b(?:attack )?target can't (?:be (?:switched|changed)|change)"
    r"|\bisn't affected by\b[^,]*\bopponent\b"
    r"|\bwithout paying (?:the|its|their) (?:\w+ )?costs?"
    r"|\bsecurity attack \+|\bcan (?:also )?attack\b"
    r"|\bif you have \d+ (?:(?:or less|or fewer) memory|memory or less), set (?:it|your memory) to"
    r"|\b(?:from|in) (?:your|the|their|opponent's) trash\b"
)
_HARMS: Final = re.compile(
    r"\b(?:delet(?:e[sd]?|ing)|trash\w*|return\w*|suspend(?:s|ing)?|los[es]\w*|pay\w*|cannot"
    r"|\w+n't|must|only|unless|instead|not|no longer|except|without|discard\w*|pl+ac\w*|put"
    r"|chang\w*|attacks?|set|de-digivol\w*|ice ?clad|mov\w*|switch\w*|increas\w*|digivolves"
    r"|skip\w*|all digimon|all tamers|both players|each player|players|no digimon"
    r"|(?:is|becomes?|played) suspended|none of your(?! opponent)"
    r"|(?:opponent|they) (?:may|gain|draw|play|add|use)\w*|unsuspends? [^,]*opponent"
    r"|security (?:cards?|stack))\b|-\s*\d|opponent's digimon (?:get|gain)s? \+"
)
_OTHERS: Final = re.compile(r"\b(?:opponent|their|they|players?)\b")


def is_plain(kinds: Iterable[str], text: str) -> bool:
    """Whether a card without its effects can be played and digivolved into as its facts say.

    `text` is its main and inherited text. No sentence of it binds or harms its own player: each is
    a gain, of which there is less then, or something that the player can do without. Where in doubt
    a card is not plain; no Option card is, as all that it does is its text.
    """
    if "Option" in kinds:
        return False
    words = text.lower().translate(_TYPED).replace("security a.", "security attack")
    while (bare := _ASIDE.sub("", words)) != words:
        words = bare
    return all(map(_is_free, _END.split(words)))


def _is_free(sentence: str) -> bool:
    """Whether the player loses nothing by what a sentence says, or can do without it."""
    words = _HARMLESS.sub(" ", sentence)
    while when := _WHEN.match(words):
        words = words[when.end() :]
    option = _OPTION.search(words)
    if option is not None:
        words = words[: option.start()]
        if _OTHERS.search(words):
            return False
    return _HARMS.search(words) is None


def table(cards: list[dict[str, Any]]) -> str:
    """The table of these cards, in the order of their numbers.

    Raises KeyError, TypeError or ValueError for a card that lacks a fact or does not fit a row,
    and where there is no card.
    """
    if not cards:
        raise ValueError("found no card in it")
    rows = sorted(row(card) for card in cards)
    return "\n".join([HEADER, *rows]) + "\n"


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
        int(is_plain(card["kinds"], "\n".join(card.get(_TEXTS[text], "") for text in _BOUND_BY))),
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
