"""Words that say the same in card texts, so that a text and the wording of its definition compare.

Patterns of single words and phrases, in small letters; no text of a card stands here.
"""

from typing import Final

from engine.yugioh.card_text.clauses import Same
from engine.yugioh.wording import words as w

AGAIN = "spoken of before"
OLDER = "older wording"
ONE_OR_MORE = "one or several"
POINTS = "punctuation"
BATTLE = "no battle is played"
THERE = "where it can only be"

# Adjectives that say a fact of a card.
_FACTS: Final = (
    "|".join(name.lower() for names in (w.RACES, w.ATTRIBUTES, w.TYPES) for name in names.values())
    + "|level |rank "
)

_KINDS: Final = "|".join(
    name.lower() for names in (w.RACES, w.ATTRIBUTES) for name in names.values()
)

SAME: Final = (
    Same(rf"\b({_KINDS}) (\"[^\"]+\")", r"\2 \1", "the order of adjectives"),
    Same(r"return this face-up card from the field to", "return this card to", THERE),
    Same(r"(from your (?:deck|hand|hand or deck|deck or hand)) to your gy", r"\1 to the gy", THERE),
    Same(r" other than (?=\")", ", except ", "the same"),
    Same(r"this card from the gy", "this card from your gy", THERE),
    Same(r"\b1 (\"[^\"]*\" monster), or ([^,]* monster), you control", r"1 \1 or 1 \2 you control",
         POINTS),
    Same(r"\b(destroy|banish|special summon|send|shuffle) ([^;:,]*?), also \1 (?=1|this|it)",
         r"\1 \2 and ", "the same"),
    Same(r"\ban? (?=\"[^\"]* token\")", "", "the article"),
    Same(r"\bthat (?:face-up )?(?:link )?(?:monster|target|card)'s\b", "its", AGAIN),
    Same(r"equip this card to (?:it|that target)$", "equip it with this card", "the same"),
    Same(r"\btheir levels\b", "their level", ONE_OR_MORE),
    Same(r"in your hand or field", "you control or in your hand", "the same"),
    # Words in brackets that repeat a rule, or are about the Damage Step.
    Same(r"\(except during the damage step\)|,? even during the damage step", "", BATTLE),
    Same(r"\(this card is always treated as an? .* card\.?\)", "", "its series say it"),
    Same(r"\(even if this card leaves the field\)|\(min\. 1\)", "", "a reminder"),
    Same(r"\((until the end phase|until the end of this turn)\)", r"\1", POINTS),
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
    Same(r"^(?:this card )?cannot be normal summoned or set$", "cannot be normal summoned/set",
         OLDER),
    Same(r"\(xyz materials attached to that monster also become xyz materials on this card\.?\)",
         "", "a reminder"),
    Same(r"as the (?=(?:xyz )?material)", "as ", OLDER),
    Same(r"only your opponent controls a monster",
         "you control no monsters and your opponent controls a monster", "the same"),
    Same(r"(\brank \d[^,;.]*?) xyz (?=monster)", r"\1 ", "only Xyz Monsters have a Rank"),
    Same(r"\bspell/trap cards\b", "spells/traps", OLDER),
    Same(rf"\bface-up (?={_FACTS})", "", "only face-up cards have facts"),
    Same(r"(?<=\(from your hand\) by discarding 1 )other ", "", "it cannot pay with itself"),
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
    Same(r"from your extra deck (that mentions? .*? as (?:fusion )?material)",
         r"\1 from your extra deck", "the same"),
    Same(r"\bthat lists? (?=.*as (?:fusion )?material)", "that mentions ", OLDER),
    Same(r"including this card (?:from your gy|in your hand|on (?:the|your) field|you control),?",
         "including this card", THERE),
    Same(r"(?<=total levels )(?:exactly equal|equal exactly)", "equal", "the same"),
    Same(r"\bthe level of (?:the|that) ritual monster$|\bthe ritual monster's level$", "its level",
         AGAIN),
    Same(r"as material for an? (fusion|synchro|xyz|link) summon", r"as \1 material", "the same"),
    Same(r"during the end phase of this turn", "during the end phase", "the only one"),
    Same(r", (?:and|also) (destroy|banish|return|place|shuffle) (it|them) (?=during|when|to the "
         r"hand during|on the bottom of the deck when|into the deck when)", r", but \1 \2 ",
         "the same"),
    # Battles in the middle of what is played.
    Same(r"would be destroyed by battle or ", "would be destroyed by ", BATTLE),
    Same(r"is destroyed by battle, or (?=leaves|is)", "", BATTLE),
    Same(r",? or when this card is targeted for an attack", "", BATTLE),
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
    Same(r"synchro summon using this card you control",
         "synchro summon 1 synchro monster using materials you control, including this card",
         OLDER),
    Same(r"look at your opponent's hand, and choose 1 card from it to shuffle",
         "shuffle 1 card from your opponent's hand", "a choice is made from what is seen"),
    Same(r"\b(spell|trap) cards or effects", r"\1 effects", OLDER),
    Same(r"^while this card is (equipped [^,]*), it is (unaffected .*)$", r"\2, while \1",
         "the condition before or behind"),
    # Cards that were spoken of before.
    Same(r"(with (?:the same|a different) (?:original )?(?:name|type|attribute|level|rank)"
         r"(?:(?:,|, and| and| or) (?:name|type|attribute|level|rank))*)"
         r" (?:from|than|as) (?:it|this card|(?:the|that|those) (?:[a-z-]+ ){,2}?"
         r"(?:monster|card|target)s?(?: in the gy| (?:added|banished|destroyed|discarded|excavated"
         r"|returned to the hand|sent to the gy|special summoned|tributed))?)"
         r"\b(?! you control| your opponent| in | on )", r"\1", AGAIN),
    Same(r"(with the same [^,]*?),? but (?:with )?a different name", r"\1 and a different name",
         AGAIN),
    Same(r"(with a different [a-z ]+?) than (?=the cards)", r"\1 from ", OLDER),
    Same(r"(with (?:the same|a different) [^,]*?) or is in their gy",
         r"\1 or in your opponent's gy", OLDER),
    Same(r"(?:with|that has|that have) (?:an? )?(level|rank|atk|def) (?=(?:less|lower|more|higher"
         r"|greater|equal) )", r"whose \1 is ", OLDER),
    Same(r"with an equal or lower (level|rank) than", r"whose \1 is less than or equal to", OLDER),
    Same(r"with a lower (level|rank) than", r"whose \1 is less than", OLDER),
    Same(r"with a higher (level|rank) than", r"whose \1 is more than", OLDER),
    Same(r"(whose [a-z ]*?(?:level|rank|atk|def)) equals", r"\1 is equal to", OLDER),
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
    Same(r"that face-up monster's", "its", AGAIN),
    Same(r"the effects of that face-up monster your opponent controls", "its effects", AGAIN),
    Same(r"that (link |targeted )?(target|monster|card)( you control)?\b(?! this card"
         r"| on the field)", "it", AGAIN),
    Same(r"the (targeted|destroyed) (monster|card)", "it", AGAIN),
    Same(r"the combined (?=[^.;:]* of all )", "the total ", "the same"),
    Same(r"(?<=the total )((?:original )?(?:level|rank|link rating))s(?= of all)", r"\1",
         ONE_OR_MORE),
    Same(r"becomes? (halved|doubled)", r"is \1", "the same"),
    Same(r"\bare (halved|doubled)", r"is \1", ONE_OR_MORE),
    Same(r"^all (?=[^.;:]*?(?:you control|opponent controls|on the field) (?:gain|lose)s? )", "",
         "all of them"),
    Same(r"\b(both|all 5)\b(?= (until|into))", "them", AGAIN),
    Same(r"(if this card is [^:]*: )it gains", r"\1this card gains", AGAIN),
    Same(r"(if this card is [^:]*: )special summon it$", r"\1special summon this card", AGAIN),
    Same(r"negate that activation", "negate the activation", AGAIN),
    # What goes without saying.
    Same(r"^if this card is in your hand: (.*special summon this card)$", r"\1 from your hand",
         THERE),
    Same(r"deck/extra deck", "deck", THERE),
    Same(r" to your field\b", "", THERE),
    Same(r"(?<=from your )main deck", "deck", THERE),
    Same(r"its owner's spell & trap zone", "your spell & trap zone", THERE),
    Same(r"its owner's hand or field", "the hand or field", THERE),
    Same(r"discard this card to the gy", "discard this card", THERE),
    Same(r"banish this card you control", "banish this card", THERE),
    Same(r"this face-up card on the field would", "this card would", THERE),
    Same(r"face-up (?=\"|effect monster|monster zone)", "", "only face-up cards have facts"),
    Same(r"all face-up monsters (you control|your opponent controls) (gain|lose)",
         r"all monsters \1 \2", "only face-up cards have ATK"),
    Same(r"\b(level 1 fire|warrior) monsters you control gain", r"all \1 monsters you control gain",
         "all of them"),
    Same(r"^all all ", "all ", "all of them"),
    Same(r"1 other spell/trap on the field", "1 spell/trap on the field",
         "what resolves is not chosen"),
    Same(r"during your main phase:? (?=you can (?!normal))", "", "when Ignition Effects are used"),
    Same(r"\bcurrently\b ?", "", "when it is counted"),
    Same(r"(for the rest of th)(?:e turn|is turn after this card resolves)", r"\1is turn",
         "since then"),
    Same(r"during (?=the turn you activate)", "", "the same"),
    Same(r"((?:cannot|player can) special summon) monsters(?= for| from| the turn| this|$|,)",
         r"\1", "what is Summoned"),
    Same(r"(until the end of your next turn) after this (?:card|effect) resolves", r"\1",
         "since then"),
    Same(r"(for the rest of this turn|until the end of your next turn),? ((?:you|your opponent) "
         r"cannot|neither player can) ([^,:;]*?)(?=$|,| also )", r"\2 \3 \1",
         "said first or last"),
    Same(r"\b(cannot|can) (special summon|activate) ([^,:;]*?)(?<!rest of) this turn",
         r"\1 \2 \3 for the rest of this turn", "the rest of it"),
    Same(r"(cannot special summon)( from the extra deck)? (for the rest of this turn)( from the "
         r"extra deck)", r"\1\4 \3", "said first or last"),
    Same(r"((?:cannot|can) (?:special|normal) [^,:;]*?), (except [^,:;]*?),? (for the rest of this "
         r"turn)", r"\1 \3, \2", "said first or last"),
    Same(r"you can only special summon ((?:(?! once)[^,:;])*? monsters(?: from[^,:;]*?)??)"
         r"( for the rest of this turn|$)", r"you cannot special summon\2, except \1", "the rest"),
    Same(r",? (the turn you activate this (?:card|effect)), (except [^,:;]*)", r", \2, \1",
         "said first or last"),
    Same(r"for the rest of this turn,? ((?:you take|your opponent takes) no damage|any damage "
         r"(?:you take|your opponent takes) is halved)", r"\1 for the rest of this turn",
         "said first or last"),
    Same(r"draw any cards", "draw cards", "the same"),
    Same(r"except for ", "except ", "the same"),
    Same(r" with the same attribute as each other", " with the same attribute", "the same"),
    Same(r"(?<=shuffling )(its materials|the materials mentioned on it)", "monsters",
         "what they are used for"),
    Same(r"during the end phase of this turn", "during the end phase", "the only one"),
    Same(r"(equipped with an? \S+) equip spell", r"\1 equip card", "what an Equip Card is"),
    Same(r"\beither (?=add)", "", "one or the other"),
    Same(r"\band/or\b", "or", ONE_OR_MORE),
    Same(r"(?<=you control) and(?= in your gy)", " or", ONE_OR_MORE),
    Same(r"\b(spell & trap zone|with the following effect)s\b", r"\1", ONE_OR_MORE),
    Same(r"(?:(?<=or )|(?<=, ))1 (?=\")", "", ONE_OR_MORE),
    Same(r"on the top of", "on top of", "the same"),
    Same(r"on (top|the bottom) of your deck", r"on \1 of the deck", "each has a Deck of its own"),
    Same(r"(\bexcavate [^.;:]*?, add \d+) of them\b", r"\1 excavated card", AGAIN),
    Same(r"\b(?:the|any) remaining cards", "the rest", "the same"),
    Same(r"\bexcavate the top cards of your deck equal to",
         "excavate cards from the top of your deck equal to", "the same"),
    Same(r"the rest back into your deck", "the rest into the deck", "the same"),
    Same(r"with a name different from", "with a different name from", "the same"),
    Same(r"\b(also|then|or), (?=you |if |send )", r"\1 ", POINTS),
    Same(r"\b(\d) of your banished ([^;:]*?(?:monster|card|spell|trap))s\b",
         r"\1 \2 in your banishment", "the same"),
    Same(r"\b(\d \S*(?:monster|card|spell|trap))s in your banishment", r"\1 in your banishment",
         ONE_OR_MORE),
    Same(r"you have (\"[^\"]*\") in your field or gy", r"\1 is on your field or in your gy",
         "the same"),
    Same(r"\bspells? and traps?(?: cards)?\b", "spells/traps", "the same"),
    Same(r"(this card is sent[^:]*?) to your gy", r"\1 to the gy", THERE),
    Same(r", also (banish (?:it|them) when|destroy (?:it|them) during)", r", and \1", ONE_OR_MORE),
    Same(r"(?:is|are) in (your (?:gy|hand))(?=[ ,:]|$)", r"is in \1", ONE_OR_MORE),
    Same(r"(^|\bif |\band |\bwhile )((?:a|another|\d or more) (?:(?! is )[^,:;])*?) is in "
         r"(your (?:gy|hand))(?=[ ,:])", r"\1you have \2 in \3", "the same"),
    Same(r"(?<=if )(?!you|your|there|this)((?:(?! is | are )[^,:;])*?) (?:is|are) on the "
         r"field(?=[ ,:])", r"there are \1 on the field", "the same"),
    Same(r"there is (?=[^,:;]* on the field)", "there are ", ONE_OR_MORE),
    Same(r"from the field to the gy$", "on the field to the gy", "the same"),
    Same(r"from the field to the hand", "on the field to the hand", "the same"),
    Same(r"\b(spell|trap|spell/trap) cards?(?= on the field| you control| your opponent controls"
         r"| in | from )", r"\1", "the same"),
    Same(r"\bboth (?=it|this card|that|1 )", "", "the same"),
    Same(r"face-up (?=(?:level|rank|link|non-|tuner|fusion|synchro|xyz|ritual|effect|normal|"
         rf"special summoned|{_KINDS})\b)", "", "only face-up cards have facts"),
    Same(r"face-up (attack|defense) position", r"\1 position", THERE),
    Same(r"\bface-up (?=field|monster zone|spell & trap zone)", "",
         "only face-up cards have facts"),
    Same(r"(fusion summon 1 [^,]*?)(?<!fusion )monster from your extra deck",
         r"\1fusion monster from your extra deck", THERE),
    Same(r"\breduce (?=its|their)", "decrease ", "the same"),
    Same(r"(add [^;,]*) to the hand", r"\1 to your hand", "the same"),
    Same(r"into your (?:main )?deck", "into the deck", THERE),
    Same(r"into the main deck", "into the deck", THERE),
    Same(r"(?<=cannot special summon) monsters(?= from)", "", "what is Summoned"),
    Same(r"in their gy", "in your opponent's gy", "the same"),
    Same(r"\bthose (target|monster|card)s( you control)?\b", "them", AGAIN),
    Same(r",? as (?:fusion )?materials?(?=$|[,;.])", "", "what they are used for"),
    Same(r"has its effects negated", "effects are negated", "the same"),
    Same(r"but it effects are negated", "but negate its effects", "the same"),
    Same(r"but (its|their) effects are negated", r"but negate \1 effects", "the same"),
    Same(r"(?<=negate its effects), (?=destroy it during)", ", and ", "the same"),
    Same(r"\bit's\b", "its", AGAIN),
    Same(r"\ban (?=\W|\w)", "a ", "the article"),
    Same(r", (?=equal to )", " ", POINTS),
    Same(r"on the field and in the gys", "on the field or in either gy", "the same"),
    Same(r"(?<= or )up to \d ", "", ONE_OR_MORE),
    Same(r"(?<= or )1 (?=[a-z\"])", "", ONE_OR_MORE),
    Same(r",? face-up on your field", " face-up in your spell & trap zone", THERE),
    Same(r", face-up in your spell", " face-up in your spell", POINTS),
)  # fmt: skip
