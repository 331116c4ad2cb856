"""What cards of the first sets say otherwise than it is written back.

Applied behind `alike_clauses.CLAUSES`, before the words and signs of `compared`.
"""

from typing import Final

from engine.rewriting import Same

_SAID: Final = "said in another order"
_NAMES: Final = r"(?:\[[^]]*\](?:, (?:or )?| or )?)+"
EARLIER: Final = (
    Same(r"\bif you (?:trash|return|place) (\d) or more cards with this effect,",
         r"if this effect did so to \1 cards,", "or more"),
    Same(r"(\bis deleted, gain \d memory for each) digimon(?: deleted)?(?=\.|$)",
         r"\1 of those digimon", "rule 4-27-5: those of the event"),
    Same(r"\bwithout the same name as that digimon\b", "without the same name as that card",
         "the one that digivolved"),
    Same(r"(\badd 1 card with \[[^]]*\] in its name), (?=\[[^]]*\](?:/| or )\[[^]]*\] among them)",
         r"\1 or ", "one of them"),
    Same(r"\bwhen this digimon is suspended,", "when this digimon becomes suspended,", "the same"),
    Same(r"\bif played by an effect of", "if it was by an effect of", "how it was played"),
    Same(r"\bwhen you play a (digimon[^,]*?) or you place (\[[^]]*\]) in the battle area,",
         r"when one of your \1 is played or one of your \2 is placed in the battle area,",
         "the player does both"),
    Same(r",? or you have (\[[^]]*\]) in the battle area,", r" or \1,", "in play"),
    Same(r"\bor a (?=\[[^]]*\], this digimon gains)", "or ", "a name needs no article"),
    Same(r"\ba card is added to a security stack,",
         "a card is added to any player's security stack,", "of either"),
    Same(r"\bone of your digimon's attack target is switched",
         "the attack target of one of your digimon is switched", _SAID),
    Same(r"\btrashing (\d) cards in this digimon's digivolution cards",
         r"trashing \1 of this digimon's digivolution cards", "the same"),
    Same(r"\b2-color (\w+) and (\w+) digimon", r"2-color \1 \2 digimon", "both colors"),
    Same(r"\bdigivolve that digimon into\b", "it digivolves into", _SAID),
    Same(r"\bif there are (\d or fewer) cards under this tamer,",
         r"if this tamer has \1 digivolution cards,", "rule 4-8"),
    Same(r"\bthat card may attack\b", "that digimon may attack", "the one that was chosen"),
    Same(r"\b(delete|suspend) it(?=\.|$)", r"\1 that digimon", "spoken of before"),
    Same(rf"\bthat (?:has|have) (\[[^]]*\]) in (its|their) (names?) and other than ({_NAMES}) or "
         r"(?:has|have) (?=\[[^]]*\] in (?:its|their) traits)", r"with \1 in \2 \3 (other than \4) "
         r"or ", _SAID),
    Same(r"\bchoose 1 of your opponent's digimon ?, chosen by your opponent(?: and|\. then,) "
         r"delete",
         "your opponent chooses 1 of their digimon and delete", _SAID),
    Same(r"\btrait without no digivolution cards as its bottom", "trait as its bottom",
         "one that has none is not chosen"),
    Same(r"\bin its text under 1 of your tamers\b", "in its text from under your tamers",
         "of any of them"),
    Same(r"\bdigivolve (1 of your digimon) into", r"\1 digivolves into", _SAID),
    Same(r"\bnon-digi-egg (cards with \[[^]]*\] in (?:its|their) traits)",
         r"\1 other than digi-egg cards", _SAID),
    Same(r"\bbecomes unsuspended during a main phase,",
         "becomes unsuspended, if it is the main phase,", "said with the event"),
    Same(r", and it attacks your opponent's digimon", ". then, that digimon attacks an "
         "opponent's digimon", "the one that was chosen"),
    Same(r"\ban effect places a digivolution card under (one of your digimon[^,]*?),",
         r"a digivolution card is placed under \1 by an effect,", _SAID),
    Same(r"\bthey can't unsuspend during", "it can't unsuspend during", "spoken of before"),
    Same(r"\b(if you have a \w+ tamer), if it's your turn,", r"\1 and it's your turn,", "both"),
    Same(r"\bamong digimon or tamers\b", "among digimon and tamers", "of both"),
    Same(r"\ban effect places (\[[^]]*\]) in (?:one of )?your digimon's digivolution cards,",
         r"a \1 is placed in your digimon's digivolution cards by an effect,", _SAID),
    Same(r"\byou have no other digimon\b", "you don't have another digimon", "the same"),
    Same(r"\bhave their dp reduced\b", "have its dp reduced", "of several"),
    Same(r"\beffects below instead: ?・", "effects below instead.・", "signs"),
)  # fmt: skip
