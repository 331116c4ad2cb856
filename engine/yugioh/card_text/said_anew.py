"""Sentences that say the same in another order or with other words, put as the grammar reads them.

Taken before all other tables of `spelling`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

ANEW: Final = Rewriting(
    (
        # When alone a card can be activated, said behind what it does.
        (
            r"\A([^:]*) You can only activate this card during your opponent's turn, unless "
            r"(your opponent controls [^.;:,\n]*)\.\s*\Z",
            r"If it is your opponent's turn or \2: \1",
        ),
    )
)
