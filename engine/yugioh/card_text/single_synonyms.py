"""Words that say the same in the texts of few cards: what cards are, what is done, how long.

Beside `synonyms`, and taken after all other tables; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN, OLDER, ONE_OR_MORE, THERE
from engine.yugioh.wording import words as w

_TYPES: Final = "|".join(sorted((name.lower() for name in w.RACES.values()), key=len, reverse=True))

SINGLE: Final = (
    # Which cards.
    Same(rf"\b((?:{_TYPES})(?: or (?:{_TYPES}))?) (\"[^\"]*\") (?=monsters?\b)", r"\2 \1 ",
         "the order of two adjectives"),
    Same(r"\byou have no cards? in (?=your field zone\b)", "you control no cards in ", THERE),
    Same(r"(\bdiscard up to \d monster) cards$", r"\1s", "the same"),
    Same(r"(\bdeclare 1 card type [^|]*\b1 card of )that type\b", r"\1the declared type", AGAIN),
    Same(r"(\btribute 1 [^;:,]*?monster) from either field (equipped with an? equip card)\b",
         r"\1 \2 on the field", "the order of both"),
    Same(r"(\bmonster) (you control) (whose original attribute is [a-z]+)\b", r"\1 \3 \2",
         "the order of both"),
    Same(r"\bdestroy spells?/traps? (?:cards? )?(your opponent controls,? up to the number)\b",
         r"destroy a number of spells/traps \1", ONE_OR_MORE),
    Same(r"\bthis (?:face-up )?card (?:from the field )?and (\d) (?:other )?(?:face-up )?"
         r"(\"[^\"]*\" you control) (?=to the gy\b)", r"this card and \1 \2 ", "its other copies"),
    Same(r"(\byou control an? \"[^\"]*\" monster) except (?=\")", r"\1, except ", "the same"),
    # What happens, and what must hold.
    Same(r"(\bif (this card in the monster zone) is destroyed by battle or card effect), or "
         r"tributed\b", r"\1, or if \2 is tributed", AGAIN),
    Same(r"\bthis set card (?:in (the spell & trap zone)|on (the field)) is sent to\b",
         r"this set card is sent from \1\2 to", THERE),
    Same(r"^you must control this face-up card (?=to activate and to resolve this effect$)",
         "this card must be face-up on the field ", "the same"),
    Same(r"(\bwhose original level is )(\d+) or lower\b", r"\1less than or equal to \2",
         "the same"),
    Same(r"(\bwhose original level is )(\d+) or higher\b", r"\1more than or equal to \2",
         "the same"),
    Same(r"(\badd 1 [^;:,]*?monster) (whose level is less than or equal to the number of [^;:,]*? "
         r"you control) from your deck to your hand\b", r"\1 from your deck to your hand \2",
         "the order of both"),
    # What is done.
    Same(r"\bequip this card to the monster special summoned (?=with the following effect)",
         "equip this card to it ", AGAIN),
    Same(r"(\byou can )take (1 [^;:,]*? you control),? (this card's level becomes?) its level\b",
         r"\1\3 the level of \2", "the monster that is chosen for it"),
    Same(r"\bthat added monster's level\b", "the level of the monster added", AGAIN),
    Same(r"\bspecial summon an? equal number of\b", "special summon that many", AGAIN),
    Same(r"\breturn (all [^.;:]*?(?:fusion|synchro|xyz|link) monsters) (on the field) to the extra "
         r"deck\b", r"shuffle \1 \2 into the deck", "where they go"),
    Same(r"(; )make your opponent send (?=\d)", r"\1your opponent sends ", OLDER),
    Same(r"\bequip this card (?:you control )?to (?:it|that monster)(?: as an? equip spell)?$",
         "equip it with this card", "the same"),
    Same(r"\battach this card to the monster special summoned\b", "attach this card to it", AGAIN),
    Same(r"\bnegate the effects of that opponent's face-up monster,? until the end of the turn\b",
         "negate its effects (until the end of this turn)", AGAIN),
    Same(r"\byou can (?=neither player can\b)", "you can make ", "an activation without cost"),
    Same(r"\bthat effect monster (?=cannot activate its effects\b)", "it ", AGAIN),
    # How many, and how long.
    Same(r"\b(all (?:other )?monsters (?:your opponent )?)currently (controls|on the field)\b",
         r"\1\2", "as they are at resolution"),
    Same(r"(\ball other monsters on the field) becomes? (?:equal to )?", r"\1 becomes ",
         "the same"),
    Same(r"\b(?:the level of the sent monster|its level sent to the gy)\b",
         "the level of the monster sent to the gy", AGAIN),
    Same(r"\bbecome the level of that monster\b", "become its level", AGAIN),
    Same(r"\b(1 monster) (from your gy) (that has a level)\b", r"\1 \3 \2", "the order of both"),
    Same(r"\bbecome equal to (?=its (?:original )?(?:atk|def)\b)", "become ", "the same"),
    Same(r"\binflict damage to your opponent equal to the number of ([^;:,]*?)s (in your gy) x "
         r"(\d+)\b", r"inflict \3 damage to your opponent for each \1 \2", "the same"),
    Same(r"(\bfor each card returned to the hand) by this effect\b,?", r"\1", AGAIN),
    Same(r"(\bdetach \d materials? from this card; )it (?=gains?\b)", r"\1this card ", AGAIN),
    Same(r"\buntil the end of (?:the next turn|your opponent's next turn)\b",
         "until the end of your opponent's turn", "the turn after this one"),
)  # fmt: skip
