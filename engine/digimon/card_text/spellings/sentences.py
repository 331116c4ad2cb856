"""Sentences as a whole: those that say two things, and those that say again what was said."""

from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, OLDER, ORDER, SHORT

_WORDS: Final = r"(?:[^.\[]|\[[^]]*\])*?"
_COLORS: Final = ("red", "blue", "yellow", "green", "black", "purple")
_ICONS: Final = r"((?:\[[^]]*\] ?)+)"


_LOWEST: Final = "the bottom face-down digivolution card of 1 of your Tamers"

LINES: Final[tuple[Line, ...]] = (
    (r"\b[Bb]y trashing 2 bottom face-down cards from under your Tamers,",
     "if you have 2 or more face-down cards under your Tamers, by trashing "
     f"{_LOWEST} and trashing {_LOWEST},", "one by one"),
    (r"\bFor each (?:one|card trashed by this effect), trash 1 card under (your opponent's Digimon "
     r"or Tamers)", r"Trash any 1 digivolution card from \1 for each card trashed by this effect",
     ORDER),
    (r"\bmulticolored (?=Digimon that is)", "multicolor ", SHORT),
    (r"\bprevent its deletion\b", "prevent it from being deleted", SHORT),
    (r"(\[Assembly -\d\]) (Lv\.\d) x (Lv\.\d) x (Lv\.\d), all (w/[^\n]*)",
     r"\1 \2 \5 x \3 \5 x \4 \5", "said of all"),
    (r"\bwithout cards under it\b", "with no digivolution cards", "rule 4-8"),
    (r"\b[Ww]hen an effect trashes this card in (?:your|the) battle area,(?: When this card is "
     r"trashed from the battle area,)?",
     "When this card is trashed in the battle area by an effect,", ORDER),
    (r"\b(gets [+-]\d+ DP) and that Digimon's (\[[^]]*\]) effects don't activate", r"\1 and can't "
     r"activate \2 effects", "the same one"),
    (r"\bfor each returned card\b", "for each card returned by this effect", ORDER),
    (r"\bwith a play cost less than or equal to the Digimon you played",
     "with as high or lower a play cost as that Digimon", ORDER),
    (r"\bfor each digivolution card this Digimon has with (\[[^]]*\] in its traits)",
     r"for each card with \1 in this Digimon's digivolution cards", ORDER),
    (r"\bPlace the cards on top of your deck in any order",
     "Return the rest to the top of the deck", "all of them are the rest"),
    (r"\b([Yy]ou may (play|use) 1 [^.]*? from your hand)\. For (each|every) ([^,.]*), reduce this "
     r"effect's (?:paid )?(?:play )?cost by (\d)", r"\1 with the \2 cost reduced by 0. For \3 \4, "
     r"add \5 to this effect's cost reduction", ORDER),
    (r"\b(1 of your opponent's Digimon) and (1 of their Tamers) (can't suspend until [^.]*? ends)",
     r"\1 \3. Then, \2 \3", "of either"),
    (r"\bthis Digimon and (1 of your Digimon with [^.]*?) may unsuspend", r"you may unsuspend this "
     r"Digimon and \1", ORDER),
    (r"\bWhen your security is checked, if that card is ([^,]*), play it (?:without battling and )?"
     r"without paying the cost", r"When one of your opponent's Digimon checks your security stack, "
     r"if that card is \1, play that card without paying the cost", "what is played battles not"),
    (r"\byou may activate 1 (\[[^]]*\]) or (\[[^]]*\]) effect of (1 of your [^.]*)",
     r"you may activate 1 of the effects below:・Activate 1 \1 effect of \3.・Activate 1 \2 effect "
     r"of \3", "one of both"),
    (r"\bOne of your (\[[^]]*\]) that has a digivolution card with (\[[^]]*\]) in its name may "
     r"digivolve into this card in (?:your|the) hand for a digivolution cost of (\d), ignoring "
     r"(?:its )?digivolution requirements\.?",
     r"[Digivolve] \1 w/\2 in name in digivolution cards: Cost \3\n", OLDER),
    (r"\b(Suspend 1 of your opponent's Digimon[^.]*\.) Digimon suspended by this effect (?:don't|"
     r"can't) unsuspend until", r"\1 It can't unsuspend until", "the one"),
    (r"\b(gains all effects of cards with \[[^]]*\]) and (?=\[[^]]*\] in their names)", r"\1 or ",
     "those with either"),
    (r"\b(would digivolve into this card), for each of (?:its|their) (face-down digivolution "
     r"cards), (reduce the digivolution cost by \d)", r"\1, \3 for each of that Digimon's "
     r"\2", ORDER),
    (r"\b(play 1 \[[^]]*\] Token suspended to your) (battle area)\. If there are (\d+) or fewer, "
     r"play it suspended to your opponent's \2", lambda f: f"{f[1]} {f[2]}. If there are {f[3]} or "
     f"fewer total Digimon, {f[1]} opponent's {f[2]}", "the same Token"),
    (r"\bto (1 of your opponent's Digimon), reduce the play cost by (\d+) (until [^.]*? ends) for "
     r"each card trashed", r"\1 gets -\2 play cost \3 for each card trashed by this effect",
     ORDER),
    (r"\b[Ff]or each ([^.,]*? among them), reduce the play costs of (all of your opponent's "
     r"Digimon) by (\d+) (until [^.]*? ends)", r"\2 get -\3 play cost \4 for each \1", ORDER),
    (r"\b[Yy]ou may place (\d+ [^.]*? under this Tamer)(?: in any order)? to digivolve it into "
     r"an? ",
     r"By placing \1, this Tamer digivolves into a ", "not without what is placed"),
    (r"\b(your opponent(?:'s)?\b[^.]*?(?:\. Then, by [^.]*?their[^.]*?)?), they (play|place)\b",
     r"\1, your opponent \2s", "the opponent was spoken of"),
    (r"\b(1 of your [^.]*? gains [^.]*? for the turn),? and attacks\b",
     r"\1. Then, that Digimon attacks", "the same one"),
    (rf"{_ICONS}(All of your [^.<]*?) (gain|get) ([^.]*?)\.? While (you have [^,]*), "
     r"(?:they also|(?i:\2)) (gain|get) ", r"\1\2 \3 \4.\n\1While \5, \2 \6 ",
     "two effects at the same time"),
    (rf"{_ICONS}(This Digimon is treated as also having the colors of its digivolution cards\.) "
     r"(?=While )", r"\1\2\n\1", "two effects at the same time"),
    (r"\b(until your opponent's turn ends), change (1 of) their (Digimon or Tamers) into a color "
     r"other than white",
     lambda f: f"choose {f[2]} your opponent's {f[3]}. Activate 1 of the effects below:"
     + ".".join(f"・That card becomes {color} {f[1]}" for color in _COLORS),
     "one of the six that is chosen"),
    (r"(\[Your Turn\]) \[Once Per Turn\] (?=While this Digimon (?:has|is) [^.,]*, it gains <)",
     r"\1 ", "what lasts is not activated (rule 15-8-2)"),
    (r"<Digi-Burst (\d)> ?・", r"By activating <Digi-Burst \1>, ", "rule 16-14"),
    # Among the revealed cards.
    (r"\b([Aa]mong them, add 1 )((?:Digimon )?card with [^.]*? trait)( to the hand,? and (?:place|"
     r"trash) 1 )such card\b", r"\1\2\3\2", "said again"),
    (rf"\b[Aa]mong them, add (1 {_WORDS}) to the hand,? and (place|trash) (1 {_WORDS})"
     r"(?= face down| as | under |$|\.)", r"Add \1 among them to the hand and \2 \3 among them",
     ORDER),
    (r"\b[Ii]f (?:an|one of your) opponent's Digimon (?:isn't|wasn't) deleted by this effect",
     "If this effect didn't delete", OLDER),
    (r"(?<=\] )When (your opponent has no Digimon), if ", r"If \1 and ", OLDER),
    (r"\bYou may play 1 (\[[^]]*\]) Token or, from your hand or trash, (1 [^.,]*?) without "
     r"paying the cost\. This effect can't play cards with the same names as any of your Digimon",
     r"You may activate 1 of the effects below:・If you don't have \1, play 1 \1 Token.・Play \2 "
     r"without the same name as any of your Digimon from your hand or trash without paying the "
     r"cost",
     "one of both; a Token has a name as well"),
    (r"\b([Pp]lay 1 [^.,]*?) (from [^.,]*?) without paying the cost\. This effect can't play "
     r"cards with the same names? as any of your Digimon",
     r"\1 without the same name as any of your Digimon \2 without paying the cost", ORDER),
    (r"\b(gets -(\d+) DP for the turn)\. If ([^.,]*), increase the DP reduction of this effect by "
     r"-(\d+)", lambda f: f"{f[1]}. If {f[3]}, 1 of your opponent's Digimon gets "
     f"-{int(f[2]) + int(f[4])} DP for the turn instead", "the number that is then meant"),
    (r"\bWithout paying the cost, you may play (1 [^.,]*?) (from your trash) or (1 [^.,]*?) (from "
     r"the digivolution cards of your Digimon in the breeding area)\. This effect can't play "
     r"(\[[^]]*\](?: or \[[^]]*\])*)",
     r"You may activate 1 of the effects below:・Play \1 other than \5 \2 without paying the "
     r"cost.・Play \3 other than \5 \4 without paying the cost", "one of both"),
    (r"\bAdd (1 [^.]*?) among them to the hand,? and (place|trash) 1 such card(?: among them)?",
     r"Add \1 among them to the hand and \2 \1 among them", "said again"),
    (r"\bwithout battling and without paying the cost", "without paying the cost",
     "what was played is no Security Digimon (rule 4-5)"),
    # Costs.
    (r"\badd (\d) to the maximum number this effect may place", r"add \1 to this effect's number "
     r"maximum", ORDER),
    (rf"\b([Pp]lay 2 {_WORDS}) (from your trash) without paying the costs?\. This effect can't "
     r"play cards of the same level", r"\1 with different levels \2 without paying the cost",
     "said of both"),
    (r"(?<=, )this Digimon can (digivolve into [^.]*? in the hand for a digivolution cost of \d)"
     r"(?=\.|$)", r"this Digimon may \1", OLDER),
    (r"\[Rule\] Name: Also treated as having (\[[^]]*\]) in its name",
     r"This card/Digimon is also treated as having \1 in its name", ORDER),
    (r"\bWhile this Digimon is (\w+) and has\b", r"While this Digimon is \1 and this Digimon has",
     "said once"),
    (r" and, (until your opponent's turn ends), (1 of your Digimon [^.]*?)(?=\.|$)",
     r". Then, \2 \1", ORDER),
    (r"\bplay a (\w+ level \d Digimon card) or a (?=\w+ Digimon card)", r"play 1 \1 or 1 ",
     "one of either"),
    (r"\bDigimon card with a level of (\d) or less", r"level \1 or lower Digimon card", OLDER),
    (r"\bTrash both players' top security cards", "Trash the top card of both players' security "
     "stacks", ORDER),
    (r"\btrash both players' top security cards", "trash the top card of both players' security "
     "stacks", ORDER),
    (r"\b([Pp]lay 1 (?:Digimon|Tamer) card [^.]*?) (from your (?:hand|trash)[^.,]*?) without "
     r"paying the cost\. This effect can't play cards with the same name as any of your Tamers",
     r"\1 without the same name as any of your Tamers \2 without paying the cost", ORDER),
    (r"\bIf you have a (Digimon with [^,]*?), (by paying \d cost, )place this card under 1 of "
     r"those Digimon as its bottom digivolution card",
     r"If you have a \1, \2place this card as the bottom digivolution card of 1 of your \1",
     "said again"),
    (r"\bdigivolve it into this card as if that card is a level \d \w+ Digimon for a digivolution "
     r"cost of (\d)", r"it digivolves into this card for a digivolution cost of \1, ignoring its "
     r"digivolution requirements", "as which it meets them"),
    (r"\b([Pp]lacing) 1 (\[[^]]*\]) and (\[[^]]*\]) (?=from your trash)", r"\1 1 \2 and 1 \3 ",
     "one of each"),
    (r"\b([Pp]lay 1 [^.,]*?), (other than \[[^]]*\]), (?=from your)", r"\1 \2 ", "signs"),
    (r"\bReveal the top card of your deck\. Add it to the hand if it's an? ([^.]*? card)\. "
     r"Otherwise, return it to the bottom of the deck",
     r"Reveal the top card of your deck. Add 1 \1 among them to the hand. Return the rest to the "
     r"bottom of the deck", ORDER),
    (r"\bBy trashing ([^.]*?), <(Draw|Recovery) ([^>]*)> After, ",
     r"By trashing \1, <\2 \3>. Then, ", OLDER),
    (r"\breduce the play cost by (\d)\. Further reduce it by (\d) for each ",
     r"reduce the play cost by \1 and by \2 for each ", "said once"),
    (r"\b([Yy])ou may use an (Option card [^.,]*?) in the hand (?=without paying)",
     r"\1ou may use 1 \2 from your hand ", "one of several"),
    (r"(?<=by \d\. )For (each [^.,]*), further reduce it by (\d)",
     r"For \1, add \2 to this effect's cost reduction", "what the effect reduces"),
    (r"\bfor the cost\. When it would be played by this effect, reduce the play cost by (\d)",
     r"with the play cost reduced by \1", OLDER),
    (r"\breduce (?:its|this card's) (play cost|cost) by", r"reduce the \1 by", OLDER),
    (r"\breduce the (play cost|cost) of (?:this card|the digivolution) by", r"reduce the \1 by",
     OLDER),
    (r"\breduce the cost by (\d) if (you have [^.]*)", r"if \2, reduce the cost by \1", ORDER),
    (r"\breduce the play cost by (\d) if (you have [^.]*)", r"if \2, reduce the play cost by \1",
     ORDER),
    (r"\bWhile (you have [^.,]*), when playing this card from your hand,",
     r"When you would play this card from your hand, if \1,", OLDER),
    (r"\bWhen playing this card from your hand,", "When you would play this card from your hand,",
     OLDER),
    # Who does it.
    (r"\bhave (this Digimon|that Digimon|it|1 of (?:your|your opponent's) [^.,]*?) get (?=[+-])",
     r"\1 gets ", ORDER),
    (r"\bhave (this Digimon|that Digimon|it|1 of (?:your|your opponent's) [^.,]*?) gain (?=<)",
     r"\1 gains ", ORDER),
    (r"\bhave (all of [^.,]*?) (get|gain) (?=[+<-])", r"\1 \2 ", ORDER),
    (r"\bgive (this Digimon|1 of your (?:other )?Digimon) (?=[+-]\d)", r"\1 gets ", ORDER),
    (r"\bgive (1 of your opponent's Digimon) (?=[+-]\d)", r"\1 gets ", ORDER),
    (r"\bgive (all of (?:your|your opponent's) (?:Security )?Digimon) (?=[+-]\d)", r"\1 get ",
     ORDER),
    (r"\b[Ww]hen you attack with (?:a |one of your )((?:\w+ )?Digimon(?: (?:that has|with|that is) "
     r"[^,]*?)?),", r"When one of your \1 attacks,", OLDER),
    (r"\b[Ii]f they (?:don't|didn't|do not trash a card)(?=,)", "If they didn't",
     "said afterwards"),
    (r"\b[Ii]f no cards? (?:was|were) trashed(?: by this effect)?(?=,)", "If they didn't",
     "said afterwards"),
    # Several at once.
    (r"\b(until your opponent's turn ends), 1 of (?:their|your opponent's) Digimon and 1 of their "
     r"Tamers can't suspend", r"1 of your opponent's Digimon can't suspend \1. Then, 1 of your "
     r"opponent's Tamers can't suspend \1", "said once"),
    (rf"\b([Pp]lay|[Rr]eturn) 1 ({_WORDS}) and 1 ({_WORDS}) (from (?:your|this)[^.,]*?) "
     r"(without paying the cost|to the hand)", r"\1 1 \2 \4 \5 and \1 1 \3 \4 \5", "said once"),
    (r"\b([Rr]eturning) 1 (\[[^]]*\]) and 1 (\[[^]]*\]) (from your trash) (to the bottom of the "
     r"deck)", r"\1 1 \2 \4 \5 and \1 1 \3 \4 \5", "said once"),
    (r"\bFor (each [^.,]*), (trash the (?:top|bottom) (?:\d )?digivolution cards? of 1 of your "
     r"opponent's Digimon)", r"\2 for \1", "rules 4-27-2, 4-27-3"),
    (r"\b([Dd]elete|[Rr]eturn) 1 of your opponent's level (\d)(?: Digimon)?,? (?:and )?1 of their "
     r"level (\d)(?: Digimon)?,? and 1 of their level (\d) Digimon",
     r"\1 1 of your opponent's level \2 Digimon and 1 of your opponent's level \3 Digimon and 1 of "
     r"your opponent's level \4 Digimon", "said once"),
    (r"\b([Dd]elete) 1 of your opponent's level (\d)(?: Digimon)?,? and 1 of their level (\d) "
     r"Digimon", r"\1 1 of your opponent's level \2 Digimon and 1 of your opponent's level \3 "
     "Digimon", "said once"),
    (r"\b([Dd]elete) 1 of your opponent's level (\d) Digimon, level (\d) Digimon, and level (\d) "
     r"Digimon", r"\1 1 of your opponent's level \2 Digimon and 1 of your opponent's level \3 "
     r"Digimon and 1 of your opponent's level \4 Digimon", "said once"),
    (r"\b([Dd]elete) 1 each of your opponent's level (\d) and level (\d) Digimon",
     r"\1 1 of your opponent's level \2 Digimon and 1 of your opponent's level \3 Digimon",
     "said once"),
    (r"\b(?:This card may also have its color requirements met by (\w+)|(\w+) also meets this "
     r"card's color requirements)\.",
     lambda f: f"While you have a {(f[1] or f[2]).lower()} Digimon or Tamer on the field, you can "
     "ignore this card's color requirements.", "rule 4-22-2, of a card of one color"),
    (r"\bBy trash 1 card\b", "By trashing 1 card", "a letter less"),
    (r"\b[Ff]or (each|every \d+) ([^,.]*), reduce this effect's digivolution cost by (\d)",
     r"For \1 \2, add \3 to this effect's cost reduction", "what the effect reduces"),
    (r"\b(1 card with \[[^]]*\] in its traits), (\[[^]]*\]), or (\[[^]]*\]) among them",
     r"\1 or 1 \2 or 1 \3 among them", "a list"),
    (rf"\b[Aa]mong them, add 1 ({_WORDS}) to the hand,? or place (?:1 such card|it) as ([^.]*)",
     r"Add 1 \1 among them to the hand or place it as \2", ORDER),
    (rf"\b([Aa]dd|[Pp]lace) 1 ({_WORDS}) among them as ([^.]*?) or add it to the hand",
     r"add 1 \2 among them to the hand or place it as \3", ORDER),
    (r"\b(add 1 card with [^.]*? in its traits) to the hand or place it",
     r"\1 among them to the hand or place it", "of those that are revealed"),
    (r"\bDigimon with the Digimon with the (\[[^]]*\]) trait", r"Digimon with the \1 trait",
     "said twice"),
    (r"\b(place|placing) up to (\d) (?:level (\d) )?(red|black) and (red|black) (?:level (\d) "
     r")?cards "
     r"with ([^.]*?) and different card numbers from your hand and trash (?:in this Digimon's "
     r"digivolution cards|under this Digimon as its bottom digivolution cards|"
     r"as the bottom digivolution cards? of this Digimon)",
     lambda f: f"{f[1]} up to {f[2]} {f[4]} or {f[5]} level {f[3] or f[6]} cards with {f[7]} with "
     "different card numbers from your hand or trash as this Digimon's bottom digivolution cards",
     "cards of either color"),
    (r"\bBy placing (up to \d [^.,]*? bottom digivolution cards), gain 1 memory for each card "
     r"placed",
     r"By placing \1, gain 1 memory for each card placed by this effect", "the same"),
    (r"\bIf (?:you trash|this effect trashed) (a (?:(?:red|blue|yellow|green|black|purple) "
     r")?card\b)",
     r"If this effect trashed \1", "what was trashed"),
    (r"\b[Aa]ctivate the following effect twice\.?:?", "Activate the effect below twice.", OLDER),
    (r"\bFor each Tamer you suspend this way, activate the following effect:",
     "For each Tamer suspended by this effect, activate the effect below:", OLDER),
    (r"\bFor each color your Digimon have, activate it again",
     "For each color among your Digimon, activate it again", ORDER),
    (r"\bAdd 1 to the number of cards trashed by this effect for every (\d+) cards in ([^.]*)",
     r"For every \1 cards in \2, add 1 to this effect's number maximum", ORDER),
    (r"\b[Tt]rash up to (\d) digivolution cards from the bottom of ",
     r"trash up to the bottom \1 digivolution cards of ", ORDER),
    (r"\b(gains <[^>]*>), and for (every \d+ colors[^,]*), gets (\+\d+ DP)", r"\1 and \3 for \2",
     ORDER),
    (r"\b(until [^,.]*), for (every \d+ colors[^,]*), (1 of your Digimon isn't [^.]*)",
     r"\1, \3 for \2", ORDER),
    (r"\bthe trashed card's (?=play cost|level)", "that card's ", "the one that was trashed"),
    (r"\bthe deleted Digimon's (?=play cost|level)", "that Digimon's ", "the one that was deleted"),
    (r"\bwith a (level|play cost) (?=less than or equal to that)", r"whose \1 is ", ORDER),
    (r"\b[Aa]ctivate 1 of that Digimon's (\[[^]]*\]) effects as an effect of this Digimon",
     r"activate 1 \1 effect of the placed card as an effect of this Digimon", ORDER),
    (r"\b[Yy]ou may search your security stack for (1 [^,.]*?), reveal it, and add it to the "
     r"hand\.",
     r"You may search your security stack. Add \1 among them to the hand.", ORDER),
    (r"\byou may search your security stack for (1 [^,.]*?) and play it without paying the cost\.",
     r"you may search your security stack. Play \1 among them without paying the cost.", ORDER),
    (r"\bsuspending up to (\d) Tamers, for each Tamer suspended by this effect, (reduce the "
     r"(?:digivolution )?cost by 1)", r"suspending up to \1 of your Tamers, \2 for each Tamer "
     r"suspended "
     "by this effect", ORDER),
    (r"\b1 (\[[^]]*\]) or (level \d card) (?=from)", r"1 \1 or 1 \2 ", "a list"),
    (r"\bto the bottom of the decks(?: in any order)?", "to the bottom of the deck", "each "
     "owner's"),
    (r"\bby returning one of its level (\d) digivolution cards",
     r"by returning 1 level \1 card from this Digimon's digivolution cards", ORDER),
    (r"\bBy returning one of its level (\d) digivolution cards",
     r"By returning 1 level \1 card from this Digimon's digivolution cards", ORDER),
    (r"\b(level \d or higher) (red|blue|yellow|green|black|purple) Digimon, you can suspend this "
     r"Tamer "
     r"to (hatch in your breeding area), or (move [^.]*?)(?=\.)",
     r"\2 \1 Digimon, by suspending this Tamer, activate 1 of the effects below:・\3.・\4", "one "
     "of both"),
    (r"\bOption card which", "Option card that", "the same"),
    (r"\b([Aa]ctivate 1 \[[^]]*\] effect) on the placed card\b", r"\1 of the placed card", ORDER),
    (r"\b[Yy]ou may trash (1 card [^.,]*? in (?:the|your) hand) to (?=all of your)",
     r"By trashing \1, ", "what is done for it"),
    (r"\breveal all of your opponent's security cards, and trash 1 of them\. Place the rest in "
     r"your "
     r"opponent's security stack face down\. Then, your opponent shuffles their security stack",
     "search your opponent's security stack. Trash 1 card among them. Then, shuffle your "
     "opponent's "
     "security stack", ORDER),
    (r"\b1 (card with ((?:the )(?:\[[^]]*\](?:/| or )?)+ trait) from your Digimon's digivolution "
     r"cards, )"
     r"1 of your such Digimon", r"1 \g<1>1 of your Digimon with \2", "said again"),
    (r"\b(into an? (?:\w+ )?Digimon card) in the hand (with [^.,]*? in its (?:traits|name))",
     r"\1 \2 in the hand", ORDER),
    (r"\b[Ww]hen digivolving this Digimon into (?:an? )?([^.,]*?) in the hand, reduce its "
     r"digivolution "
     r"cost by", r"When this Digimon would digivolve into \1, reduce the digivolution cost by",
     OLDER),
    (r"(?<=\. )Then all of their\b", "Then, all of their", "signs"),
    (r"\b[Ff]or (each|every \d+) ([^,.]*), (1 of (?:your opponent's|their) [^.,]*? can't [^.,]*?)"
     r"(?=\.|$)", r"\3 for \1 \2", ORDER),
    (r"\b([Yy]ou may play) up to (\d+) play cost's total worth of (.*?) (?=from your)",
     r"\1 any number of \3 whose total play costs add up to \2 or less ", ORDER),
    (r"\b[Ff]rom (the digivolution cards of this Digimon|this Digimon's digivolution cards)"
     r"((?: with [^,]*?)?), you may (play|place) ([^.]*?) (?=without paying)",
     lambda f: f"you may {f[3]} {f[4]} from this Digimon's digivolution cards " if not f[2] else
     f"if this Digimon has{f[2][5:]}, you may {f[3]} {f[4]} from this Digimon's digivolution "
     f"cards ",
     ORDER),
    (r"\b[Ff]rom your (hand|trash) and without paying the cost, you may (play [^.]*)(?=\.|$)",
     r"you may \2 from your \1 without paying the cost", ORDER),
)  # fmt: skip
