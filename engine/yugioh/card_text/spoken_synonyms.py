"""The same for cards that were spoken of before, and for where cards are.

These are taken before those of `synonyms`.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN, OLDER, ONE_OR_MORE, THERE
from engine.yugioh.wording import words as w

_KINDS: Final = "|".join(
    name.lower() for names in (w.RACES, w.ATTRIBUTES) for name in names.values()
)
_DEEDS: Final = "tributed|banished|discarded|revealed"
_NUMBER: Final = r"(?:original )?(?:level|rank|link rating|atk/def|atk|def)"
# Where one card is targeted and something was done to another, a number is said to be of this one.
_TWO: Final = r"^(?P<two>.*\btarget .*?)"
_FIRST: Final = "said first or last"
_SAME: Final = "the same"

SPOKEN: Final = (
    Same(
        r"^((?:when|if) this card (?:leaves the field|is destroyed), (?:destroy|banish) )"
        r"the equipped (?=monster$)",
        r"\1that ",
        AGAIN,
    ),
    Same(r"for the rest of this turn, you can only declare an attack with this card",
         "you cannot declare attacks, except with this card this turn", "the same"),
    Same(r"^((?:[^:]*: )?(?:you can )?detach \d materials? from this card; )it "
         r"(?=(?:gains|loses) )", r"\1this card ", AGAIN),
    # Cards that were spoken of before.
    Same(r"\bthat (?:face-up|link|synchro|xyz|fusion|ritual) (?=monster\b|card\b)", "that ", AGAIN),
    Same(r"(activate )(?:that card|(the targeted card)s?|those cards(?: or their effects)?)"
         r"(?= in response to this (?:card|effect)'s activation)", r"\1the targeted card", AGAIN),
    Same(r"\b(?:those|the) targeted (?:cards|monsters)\b", "them", AGAIN),
    Same(r"\bboth (?=those )", "", AGAIN),
    Same(rf"{_TWO}the (?P<deed>{_DEEDS}) (?P<noun>monster|card)'s (?P<number>{_NUMBER})\b",
         r"\g<two>the \g<number> of the \g<noun> \g<deed>", AGAIN),
    Same(rf"{_TWO}the sent (?P<noun>monster|card)'s (?P<number>{_NUMBER})\b",
         r"\g<two>the \g<number> of the \g<noun> sent to the gy", AGAIN),
    Same(rf"{_TWO}the (?P<number>{_NUMBER}) of (?:the|that) (?P<deed>{_DEEDS}) "
         r"(?P<noun>monster|card)\b", r"\g<two>the \g<number> of the \g<noun> \g<deed>", AGAIN),
    Same(rf"^(?!.*\btarget )(.*?)\b(?:the|that) (?:{_DEEDS}|sent) (monster|card)'s ({_NUMBER})\b",
         r"\1that \2's \3", AGAIN),
    Same(rf"^(?!.*\btarget )(.*?)\bthe ({_NUMBER}) of (?:the|that) (?:{_DEEDS}|sent) "
         r"(monster|card)\b", r"\1that \3's \2", AGAIN),
    Same(r"((?:^|this card )gains [^;:]*?attached to )it\b", r"\1this card", AGAIN),
    Same(r"(special summon this card(?: in (?:attack|defense) position)?,? (?:and if you do|then),?"
         r" (?:you can )?(?:increase|decrease|reduce) )this card's (?=level)", r"\1its ", AGAIN),
    Same(r"(this card is (?:normal |special |or )*summoned: (?:you can )?(?:increase|decrease"
         r"|reduce|increase or decrease) )this card's (?=level)", r"\1its ", AGAIN),
    Same(r"(special summon this card,? and if you do,? )it gains", r"\1this card gains", AGAIN),
    Same(r"(this card is [^:;]*summoned: (?:you can )?place [^;:,]* counters? on )it\b",
         r"\1this card", AGAIN),
    Same(r"(, except \"[^\"]+\"),? (and declare a level from \d+ to \d+)", r" \2\1", _FIRST),
    Same(r"\bthey have their effects negated\b", "negate their effects", _SAME),
    Same(r"(special summon [^;:]*), (?:also|and) (its|their) effects are negated",
         r"\1, but negate \2 effects", _SAME),
    Same(r"\bspecial summon either the revealed monster or\b", "special summon either it or",
         AGAIN),
    Same(r"\b(special summon|destroy|banish|add|shuffle|return) (?:both|all \d)"
         r"(?=$|[;,.]| (?:to|into)\b)",
         r"\1 them", AGAIN),
    Same(r"\breturn (it|them|that monster|that card) to your hand", r"return \1 to the hand",
         "to the hand of its owner"),
    Same(r"\bin their extra deck\b", "from your opponent's extra deck", AGAIN),
    Same(r"^(?!.*each player)(.*\bopponent\b.*?\b(?:monster|card)s?) they control\b",
         r"\1 your opponent controls", AGAIN),
    Same(r"\bdouble the (atk|def|atk/def) of ([^;:,]*?)(?=,? until|$|,)",
         r"the \1 of \2 is doubled", _SAME),
    Same(
        r"\b(the (atk/def|atk|def) of all [^,;.]* monsters your opponent controls) becomes? half "
        r"(?:its|their) current \2\b",
        r"\1 is halved",
        OLDER,
    ),
    Same(r"\b(atk/def|atk|def) becomes? half (?:its|their) current \1\b(?! of)", r"\1 is halved",
         _SAME),
    Same(r"\b(atk/def|atk|def) becomes? double (?:its|their) current \1\b(?! of)",
         r"\1 is doubled", _SAME),
    Same(r"\batk and def\b", "atk/def", _SAME),
    Same(r"\byou (?=take \d+ damage)", "", "who else"),
    Same(r"\bthis face-up card is unaffected\b", "this card is unaffected", THERE),
    Same(r"(\breveal 1 [^;:]*?\bdiscard )the revealed (monster|card)\b", r"\1that \2", AGAIN),
    Same(r"that has (?=\d+(?: or (?:less|more))? (?:atk|def)\b)", "with ", _SAME),
    Same(r"\b(\d) of the fusion materials (?=whose name)", r"\1 monster ", _SAME),
    Same(r"(\byou cannot special summon (?:monsters )?from) your hand\b", r"\1 the hand",
         "nobody else's"),
    Same(r"(?<=\bcannot activate )(?:spell/trap cards|spells/traps) or effects\b",
         "spells/traps or the effects of spells/traps", _SAME),
    Same(r"\bif it attacks this turn, (your opponent cannot activate [^;:.]*? until the end of the "
         r"damage step)\b", r"if it attacks, \1 this turn", _SAME),
    Same(r"\bif it battles an opponent's monster this turn, (any battle damage it inflicts to your "
         r"opponent is doubled)", r"if it battles an opponent's monster, \1 this turn", _SAME),
    Same(r"(\btributing 1 \w+ \w+ monster) and (1 \w+ \w+ monster) and (?=1 \w+ \w+ monster$)",
         r"\1, \2, and ", _SAME),
    Same(r"\bdeclare 1 type of card \(", "declare 1 card type (", _SAME),
    Same(r"(whose name includes) the (?:tributed monster|monster tributed)'s name",
         r"\1 its name", AGAIN),
    Same(r"(whose name is mentioned on) (?:that|the) (?:[a-z]+ )?(?:monster|spell|card)"
         r"(?: (?:revealed|added))?", r"\1 it", AGAIN),
    Same(r"(\breveal \d [^;:,.]*? in your (?:hand|extra deck)(?: or (?:hand|extra deck))?),? and "
         r"(?=special summon|add|send|banish)", r"\1, and if you do, ", "both, or none"),
    Same(r"(\badd 1 [^;:.]*? to your hand), and (?=add 1 [^;:.]* whose name is mentioned on)",
         r"\1, and if you do, ", "both, or none"),
    Same(r"(\bor up to \d) instead (?=if\b)", r"\1 ", _SAME),
    # Where cards are.
    Same(r"\bmove this card you control\b", "move this card", THERE),
    Same(r"\b(this card is in) the gy\b(?! because)", r"\1 your gy", "its owner's"),
    Same(r"\bsend this card from the field to the gy", "send this card to the gy", THERE),
    Same(r"\bthis card from your pendulum zone", "this card", THERE),
    Same(r"(?<=special summon )(?:both )?this card and (1 other [^,;:]*?) from your hand",
         r"this card from your hand and \1 from your hand", THERE),
    Same(r"\beither player's gy\b|\bany gy\b", "either gy", OLDER),
    Same(r"(\d (?:(?!banish| and in )[^;:,])*? (?:in|from)) the gys(?=[;,.]|$| into)",
         r"\1 either gy", _SAME),
    Same(r"(\d (?:(?!banish)[^;:,])*? from) the gy (?=into)", r"\1 either gy ", _SAME),
    Same(r"(\bbanish \d [^;:,]*?) your opponent controls or in (?:their|your opponent's) gy",
         r"\1 from your opponent's field or gy", _SAME),
    Same(r"(\b\d other [^;:,]*?(?:monster|card|spell|trap)s? (?:and/)?or) (?:1 )?other ", r"\1 ",
         "other than the one card"),
    Same(r"\b((?:discard|banish|send|tribute|reveal) this card and \d) other ", r"\1 ",
         "they are two cards"),
    Same(r"(this set card in the spell & trap zone is destroyed and sent to) your gy",
         r"\1 the gy", "its owner's"),
    Same(r"\bsend this face-up card (?:from the field )?to the gy", "send this card to the gy",
         THERE),
    Same(r"(\battach [^;:,]*? to) an? (?=[^;:,]*you control)", r"\1 1 ", "the article"),
    Same(r"from the field and the gys", "from either field or gy", _SAME),
    Same(rf"((?:\b(?:{_KINDS})|\"[^\"]+\") (?:monster|card)s?) in your hand or face-up field",
         r"\1 you control or in your hand", "only face-up cards have facts"),
    Same(r"\bface-down (monsters?)\b", r"set \1", _SAME),
    Same(r"(?<!both cards )\bin (your|their|your opponent's|the) pendulum zones\b",
         r"in \1 pendulum zone", ONE_OR_MORE),
    Same(r"(\battach [^;:,]*? to [^;:,]*?) as (?:an? )?(?:xyz )?material\b", r"\1", THERE),
    Same(r"(\bthen,?) if (\"[^\"]+\") is in your gy", r"\1 if you have \2 in your gy", _SAME),
    Same(r"(^|\bif |\band |\bwhile )(\"[^\"]+\") is in your field zone",
         r"\1you control \2 in your field zone", _SAME),
    Same(r"(\bshuffle [^;:,]*?) in (your|either|your opponent's) gy (?=into)", r"\1 from \2 gy ",
         _SAME),
    Same(r"(\botherwise,? discard )the card drawn\b", r"\1it", "what was asked about"),
    Same(r"\b(\d) of your banished (\"[^\"]+\"(?: or (?:1 )?\"[^\"]+\")?)(?=[;,.]|$)",
         r"\1 \2 in your banishment", _SAME),
    Same(r"\brandom card in (?=your opponent's hand)", "random card from ", _SAME),
    Same(r"\bmonster card(s?)(?= from your extra deck)", r"monster\1", THERE),
    Same(r"\busing monsters from your field and/or pendulum zones",
         "using monsters in your monster zone or pendulum zone", _SAME),
    Same(r"\busing monsters from your field(?=$|[,.;])", "using monsters you control", _SAME),
    Same(r"(\blevels? of all) face-up (?=monsters)", r"\1 ", "only face-up cards have facts"),
    Same(r"(with a different \w+) from every (monster|card)\b", r"\1 from the \2s", _SAME),
    # Older or other words for the same.
    Same(r"\bfor the rest of this turn, (you cannot activate cards, or the effects of cards, with "
         r"(?:that name|the same name as that card))$", r"\1 for the rest of this turn", _FIRST),
    Same(r"(\byou cannot [^;:]*?) with (?:the (?:added|sent) (?:monster|card)'s name"
         r"|the same name as (?:that|the added) (?:monster|card))", r"\1 with that name", AGAIN),
    Same(r"(\bhas [^;:,]*) as an? (?:xyz )?material\b", r"\1 as material", OLDER),
    Same(r"(that was \w+ summoned (?:this turn )?)(?:by )?using (?:an? )?([^;:,]*?) as material\b",
         r"\1using [\2]", "said of one monster"),
    Same(r"\b(spell|trap|spell/trap) card(s?)(?= with| as (?:xyz )?material)", r"\1\2", OLDER),
    Same(r"cannot activate non-([a-z]+) monster effects((?: for the rest of this turn)?)",
         r"cannot activate monster effects\2, except \1 monsters", _SAME),
    Same(r"((?:once|twice) per turn), during your main phase(?=: you can)", r"\1", THERE),
    Same(r"(?<!non-)\btuner monster(s?)\b", r"tuner\1", "every Tuner is one"),
    Same(r"(\britual summon 1 [^,;:]*?)\britual (?=monster)", r"\1", "nothing else is"),
)  # fmt: skip
