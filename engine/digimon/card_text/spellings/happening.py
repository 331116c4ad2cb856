"""What happens, to which card, and what is done about it."""

import re
from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, OLDER, ORDER, SHORT, SIGNS


def _onto(found: re.Match[str]) -> str:
    """From what it digivolves, and for which cost."""
    onto = f"{found[1]} in name" if found[1] else found[2]
    return f"[Digivolve] {onto}: Cost {found[3]}\n"


LINES: Final[tuple[Line, ...]] = (
    (r"\b(this card is trashed) due to activating this Digimon's <Digi-Burst>",
     r"\1 from digivolution cards by activating <Digi-Burst>", "rule 16-14-1"),
    # What happens.
    (r"\b(trash(?:es)? this card from) your Digimon's digivolution cards", r"\1 digivolution cards",
     "the cards of the player"),
    (r"\b[Ww]hen an? (\[[^]]*\] trait Digimon card) would be played(?=, you may)",
     r"When you would play a \1", "its player, who may"),
    (r"\bReveal the top card of your Digi-Egg deck, then pl?lace that card and all of your "
     r"(\[[^]]*\]) trait Digimon as this Digimon as its bottom digivolution cards",
     r"Place the top card of your Digi-Egg deck as this Digimon's bottom digivolution card. Then, "
     r"place all of your Digimon with the \1 trait as this Digimon's bottom digivolution cards",
     "what is shown is placed"),
    (r"\bif it wasn't trashed by \[([A-Z]+\d*-\d+) [^]]*\]'s effect",
     r"if it wasn't by an effect of card [\1]", "a card number"),
    (r"\b[Ww]hen an opponent plays an? (Digimon|Tamer)(?: or (Tamer))?(?=,)",
     lambda f: f"When one of your opponent's {f[1]}{' or Tamers' if f[2] else ''} is played"
     if f[1] == "Digimon" else "When one of your opponent's Tamers is played", "the opponent's"),
    (r"\bdeleted (?:outside of a battle|other than by battle)(?=,)", "deleted other than in battle",
     OLDER),
    (r"\b([Ii])f played or digivolved by effects(?=,)", r"\1f played or digivolved by an effect",
     "one or several"),
    (r"\bif (played|digivolved) by effects(?=,)", r"if \1 by an effect", "one or several"),
    (r"\bIf (played|digivolved) by effects(?=,)", r"If \1 by an effect", "one or several"),
    (r"\beffects add (?:to this Digimon's digivolution cards|digivolution cards to this Digimon)",
     "effects place digivolution cards under this Digimon", ORDER),
    (r"\beffects add digivolution cards to (?:any|one) of (your [^,]*?)(?=,)",
     r"effects place digivolution cards under one of \1", ORDER),
    (r"\b([Ii]f your opponent has \d+ or (?:fewer|more) security cards[^.]*\. If they have \d+ or "
     r"(?:fewer|more))(?=,)", r"\1 security cards", SHORT),
    (r"\b([Ii]f your opponent has \d+ or (?:less|more) memory[^.]*\. (?:Then, )?[Ii]f they have "
     r"\d+ or (?:less|more))(?=,)", r"\1 memory", SHORT),
    (r"\bDP (?:is )?less than or equal to (?:the DP of )?(that|the chosen) Digimon(?:'s DP)?",
     r"DP less than or equal to \1 Digimon", ORDER),
    (r"\bwith DP less than or equal to (?:that|the chosen) Digimon",
     "whose DP is less than or equal to that Digimon's DP", ORDER),
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
    (r"\b[Ii]f (?:you )?added(?: cards| a card to the hand)?,", "If this effect added,", SHORT),
    (r"\b[Ii]f (?:it )?digivolved by this effect,", "If this effect digivolved,", SHORT),
    (r"\b[Ii]f it does, (?=delete this Digimon at)", "If this effect digivolved, ", OLDER),
    (r"\bdelete (this Digimon|that Digimon) at the end of the turn",
     r"at the end of the turn, delete \1", ORDER),
    (r"\b(?:That|that|the|The) Digimon that digivolved (?:by|with) this effect (?=can't|gets|gains|"
     r"isn't)", "that Digimon ", "the one that digivolved"),
    (r"\b[Yy]our opponent adds the top card of their security stack to (?:their|the) hand",
     "add your opponent's top security card to their hand", ORDER),
    (r"\bYour opponent attacks with the chosen Digimon", "That Digimon attacks", OLDER),
    (r"\bWhen digivolving into this card(?=,)",
     "When one of your Digimon would digivolve into this card", OLDER),
    (r"\b[Ww]hen you would digivolve into this card(?=,)",
     "When one of your Digimon would digivolve into this card", OLDER),
    (r"\bWhen this card would be played or digivolved into, if ([^.]*?), reduce the play or "
     r"digivolution cost by (\d)\.", r"When you would play this card, if \1, reduce the play "
     r"cost by "
     r"\2.\nWhen one of your Digimon would digivolve into this card, if \1, reduce the "
     r"digivolution "
     r"cost by \2.", "both are said"),
    (r"\b[Rr]educe the cost of this card in (?:the|your) hand by (\d) for each ([^.]*)",
     r"When you would use this card from your hand, reduce the cost by \1 for each \2", OLDER),
    (r"\b[Ww]hen any of your (Digimon or Tamers|Digimon|Tamers)((?: with [^,]*?)?) would be played"
     r"(?=,)", lambda f: "When you would play a "
     f"{f[1].removesuffix('s')} card{f[2]}", "the player plays own cards"),
    (r"\b[Yy]ou (?:can|may) make this Digimon unblockable for the turn by (returning [^.]*)",
     r"By \1, this Digimon can't be blocked for the turn", ORDER),
    (r"\b[Yy]ou can (unsuspend this Digimon) by (returning [^.]*)", r"By \2, \1", ORDER),
    (r"\byou can suspend this Tamer to (hatch in your breeding area), or (move [^.]*?)(?=\.)",
     r"by suspending this Tamer, activate 1 of the effects below:・\1.・\2", "one of both"),
    (r"\bmove 1 level 3 or higher Digimon from your breeding area to your battle area",
     "move your Digimon from the breeding area to the battle area", "others have no DP (rule "
     "4-17)"),
    (r"\b[Tt]rash up to (\d+) cards from the top of your deck", r"trash up to the top \1 cards of "
     "your deck", ORDER),
    (r"\breveal (1 [^.,]*? from your hand) and place it on (?:the )?top of your deck",
     r"return \1 to the top of the deck", ORDER),
    (r"\b([Pp]lac)(e|ing) ([^.,]*?)(?: at| to) the bottom of (?:the|your|their) deck(?: in any "
     r"order"
     r")?", lambda f: ("return" if f[1] == "plac" else "Return") + ("" if f[2] == "e" else "ing")
     + f" {f[3]} to the bottom of the deck", OLDER),
    (r"gains? \"This Digimon (doesn't activate \[Security\] effects on Option cards it "
     r"checks)\.?\"",
     r"\1", "what it then does"),
    (r"\b([Pp]lac)(e|ing) (1 [^.,]*?) from your hand,? or (?:from )?under your Tamers,? under this "
     r"Digimon as its bottom digivolution card", r"\1\2 \3 from your hand or under your Tamers as "
     "this Digimon's bottom digivolution card", ORDER),
    (r"\b[Ff]or 1 of your opponent's Digimon, trash any 1 digivolution card for (each|every \d+) "
     r"([^.,]*)", r"Trash 1 digivolution card of 1 of your opponent's Digimon for \1 \2", ORDER),
    (r"\b[Ff]or (each|every \d+) ([^.,]*), trash (?:any )?1 digivolution card from your opponent's "
     r"Digimon", r"trash any 1 digivolution card from your opponent's Digimon for \1 \2", ORDER),
    (r"\b1 of your opponent's Digimon (gets -\d+ DP) (until [^.]*? ends)\. It further gets (-\d+ "
     r"DP) for each ([^.]*)", r"1 of your opponent's Digimon \1 \2. That Digimon gets \3 \2 for "
     r"each "
     r"\4", ORDER),
    (r"\b[Ff]or (each [^.,]*), (suspend [^.,]*? (?:Digimon|Tamers)) and (gain \d memory)",
     r"\2 for \1 and \3 for \1", ORDER),
    (r"\bof this Digimon's level (\d) digivolution cards",
     r"level \1 card in this Digimon's digivolution cards", ORDER),
    (r"\b[Ff]or (each|every \d+) ([^,.]*), (this Digimon gains <Security Attack \+\d>)"
     r"(?= *(?:[.\n\[]|$))", r"\3 for \1 \2", ORDER),
    (r"(?<=digivolution cards)(?=\[(?:Your|All|Opponent's) Turns?\])", ". ", SIGNS),
    (r"\b[Ff]or (each|every \d+) ([^,.]*? this Digimon's [^,.]*), it (gets \+\d+ DP)(?=[.\n]|$)",
     r"this Digimon \3 for \1 \2", ORDER),
    (r"\b(would digivolve into this card) in the hand(?=,)", r"\1", "it is there"),
    (r"\b(By returning [^.]*?), for each one, ([^.]*?)(?=\.|$)",
     r"\1, \2 for each card returned by this effect", ORDER),
    (r"\bcan't activate its (?=\[)", "can't activate ", "its own"),
    (r"\bcan't attack your opponent's Digimon", "can't attack Digimon", "there are no others"),
    (r"\bmay also attack unsuspended Digimon", "can attack your opponent's unsuspended Digimon",
     OLDER),
    (r"\bisn't returned to (?:(?:the )?hand or deck|hands or decks) by an opponent's effect",
     "can't be returned to the hand or deck by your opponent's effects", OLDER),
    (r"\bThis Digimon's DP can't be reduced\.", "This Digimon can't have its DP reduced by "
     "effects.",
     "by effects alone"),
    (r"\byou may unsuspend this Digimon with ([^.,]*)",
     r"if this Digimon has \1, you may unsuspend this Digimon", "what must hold then"),
    (r"\b[Yy]ou may play up to (\d+) play cost's total worth of (cards [^.]*? among them)",
     r"you may play any number of \2 whose total play costs add up to \1 or less", ORDER),
    (r"\b[Tt]he ([A-Z][a-z]+) (?:this effect played|played by this effect) can't digivolve and is "
     r"deleted at the end of your opponent's turn", "That card can't digivolve. At the end of your "
     "opponent's turn, delete that card", ORDER),
    (r"\bToken At the end", "Token. At the end", SIGNS),
    (r"\beffects place ((?:Digimon |Tamer |Option )?)cards((?: with [^,]*?)?) in (this Digimon's) "
     r"digivolution cards", r"an effect places a \1card\2 in \3 digivolution cards", "one of "
     "several"),
    (r"\bface-down cards are placed (?:in|as) (this Digimon's|(?:any|one) of your Digimon's) "
     r"digivolution cards", lambda f: "a face-down card is placed in "
     + ("this" if f[1].startswith("this") else "one of your") + " Digimon's digivolution cards",
     "one of several"),
    (r"\beffects place (digivolution cards under) any of ", r"effects place \1 one of ",
     "one of several"),
)  # fmt: skip
