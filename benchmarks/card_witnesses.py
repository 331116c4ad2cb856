"""What others say of the cards whose texts are understood.

    python benchmarks/card_witnesses.py SHARED [--all] [--show 3]

SHARED is a folder with `cards/` and `cardtext/` (its README says where the witnesses come from).
Every card that is understood whole is held against

    by hand    the definition that was written by hand, in one canonical form
    kinds      the activated effects that the reference registers: what kind, whether they
               target, whether they are limited by the card's name
    numbered   how many effects the official numbering gives the card
    category   what the card database says that the card does

Prints the share that agrees, and the first alarms of each cause; with `--all` every one.
"""

import argparse
import csv
import sqlite3
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent.parent))

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text import Compiled, compile_card
from engine.yugioh.card_text.build import Text, lexicon, series_of, texts
from engine.yugioh.cards import definitions
from tests.card_text.canonical import differences

# What the bits of `datas.category` say, and the phrases of which one must then be there.
CATEGORIES: Final[dict[int, tuple[str, ...]]] = {
    0x100: ("Draw", "PlayDraw"),
    0x1000: ("TakeControl", "SwapControl"),
    0x2000: ("ChangeStats", "FieldStats", "EquipStats", "StatsBecome"),
    0x40000: ("SpecialSummon", "ByItself", "CreateToken", "SummonAsMonster", "RitualSummon",
              "FusionSummon", "SynchroSummon", "XyzSummon", "LinkSummon", "Revive"),
    0x400000: ("Damage", "PayLifePoints"),
    0x800000: ("GainLife",),
    0x80000000: ("Negate", "NegateActivation", "FieldNegate", "Negated"),
}  # fmt: skip


def compiled(shared: Path) -> Iterator[tuple[Text, Compiled]]:
    """Every card of the database that is no other picture, as its text is understood."""
    cards = texts(shared / "cards" / "cards.cdb")
    known = lexicon(cards, series_of((shared / "cards" / "strings.conf").read_text("utf-8")))
    for card in cards:
        if not card.is_artwork and not card.kind & (v.TOKEN | v.NORMAL):
            yield card, compile_card(card.facts, card.text, known)


# ---------------------------------------------------------------- the reference


_KINDS: Final = ((la.Activate, "A"), (la.Trigger, "T"), (la.Quick, "Q"), (la.Ignition, "I"))


def kinds(card: la.Card) -> Counter[str]:
    """The activated effects of a card in the letters of `effect-kinds.csv`."""
    found: Counter[str] = Counter()
    for item in card.effects:
        letter = next((letter for kind, letter in _KINDS if isinstance(item, kind)), "")
        # The reference makes what a Fusion or Ritual Summon does elsewhere.
        made = any(isinstance(node, la.FusionSummon | la.RitualSummon) for node in item.walk())
        if letter and isinstance(item, la.Effect) and not item.unsupported and not made:
            limits = item.limit if isinstance(item.limit, tuple) else (item.limit,)
            hard = any(one and one.scope not in ("soft", "stay", "chain") for one in limits)
            chosen = bool(item.target) or _targets_later(item)
            found[letter + "t" * chosen + "h" * hard] += 1
    return found


def _targets_later(item: la.Effect) -> bool:
    return any(isinstance(node, la.OneOf) and node.at == "activation" for node in item.walk())


def other_kinds(card: la.Card, row: str) -> str:
    """How the effects differ from those of the reference; empty if they do not.

    The reference has one for each of several events, and those that only a battle uses.
    """
    theirs = {part.split("x")[0] for part in row.split()}
    ours = set(kinds(card))
    if "A" not in theirs:
        ours -= {"A"}  # not in every row of a card that only is there
    inert = sum(isinstance(item, la.Effect) and item.inert for item in card.effects)
    more, less = ours - theirs, theirs - ours
    if more or (len(less) > inert):
        return f"ours {' '.join(sorted(more)) or '-'}, theirs {' '.join(sorted(less)) or '-'}"
    return ""


def too_few(card: la.Card, numbered: int) -> str:
    """That the official numbering has more effects than the definition; empty if not."""
    flags = card.one_on_field + card.one_summon_per_turn + card.special_only
    said = len(card.effects) + len(card.procedures) + flags
    branches = sum(len(node.options) for node in card.walk() if isinstance(node, la.OneOf))
    return f"{numbered} against {said}" if numbered > said + branches else ""


def absent(card: la.Card, category: int) -> str:
    """What the database says that the card does, and its definition does not."""
    there = {node.kind for node in card.walk()}
    inert = any(isinstance(item, la.Effect) and item.inert for item in card.effects)
    if inert:
        return ""
    return ", ".join(
        words[0] for bit, words in CATEGORIES.items() if category & bit and not there & {*words}
    )


# ----------------------------------------------------------------------- report


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("shared", type=Path)
    options.add_argument("--all", action="store_true", help="every alarm")
    options.add_argument("--show", type=int, default=3, help="alarms shown of each cause")
    asked = options.parse_args()
    known = _read(asked.shared / "cardtext" / "effect-kinds.csv", 1)
    numbers = _read(asked.shared / "cardtext" / "numbered.csv", 1)
    with closing(sqlite3.connect(asked.shared / "cards" / "cards.cdb")) as base:
        category = dict(base.execute("SELECT id, category FROM datas"))
    asked_of: Counter[str] = Counter()
    alarms: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for card, found in compiled(asked.shared):
        if not found.whole:
            continue
        by_hand = definitions().get(card.passcode)
        if by_hand is not None and not by_hand.missing:
            asked_of["by hand"] += 1
            mine, theirs = differences(found.card, by_hand)
            if mine or theirs:
                alarms["by hand"]["they differ"].append(f"{card.name}\n  {mine}\n  {theirs}")
        pendulum = card.kind & v.PENDULUM
        for witness, rows, check in (
            ("kinds", known, other_kinds), ("category", category, absent),
            ("numbered", numbers, lambda card, row: too_few(card, int(row))),
        ):  # fmt: skip
            row = rows.get(card.passcode)
            if row is None or pendulum:
                continue
            asked_of[witness] += 1
            cause = check(found.card, row)
            if cause:
                alarms[witness][cause].append(card.name)
    for witness, asked_times in asked_of.items():
        causes = alarms[witness]
        wrong = sum(len(names) for names in causes.values())
        print(f"{witness}: {asked_times:,} cards, {1 - wrong / asked_times:.1%} agree")
        for cause, names in sorted(causes.items(), key=lambda item: -len(item[1])):
            shown = names if asked.all or witness == "by hand" else names[: asked.show]
            print(f"  {len(names):4} {cause}: " + "; ".join(shown))
    return 0


def _read(file: Path, column: int) -> dict[int, Any]:
    with file.open(encoding="utf-8") as lines:
        rows = csv.reader(lines)
        next(rows)
        return {int(row[0]): row[column] for row in rows}


if __name__ == "__main__":
    sys.exit(main())
