"""Words that say the same of what cards are and have while they are face-up.

Beside `synonyms`, which see.
"""

from typing import Final

from engine.yugioh.card_text.clauses import Same
from engine.yugioh.wording import words as w

_TYPES: Final = "|".join(name.lower() for name in w.RACES.values())
_NUMBER: Final = "atk/def|atk|def"

RULES: Final = (
    # What monsters become.
    Same(
        r"^all face-up (?=monsters (?:on the field|you control|your opponent controls) become)",
        "all ",
        "only face-up cards have facts",
    ),
    Same(rf"\bbecomes? an? ({_TYPES}) monster\b", r"become \1", "the same"),
    Same(rf"\bbecome ({_TYPES})(?:s| monsters)\b", r"become \1", "the same"),
    Same(r"on the field and in the gy (?=become)", "on the field and in the gys ", "the same"),
    Same(
        r"\bmake (?=(?:this card|it|all [^,;.]*|the levels? of [^,;.]*)(?:'s level)? become )",
        "",
        "the same",
    ),
    Same(r"\bthis card becomes? level (?=\d)", "this card's level become ", "the same"),
    Same(r"\bit becomes? level (?=\d)", "its level become ", "the same"),
    Same(
        r"(?<!levels of )\b(all [^,;.:]*? you currently control) become "
        r"(?:level (?=\d)|(?=(?:it|that monster|that target)'?s level))",
        r"the levels of \1 become ",
        "the same",
    ),
    Same(
        r"\ball face-up (?=[^,;.]*monsters you currently control become)",
        "all ",
        "only face-up cards have facts",
    ),
    # Numbers of other cards.
    Same(
        rf"the total ((?:original )?(?:{_NUMBER})) of all (?:face-up )?monsters this card points "
        r"to\b",
        r"the \1 of the monster this card points to",
        "of one where one is said",
    ),
    Same(
        rf"(?<=equal to the )((?:original )?(?:{_NUMBER}) of )(?:any|the) monster (?:it|this card) "
        r"points to",
        r"\1the monster this card points to",
        "the same",
    ),
    Same(rf"that equipped monster's (?:{_NUMBER})\b", "that equipped monster's", "the same"),
    Same(
        rf"the ({_NUMBER}) of this card becomes? the \1 of the monster equipped to it by its "
        r"effect",
        r"this card's \1 become equal to that equipped monster's",
        "the same",
    ),
    Same(
        rf"(?<=gains )({_NUMBER}) equal to the \1 of the monster equipped to it by its effect",
        r"\1 equal to that equipped monster's",
        "the same",
    ),
    Same(
        rf"equal to the (?:total )?({_NUMBER}) of (all [^,;.]* monsters attached to )"
        r"(?:it|this card)(?: as material)?",
        r"equal to the total \1 of \2it",
        "the same",
    ),
    Same(rf"^this card gains (?=(?:{_NUMBER}) equal to)", "gains ", "the same"),
    Same(r"(?<=your opponent controls or )is (?=in)", "", "the same"),
    # What is done each time.
    Same(r"^(each time [^,]*), immediately ", r"\1, ", "the same"),
)
