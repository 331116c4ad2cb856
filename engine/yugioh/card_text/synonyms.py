"""Words that say the same in card texts, so that a text and the wording of its definition compare.

Patterns of single words and phrases, in small letters; no text of a card stands here. What goes
without saying is left out by `unsaid_synonyms`, after these.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN, BATTLE, OLDER, ONE_OR_MORE, POINTS, THERE
from engine.yugioh.wording import words as w

# Adjectives that say a fact of a card.
_FACTS: Final = (
    "|".join(name.lower() for names in (w.RACES, w.ATTRIBUTES, w.TYPES) for name in names.values())
    + "|level |rank "
)

_KINDS: Final = "|".join(
    name.lower() for names in (w.RACES, w.ATTRIBUTES) for name in names.values()
)

# What is said of a monster that is summoned.
_RIDERS: Final = (
    "|".join(words.lower() for _, *forms in w.SUMMONED_BUT.values() for words in forms)
    + r"|(?:it|they) cannot be used as \w+ material"
)

SAME: Final = (
    Same(r"\btribute 1 of your ((?:[^.;:,]*? )?monster)s (?=this card points to)", r"tribute 1 \1 ",
         "only a player's own are Tributed"),
    Same(r"\b(all [^;:,]*?) from the gys\b", r"\1 from the gy", "all of them"),
    Same(r"\b1 of those (?:destroyed )?monsters?'s? (original atk)\b",
         r"the \1 of 1 of those monsters", AGAIN),
    Same(r"\(your choice, if tied\)", "", "whose choice it is anyway"),
    Same(r"that has (?=the (?:high|low)est )", "with ", "the same"),
    Same(r"\bthe (?=1 [^;:]*with the (?:high|low)est (?:atk|def))", "", "the article"),
    Same(r"\bface-up (?=[^;:,]*with the (?:high|low)est (?:atk|def))", "",
         "only face-up cards have ATK"),
    Same(r", while this card is on the field or in your gy([^:]*: (?:you can )?banish this card)\b"
         r"(?! from)", r"\1 from your field or gy", THERE),
    Same(r"for each (?:card|monster|spell|trap|spell/trap) (banished|destroyed|discarded|tributed"
         r"|sent to the gy|special summoned)(?: by this effect| this way"
         r"| to activate this effect)?(?=$|[,.;]| until)", r"for each \1", AGAIN),
    Same(r"for the rest of this turn,? you can only special summon ([^,:;]*? monsters)",
         r"you cannot special summon for the rest of this turn, except \1", "the rest"),
    Same(r"with different original (\w+s(?: and \w+s)?)(?: from each other)?",
         r"with different \1", "of cards that are not on the field"),
    Same(r"(you control no [^,:;]*?),? or (?=you control)", r"\1 or ", POINTS),
    Same(r"\bmonsters that mention (?=\")", "monsters that mentions ", ONE_OR_MORE),
    Same(r"\bany number of your banished ([^;:,]*?(?:monster|card|spell|trap|tuner)s)\b",
         r"any number of \1 in your banishment", "the same"),
    Same(r"(?:that has|that have) the same", "with the same", "the same"),
    Same(r"whose current (atk|def|level|pendulum scale)\b", r"whose \1", "when it is looked at"),
    Same(r"with (less|more) than (\d+) (atk|def)\b", r"whose \3 is \1 than \2", "the same"),
    Same(r"you control this (\w+ summoned) (?:card|monster)", r"this card was \1", "the same"),
    Same(r"((?:except|all) \"[^\"]*\") and (?=\"[^\"]*\" (?:monster|card|spell|trap)s)", r"\1 or ",
         "all of several kinds"),
    Same(r"you have more cards in your (deck|hand|gy|extra deck) than your opponent does",
         r"you have more cards in your \1 than they do", AGAIN),
    Same(r"change ([^;:]*?), (up to [^;:]*?),? (to face-down defense position)",
         r"change \1 \3, \2", "the order of both"),
    Same(r"(target \d [^;:]*?), and (?=\d )", r"\1 and ", POINTS),
    Same(r"\b([a-z-]+) tuner or ([a-z-]+) tuner\b", r"\1 tuner or a \2 tuner", "the article"),
    Same(r"(target 1 [^;]* and 1 [^;]*; .*?\b)your (monster|card)\b", r"\1that \2 you control",
         AGAIN),
    Same(r"that (monster|card) your opponent controls", r"that opponent's \1", AGAIN),
    Same(r"\blook at up to 2 random cards in your opponent's hand, then shuffle 1 of them into",
         "reveal 1 or 2 random cards from your opponent's hand, then shuffle 1 of those cards into",
         "one or two are seen"),
    Same(r"\b1 of those monsters(?=, then place the rest\b)", "1 of them", AGAIN),
    Same(r"\bits effects cannot be activated$", "it cannot activate its effects this turn",
         "no more than this turn is played"),
    Same(r"\btheir effects cannot be activated$", "they cannot activate their effects this turn",
         "no more than this turn is played"),
    Same(r"neither player can activate (its|their) effects this turn",
         r"it cannot activate \1 effects this turn", "nobody can"),
    Same(r"\b(?:that|the) same number of (?=cards|monsters|spells|traps)", "that many ", AGAIN),
    Same(r"\ban equal number of (?=cards|monsters|spells|traps)", "that many ", AGAIN),
    Same(r"(discard [^;:,]*?) to the gy\b", r"\1", THERE),
    Same(r"(if this card is in your (?:gy|hand): you can \w+ )it\b", r"\1this card", AGAIN),
    Same(r"\bwith (an? (?!different)[^,;:]*?monster) as (?:an )?(?:xyz )?material\b",
         r"that has \1 as material", "the same"),
    Same(r"change (its|their) ((?:original )?(?:atk/def|atk|def)) to (?=\d)", r"\1 \2 become ",
         "the same"),
    Same(r"change the ((?:original )?(?:atk/def|atk|def)) of ([^;:]*?) to (\d+)",
         r"make the \1 of \2 become \3", "the same"),
    Same(r"(make the (?:atk/def|atk|def) of all) face-up (monsters)", r"\1 \2",
         "only face-up cards have ATK"),
    Same(r" as an equip spell(?: card)?(?=$|[,.;]| with the following effect)", "",
         "what an Equip Card is"),
    Same(r"\breturn ((?:(?! to )[^;:,])*?) to (?=the (?:top|bottom) of (?:the|your) deck)",
         r"place \1 on ", "the same"),
    Same(rf"\b({_KINDS}) (\"[^\"]+\")", r"\2 \1", "the order of adjectives"),
    Same(r"\b(1 (?:attack|defense) position monster)(?=$|[;,.])", r"\1 on the field", THERE),
    Same(r"\bactivate any card effects in\b", "activate card effects in", "all of them"),
    Same(r"return this face-up card from the field to", "return this card to", THERE),
    Same(r"(from your (?:deck|hand|hand or deck|deck or hand)) to your gy", r"\1 to the gy", THERE),
    Same(r" other than (?=\")", ", except ", "the same"),
    Same(r"this card from the gy", "this card from your gy", THERE),
    Same(r"\b1 (\"[^\"]*\" monster), or ([^,]* monster), you control", r"1 \1 or 1 \2 you control",
         POINTS),
    Same(r"\b(destroy|banish|special summon|send|shuffle|tribute) ([^;:,]*?), also \1 "
         r"(?=1|this|it)",
         r"\1 \2 and ", "the same"),
    Same(r"\ban? (?=\"[^\"]* token\")", "", "the article"),
    Same(r"\bthat (?:face-up )?(?:link )?(?:monster|target|card)'s\b", "its", AGAIN),
    Same(r"equip this card to (?:it|that (?:target|monster))(?: you control)?$",
         "equip it with this card", "the same"),
    Same(r"\btheir levels\b", "their level", ONE_OR_MORE),
    Same(r"in your hand or field", "you control or in your hand", "the same"),
    Same(r"in your opponent's field or gy", "your opponent controls or in your opponent's gy",
         "the same"),
    # Words in brackets that repeat a rule, or are about the Damage Step.
    Same(r"\(except during the damage step\)|,? even during the damage step", "", BATTLE),
    Same(r"\(this card is always treated as an? .* card\.?\)", "", "its series say it"),
    Same(r"\(but you can (?:normal )?set\)", "", "which is no Summon"),
    Same(r"\(even if this card leaves the field\)|\(min\. 1\)", "", "a reminder"),
    Same(r"\((until the end (?:phase|of this turn|of your opponent's turn))\)", r"\1", POINTS),
    Same(r"\(s\)", "", ONE_OR_MORE),
    Same(r"^\[.*\]$|^-+$", "", "headings of the two texts of a Pendulum Monster"),
    Same(r"^● (?=if )", "", "effects in a list"),
    Same(r" ?\(transfer its materials(?: to this card)?\.?\)", "", "a reminder"),
    Same(r"\((?:in which case )?you do not use \"[^\"]*\"\.?\)", "", "a reminder"),
    Same(r"(?<=^must be )(.*?),? and cannot be special summoned by (?:other ways|any other way)",
         r"\1", OLDER),
    Same(r"(?<=special summoned )from your extra deck", "(from your extra deck)", POINTS),
    Same(r"(?<=summoned by )a (?=card effect)", "", "any of them"),
    Same(r"(?<=by using )(?:an? |1 )", "", ONE_OR_MORE),
    Same(r"(xyz summon this card by (?:discarding|sending) [^;:]*?),? (?:then|and) using "
         r"(?:an? |1 )", r"\1, then using ", "first what is paid"),
    Same(r"(?<=xyz summon this card by discarding )(1 [^;:,]*?spell) card\b", r"\1", "the same"),
    Same(r"^(?:this card )?cannot be normal summoned or set$", "cannot be normal summoned/set",
         OLDER),
    Same(r"\((?:if you used an xyz monster, any )?xyz materials attached to (?:that monster|it) "
         r"also become xyz materials on this card\.?\)", "", "a reminder"),
    Same(r"as the (?=(?:xyz )?material)", "as ", OLDER),
    Same(r"only your opponent controls a monster",
         "you control no monsters and your opponent controls a monster", "the same"),
    Same(r"(\brank \d[^,;.]*?) xyz (?=monster)", r"\1 ", "only Xyz Monsters have a Rank"),
    Same(r"\bspell/trap cards\b", "spells/traps", OLDER),
    Same(rf"\bface-up (?={_FACTS})", "", "only face-up cards have facts"),
    Same(r"(\(from your hand\) by (?:discarding 1|sending 1(?=[^,;:]* from your hand to the gy))) "
         r"other\b", r"\1", "it cannot pay with itself"),
    Same(r"1 (\w+) monster and 1 (\w+) (?=monster)", r"1 \1 and 1 \2 ", "one noun for both"),
    Same(r"\bother than (?=\")", "except ", "the same"),
    Same(r"^after this card was special summoned this way", "if summoned this way", "the same"),
    Same(r"you control (?:and|or|and/or) from your gy", "from your field or gy", "the same"),
    Same(r"above cards from any monster zones", "above monsters from any monster zones", THERE),
    Same(r"that (?:was|were|is|are) (?=special summoned from the extra deck)", "", "the same"),
    Same(r"\b(banishing|shuffling|placing) (?:its (?:fusion )?materials|(?:the |fusion )?materials "
         r"(?:mentioned|listed) on it)", r"\1 monsters", "what they are used for"),
    Same(r"shuffling monsters into the deck,? from your monsters on the field, gy,? (?:and/or|or) "
         r"face-up banished cards",
         "shuffling monsters from your field, gy, or banishment into the deck", "the same"),
    Same(r"(?<=shuffling monsters) into the deck,? (from your [^,]*)", r" \1 into the deck",
         "the same"),
    Same(r"from your extra deck( to the gy)? (that mentions? .*? as (?:fusion )?material)",
         r"\2 from your extra deck\1", "the same"),
    Same(r"\bthat lists? (?=.*as (?:fusion )?material)", "that mentions ", OLDER),
    Same(r"including this card (?:from your gy|in your hand|on (?:the|your) field|you control),?",
         "including this card", THERE),
    Same(r"(?<=total levels )(?:exactly equal|equal exactly)", "equal", "the same"),
    Same(r"\bthe level of (?:the|that) ritual monster$|\bthe ritual monster's level$", "its level",
         AGAIN),
    Same(r"cannot be used as an? (?=(?:fusion|synchro|xyz|link) material)", "cannot be used as ",
         "the article"),
    Same(r"(?<=material )the turn it is (?=\w+ summoned)", "the turn it was ", "the same"),
    Same(r"as material for an? (fusion|synchro|xyz|link) summon", r"as \1 material", "the same"),
    Same(r"during the end phase of this turn", "during the end phase", "the only one"),
    Same(r"\b(it|they) (?:is|are) (destroy|banish|return)ed (?=(?:to the hand )?during the end "
         r"phase)", r"\2 \1 ", OLDER),
    Same(r"\b(destroy|banish|return) they\b", r"\1 them", OLDER),
    Same(r"\b(its|their) effects are negated(?=$|[,.])", r"negate \1 effects", "the same"),
    Same(rf", (?:and |also,? |but )?(?=(?:{_RIDERS})(?:$|[,.;]))", ", but ", "one after the other"),
    Same(r",? you can \(quick effect\): ", " (quick effect): you can ", "the same"),
    Same(r"immediately after this effect resolves,? you can ", "you can immediately after this "
         "effect resolves, ", "the same"),
    Same(r"(normal summon 1 [^.;,]*?) from your hand\b", r"\1", THERE),
    Same(r"using monsters you control(?: as material)?", "using materials you control", "the same"),
    Same(r"\b(link|synchro|xyz) summon using (?=materials)", r"\1 summon 1 \1 monster using ",
         "the same"),
    Same(r"\b((?:link|synchro|xyz) summon 1 [^.;,]*?) using materials you control(?!,? including)",
         r"\1", THERE),
    Same(r"\(you can only gain this effect once per turn\.?\)", "", "all such effects together"),
    Same(r"(?<=\bmonster), (?=in addition to your normal summon/set)", " ", POINTS),
    Same(r"(in (?:attack|defense) position),? (to your zone this card points to)", r"\2 \1",
         "the same"),
    Same(r"during your main phase this turn,? you can (normal summon 1 [^.;,]*?),? (?=in addition)",
         r"you can \1 during your main phase this turn, ", "the same"),
    Same(r"reveal this card in your hand", "reveal this card", THERE),
    # Battles in the middle of what is played.
    Same(r"would be destroyed by battle or ", "would be destroyed by ", BATTLE),
    Same(r"is destroyed by battle, or (?=leaves|is)", "", BATTLE),
    Same(r",? or (?:when )?(?:this card|a monster) is targeted for an? attack", "", BATTLE),
    # Older or other words for the same.
    Same(r"-type monster", " monster", OLDER),
    Same(r"cannot be used as material for an? (fusion|synchro|xyz|link) summon",
         r"cannot be used as \1 material", "the same"),
    Same(r"xyz material", "material", OLDER),
    Same(r"1 or more non-tuner", "1+ non-tuner", OLDER),
    Same(r"non-tuners$", "non-tuner monsters", OLDER),
    Same(r"during either player's turn(?=:)", "(quick effect)", OLDER),
    Same(r"also, after that, ", "then ", OLDER),
    Same(r"also it is destroyed during", "but destroy it during", OLDER),
    Same(r"and make its atk/def 0", "and if you do, its atk/def become 0", OLDER),
    Same(r"1 of your (.*?)s or (.*?)s that is banished or in your gy",
         r"1 \1 or 1 \2 in your gy or banishment", OLDER),
    Same(r"1 of your (.*?)s(?:/traps)? that is banished or in your gy",
         r"1 \1 in your gy or banishment", OLDER),
    Same(r"(?<=\bspell)/trap(?= in your gy or banishment)", "", OLDER),
    Same(r"(special summoned monster) (.*?) in (face-up attack position)", r"\3 \1 \2", OLDER),
    Same(r"no face-up monsters, or the only face-up monsters you control are",
         "no face-up monsters, except", OLDER),
    Same(r"that are not (?=that)", "except ", OLDER),
    Same(r"(synchro summon 1 [^;:,]*? using) this card you control",
         r"\1 materials you control, including this card", "the same"),
    Same(r"synchro summon using this card you control",
         "synchro summon 1 synchro monster using materials you control, including this card",
         OLDER),
    Same(r"look at your opponent's hand, and choose 1 card from it to shuffle",
         "shuffle 1 card from your opponent's hand", "a choice is made from what is seen"),
    Same(r"\b(spell|trap) cards or effects", r"\1 effects", OLDER),
    Same(r"^while this card is (equipped [^,]*), it is (unaffected .*)$", r"\2, while \1",
         "the condition before or behind"),
    # Cards that were spoken of before.
    Same(r"(with (?:the same|a different) (?:original )?"
         r"(?:(?:monster )?card type|name|type|attribute|level|rank)"
         r"(?:(?:,|, and| and| or) (?:name|type|attribute|level|rank))*)"
         r" (?:from|than|as) (?:it|this card|(?:the|that|those) (?:[a-z-]+ ){,2}?"
         r"(?:monster|card|target)s?(?: in the gy| (?:added|banished|destroyed|discarded|excavated"
         r"|returned to the hand|sent to the gy|shuffled into the deck|special summoned"
         r"|tributed))?)"
         r"\b(?! you control| your opponent| in | on )", r"\1", AGAIN),
    Same(r"(with the same [^,]*?),? but (?:with )?a different name", r"\1 and a different name",
         AGAIN),
    Same(r"(with a different [a-z ]+?) than (?=the (?:cards|monsters you control))", r"\1 from ",
         OLDER),
    Same(r"(with (?:the same|a different) [^,]*?) or is in their gy",
         r"\1 or in your opponent's gy", OLDER),
    Same(r"you can only use ([^,;]*?(?:, [^,;]*?)*? monsters) as link material( for the rest of"
         r" this turn)?", r"you cannot use monsters as link material\2, except \1", "the same"),
    Same(r"(as link material[^;]*?, except [a-z -]+), ([a-z -]+), and ([a-z -]+ monsters)",
         r"\1 or \2 or \3", ONE_OR_MORE),
    Same(r"(\bbanish(?:ing)? (?:(?!;| from ).)*?(?:monster|card|spell|trap)s?) in (?=your gy)",
         r"\1 from ", "the same"),
    Same(r"the (?:total )?number (?:of (?:those )?(?:cards|monsters|spells|traps) )?(banished"
         r"|sent to the gy|discarded|tributed)(?: to activate this effect)?", r"the number \1",
         AGAIN),
    Same(r"(?:with|that has|that have) (?:an? )?(level|rank|link rating|atk|def) (?=(?:less"
         r"|lower|more|higher|greater|equal) )", r"whose \1 is ", OLDER),
    Same(r"with (an equal or lower|an equal or higher|a lower|a higher) (level|rank|atk|def)"
         r"(?! than)", r"with \1 \2 than that monster", AGAIN),
    Same(r"with an equal or lower (level|rank|atk|def) than", r"whose \1 is less than or equal to",
         OLDER),
    Same(r"with an equal or higher (level|rank|atk|def) than",
         r"whose \1 is more than or equal to", OLDER),
    Same(r"with a lower (level|rank|atk|def) than", r"whose \1 is less than", OLDER),
    Same(r"with a higher (level|rank|atk|def) than", r"whose \1 is more than", OLDER),
    Same(r"(whose [a-z ]*?(?:level|rank|link rating|atk|def)) equals", r"\1 is equal to", OLDER),
    Same(r"(whose [a-z ]*? is [a-z ]*?)lower than", r"\1less than", OLDER),
    Same(r"(whose [a-z ]*? is [a-z ]*?)(?:higher|greater) than", r"\1more than", OLDER),
    Same(r"(whose [a-z ]*? is )equal to or (less|more) than", r"\1\2 than or equal to", OLDER),
    Same(r"(whose [a-z ]*? is [a-z ]*? (?:than|to) (?:this card|that monster|that target|that card"
         r"|the \w+ monster))(?:'s)?(?: (?:original )?(?:level|rank|atk|def)| in the gy)?\b",
         r"\1's", AGAIN),
    Same(r"\bdirectly (?=from)", "", THERE),
    Same(r"\bif (?:it|that (?:card|monster|target)|the (?:[a-z]+|special summoned) (?:card"
         r"|monster)) (?:was|is) (?=(?:not )?(?:an? |\"))", "if it was ", AGAIN),
    Same(r"\bif you (?:added|sent|banished|discarded|destroyed|tributed|revealed|returned"
         r"|special summoned|excavated) (?=an? )", "if it was ", AGAIN),
    Same(r"(\bif it was an? [^,]*?)(?: to the gy)?(?: to activate this (?:effect|card)"
         r"| when you activated this (?:effect|card)| (?:by|with) this effect| this way)?(?=,|$)",
         r"\1", AGAIN),
    Same(r"(with different \w+) from each other", r"\1", "the same"),
    Same(r"(with different \w+) from each other", r"\1", "the same"),
    Same(r"\b1 other ([^,;:]*?) and 1 (?:other )?(?=[^,;:]*(?:monster|card|spell|trap))",
         r"1 \1 and 1 other ", "neither of them is this card"),
    Same(r"(\d) banished other ", r"\1 other banished ", "the same"),
    Same(r"of your other banished", "of your banished other", "the same"),
    Same(r"(\d) of those (?:destroyed|special summoned|summoned|banished|face-up) (monster|card)"
         r"s?\b", r"\1 of those \2s", AGAIN),
    Same(r"(\d) of those (monster|card)\b", r"\1 of those \2s", AGAIN),
    Same(r"that other (?:monster|card)(?: (?:from|in) (?:the|your) gy)?", "that other card", AGAIN),
    Same(r"(target 1 [^;]* and 1 [^;]*; .*?that) (?:monster|card) (?:you control|on the field)",
         r"\1 card on the field", AGAIN),
    Same(r"the effects of that card on the field", "that card on the field's effects", AGAIN),
    Same(r"that face-up monster's", "its", AGAIN),
    Same(r"the effects of that face-up monster your opponent controls", "its effects", AGAIN),
    Same(r"that (link |targeted |banished |destroyed |tributed |discarded |revealed )?"
         r"(target|monster|card)"
         r"( you control)?\b(?! this card| on the field)", "it", AGAIN),
    Same(r"the (targeted|destroyed|discarded) (monster|card)", "it", AGAIN),
    Same(r"the combined (?=[^.;:]* of all )", "the total ", "the same"),
    Same(r"(?<=the total )((?:original )?(?:level|rank|link rating))s(?= of all)", r"\1",
         ONE_OR_MORE),
    Same(r"becomes? (halved|doubled)", r"is \1", "the same"),
    Same(r"\b(halv|doubl)e ((?:its|their|(?:this|that) \w+'s) (?:original )?(?:atk/def|atk|def))\b",
         r"\2 is \1ed", "the same"),
    Same(r"\b(halv|doubl)e (the (?:original )?(?:atk/def|atk|def) of [^.:;]*?)"
         r"(?=$|[;.]|,? until|,? and if|,? also|,? then)", r"\2 is \1ed", "the same"),
    Same(r"\bare (halved|doubled)", r"is \1", ONE_OR_MORE),
    Same(r"(?<=\byou can )make (?=this card's (?:original )?(?:atk/def|atk|def) is (?:halved"
         r"|doubled))", "", "said with a verb or with a subject"),
    Same(r"^all (?=[^.;:]*?(?:you control|opponent controls|on the field) (?:gain|lose)s? )", "",
         "all of them"),
    Same(r"\b(both|all 5)\b(?= (until|into))", "them", AGAIN),
    Same(r"(if this card is [^:]*: )it gains", r"\1this card gains", AGAIN),
    Same(r"(if this card is [^:]*: )special summon it$", r"\1special summon this card", AGAIN),
    Same(r"negate that activation", "negate the activation", AGAIN),
)  # fmt: skip
