"""What cards of the first sets say otherwise than those after them: applied last of all."""

import re
from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, OLDER, ORDER, SHORT, SIGNS

_THEIRS: Final = r"(?:your opponent's|their)"
_FOR_EACH: Final = r"\b[Ff]or (each|every \d+) ((?:[^,.\[]|\[[^]]*\],?)*), "
_ONE_AFTER_THE_OTHER: Final = "one step after the other"
_TOTAL: Final = "any number of your opponent's Digimon whose total play costs add up to"


def _further(found: re.Match[str]) -> str:
    """The whole reduction where the condition holds."""
    play, less, held, more = found.groups()
    return f"{play}{less}. If {held}, {play[0].lower()}{play[1:]}{int(less) + int(more)} instead"


LINES: Final[tuple[Line, ...]] = (
    # For each of others.
    (_FOR_EACH + r"((?:\d|all) of your opponent's Digimon gets? -\d+ DP for the turn)(?=\.|$)",
     r"\3 for \1 \2", "rule 4-27: of the one that is chosen"),
    (_FOR_EACH + r"(trash the top \d cards of your opponent's deck),? and this Digimon (gets "
     r"\+\d+ DP for the turn)", r"\3 for \1 \2, and it \4 for \1 \2", "rule 4-27-4"),
    (_FOR_EACH + r"(delete 1 of your opponent's Digimon with [^.,]*?),? and (trash your opponent's "
     r"top security card)", r"\3 for \1 \2, and \4 for \1 \2", "rule 4-27-4"),
    (r"<Blitz> [Ii]f (?=DNA)", "<Blitz>. If ", SIGNS),
    (_FOR_EACH + r"(this Digimon gains <Security Attack \+\d>(?: for the turn)?)(?=\.|$)",
     r"\3 for \1 \2", ORDER),
    (_FOR_EACH + r"(return 1 [^.,]*? to the hand)(?=\.|$)", r"\3 for \1 \2", ORDER),
    (_FOR_EACH + r"trash (?:1 digivolution card from the bottom|the bottom digivolution card) of "
     rf"(?:each|all) of {_THEIRS} Digimon",
     r"trash the bottom digivolution card of all of your opponent's Digimon for \1 \2",
     "rule 4-27-3"),
    (_FOR_EACH + rf"trash 1 digivolution cards? of 1 of {_THEIRS} Digimon(?=\.)",
     r"trash 1 digivolution card of 1 of your opponent's Digimon for \1 \2", "rule 4-27"),
    (_FOR_EACH + r"(you may play 1 [^.,]*? without paying the cost)(?=\.|$)",
     r"For \1 \2, activate the effect below:・\3", "one after the other"),
    (r"\bFor (?:each one|each card trashed by this effect), you may trash 1 card under (?:1 of )?"
     r"(your opponent's Digimon or Tamers)", r"For each card trashed by this effect, activate the "
     r"effect below:・You may trash any 1 digivolution card from \1", "one after the other"),
    (r"\bactivate the following effect:", "activate the effect below:", OLDER),
    (r"\bfor each other ((?:suspended )?Digimon with (?:[^.,\[]|\[[^]]*\],?)*?) you have, (gain \d "
     r"memory)", r"\2 for each of your other \1", ORDER),
    (r"\bfor every (\d) (unsuspended |suspended |)Digimon or Tamers your opponent has",
     r"for every \1 of your opponent's \2Digimon and Tamers", "of both together"),
    (r"\bfor each of its colors\b", "for each of this Digimon's colors", "spoken of before"),
    (r"\bfor each color Digimon and Tamers have", "for each color among Digimon and Tamers", ORDER),
    (r",? and (gain \d memory for each card returned by this effect)", r". Then, \1",
     _ONE_AFTER_THE_OTHER),
    (r"; if you did,", ". If you did,", SIGNS),
    (r"\bit gets \+(\d+) to the maximum DP-based deletion effects",
     r"add \1 to this effect's DP maximum", OLDER),
    (r"\b(digivolve into [^.]*?) by paying its (?:digivolution )?cost\. (?:When|If) (?:it|this "
     r"Digimon|that Digimon) would digivolve (?:by|with) this effect, reduce the (?:digivolution )?"
     r"cost by (\d)", r"\1 with the digivolution cost reduced by \2", OLDER),
    (r"\b(digivolve into [^.]*?) for its (?:digivolution )?cost\. (?:When|If) (?:it|this Digimon|"
     r"that Digimon) would digivolve (?:by|with) this effect, reduce the (?:digivolution )?cost by "
     r"(\d)", r"\1 with the digivolution cost reduced by \2", OLDER),
    (r"\b(digivolve into [^.]*?) by paying its (?:digivolution )?cost\b",
     r"\1 for its digivolution cost", OLDER),
    (r"\b([Dd]igivolve that Digimon into [^.]*?) for its cost\b", r"\1 for its digivolution cost",
     OLDER),
    # What happens.
    (r"\b([Ww])hen your opponent plays an? ((?:level \d or (?:higher|lower) )?Digimon)(?=,)",
     r"\1hen one of your opponent's \2 is played", "their card"),
    (r"\bWhen your opponent moves a Digimon from their breeding area,",
     "When one of your opponent's Digimon moves from the breeding area to the battle area,",
     "there it goes"),
    (r"\bWhen you or your opponent play an? (level \d or (?:higher|lower) Digimon),",
     r"When a \1 is played,", "of either"),
    (r"\b(one of your opponent's Digimon) digivolves or attacks,",
     r"\1 digivolves or \1 attacks,", "said once"),
    (r"\b(one of your Digimon with [^,]*?)(?<! attacks) or (?:an|one of your) opponent's "
     r"(level \d or higher Digimon) attacks,", r"\1 attacks or one of your opponent's \2 attacks,",
     "said once"),
    (r"\bone of your opponent's Digimon's digivolution card is trashed",
     "a digivolution card of one of your opponent's Digimon is trashed", ORDER),
    (r"\b([Ww])hen an opponent's Digimon's digivolution card is trashed",
     r"\1hen a digivolution card of one of your opponent's Digimon is trashed", ORDER),
    (r"\bWhen an Option card is used, or when a card is added to a security stack,",
     "When a player uses an Option card or a card is added to a security stack,", "of either"),
    (r"\b(you play a Digimon with [^.,]*?) or place an? (\[[^]]*\]) in the battle area,",
     r"\1 or you place \2 in the battle area,", "said once"),
    (r"\b(you play a Digimon with [^.,]*?) or place (\[[^]]*\]) in the battle area,",
     r"\1 or you place \2 in the battle area,", "said once"),
    (r"\b(?:an effect adds|effects add) digivolution cards (?:to|under) (this|any of your|one of "
     r"your) Digimon",
     lambda f: "an effect places a digivolution card under "
     f"{'this' if f[1] == 'this' else 'one of your'} Digimon", "one of several"),
    (r"\beffects place (\[[^]]*\]) as (?:any|one) of your Digimon's digivolution cards",
     r"an effect places \1 in one of your Digimon's digivolution cards", "one of several"),
    (r"(\] in its text), other than (\[[^]]*\]), (?=would)", r"\1 other than \2 ", SIGNS),
    (r"\bWhen one of your Digimon would digivolve from level (\d) to level (\d),",
     r"When one of your level \1 Digimon would digivolve into a level \2 Digimon card,", OLDER),
    (r"\b(?:When|If) this Digimon has ([^,]*?) and would be deleted in battle,",
     r"When this Digimon with \1 would be deleted in battle,", ORDER),
    (r"\bprevent the deletion\b", "prevent it from being deleted", SHORT),
    (r"\[At End of Opponent's Turn\]", "\n[End of Opponent's Turn]", SIGNS),
    (r"\bif the attacking Digimon is (\[[^]]*\]), you may digivolve it into",
     r"if that Digimon is \1, that Digimon may digivolve into", "the one that attacks"),
    (r"\bif that Digimon was deleted by an effect\b", "if it was by an effect", "how it left"),
    (r"\bIf that Digimon was deleted by an effect\b", "If it was by an effect", "how it left"),
    (r"\bif this card was played by (\[[^]]*\])'s effect",
     r"if played by an effect of \1", "this card"),
    (r"\bIf this card was played by (\[[^]]*\])'s effect",
     r"If played by an effect of \1", "this card"),
    (r"(?<=\. )When played from digivolution cards,", "If played from digivolution cards,", OLDER),
    (r"\bFor (every \d+ [^,.]*), reduce the cost when playing this card from your hand by (\d)",
     r"When you would play this card from your hand, reduce the play cost by \2 for \1", OLDER),
    (r"\breduce the play cost by (\d) if (you don't have [^.]*)(?=\.)",
     r"if \2, reduce the play cost by \1", ORDER),
    (r"\bWhen one of your (Digimon with [^.,]*? in its name) attacks (\(other than [^)]*\)),",
     r"When one of your \1 \2 attacks,", ORDER),
    # What is done.
    (r"\bwith a different name than the Digimon you digivolved into",
     "without the same name as that Digimon", ORDER),
    (r"\"(\[Start of Your Main Phase\]) Attack with this Digimon\.?\"",
     r'"\1 This Digimon attacks."', ORDER),
    (r"\b([Aa]dd 1 card with (?:[^.,\[]|\[[^]]*\])*), 1 (\[[^]]*\]),? or 1 (\[[^]]*\]) (?=among "
     r"them)", r"\1 or 1 \2 or 1 \3 ", "one of them"),
    (r"\b(until your opponent's turn ends), 1 of your opponent's Digimon gains (<[^>]*>)\. If "
     r"([^,.]*), 3 of your opponent's Digimon gain it instead", r"1 of your opponent's Digimon "
     r"gains \2 \1. If \3, 3 of your opponent's Digimon gain \2 \1 instead", "said again"),
    (r"\bfrom your hand or trash in this Digimon's digivolution cards(?: in any order)?",
     "from your hand or trash as this Digimon's bottom digivolution cards", OLDER),
    (r"\bfrom your hand at the bottom of one of your Digimon's digivolution cards",
     "from your hand as the bottom digivolution card of 1 of your Digimon", OLDER),
    (r"(?<=, )place 1 of your (\[[^]]*\])s? from or from your hand as the bottom digivolution card "
     r"of (this Digimon)", r"activate 1 of the effects below:・Place 1 of your \1 as the bottom "
     r"digivolution card of \2.・Place 1 \1 from your hand as the bottom digivolution card of \2",
     "one of both"),
    (r"\b[Yy]ou may place 1 of your (\[[^]]*\])s? from or from your hand as the bottom "
     r"digivolution card of (1 of your \[[^]]*\])s?",
     r"you may activate 1 of the effects below:・Place 1 of your \1 as the bottom digivolution "
     r"card of \2.・Place 1 \1 from your hand as the bottom digivolution card of \2",
     "one of both"),
    (r"\b([Cc])hoose any number of your opponent's Digimon so that their play cost total is up to "
     r"(\d+) and (delete|return) them\b", rf"\3 {_TOTAL} \2 or less", ORDER),
    (r"\b([Dd]elete) up to (\d+) DP total worth of their Digimon",
     r"\1 any number of your opponent's Digimon whose total DP adds up to \2 or less", ORDER),
    (r"\b([Rr]eturning) 1 (\[[^]]*\]), 1 (\[[^]]*\]),? and 1 (\[[^]]*\]) (from your trash) (to the "
     r"bottom of the deck)", r"\1 1 \2 \5 \6 and \1 1 \3 \5 \6 and \1 1 \4 \5 \6", "said once"),
    (r"\b([Rr]eturn) 1 of your opponent's (suspended Digimon) and 1 of (?:their|your opponent's) "
     r"(suspended Tamers) (to the bottom of the deck)",
     lambda f: f"{f[1]} 1 of your opponent's {f[2]} {f[4]} and return 1 of your opponent's "
     f"{f[3]} {f[4]}", "said once"),
    (r"\ball of your opponent's Digimon and Security Digimon get (-\d+ DP for the turn(?: for each "
     r"[^.,]*)?)", r"all of your opponent's Digimon get \1 and all of your opponent's Security "
     r"Digimon get \1", "said once"),
    (r"\brevealing (up to \d [^.,]*? from your hand) and returning all of the revealed cards to "
     r"the bottom of the deck, (<Draw \d>) for each card placed",
     r"returning \1 to the bottom of the deck, \2 for each card returned by this effect",
     "those that are returned"),
    (r"\b([Aa]dd up to \d) differently colored ([^.]*?) (?=among them)",
     r"\1 \2 of different colors ", ORDER),
    (r"\b1 (Digimon card) and 1 (Tamer card) ?[―—-] ?both with (\[[^]]*\]) in their traits ?[―—-] "
     r"?(?=among them)", r"1 \1 with \3 in its traits and 1 \2 with \3 in its traits ",
     "of both"),
    (r"\b([Aa])dd (up to \d|\d) ([^.,]*?) from your trash to the hand", lambda f: (
        "Return" if f[1] == "A" else "return") + f" {f[2]} {f[3]} from your trash to the hand",
     OLDER),
    (r"\bplacing 1 of your (Digimon cards?) (with [^.,]*?) from your hand",
     r"placing 1 Digimon card \2 from your hand", "a card of the hand"),
    (r"\bplacing all digivolution cards from under this Digimon\b",
     "placing all of this Digimon's digivolution cards", ORDER),
    (r"\b([Yy]our opponent chooses 1 of their Digimon)\. Delete all of their other Digimon",
     r"\1 and delete all of your opponent's other Digimon", "what others are, a choice says"),
    (r"\bin the hand or in this Digimon's digivolution cards",
     "from your hand or this Digimon's digivolution cards", ORDER),
    (r"\bfrom your trash into this Digimon's digivolution cards",
     "from your trash as this Digimon's bottom digivolution cards", OLDER),
    (r"\b(1 (?:[^.,\[]|\[[^]]*\],?)*?) from 1 of (your (?:[a-z]+ )*Digimon's digivolution cards)",
     r"\1 from one of \2", "of any of them"),
    (r"\bor(?=\[)", "or ", SIGNS),
    (r"\],(?=\[)", "], ", SIGNS),
    (r"\b[Pp]lace the remaining cards at the top of your deck in any order",
     "Return the rest to the top of the deck", OLDER),
    (r"\bfor each (Digimon card) in this Digimon's digivolution cards (with [^.]*)(?=\.)",
     r"for each \1 \2 in this Digimon's digivolution cards", ORDER),
    (r"\bof your (\[[^]]*\]) cards?\b(?! in| from| with)", r"of your \1", "a word too much"),
    (r"\b[Bb]y deleting this Digimon that has a digivolution card with (\[[^,]*? in its traits),",
     r"if this Digimon has a card with \1 in its digivolution cards, by deleting this Digimon,",
     "what must hold then"),
    (r"(?<=, )they add the top card of their security stack to (?:their|the) hand",
     "add your opponent's top security card to their hand", ORDER),
    (r"\byour opponent adds their top security card to (?:their|the) hand",
     "add your opponent's top security card to their hand", ORDER),
    (r"\b([Dd]elete) 1 (of your opponent's Digimon with \d+ DP or less)\. (If [^.,]*), [Dd]elete 2 "
     r"such Digimon instead", r"\1 1 \2. \3, delete 2 \2 instead", "said again"),
    (r"\bend the attack by (returning [^.]*)(?=\.)", r"by \1, end the attack", ORDER),
    (r"\bfor the turn, when one of your Digimon would next digivolve, reduce the",
     "the next time one of your Digimon would digivolve this turn, reduce the", ORDER),
    (r"\bAny Digimon played by this effect gain (<[^>]*>),? for the turn",
     r"The Digimon played by this effect gains \1 for the turn", "the one"),
    (r"\bAll Digimon played by this effect gain\b", "The Digimon played by this effect gain",
     "all of them"),
    (r"(?:The )?\b(?:Digimon) (?:played by this effect|this effect played) can't digivolve and "
     r"(?:is|are) deleted at (the end of your opponent's turn)", r"That card can't digivolve. At "
     r"\1, delete that card", ORDER),
    (r"\b[Tt]he Digimon (?:played by this effect|this effect played) can't digivolve and is "
     r"deleted at turn end", "That card can't digivolve. At the end of the turn, delete that card",
     ORDER),
    (r"\b[Tt]he Digimon played by this effect can't digivolve to (level \d), and [Aa]t the end of "
     r"your opponent's turn, delete that Digimon", r"That card can't digivolve to \1. At the end "
     r"of your opponent's turn, delete that card", ORDER),
    (r"\b([Yy]ou may play 1 [^.]*? with the play cost reduced by )(\d)\. If ([^,.]*), further "
     r"reduce it by (\d)", _further, "the number that is then meant"),
    (r"\byou may switch the attack target to this Digimon or the player",
     "you may activate 1 of the effects below:・Switch the attack target to this Digimon.・Switch "
     "the attack target to the player", "one of both"),
    (r"\bget (\+\d+ DP) and your opponent's effects can't return them to the hand or deck or "
     r"reduce their DP", r"get \1 and can't be returned to the hand or deck by your opponent's "
     r"effects or have its DP reduced by your opponent's effects", ORDER),
    (r"\bactivate 1 of its (\[[^]]*\]) effects\b", r"activate 1 of that Digimon's \1 "
     r"effects", "the one that was chosen"),
    (r"\b([Aa]ctivate 1) of your (\[[^]]*\])'s (\[[^]]*\]) effects", r"\1 \3 effect of 1 of your "
     r"\2", ORDER),
    (r"\b([Aa]ctivate 1) of the (\[[^]]*\]) effects of (1 of your [^.]*)", r"\1 \2 effect of \3",
     ORDER),
    (r"\bprevent effects from deleting it or reducing its DP (until [^.]*)",
     r"this Digimon can't be deleted by effects or have its DP reduced by effects \1", ORDER),
    (r"\bwith (play cost|level)s less than or equal to this Digimon's digivolution cards",
     r"with as high or lower a \1 as the number of this Digimon's digivolution cards", ORDER),
    (r"\bwith a (play cost|level) less than or equal to the number of ",
     r"with as high or lower a \1 as the number of ", ORDER),
    (r"\bwhose (level|play cost) is less than or equal to the number of ",
     r"with as high or lower a \1 as the number of ", ORDER),
    (r"\bwith levels greater than or equal to the total cards in both players' security stacks",
     "with as high or higher a level as the number of cards in both players' security stacks",
     ORDER),
    (r"\bwhose total DP adds up to equal or less than this Digimon's DP",
     "whose total DP adds up to this Digimon's DP or less", ORDER),
    (r"\bwhose total DP adds up to at most this Digimon's DP",
     "whose total DP adds up to this Digimon's DP or less", ORDER),
    (r"\bwhose level is greater than or equal to the number of ",
     "with as high or higher a level as the number of ", ORDER),
    (r"\b(Digimon (?:card )?with [^.]*?a )memory cost of (?=\d+ or less)", r"\1play cost of ",
     OLDER),
    (r"\bamong the revealed cards\b", "among them", "those that are revealed"),
    (r"\bfor each Digimon played with this effect", "for each Digimon played by this effect",
     OLDER),
    (r"\b([Pp]lac(?:e|ing) [^.,]*?) under (this Digimon|this Tamer) as its (top|bottom) "
     r"digivolution cards?(?=[.,])", r"\1 as the \3 digivolution card of \2", OLDER),
    (r"\bWhen one of your Digimon with (\[[^]]*\]) attacks, ((?:\[[^]]*\],? (?:or )?)+in its "
     r"name),", r"When one of your Digimon with \1, \2 attacks,", "a list"),
    (r"\byou may delete 1 of your Digimon to reduce the digivolution cost by",
     "by deleting 1 of your Digimon, reduce the digivolution cost by", "what is done for it"),
    (r"\breturn 1 of your opponent's Digimon of the same level to",
     "return 1 of your opponent's Digimon with the same level as that Digimon to",
     "the one that it happened to"),
    (r"(Play this card without paying the cost\. At the end of the turn, return) this Digimon\b",
     r"\1 the Digimon this effect played", "what was played"),
    (r"\b(If you have \d or more memory, [^.]*\. Then, if you have \d or less)(?=,)",
     r"\1 memory", SHORT),
    (r"\bone of those Digimon may\b", "that Digimon may", "the one that it happened to"),
    (r"\b(you may link 1 [^.]*? from your hand) with the cost reduced",
     r"\1 to 1 of your Digimon with the cost reduced", "one that it can link to"),
    (r"\bThis Digimon may also attack your opponent's unsuspended Digimon for the turn",
     "This Digimon can attack your opponent's unsuspended Digimon for the turn", OLDER),
    (r"(\[Your Turn\]) If it attacks a player,", r"\1 When this Digimon attacks a player,",
     "no icon speaks of an attack"),
    (r"\bWhen you attack with a (level \d \w+ Digimon),", r"When one of your \1 attacks,", OLDER),
    (r"\breveal (\d) cards from the top of your deck", r"reveal the top \1 cards of your deck",
     OLDER),
    (r"\bYou may digivolve (1 [^.]*? among them) onto the attacking Digimon",
     r"That Digimon may digivolve into \1", ORDER),
    (r"\b[Cc]hoose 1 digivolution card of (1 of your opponent's Digimon) and trash it",
     r"Trash 1 digivolution card of \1", OLDER),
    (r"\b[Tt]rash any digivolution card of 1 of", "Trash 1 digivolution card of 1 of",
     "the player chooses"),
    (r"\b[Pp]lace the remaining cards on the bottom of your deck in any order",
     "Return the rest to the bottom of the deck", OLDER),
    (r"(\[Security\] At the end of the battle, play) this Digimon\b", r"\1 this card", OLDER),
    (r"\bYou can digivolve this card into (1 [^.]*? among them)",
     r"This Digimon may digivolve into \1", OLDER),
    (r"\b(suspend 1 Digimon), then (unsuspend 1 Digimon)", r"\1. Then, \2", _ONE_AFTER_THE_OTHER),
    (r"\b(Suspend 1 Digimon), then (unsuspend 1 Digimon)", r"\1. Then, \2", _ONE_AFTER_THE_OTHER),
    (r"\byou may play a Tamer card or a (?=Digimon card)", "you may play 1 Tamer card or 1 ",
     "one of either"),
    (r"\b(until your opponent's turn ends), (this Digimon) and (1 of your [^.\"]*?) gain "
     r"(\"[^\"]*\")", r"\2 gains \4 \1. Then, \3 gains \4 \1", "said once"),
    (r"(\[Your Turn\]) This Digimon and (all Digimon with [^.]*?) (can't be blocked)",
     r"\1 This Digimon \3.\n\1 \2 \3", "said once"),
    (r"\bgains? the following effect for the turn: (\"[^\"]*\")",
     lambda f: ("gains " if f[0].startswith("gains") else "gain ") + f"{f[1]} for the turn", ORDER),
    (r"(?<=\[When Digivolving\] )You may search your security stack, reveal 1 (card with [^.]*?) "
     r"from it,? and add it to the hand\.", r"You may search your security stack. Add 1 \1 among "
     r"them to the hand.", OLDER),
    (r"\b[Ii]f you added a card,", "If this effect added,", SHORT),
    (r"\bPlace all (level \d Digimon) face down on top of their owners' security stacks(?: in any "
     r"order)?", r"Place all \1 as the top security card", "rule 3-7: of its owner"),
    (r"\b([Pp]lac(?:e|ing) 1 of your opponent's Digimon) face down as your opponent's",
     r"\1 as your opponent's", "so it lies there"),
    (r"\bplacing the top(?: top)?(?: stacked)? card of (?:one|1) of your ((?:\[[^]]*\]/?)+) "
     r"trait Digimon as (?:that Digimon's|its) bottom digivolution card",
     r"placing the top stacked card of 1 of your Digimon with the \1 trait as its bottom "
     r"digivolution card",
     "one of several"),
    (r"\bAdd (\d+) to the maximum DP you can choose with this Digimon's DP-based deletion effects",
     r"increase the maximum DP of this Digimon's DP-based deletion effects by \1", OLDER),
    (r"\b([Tt])hey don't unsuspend during your opponent's next unsuspend phase",
     r"\1hey can't unsuspend during your opponent's next unsuspend phase", OLDER),
    (r"\bYour opponent's cards don't unsuspend during their next unsuspend phase",
     "All of your opponent's Digimon and Tamers can't unsuspend during your opponent's next "
     "unsuspend phase", "what can unsuspend"),
    (r"\b(gain \d memory) if (that Digimon is level \d or higher), and (<Draw \d>) if it is "
     r"(level \d)(?=\.)", r"if \2, \1. If that Digimon is \4, \3", ORDER),
    # What must hold.
    (r"\bif one of your Digimon has (\[[^,]*? in its name)", r"if you have a Digimon with \1",
     ORDER),
    (r"\bif one of your Digimon has ((?:\[[^]]*\](?:,? or ?|, )?)+ in its name) "
     r"(\(other than [^)]*\))", r"if you have a Digimon with \1 \2", ORDER),
    (r"\bIf one of your (\[[^]]*\])s? has (\d+ or more digivolution cards)",
     r"If you have a \1 with \2", ORDER),
    (r"\bIf you have (\d+ or more cards in the hand) and a Tamer(?=,)",
     r"If you have \1 and you have a Tamer", "said once"),
    (r"\bIf there is a (green) card,", r"If this Digimon has a \1 card in its digivolution cards,",
     "spoken of before"),
    (r"(?<=or )(\[[^]]*\]) is in the battle area", r"you have \1 in the battle area", ORDER),
    (r"\bif that Digimon's play cost is (\d+) or less", r"if that Digimon has a play cost of \1 or "
     r"less", ORDER),
    (r"\bWhile this Digimon's digivolution cards include a (Digimon card with [^.,]*?) or a (\w+ "
     r"Tamer card), it", r"While this Digimon has a \1 in its digivolution cards or this Digimon "
     r"has a \2 in its digivolution cards, this Digimon", ORDER),
    (r"(?<=traits), or a (card with [^.,]*?) is in this Digimon's digivolution cards",
     r" or this Digimon has a \1 in its digivolution cards", ORDER),
    (r"\bWhile you have (Digimon|Tamer) ", r"While you have a \1 ", "a word less"),
    (r"\bWhen a (card with [^,]*?) would be played or one of your Digimon would digivolve into "
     r"such a card, (by suspending this Digimon), reduce the play or digivolution cost by (\d)",
     r"When you would play a \1, \2, reduce the play cost by \3.\n[Your Turn] When one of your "
     r"Digimon would digivolve into a \1, \2, reduce the digivolution cost by \3",
     "both are said"),
    (r"\banother of your (Digimon with [^,]*?) would leave", r"one of your other \1 would leave",
     ORDER),
    (r"\bWhen you would DigiXros, the name of this card/Digimon is also treated as (\[[^]]*\])\.?",
     r"This card is also treated as \1 for DigiXros.", ORDER),
    (r"\[Main\] (While you [^.]*?, you can ignore this card's color requirements\.) ?(?=\w)",
     r"\1\n[Main] ", "two effects"),
)  # fmt: skip
