"""Every way of saying a thing in the one that is read: older wordings, short forms, signs.

Each line says why both mean the same in every card text.
"""

import re
import unicodedata
from typing import Final

from engine.rewriting import Rewriting, Words

OLDER: Final = "an older wording"
_SIGNS: Final = "spaces and signs"
_THERE: Final = "where it can only be"
_SHORT: Final = "a short form"
_ORDER: Final = "the order of words"
_NAMES: Final = r"(\[[^]]*\](?:(?:/|, | or |, or )\[[^]]*\])*)"
_NOUN: Final = (
    r"((?:(?:red|blue|yellow|green|black|purple|white)(?: or |, )?)* ?"
    r"(?:(?:Digimon|Tamer|Option)(?: or (?:Digimon|Tamer|Option))? cards?|cards?|"
    r"Digimon(?: or Tamers?)?|Tamers?|Options?))"
)
_GERUNDS: Final = (
    ("trash", "trashing"), ("suspend", "suspending"), ("return", "returning"),
    ("place", "placing"), ("delete", "deleting"),
)  # fmt: skip
_DOING: Final = (
    r"(?:<Draw|<De-Digivolve|<Recovery|(?:end the attack|delete|gain|unsuspend|suspend|return|play|"
    r"trash)\b)"
)


def _onto(found: re.Match[str]) -> str:
    """From what it digivolves, and for which cost."""
    onto = f"{found[1]} in name" if found[1] else found[2]
    return f"[Digivolve] {onto}: Cost {found[3]}\n"


_LINES: Final[tuple[tuple[str, Words, str], ...]] = (

        # Icons and signs.
        (r"Security A\.", "Security Attack", _SHORT),
        (r"<Security Attack *([+-]\d+)>", r"<Security Attack \1>", _SIGNS),
        (r"<(Draw|De-Digivolve|Recovery) *(\+?\d+)", r"<\1 \2", _SIGNS),
        (r"<Recovery (\+\d+) *\(Deck\)>", r"<Recovery \1 (Deck)>", _SIGNS),
        (r"<(Blocker|Rush|Piercing|Jamming|Reboot|Retaliation|Raid|Barrier|Alliance|Evade)> *\.",
         r"<\1>.", _SIGNS),
        (r"・ +", "・", _SIGNS),
        (r"(?<=Digivolve\])(?=[^ \n])", " ", _SIGNS),
        (r'" +(?=\[)', '"', _SIGNS),
        (r"Security A\.?(?= [+-]\d)", "Security Attack", _SHORT),
        (r"(?<=\w>)(?=[a-z])", " ", _SIGNS),
        (r"(<(?:Draw|Recovery) [^>]*>),? Then\b", r"\1. Then", _SIGNS),
        (r"\b[Tt]rigger (?=<)", "", OLDER),
        (r"\bit's (?=digivolution|link)", "its ", _SIGNS),
        (r"\b(top|trait|use) \1\b", r"\1", "a word twice"),
        (r"\[Once [Pp]er [Tt]urn\]", "[Once Per Turn]", _SIGNS),
        (r"\b([Tt]here)'re\b", r"\1 are", _SHORT),
        (r"\b([Tt]here)'s\b", r"\1 is", _SHORT),
        (r"\bcannot\b", "can't", OLDER),
        (r"(?<=>) +,", ",", _SIGNS),
        (r"(<De-Digivolve \d>) on (?=1 of|all of|that)", r"\1 ", OLDER),
        (r"\bhas an? (\[[^]]*\](?:(?:/|, or |, | or )\[[^]]*\])*) trait", r"has the \1 trait",
         _SIGNS),
        (r"\bwith an? (\[[^]]*\](?:(?:/|, or |, | or )\[[^]]*\])*) trait", r"with the \1 trait",
         _SIGNS),
        (r"(?<=\]) in (its|their) (?:types?|forms?)(?: or types?)?\b", r" in \1 traits",
         "rule 2-3-2: form, attribute and type are traits"),
        (r"\bDigi - Egg\b", "Digi-Egg", _SIGNS),
        (r"<Use Req\. \((\[[^)]*\]) [Tt]rait\)>", r"While you have a Digimon or Tamer with the "
         r"\1 trait on the field, you can ignore this card's color requirements.", "rule 16-42-3"),
        (r"<Use Req\. \((\[[^)]*\]) in text\)>", r"While you have a Digimon or Tamer with \1 in "
         r"its text on the field, you can ignore this card's color requirements.",
         "rule 16-42-3"),
        (r"<Ice Clad>", "<Iceclad>", _SIGNS),
        (r"<S Attack", "<Security Attack", _SHORT),
        (r"<Recovery \+1>", "<Recovery +1 (Deck)>", "recovery is from the deck (rule 16-6)"),
        (r"(?<=[a-z]),(?=[a-z])", ", ", _SIGNS),
        (r"([+-]\d+)DP", r"\1 DP", _SIGNS),
        # What is paid.
        (r"\b(its|the) memory cost", r"\1 cost", OLDER),
        (r"without paying its (?:digivolution )?cost", "without paying the cost", OLDER),
        (r"without paying (?:their|the) costs?", "without paying the cost", OLDER),
        (r"reduce (?:its|the) (?:memory )?cost by", "reduce the cost by", OLDER),
        (r"\b([Ff])or each ([^,.]*?) and each ([^,.]*?) you have\b",
         r"\1or each of your \2 and each of your \3", _ORDER),
        # Where and whose.
        (r"\b(to|in) (?:your|its owner's|their owner's) hand\b", r"\1 the hand", _THERE),
        (r"\b(?:in|into) (?:your|its owner's|the) [Bb]attle [Aa]rea", "in the battle area",
         _THERE),
        (r"\bleaving play\b", "leaving the battle area", OLDER),
        (r" in play\b", "", _THERE),
        (r"\b(?:[Pp]lace|[Rr]eturn) the (?:rest|remaining cards) (?:at|to) the bottom of (?:your |"
         r"the )?deck(?: in any order)?", "Return the rest to the bottom of the deck", OLDER),
        (r"Return the rest to the top of (?:your|the) deck(?: in any order)?",
         "Return the rest to the top of the deck", OLDER),
        (r"Trash the remaining cards", "Trash the rest", OLDER),
        (r"Add the remaining cards? to (?:your|the) hand", "Add the rest to the hand", OLDER),
        (r"Reveal (\d) cards from the top of your deck", r"Reveal the top \1 cards of your deck",
         OLDER),
        (r"to the (top|bottom) of (?:its owner's|your|their owners') deck",
         r"to the \1 of the deck", _THERE),
        (r"at the bottom of (?:its owner's|their owners') decks?(?: in any order)?",
         "to the bottom of the deck", OLDER),
        (r"to the bottom of the deck in any order", "to the bottom of the deck",
         "the player chooses the order"),
        (r"\b[Tt]he (top|bottom) card of (your opponent's|your) security stack",
         r"\2 \1 security card", OLDER),
        (r"on top of (?:your|the) security stack(?: face down)?", "as the top security card",
         OLDER),
        (r"at the bottom of your security stack(?: face down)?", "as the bottom security card",
         OLDER),
        (r"\ban opponent's Digimon (?=is|attacks|becomes|digivolves|would)",
         "one of your opponent's Digimon ", "one of several"),
        # When something ends.
        (r"until the end of (?:this|the) turn", "for the turn", OLDER),
        (r"until the end of (?:your opponent's|their) turn", "until your opponent's turn ends",
         OLDER),
        (r"Until the end of (?:your opponent's|their) turn", "until your opponent's turn ends",
         OLDER),
        (r"until their turn ends", "until your opponent's turn ends", "the opponent's cards"),
        (r"Until your opponent's turn ends", "until your opponent's turn ends", _SIGNS),
        (r"until the end of their next turn", "until the end of your opponent's next turn",
         "the opponent's cards"),
        (r"until the end of your turn", "until your turn ends", OLDER),
        # How much.
        (r"\b(\d+) memory or (less|more)", r"\1 or \2 memory", OLDER),
        (r"\b(\d+) or fewer memory", r"\1 or less memory", OLDER),
        (r"\bset it to (\d)", r"set your memory to \1", "spoken of before"),
        (r"(\d+) security cards or (?:less|fewer)", r"\1 or fewer security cards", OLDER),
        (r"\bdigivolution cost of (\d+) or less", r"digivolution cost of \1 or less", _SIGNS),
        (r"(?<!up to )\b([Tt]rash) 1 card from the top of (your opponent's|your|both players') "
         r"(deck|security stack)", r"\1 the top card of \2 \3", OLDER),
        (r"(?<!up to )\b([Tt]rash) (\d) cards from the top of (your opponent's|your|both "
         r"players') (deck|security stack)", r"\1 the top \2 cards of \3 \4", OLDER),
        (r"\b([Tt]rash) 1 digivolution card from the bottom of (?=1 of)",
         r"\1 the bottom digivolution card of ", OLDER),
        (r"\b([Tt]rash) (\d) digivolution cards from the bottom of (?=1 of)",
         r"\1 the bottom \2 digivolution cards of ", OLDER),
        (r"\bwith DP less than or equal to (?:this Digimon)'s DP",
         "with as much or less DP as this Digimon", OLDER),
        (r"\bwith as much DP as this Digimon or less", "with as much or less DP as this Digimon",
         _ORDER),
        (r"\bOption cards? with a memory cost of (\d)", r"Option card with a cost of \1", OLDER),
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
        (r"(?<=Digimon)\. (?=with )", " ", _SIGNS),
        (r"\bfrom your hand, or from under one of your Tamers,",
         "from your hand or from under your Tamers", _SIGNS),
        (r"(?<=[>\"]), (?=until (?:your|the))", " ", _SIGNS),
        (r"(?<=effects), (?=until (?:your|the))", " ", _SIGNS),
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
        (r"\bprevent it from leaving(?! the)", "prevent it from leaving the battle area", _SHORT),
        (r"\bprevent 1 of those Digimon from leaving\b|\b1 of those (?:Digimon or Tamers|Digimon) "
         r"doesn't leave\b", "prevent it from leaving the battle area", "rule 15-8-5: one of them"),
        (r"\bend (?:that|this) attack\b", "end the attack", "there is one"),
        (r"\bcan also attack your opponent's", "can attack your opponent's", _SHORT),
        (r"\bcan't be returned to the hand or deck(?! by)",
         "can't be returned to the hand or deck by effects", "by effects alone"),
        (r"\b(?:can't|doesn't) unsuspend (?:during|in) (?:your opponent's|their|its owner's) next "
         r"unsuspend phase", "can't unsuspend during your opponent's next unsuspend phase", OLDER),
        (r"\bdoesn't unsuspend\b(?! during)", "can't unsuspend", OLDER),
        (r"\b(this Digimon|it) (gets [+-]\d+ DP) and (1 of your opponent's Digimon gets [+-]\d+ DP)"
         r" (for the turn|until your opponent's turn ends)", r"\1 \2 \4 and \3 \4", "said once"),
        (r"\bhave don't have\b", "don't have", "a word too much"),
        (r"(?<=[.>])On Play\]", "[On Play]", _SIGNS),
        (r"(?<=\.) (?=(?:Name|Trait): (?:Also|Has))", "\n[Rule] ", _SIGNS),
        (r"\btrait (and|or) (\[[^]]*\]) trait\b", r"trait \1 the \2 trait", _SHORT),
        (r"\b((?:top|bottom) digivolution cards? of) one of your\b", r"\1 1 of your",
         "one of several"),
        (r"\b(digivolution cards? of) your (\[[^]]*\]) in the breeding area",
         r"\1 1 of your \2 in the breeding area", "there is one"),
        (r"\bunder (?:one|any) of (your Tamers|your \[)", r"under 1 of \1", "one of several"),
        (r"\bfrom under 1 of your Tamers\b", "from under your Tamers", "one of several"),
        (r"\byour deck's top card\b", "the top card of your deck", _ORDER),
        (r"\b[Ff]or (each|every \d+) ([^.,]*?) you have,", r"For \1 of your \2,", _ORDER),
        (r"\bevery (\d+) ([^.,]*?) you have\b", r"every \1 of your \2", _ORDER),
        (r"\bFor each of your Tamers' colors\b", "For each color among your Tamers", _ORDER),
        (r"\bfor each of your Tamers' colors\b", "for each color among your Tamers", _ORDER),
        (r"\bboth player's trash\b", "both players' trashes", _SIGNS),
        (r"\b[Aa]dd (\d+) to this Digimon's DP(?:-based)? deletion effects' maximums",
         r"increase the maximum DP of this Digimon's DP-based deletion effects by \1", OLDER),
        (r"\b[Aa]dd (\d+) to the maximum DP you can choose with DP-based deletion effects",
         r"increase the maximum DP of your DP-based deletion effects by \1", OLDER),
        (r"\b[Ll]ook at your security stack, then reveal 1 card in it and add it to the hand\. "
         r"(.*?) Then,? shuffle your security stack", r"Search your security stack. Add 1 card "
         r"among them to the hand. \1 Then, shuffle your security stack", OLDER),
        (r"\beffects trash any of (this (?:Digimon|Tamer)|your [^,.]*?)'s? (digivolution|link) "
         r"cards", r"effects trash \2 cards of \1", _ORDER),
        (r"\beffects trash (digivolution|link) cards of any of ", r"effects trash \1 cards of ",
         "one of several"),
        (r"\beffects trash cards from under this Tamer",
         "effects trash digivolution cards of this Tamer", "rule 4-8"),
        (r"\b(?:an effect|effects) trash(?:es)? this digivolution card(?=,)",
         "effects trash this card from digivolution cards", OLDER),
        (r"\ban effect trashes this card from", "effects trash this card from", OLDER),
        (r"\beffects trash this card from an? (\[[^,.]*?\] trait Digimon)'s digivolution cards",
         r"effects trash this card from the digivolution cards of a \1", _ORDER),
        (r"\beffects trash this card from digivolution cards of an? ",
         "effects trash this card from the digivolution cards of a ", _SIGNS),
        (r"\byou trash this card in (?:your|the) hand using one of your effects",
         "this card is trashed from the hand by one of your effects", OLDER),
        (r"\b(?:attack targets change|an attack target is changed)(?=,)",
         "an attack target is switched", OLDER),
        (r"\bsecurity is (removed from|added to)", r"security stack is \1", _SHORT),
        (r"\b(from|in|or) any of (your(?: opponent's)? Digimon's (?:digivolution|link) cards)",
         r"\1 \2", "one of several"),
        (r"\b([Tt]rash)(ing)? any (\d) (?=(?:Option )?cards? )", r"\1\2 \3 ",
         "the player chooses"),
        (r"\bfrom 1 of your opponent's Digimon, trash any (\d) digivolution cards?",
         r"trash \1 digivolution cards of 1 of your opponent's Digimon", _ORDER),
        (r"\badd (\d+) to (?:this DP(?:-based|-Based)? deletion effect'?s'? maximum|the maximum "
         r"this DP-based deletion effect can delete)", r"add \1 to this effect's DP maximum",
         OLDER),
        (r"\badd (\d) to (?:the maximum level of the Digimon you can choose with this effect|the "
         r"level this effect may choose)", r"add \1 to this effect's level maximum", OLDER),
        (r"\b[Tt]o (1 of (?:your opponent's|their) Digimon), give (?=[+-]\d+ DP)", r"\1 gets ",
         _ORDER),
        (r"\b[Tt]o (all of your opponent's Digimon), give (?=[+-]\d+ DP)", r"\1 get ", _ORDER),
        (r"\b[Gg]ive 1 of (your opponent's|their) Digimon (?=<|\")", r"1 of \1 Digimon gains ",
         _ORDER),
        (r"\b[Gg]ive (\d) of (your opponent's|their) Digimon (?=<|\")", r"\1 of \2 Digimon gain ",
         _ORDER),
        (r"\b[Ff]or (each|every \d+) ([^,.]*), ((?:you may |)(?:[Ss]uspend|delete|return) 1 of "
         r"(?:your opponent's|their) (?:(?! and )[^,.])*?)(?=[.]|$)", r"\3 for \1 \2", _ORDER),
        (r"\b[Ff]or (each|every \d+) ([^,.]*), (trash the top card of your deck)(?=[.]|$)",
         r"\3 for \1 \2", _ORDER),
        (r"\b[Cc]hoose any number of your opponent's Digimon so that their DP total is up to "
         r"(\d+) and delete them", r"delete any number of your opponent's Digimon whose total DP "
         r"adds up to \1 or less", OLDER),
        (r"\b([Dd]elete) up to (\d+) DP total worth of (your opponent's Digimon)",
         r"\1 any number of \3 whose total DP adds up to \2 or less", _ORDER),
        (r"\b([Dd]elete) up to (\d+) play cost's total worth of (your opponent's Digimon)",
         r"\1 any number of \3 whose total play costs add up to \2 or less", _ORDER),
        # What cards are.
        (r"\bas (?:any|1) of (your [^.,]*?)'s? bottom digivolution (cards?)",
         r"as the bottom digivolution \2 of 1 of \1", _ORDER),
        (rf"{_NAMES} in (?:one of|any of) (its|their) traits", r"\1 in \2 traits", "rule 2-3-2-4"),
        (rf"{_NAMES} trait {_NOUN}(?= (?:without|with|from|in|among|or|and|to|is|are|on|of|may|can|"
         r"gets?|gains?|digivolves?|attacks?|would|becomes?|cards?|suspends?|unsuspends?|leaves?|"
         r"wins?|checks?|trait)\b|[.,)・]|$)",
         r"\2 with the \1 trait", _ORDER),
        (r"(\d+) DP or lower ((?:(?:red|blue|yellow|green|black|purple|white) )?Digimon"
         r"(?: cards?)?)", r"\2 with \1 DP or less", _ORDER),
        (r"play cost (\d+) or lower ((?:Digimon|Tamer)(?: cards?)?|cards?)",
         r"\2 with a play cost of \1 or less", _ORDER),
        (r"(lowest|highest) (DP|level|play cost) Digimon", r"Digimon with the \1 \2", _ORDER),
        (r"Digimon with a level of (\d) or less", r"level \1 or lower Digimon", OLDER),
        (r"play costs? of (\d+) or (less|more)", r"play cost of \1 or \2", _SIGNS),
        (r"has as much or less DP as", "with as much or less DP as", _ORDER),
        (r"\bfor each ([^.,]*?) you have\b", r"for each of your \1", _ORDER),
        (r"\bfor each ([^.,]*?) your opponent has\b", r"for each of your opponent's \1", _ORDER),
        (r"\b[Ff]or (each|every \d) ([^,.]*), ((?:this Digimon gets \+\d+ DP|<Draw \d>|gain \d "
         r"memory|trash your opponent's top security card|trash the top card of your opponent's "
         r"security stack|all of your (?:opponent's )?Digimon get [+-]\d+ DP))(?=[.]| and|$)",
         r"\3 for \1 \2",
         _ORDER),
        (r"\bAt (?:the )?(?:end of (?:the |this )?turn|turn end)\b", "At the end of the turn",
         OLDER),
        (r"affected by (?:the )?effects of your opponent's (Digimon)", r"affected by your "
         r"opponent's \1 effects", _ORDER),
        (r"((?:\[(?:Your|Opponent's|All) Turns?\]) *(?:\[(?:Once|Twice) Per Turn\])? *)If (one of "
         r"your|this Tamer becomes|this Digimon becomes|a|an attack)\b", r"\1When \2", OLDER),
        (r"\bwould leave other than", "would leave the battle area other than", _SIGNS),
        (r"other than by one of your effects", "other than by your effects", "the same"),
        (r"play cost (\d+) or (higher|lower) ((?:Digimon|Tamer)(?: cards?)?|cards?)",
         r"\3 with a play cost of \1 or \2",
         _ORDER),
        (r"\bplay cost of (\d+) or higher", r"play cost of \1 or more", OLDER),
        (r"\bplay cost of (\d+) or lower", r"play cost of \1 or less", OLDER),
        (r"(\d+) DP or higher (Digimon(?: cards?)?)", r"\2 with \1 DP or more", _ORDER),
        (r"\b[Ii]f no (?:opponent's )?Digimon (?:was|is) deleted by this effect",
         "If this effect didn't delete", OLDER),
        (r"\b[Ii]f (?:it|this Digimon) did,", "If you did,", "said afterwards"),
        (r"\bthis didn't delete", "this effect didn't delete", _SHORT),
        (r"\bhatch 1 Digi-Egg card to an empty space in your [Bb]reeding [Aa]rea",
         "hatch in your breeding area", OLDER),
        (r"\b(?:change|switch) the (?:attack target|target of attack) to",
         "switch the attack target to", OLDER),
        (r"\b[Cc]hoose (any number of your opponent's Digimon whose total DP adds up to \d+ or "
         r"less) and delete them", r"delete \1", OLDER),
        (r"\bThis Digimon can digivolve into", "This Digimon may digivolve into", OLDER),
        (r"\band/or\b", "or", "any of them"),
        (r"\b[Yy]ou trash a card in (?:your|the) hand using one of your effects",
         "one of your effects trashes a card in the hand", OLDER),
        (r"\b([Tt])rash any (\d) digivolution cards? of 1 of",
         r"\1rash \2 digivolution cards of 1 of", "the player chooses"),
        (r"\bmove 1 of your level 3 or higher Digimon from", "move your Digimon from",
         "others have no DP (rule 4-17)"),
        (r"\b(in|to) an empty space in your breeding area", r"\1 the breeding area", _THERE),
        (r"\bto (?:hands or decks|hand or deck)\b", "to the hand or deck", _THERE),
        (r"\bto (?:their owners'|its owner's) hands?\b", "to the hand", _THERE),
        # Who does what.
        (r"(?<=\] )When (?:this Digimon attacks|you attack) (?=a player,|an opponent's Digimon,)",
         "If it attacks ", "said of the attack that the icon speaks of"),
        (r"(?<=\] )If you attack an opponent's Digimon,", "If it attacks a Digimon,", OLDER),
        (r"\bIf it attacks an opponent's Digimon,", "If it attacks a Digimon,", OLDER),
        (r"\b(?:When|when) DNA digivolving,", "if DNA digivolving,", OLDER),
        (r"\b[Yy]ou may digivolve (this Digimon|that Digimon|1 of your (?:other )?Digimon"
         r"[^.]*?) into\b", r"\1 may digivolve into", OLDER),
        (r",? ignoring (?:(?:its|this card's) )?(?:digivolution|Digivolution) requirements and "
         r"without paying the cost", " without paying the cost, ignoring its digivolution "
         "requirements", _ORDER),
        (r"\bignoring (?:this card's )?digivolution requirements",
         "ignoring its digivolution requirements", OLDER),
        (r"(digivolves? into [^.]*?) for (?:the|its) (?:digivolution )?cost(?=[.,])",
         r"\1 for its digivolution cost", OLDER),
        (r"(digivolves? into [^.]*?) for a (?:memory )?cost of (?=\d)",
         r"\1 for a digivolution cost of ", OLDER),
        (r"(digivolves? into [^.]*?) for digivolution cost of (?=\d)",
         r"\1 for a digivolution cost of ", _SIGNS),
        (r"(would (?:leave the battle area|be deleted|be deleted or returned to the hand or deck)) "
         r"by (?:your|an) opponent's effects?(?=[,.])",
         r"\1 by one of your opponent's effects", OLDER),
        (r"(digivolve into [^.]*?) for its (?:digivolution )?cost\. When (?:it|this Digimon|that "
         r"Digimon) would digivolve (?:by|with) this effect, reduce the (?:digivolution )?cost by "
         r"(\d)", r"\1 with the digivolution cost reduced by \2", OLDER),
        (r"\b([Pp]lace [^.,]*?) under (this Digimon|this Tamer|1 of your (?:[^.,]*?)) as its "
         r"(top|bottom) digivolution card(?=[.,])", r"\1 as the \3 digivolution card of \2",
         OLDER),
        *((rf"\b([Yy])ou may {verb} ([^.,]*?) to (?={_DOING})", rf"By {gerund} \2, ",
           "what is done for it") for verb, gerund in _GERUNDS),
        (r"\b(?:they|those Digimon) gain\b", "they gain", _SIGNS),
        (r"you may suspend this Tamer to\b", "by suspending this Tamer,", OLDER),
        (r"[Yy]ou may suspend this Tamer\. If you do,", "By suspending this Tamer,",
         "what is done for it"),
        (r"\b[Ii]f you do,", "if you did,", "said afterwards"),
        (r"(?:any of your|one of your) Digimon (?:are|is) (?=played|deleted|suspended)",
         "one of your Digimon is ", "rule 4-27-5: once, however many"),
        (r"any of your opponent's Digimon (?:are|is) (?=played|deleted|suspended)",
         "one of your opponent's Digimon is ", "rule 4-27-5: once, however many"),
        (r"\b(Digimon|Tamer) suspends\b", r"\1 becomes suspended", "rule 4-11"),
        (r",(?=<)", ", ", _SIGNS),
        (r"\bfrom this Digimon's digivolution cards, return (1 [^.,]*?) to the hand and place "
         r"(1 [^.,]*?) as the top security card", r"return \1 from this Digimon's digivolution "
         r"cards to the hand and place \2 from this Digimon's digivolution cards as the top "
         r"security card", _ORDER),
        (r"\b(1 [^.,]*?card) with (the \[[^.,]*? trait) and 1 such "
         r"(Tamer card or Option card|card)", r"\1 with \2 and 1 \3 with \2", "said again"),
        (r"\bAmong them, add (1 card with the [^.,]*? trait) to the hand and trash 1 such card",
         r"Add \1 among them to the hand and trash \1 among them", _ORDER),
        (r"\bthis Digimon unsuspends and gains ([^.]*? for the turn)",
         r"unsuspend this Digimon. Then, this Digimon gains \1", _ORDER),
        (r"\[Main\] ?・", "[Main] <Delay>・", "what only its reminder says"),
        (r"(\[Your Turn\]) (This Digimon gets \+\d+ DP\.) (?=While )", r"\1 \2\n\1 ",
         "two effects of one timing"),
        (r"\bboth players (?=decks)", "both players' ", _SIGNS),
        (r"\bFor (each color among [^.,]*), trash the top card of both players' decks",
         r"Trash the top card of both players' decks for \1", _ORDER),
        (r"(\binto \[[^]]*\]) from your trash\b", r"\1 in the trash", "the same"),
        (r"\bwith digivolution cards less than or equal to this Digimon's digivolution cards",
         "with as many or fewer digivolution cards as this Digimon", "the same"),
        (r"\bduring your opponent's next unsuspend phase, all of their Digimon can't unsuspend ?",
         "all of your opponent's Digimon can't unsuspend during your opponent's next unsuspend "
         "phase", _ORDER),
        (r"\b[Ww]hen you attack with a (\w+) Digimon", r"When one of your \1 Digimon attacks",
         OLDER),
        (r"\b(\d+) or more DP\b", r"\1 DP or more", _ORDER),
        (r"\bIf no Digimon was returned by this effect", "If this effect didn't return",
         "the same"),
        (r"\b(in its name) in its name\b", r"\1", "a phrase twice"),
        (r"(?<=\]) on\](?= )", "", _SIGNS),
        (r"(?<=>) Then,", ". Then,", _SIGNS),
        (r"\.\" Then,", '". Then,', _SIGNS),
        (r"(\b[Rr]eturn [^.\"]*?(?: instead)?)\. Trash all of the digivolution cards of that "
         r"Digimon", r"\1", "rule 4-7-8: they are trashed then"),
        (r"(\bIf [^.,]*), this Digimon with ((?:the )?\[[^.,]*? trait) may ",
         r"\1 and this Digimon has \2, this Digimon may ", "what must hold then"),
        (r"(?<=[,\]] )[Tt]his Digimon with ((?:the )?\[[^.,]*? trait) may ",
         r"if this Digimon has \1, this Digimon may ", "what must hold then"),
        (r"\bFor (each|every \d+) ([^.,]*), trash the top card of your opponent's security stack",
         r"Trash the top card of your opponent's security stack for \1 \2", _ORDER),
        (r"[Ww]hen this card would be played(?=,)", "When you would play this card",
         "its player plays it"),
        (r"\byou may use this card without meeting its color requirements",
         "you can ignore this card's color requirements", OLDER),
        (r"\byou may ignore this card's color requirements",
         "you can ignore this card's color requirements", OLDER),
        (r"\bActivate this card's \[Main\] effects", "Activate this card's [Main] effect",
         "one or several"),
        (r"\b[Aa]ctivate 1 of the (?:following effects?|effects below|following):?\.?\s*・",
         "Activate 1 of the effects below:・", OLDER),
        (r"The remaining card", "The rest", OLDER),
        (r"\bdeleted or returned to (?:your|the) hand or deck", "deleted or returned to the hand "
         "or deck", _SIGNS),
        (r"\bit doesn't leave\b", "prevent it from leaving the battle area", "rule 15-8-5"),
        (r"\bit isn't deleted\b", "prevent it from being deleted", "rule 15-8-5"),
        (r"\bprevent that deletion\b", "prevent it from being deleted", OLDER),
        (r"in its owner's battle area", "in the battle area", _THERE),
)  # fmt: skip
_SAME: Final = Rewriting((pattern, words) for pattern, words, _ in _LINES)
# What is said in brackets to remind of a rule.
_REMINDER: Final = re.compile(r" *\((?=[A-Z])[^()]*(?:\([^()]*\)[^()]*)*\)(?!\]|[^<]*>)\.?")
_COLORED: Final = r"(?:(?:[Rr]ed|[Bb]lue|[Yy]ellow|[Gg]reen|[Bb]lack|[Pp]urple|[Ww]hite)/?)+"
_ONE: Final = (
    rf"(?:(?:{_COLORED} )?Lv\.\d(?: ?w/(?:\[[^]]*\](?: or \[[^]]*\])*|<Save>) in (?:its )?"
    rf"(?:name|traits|text)| ?w/\[[^]]*\] trait)?|{_NAMES})"
)
# Requirements as older cards print them, and what stands on their line.
_WAYS: Final = Rewriting(
    (
        (
            r"\bDigivolve: (\d+) from (Lv\.\d) if name contains (\[[^]]*\]) *",
            r"[Digivolve] \2 w/\3 in name: Cost \1\n",
        ),
        (r"\bDigivolve: (\d+) from ([A-Z][a-z]+mon)\b", r"Digivolve: \1 from [\2]"),
        (rf"\bDigivolve: (\d+) from ({_ONE}) *", r"[Digivolve] \2: Cost \1\n"),
        (
            rf"\bDNA Digivolution: (\d+) from ({_ONE}) \+ ({_ONE}) *",
            r"[DNA Digivolve] \2 + \4: Cost \1\n",
        ),
        (
            r"\bDigivolve: (\d+) if name contains (\[[^]]*\]) *",
            r"[Digivolve] \2 in name: Cost \1\n",
        ),
        (r"\bDigiXros -(\d):", r"[DigiXros -\1]"),
        (r" xD7 ", " x "),
        (
            r"When you would play this card, you may place specified cards from your hand/battle "
            r"area under it\. Each placed card reduces the play cost\.",
            "\n",
        ),
        (
            r"\bDigivolve unsuspended with the 2 specified Digimon stacked on top of each other\.",
            "\n",
        ),
        (r"(\[(?:DNA )?Digivolve\][^\n]*?: Cost \d+) *(?=[\[<A-Z])", "\\1\n"),
    )
)

_USUAL: Final = (("\u2019", "'"), ("\u30fb", "・"), ("\u2022", "・"), ("\u201c", '"'),
                 ("\u201d", '"'))  # fmt: skip


def spelled(text: str) -> str:
    """A text in today's spelling, its line breaks kept."""
    text = unicodedata.normalize("NFKC", text.replace("&#160;", " "))
    for sign, usual in _USUAL:
        text = text.replace(sign, usual)
    text = re.sub(r"[ \t\u00a0]+", " ", text)
    return _SAME(_WAYS(_REMINDER.sub("", text)))
