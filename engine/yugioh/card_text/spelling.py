"""Older wordings and reminders, put into the one spelling that the grammar reads.

Each of these says the same in both spellings; no text of a card stands here.
"""

import re
from typing import Final

_SAME: Final = tuple(
    (re.compile(pattern), words)
    for pattern, words in (
        ("\r", ""),
        (r"\(s\)", ""),
        ("\u2019", "'"),
        (r",? ?\(except during the Damage Step\)", ""),
        (r",? even during the Damage Step", ""),
        (r"\bGraveyard\b", "GY"),
        (r"-Type\b", ""),
        (r"\bdirectly (?=from)", ""),
        (r"\bin face-up (Attack|Defense) Position\b", r"in \1 Position"),
    )
)


def spelled(text: str) -> str:
    """The text in today's spelling."""
    for pattern, words in _SAME:
        text = pattern.sub(words, text)
    return text
