"""Words that say the same of the steps of an effect: to which field, what instead, what becomes of
what is summoned.

Patterns of single words and phrases, in small letters; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN, OLDER, ONE_OR_MORE, POINTS, THERE

_DEEDS: Final = r"(?:banish|destroy|return|shuffle|place|special summon|send|add) (?:it|them)"

STEPS: Final = (
    Same(
        r"\bthat was used (?:for|as material for) that (?:synchro|link|fusion) summon\b",
        "that was used with it",
        AGAIN,
    ),
    Same(
        r"\bthat was used with it (in your gy)\b",
        r"\1 that was used with it",
        "said first or last",
    ),
    Same(
        r"(?<=the number of )(cards|monsters) in this card's column (you control|your opponent "
        r"controls)",
        r"\1 \2 in this card's column",
        "said first or last",
    ),
    Same(
        r"(\bspecial summon that monster)(?: in the gy)?(, and if you do, attach that )(?:other|"
        r"opponent's) card to (?:that other monster|it)(?: as material)?",
        r"\1\2other card to it",
        "the other one of two targets",
    ),
    Same(
        r"(?:face-up )?((?:equip|monster) cards?) equipped to this card you control\b",
        r"\1 you control that is equipped to this card",
        "said first or last",
    ),
    Same(
        r"\b(?:other monsters' effects|the effects of other monsters), except (?:those of )?",
        "the effects of other monsters, except ",
        AGAIN,
    ),
    Same(
        r"\btake (1 )(?:face-up )?([^.;:,]*), ([^.;:]*?\bequal to )(?:its|that monster's) "
        r"((?:original )?(?:atk|def))\b",
        r"\3the \4 of \1\2",
        "the card whose number it is",
    ),
    Same(
        r"(\bthis (?:\w+ summoned )?card) with material (?=is destroyed\b[^.]* up to the number of "
        r"materials this card had\b)",
        r"\1 ",
        "or nothing can be done",
    ),
    Same(
        r"(\battach up to 1 [^.;:,]*? to each of )(?:those special summoned monsters|them)"
        r"(?: as material)?",
        r"\1them",
        AGAIN,
    ),
    Same(r"(?<=you can )this card gains (?=(?:atk|def))", "make this card gain ", "the same"),
    Same(
        r"\bif any ([^,;:]*?) were (sent to the gy by this effect)",
        r"if the number of \1 \2 is at least 1",
        "the same",
    ),
    Same(
        r"(\badd 1 [^;:]*?\byou can special summon it, then you can destroy 1 [^,;:]*?) with atk "
        r"greater than or equal to that special summoned monster's",
        r"\1 whose atk is more than or equal to the monster added's",
        AGAIN,
    ),
    Same(
        r"\breturn 1 face-up ([a-z ]*?monster) you control, or (2 [a-z ]*?monsters) in your gy, "
        r"that mention ([^,;]*?) (to the extra deck)",
        r"either return 1 \1 that mentions \3 you control \4 or return \2 that mentions \3 from "
        r"your gy \4",
        "said of both",
    ),
    Same(
        r"\b(\d+ banished (?:[a-z\" -]*?)(?:card|monster)s?) from either banishment",
        r"\1",
        "wherever it is banished",
    ),
    Same(
        r"(?<=this effect becomes )that (?:spell/trap|spell|trap|card)'s effect when that card is "
        r"activated",
        "that card's effect when it is activated",
        AGAIN,
    ),
    Same(
        r"(\bequip 1 appropriate [^,;.:]*), with a different name, (from [^,;.:]* to that monster)",
        r"\1 \2 with a different name from that monster",
        "the same",
    ),
    Same(r"(?<=declare 1 )type of card \(", "card type (", OLDER),
    Same(
        r"^((?:.*: )?(?:you can )?declare 1 .*?\bmonsters )of that type\b",
        r"\1of the declared type",
        AGAIN,
    ),
    Same(r"\b(with|becomes?) the declared (?=attribute|type)", r"\1 that ", AGAIN),
    Same(r"(your (?:opponent's )?)side of the (?=field)", r"\1", OLDER),
    Same(r"to the opponent's (?=field)", "to your opponent's ", "the same"),
    Same(r"(?<=from your opponent's gy) to their field", " to your opponent's field", "the same"),
    Same(r", or, if ", ", or if ", POINTS),
    Same(
        r"(\bspecial summon this card(?: from your hand)?), (?=draw )",
        r"\1, and if you do, ",
        "both, or none",
    ),
    Same(r" \+ (?=\d)", " +", POINTS),
    Same(
        r"(\bspecial summon (?:it|them)) and (?=(?:increase|reduce|decrease) (?:its|their) level)",
        r"\1, and if you do, ",
        "both, or none",
    ),
    Same(r"\band if it (?:does|is),", "and if you do,", "what was done before"),
    Same(r"\bgains atk equal to that lost atk", "gains that lost atk", "the same"),
    Same(r"during the next standby phase", "during the standby phase of the next turn", "the same"),
    Same(
        r"during the standby phase of your next turn", "during your next standby phase", "the same"
    ),
    Same(
        r"(?<=during the end phase, )(destroy|banish|return|shuffle|send) those (?:monster|card)s",
        r"\1 them",
        AGAIN,
    ),
    Same(
        r"\b(during (?:the end phase(?: of the next turn)?|the standby phase of the next turn|your "
        r"next standby phase)), ((?:destroy|banish|return|shuffle|send|add|draw|special summon) "
        r"[^,;:]*?)(?=$|,)",
        r"\2 \1",
        "said first or last",
    ),
    Same(
        r"(?<=add )([^;]*? (from your [a-z ]*?) to your hand, or if [^;]*?, you can add [^;,]*?) "
        r"\2 to your hand(?= instead)",
        r"\1",
        "from the same place",
    ),
    Same(r"(?<=special summon) it from your deck(?= instead)", " it", THERE),
    Same(r", (?=instead\b)", " ", POINTS),
    Same(
        r"\bor if you (?:have none|do not have any in your hand),",
        "or if you do not have any,",
        "the same",
    ),
    Same(
        r"(\"[^\"]*\") is in (?:a|the) field zone\b", r"there is \1 in the field zones", "the same"
    ),
    Same(r"(?<=\balso), in either case,", "", "the same"),
    Same(
        r"\bbut (?=its (?:original )?(?:atk/def|atk|def|level)s? (?:become|becomes|is|are) )",
        "and if you do, ",
        "what is done has its price",
    ),
    Same(
        r"\bbut change its (atk|def|atk/def) to (\d+)",
        r"and if you do, its \1 become \2",
        "the same",
    ),
    Same(
        r"(place this card on the bottom of the deck) if it leaves",
        r"\1 when it leaves",
        "the same",
    ),
    Same(
        r"(?<=, )(also|and|but) (banish|place|shuffle) this card (?=(?:[a-z ]* )?when it leaves)",
        r"\1 \2 it ",
        AGAIN,
    ),
    Same(r"(?<=, then )you (?=take \d+ damage)", "", "who else"),
    Same(
        r"(special summon this card[^;]*, and if you do, )its (?=(?:original )?(?:atk|def|level))",
        r"\1this card's ",
        AGAIN,
    ),
    Same(r"to your zones this card points to", "to your zone this card points to", ONE_OR_MORE),
    Same(
        r" in ((?:face-down )?(?:attack|defense) position),? (to your (?:zone this card points to"
        r"|opponent's zone this card points to|opponent's field))",
        r" \2 in \1",
        "the order of both",
    ),
    Same(
        r"\bshuffle (?:(?:them|both) into the deck, also return this card to the extra deck"
        r"|both and this card into the deck)",
        "shuffle them and this card into the deck",
        "where a monster of the Extra Deck goes",
    ),
    Same(rf"\beither (?={_DEEDS})", "", "one or the other"),
    Same(rf"(\b{_DEEDS}[^,;]*), or (?={_DEEDS})", r"\1 or ", POINTS),
)
