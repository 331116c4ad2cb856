"""Words that say the same: which cards, where they are, and how long something lasts.

Patterns of single words and phrases, in small letters; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same
from engine.yugioh.card_text.reasons import AGAIN, OLDER, ONE_OR_MORE, POINTS, THERE
from engine.yugioh.wording import words as w

_KIND: Final = "|".join(
    name.lower() for names in (w.RACES, w.ATTRIBUTES) for name in names.values()
)
_ONE: Final = (
    r"1 (?:(?! and 1 )[^;:])*?(?P<{0}>monster|card|spell/trap|spell|trap) (?P<{0}_side>{1})"
)


def _two(first: str, second: str) -> str:
    """Two targets, one of each player, and what is done up to where they are spoken of."""
    return f"(?P<all>target {_ONE.format('a', first)} and {_ONE.format('b', second)}; .*?)"


_OURS: Final = "you control"
_THEIRS: Final = "your opponent controls"

# What is put into one spelling before all other tables.
TARGETS: Final = (
    Same(rf"{_two(_OURS, _THEIRS)}\bthe first target\b(?P<more>.*?)\bthe second target\b",
         r"\g<all>that \g<a> \g<a_side>\g<more>that \g<b> \g<b_side>", AGAIN),
    Same(rf"{_two(_THEIRS, _OURS)}\bthe first target\b(?P<more>.*?)\bthe second target\b",
         r"\g<all>that \g<a> \g<a_side>\g<more>that \g<b> \g<b_side>", AGAIN),
    Same(rf"{_two(_OURS, _THEIRS)}\byour (?P=a)\b", r"\g<all>that \g<a> \g<a_side>", AGAIN),
    Same(rf"{_two(_OURS, _THEIRS)}\bthat opponent's (?P=b)\b",
         r"\g<all>that \g<b> \g<b_side>", AGAIN),
    Same(r"(?<=attach )the second target to the first target\b",
         "that monster in the gy to that other monster", "the other of the two lies elsewhere"),
    Same(r"\bnegate (that (?:monster|card) your opponent controls)' effects \((until the end of "
         r"this turn)\)", r"negate the effects of \1 \2", "the same"),
    Same(r"(\"[^\"]*\") spell/trap cards\b", r"\1 spells/traps", OLDER),
    Same(r"(\"[^\"]*\" (?:spell|trap)) cards\b", r"\1s", OLDER),
    Same(r"(\"[^\"]*\" (?:spell/trap|spell|trap)) card\b(?! (?:or effect )?is activated)", r"\1",
         OLDER),
    Same(r"(\b(?:\d|all) (?:field )?(?:spell|trap)) cards\b", r"\1s", OLDER),
    Same(r"\bset 1 of your banished ((?:\"[^\"]*\"(?: or )?)+ spell)s/traps\b",
         r"set 1 \1/trap from your banishment", "the same"),
    Same(r"\b(the battle position of this) face-up card on the field (?=is changed)", r"\1 card ",
         "the same"),
    Same(r"\bthis card on the field is banished\b", "this card is banished from the field",
         "the same"),
)  # fmt: skip

OTHERWISE: Final = (
    # Older words.
    Same(r"(\b(?:gains?|loses?|becomes?|is halved|halve|double)\b[^;:]*?) until the end phase\b",
         r"\1 until the end of this turn", OLDER),
    Same(r"(\bnegate its effects) until the end phase\b", r"\1 until the end of this turn", OLDER),
    Same(r"\bpendulum monster cards?\b", "pendulum monster", OLDER),
    Same(r"(^|: |; )halve its (atk|def|atk/def)\b", r"\1its \2 is halved", OLDER),
    # The order of adjectives.
    Same(rf"(?<![\w-])((?:{_KIND})(?:(?:,|, or| or) (?:{_KIND}))*) (\"[^\"]*\") (?=monster)",
         r"\2 \1 ", "the order of both"),
    Same(r"(?<![\w-])(non-[a-z]+) (\"[^\"]*\") (?=monster)", r"\2 \1 ", "the order of both"),
    Same(rf"(?<![\w-])({_KIND}) (non-tuner)\b", r"\2 \1", "the order of both"),
    # This card, where it can only be.
    Same(r"(\b(?:shuffle|return|add)) this (?:face-up )?card (?:from|on) the field (?=into|to)",
         r"\1 this card ", THERE),
    Same(r"\breturn this face-up card to the hand\b", "return this card to the hand", THERE),
    Same(r"\bthis face-up card you control\b", "this card", THERE),
    Same(r"\b(banish this) face-up (card until the end phase)\b", r"\1 \2", THERE),
    Same(r"\b(banish this) face-up card from the field(?=$|[;,])", r"\1 card", THERE),
    Same(r"(\bbecause it was sent there[^:]*: (?:you can )?(?:[^;:]*; )?(?:special summon|add|set) "
         r"this card) from (?:your|the) gy\b", r"\1", THERE),
    Same(r"(\breveal this card[^;]*; special summon this card) from your hand\b", r"\1", THERE),
    Same(r"\battach this card(?: from (?:your|the) gy)? to (?:it|that (?:xyz )?monster)"
         r"(?: as (?:an? )?(?:xyz )?material)?(?=$|[.;,])", "attach this card to that monster",
         THERE),
    Same(r"(\btreat this card as a tuner, then (?:you can )?(?:increase|reduce)) its level\b",
         r"\1 this card's level", AGAIN),
    Same(r"(\bspecial summon this card(?: from your [a-z]+)?, also) its level\b",
         r"\1 this card's level", AGAIN),
    Same(r"\bthis card on the field is sent to the gy\b",
         "this card is sent from the field to the gy", "the same"),
    Same(r"(\bthis card )on the field is (destroyed by battle) or sent to the gy\b",
         r"\1on the field is \2, or if \1is sent from the field to the gy", AGAIN),
    Same(r"(\bthis card is sent [^:]*?to the gy by) an? (?=card effect\b)", r"\1 ", "the article"),
    # Where cards are.
    Same(r"(\bsend \d [^;:,]*?) from your (spell & trap zone|pendulum zone)\b", r"\1 in your \2",
         "the same"),
    Same(r"(\bspecial summon 1 [^;:,]*?) from your (pendulum zone)\b", r"\1 in your \2",
         "the same"),
    Same(r"(\bbanish this card) from your (pendulum zone)\b", r"\1 in your \2", "the same"),
    Same(r"(\b(?:place|return) \d [^;:,]*?) from the field (?=on|to)", r"\1 on the field ",
         "the same"),
    Same(r"\bin either player's (?=pendulum zones?\b)", "in the ", "the same"),
    Same(r"(\byour opponent controls no [^:,]*? in) their\b", r"\1 your opponent's", AGAIN),
    Same(r"(\bspecial summon (?:it|that monster|them)) to your field\b", r"\1", THERE),
    Same(r"(\bmake your opponent send 1 [^;:,]*?) they control\b", r"\1 your opponent controls",
         AGAIN),
    Same(r"(\b\d [^;:,]*?) in your hand,? (?:or|and/or) (?:face-up )?field\b",
         r"\1 you control or in your hand", "the same"),
    Same(r"(\b\d [^;:,]*?) in your (hand), (deck),? (?:or|and/or) (?:face-up )?field\b",
         r"\1 you control or in your \2 or \3", "the same"),
    Same(r"(\b\d [^;:,]*?) in your banishment, gy,? or field\b",
         r"\1 you control or in your gy or banishment", "the same"),
    Same(r"\b(your opponent's gy) and/or banishment\b", r"\1 or banishment", ONE_OR_MORE),
    Same(r"(\bspecial summon 1 [^;:,]*? and 1 [^;:,]*? from your [^;:,]*?) and/or\b", r"\1 or",
         "each from one place"),
    Same(r"(?:\bwhile|\bif|\band) you have (\"[^\"]*\") on your field or in your gy\b",
         r"and \1 is on your field or in your gy", "the same"),
    Same(r"\bwhile (?=\"[^\"]*\" is on your field or in your gy\b)", "and ", "the same"),
    Same(r"\bor is in your gy\b", "or in your gy", "the same"),
    Same(r"\bsend (1 [^;:,]*? from your hand) and (1 [^;:,]*? from your (?:extra )?deck) to the "
         r"gy\b", r"send \1 to the gy and send \2 to the gy", "where both go"),
    Same(r"\bthat opponent's card\b", "it", AGAIN),
    # Which cards.
    Same(r"\bsame name from each other\b", "same name", "the same"),
    Same(r"(\bthe effects of cards,? with) its name\b", r"\1 that name", AGAIN),
    Same(r"\bby an effect of an?\b", "by the effect of a", "the same"),
    Same(r"(\bspecial summoned by) an? (\"[^\"]*\" (?:spell/trap|spell|trap|monster)) effect\b",
         r"\1 the effect of a \2", "the same"),
    Same(r"(\b1 [^;:,]*?) with its same ([a-z]+) (from your [^;:,]*?)(?=$|[;,])",
         r"\1 \3 with the same \2 as that monster", AGAIN),
    Same(r"\bthe (original )?(atk|def) of the sent monster\b",
         r"the \1\2 of the monster sent to the gy", AGAIN),
    # How many, and what is done.
    Same(r"\b(tribute|banish|discard|reveal) 1 or more\b", r"\1 any number of", "the same"),
    Same(r"(\b(?:for each|number of) [^;:,]*? you) currently control\b", r"\1 control",
         "when it is counted"),
    Same(r"(\btake control of all [^;:,]*? your opponent) currently controls\b", r"\1 controls",
         "when it is done"),
    Same(r"\bdraw the same number of cards\b", "draw that many cards", "the same"),
    Same(r"(\bcannot normal or special summon) monsters\b", r"\1", "what is Summoned"),
    Same(r"(\btribute summon 1 [^;:,]*?) face-up\b", r"\1", "a Tribute Summon always is"),
    Same(r"\b(synchro summon 1 (?:(?!synchro)[^;:,])*?)monster\b", r"\1synchro monster",
         "what is Summoned so"),
    Same(r"(\busing only this card and) the summoned monster\b", r"\1 it", AGAIN),
    Same(r"\ba spell/trap card, or monster effect is activated\b",
         "a spell/trap card, or monster effect, is activated", POINTS),
    Same(r"^(?:if this card is in your gy, )?except the turn this card was sent to the gy"
         r"(?:, (?:if )?this card is in your gy)?: you can banish it\b",
         "except the turn this card was sent to the gy: you can banish this card from your gy",
         AGAIN),
    Same(r"(\bmust control) an? (?=\"[^\"]*\" to activate)", r"\1 ", "one of that name"),
    Same(r"\bthere are an? (?=\"[^\"]*\"(?: or \"[^\"]*\")? on the)", "there are ",
         "one of that name"),
    Same(r"(\b\d \"[^\"]*\" or (?:1 )?(?:[a-z]+ )?monsters?(?: that mentions? (?:it|\"[^\"]*\"))?)"
         r" in your monster zone\b", r"\1 you control", "the same"),
    Same(rf"\bexcept (?:an? )?((?:{_KIND})(?:, (?:{_KIND}))*),? (?:and/or|or) ({_KIND}) "
         r"monsters?\b", r"except \1, or \2 monsters", ONE_OR_MORE),
    Same(r"(\b1 \"[^\"]*\" monster) whose level is less than or equal to (?:it|its) "
         r"(from your gy to your hand)", r"\1 \2 whose level is less than or equal to its",
         "the order of both"),
    Same(r"(\bwhose (?:level|atk|def) is less than or equal to) (?:it|that monster's|the sent "
         r"monster's|its (?:level|atk|def))(?=$|[;,.])", r"\1 its", AGAIN),
    Same(r"\bhalf of its\b", "half its", "the same"),
    Same(r"(\b(?:it|they) cannot attack) until the end of this turn\b", r"\1 this turn",
         "the same"),
    Same(r", or (?:if )?this card is sent (?=from the field to the gy)", ", or sent ", AGAIN),
    Same(r"\ban? (?P<who>(?:[a-z]+ )?(?:\"[^\"]*\" )?monster (?:you control|this card points to)) "
         r"is destroyed by battle, or (?:if )?an? (?P=who) is sent to the gy\b",
         r"a \g<who> is destroyed by battle or sent to the gy", AGAIN),
    Same(r"\b1 (light|dark|earth|water|fire|wind) and 1 (?=(?:light|dark|earth|water|fire|wind) "
         r"monster)", r"1 \1 monster and 1 ", AGAIN),
    Same(r"\bspecial summon the revealed monster\b", "special summon it", AGAIN),
    Same(r"(\breturn 1 [^;:,]*? in your banishment to) your gy\b", r"\1 the gy", "its owner's"),
    Same(r"\bby card effect of an?\b", "by the effect of a", "the same"),
    Same(r"(monsters?) on the field (that has an? [^;:,]*? as material)\b", r"\1 \2 on the field",
         "the order of both"),
    Same(r"(\btarget 1 [^;:,]*?) from (your gy)\b", r"\1 in \2", "the same"),
    Same(r"(\bas many) face-up (monsters as possible [^;:,]*? to face-down)", r"\1 \2",
         "the others are face-down"),
    Same(r"\bfrom your opponent's hand, field,? (?:and/or|and|or) gy\b",
         "from your opponent's hand, field, or gy", "all in these places"),
    Same(r"(this card's atk is halved,? and if you do,? )it (?=can attack)", r"\1this card ",
         AGAIN),
    Same(r"(^|: |; |then (?:you can )?)equip (1 [^;:,]*?) with this card$",
         r"\1equip this card to \2", "the same"),
    Same(r"\bis you control or in your gy\b", "is on your field or in your gy", "the same"),
    Same(r"\bthat mention (?=\")", "that mentions ", ONE_OR_MORE),
    Same(r"(\btributing [^;:,]*?) from your field (?=whose)", r"\1 you control ", "the same"),
    Same(r"\bface-up (monsters? with [a-z]+ counter)", r"\1", "only face-up cards have counters"),
    Same(r"\b(monsters?) (on the field) (with [a-z]+ counter)\b", r"\1 \3 \2", "the order of both"),
    Same(r"(\bspecial summon 1) (\"@\" from [^;:]*?),? except this card\b", r"\1 other \2",
         "the same"),
    Same(r"(\bspecial summon \d [^;:,]*?) and (?=increase its level)", r"\1, and if you do, ",
         "the same"),
    Same(r"(\breveal this card; shuffle) it\b", r"\1 this card", AGAIN),
    Same(r"\b(a monster would be summoned) or (?=a spell/trap card is activated)", r"\1, or ",
         POINTS),
    Same(r"(\bthis card is special summoned) by (the effect of an? \"[^\"]*\" spell/trap)\b",
         r"\1 with \2", "the same"),
    Same(r"\bthis face-up card; take control\b", "this card; take control", THERE),
    Same(r"(\bmonsters?) you control except this card$", r"other \1 you control", "the same"),
    Same(r"\bthe number of (\"[^\"]*\" monsters) you control,? except this card\b",
         r"the number of other \1 you control", "the same"),
    Same(r"\bthe number of monsters destroyed\b", "the number destroyed", AGAIN),
    Same(r"\ball cards in their hand\b", "all cards from your opponent's hand", AGAIN),
    Same(r"(\bbanish this card and 1 [^;:,]*?) in your hand\b", r"\1 from your hand", "the same"),
    Same(r"\bdecrease (?=the level of)", "reduce ", "the same"),
    Same(r"\bmake each player draw (\d cards?)\b", r"each player draws \1", "the same"),
    Same(r"\bdiscard (\d cards?), also your opponent discards \1", r"each player discards \1",
         "each of both"),
    Same(r"(\bas many monsters) (your opponent controls) as possible (?=with)",
         r"\1 as possible \2 ", "the order of both"),
    Same(r"\byour opponent's main phase or your opponent's battle phase\b",
         "your opponent's main phase or battle phase", AGAIN),
)  # fmt: skip
