"""Usual things that older and newer cards say otherwise: applied last, to what is left of them."""

from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, OLDER, ORDER, SHORT, SIGNS

LINES: Final[tuple[Line, ...]] = (
    (r"\b(?:any|one) of your (Digimon[^,.]*?) delete (?:1 of )?your opponent's Digimon in battle",
     r"one of your \1 deletes your opponent's Digimon in battle", "one of several"),
    (r"(effects on Digimon played by this effect don't activate\. Then, you may switch the attack "
     r"target to) that Digimon", r"\1 the Digimon this effect played", "the one that was played"),
    (r"\bface-up (?=as the (?:top|bottom))", "face up ", SIGNS),
    (r"(?<=Digimon effects), (?=until your opponent's turn ends)", " ", SIGNS),
    (r"\bcan't be returned to the hand or deck(?! by)",
     "can't be returned to the hand or deck by effects", "by effects alone"),
    (r"(?<=\[On Deletion\] )If this Digimon had ", "If this Digimon has ",
     "rule 15-8-3-9-4: as it was"),
    (r"\b(?:this card is|this) digivol(?:ved|ving) from the trash\b", "digivolving from the trash",
     "this Digimon"),
    (r"(?<=\] )[Ww]hen played from digivolution cards,", "If played from digivolution "
     "cards,", OLDER),
    (r"\b[Ww]hen you play a (Digimon) from (?:one of your Digimon's )?digivolution cards",
     r"When one of your \1 is played from digivolution cards", "the player plays own cards"),
    (r"\b[Ww]hen ((?:Tamer |Digimon |Option )?)cards((?: with [^,]*?)?) are placed in (this "
     r"Digimon's) digivolution cards", r"When a \1card\2 is placed in \3 digivolution cards",
     "one of several"),
    (r"\beffects place ((?:Digimon |Tamer |Option )?)cards((?: with [^,]*?)?) in (this Digimon's) "
     r"digivolution cards", r"an effect places a \1card\2 in \3 digivolution cards", "one of "
     "several"),
    (r"\b[Yy]ou trash a digivolution card of 1 of your opponent's Digimon",
     "a digivolution card of one of your opponent's Digimon is trashed by one of your effects",
     OLDER),
    (r"\b[Ww]hen cards are trashed from your opponent's hand",
     "When a card is trashed from your opponent's hand", "one of several"),
    (r"\b[Ww]hen a card in your opponent's (deck|hand) is trashed",
     r"When a card is trashed from your opponent's \1", ORDER),
    (r"\b[Rr]eveal (?:the top card|1 card from the top) of your deck\. (?:If (?:it's|that card "
     r"is) an? "
     r"([^.,]*?cards?\b[^.,]*), add it to the hand|Add it to the hand if it's an? "
     r"([^.,]*?card\b[^.,]*))"
     r"\. (Trash the rest|Otherwise,? return it to the bottom of the deck)",
     lambda f: f"Reveal the top card of your deck. Add 1 {f[1] or f[2]} among them to the hand. "
     + ("Trash the rest" if f[3].startswith("Trash") else
        "Return the rest to the bottom of the deck"), ORDER),
    (r"\b([Rr]eveal the top card of your deck)\. If that card has ([^.,]*), add it to the hand",
     r"\1. Add 1 card with \2 among them to the hand", ORDER),
    (r"\b([Rr]eveal the top card of your deck)\. If (?:it's|that card is) an? "
     r"([^.,]*?card\b[^.,]*), "
     r"(you may play|play) it without paying the cost",
     lambda f: f"{f[1]}. {f[3].capitalize()} 1 {f[2]} among them without paying the cost", ORDER),
    (r"\b[Yy]ou can suspend this Tamer to ", "by suspending this Tamer, ", "what is done for it"),
    (r"\b[Yy]ou can (unsuspend this Digimon) by (trashing [^.]*)", r"By \2, \1", ORDER),
    *((rf"\b[Yy]ou may {verb} ([^.,]*?) to (?:have )?(?=this Digimon (?:gets|gains)\b|1 of your "
       r"opponent's Digimon gets\b|reveal the top\b|reduce the (?:digivolution )?cost)",
       rf"By {gerund} \1, ", "what is done for it") for verb, gerund in (
        ("trash", "trashing"), ("suspend", "suspending"), ("return", "returning"))),
    (r"\b([Yy])ou may (return [^.,]*?) to activate (?=<Draw)", lambda f: "By " + f[2].replace(
        "return", "returning") + ", ", "what is done for it"),
    (r"\b([Pp]lac(?:e|ing) [^.,]*?) under (1 of your [^.,]*?) at the bottom of its digivolution "
     r"cards",
     r"\1 as the bottom digivolution card of \2", ORDER),
    (r"\bfor each Digimon your opponent has (?=with)", "for each of your opponent's "
     "Digimon ", ORDER),
    (r"\bfor each card in your trash (with [^.,]*?)(?=\.|$)", r"for each card \1 in your trash",
     ORDER),
    (r"\bfor each other Digimon you have (?=with)", "for each of your other Digimon ", ORDER),
    (r"\b2 same-level cards (from|in) (?=its|this Digimon's)", r"2 cards of the same level \1 ",
     "the same"),
    (r"\b[Ww]hen any (?:of your )?((?:Digimon |Tamer )?card)s((?: with [^,]*?)?) would be played"
     r"(?=,)", r"When you would play a \1\2", "the player plays own cards"),
    (r"\breduce (?:the|their) (?:play )?costs by", "reduce the play cost by", "of the one"),
    (r"\btrashing both players' top security cards", "trashing the top card of both players' "
     "security stacks", ORDER),
    (r"\b[Ii]f (?:you don't|this effect didn't do so),", "If you didn't,", "said afterwards"),
    (r"\bWhen one of your Digimon digivolves into (a [^.]*?), by suspending this Tamer and placing "
     r"(1 card from under your Tamers) under that Digimon as one of its digivolution cards, reduce",
     r"When one of your Digimon would digivolve into \1, by suspending this Tamer and placing "
     r"\2 as "
     r"that Digimon's bottom digivolution card, reduce", OLDER),
    (r"\b(would digivolve into [^.]*?, by suspending this Tamer and placing 1 card from under your "
     r"Tamers) as any of their bottom digivolution card", r"\1 as that Digimon's bottom "
     r"digivolution "
     r"card", "the one that would digivolve"),
    (r"\b1 of (?:those Digimon|them) (?=gains|gets|may|can't)", "that Digimon ",
     "the one that it happened to"),
    (r"\b(?:those Digimon|one of them|they) (may attack)(?=\.|$)", r"that Digimon \1",
     "the one that it happened to"),
    (r"\b(to|as the top security card) 1 of those Digimon\b", r"\1 that Digimon",
     "the one that it happened to"),
    (r"\bas any of those Digimon's bottom digivolution cards?\b",
     "as that Digimon's bottom digivolution card", "the one that it happened to"),
    (r"\b([Cc]hoose 1 of [^.]*?)\. (.*?)\bthe chosen (Digimon|Tamer|card)\b", r"\1. \2that \3",
     "the one that was chosen"),
    (r"\ban (?=Tamer card|Digimon card|card)", "a ", "the article goes by sound"),
    (r"(?<=\] )Delete (1 of your opponent's Digimon with as much or less DP as this Digimon) with "
     r"([^.]*? in its name)\.", r"If this Digimon has \2, delete \1.", "what must hold then"),
    (r"\b(1 of your opponent's Digimon) and all of (?:your opponent's|their) (Security Digimon) "
     r"get "
     r"([+-]\d+ DP) (for the turn|until your opponent's turn ends)(?! for)",
     r"\1 gets \3 \4. Then, all of your opponent's \2 get \3 \4", "said once"),
    (r"\b(from [^.,]*?digivolution cards) as (?:a Tamer or )?(?:another|other) Digimon (?=without)",
     r"\1 ", "what is played"),
    (r"\b([Pp]lay 1 [^.,]*?)digivolution card (?:under this card|of 1 of your Digimon cards) as "
     r"another "
     r"Digimon (?=without)", lambda f: f"{f[1]}Digimon card from "
     + ("this Digimon's" if "under this card" in f[0] else "one of your Digimon's")
     + " digivolution cards ", OLDER),
    (r"\b[Aa]t the next end of your opponent's turn,", "At the end of your opponent's turn,",
     "the next that ends"),
    (r"(\[[^]]*\]) in your breeding area\b", r"\1 in the breeding area", "there is one"),
    (r"\bof the (\[[^]]*\] in the breeding area)", r"of 1 of your \1", "there is one"),
    (r"\beffects trash cards from under your Tamers",
     "effects trash digivolution cards of your Tamers", "rule 4-8"),
    (r"\b(effects trash (?:digivolution|link) cards) from (?=your)", r"\1 of ", "the same"),
    (r"\b[Aa]dd \+?(\d+)(?: DP)? to (?:the |this effect's )?max(?:imum)? (level|DP|play "
     r"cost)(?: of the (?:"
     r"Digimon|card))?(?: (?:you can|you may|this effect can|this effect may) "
     r"(?:choose|play|delete))?"
     r"(?: (?:by|with) this effect)?(?=\.|$)", r"add \1 to this effect's \2 maximum", OLDER),
    (r"\b[Aa]dd (\d+) to the (level|DP|play cost) maximum", r"add \1 to this effect's \2 maximum",
     SHORT),
    (r"\b([Dd]elete|[Yy]ou may play) 1 ([^.]*?)level (\d) or lower ([^.]*)\. If ([^.]*), add "
     r"(\d) to "
     r"(?:this effect's level maximum|the maximum level of the card this effect can play)",
     lambda f: f"{f[1]} 1 {f[2]}level {f[3]} or lower {f[4]}. If {f[5]}, {f[1].lower()} 1 "
     f"{f[2]}level "
     f"{int(f[3]) + int(f[6])} or lower {f[4]} instead", "the number that is then meant"),
    (r"\bIf you have a (Digimon with [^,]*?), [Bb]y paying (\d) cost, place this card under "
     r"that Digimon "
     r"as its bottom digivolution card", r"If you have a \1, by paying \2 cost, place this card "
     r"as the "
     r"bottom digivolution card of 1 of your \1", "said again"),
    (r"\b([Pp]lac(?:e|ing) [^.,]*?) under that Digimon as its bottom digivolution card",
     r"\1 as that Digimon's bottom digivolution card", ORDER),
    (r"\band all of their Security\b", "and all of your opponent's Security", "the opponent's"),
    (r"\b(an?) (\w+) Digimon or \2 Tamer\b", r"\1 \2 Digimon or Tamer", "said once"),
    (r"\bwith DP less than or equal to this Digimon(?!'s)", "with as much or less DP as this "
     "Digimon",
     "the same"),
    (r"\bwith a (play cost|level) less than or equal to this Digimon's \1",
     r"with as high or lower a \1 as this Digimon", "the same"),
    (r"\b(?:whose|with a) (play cost|level) (?:is )?less than or equal to the "
     r"(?:trashed|placed|returned) "
     r"card(?:'s \1)?", r"whose \1 is less than or equal to that card's \1", "the one that was "
     "moved"),
    (r"\b(?:[Pp]lace those cards|[Rr]eturn the revealed cards?) (?:on|at|to) (?:either )?the "
     r"top or (?:the )?"
     r"bottom of (?:your|the) deck(?: in any order)?", "Return the rest to the top or bottom of "
     "the deck",
     "all that were revealed"),
    (r"\b([Rr]eveal the top card of your deck), and place it at the top or bottom of your deck",
     r"\1. Return the rest to the top or bottom of the deck", "the one that was revealed"),
    (r"(?<=\[On Deletion\] )When this Digimon is deleted other than in battle,",
     "If deleted other than in battle,", "said of the event"),
    (r"\b(this Digimon (?:has|is) [^,.]*? and) is (?=level)", r"\1 this Digimon is ", "said once"),
    (r"\b[Ii]f this effect suspends your\b", "If this effect suspended your", OLDER),
    (r"\bactivate its \[Security\] effects\b", "activate this card's [Security] effect", "its own"),
    (r"\b(1 of your Tokens or) 1 of your (?=other Digimon)", r"\1 ", "said once"),
    (r"\b(your Tokens or) an? (?=Digimon)", r"\1 ", "one of several"),
    (r"\b[Dd]uring your opponent's next unsuspend phase, all of (?:their|your opponent's) "
     r"(Digimon[^.]*?) "
     r"(?:can't|don't) unsuspend", r"all of your opponent's \1 can't unsuspend during your "
     r"opponent's next "
     r"unsuspend phase", ORDER),
    (r"(\[When Attacking\] [^.]*?, )this Digimon can (?=digivolve into [^.]*? in the hand for a "
     r"digivolution cost of \d, ignoring)", r"\1this Digimon may ", OLDER),
    (r"\b(digivolves?) into 1 (?![^.]*among)", r"\1 into a ", "one"),
    (r"\b(may digivolve into (?:an? )?[^.,]*?) from your hand\b", r"\1 in the hand", "the same"),
    (r"\bplacing an? (?=(?:\w+ )?level \d Digimon card|\[)", "placing 1 ", "one of several"),
    (r"\bplacing another ((?:\w+ )?Digimon) as\b", r"placing 1 of your other \1 as", "one of "
     "several"),
    (r"(?<=\] )Unsuspend this Digimon or (1 of your [^.]*)(?=\.)",
     r"Activate 1 of the effects below:・Unsuspend this Digimon.・Unsuspend \1", "one of both"),
    (r"(?<=\] )Suspend (1 of your opponent's Digimon), or (2 of your opponent's Digimon with "
     r"[^.]*)(?=\.)",
     r"Activate 1 of the effects below:・Suspend \1.・Suspend \2", "one of both"),
    (r"\byou may attack (a player|your opponent's Digimon) with (this Digimon|that Digimon)",
     r"\2 may attack \1", ORDER),
    (r"\bmay attack your opponent(?=\.|$)", "may attack a player", "the opponent"),
    (r"\b(is deleted) in battle or by having 0 DP,(?<=one of your opponent's Digimon is deleted "
     r"in battle or "
     r"by having 0 DP,)", r"\1 in battle or one of your opponent's Digimon is deleted by "
     r"dropping to 0 DP,",
     "either of both"),
    (r"\b(?:any|one) of your Digimon or Tamers digivolves? into (?:an? )?(?=Digimon)",
     "one of your Digimon digivolves into a ", "rule 8-1-1: a Tamer that becomes a Digimon as "
     "well"),
    (r"\byou may return to the hand or play (1 [^.]*? from this Digimon's digivolution cards) "
     r"without "
     r"paying the cost", r"you may activate 1 of the effects below:・Return \1 to the hand.・Play "
     r"\1 "
     r"without paying the cost", "one of both"),
    (r"\b([Aa]dd 1 [^.]*? among them to the hand or place) 1 such card as", r"\1 it as", "of "
     "either"),
    (r"\bWhen you do, ", "If you did, ", OLDER),
    (r"\bto the top of the deck in any order, and (gain \d memory for each card) you return "
     r"this way",
     r"to the top of the deck, and \1 returned by this effect", OLDER),
    (r"\bto the top of the deck in any order\b", "to the top of the deck",
     "the player chooses the order"),
    (r"\bis moved from your breeding area to (?:your|the) battle area",
     "moves from the breeding area to the battle area", OLDER),
    (r"\bwhose play costs add up to\b", "whose total play costs add up to", "of all of them"),
    (r"\b[Cc]hoose (any number of your opponent's Digimon whose total play costs add up to \d+ "
     r"or less) "
     r"and delete them", r"delete \1", OLDER),
    (r"\b([Tt])rash all of the digivolution cards of\b", r"\1rash all digivolution cards "
     r"of", "the same"),
    (r"\bDigivolve (1 of your Digimon) into (an? [^.]*?) (?:from your|in the) trash for its "
     r"(?:digivolution )?"
     r"cost", r"\1 digivolves into \2 in the trash for its digivolution cost", ORDER),
    (r"\bdon't have an? (\[[^]]*\]), you may play one from", r"don't have a \1, you may play 1 "
     r"\1 from",
     "spoken of before"),
    (r"\btrashed from the top of the deck\b", "trashed from the deck", "the same"),
    (r"\beffects trash this card from the deck or security stack", "effects trash this card "
     "from the deck or "
     "effects trash this card from the security stack", "either of both"),
    (r"\btrash their deck's top (\d) cards", r"trash the top \1 cards of your opponent's "
     r"deck", ORDER),
    (r"\b(?:If|While) (you have [^,.]*), (?:one of )?your (\[[^]]*\]) (?:can|may) digivolve into this card in the "
     r"hand for a "
     r"digivolution cost of (\d), ignoring its digivolution requirements\.?",
     "[Digivolve] While \\1, \\2: Cost \\3\n", OLDER),
    (r"\[Digivolve\] (\[[^]]*\]) while (you have [^:]*): Cost", r"[Digivolve] While \2, \1: "
     r"Cost", ORDER),
    (r"\bWhen this Digimon with ([^,]*?) (suspends|becomes suspended|becomes "
     r"unsuspended|attacks|is deleted)"
     r"(?=,)", r"When this Digimon \2, if this Digimon has \1", "what must hold then"),
    (r"\bthe same level as the (?:placed|returned|trashed) card\b", "the same level as that card",
     "the one that was moved"),
    (r"(shuffle your security stack), and (?=1 of)", r"\1. Then, ", "one step after the other"),
    (r"\bfrom (this Digimon's digivolution cards) or (?:from )?your (trash|hand)\b",
     r"from your \2 or \1", ORDER),
    (r"\b(delete 1 of your opponent's level \d Digimon) and (level \d Digimon)",
     r"\1 and 1 of your opponent's \2", "said once"),
    (r"\bplay this card from your trash (?=with)", "play this card ", "it is there"),
    (r"(\b[Pp]lay 1 [^.]*? without paying the cost\. (?:(?:If|At) [^.]*?, )?(?:return |delete "
     r")?)that "
     r"Digimon\b", r"\1the Digimon this effect played", "what was played"),
    (r"\bwith equal or fewer digivolution cards than\b", "with as many or fewer digivolution "
     "cards as",
     "the same"),
    (r"\bFrom among them, add (1 [^.]*?) to the hand and play (1 [^.]*?) without paying the cost",
     r"Add \1 among them to the hand and play \2 among them without paying the cost", ORDER),
    (r"\byour hand has (fewer|more) cards than your opponent's", r"you have \1 cards in the "
     r"hand than your "
     r"opponent", ORDER),
    (r"\bif one of their Digimon is attacking\b", "if your opponent has an attacking "
     "Digimon", ORDER),
    (r"\b([Ww]hen one of your Digimon) digivolves into ((?:[^,\[]|\[[^]]*\],?)*?), by "
     r"suspending this Tamer, "
     r"reduce the (?:digivolution )?cost", r"\1 would digivolve into \2, by suspending this "
     r"Tamer, reduce the "
     r"digivolution cost", OLDER),
    (r"\bfor each (card with the [^.,]*? trait) with a different name (in your trash)",
     r"for each \1 \2 with different names", ORDER),
    (r"\b(your opponent's [^.]*? effects don't affect 1 of your) ((?:\[[^]]*\](?:, | or )?)+) "
     r"trait Digimon", r"\1 Digimon with the \2 trait", ORDER),
    (r"\b(1 of your) ((?:\[[^]]*\](?:, | or )?)+) trait Digimon (?=can't|isn't|gets|gains)",
     r"\1 Digimon with the \2 trait ", ORDER),
    (r"\b(When this Digimon becomes suspended|When this Digimon suspends), if this Digimon has "
     r"([^,]*? in its name), if (you have [^,]*),",
     r"When this Digimon becomes suspended, if this Digimon has \2 and \3,", "both"),
    (r"\bThis Digimon (with face-down digivolution cards) (?=may digivolve)",
     "If this Digimon has face-down digivolution cards, this Digimon ", "what must hold then"),
    (r"\bThis Digimon (with the (\[[^]]*\]) trait) and any of your other Digimon may DNA",
     r"If this Digimon has the \2 trait, this Digimon and 1 of your other Digimon may DNA",
     "what must hold then"),
    (r", this Digimon with (an? (?:[^,.\[]|\[[^]]*\])*?|\[[^]]*\]) in its digivolution cards "
     r"(?=may digivolve)", r", if this Digimon has \1 in its digivolution cards, this Digimon ",
     "what must hold then"),
    (r"\b[Ii]f this effect DNA digivolved\b", "If you did", "the same"),
    (r"\b([Tt]rashing 1 card in the hand or placing) it face down", r"\1 1 card from your hand face "
     r"down", "the one"),
    (r"\b([Bb]y trashing the bottom face-down digivolution card of 1 of your Tamers or) (?=your top "
     r"security card)", r"\1 trashing ", "said once"),
    (r"\b([Dd]elete 1 of your opponent's Digimon) with as much or less DP as (1 of your Digimon(?: "
     r"with the [^.,]*? trait)?)(?=\.)", r"choose \2. \1 with as much or less DP as that Digimon",
     "what it is compared with is chosen first"),
    (r"\b([Dd]elete 1 of your opponent's Digimon) with as much DP as (1 of your Digimon with the "
     r"[^.,]*? trait) or less(?=\.)", r"choose \2. \1 with as much or less DP as that Digimon",
     "what it is compared with is chosen first"),
    (r"\b(1 [^.,]*?card [^.,]*?)( from your (?:hand|trash) [^.,]*)\. This effect can't play (\[[^]]*"
     r"\])", r"\1 other than \3\2", "said of the card"),
    (r"\b([Ff]or each (?:card|Digimon|Tamer)) this effect (trashed|placed|suspended|deleted|"
     r"returned|played)\b", r"\1 \2 by this effect", ORDER),
    (r"\bof your opponent's point of memory\b", "of your opponent's memory", "the same"),
    (r"\b(trash the top cards of) both players' security stacks (so that) they have (\d) cards left",
     r"\1 your security stack \2 it has \3 cards left and \1 your opponent's security stack \2 it "
     r"has \3 cards left", "of each of them"),
    (r"\bWhen (one of your opponent's Digimon|another Digimon) is played or (digivolves?|deleted),",
     lambda f: f"When {f[1]} is played or {f[1]} {'digivolves' if f[2][1] == 'i' else 'is deleted'},",
     "said once"),
    (r", both players trash cards in their hand (so that) they have (\d) left(?=\.$)",
     r", trash cards in the hand \1 you have \2 left. Then, your opponent trashes cards in their "
     r"hand \1 they have \2 left", "either of them"),
    (r"\bhas (\[[^]]*\]) trait(?=,)", r"has the \1 trait", "a word less"),
    (r"\bwith the use cost reduced by 0\. For each of your opponent's memory, add 1 to this "
     r"effect's cost reduction", "with the use cost reduced by your opponent's memory", "the same"),
    (r"(?<=, )(?:remove|reduce) (\d+) from this (DP deletion )?effect(?:'s)? "
     r"((?:DP |level |play cost )?)maximum", lambda f: f"add -{f[1]} to this effect's "
     f"{'DP ' if f[2] else f[3]}maximum", "less is added"),
    (r"(?<=, )remove (\d+) from this DP deletion effect's maximum",
     r"add -\1 to this effect's DP maximum", "less is added"),
)  # fmt: skip
