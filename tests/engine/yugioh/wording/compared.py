"""Holding the wording of a card against its printed text."""

import re
from dataclasses import replace

from engine.rewriting import Rewriting, rewriting
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.clauses import Sentence, sentences
from engine.yugioh.card_text.synonyms import SAME
from engine.yugioh.card_text.unsaid_synonyms import UNSAID
from tests.engine.yugioh.wording.differences import NOT_PLAYED, OWN, UNPLAYED


def differing(card: la.Card, text: str, lines: list[str]) -> tuple[list[str], list[str]]:
    """The sentences of the printed text and of the wording that have no counterpart."""
    same = rewriting((*SAME, *UNSAID, *OWN.get(card.name, ())))
    materials = bool(card.type & v.EXTRA_DECK_TYPES)
    printed = sentences(text.split("\n"), card.name, same, materials)
    written = sentences(lines, card.name, same, materials)
    shields = _protections(card, same)
    if card.unsupported or shields:
        pattern = re.compile("|".join([*NOT_PLAYED, *_of(card, UNPLAYED)]))
        both = [sentence for sentence in printed if sentence in written]
        printed = [
            left
            for sentence in printed
            if (left := sentence if sentence in both else _played(sentence, pattern)).clauses
        ]
        written = [left for item in written if (left := _without(item, shields)).clauses]
    for sentence in list(printed):
        if sentence in written:
            printed.remove(sentence)
            written.remove(sentence)
    return [str(item) for item in printed], [str(item) for item in written]


def _of(card: la.Card, table: dict[str, str]) -> list[str]:
    return [table[card.name]] if card.name in table else []


def _played(sentence: Sentence, pattern: re.Pattern[str]) -> Sentence:
    """What is played of a printed sentence: nothing if its opening or its beginning is not."""
    first = [*sentence.opening, *sentence.clauses[:1]]
    if any(pattern.search(words) for words in first if words not in _PHASES):
        return replace(sentence, clauses=())
    return _left(sentence, {words for words in sentence.clauses if pattern.search(words)})


def _left(sentence: Sentence, gone: set[str]) -> Sentence:
    """A sentence without these clauses; nothing if only a cost and targets are left."""
    clauses = tuple(words for words in sentence.clauses if words not in gone)
    before = next((at for at, it in enumerate(sentence.clauses) if it.startswith("; ")), 0)
    if before and not any(words in clauses for words in sentence.clauses[before:]):
        clauses = ()
    return replace(sentence, clauses=clauses)


# Openings that name a Battle Phase or Standby Phase beside what is played.
_PHASES = (
    "during your main phase or your opponent's battle phase",
    "during your opponent's main phase or battle phase (quick effect)",
)


def _protections(card: la.Card, same: Rewriting) -> set[str]:
    """The clauses of protections, which are told in words of their own."""
    texts: set[str] = set()
    for node in card.walk():
        if not isinstance(node, la.Protect):
            continue
        told = sentences([node.text], card.name, same)
        texts |= {clause.strip("; ") for sentence in told for clause in sentence.clauses}
    return texts


def _without(sentence: Sentence, texts: set[str]) -> Sentence:
    """A written sentence without the clauses that say this."""
    return _left(sentence, {words for words in sentence.clauses if words.strip("; ") in texts})
