"""How many walks of the reference engine the engine follows, and where it leaves the others.

    python benchmarks/walks.py FILE... [--jobs 2] [--show 3] [--texts SHARED [--text-alone]]

FILE is gzipped JSON, one walk a line, as `tests/golden/walks/bundled.jsonl.gz`. A walk is replayed
to where a card acts or comes into play that has no definition, or of which a part is not played; it
is whole if none does. Before that, commands are missing that only such cards allow: they are never
summoned by an effect. What differs with such cards in the deck is told apart.

With `--texts` cards whose text is understood whole are defined by it, and only walks with such
cards are replayed; with `--text-alone` also those defined by hand.
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

# `search.py` beside this file would hide the package of its name; the tests are in no package.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]
sys.path.append(str(Path(__file__).resolve().parents[1]))

from cli.yugioh.opened import facts_of  # noqa: E402
from decklists import Deck, catalog  # noqa: E402
from engine.agenda import RuleError  # noqa: E402
from engine.instruction import CompileError  # noqa: E402
from engine.yugioh.card_text import Lexicon, compile_card  # noqa: E402
from engine.yugioh.card_text.build import Text, lexicon, series_of, texts  # noqa: E402
from engine.yugioh.cards import definitions  # noqa: E402
from engine.yugioh.language import Card  # noqa: E402
from tests.golden.replay import MismatchError  # noqa: E402
from tests.golden.walks import (  # noqa: E402
    MOST_CHOICES,
    Walk,
    load,
    name_of,
    replay_walk,
    undefined,
    without,
)


class Outcome(NamedTuple):
    """What came of a walk: no cause if it replays; the cards concerned, those that end it."""

    walk: str
    states: int
    cause: str = ""
    cards: tuple[int, ...] = ()
    what: str = ""
    ended_by: tuple[int, ...] = ()


class Texts:
    """Definitions from texts, made when a walk first needs them; none without a folder."""

    def __init__(self, shared: Path | None, alone: bool) -> None:
        self._alone = alone
        self._made: dict[int, Card | None] = {}
        self._texts: dict[int, Text] = {}
        self.tokens: dict[int, Card] = {}
        if shared is None:
            return
        cards = texts(shared / "cards" / "cards.cdb")
        strings = (shared / "cards" / "strings.conf").read_text(encoding="utf-8")
        self._texts = {card.passcode: card for card in cards if not card.is_artwork}
        self._known: Lexicon = lexicon(cards, series_of(strings))

    def __bool__(self) -> bool:
        return bool(self._texts)

    def get(self, passcode: int) -> Card | None:
        """The definition that the text of a card means; None where it is not understood whole."""
        if passcode not in self._made:
            card = self._texts.get(passcode)
            made = None
            if card is not None and (self._alone or passcode not in definitions()):
                compiled = compile_card(card.facts, card.text, self._known)
                made = compiled.card if compiled.whole else None
                self.tokens |= {token.passcode: token for token in compiled.tokens}
            self._made[passcode] = made
        return self._made[passcode]


TEXTS = Texts(None, False)
MOST = MOST_CHOICES


def outcome(walk: Walk) -> Outcome | None:
    """Replay one walk as far as its cards are defined; None where no card of a text is in it."""
    given = walk["input"]
    main = (*given["hand"], *given["main"])
    deck = Deck(name_of(walk), "", "yugioh", main=main, extra=tuple(given["extra"]))
    facts = {card.passcode: card for card in facts_of(deck)}
    read = {card: made for card in {*main, *deck.extra} if (made := TEXTS.get(card)) is not None}
    if TEXTS:
        facts = {card: replace(known, defined=False) for card, known in facts.items()}
    facts |= read | TEXTS.tokens
    unplayed = undefined(walk, facts)
    part, lacking = without(walk, unplayed)
    if TEXTS and not read:
        return None
    ended_by = tuple(sorted(lacking))
    try:
        return Outcome(name_of(walk), replay_walk(part, facts, MOST), ended_by=ended_by)
    except (CompileError, RuleError) as error:
        return Outcome(name_of(walk), 0, str(error), tuple(sorted(read)), "", ended_by)
    except MismatchError as mismatch:
        difference = mismatch.difference
        cards = difference.cards or (chosen_before(walk, mismatch.step),)
        cause = f"{difference.cause} with cards not played" if unplayed else difference.cause
        how = cause, cards, str(mismatch)
        return Outcome(name_of(walk), mismatch.step, *how, ended_by)


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
    parser.add_argument("--texts", type=Path, help="define cards by their texts, of this folder")
    parser.add_argument("--text-alone", action="store_true", help="also those defined by hand")
    parser.add_argument("--most", type=int, default=MOST_CHOICES, help="inner choices of a walk")
    parser.add_argument("--each", type=int, default=1, help="replay one walk of so many")
    parser.add_argument("--first", type=int, default=0, help="beginning with this one")
    arguments = parser.parse_args()
    global TEXTS, MOST
    MOST = arguments.most
    TEXTS = Texts(arguments.texts, arguments.text_alone)
    print(heading())
    start = time.perf_counter()
    walks = [walk for file in arguments.files for walk in load(file)]
    walks = walks[arguments.first :: arguments.each]
    with multiprocessing.Pool(arguments.jobs) as pool:
        outcomes = [item for item in pool.map(outcome, walks, chunksize=4) if item is not None]
    print(f"{len(walks):,} walks, {time.perf_counter() - start:.0f} s")
    for kind, some in (
        ("whole", [item for item in outcomes if not item.ended_by]),
        ("in part", [item for item in outcomes if item.ended_by]),
    ):
        agree = sum(not item.cause for item in some)
        states = sum(item.states for item in some)
        share = f"{agree / len(some):.2%}" if some else "none"
        print(f"{kind}: {len(some):,}, of which {agree:,} agree ({share}); {states:,} open states")
    groups: dict[tuple[str, tuple[int, ...]], list[Outcome]] = defaultdict(list)
    for item in outcomes:
        if item.cause:
            groups[item.cause, item.cards].append(item)
    for (cause, cards), items in sorted(groups.items(), key=lambda group: -len(group[1])):
        names = ", ".join(name(card) for card in cards)
        print(f"\n{len(items)} {cause}: {names}")
        for item in items[: arguments.show]:
            print(f"    {item.walk}: {item.what}")
    lacking = Counter(card for item in outcomes for card in item.ended_by)
    if lacking:
        print("\nwithout a definition, and so many walks end there:")
        for card, times in lacking.most_common(20):
            print(f"    {times:>5} {name(card)}")


if __name__ == "__main__":
    main()
