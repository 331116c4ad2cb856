"""What no turn without a battle needs, and what few cards say in words of their own.

Taken behind the first tables of `spelling`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

BRIEFER: Final = Rewriting(
    (
        # What more is done in the Battle Phase, which no turn here has.
        (
            r"\bApply 1 of these effects, or if you activated this card during the Battle Phase, "
            r"you can apply any of them, in sequence\.\s*● ([^.●]*)\.\s*● ([^.●]*)\.",
            r"Either \1 or \2.",
        ),
        (
            r"(\b[Ii]f )a (\"[^\"]*\") monster you control destroys a monster by battle, or if you "
            r"destroy a (card|monster)(?:\(s\))? on the field with a \2 monster's effect you "
            r"control:",
            r"\1a \3 on the field is destroyed by your \2 monster effect:",
        ),
        (
            r"(\b[Ii]f )your monster(?:\(s\))? that was originally ([A-Z]+) (?=is destroyed\b)",
            r"\1a monster whose original Attribute is \2 you control ",
        ),
    )
)
