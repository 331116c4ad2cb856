"""Make `yugioh.tsv` from a card database: python decklists/data/build.py PATH/TO/cards.cdb

The database (SQLite, tables `datas` and `texts`) is the one that the Yu-Gi-Oh simulators use.
Only facts are taken, never card texts: those are not ours to pass on. One fact is read off the
text: whether the card is *plain*, see `is_plain`. Imports nothing, so that it runs from a checkout
that is not installed.
"""

import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

HEADER = "id\talias\tsetcodes\ttype\tlevel\tatk\tdef\trace\tattribute\tplain\tname"

_QUERY = """
    SELECT id, alias, setcode, type, level, atk, def, race, attribute, name, desc
    FROM datas JOIN texts USING (id)
    ORDER BY id
"""


_MONSTER, _NORMAL, _PENDULUM = 0x1, 0x10, 0x1000000
_EXTRA, _NO_BODY = 0x4802040, 0x2004080  # Extra Deck; Ritual, Token, special only
_ASIDE = re.compile(
    r'\(quick effect\)|\(this card is always treated as an? "[^"]*" card\.?\)', re.IGNORECASE
)
_LIMIT = re.compile(r"you can only (?:use|activate) ")
_OPTION = re.compile(r"you can (?!only )")
_BOUND = re.compile(r"\b(?:cannot|must)\b")
# How a monster of the Extra Deck can be summoned beside its materials.
_OWN_WAY = re.compile(r"\balso\b.*\bsummon|from your extra deck")
_SET = re.compile(r"cannot (?:be )?set\b|can only (?:be )?set\b")


# The database takes "D.D." cards for "D/D" cards.
_D_D, _NO_D_D = 0xAF, "D.D."


def _series(name: str, packed: int) -> int:
    """The four set codes of a card, without one that is not its own."""
    for shift in (0, 16, 32, 48):
        if packed >> shift & 0xFFFF == _D_D and _NO_D_D in name:
            packed ^= _D_D << shift
    return packed


def is_plain(kind: int, text: str) -> bool:
    """Whether a card without its effects can be handled as what is printed on it.

    A plain monster can be Normal Summoned, Tributed, Set and used as material as its facts say: no
    sentence of its text binds that, because each is an effect that the player can do without, or
    says how often. One of the Extra Deck is summoned with the materials of its first line and in
    no other way. A plain Spell or Trap can be Set. Where in doubt a card is not plain.
    """
    if not kind & _MONSTER:
        return not _SET.search(text.lower())
    if kind & _NO_BODY:
        return False
    if kind & _NORMAL:
        return True
    words = re.sub(r'"[^"]*"', "", _ASIDE.sub("", text)).lower()
    if kind & _EXTRA:
        words = words.partition("\n")[2]
        if kind & _PENDULUM or _OWN_WAY.search(words):
            return False
    return all(map(_is_free, re.split(r"[.\n\u25cf]\s*", words)))


def _is_free(sentence: str) -> bool:
    """Whether the player can do without what a sentence says."""
    option = _OPTION.search(sentence)
    if not sentence.strip() or _LIMIT.match(sentence.strip()):
        return True
    if option is None or _BOUND.search(sentence[: option.start()]):
        return False
    return not ("while" in sentence and "you cannot" in sentence)


def row(
    passcode: int, alias: int, setcode: int, kind: int, level: int, attack: int, defense: int,
    race: int, attribute: int, name: str, text: str,
) -> str:  # fmt: skip
    """The row of a card. Raises ValueError for a name that does not fit one."""
    if not name or not name.isprintable():
        raise ValueError(f"{passcode}: expected a printable name, found {name!r}")
    # SQLite's integers are signed, and the fourth set code reaches the sign bit.
    setcodes = f"{_series(name, setcode & 0xFFFF_FFFF_FFFF_FFFF):x}"
    plain = int(is_plain(kind, text))
    facts = (passcode, alias, setcodes, kind, level, attack, defense, race, attribute, plain, name)
    return "\t".join(map(str, facts))


def table(database: Path) -> str:
    """The table of all cards in this database, sorted by passcode.

    Raises sqlite3.Error if it is no card database, ValueError for a name that does not fit a row.
    """
    lines = [HEADER]
    # Read-only: a mistyped path is then an error, and not a new database.
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as cards:
        lines += [row(*card) for card in cards.execute(_QUERY)]
    return "\n".join(lines) + "\n"


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: python decklists/data/build.py PATH/TO/cards.cdb", file=sys.stderr)
        return 2
    try:
        text = table(Path(sys.argv[1]))
    except (sqlite3.Error, ValueError) as error:
        print(f"{sys.argv[1]}: {error}", file=sys.stderr)
        return 3
    target = Path(__file__).with_name("yugioh.tsv")
    target.write_text(text, encoding="utf-8", newline="\n")
    print(f"{target}: {text.count(chr(10)) - 1} cards", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
