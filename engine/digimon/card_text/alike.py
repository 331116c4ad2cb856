"""Words that say the same in a text and in what is written back: one or several, and who is meant.

`FIRST` is applied before the longer table of `compared`, `LAST` behind it.
"""

import re
from typing import Final

from engine.rewriting import Same

_SAID: Final = "said in another order"
_SEVERAL: Final = "one of several"
_COLORS: Final = "(?:red|blue|yellow|green|black|purple|white)"
_LEVEL: Final = r"level \d(?: or (?:lower|higher))?"
_PASSIVE: Final = {
    "play": "is played", "suspend": "becomes suspended", "unsuspend": "becomes unsuspended",
    "delete": "is deleted",
}  # fmt: skip


def _passive(found: re.Match[str]) -> str:
    """ "an effect suspends a Tamer": a Tamer becomes suspended by an effect."""
    by = "one of your effects" if found[1] == "one of your" else "an effect"
    return f"{found[3]} {_PASSIVE[found[2]]} by {by},"


def _both_traits(found: re.Match[str]) -> str:
    first, second = sorted((found[1], found[2]))
    return f"the {first} trait and the {second} trait"


FIRST: Final[tuple[Same, ...]] = (
    Same(r"\bin (?:its|their) texts?\b", "in its text", "one or several"),
    Same(r"\bin (?:its|their) traits\b", "in its traits", "one or several"),
    Same(r"\ban ?other\b", "another", "the same"),
    Same(r"\ban (?=\[)", "a ", "the article goes by sound"),
    Same(r"\bthe (\[[^]]*\])(?: trait and the | and )(\[[^]]*\]) trait\b", _both_traits, "both"),
    Same(r"(in its traits) or 1 (\[[^]]*\]) or 1 (\[[^]]*\] among)", r"\1, \2 or \3", "a list"),
    Same(r"\b(an|one of your) effects? (play|suspend|unsuspend|delete)s "
         r"((?:one of |this |another |an? )[^,.]*),", _passive, _SAID),
    Same(r"\beffects (play|suspend|unsuspend|delete) (?:any|one) of your ([^,.]*),",
         lambda f: f"one of your {f[2]} {_PASSIVE[f[1]]} by an effect,", _SAID),
    Same(r"\ban effect trashes a card in (?:the|your) hand",
         "a card is trashed in the hand by an effect", _SAID),
    Same(r"\b(an|one of your) effects? places (an? [^,]*?) in (this digimon's|one of your "
         r"digimon's) digivolution cards,", lambda f: f"{f[2]} is placed in {f[3]} digivolution "
         f"cards by {'one of your effects' if f[1] == 'one of your' else 'an effect'},", _SAID),
    Same(r"\bone of your effects places a digivolution card under (one of your [^,]*?|this "
         r"[a-z]*),", r"a digivolution card is placed under \1 by one of your effects,", _SAID),
    # Who is meant: what something happened to, where it was not this card.
    Same(r"(?<!\[)\b(when (?:(?!this |you )[^.,\]])*), it (?=gains|gets|can't)",
         r"\1, that digimon ", "the one that it happened to"),
    Same(r"(?<!\[)\b(when (?:(?!this |you )[^.,\]])*), you may unsuspend it\b",
         r"\1, you may unsuspend that digimon", "the one that it happened to"),
    Same(r"\b(when you play [^.,]*), it (?=gains|gets|can't)", r"\1, that digimon ",
         "the one that was played"),
    Same(r"(\bwhen this (?:digimon|tamer) [^.,]*), it may unsuspend\b",
         r"\1, you may unsuspend this digimon", "spoken of before"),
    Same(r"\b(1 of your [^.,]*?) may unsuspend\b", r"you may unsuspend \1", _SAID),
    Same(r"\bthis digimon unsuspends\b(?!,)", "unsuspend this digimon", _SAID),
    Same(r"\b(?:that (?:digimon|card|tamer)|it) can't unsuspend until",
         "it can't unsuspend until", "spoken of before"),
    Same(r"\byou may do this: (?=1 of your opponent|place the top card of your deck)",
         "you may ", "the player chooses whether"),
    Same(r"\b(this digimon may gain [^.]*? for the turn) and attack\b",
         r"\1. then, this digimon attacks", _SAID),
    Same(r"\bwhile ([^,.]*), this digimon with ([^.,]*?) (?=gains|gets|can\b)",
         r"while \1 and this digimon has \2, it ", _SAID),
    Same(r"\bthis digimon with ((?:the|\[|no|\d)[^.]*?) (?=doesn't activate)",
         r"while this digimon has \1, it ", _SAID),
    Same(r"\bwhen this digimon with (a card with [^,]*? in its digivolution cards) (would [^,]*),",
         r"when this digimon \2, if this digimon has \1,", _SAID),
    Same(r"\bin their digivolution cards would digivolve into this card",
         "in its digivolution cards would digivolve into this card", "of one"),
    Same(r"\bor if (?=this digimon's stack)", "or ", "said once"),
    Same(r"\bthan that digimon, unsuspend it\b", "than that digimon, unsuspend that digimon",
         "the one that was chosen"),
    Same(r"\b(that digimon gets [^.]*?)\. then, it may attack\b",
         r"\1. then, that digimon may attack", "spoken of before"),
    Same(r"\b(trash your opponent's top security card)(?:, and this digimon|\. then, it) gets",
         r"\1. then, it gets", "spoken of before"),
    Same(r"\b(when this card is trashed [^.]*?), you may place it\b",
         r"\1, you may place this card", "spoken of before"),
    Same(r"\bif this effect suspended your digimon,",
         "if you did and you have a digimon that was chosen,", "the one that was chosen"),
    Same(r"\bdigixrosing with (\d) cards\b", r"digixrosing with \1 or more cards",
         "there are no more"),
    Same(r"\b(\[digivolve\]) while ([^:]*), (lv\.[^:]*): cost (\d+)", r"\1 \3: cost \4, while \2",
         _SAID),
    # When it happens.
    Same(r"\bwhen (?:any )?digimon attack players,", "when a digimon attacks, if it attacks a "
    "player,",
         "said with the event"),
    Same(r"\bis suspended by an effect,", "becomes suspended by an effect,", "the same"),
    Same(r"(?<!if it )\battacks? (?:an opponent's|your opponent's|a) digimon,",
         "attacks, if it attacks a digimon,", "said with the event"),
    Same(r"(?<!if it )\battacks? players,", "attacks, if it attacks a player,",
         "said with the event"),
    Same(r"\bis played from digivolution cards,", "is played, if it was from digivolution cards,",
         "said with the event"),
    Same(r"\bif played from digivolution cards,", "if it was from digivolution cards,",
         "how it came"),
    Same(r"\b(?:is )?digivolving from the trash\b", "it was from the trash", "how it came"),
    Same(r"\byour opponent's (hand|deck) is trashed from(?=,| or )",
         r"a card is trashed from your opponent's \1", "rule 15-5-2: once for all of them"),
    Same(r"\byour deck is trashed from,", "a card is trashed from the deck,",
         "rule 15-5-2: once for all of them"),
    Same(r"\b(would [^.,]*?|leaves? the battle area) by effects,", r"\1 by an effect,",
         "one or several"),
    Same(rf"\b2-color ({_COLORS}) and ({_COLORS})\b", r"2-color \1 \2", "both"),
    Same(rf"\bwhen you play an? ((?:{_LEVEL} |2-color |{_COLORS}(?: or {_COLORS})* )+)"
         r"(digimon|tamer)((?: with [^.,\[]*)?),", r"when one of your \1\2\3 is played,",
         "the player plays own cards"),
    Same(r"\bwhen your opponent's digimon are (?=deleted|played)",
         "when one of your opponent's digimon is ", _SEVERAL),
    Same(r"\bwhen any other (?=digimon|tamer)", "when another ", _SEVERAL),
    Same(r"\bwhen (?:any )?digimon or tamers suspend,",
         "when a digimon or tamer becomes suspended,", _SEVERAL),
    Same(r"\b(when one of your [^,.]*?) is suspended,", r"\1 becomes suspended,", "the same"),
    Same(r"\b(when [^.,]*? digivolves? into an? [^.,]*?)digimon card\b", r"\1digimon",
         "what it digivolved into is in play"),
    Same(r"\byour digimon or tamers are played or digivolve, if any of them have ([^,]*?), ",
         r"one of your digimon or tamers with \1 is played or one of your digimon digivolves into "
         r"a digimon or tamer with \1, ", "those for which it is so are waited for"),
    Same(r"\bwhen an opponent plays an? (digimon|tamer)(?= or tamer,|,)",
         r"when one of your opponent's \1 is played", "the opponent's"),
    Same(r", or (?=(?:a|one of|effects) [^,]*?(?:suspend|trash))", " or ", "signs"),
    Same(r"\bunsuspends(?=,)", "becomes unsuspended", "the same"),
    Same(r"\bduring your (unsuspend|main) phase,", r", if it's your turn and it is the \1 phase,",
         "said with the event"),
    Same(r"\beffects place digivolution cards under this digimon,",
         "a digivolution card is placed under this digimon by an effect,", _SAID),
    Same(r"\beffects add cards to (your opponent's|your|the) hand",
         r"a card is added to \1 hand by an effect", _SAID),
    # While it is so.
    Same(r"(\[(?:all|your|opponent's) turns?\]) if ((?:you|your opponent) ha(?:ve|s) [^,.]*, this "
         r"digimon gains)", r"\1 while \2", "as long as it is so"),
    Same(rf"\b(while|if) a ((?:non-)?{_COLORS} card) is in this digimon's digivolution cards,",
         r"\1 this digimon has a \2 in its digivolution cards,", _SAID),
    Same(rf"\bhas a ((?:non-)?{_COLORS}) card in its digivolution cards",
         r"has a \1 digivolution card", "the same"),
    Same(r"\bwhile a ((?:digimon |tamer )?card [^,]*?) is in this digimon's digivolution cards,",
         r"while this digimon has a \1 in its digivolution cards,", _SAID),
    Same(r"\bif there is (a card [^,.]*? in (?:your|the) trash)", r"if you have \1", _SAID),
    Same(r"\byou don't have (digimon|tamers?),", r"you don't have a \1,", "none"),
    Same(r"\b(you have \d+ or (?:fewer|more)) cards in your security stack", r"\1 security cards",
         "the same"),
    Same(r"\bhave 0 (?=security cards|memory)", "have no ", "the same"),
    Same(r"\bfor each of your security cards", "for each card in your security stack", "the same"),
    Same(r", or (?=your tamers have)", " or ", "signs"),
    Same(r"\bif they have\b", "if your opponent has", "the opponent"),
    Same(r"\bchange the original dp of ([^.]*?) to (\d+) ", r"the original dp of \1 becomes "
    r"\2 ", _SAID),
    Same(r"\b(all of your digimon(?: with [^.,]*?)?) unsuspend\b(?!,)", r"unsuspend \1", _SAID),
    Same(r"\b(2-color [a-z]+) and (?=[a-z]+ (?:digimon|card))", r"\1 ", "both"),
    Same(r"(\[digivolve\][^\n:]*? w/\d+)(?: or more)? (?:(\[[^]]*\]) trait cards? under(?: "
    r"it)?|cards with "
         r"the (\[[^]]*\]) trait in digivolution cards)", lambda f: f"{f[1]} {f[2] or f[3]} under",
         "so many at least"),
    # Which cards, and where.
    Same(r"\bone of your ([^.,]*?)digimon's digivolution cards",
         lambda f: f"your {f[1]}digimon's digivolution cards", "of any of them"),
    Same(r"\battack your opponent's digimon", "attack one of your opponent's digimon",
         "any of them"),
    Same(r"\bas your top or bottom security card", "as the top or bottom security card",
         "its player's"),
    Same(r"\bwhose dp is less than or equal to that digimon's dp",
         "with as much or less dp as that digimon", _SAID),
    Same(r"\b(digivolves? into) 1 (?=[^.,]*? among them)", r"\1 a ", "one"),
    Same(r"\b(digivolves? into [^.,]*?) (?:in the tamers' digivolution cards|(?:from )?under your "
         r"tamers)", r"\1 from under your tamers", "rule 4-8"),
    Same(r"\btrash ((?:\d )?cards?) from your opponent's hand, chosen by your opponent",
         r"your opponent trashes \1 in their hand", _SAID),
    Same(r"\bthe top (\d) cards of your deck face down under ([^.,]*)",
         r"the top card of your deck face down under \2. do this \1 times in all", "one by one"),
    Same(r"\bas (?:your|its owner's|their owners'|your opponent's) (top|bottom|top or bottom) "
         r"security card", r"as the \1 security card", "its player's"),
    Same(r"\b(each color|every \d colors) in (?=its|this digimon's|your opponent's|your)",
         r"\1 among ", "the same"),
    Same(r"\b(each color|every \d colors) among cards in\b", r"\1 among", "the same"),
    Same(rf"\b(level \d(?: or (?:lower|higher))?) ((?:{_COLORS})(?:(?:, | or ){_COLORS})*) "
         r"(?=digimon|card)", r"\2 \1 ", _SAID),
    Same(r"(in its traits) or with the\b", r"\1 or the", "said once"),
    Same(r"\bfor each of your digimon or tamers\b", "for each of your digimon and tamers",
         "both are counted"),
    Same(r"\bthat is (\d)-color or has\b", r"with \1 colors or", _SAID),
    Same(r"\b(each color|every \d colors) among its\b", r"\1 among this digimon's",
         "spoken of before"),
    Same(r"\bwith as high or lower a (play cost|level) as ([^.,]*?)(?= to| from| in| and|\.|,|$)",
         lambda f: f"whose {f[1]} is less than or equal to {f[2]}'s {f[1]}", _SAID),
    Same(r"\bwithout no digivolution cards as the (?=top|bottom)", "as the ",
         "one that has none is not chosen"),
    Same(r"\bnon-digi-egg (cards?)((?: with \[[^]]*\](?:/\[[^]]*\])* in its text)?)"
         r"(?= from| in)", r"\1\2 other than digi-egg cards", _SAID),
    Same(r"\bplay 1 ([^.,]*?)(?<!card)(?<!card )\b(digimon|tamer) (with [^.]*? )?(?=from your "
         r"(?:hand|trash))", r"play 1 \1\2 card \3", "a card of a hand or a trash"),
    Same(r"\b1 of your digimon's link cards", "any 1 link card from your digimon", "the same"),
    Same(r"\b(any \d digivolution cards?) of (?=your digimon)", r"\1 from ", "the same"),
    Same(r"\byour hand, (?=trash or this digimon's)", "your hand or ", "a list"),
    Same(r"\bor all of your digimon's digivolution", "or your digimon's digivolution",
         "of any of them"),
    Same(r"\b(in its traits or) 1 card with (?=the \[)", r"\1 ", "said once"),
    Same(r"\bwould use (?:an? )?option cards?\b", "would use option card", _SEVERAL),
    Same(rf"\b(by trashing \d+ (?:{_COLORS} )?cards?) (?:from your|in the|in your) hand",
         r"\1 in the hand",
         "where the card is"),
    Same(r"\b(for every \d+ (?:suspended )?digimon|\d of your opponent's digimon) and tamers?",
         r"\1 or tamers", "both are counted"),
    Same(r"\bchoose 1 of (?:both players'|each player's) (digimon(?: with [^.]*?)?)\.",
         r"choose 1 of your \1 and 1 of your opponent's \1.", "one of either"),
    Same(r"\breturn this card to the hand", "add this card to the hand", "the same"),
    Same(r"\bwhen this ([a-z]+) digimon with ([^.,]*?) (would [^.,]*),",
         r"when this digimon \3, if this digimon is \1 and has \2,", _SAID),
    Same(rf"\bwhen this (suspended|unsuspended|{_COLORS}) digimon (would [^.,]*),",
         r"when this digimon \2, if this digimon is \1,", _SAID),
    Same(r"\] (\d) digimon cards (w/[^\n]*)",
         lambda f: "] " + " x ".join([f"digimon {f[2]}"] * int(f[1])), "so many"),
    Same(r"\bcan only digivolve into (?:an? )?([^.,]*?digimon)(?: card)?\b",
         r"can only digivolve into \1", "one or several"),
    Same(r"\bif this effect (?:returned|placed),", "if you did,", "what was done before"),
    # One step after the other.
    Same(r"(<[a-z ]+>), and (?=<|can't)", r"\1 and ", "signs"),
    Same(r",? and (?=(?:1|all) of your (?:opponent's )?[^.,]*? (?:gets?|gains?) )", ". then, ",
         "one step after the other"),
    Same(r" and (?=that digimon attacks)", ". then, ", "one step after the other"),
    Same(r"(?<=\[counter\] <blast digivolve>)\. (?=<)", " ", "signs"),
    Same(r", activate the effect below\. ?・", ", ", "there is one"),
)  # fmt: skip

LAST: Final[tuple[Same, ...]] = (
    Same(r"\bthat has (?=\[|the \[)", "with ", "the same"),
    Same(r"(the \[[^]]*\](?:/\[[^]]*\])* trait) with (?=a (?:play |use |)cost of)", r"\1 "
    r"and ", "both"),
    Same(r"\b(a (?:play )?cost of \d+ or less|the \[[^]]*\](?:/\[[^]]*\])* trait) with (?=\[)",
         r"\1 and ", "both"),
    Same(r"\b(that is [^.,]*? trait) (?:with|and) (a play cost of \d+ or (?:less|more))",
         r"with \2 \1", _SAID),
    Same(r"\bin your opponent's trash", "in their trash", "the opponent's"),
    Same(r"\bfrom (?:your opponent's|their) trash", "in their trash", "the opponent's"),
    Same(r"\ba (?:play or use|use) cost of", "a cost of", "which cost, the card says"),
    Same(r"(?<=play or use 1 )([^.]*?) a play cost of", r"\1 a cost of", "of either"),
    Same(r"\bif it attacks a player, if ", "if it attacks a player and ", "both"),
    Same(r"(if the digimon it battled was not deleted), if ", r"\1 and ", "both"),
    Same(r"(?<=[.,] )this (?:digimon|tamer) (?=attacks|can attack)", "it ", "spoken of before"),
    Same(r"\b(until your turn ends|until the end of your (?:opponent's )?next turn) and "
         r"((?:gains?|can't|isn't) |)([^.]*?) \1", r"and \2\3 \1", "said once"),
    Same(r"\band gains? (?=[+<\"])", "and ", "one verb for both"),
)  # fmt: skip
