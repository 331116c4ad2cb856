"""How much of the real decks is understood: python benchmarks/card_text.py SHARED [--why N]

SHARED is a folder with `cards/cards.cdb`, `cards/strings.conf`, `decks/yugioh-use.csv` and
`decks/yugioh`.  Prints the share of use whose cards are whole, the decks of whose cards every one
or nine in ten copies are, and with `--why N` the N reasons by which most use is lost, with a card
for each.
"""

import argparse
import csv
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from engine.yugioh.card_text import Compiled, Lexicon, compile_card
from engine.yugioh.card_text.build import Text, lexicon, series_of, texts
from engine.yugioh.cards import definitions


def reason(compiled: Compiled) -> tuple[str, str]:
    """Why the first part of a card that is not played is not: the reason, and the sentence."""
    part = next(part for part in compiled.parts if part.status == "not played")
    if part.why is None:
        return "?", part.text
    word = part.why.word.text if part.why.word is not None else "the end"
    if part.why.expected.startswith("the same words"):
        return "not the same when written back", f"{part.text}\n        {word}"
    return f"{word!r}, not {part.why.expected}", part.text


def main() -> int:
    options = argparse.ArgumentParser()
    options.add_argument("shared", type=Path)
    options.add_argument("--why", type=int, default=0)
    options.add_argument("--all", action="store_true", help="every card, not only those in use")
    options.add_argument("--text-alone", action="store_true", help="as if none were by hand")
    options.add_argument("--cards", type=int, default=0, help="the most used that are not whole")
    options.add_argument("--grep", default="", help="only sentences that hold this")
    asked = options.parse_args()
    cards = texts(asked.shared / "cards" / "cards.cdb")
    strings = (asked.shared / "cards" / "strings.conf").read_text(encoding="utf-8")
    known: Lexicon = lexicon(cards, series_of(strings))
    with (asked.shared / "decks" / "yugioh-use.csv").open(encoding="utf-8") as lines:
        use = {int(row["passcode"]): int(row["decks"]) for row in csv.DictReader(lines)}
    original = {card.passcode: card.alias if card.is_artwork else card.passcode for card in cards}
    whole: dict[int, bool] = {}
    why: Counter[str] = Counter()
    example: dict[str, list[str]] = {}
    unplayed: list[tuple[int, str, str]] = []
    began = time.perf_counter()
    wanted: list[Text] = [card for card in cards if asked.all or card.passcode in use]
    for card in wanted:
        if card.is_artwork:
            continue
        compiled = compile_card(card.facts, card.text, known)
        whole[card.passcode] = compiled.whole
        by_hand = definitions().get(card.passcode)
        if by_hand is not None and not asked.text_alone:
            whole[card.passcode] = not by_hand.missing
            continue
        if not compiled.whole:
            named, text = reason(compiled)
            if asked.grep and asked.grep not in text:
                continue
            used = use.get(card.passcode, 0)
            why[named] += used
            example.setdefault(named, []).append(f"{card.name} ({used}): {text}")
            unplayed.append((used, card.name, f"{named}: {text}"))
    seconds = time.perf_counter() - began
    for passcode, base in original.items():
        if passcode != base:
            whole[passcode] = whole.get(base, False)
    total = sum(use.values())
    share = sum(count for passcode, count in use.items() if whole.get(passcode)) / total
    decks = [_deck(path) for path in sorted((asked.shared / "decks" / "yugioh").glob("*.ydk"))]
    shares = [
        sum(whole.get(passcode, False) for passcode in deck) / len(deck) for deck in decks if deck
    ]
    print(f"{len(wanted):,} cards in {seconds:.1f} s; whole: {sum(whole.values()):,}")
    print(f"use {share:.1%}; decks whole {sum(s == 1 for s in shares)} of {len(shares)}, "
          f"nine in ten copies {sum(s >= 0.9 for s in shares)}, "
          f"copies {sum(shares) / max(1, len(shares)):.1%}")  # fmt: skip
    for named, lost in why.most_common(asked.why):
        print(f"{lost:6} {len(example[named]):4} {named}")
        for text in sorted(
            example[named],
            key=lambda text: (
                -int(text.split(" (")[1].split(")")[0])
                if text.split(" (")[1].split(")")[0].isdecimal()
                else 0
            ),
        )[:2]:
            print(f"        {text}")
    for used, name, text in sorted(unplayed, reverse=True)[: asked.cards]:
        print(f"{used:5} {name}: {text}")
    return 0


def _deck(path: Path) -> list[int]:
    """The main and Extra Deck of a .ydk file."""
    found: list[int] = []
    side = False
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        side |= line.startswith("!side")
        if line.strip().isdecimal() and not side:
            found.append(int(line))
    return found


if __name__ == "__main__":
    sys.exit(main())
