"""Who does what."""

import re
from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, OLDER, ORDER, SHORT, SIGNS, THERE

_GERUNDS: Final = (
    ("trash", "trashing"), ("suspend", "suspending"), ("return", "returning"),
    ("place", "placing"), ("delete", "deleting"), ("add", "adding"),
)  # fmt: skip
_DOING: Final = (
    r"(?:<Draw|<De-Digivolve|<Recovery|(?:end the attack|delete|gain|unsuspend|suspend|return|play|"
    r"trash|prevent)\b)"
)


def _turning_itself(found: re.Match[str]) -> str:
    """If this Digimon has the trait, its top card can be placed at its bottom."""
    opening = "If" if found[1] == "By " else f"{found[1]}if"
    return (f"{opening} this Digimon has the {found[2]} trait, by placing the top stacked card "
    f"of this "
            "Digimon as its bottom digivolution card, ")  # fmt: skip


LINES: Final[tuple[Line, ...]] = (
    (r"\bface[- ]down (security card) face[- ]up", r"face-down \1 face-up", SIGNS),
    (r"\bface[- ]up (security card) face[- ]down", r"face-up \1 face-down", SIGNS),
    (r"\bface down (?=security card)", "face-down ", SIGNS),
    (r"(\bWhen this Digimon [^.]*?)\b1 each of (\[[^]]*\]) and (\[[^]]*\]) from its digivolution",
     r"\g<1>1 \2 and 1 \3 from this Digimon's digivolution", "one of each"),
    # Who does what.
    (r"(\[When Attacking\] ?(?:\[Once Per Turn\] ?)?)When (?:this Digimon attacks|you attack) (?=a "
     r"player,|an opponent's Digimon,)", r"\1If it attacks ",
     "said of the attack that the icon speaks of"),
    (r"(?<=\] )If you attack an opponent's Digimon,", "If it attacks a Digimon,", OLDER),
    (r"\bIf it attacks an opponent's Digimon,", "If it attacks a Digimon,", OLDER),
    (r"\b(?:When|when) DNA digivolving,", "if DNA digivolving,", OLDER),
    (r"\b[Yy]ou may digivolve (this Digimon|that Digimon|1 of your (?:other )?Digimon"
     r"[^.]*?) into\b", r"\1 may digivolve into", OLDER),
    (r",? ignoring (?:(?:its|this card's) )?(?:digivolution|Digivolution) requirements and "
     r"without paying the cost", " without paying the cost, ignoring its digivolution "
     "requirements", ORDER),
    (r"\bignoring (?:this card's )?digivolution requirements",
     "ignoring its digivolution requirements", OLDER),
    (r"(digivolves? into [^.]*?) for (?:the|its) (?:digivolution )?cost(?=[.,])",
     r"\1 for its digivolution cost", OLDER),
    (r"(digivolves? into [^.]*?) for a (?:memory )?cost of (?=\d)",
     r"\1 for a digivolution cost of ", OLDER),
    (r"(digivolves? into [^.]*?) for digivolution cost of (?=\d)",
     r"\1 for a digivolution cost of ", SIGNS),
    (r"(would (?:leave the battle area|be deleted|be deleted or returned to the hand or deck)) "
     r"by (?:your|an) opponent's effects?(?=[,.])",
     r"\1 by one of your opponent's effects", OLDER),
    (r"(digivolve into [^.]*?) for its (?:digivolution )?cost\. When (?:it|this Digimon|that "
     r"Digimon) would digivolve (?:by|with) this effect, reduce the (?:digivolution )?cost by "
     r"(\d)", r"\1 with the digivolution cost reduced by \2", OLDER),
    (r"\b([Pp]lac(?:e|ing) [^.,]*?) under (this Digimon|this Tamer|1 of your (?:[^.,]*?)) as its "
     r"(top|bottom) digivolution cards?(?=[.,])", r"\1 as the \3 digivolution card of \2",
     OLDER),
    *((rf"\b([Yy])ou may {verb} ([^.,]*?) to (?={_DOING})", rf"By {gerund} \2, ",
       "what is done for it") for verb, gerund in _GERUNDS),
    (r"\b(?:they|those Digimon) gain\b", "they gain", SIGNS),
    (r"you may suspend this Tamer to\b", "by suspending this Tamer,", OLDER),
    (r"[Yy]ou may suspend this Tamer\. If you do,", "By suspending this Tamer,",
     "what is done for it"),
    (r"\b[Ii]f you do,", "if you did,", "said afterwards"),
    (r"(?:any of your|one of your) Digimon (?:are|is) (?=played|deleted|suspended)",
     "one of your Digimon is ", "rule 4-27-5: once, however many"),
    (r"any of your opponent's Digimon (?:are|is) (?=played|deleted|suspended)",
     "one of your opponent's Digimon is ", "rule 4-27-5: once, however many"),
    (r"\b(Digimon|Tamer) suspends\b", r"\1 becomes suspended", "rule 4-11"),
    (r",(?=<)", ", ", SIGNS),
    (r"\bfrom this Digimon's digivolution cards, return (1 [^.,]*?) to the hand and place "
     r"(1 [^.,]*?) as the top security card", r"return \1 from this Digimon's digivolution "
     r"cards to the hand and place \2 from this Digimon's digivolution cards as the top "
     r"security card", ORDER),
    (r"\b(1 [^.,]*?card) with (the \[[^.,]*? trait) and 1 such "
     r"(Tamer card or Option card|card)", r"\1 with \2 and 1 \3 with \2", "said again"),
    (r"\bAmong them, add (1 card with the [^.,]*? trait) to the hand and trash 1 such card",
     r"Add \1 among them to the hand and trash \1 among them", ORDER),
    (r"\bthis Digimon unsuspends and gains ([^.]*? for the turn)",
     r"unsuspend this Digimon. Then, this Digimon gains \1", ORDER),
    (r"\[Main\] ?・", "[Main] <Delay>・", "what only its reminder says"),
    (r"(\[Your Turn\]) (This Digimon gets \+\d+ DP\.) (?=While )", r"\1 \2\n\1 ",
     "two effects of one timing"),
    (r"\bboth players (?=decks)", "both players' ", SIGNS),
    (r"\bFor (each color among [^.,]*), trash the top card of both players' decks",
     r"Trash the top card of both players' decks for \1", ORDER),
    (r"(\binto \[[^]]*\]) from your trash\b", r"\1 in the trash", "the same"),
    (r"\bwith digivolution cards less than or equal to this Digimon's digivolution cards",
     "with as many or fewer digivolution cards as this Digimon", "the same"),
    (r"\bduring your opponent's next unsuspend phase, all of their Digimon can't unsuspend ?",
     "all of your opponent's Digimon can't unsuspend during your opponent's next unsuspend "
     "phase", ORDER),
    (r"\b[Ww]hen you attack with a (\w+) Digimon", r"When one of your \1 Digimon attacks",
     OLDER),
    (r"\b(\d+) or more DP\b", r"\1 DP or more", ORDER),
    (r"\bIf no Digimon was returned by this effect", "If this effect didn't return",
     "the same"),
    (r"\b(in its name) in its name\b", r"\1", "a phrase twice"),
    (r"(?<=\]) on\](?= )", "", SIGNS),
    (r"(?<=>) Then,", ". Then,", SIGNS),
    (r"\.\" Then,", '". Then,', SIGNS),
    (r"(\b[Rr]eturn [^.\"]*?(?: instead)?)\. Trash all of the digivolution cards of that "
     r"Digimon", r"\1", "rule 4-7-8: they are trashed then"),
    (r"(\bIf [^.,]*), this Digimon with ((?:the )?\[[^.,]*? trait) may ",
     r"\1 and this Digimon has \2, this Digimon may ", "what must hold then"),
    (r"(?<=[,\]] )[Tt]his Digimon with ((?:the )?\[[^.,]*? trait) may ",
     r"if this Digimon has \1, this Digimon may ", "what must hold then"),
    (r"(?<=[,\]] )[Tt]his Digimon with ((?:the )?\[[^.,]*? trait) unsuspends",
     r"if this Digimon has \1, this Digimon unsuspends", "what must hold then"),
    (r"\b[Yy]ou may pay (\d) memory to (?=play|place|return|delete)", r"By paying \1 cost, ",
     "rule 4-2-2"),
    (r"\b[Bb]oth players trash the top (\d) cards of their decks",
     r"trash the top \1 cards of both players' decks", ORDER),
    (r"\b[Ff]rom your hand and without paying the cost, you may (play [^.]*?)(?: from your hand "
     r"without paying the cost)?(?=\.|$)", r"You may \1 from your hand without paying the cost",
     ORDER),
    (r"\b([Pp]lac(?:e|ing) [^.,]*?) (?:at|to) the top or bottom of your security stack",
     r"\1 as your top or bottom security card", OLDER),
    (r"\b([Pp]lac(?:e|ing) \d of your opponent's [^.,]*?) at the (top|bottom) of (?:their|your "
     r"opponent's) security stack", r"\1 as your opponent's \2 security card", OLDER),
    (r"\bFor (each|every \d+) ([^.,]*), trash the top card of your opponent's security stack",
     r"Trash the top card of your opponent's security stack for \1 \2", ORDER),
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
     "or deck", SIGNS),
    (r"\bthey don't leave\b", "prevent them from leaving the battle area", "all of them"),
    (r"\bit doesn't leave\b", "prevent it from leaving the battle area", "rule 15-8-5"),
    (r"\bit isn't deleted\b", "prevent it from being deleted", "rule 15-8-5"),
    (r"\bprevent this Digimon from leaving\b", "prevent it from leaving", "spoken of before"),
    (r"\bprevent that deletion\b", "prevent it from being deleted", OLDER),
    (r"in its owner's battle area", "in the battle area", THERE),
    (r"\b([Bb]y |, )placing this ((?:\[[^]]*\](?:/| or )?)+) trait Digimon's top stacked card as "
     "its bottom digivolution card, ", _turning_itself, "what must hold then"),
    (r"\b([Bb]y |, )placing the top card of this Digimon with the ((?:\[[^]]*\](?:/| or )?)+) "
     r"trait "
     "as this Digimon's bottom digivolution card, ", _turning_itself, "what must hold then"),
    (r"\b([Pp]lac(?:e|ing)) this Digimon's top stacked card",
     r"\1 the top stacked card of this  "
     r"Digimon",
     ORDER),
    (r"\b([Pp]lac(?:e|ing)) the top card of (?=this Digimon|1 of your)", r"\1 the top stacked "
     r"card of ",
     SHORT),
    (r"\b([Tt]rash(?:ing)?) this Digimon's top (?:stacked )?card", r"\1 the top card of this "
     r"Digimon",
     ORDER),
    (r"\b([Tt]rash(?:ing)?) the top stacked card of", r"\1 the top card of", "the same"),
    (r"(top stacked card of [^.,]*?) (face-up |face down |)(?:at|on) (?:the )?(top|bottom) of "
     r"(?:the|your) security stack(?: face down)?",
     lambda f: f"{f[1]} {'face up ' if 'up' in f[2] else ''}as the {f[3]} security card", OLDER),
    (r"\b[Yy]ou may DNA digivolve this Digimon and one of your other Digimon(?: may DNA "
     r"digivolve)? into",
     "This Digimon and 1 of your other Digimon may DNA digivolve into", ORDER),
    (r"\b([Tt]his Digimon and) (?:another of your|(?:any|one) of your other) Digimon",
     r"\1 1 of your other Digimon", "one of several"),
    (r"\b(DNA digivolve into [^.]*?)(?<! DNA) (?:by paying its (?:DNA digivolve )?cost|for "
     r"(?:the|its)(?:"
     r" DNA digivolve| digivolution)? cost)(?=\.|・|$)", r"\1", "rule 8-2-3-2: it is paid"),
    (r"\b(?:that|the) DNA digivolved Digimon(?= may)", "that Digimon", "the new one"),
    (r"\bDNA digivolve\] into", "DNA digivolve into", SIGNS),
    (r"\bDigivolve your (\[[^]]*\]) into 1 (?=\[)", r"1 of your \1 digivolves into a ", ORDER),
    (r"\b([Dd]elet(?:e|ing)|[Pp]lac(?:e|ing)|[Rr]eturn(?:ing)?|[Ss]uspend(?:ing)?|[Uu]nsuspend) "
     r"one "
     r"of (?=your|their)", r"\1 1 of ", "one of several"),
    (r"\b([Yy]ou may (?:play|use)) an? (?![^.]* or an? )"
     r"(?=\[|(?:red|blue|yellow|green|black|purple|white)\b|level |"
     r"Tamer card|Digimon card|Option card)", r"\1 1 ", "one of several"),
    (r"\b([Uu]se) an? ((?:\w+ )?Option card [^.]*?) in the hand (?=without)",
     r"\1 1 \2 from your hand ", "one of several"),
    (r"\b(1 (?:\w+ )?Option card [^.]*?) in the hand (?=without paying)", r"\1 from your hand ",
     "the same"),
    (r"(<De-Digivolve \d>) on (?=up to \d|\d) ?", r"\1 ", OLDER),
    (r"((?:\b[Rr]eturn|\b[Pp]lace) [^.\"]*?(?: instead)?)\. Trash (?:all of the digivolution cards "
     r"of (?:that|those|your) Digimon|that Digimon's digivolution cards)", r"\1",
     "rule 4-7-8: they are trashed then"),
    (r"\. Trash all of the digivolution cards of the Digimon you returned with this effect", "",
     "rule 4-7-8: they are trashed then"),
    (r"\b(?:is|are) unblockable\b", "can't be blocked", OLDER),
    (r"\bcan't be blocked by your opponent's Digimon(?= for the turn|\.|$)", "can't be blocked",
     "no others block"),
    (r"\b(deleted|deletes [^.,]*?|[Oo]ther than) by battle\b", r"\1 in battle", "the same"),
    (r"(?<=, )they trash (\d cards? in their hand)", r"your opponent trashes \1", "the opponent"),
    (r"(?<=, )they must trash (\d cards? in their hand)", r"your opponent trashes \1",
     "the opponent"),
    (r"\b(attack target)s? changes\b", r"\1 is switched", "rule 11-2-7"),
    (r"\b(this Digimon|one of your Digimon)'s attack targets? is switched",
     r"\1's attack target is switched", SIGNS),
    (r"\b[Yy]ou may DNA digivolve (1 of your [^.]*? and 1 [^.]*? in the (?:hand|trash)) into",
     r"\1 may DNA digivolve into", ORDER),
    (r"\btreat this Tamer as (an? \d+ DP Digimon)", r"this Tamer is also treated as \1", ORDER),
    (r"(is also treated as an? \d+ DP Digimon) that can't digivolve and (?=gains)",
     r"\1, can't digivolve and ", "all for this time"),
    (r"(is also treated as an? \d+ DP Digimon) that (?=can't digivolve)", r"\1 and ",
     "all for this time"),
    (r"(is also treated as an? \d+ DP Digimon, can't digivolve), (?=and gains)", r"\1 ", SIGNS),
    (r"\bactivate (?:this card's|its) \[Main\] effects", "activate this card's [Main] effect",
     "one or several"),
)  # fmt: skip
