"""Words that say the same in the texts of archetypes, held against what is written of them.

Beside `synonyms`, and taken after all other tables; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN, OLDER, ONE_OR_MORE, THERE

_NEVER: Final = "no Draw Phase is played"

LATELY: Final = (
    # Where cards are.
    Same(r"\b([2-9] [^;:,]*?monster)(?= in your banishment\b)", r"\1s", ONE_OR_MORE),
    Same(r"\bnon-tuner in your banishment monsters?\b", "non-tuner monster in your banishment",
         "the order of both"),
    Same(r"\bspell in your banishment/traps\b", "spell/trap in your banishment",
         "the order of both"),
    Same(r"\b(1 [^;:]*? monster) in your banishment or normal traps\b",
         r"\1 or normal trap in your banishment", "the order of both"),
    Same(r"\b(up to \d+) of your banished (\"[^\"]*\" monsters)\b", r"\1 \2 in your banishment",
         "the same"),
    Same(r"\ban? (\"[^\"]*\" monster card) is in (your spell & trap zone)\b",
         r"you control a \1 in \2", "the same"),
    Same(r"\band (\"[^\"]*\") is (on the field)(?=:)", r"if there are \1 \2", "the same"),
    Same(r"(\bonly if )(\"[^\"]*\") is (on the field)$", r"\1there are \2 \3", "the same"),
    Same(r"(\badded to )the (?=extra deck face-up\b)", r"\1your ", "its owner's"),
    Same(r"\bequip this card from your banishment or gy to it\b", "equip this card to it", THERE),
    Same(r"(\bfor each \"[^\"]*\") on your field$", r"\1 you control", "the same"),
    Same(r"\bfor each set card in your banishment\b", "for each of your banished set cards",
         "the same"),
    # Which cards.
    Same(r"(\badd 1 excavated \"[^\"]*\" monster or )excavated (?=\"[^\"]*\" card\b)", r"\1",
         "both are excavated"),
    Same(r"\b(1 monster) with ([a-z]+ counter) (your opponent controls) (?=or monster you control)",
         r"\1 \3 with \2 ", "the order of both"),
    Same(r"\bface-up (?=non-effect monster\b)", "", "only face-up cards have facts"),
    Same(r"(\bchange all other )face-up (?=monsters on the field to face-down)", r"\1",
         "no others are turned"),
    Same(r"\bwith a lower link rating than it\b", "whose link rating is less than its", "the same"),
    Same(r"(\bby shuffling monsters from [^;|]*?) into the deck,? (including an? [a-z ]*?monster)",
         r"\1 \2 into the deck", "the order of both"),
    Same(r"\b(with the same rank,? but (?:with )?a different attribute) (?:than|from) it (from "
         r"your extra deck),? by using that special summoned monster\b",
         r"\2 \1 by using the monster special summoned", "the order of both"),
    Same(r"(\bup to the number of \"[^\"]*\") and (?=\"[^\"]*\" monsters you control\b)", r"\1 or ",
         "all of both kinds"),
    # What happens.
    Same(r",? except during the draw phase(?=:)", "", _NEVER),
    Same(r"\bthe damage they took\b", "the damage you took", AGAIN),
    Same(r"\bgain lp equal to the damage you took\b", "gain that much lp", AGAIN),
    # What is done.
    Same(r"\bthe battle position of this card's\b", "the battle position of this card", "the same"),
    Same(r"\bsynchro summon using only (?=[^.;:]* you control)",
         "synchro summon 1 synchro monster using only ", "the same"),
    Same(r"(\bspecial summon this card,? then,? you can increase or decrease )its (level by the "
         r"number) destroyed\b", r"\1this card's \2 of cards destroyed", AGAIN),
    Same(r"\bthe effects of that opponent's face-up monster\b", "its effects", AGAIN),
    Same(r"\bbanish those targets?\b", "banish them", AGAIN),
    Same(r"\bthe levels of the levels of\b", "the levels of", "the same"),
    Same(r"\bequip (1 [^;:,]*? you control) with this card\b", r"equip this card to \1",
         "the same"),
    Same(r"(\bwhen this card is summoned: you can send )it (?=to the gy\b)",
         r"\1this card ", AGAIN),
    Same(r"(\bspecial summon this card[^;|]*?, and if you do,? )it (?=gains \d+ atk for each\b)",
         r"\1this card ", AGAIN),
    Same(r"\bchange its (atk|def) to (?=\d)", r"its \1 become ", OLDER),
    Same(r"\bbecome equal to (?=the total\b)", "become ", "the same"),
    Same(r"(\bcannot normal summon/set monsters with )its (?=name\b)", r"\1that ", AGAIN),
)  # fmt: skip
