"""What is understood of real Digimon decks: python benchmarks/digimon_text.py SHARED [--why N]

SHARED is a folder with `cards/digimon.json`, `decks/digimon-use.csv` and `decks/digimon/real`.
Prints the share of use whose cards are whole and the decks all of whose cards are; with `--why N`
the N reasons by which most use is lost, with cards for each; and the names and traits that whole
cards ask for and no card has: slips of the list, or of the reading.
"""

import argparse
import csv
import json
import re
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from engine.digimon.card_text import compile_card
from engine.digimon.card_text.build import facts_of, texts_of
from engine.digimon.cards import definitions
from engine.digimon.language import Named, Trait


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("shared", type=Path)
    options.add_argument("--why", type=int, default=0)
    options.add_argument("--examples", type=int, default=2)
    options.add_argument("--text-alone", action="store_true", help="as if none were by hand")
    options.add_argument("--grep", default="", help="only parts that hold this")
    asked = options.parse_args()
    rows = json.loads((asked.shared / "cards" / "digimon.json").read_text("utf-8"))
    with (asked.shared / "decks" / "digimon-use.csv").open(encoding="utf-8") as lines:
        use = {row["number"]: int(row["decks"]) for row in csv.DictReader(lines)}
    whole: set[str] = set()
    why: Counter[str] = Counter()
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    had = {one.casefold() for card in definitions().values() for one in (card.name, *card.traits)}
    asked_for: dict[str, list[str]] = defaultdict(list)
    began = time.perf_counter()
    for row in rows:
        number = row["cardId"]
        facts = facts_of(row)
        had.update(one.casefold() for one in (facts.name, *facts.traits))
        by_hand = definitions().get(number)
        if by_hand is not None and not by_hand.unsupported and not asked.text_alone:
            whole.add(number)
            continue
        compiled = compile_card(facts, texts_of(row))
        if compiled.whole:
            whole.add(number)
            for asks in compiled.card.walk():
                if isinstance(asks, Named | Trait) and number not in asked_for[asks.name]:
                    asked_for[asks.name].append(number)
        for part in compiled.parts:
            if part.why is None or number not in use or asked.grep not in part.text:
                continue
            word = part.why.word.text if part.why.word is not None else "the end"
            written = part.why.expected.startswith("the same words")
            named = "not the same when written back" if written else f"{word!r}, not "
            named += "" if written else part.why.expected
            why[named] += use[number]
            text = f"{number} ({use[number]}): {part.text}" + (
                f"\n        {word}" if written else ""
            )
            found[named].append((use[number], text))
    seconds = time.perf_counter() - began
    decks = [
        set(re.findall(r"\b[A-Z]+\d*-\d+\b", file.read_text("utf-8")))
        for file in sorted((asked.shared / "decks" / "digimon" / "real").glob("*.txt"))
    ]
    share = sum(count for number, count in use.items() if number in whole) / sum(use.values())
    print(f"{len(rows):,} cards in {seconds:.1f} s; whole: {len(whole):,}")
    print(f"use {share:.1%}; decks whole {sum(deck <= whole for deck in decks)} of {len(decks)}")
    for named, lost in why.most_common(asked.why):
        print(f"{lost:6} {len(found[named]):4} {named}")
        for _, text in sorted(found[named], key=lambda one: -one[0])[: asked.examples]:
            print(f"        {text}")
    for name, cards in sorted(asked_for.items()):
        if asked.why and name.casefold() not in had:
            print(f"no card has [{name}]: {' '.join(cards)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
