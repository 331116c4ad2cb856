"""How many walks of the reference engine the engine follows, and where it leaves the others.

    python benchmarks/walks.py FILE... [--jobs 2] [--show 3]

FILE is gzipped JSON, one walk a line, as `tests/golden/walks/bundled.jsonl.gz`. A walk counts only
if every card in it that acts has a definition.
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

# `search.py` beside this file would hide the package of its name; the tests are in no package.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]
sys.path.append(str(Path(__file__).resolve().parents[1]))

from cli.yugioh.opened import facts_of  # noqa: E402
from decklists import Deck, catalog  # noqa: E402
from engine.yugioh.cards import definitions  # noqa: E402
from engine.yugioh.language import Card  # noqa: E402
from tests.golden.replay import MismatchError  # noqa: E402
from tests.golden.walks import Walk, acting, load, name_of, replay_walk  # noqa: E402

UNDEFINED = "does not count"


class Outcome(NamedTuple):
    """What came of a walk: no cause if it replays; the cards concerned, or those not defined."""

    walk: str
    cause: str
    cards: tuple[int, ...]
    what: str = ""


def outcome(walk: Walk) -> Outcome:
    """Replay one walk."""
    given = walk["input"]
    main = (*given["hand"], *given["main"])
    deck = Deck(name_of(walk), "", "yugioh", main=main, extra=tuple(given["extra"]))
    facts = {card.passcode: card for card in facts_of(deck)}
    missing = sorted(card for card in acting(walk) if not _is_played(card, facts))
    if missing:
        return Outcome(name_of(walk), UNDEFINED, tuple(missing))
    try:
        replay_walk(walk, facts)
    except MismatchError as mismatch:
        difference = mismatch.difference
        cards = difference.cards or (chosen_before(walk, mismatch.step),)
        return Outcome(name_of(walk), difference.cause, cards, str(mismatch))
    return Outcome(name_of(walk), "", ())


def _is_played(card: int, facts: dict[int, Card]) -> bool:
    return card in definitions() or (card in facts and facts[card].defined)


def chosen_before(walk: Walk, step: int) -> int:
    """The card of the last command before this open state; 0 if there is none."""
    steps = walk["lines"][0]["steps"][:step]
    chosen = steps[-1]["options"][steps[-1]["chosen"]] if steps else {}
    return int(chosen["card"][0]) if "card" in chosen else 0


def name(card: int) -> str:
    """A card by name, or its passcode."""
    known = definitions().get(card) or catalog().get(card)
    return known.name if known else str(card or "no card")


def main() -> None:
    parser = argparse.ArgumentParser(description="Walks of the reference engine.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="gzipped JSON lines")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count(), help="processes")
    parser.add_argument("--show", type=int, default=3, help="differences shown of each cause")
    arguments = parser.parse_args()
    print(heading())
    start = time.perf_counter()
    walks = [walk for file in arguments.files for walk in load(file)]
    with multiprocessing.Pool(arguments.jobs) as pool:
        outcomes = pool.map(outcome, walks, chunksize=4)
    counted = [item for item in outcomes if item.cause != UNDEFINED]
    agree = sum(not item.cause for item in counted)
    seconds = time.perf_counter() - start
    print(f"{len(walks):,} walks, {len(counted):,} of cards that are defined, {seconds:.0f} s")
    print(f"{agree:,} agree: {agree / max(len(counted), 1):.2%}")
    groups: dict[tuple[str, tuple[int, ...]], list[Outcome]] = defaultdict(list)
    for item in counted:
        if item.cause:
            groups[item.cause, item.cards].append(item)
    for (cause, cards), items in sorted(groups.items(), key=lambda group: -len(group[1])):
        names = ", ".join(name(card) for card in cards)
        print(f"\n{len(items)} {cause}: {names}")
        for item in items[: arguments.show]:
            print(f"    {item.walk}: {item.what}")
    lacking = Counter(card for item in outcomes if item.cause == UNDEFINED for card in item.cards)
    if lacking:
        print("\nwithout a definition, in so many walks:")
        for card, times in lacking.most_common(20):
            print(f"    {times:>5} {name(card)}")


if __name__ == "__main__":
    main()
