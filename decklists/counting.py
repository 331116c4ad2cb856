"""What the checks of both games count: the sizes of sections, and the first copy of each card."""

from collections.abc import Iterator, Mapping

from decklists.deck import SECTION_NAMES, CardId, Entry, Problem, Section, Sections


def wrong_sizes(
    deck: Sections[CardId], sizes: Mapping[Section, tuple[int, int]]
) -> Iterator[Problem]:
    """A problem for each section with fewer or more cards than the two numbers allow."""
    for section, (fewest, most) in sizes.items():
        size = len(deck.cards_of(section))
        if size < fewest:
            advice = f"add {fewest - size}"
        elif size > most:
            advice = f"remove {size - most}"
        else:
            continue
        expected = str(most) if fewest == most else f"{fewest} to {most}"
        message = f"expected {expected} cards in the {SECTION_NAMES[section]}, found {size}"
        yield Problem("error", deck.source, None, None, f"{message}; {advice}")


def first_copies(deck: Sections[CardId]) -> Iterator[Entry[CardId]]:
    """The first copy of each card in each section."""
    seen: set[tuple[Section, CardId]] = set()
    for entry in deck.entries():
        if (entry.section, entry.card) not in seen:
            seen.add((entry.section, entry.card))
            yield entry
