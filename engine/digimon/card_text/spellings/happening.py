"""What happens, to which card, and what is done about it."""

import re
from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, OLDER, ORDER, SHORT, SIGNS


def _onto(found: re.Match[str]) -> str:
    """From what it digivolves, and for which cost."""
    onto = f"{found[1]} in name" if found[1] else found[2]
    return f"[Digivolve] {onto}: Cost {found[3]}\n"


LINES: Final[tuple[Line, ...]] = (
    # What happens.
    (r"\bYour (?:Digimon with (\[[^]]*\]) in (?:its|their) names?|(\[[^]]*\])) can digivolve "
     r"into this card in the hand for a (?:memory|digivolution) cost of (\d), ignoring "
     r"(?:this card's |its )?digivolution requirements\.?", _onto, OLDER),
    (r"\bIf (you have [^.]*?), you may use this Option card without meeting its color "
     r"requirements", r"While \1, you can ignore this card's color requirements", OLDER),
    (r"\bIf (you have [^.]*?), you can ignore this card's color requirements",
     r"While \1, you can ignore this card's color requirements", OLDER),
    (r"\b([Pp]lace [^.,]*?) (?:at|on) (?:the )?(top|bottom) of (?:this Digimon|this card)'s "
     r"digivolution cards", r"\1 as the \2 digivolution card of this Digimon", OLDER),
    (r"\b([Pp]lacing [^.,]*?) (?:at|on) (?:the )?(top|bottom) of (?:this Digimon|this card)'s "
     r"digivolution cards", r"\1 as the \2 digivolution card of this Digimon", OLDER),
    (r"\b([Aa]dd) 1 (red|blue|yellow|green|black|purple) and 1 (red|blue|yellow|green|black|"
     r"purple) ((?:Digimon |Tamer )?card)((?: with [^.]*?)?) among them",
     r"\1 1 \2 \4\5 and 1 \3 \4\5 among them", "said once"),
    (r"(?<=Digimon)\. (?=with )", " ", SIGNS),
    (r"\bfrom your hand, or from under one of your Tamers,",
     "from your hand or from under your Tamers", SIGNS),
    (r"(?<=[>\"]), (?=until (?:your|the))", " ", SIGNS),
    (r"(?<=effects), (?=until (?:your|the))", " ", SIGNS),
    (r"\b[Ww]hen this card would be used(?=,)", "When you would use this card",
     "its player uses it"),
    (r"\b[Ww]hen this card would be played from the hand(?=,)",
     "When you would play this card from the hand", "its player plays it"),
    (r"\bdoesn't activate (?:the )?\[Security\] (?:skills|effects) (?:on|of) (?:any )?"
     r"[Oo]ption cards it checks", "doesn't activate [Security] effects on Option cards it "
     "checks", OLDER),
    (r"\bdigivolves into this card in the hand, reduce the cost of the digivolution by",
     "would digivolve into this card, reduce the cost by", OLDER),
    (r"\b[Ww]hen a (Digimon [^,]*?) would digivolve into this card",
     r"When one of your \1 would digivolve into this card", "its player's"),
    (r"\b(?:any|one) of your ((?:other )?(?:Digimon|Tamers|Digimon or Tamers)) (?:are|is) "
     r"played or digivolves?(?=,)", r"your \1 are played or digivolve", "one of several"),
    (r"\bIf an opponent's effect would delete this Digimon or return it to the hand or deck, "
     r"you may prevent it from leaving the battle area by trashing an? ([^.]*) in this card's "
     r"digivolution cards", r"When this Digimon would be deleted or returned to the hand or "
     r"deck by one of your opponent's effects, by trashing 1 \1 in this Digimon's digivolution "
     r"cards, prevent it from leaving the battle area", OLDER),
    (r"\bWhen an effect would remove this Digimon from the battle area", "When this Digimon "
     "would leave the battle area by an effect", OLDER),
    (r"\bprevent that removal\b", "prevent it from leaving the battle area", OLDER),
    (r"\bprevent it from leaving(?! the)", "prevent it from leaving the battle area", SHORT),
    (r"\bprevent 1 of those Digimon from leaving\b|\b1 of those (?:Digimon or Tamers|Digimon) "
     r"doesn't leave\b", "prevent it from leaving the battle area", "rule 15-8-5: one of them"),
    (r"\bend (?:that|this) attack\b", "end the attack", "there is one"),
    (r"\bcan also attack your opponent's", "can attack your opponent's", SHORT),
    (r"\bcan't be returned to the hand or deck(?! by)",
     "can't be returned to the hand or deck by effects", "by effects alone"),
    (r"\b(?:can't|doesn't) unsuspend (?:during|in) (?:your opponent's|their|its owner's) next "
     r"unsuspend phase", "can't unsuspend during your opponent's next unsuspend phase", OLDER),
    (r"\bdoesn't unsuspend\b(?! during)", "can't unsuspend", OLDER),
    (r"\b(this Digimon|it) (gets [+-]\d+ DP) and (1 of your opponent's Digimon gets [+-]\d+ DP)"
     r" (for the turn|until your opponent's turn ends)", r"\1 \2 \4 and \3 \4", "said once"),
    (r"\bhave don't have\b", "don't have", "a word too much"),
    (r"(?<=[.>])On Play\]", "[On Play]", SIGNS),
    (r"(?<=\.) (?=(?:Name|Trait): (?:Also|Has))", "\n[Rule] ", SIGNS),
    (r"\btrait (and|or) (\[[^]]*\]) trait\b", r"trait \1 the \2 trait", SHORT),
    (r"\b((?:top|bottom) digivolution cards? of) one of your\b", r"\1 1 of your",
     "one of several"),
    (r"\b(digivolution cards? of) your (\[[^]]*\]) in the breeding area",
     r"\1 1 of your \2 in the breeding area", "there is one"),
    (r"\bunder (?:one|any) of (your Tamers|your \[)", r"under 1 of \1", "one of several"),
    (r"\bfrom under 1 of your Tamers\b", "from under your Tamers", "one of several"),
    (r"\byour deck's top card\b", "the top card of your deck", ORDER),
    (r"\b[Ff]or (each|every \d+) ([^.,]*?) you have,", r"For \1 of your \2,", ORDER),
    (r"\bevery (\d+) ([^.,]*?) you have\b", r"every \1 of your \2", ORDER),
    (r"\bFor each of your Tamers' colors\b", "For each color among your Tamers", ORDER),
    (r"\bfor each of your Tamers' colors\b", "for each color among your Tamers", ORDER),
    (r"\bboth player's trash\b", "both players' trashes", SIGNS),
    (r"\b[Aa]dd (\d+) to this Digimon's DP(?:-based)? deletion effects' maximums",
     r"increase the maximum DP of this Digimon's DP-based deletion effects by \1", OLDER),
    (r"\b[Aa]dd (\d+) to the maximum DP you can choose with DP-based deletion effects",
     r"increase the maximum DP of your DP-based deletion effects by \1", OLDER),
    (r"\b[Ll]ook at your security stack, then reveal 1 card in it and add it to the hand\. "
     r"(.*?) Then,? shuffle your security stack", r"Search your security stack. Add 1 card "
     r"among them to the hand. \1 Then, shuffle your security stack", OLDER),
    (r"\beffects trash any of (this (?:Digimon|Tamer)|your [^,.]*?)'s? (digivolution|link) "
     r"cards", r"effects trash \2 cards of \1", ORDER),
    (r"\beffects trash (digivolution|link) cards of any of ", r"effects trash \1 cards of ",
     "one of several"),
    (r"\beffects trash cards from under this Tamer",
     "effects trash digivolution cards of this Tamer", "rule 4-8"),
    (r"\b(?:an effect|effects) trash(?:es)? this digivolution card(?=,)",
     "effects trash this card from digivolution cards", OLDER),
    (r"\ban effect trashes this card from", "effects trash this card from", OLDER),
    (r"\beffects trash this card from an? (\[[^,.]*?\] trait Digimon)'s digivolution cards",
     r"effects trash this card from the digivolution cards of a \1", ORDER),
    (r"\beffects trash this card from digivolution cards of an? ",
     "effects trash this card from the digivolution cards of a ", SIGNS),
    (r"\byou trash this card in (?:your|the) hand using one of your effects",
     "this card is trashed from the hand by one of your effects", OLDER),
    (r"\b(?:attack targets change|an attack target is changed)(?=,)",
     "an attack target is switched", OLDER),
    (r"\bsecurity is (removed from|added to)", r"security stack is \1", SHORT),
    (r"\b(from|in|or) any of (your(?: opponent's)? Digimon's (?:digivolution|link) cards)",
     r"\1 \2", "one of several"),
    (r"\b([Tt]rash)(ing)? any (\d) (?=(?:Option )?cards? )", r"\1\2 \3 ",
     "the player chooses"),
    (r"\bfrom 1 of your opponent's Digimon, trash any (\d) digivolution cards?",
     r"trash \1 digivolution cards of 1 of your opponent's Digimon", ORDER),
    (r"\badd (\d+) to (?:this DP(?:-based|-Based)? deletion effect'?s'? maximum|the maximum "
     r"this DP-based deletion effect can delete)", r"add \1 to this effect's DP maximum",
     OLDER),
    (r"\badd (\d) to (?:the maximum level of the Digimon you can choose with this effect|the "
     r"level this effect may choose)", r"add \1 to this effect's level maximum", OLDER),
    (r"\b[Tt]o (1 of (?:your opponent's|their) Digimon), give (?=[+-]\d+ DP)", r"\1 gets ",
     ORDER),
    (r"\b[Tt]o (all of your opponent's Digimon), give (?=[+-]\d+ DP)", r"\1 get ", ORDER),
    (r"\b[Gg]ive 1 of (your opponent's|their) Digimon (?=<|\")", r"1 of \1 Digimon gains ",
     ORDER),
    (r"\b[Gg]ive (\d) of (your opponent's|their) Digimon (?=<|\")", r"\1 of \2 Digimon gain ",
     ORDER),
    (r"\b[Ff]or (each|every \d+) ([^,.]*), ((?:you may |)(?:[Ss]uspend|delete|return) 1 of "
     r"(?:your opponent's|their) (?:(?! and )[^,.])*?)(?=[.]|$)", r"\3 for \1 \2", ORDER),
    (r"\b[Ff]or (each|every \d+) ([^,.]*), (trash the top card of your deck)(?=[.]|$)",
     r"\3 for \1 \2", ORDER),
    (r"\b[Cc]hoose any number of your opponent's Digimon so that their DP total is up to "
     r"(\d+) and delete them", r"delete any number of your opponent's Digimon whose total DP "
     r"adds up to \1 or less", OLDER),
    (r"\b([Dd]elete) up to (\d+) DP total worth of (your opponent's Digimon)",
     r"\1 any number of \3 whose total DP adds up to \2 or less", ORDER),
    (r"\b([Dd]elete) up to (\d+) play cost's total worth of (your opponent's Digimon)",
     r"\1 any number of \3 whose total play costs add up to \2 or less", ORDER),
)  # fmt: skip
