"""Words that say the same of numbers: of how many, how strong, what is compared.

Patterns of single words and phrases, in small letters; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN

NUMBERS: Final = (
    Same(r"\b(cannot target [^,;:]*?), except ([^,;:]*?),? (with [\w/ ]*effects)\b",
         r"\1 \3, except \2", "what is excepted of the same cards"),
    Same(r"(an? \"[^\"]*\" card or effect) was activated this turn(, except \"[^\"]*\"|) or "
         r"(a normal trap card was activated this turn)\2", r"\1 or \3\2", "the same of both"),
    Same(r"(\bsend this (?:face-up )?card [^;]*?counters )that were (on this card)", r"\1\2",
         AGAIN),
    Same(r"\bbanish that spell, then apply that spell('s effect when that card is activated)",
         r"banish it, then apply that card\1", AGAIN),
    Same(r"(that is \d+ levels? (?:higher|lower) than )the monster sent to the gy",
         r"\1that monster", AGAIN),
    Same(r"\b(move this card to [^;:]*? change )this card (to any attribute)", r"\1it \2", AGAIN),
    Same(r"\b(\d+ original )(atk)(?:/| and )(def)\b", r"\1\2 and \1\3", "both of them"),
    Same(r"(be special summoned, except )with (the effect of )", r"\1by \2", "the same"),
    Same(
        r"( as an equip spell that gives it \d+ (?:atk|def))( with the same original [a-z ]*? as "
        r"(?:it|that monster))",
        r"\2\1",
        "the order of both",
    ),
    Same(
        r"(\balso while )this card( is face-up in the monster zone, you cannot )",
        r"\1it\2",
        AGAIN,
    ),
    Same(
        r"\ba monster on the field activates its effect(?!, or)",
        "a monster effect is activated on the field",
        "the same",
    ),
    Same(
        r"(the total (atk|def) of all )face-up (monsters [^,;:.]*? is more than )the total \2 of "
        r"all face-up (?=monsters)",
        r"\1\3that of all ",
        "only face-up cards have numbers",
    ),
    Same(
        r"\ball (\"[^\"]*\") (?=you control cannot attack)",
        r"\1 ",
        AGAIN,
    ),
    Same(
        r"(until the end phase), and if you do, (negate its effects) \(until the end of this turn\)"
        r", also (its (?:atk|def) becomes \d+) until the end of this turn"
        r"(, also its name becomes \"[^\"]*\") until the end of this turn(?=[.]?$)",
        r"\1, but while this effect is applied, \2, \3\4",
        "as long as the effect is applied",
    ),
)  # fmt: skip
