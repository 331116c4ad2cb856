"""Whatever looks through the Deck notes it (`State.look_through`), or looks at no unknown card.

`endboard tune` takes results over from one list to another by that: see `docs/tuning.md`.
"""

import re
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "engine" / "yugioh"
ROOMS = (
    "effects", "legality", "movement", "position", "queries", "summoning", "turn", "worth",
)  # fmt: skip
# What goes through a pile card by card, or could: and why it is no look at unknown cards of a Deck.
GOES_THROUGH = {
    "effects/operations/draws.py": "notes it",
    "effects/operations/fusions.py": "notes it",
    "effects/operations/summons_now.py": "the hand",
    "keys.py": "the cards whose place in the Deck is known; all of them if the Deck is in order",
    "movement/deck_order.py": "cards whose place is known; else it gathers",
    "position/state.py": "puts cards in and takes them out; the hand",
    "queries/gathering.py": "notes it",
    "queries/waiting.py": "the hand",
    "turn/open_state.py": "the hand",
    "turn/triggers.py": "the hand",
    "worth/value.py": "hand, GY and banished cards",
}


def test_nothing_else_goes_through_a_pile() -> None:
    files = [
        ENGINE / "keys.py",
        *(file for room in ROOMS for file in (ENGINE / room).rglob("*.py")),
    ]
    found = {
        file.relative_to(ENGINE).as_posix()
        for file in files
        if re.search(r"\[HEAD \+", file.read_text(encoding="utf-8"))
    }
    assert found == set(GOES_THROUGH)


def test_those_that_note_it_do() -> None:
    noting = {file for file, why in GOES_THROUGH.items() if why == "notes it"}
    for file in noting:
        assert "look_through(" in (ENGINE / file).read_text(encoding="utf-8")
