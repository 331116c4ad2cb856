"""Holding a text against the wording of the definition that it was read as."""

import re
from collections import Counter
from functools import cache
from typing import Final

from engine.rewriting import Rewriting, rewriting
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.card_text.clauses import sentences
from engine.yugioh.card_text.deed_synonyms import DEEDS
from engine.yugioh.card_text.event_synonyms import EVENTS
from engine.yugioh.card_text.late_synonyms import LATE
from engine.yugioh.card_text.lately_synonyms import LATELY
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.newer_synonyms import NEWER
from engine.yugioh.card_text.number_synonyms import NUMBERS
from engine.yugioh.card_text.one_of_each import ONE_PLACE
from engine.yugioh.card_text.plain_synonyms import PLAIN
from engine.yugioh.card_text.rule_synonyms import RULES
from engine.yugioh.card_text.said_otherwise import OTHERWISE, TARGETS
from engine.yugioh.card_text.single_synonyms import SINGLE
from engine.yugioh.card_text.spoken_synonyms import SPOKEN
from engine.yugioh.card_text.step_synonyms import STEPS
from engine.yugioh.card_text.synonyms import SAME
from engine.yugioh.card_text.tokens import NotUnderstood, Word
from engine.yugioh.card_text.unsaid_synonyms import UNSAID
from engine.yugioh.wording import card_text

# The facts of Tokens, which are read by themselves; the wording has those of the library alone.
_FACTS: Final = re.compile(
    r" \([A-Z][a-zA-Z -]*/(?:Tuner/)?[A-Z]+/Level \d+/ATK [\d?]+/DEF [\d?]+\)"
)
# A card that is being activated is never among those that it is about.
_OTHER: Final = re.compile(
    r"(?<!and )(\b(?:\d+|all|a number of|[Dd]estroy) )other "
    r"(?=(?:(?:face-up|Set|Continuous|Equip) )*(?:[Cc]ards?\b|Spells?\b|Traps?\b|\"))"
)
_SAME: Final = (
    *ONE_PLACE, *TARGETS, *NUMBERS, *EVENTS, *RULES, *STEPS, *SPOKEN, *SAME, *UNSAID, *LATE,
    *PLAIN, *OTHERWISE, *DEEDS, *SINGLE, *NEWER, *LATELY,
)  # fmt: skip


@cache
def _table() -> Rewriting:
    return rewriting(_SAME)


_WHEN: Final = re.compile(r"^(Once per turn, )?[Ww]hen ")


def same(card: la.Card, text: str, lexicon: Lexicon) -> None:
    """Raises NotUnderstood unless the wording of the card says what the text says."""
    lines = [_FACTS.sub("", line) for line in _written(card, text, lexicon)]
    text = _FACTS.sub("", _quick(card, text))
    if "\n".join(lines) == text:
        return
    if _must(card):
        # What must be activated never misses its timing.
        text = _WHEN.sub(r"\1if ", text, count=1)
        text = text[:1].upper() + text[1:]
    if any(isinstance(item, la.Activate) for item in card.effects):
        text = _OTHER.sub(r"\1", text)
        lines = [_OTHER.sub(r"\1", line) for line in lines]
    written = sentences(lines, card.name, _table())
    printed = sentences(text.split("\n"), card.name, _table())
    if written != printed:
        found = Word(" ".join(lines), 0)
        raise NotUnderstood(text, found, "the same words when it is written back")


def same_in_any_order(card: la.Card, text: str, lexicon: Lexicon) -> None:
    """The same for all effects of a card, each with the limits that are about it.

    Raises NotUnderstood.
    """
    lines = _written(card, text, lexicon)
    text = _quick(card, text)
    plain = [_FACTS.sub("", told) for told in ("\n".join(lines), text)]
    if any(isinstance(item, la.Activate) for item in card.effects):
        plain = [_OTHER.sub(r"\1", told) for told in plain]
    # Whether a timing is missed was compared sentence by sentence.
    early = [told.replace("When ", "If ").replace("Once per turn, when ", "Once per turn, if ")
             for told in plain]  # fmt: skip
    if _differ(plain, card) and _differ(early, card):
        found = Word(" ".join(lines), 0)
        raise NotUnderstood(text, found, "the same words when the whole card is written back")


def _differ(told: list[str], card: la.Card) -> bool:
    """Whether two texts differ in any sentence, or in how often it is said."""
    written, printed = (Counter(sentences(text.split("\n"), card.name, _table())) for text in told)
    return written != printed


def _quick(card: la.Card, text: str) -> str:
    """The text of a Trap, of which every effect is a Quick Effect, without saying so."""
    return text.replace(" (Quick Effect)", "") if card.type & v.TRAP else text


def _written(card: la.Card, text: str, lexicon: Lexicon) -> list[str]:
    try:
        return [lexicon.plain(line) for line in card_text(card, lexicon.name_of)]
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        why = f"a definition that can be written back ({error})"
        raise NotUnderstood(text, None, why) from error


def _must(card: la.Card) -> bool:
    """Whether the only effect is one that must be activated."""
    item = card.effects[0] if len(card.effects) == 1 else None
    return isinstance(item, la.Trigger) and not item.optional
