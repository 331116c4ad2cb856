"""The same for what an effect waits for: where a card was, by what, and one of several events."""

from typing import Final

from engine.rewriting import Same

_AGAIN: Final = "the subject said once"
_OWNER: Final = "whose it is is its owner's"
_THIS: Final = r"this (?:face-up |set )?(?:[a-z]+ (?:or [a-z]+ )?summoned )?card"

EVENTS: Final = (
    Same(
        r'^if face-up (?="[^"]*"(?:, "[^"]*")*(?:,? or "[^"]*")? (?:you control|your opponent '
        r'controls|on the field) (?:is|leaves)\b)', "if ", "only a face-up card shows its name",
    ),
    Same(r"(\bif your opponent controls a card in )your opponent's (spell & trap zone\b)",
         r"\1the \2", _AGAIN),
    Same(r"(^each time [^:]* damage to your opponent for each)(?: card banished)?$",
         r"\1 of them", _AGAIN),
    Same(r"\b(takes? )(?:effect damage|damage from a card effect)\b(?!, except)",
         r"\1battle or effect damage", "no battle is played"),
    Same(r"\b(if )it (was discarded from your hand to your gy)\b", r"\1this card \2", _AGAIN),
    Same(r"(\bthis card is discarded [^:]*: special summon this card) from the gy\b",
         r"\1", _AGAIN),
    Same(
        r"(\btake control of that )(?:opponent's monster|monster your opponent controls)(, and if "
        r"you do, if )that monster you control (was [^,]*, )during the end phase, return that "
        r"monster your opponent controls to the hand",
        r"\1monster your opponent controls\2it \3return it to the hand during the end phase",
        "only the first can have been one, and only the second is on the field",
    ),
    # How long something lasts, where that is longer than this turn.
    Same(r",? \(?until (?:(?:your|the|your opponent's) next standby phase|the standby phase of "
         r"(?:your|the) next turn)\)?(?= |,|;|$)", " until your next standby phase",
         "no later turn is played"),
    Same(r"until the end of the turn\b", "until the end of this turn", "the same"),
    Same(r"(\b(?:if|when) an? [^:,]*?monster) or an? (?=[^:,]*?monster[^:,]*? is )", r"\1 or ",
         "the article"),
    Same(r"until (?:the end of (?:(?:the|your) next|(?:your|the) opponent's(?: next)?) turn"
         r"|your next standby phase)(?: after this (?:card|effect) resolves)?",
         "until the end of your opponent's turn", "no more than this turn is played"),
    Same(r"\b(by|because of) your opponent's card", r"\1 an opponent's card", "the same"),
    Same(r"(?<=by card effect, except )by (?=\")", "", "the same"),
    Same(r"\bbecause of an opponent's card", "by an opponent's card", "the same"),
    Same(r"\(by battle or card effect\)", "", "what an opponent's card does is one or the other"),
    Same(r"negate (?:that|its|the) (?:opponent's |card's |monster's |activated )?effect(?!s)",
         "negate that effect", "what is answered"),
    Same(r"negate the (?:special )?summon(?= or|,|$)", "negate the summon", "what is answered"),
    Same(r"(negate the summon(?: or activation)?, and if you do, (?:destroy|banish)) "
         r"(?:it|that monster|that card)\b", r"\1 it", "the card of what is answered"),
    Same(r"(would be [a-z ]*summoned), or (?:when )?", r"\1, or ", "one word for both"),
    Same(r"negate the spell/trap activation", "negate the activation", "what is answered"),
    Same(r"(negate (?:that|the) (?:activation|effect), and if you do, (?:destroy|banish)) "
         r"(?:it|that monster|that card|that spell|that trap)\b(?! card)", r"\1 it",
         "the card of what is answered"),
    Same(r"(?<=that targets this )face-up (?=card)", "", "only face-up cards have effects there"),
    Same(r"(?<=that targets this card)(?! on the field)", " on the field",
         "where this card is targeted"),
    Same(r",? or (?:when this card is targeted|targets (?:it|this card)) for an attack", "",
         "no battle is played"),
    Same(r"that targets exactly 1 ", "that targets 1 ", "no other is"),
    Same(r"(\(and no other cards\)) (on the field|you control)", r"\2 \1", "the order of both"),
    Same(r"\bwhen (an?(?:other)? [^:,]*?monster) activates its effect",
         r"when \1's effect is activated", "the same"),
    Same(r"\bwhen (an?(?:other)? [^:,]*?monster)(, except [^:,]*), activates its effect",
         r"when \1's effect is activated\2", "the same"),
    Same(r"(\ban? [^:,]*?monster) that was ([a-z]+) summoned (using a monster with its same name "
         r"as material) is \2 summoned( to your field)?", r"\1 is \2 summoned\4 \3",
         "the order of both"),
    Same(r"\ba monster on the field activates its effect\b",
         "a monster effect is activated on the field", "the same"),
    Same(r"(\ban? [^:,]*?monster) on the field (?:that was )?(special summoned from the extra deck)"
         r" activates its effect", r"\1 \2 activates its effect on the field", "the order of both"),
    Same(r"(this (?:face-up )?card) in the field zone is (sent) (to the gy or banished)",
         r"\1 is \2 from the spell & trap zone \3", "the order of both"),
    Same(r"(?<=\bfor each) of them\b", "", "of the event"),
    Same(r"\ban opponent activates\b", "your opponent activates", "the same"),
    Same(r"\b(?:an|your) opponent's ([^:,]*?)monster(?:'s)? effect is activated",
         r"your opponent activates a \1monster's effect", "the same"),
    Same(r"\b(?:an|your) opponent's ([^:,]*?)monster activates its effect",
         r"your opponent activates a \1monster's effect", "the same"),
    Same(r"\b(your opponent activates an? )monster's effect", r"\1monster effect", "the same"),
    Same(r"\b(?:an|your) opponent's ((?:spell|trap|spell/trap) card or effect) is activated",
         r"your opponent activates a \1", "the same"),
    Same(r"\bby an effect(?= |:|,|$)", "by card effect", "the same"),
    Same(r"\beach time ([^:]*):", r"if \1:", "the same"),
    Same(r"(?<=\bimmediately after )(?:the|that) card or effect resolves", "it resolves",
         "the same"),
    Same(r"(\beach time [^:,]*?, [^:]*?) when (?:it|that (?:spell|spell card|effect|card or effect|"
         r"card/effect)) resolves",
         r"\1 immediately after it resolves", "the same"),
    Same(r"(\beach time [^:,]*?, )immediately after it resolves, ([^:]*)",
         r"\1\2 immediately after it resolves", "the order of both"),
    Same(r"(\beach time [^:,]*?, )(inflict \d+ damage) to your opponent (?=immediately)",
         r"\1\2 ", "who else"),
    Same(r"\bby (?!a card effect|an opponent's)(an? (?:[^,:]*? )?(?:monster|card|spell|trap))"
         r"(?:'s)? effect(?=,|:|$| and| or)",
         r"by the effect of \1", "the same"),
    Same(r"by the effect of a spell(?=,|:|$| and| or)", "by a spell card or effect", "the same"),
    Same(r"by (?:your|an) opponent's monster effect", "by your opponent's activated monster effect",
         "the same"),
    Same(r"(your opponent activates an? [a-z/ ]*?) in their (?=hand|gy)", r"\1 in the ",
         "where it is activated"),
    Same(r"was successfully activated", "was activated", "what was negated was not"),
    Same(r"(monster) on the field leaves the field", r"\1 leaves the field", "from nowhere else"),
    Same(r"\breturns to (the|your) hand(?=[^:]*:)", r"is returned to \1 hand", "the same"),
    Same(r"\b(an?(?:other)? )([^,:]*?is [a-z ]*summoned) face-up", r"\1face-up \2",
         "the order of both"),
    Same(r"(special summons) (a) (monster) face-up", r"\1 \2 face-up \3", "the order of both"),
    Same(r"(this card was [a-z ]*summoned) this turn or this card was (flipped face-up this turn)",
         r"\1 or \2", _AGAIN),
    Same(r"(\bif this card was [^:,]*: )(return|destroy) it\b", r"\1\2 this card",
         "spoken of before"),
    Same(r"(this card is added from) (?:your|the) deck\b", r"\1 the main deck", "the same"),
    Same(r"from either gy", "from the gy", "the same"),
    Same(r"to the zones? this card points to", "to a zone this card points to", "the same"),
    Same(r"\bmain or battle phase", "main phase or battle phase", "the same"),
    Same(r"(if|when) (an? [^:,]*?), (except \"[^\"]*\"), (is [^:,]*)", r"\1 \2 \4, \3",
         "the order of both"),
    Same(r", you can: ", ": you can ", "the order of both"),
    Same(r"(or|and) in (?:the|your) gy(?=[,:])", r"\1 in your gy", _OWNER),
    Same(r"\byou (fusion|ritual|synchro|xyz|link|pendulum|normal|tribute|special) summon(?=[:,])",
         r"you \1 summon a monster", "what is Summoned"),
    Same(r"\bby a card effect", "by card effect", "the same"),
    Same(rf"({_THIS}) in your possession", r"\1 in its owner's possession", _OWNER),
    Same(rf"({_THIS}) you control (?=is |leaves )", r"\1 in its owner's control ", _OWNER),
    Same(rf"({_THIS}) in your monster zone", r"\1 in its owner's monster zone", _OWNER),
    Same(rf"({_THIS}(?: in its owner's [a-z ]+?)? is (?:destroyed [a-z' ]*and )?sent)"
         r"((?: from the [a-z &]+)?) to your gy", r"\1\2 to the gy", _OWNER),
    Same(r"(this card is in the gy because it was sent there this turn[^:]*: (?:you can )?banish "
         r"this card)(?! from)", r"\1 from your gy", "where it is"),
    Same(rf"({_THIS} is sent) from your", r"\1 from the", _OWNER),
    Same(rf"({_THIS}) is destroyed by battle, or is destroyed by an opponent's card effect while "
         r"in its owner's monster zone",
         r"\1 is destroyed by battle, or if \1 in its owner's monster zone is destroyed by an "
         r"opponent's card effect", _AGAIN),
    Same(rf"({_THIS}) is destroyed by battle, or leaves the field by an opponent's card effect "
         r"while its owner controls it",
         r"\1 is destroyed by battle, or if \1 in its owner's control leaves the field by an "
         r"opponent's card effect", _AGAIN),
    Same(rf"({_THIS}) (is [^:,]*?) while (?:you control it|its owner controls it)",
         r"\1 in its owner's control \2", _OWNER),
    Same(rf"({_THIS}) (is [^:,]*?) while in (?:its owner's|your) (monster zone|possession|control)",
         r"\1 in its owner's \3 \2", _OWNER),
    Same(r"except the turn it was sent (?:there|to the gy)",
         "except the turn this card was sent to the gy", "the same"),
    Same(r"\b(add|set|return|special summon) this card from the gy", r"\1 this card from your gy",
         _OWNER),
    Same(r"this card is in your gy because", "this card is in the gy because", _OWNER),
    Same(r"(?:has|have) activated (.*?) during this turn", r"has activated \1 this turn",
         "the same"),
    Same(r"\b(you|your opponent) activated (?=a [^,:]* this turn)", r"\1 has activated ",
         "the same"),
    Same(r"\byou have activated", "you has activated", "the same"),
    Same(r"would be destroyed, (?=(?:except the turn this card was sent to the gy, )?you can)",
         "would be destroyed by card effect, ",
         "no battle is played"),
    Same(r"would be destroyed by battle or (?:by )?(?=card|an opponent's)",
         "would be destroyed by ", "no battle is played"),
    Same(r"this card (?:on the field|you control|in your monster zone|in the spell & trap zone) "
         r"would be destroyed", "this card would be destroyed", "where it can only be"),
    Same(r"(\bby your [^:;,]*?card)'s (?=effect\b)", r"\1 ", "the same"),
    Same(r"(\bif an? \"[^\"]*\" monster or )(?=\"[^\"]*\" card you control would)", r"\1a ",
         _AGAIN),
    Same(r"\bin your monster zone or pendulum zone or in your hand\b",
         "in your hand, monster zone, or pendulum zone", _AGAIN),
    Same(r"\b(if|when) (an?(?:other)? [^:,]*? (?:you control|your opponent controls|on the field)) "
         r"(is [^:,]*), or (?=leaves)", r"\1 \2 \3, or \1 \2 ", _AGAIN),
    Same(r"\b(if|when) (an?(?:other)? [^:,]*? (?:you control|your opponent controls|on the field)) "
         r"(leaves [^:,]*), or is (?=destroyed by battle)", r"\1 \2 \3, or \1 \2 is ", _AGAIN),
    Same(rf"(if|when) ({_THIS}(?: on the field)? is destroyed) "
         r"(by card effect, except \"[^\"]*\"), or by battle",
         r"\1 \2 \3, or \1 \2 by battle", _AGAIN),
    Same(rf"({_THIS}[^:,]*?) is (destroyed) or (banished) (by [^:,]*)",
         r"\1 is \2 \4, or if \1 is \3 \4", _AGAIN),
    Same(r"sent to the gy, or banished, by", "sent to the gy or banished by", "punctuation"),
    Same(r", or (?:if|when) (?:this card|it) is ", ", or ", _AGAIN),
    Same(r", or is ", ", or ", _AGAIN),
    Same(r", or (?:if|when) (?=an?(?:other)? )", ", or ", "one word for both"),
    Same(r"(normal|special) summoned or flipped face-up", r"\1 summoned, or flipped face-up",
         "punctuation"),
    Same(r"\b(as|used as) material for an? (fusion|ritual|synchro|link) summon", r"\1 \2 material",
         "the same"),
    Same(r"\b(if|when) an? (?=\"[^\"]*\" (?:you control|on the field) (?:activates|is|leaves))",
         r"\1 ", "one of that name"),
    Same(r",? while (?:this (?:card|monster) is on the field|you control this (?:card|monster))"
         r"(?=[:,]| \()", "", "where it can only be"),
    Same(r"face-up (?=(?:[\w\"/'-]+ )*?(?:monster|spell|trap|card) (?:you control|your opponent "
         r"controls|on the field) (?:is|leaves))(?!monster|card)", "",
         "only face-up cards have facts"),
)  # fmt: skip
