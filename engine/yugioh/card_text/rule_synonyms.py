"""Words that say the same of what cards are and have while they are face-up.

Beside `synonyms`, which see.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import ONE_OR_MORE
from engine.yugioh.wording import words as w

_TYPES: Final = "|".join(name.lower() for name in w.RACES.values())
_KINDS: Final = "|".join((_TYPES, *(name.lower() for name in w.ATTRIBUTES.values())))
_NUMBER: Final = "atk/def|atk|def"

_TIMES: Final = (
    r"this turn|for the rest of this turn|until the end of (?:this|your opponent's(?: next)?"
    r"|the next|the opponent's) turn"
)

_SPARED: Final = "(?:cannot be destroyed by|(?:is|are) unaffected by|cannot target|can target)"

RULES: Final = (
    Same(r"\bface-up (?=tribute summoned \")", "", "one that is face-down was Set"),
    Same(
        r"^each time (?=[^,;:]* (?:is|are) destroyed, destroy this card$)",
        "if ",
        "the same",
    ),
    Same(
        r"^(if there )(?:is|are) (no )(?:face-up )?((?:other )?(?:\"[^\"]*\" monster|field spell"
        r"|\"[^\"]*\"))(?: card)?s?( on the field, destroy this card)$",
        r"\1are \2\3s\4",
        "one or more",
    ),
    Same(
        r"^for each material this card has, ([^,;:.]*? (?:gain|lose)s? \d+ (?:atk/def|atk|def))$",
        r"\1 for each material attached to this card",
        "said first or last",
    ),
    Same(r"(?<=cannot special summon )any (?=monsters)", "", "of all of them"),
    Same(r"(?<=each player can only special summon) a monster(?= once)", "", ONE_OR_MORE),
    Same(
        r"\byou control more (monsters|cards) than your opponent does\b",
        r"you control more \1 than they do",
        "said again",
    ),
    Same(
        r"\bboth players control the same number of (monsters|cards)\b",
        r"the number of \1 you control is equal to the number of \1 your opponent controls",
        "the same",
    ),
    Same(
        r"\b(you can activate (?:[^,:;]* )?)(spell|trap) cards (?=from your hand)",
        r"\1\2s ",
        "the same",
    ),
    Same(
        r"\b(you can activate (?:[^,:;]* )?)spell/trap cards (?=from your hand)",
        r"\1spells/traps ",
        "the same",
    ),
    Same(
        r"\bchange (all [^,;.]*?) to (?=(?:face-up )?(?:attack|defense) position$)",
        r"\1 are changed to ",
        "the same",
    ),
    Same(
        r"\ball face-up (?=[^,;.]*monsters? [^,;.]* are changed to)",
        "all ",
        "only face-up cards are spoken of",
    ),
    Same(
        r"(?<=each player can only control 1 )face-up (?=[^,;.]* monster)",
        "",
        "only face-up ones are told apart",
    ),
    Same(r"\b(all [^,;.]*?monsters) (?=are changed to)", r"\1 on the field ", "of both players"),
    Same(
        r"(?<=changed to )face-up (?=(?:attack|defense) position$)",
        "",
        "they stay face-up",
    ),
    Same(
        r"(?<=activated effects of )monsters your opponent controls",
        "your opponent's monsters",
        "the same",
    ),
    Same(r"\bif it is (level \d+ or higher)(?=,)", r"if it was a \1 monster", "the same"),
    Same(r"^(reduce|increase) the level (?=of all )", r"\1 the levels ", ONE_OR_MORE),
    Same(r"(?<=cannot activate )effects of (?=monsters)", "the effects of ", "the same"),
    Same(
        r"(?<=monsters) on the field (that activated their effects this turn [^,;.]*? zone)",
        r" \1 on the field",
        "where they are",
    ),
    Same(
        r"(?<=you can tribute summon this card) in attack position (?=by tributing 1 )",
        " ",
        "there is no other",
    ),
    Same(
        r"(?<= on the field )\(even if it's tied\)",
        "(even if tied)",
        "the same",
    ),
    Same(
        r"\bmove (it|that target|that monster) to another (?:main monster zone on its "
        r"controller's field|of their main monster zones)",
        r"move \1 to another of your main monster zones",
        "it stays with its controller",
    ),
    Same(r"\bin either player's (?=main monster zone)", "in the ", "the same"),
    # What lies on cards.
    Same(
        r"\b(?:with|that ha(?:s|ve)) (?:an? )?([a-z-]+) counters?\b",
        r"with \1 counter",
        ONE_OR_MORE,
    ),
    Same(r"(?<=and )its co-linked monsters\b", "monsters co-linked to this card", "the same"),
    Same(r"^every (\"[^\"]*\" in your monster zone) is ", r"\1 are ", "each of them"),
    Same(r"(?<=in your pendulum zone)(?= with)", "s", ONE_OR_MORE),
    Same(r"(?<=this linked card and monsters )it (?=points to)", "this card ", "the same"),
    Same(r"\bthis card, or (monsters [^,;.]*), (?=with)", r"this card and \1 ", "all of them"),
    Same(r"\bequip that face-up monster to this card\b", "equip it to this card", "the same"),
    Same(r"(?<=you control no )([^,;:]*?) on the field(?=,|$)", r"\1", "the same"),
    Same(
        r"(?<=your opponent cannot activate the effects of )([^,;:.]*?monsters) they control in "
        r"(attack|defense) position",
        r"\2 position \1 on the field",
        "nobody activates effects of others' monsters",
    ),
    Same(
        r"(?<=your opponent cannot activate the effects of )([^,;:.]*?monsters) they control\b",
        r"\1 on the field",
        "nobody activates effects of others' monsters",
    ),
    Same(
        r"(?<=activate )spell/trap cards that are set on the field",
        "set spells/traps",
        "where they can be",
    ),
    Same(r"\bin this card's column on the field\b", "in this card's column", "where else"),
    Same(
        r"^while (this card was normal (?:or special )?summoned(?:,? or flipped face-up)?) this "
        r"turn, during your main phase, (?=you can normal summon)",
        r"during the turn \1, ",
        "it is the player's own Main Phase",
    ),
    # What monsters become.
    Same(
        r"(?:^|(?<=; ))all face-up (?=monsters (?:on the field|you control|your opponent controls) "
        r"become)",
        "all ",
        "only face-up cards have facts",
    ),
    Same(rf"\bbecomes? an? ({_TYPES}) monster\b", r"become \1", "the same"),
    Same(rf"\bbecome ({_TYPES})(?:s| monsters)\b", r"become \1", "the same"),
    Same(rf"\bits (?:attribute|type) becomes? (?={_KINDS})", "it become ", "the same"),
    Same(
        rf"\bthis card's (?:attribute|type) becomes? (?={_KINDS})", "this card become ", "the same"
    ),
    Same(r"on the field and in the gy (?=become)", "on the field and in the gys ", "the same"),
    Same(
        r"\bmake (?=(?:this card|it|all [^,;.]*|the levels? of [^,;.]*)(?:'s level)? become )",
        "",
        "the same",
    ),
    Same(r"\bthis card becomes? level (?=\d)", "this card's level become ", "the same"),
    Same(r"\bit becomes? level (?=\d)", "its level become ", "the same"),
    Same(
        r"(?<!levels of )\b(all [^,;.:]*? you currently control) become "
        r"(?:level (?=\d)|(?=(?:it|that monster|that target)'?s level))",
        r"the levels of \1 become ",
        "the same",
    ),
    Same(
        r"\ball face-up (?=[^,;.]*monsters you currently control become)",
        "all ",
        "only face-up cards have facts",
    ),
    Same(r"\b((?:gain|lose)s? \d+) atk and def\b", r"\1 atk/def", "both"),
    Same(
        r"(?<=for each )([^,;.]*?) with different names\b",
        r"\1 with a different name",
        "one of each name",
    ),
    # Materials that were used.
    Same(
        r"(?:fusion |synchro |link )?materials used for its (?:fusion|synchro|link|special) summon",
        "materials used for its summon",
        "its own way",
    ),
    Same(r"(?<=activated effects of )any (?=other monsters)", "", "all of them"),
    # Numbers of other cards.
    Same(
        rf"(?<=equal to the )((?:original )?(?:{_NUMBER}) of )each ([^,;.]*? monster)"
        r"(?= this card points to| it points to)",
        r"total \1all \2s",
        "the sum of them",
    ),
    Same(r"(?<=monsters )it points to$", "this card points to", "the same"),
    Same(
        rf"the (?:total|combined) ((?:original )?(?:{_NUMBER})) of all (?:face-up )?monsters this "
        r"card points to\b",
        r"the \1 of the monster this card points to",
        "of one where one is said",
    ),
    Same(
        rf"(?<=equal to the )((?:original )?(?:{_NUMBER}) of )(?:any|the) monster (?:it|this card) "
        r"points to",
        r"\1the monster this card points to",
        "the same",
    ),
    Same(rf"that equipped monster's (?:{_NUMBER})\b", "that equipped monster's", "the same"),
    Same(
        rf"the ({_NUMBER}) of this card becomes? the \1 of the monster equipped to it by its "
        r"effect",
        r"this card's \1 become equal to that equipped monster's",
        "the same",
    ),
    Same(
        rf"(?<=gains )({_NUMBER}) equal to the \1 of the monster equipped to it by its effect",
        r"\1 equal to that equipped monster's",
        "the same",
    ),
    Same(
        rf"equal to the (?:total )?({_NUMBER}) of (all [^,;.]* monsters attached to )"
        r"(?:it|this card)(?: as material)?",
        r"equal to the total \1 of \2it",
        "the same",
    ),
    Same(rf"^this card gains (?=(?:{_NUMBER}) equal to)", "gains ", "the same"),
    Same(r"(?<=your opponent controls or )is (?=in)", "", "the same"),
    Same(
        r"(?<=if the equipped monster would be destroyed) by (?:battle or )?card effect"
        r"(?=, destroy this card instead)",
        "",
        "in whatever way",
    ),
    Same(
        r"(?<=^to tribute summon this card face-up, you can tribute )a ([^,;.]*?)(?: card)? you "
        r"control, instead of a monster$",
        r"\1 you control, as well as monsters",
        "one Tribute is taken",
    ),
    Same(r"(?<=you can tribute continuous )spells/traps\b", "spell/trap", ONE_OR_MORE),
    # For how long cards are protected, said before or behind.
    Same(r"\bcard effects( this turn)?, except its own\b", r"other cards' effects\1", "the same"),
    Same(
        r"\bmonster effects( this turn)?, except its own\b",
        r"the effects of other monsters\1",
        "the same",
    ),
    Same(r"\bother monsters' effects\b", "the effects of other monsters", "the same"),
    Same(
        rf"\b({_TIMES}), (it|this card|they|this face-up card) (gains?|loses?) "
        rf"(\d+ (?:{_NUMBER})),? (?:and|but) "
        r"((?:cannot be destroyed|(?:is|are) unaffected) by [^,;.]*)",
        r"\2 \3 \4 \1, also \2 \5 \1",
        "both for as long",
    ),
    Same(
        rf"\b({_TIMES}), (?!also |but |then |and )"
        rf"((?:(?!, )[^;:.])*?{_SPARED} [^,;.:]*)",
        r"\2 \1",
        "the same",
    ),
    Same(
        rf"({_SPARED} [^,;.:]*?),? "
        r"(?:until the end of this turn|for the rest of this turn)\b",
        r"\1 this turn",
        "the same",
    ),
    Same(
        rf"({_SPARED} [^,;.:]*?),? "
        r"until the end of (?:your opponent's(?: next)?|the next|the opponent's) turn\b",
        r"\1 until the end of your opponent's turn",
        "no more than this turn is played",
    ),
    Same(r"\bother card effects\b", "other cards' effects", "the same"),
    Same(r"(?<=by battle or )by (?=[^,;.]*effects)", "", "the same"),
    Same(
        r"\ball (?:face-up )?(?=[^,;.:]* you currently control (?:cannot|are unaffected))",
        "",
        "all of them",
    ),
    Same(
        r"^(the first time [^,]*? would be destroyed) each turn, (by [^,]*), it is not destroyed",
        r"\1 \2 each turn, it is not destroyed",
        "the same",
    ),
    Same(
        r"(?<=would be destroyed by )(battle or )?(?:a )?card effects?(?= each turn)",
        r"\1card effects",
        ONE_OR_MORE,
    ),
    Same(r"(?<=lp to activate )a card or effect\b", "cards or effects", ONE_OR_MORE),
    Same(
        r"^(each player can only special summon) (?:monsters? )?(once per turn)"
        r"(?: while this card is face-up on the field)?$",
        r"\1 \2",
        "as long as it holds at all",
    ),
    # What is done each time.
    Same(
        r"^(after this card is [a-z ]*summoned, (?:[^,:]*, )?)it (?=is |cannot )",
        r"\1this card ",
        "spoken of before",
    ),
    Same(
        r"^(?:(?:once per turn, )?during your end phase|during each of your end phases), "
        r"(?:either )?(?=[^:]*$)",
        "during your end phase, ",
        "there is one in a turn",
    ),
    Same(
        r"^(during your end phase, )destroy this card unless you ([^:]*)$",
        r"\1\2 or destroy this card",
        "one or the other",
    ),
    Same(r"^((?:while [^,]*, )?each time [^,]*), immediately ", r"\1, ", "the same"),
    Same(
        r"^after (?=this card is special summoned by the effect of)",
        "if ",
        "what applies at once does so right after it",
    ),
    Same(
        r"(^if this card is special summoned by the effect of [^,:;]*, )its (level becomes \d+) "
        r"and its original atk/def become halved",
        r"\1this card's \2, also this card's original "
        r"atk/def are halved",
        "the same",
    ),
    Same(r"(\beven though you do not control) them\b", r"\1 it", ONE_OR_MORE),
    # What the facts of the card say as well.
    Same(r"^\(this card's original rank is always treated as \d+\.?\)?$", "", "its Rank"),
)
