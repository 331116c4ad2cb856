"""A text in the spelling that is read: today's, with the signs and short forms of none.

What is rewritten, and why, stands in the tables of `spellings`.
"""

import re
import unicodedata
from typing import Final

from engine.digimon.card_text.spellings import LINES
from engine.digimon.card_text.spellings.reminders import reminded
from engine.rewriting import Rewriting

_NAMES: Final = r"(\[[^]]*\](?:(?:/|, | or |, or )\[[^]]*\])*)"
_SAME: Final = Rewriting((pattern, words) for pattern, words, _ in LINES)
# What is said in brackets to remind of a rule.
_REMINDER: Final = re.compile(r" *\((?=[A-Z])[^()]*(?:\([^()]*\)[^()]*)*\)(?!\]|[^<]*>)\.?")
_COLORED: Final = r"(?:(?:[Rr]ed|[Bb]lue|[Yy]ellow|[Gg]reen|[Bb]lack|[Pp]urple|[Ww]hite)/?)+"
_ONE: Final = (
    rf"(?:(?:{_COLORED} )?Lv\.\d(?: ?w/(?:\[[^]]*\](?: or \[[^]]*\])*|<Save>) in (?:its )?"
    rf"(?:name|traits|text)(?: and \[[^]]*\] trait)?"
    rf"| ?w/\[[^]]*\] trait| 2-color w/[a-z]+)?|{_NAMES})"
)
# Requirements as older cards print them, and what stands on their line.
_WAYS: Final = Rewriting(
    (
        (
            r"\bDigivolve: (\d+) from (Lv\.\d) if name contains (\[[^]]*\]) *",
            r"[Digivolve] \2 w/\3 in name: Cost \1\n",
        ),
        (r"\bDigivolve: (\d+) from ([A-Z][a-z]+mon)\b", r"Digivolve: \1 from [\2]"),
        (
            r"\bBurst Digivolve: (\d+) from (\[[^]]*\]) by returning 1 (\[[^]]*\]) to hand"
            r"At the end of the burst digivolution turn, trash this Digimon's top card *",
            "[Burst Digivolve] \\2: Cost \\1 by returning 1 \\3 to the hand\n",
        ),
        (
            r"\bDigivolve: (\d+) from (\[[^]]*\]) w/ ?(\[[^]]*\]) digivolution card\b",
            r"[Digivolve] \2 w/\3 in digivolution cards: Cost \1\n",
        ),
        (rf"\bDigivolve: (\d+) from ({_ONE}) *", r"[Digivolve] \2: Cost \1\n"),
        (
            rf"<?\bDNA Digivolution: (\d+) from ({_ONE}) \+ ({_ONE}) *>? *",
            r"[DNA Digivolve] \2 + \4: Cost \1\n",
        ),
        (
            r"\bDigivolve: (\d+) if name contains (\[[^]]*\]) *",
            r"[Digivolve] \2 in name: Cost \1\n",
        ),
        (r"\[DNA Digivolution\]", "[DNA Digivolve]"),
        (r"\bDigiXros -(\d):", r"[DigiXros -\1]"),
        (r" xD7 ", " x "),
        (
            r"When you would play this card, you may place specified cards from your hand/battle "
            r"area under it\. Each placed card reduces the play cost\.",
            "\n",
        ),
        (
            r"\bDigivolve unsuspended with the 2 specified Digimon stacked on top of each other\.",
            "\n",
        ),
        (r"(\[DigiXros -\d\] [^\n<]*\])(?=<[A-Z])", "\\1\n"),
        (r"(\[(?:DNA )?Digivolve\][^\n]*?: Cost \d+) *(?=[\[<A-Z])", "\\1\n"),
    )
)

_USUAL: Final = (("\u2019", "'"), ("\u30fb", "・"), ("\u2022", "・"), ("\u201c", '"'),
                 ("\u201d", '"'))  # fmt: skip


def spelled(text: str) -> str:
    """A text in today's spelling, its line breaks kept."""
    text = unicodedata.normalize("NFKC", text.replace("&#160;", " "))
    for sign, usual in _USUAL:
        text = text.replace(sign, usual)
    text = reminded(re.sub(r"[ \t\u00a0]+", " ", text))
    return _SAME(_WAYS(_REMINDER.sub("", text)))
