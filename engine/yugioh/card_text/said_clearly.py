"""Sentences of archetypes that say what others do with other words, put as those say it.

Taken after all other tables of spelling; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

CLEARER: Final = Rewriting(
    (
        # What is waited for.
        (
            r"(\bIf this card is sent to the GY by card effect, or )to activate a card effect(?=:)",
            r"\1is sent to the GY to activate a card or effect",
        ),
        # Where cards are.
        (r"\bon the field or either GY\b", "on the field or in either GY"),
        # What monsters become.
        (
            r"(\ball monsters your opponent) currently (controls become [A-Z]\w*) (?=until)",
            r"\1 \2 monsters ",
        ),
        # What is counted.
        (r"(\bfor each different) (?=Type among the )", r"\1 Monster "),
    )
)
