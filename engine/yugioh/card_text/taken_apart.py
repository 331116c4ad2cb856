"""What is said of two cards at once, or in an unusual place, put as the grammar reads it.

Each of these says the same in both; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

APART: Final = Rewriting(
    (
        # Two cards that a player must control, said of both of them.
        (
            r"\b(you control )(?:both )?(\"[^\"]*\") and "
            r"(?=an? [^:;.,]*?[Mm]onster(?:\(s\))?[:,])",
            r"\1\2 and \1",
        ),
        (
            r"\b(you control )(\"[^\"]*\") and (an? [^:;.,\"]*?[Mm]onster that mentions) it"
            r"(?=[:,])",
            r"\1\2 and \1\3 \2",
        ),
        # When a monster can be Special Summoned in its own way.
        (r"(\bSpecial Summoned \(from your [^()]*\)), (?=while you control )", r"\1 "),
        # What the turn is in which an effect is used.
        (
            r"(\balso this card cannot attack) the turn this effect is activated(?=\.)",
            r"\1 this turn",
        ),
    )
)
