"""Slips of the public lists: letters, signs and small words that are wrong or that lack."""

from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, OLDER, SIGNS

_LETTER: Final = "a letter"
_WORD: Final = "a word less"

LINES: Final[tuple[Line, ...]] = (
    (r"igivoLv\.e", "igivolve", _LETTER),
    (r"\.\.(?=\s|$)", ".", SIGNS),
    (r"(?<=[a-z]) (?=Then, )", ". ", SIGNS),
    (r"(?<=[>.]) After, ", " Then, ", OLDER),
    (r"\brecycle bin\b", "trash", OLDER),
    (r"\b(gets?)(?=[+-]\d)", r"\1 ", SIGNS),
    (r"\bDigimon Card\b", "Digimon card", SIGNS),
    (r"\b1 opponent's Digimon\b", "1 of your opponent's Digimon", _WORD),
    (r"\bwithotu\b", "without", _LETTER),
    (r"\b([Ff]or each )your\b", r"\1of your ", _WORD),
    (r"\bdelete 1 your\b", "delete 1 of your", _WORD),
    (r"\bas your the (?=top|bottom)", "as the ", "a word too much"),
    (r"\bunder this under\b", "under", "a phrase twice"),
    (r"\bcan't be affected by your opponent's <De-Digivolve> effects",
     "can't be affected by your opponent's <De-Digivolve>", "the same"),
    (r"\byou may unsuspended\b", "you may unsuspend", _LETTER),
    (r"\bits your turn\b", "it's your turn", SIGNS),
    (r"\ban effects\b", "an effect", _LETTER),
    (r"\bDNA Digivolving\b", "DNA digivolving", SIGNS),
    (r"\bDNA Digivolve into\b", "DNA digivolve into", SIGNS),
    (r"(?<=[a-z>])\) *(?=\n|$)", "", SIGNS),
    (r"\b(?:trait)among\b", "trait among", SIGNS),
    (r"\balevel\b", "a level", SIGNS),
    (r"\bthenumber\b", "the number", SIGNS),
    (r"\bin (its|their) (names?|texts?|traits?) or (?=\[[^]]*\](?:/\[[^]]*\])* trait)",
     r"in \1 \2 or the ", _WORD),
    (r"\b([Tt]o (?:1|all) of (?:your opponent's|their) Digimon) (?=give\b)", r"\1, ", SIGNS),
    (r"\b(other than (?:in battle|by your effects)) (?=by \w+ing\b)", r"\1, ", SIGNS),
    (r"(<Mind Link>) (?=1 of your)", r"\1 with ", _WORD),
    (r"\[;(?=\w)", "[", SIGNS),
    (r"\bface-up as\b", "face up as", SIGNS),
    (r"\bOption effects cards\b", "Option effects", "a word too much"),
    (r"\b(your|of)(?=\[)", r"\1 ", SIGNS),
    (r", other than (\[[^]]*\])(?: trait)?,? in (?:any|one) of (its|their) traits",
     r" in \2 traits (other than \1)", "the order of words"),
    (r"\b([Ff])or every (?=(?:suspended |red |blue |yellow |green |black |purple "
     r")?(?:Digimon|Tamers?) )",
     r"\1or each ", "the same"),
    (r"(?<=[Aa]ll of )Your (?=opponent)", "your ", SIGNS),
    (r"\bas much or less DP than\b", "as much or less DP as", _LETTER),
    (r"(\] trait), (?=gains? <)", r"\1 ", SIGNS),
    (r"\b[Ww]hen (?:the )?attack target is switched\b", "When an attack target is switched", _WORD),
    (r" *\(1 of your specified Digimon[^()]*\)", "", "what is said in brackets reminds of a rule"),
    (r"\bplacing this Digimon card as\b", "placing this card as", "a word too much"),
    (r"\b3000 DP or less below\b", "3000 DP or less", "a word too much"),
)  # fmt: skip
