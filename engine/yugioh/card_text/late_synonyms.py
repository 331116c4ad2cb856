"""Words that say the same, in texts to which the other tables have been applied.

Patterns of single words and phrases, in small letters; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN, OLDER, ONE_OR_MORE, POINTS, THERE

_ITS: Final = r"(?:its|this card's|the) (?:original )?(?:atk/def|atk|def|levels?)\b"
_SEEN: Final = "on the field only face-up cards have effects"

LATE: Final = (
    Same(r"(\bif you did not \w+ summon [^:;]*?) (?:this turn after you resolved this effect"
         r"|after activating this card)\b", r"\1 after you resolved this effect", "the same"),
    Same(r"(\bif you did not \w+ summon) (?:the [a-z]+ monster|it|that monster), or a (?:card"
         r"|monster) (?=with the same name\b)", r"\1 that monster, or a monster ",
         "what is Summoned"),
    Same(r'^you can only activate "@" once per (turn|duel)$', r'you can only activate 1 "@" per \1',
         "the same"),
    Same(r"(\bis destroyed by the effect of a [^,:]*? and sent to) your gy", r"\1 the gy",
         "its owner's"),
    Same(r"\bthe monster (tributed|banished|discarded|revealed|destroyed)'s\b",
         r"the \1 monster's", "the same"),
    Same(r"(\bthe number banished) face-down\b", r"\1", AGAIN),
    Same(r"(\bmust (?:first )?be either fusion summoned,? or special summoned) \(from your extra "
         r"deck\)", r"\1", "where it is"),
    Same(r"\bthis card (?=cannot be special summoned from\b)", "", "whose rule it is"),
    Same(r"\b(that card on the field|that other card)'s (atk|def)\b", r"the \2 of \1",
         "the same"),
    Same(r"\(from your (hand or )?face-up extra deck\)", r"(from your \1extra deck)",
         "as a Pendulum Monster is there"),
    Same(r"\ban? ((?:[^,:]*? )?monster) is banished face-up\b", r"a face-up \1 is banished",
         "the same"),
    Same(r"(\bmust (?:first )?be special summoned) \(from your hand\) (?=by\b)", r"\1 ", THERE),
    Same(r"(\bmust (?:first )?be special summoned[^|;:]*? by [a-z]+ \d) other ", r"\1 ",
         "it cannot pay with itself"),
    Same(r"\btributing monsters from your field\b(?! or)", "tributing monsters you control",
         "the same"),
    Same(r"\bthere are (\d or more [^,:]*? in your gy)\b", r"you have \1", "the same"),
    Same(r"(\bthis card is special summoned from) your (hand|gy|deck)\b", r"\1 the \2",
         "its owner's"),
    Same(r"(\bif this card is in (?:attack|defense) position,? change) it\b", r"\1 this card",
         AGAIN),
    Same(r"(\bopponent's card [^;]*?\btarget 1 (?:[a-z-]+ )*(?:spell/trap|spell|trap)) they "
         r"control\b", r"\1 your opponent controls", AGAIN),
    # This card, spoken of again where no other card was.
    Same(r"(: (?:you can )?(?:pay \d+ lp|reveal this card)[^;]*; (?:special summon|shuffle)) it\b",
         r"\1 this card", AGAIN),
    Same(r"(\b(?:if|when) this (?:[a-z-]+ )*?card (?:[a-z-]+ )*?(?:is|are) [^:,]*: )(you can )?"
         r"(return|destroy|place|shuffle|change|treat|special summon|add) it\b",
         r"\1\2\3 this card", AGAIN),
    Same(r"(: (?:you can )?(?:[^;:]*; )?(?:tribute|banish)) this face-up card\b(?=;| then| until)",
         r"\1 this card", _SEEN),
    Same(r"(\bspecial summon this card(?:[^;:]*?), and if you do,? treat) it (?=as a tuner\b)",
         r"\1 this card ", AGAIN),
    Same(r"(\b(?:if|when) this card is added [^:]*?to your hand[^:]*: (?:you can )?special summon "
         r"this card) from your hand", r"\1", THERE),
    Same(r"(\b(?:if|when) this card [^:]*?sent [^:]*?to the gy[^:]*: (?:you can )?(?:[^;:]*; )?"
         r"special summon this card) from your gy", r"\1", THERE),
    Same(r"(?<=\bwhile )it (is face-up in the monster zone, you cannot special summon)"
         r"(?: monsters)?", r"this card \1", AGAIN),
    Same(r"the level of this card\b", "this card's level", "the same"),
    Same(r"(\byour opponent cannot activate the effects of monsters with that )sent monster's "
         r"(?=name\b)", r"\1", AGAIN),
    Same(r"(\blink summoned using a monster with its same name) as material\b", r"\1", AGAIN),
    # Where cards are.
    Same(r"(\bpendulum monster) card (?=in your monster zone or pendulum zone\b)", r"\1 ", THERE),
    Same(r"\bfrom (?:the field or gy|either field or gy)\b", "from the field or either gy",
         "of both players"),
    Same(r"(\breturn 1 card) on the field or in either gy (?=to the hand\b)",
         r"\1 from the field or either gy ", "of both players"),
    Same(r"(\bshuffle \d [^;:,.]*?) from the field (?=into)", r"\1 on the field ", "the same"),
    Same(r"^(if this card is in your (gy|hand): [^|]*?; )equip it with this card$",
         r"\1equip this card from your \2 to it", THERE),
    Same(r"\bon the bottoms of the decks\b", "on the bottom of the deck in any order",
         "each in the Deck of its owner"),
    Same(r"(\bif )(\"[^\"]*\") is in (your spell & trap zone)\b", r"\1you control \2 in \3",
         "the same"),
    Same(r"\byou must have ([^,;:]*? in your spell & trap zone)\b", r"you must control \1",
         "the same"),
    Same(r"\bon either field\b", "on the field", "the same"),
    Same(r"(number of cards|for each card) in their hand", r"\1 in your opponent's hand", AGAIN),
    Same(r"this face-up card on the field is sent to",
         "this face-up card is sent from the field to",
         "the same"),
    Same(r"this face-up card in the field zone is sent to",
         "this face-up card is sent from the spell & trap zone to", "where a Field Spell lies"),
    Same(r"(\breveal (?:\d|any number of) [^;.,]*?) from your hand", r"\1 in your hand",
         "the same"),
    Same(r"(\bbanish \d [^;.,]*?) in your hand", r"\1 from your hand", "the same"),
    Same(r"(\bdiscard (?:up to )?\d [^;.,]*?) from your hand", r"\1", THERE),
    Same(r"(\bcontrols? [^:,]*? in )your (?=extra monster zone\b)", r"\1the ", "the same"),
    Same(r"\band (an? [^:,.]*?) is on the field\b", r"and there are \1 on the field", "the same"),
    Same(r"\bthere is (an? [^:,.]*?) in the (field|extra monster) zones?\b",
         r"\1 is in the \2 zone", "the same"),
    Same(r"((?:\d|all) [^;,.:]*?monsters?) in your monster zone\b(?! or)", r"\1 you control",
         "the same"),
    Same(r"\bsent from the (hand|deck|deck or hand|hand or deck) to your gy",
         r"sent from your \1 to the gy", "cards go to the GY of their owners"),
    Same(r"\bsent from your opponent's (hand|deck|deck or hand|hand or deck) to the gy",
         r"sent from the \1 to your opponent's gy", "cards go to the GY of their owners"),
    Same(r"monsters in your monster zone or pendulum zones?",
         "monsters from your field or pendulum zones", "the same"),
    Same(r"\b(from|in) either (banishment)\b", r"\1 the \2", "of either player"),
    Same(r"\b(all [^;,.:]*?) your opponent controls and in (?:your opponent's|their) gy",
         r"\1 from your opponent's field or gy", "all in both places"),
    Same(r"(\ball [^;,.:]*?from (?:your|your opponent's) (?:field|hand)) and gy", r"\1 or gy",
         "all in both places"),
    Same(r"\bin your field (?:or|and/or|or/and) gy\b", "you control or in your gy", "the same"),
    Same(r"(your opponent (?:normal or )?(?:special )?summons an? [^:,]*?) from their "
         r"(?:main )?(hand|deck)", r"\1 from the \2", "from where else"),
    Same(r"(\btarget 1 [^;,|]*?) in your gy and (1 [^;,|]*?) in your gy", r"\1 and \2 in your gy",
         "the place said once"),
    Same(r"\btribute a (?=monster you control equipped )", "tribute 1 ", "one"),
    Same(r"(\bthis turn while you have no \"[^\"]*\" (?:monster|card))s? in", r"\1 in",
         ONE_OR_MORE),
    Same(r"(\bspecial summon 1) ([^,;.]* from your gy), except the (?:sent|destroyed|banished|"
         r"tributed) (?:monster|card)\b", r"\1 other \2", AGAIN),
    Same(r"(\b1 other card) in this card's column (you control)", r"\1 \2 in this card's column",
         "the order of both"),
    Same(r"(\btribute \d+ (?:other )?[^;,.:]*?monsters?) you control", r"\1", THERE),
    Same(r"(\btribute 1) (monster), except the special summoned monster\b", r"\1 other \2", AGAIN),
    Same(r'\byour ("[^"]*" (?:[a-z]+ )?monsters) (?=can make up to \d attacks)',
         r"all \1 you control ", "the same"),
    Same(r"(\btarget 1 [^;,|]*?) in your gy or banishment and (?=1 [^;,|]*? in your gy or "
         r"banishment\b)", r"\1 and ", "the place said once"),
    Same(r'\bthere must be ("[^"]*") on the field (?=to activate\b)', r"\1 must be on the field ",
         "the same"),
    Same(r"\b((?:atk|def|level|rank) of the) monster (tributed|banished|discarded|destroyed|sent)"
         r"(?: to the gy)?(?=$|[,.;]| until)", r"\1 \2 monster", "the same"),
    # What is changed.
    Same(r"\bwith (\d+) atk/def\b", r"with \1 atk and \1 def", "the same"),
    Same(r"\bbattle positions of", "battle position of", ONE_OR_MORE),
    Same(rf"\bmake (?={_ITS}[^,;.]* (?:becomes?|is halved|is doubled)\b)", "", OLDER),
    Same(r"\bmake (?=you take no damage)", "", OLDER),
    Same(r"\ball ([^;,.:]*?monsters? you control) become (?:level (?=\d)|(?=the declared level))",
         r"the levels of all \1 become ", "the same"),
    Same(r"\bhalf of (?=its (?:original )?(?:atk|def))", "half ", "the same"),
    Same(r"\bwith less (atk|def) than this card\b", r"whose \1 is less than this card's",
         "the same"),
    Same(r"\bface-up (?=(?:[^;,.:](?!face-up))*?(?:whose (?:current |original )?|with (?:a "
         r"different |less |the same (?:original )?))(?:level|rank|atk|def|link rating|name|type"
         r"|attribute)\b)", "",
         "only face-up cards have numbers, and are known"),
    # How many they were; `amounts` sees that the noun fits those cards.
    Same(r"\b(for each|the number of) (?:card|monster|spell|trap|spell/trap)s? "
         r"(?=shuffled into the deck\b)", r"\1 ", AGAIN),
    Same(r"(\breveal any number of [^;.,]*?) and (?=shuffle them into)", r"\1, and if you do, ",
         "the same"),
    Same(r"(\bany number of [^;|]*?\bshuffle them into the deck,? then draw) cards equal to the "
         r"number of shuffled into the deck(?=$|,)", r"\1 that many cards", AGAIN),
    Same(r"(?<=[a-z]) ?\+ ?(?=1\b)", " + ", POINTS),
    # Which cards.
    Same(r"\bface-down (?=(?:\"[^\"]*\" |[a-z]+ )?(?:monster|card|spell|trap))", "set ",
         "what is Set is face-down"),
    Same(r"\b(?:an?|the) (?:equal|same) number of (?=[^;,.:]*?(?:monster|card|spell|trap)s?\b)"
         r"(?!cards as)", "that many ", AGAIN),
    Same(r"(you control) an? (?=\"[^\"]*\"(?=:| and|,))", r"\1 ", "one of that name"),
    Same(r"\bit was an? ([a-z ]*?(?:monster|spell|trap)) card\b", r"it was a \1", OLDER),
    Same(r"(\beither )(?=shuffle it)", "", "one or the other"),
    Same(r"(\bname becomes? the sent monster's) (?=until\b)", r"\1 name ", AGAIN),
    Same(r"^((?:(?!\b(?:target|reveal)\b).)*\bname becomes?) (?:the (?:sent|banished) monster's"
         r"|that card's) (?=(?:original )?name\b)", r"\1 its ", "the only one"),
    Same(r"(\breveal 1 [^;:,]*?) from (your extra deck),? then (?=send 1 [^;]*? whose name is "
         r"mentioned on\b)", r"\1 in \2, and if you do, ", "both are paid"),
    Same(r"\b(\d or (?:more|less) [a-z ]+ counters) are (?=on this card\b)", r"there are \1 ",
         "the same"),
    Same(r"\bset banished (?=card)", "banished set ", "the same"),
    Same(r"\b(the number of [a-z ]*?) x (\d+)$", r"\2 x \1", "the same"),
    Same(r"(\bsent from the (?:deck|hand) or) the (?=field\b)", r"\1 ", "the article"),
    Same(r"\bthe only ((?:face-up )?monsters you control are)\b", r"all \1", "the same"),
    Same(r"(\ball (?:face-up )?monsters you control are) face-up ", r"\1 ",
         "those face-down are none of these"),
    Same(r"\bin the field zones\b", "in the field zone", "either of them"),
    Same(r'\breturn (1 "[^"]*"(?:,? or (?:1 )?"[^"]*")* from [^;:,]*) to the extra deck',
         r"shuffle \1 into the deck", "where the cards of these names belong"),
    Same(r'(1 "[^"]*"),? or ((?:1 )?[^;:,]*? monster),? in your monster zone\b',
         r"\1 or \2 you control", "where monsters are"),
    Same(r"(\byou control would discard to activate )an? (?=effect\b)", r"\1its ", "the same"),
    Same(r'(\b1 "[^"]*" monster) from your hand, (?:face-up )?field,? (?:and/or|or) gy'
         r'(?=,? and (?:banish )?1 ")', r"\1", AGAIN),
    Same(r'(\bbanish (?:this card|1 "[^"]*" monster)),? and banish (?=1 ")', r"\1 and ", AGAIN),
    Same(r"(\bconduct) up to (?=\d normal summons/sets\b)", r"\1 ", "none need be made"),
    Same(r"\battach (1 [^;:,]*? monster) and (1 [^;:,]*? spell and 1 [^;:,]*? trap) (from your gy "
         r"to it)", r"attach \1 \3, also attach \2 \3", "each of them"),
    # When and how.
    Same(r"^when you activate this card: (?=you can)", "when this card is activated: ", "the same"),
    Same(r"^when this card is activated: (?!you can)", "", "when else"),
    Same(r"(this card is (?:normal|special|fusion|synchro|xyz|link|ritual|pendulum|tribute) "
         r"summoned),? or (?=sent to the gy|flipped face-up)", r"\1, or ", POINTS),
    Same(r"\byou control this card that was (?=special summoned (?:by|with) the effect of )",
         "this card was ", "it is on the field"),
    Same(r"(\bmonsters that) has (?=a level\b)", r"\1 have ", ONE_OR_MORE),
    Same(r"(?<=\battach )the revealed card (?=to it\b)", "it ", AGAIN),
    Same(r"(\bmonsters) that was (special summoned this turn) you control",
         r"\1 you control that were \2", ONE_OR_MORE),
    Same(r"\bbanish that card (?=in the gy\b)", "banish it ", AGAIN),
    Same(r"\bnameless counters\b", "nameless counter", ONE_OR_MORE),
    Same(r"\bplace this card on the bottom of the deck, also place them on the bottom of the deck"
         r"(?= in any order\b)", "place this card and them on the bottom of the deck", "both"),
    Same(r"^this card (?=cannot be special summoned,? except by the effect of )", "", "whose text"),
    Same(r"(\bis unaffected by )the effects of (spell|trap) cards\b", r"\1\2 effects", "the same"),
    Same(r"\bfor the rest of this turn,? you take no battle damage\b",
         "you take no battle damage this turn", "the rest of it"),
    Same(r"(\bdifferent attributes) among the (?=[^,;:.]*?monsters (?:on the field|you control))",
         r"\1 of face-up ", "only face-up cards have Attributes"),
    # What is said of all monsters.
    Same(r"(?<=you control )will (?=gain\b)", "", "the same"),
    Same(r"\ball (?=[^,;:.]*\bmonsters? (?:you control|your opponent controls|on the field)\b"
         r"[^,;:.]*? (?:gain|lose)s? )", "", "all of them"),
    Same(r"\bface-up (?=monsters (?:you control|your opponent controls|on the field)\b[^,;:.]*? "
         r"(?:gain|lose)s? )", "", "only face-up cards have ATK"),
    Same(r"(\bfor each [^,;:.]*?) in your field and gy\b", r"\1 you control or in your gy",
         "the same"),
)  # fmt: skip
