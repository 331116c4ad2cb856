"""What hand traps leave of three starters of each bundled deck: the line to play, and its windows.

    python benchmarks/through.py                      every hand of through.tsv, against `staples`
    python benchmarks/through.py --hands snake-eye    those of which a line has this word
    python benchmarks/through.py --keep               write what was found into the table
    python benchmarks/through.py --show DIRECTORY     and each hand as the command prints it

As `endboard search DECK --hand HAND --against staples` at its default budget, at the goal file of
the deck. For each card: the score that is left at worst, and @ the step of the line that it answers
then; no step where it takes nothing. CPU seconds of one core.
"""

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Final

from machine import heading  # type: ignore[import-not-found]  # the file beside this one

# `search.py` beside this file would hide the package of its name.
sys.path = [path for path in sys.path if Path(path).resolve() != Path(__file__).parent.resolve()]

from cli.output import Output  # noqa: E402
from cli.yugioh.against import against_of, with_facts  # noqa: E402
from cli.yugioh.against_text import through_text  # noqa: E402
from cli.yugioh.goals import goal_for  # noqa: E402
from cli.yugioh.hand import parse_hand  # noqa: E402
from cli.yugioh.opened import OpenDeck, facts_of  # noqa: E402
from decklists import catalog, load_yugioh  # noqa: E402
from search.limits import DEFAULT_MAX_NODES  # noqa: E402
from search.yugioh import DeckSpec, Task  # noqa: E402
from search.yugioh.against import Against, Through, play_through  # noqa: E402

TABLE: Final = Path(__file__).with_suffix(".tsv")


def played(deck_name: str, hand: str, against: Against) -> tuple[Through, float]:
    """A hand through these cards, and the CPU seconds that it took."""
    deck = load_yugioh(deck_name)
    facts = facts_of(deck)
    goal, source = goal_for(None, deck, OpenDeck(deck, facts).game())
    spec = with_facts(DeckSpec(deck_name, deck.main, deck.extra, facts), against)
    start = time.process_time()
    task = Task(goal=goal, max_nodes=DEFAULT_MAX_NODES, source=source)
    found = play_through(spec, parse_hand(hand, deck, catalog()).cards, task, against)
    return found, time.process_time() - start


def figures(found: Through, seconds: float) -> dict[str, str]:
    """The columns of a hand, beside deck and hand."""
    plain, line = found.plain.boards, found.chosen
    row = {"best": str(plain[0].score) if plain else ""}
    if line is not None:
        score = line.board.score
        row |= {"line": str(score), "worth": f"{line.worth:.1f}"}
        for told in line.cards:
            worst = told.worst
            step = f"@{worst.step}" if worst is not None and worst.score < score else ""
            row[told.card.name] = f"{told.score}{step}"
    row.update(lines=str(found.lines), status=found.status, seconds=f"{seconds:.0f}")
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description="What hand traps leave of starters.")
    parser.add_argument("--hands", default="", help="only lines of the table with this word")
    parser.add_argument("--keep", action="store_true", help="write what was found into the table")
    parser.add_argument("--show", type=Path, help="a directory for each hand in full")
    arguments = parser.parse_args()
    print(heading())
    against = against_of(["staples"], None, Output(quiet=True))
    with TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    for number, row in enumerate(rows):
        if arguments.hands.casefold() not in f"{row['deck']} {row['hand']}".casefold():
            continue
        found, seconds = played(row["deck"], row["hand"], against)
        rows[number] = row = {
            "deck": row["deck"], "hand": row["hand"], **figures(found, seconds)
        }  # fmt: skip
        print(*row.values(), sep="\t", flush=True)
        if arguments.show is not None:
            name = f"{number + 1:02}-{row['deck']}.txt"
            (arguments.show / name).write_text(
                through_text(found, drawn=False, going="first"), encoding="utf-8"
            )
        if arguments.keep:
            _write(rows)


def _write(rows: list[dict[str, str]]) -> None:
    columns = max(rows, key=len)
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns, delimiter="\t", lineterminator="\n", restval="")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    main()
