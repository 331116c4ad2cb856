"""Holding a text against the wording of what it was read as."""

from typing import Final

from engine.digimon.card_text.clauses import Same, effects
from engine.digimon.card_text.spelling import spelled
from engine.digimon.card_text.tokens import NotUnderstood, Word
from engine.digimon.language import card as c
from engine.digimon.wording.card import line
from engine.effects import Node

_SAID: Final = "said in another order"
_COLORS: Final = "(?:red|blue|yellow|green|black|purple|white)"
_UNTIL: Final = (
    r"for the turn|until your (?:opponent's )?turn ends|until the end of your (?:opponent's )?next "
    r"turn"
)
_PASSIVE: Final = {
    "plays": "is played", "suspends": "becomes suspended", "unsuspends": "becomes unsuspended",
}  # fmt: skip
_HANDS: Final = {"your or your opponent's": "any player's"}
SAME: Final = (
    Same(r"\.\"", '"', "signs"),
    Same(r"(?<=\]) \+ (?=\[)", " x ", "signs"),
    Same(r"(?<=\]) or (?=lv\.)", "/", "a list of requirements"),
    Same(r"\btrashed (by an effect |)from your (?=deck|hand|security)", r"trashed \1from the ",
         "its owner's"),
    Same(r"(\]) ?(?:, or |, |/| or )(?=\[)", r"\1/", "a list of names"),
    Same(r"(\]) in (its|their) (names?|traits|text)(?:, or|,| or) (?=\[[^]]*\](?:/\[[^]]*\])* "
         r"in \2 \3)", r"\1/", "a list of names"),
    Same(r"(?<=\])s\b", "", "several of one name"),
    Same(r"\b1 or more (digivolution card)", r"\1", "any of them"),
    Same(r"\bfor every (\d+) colors your ([^.]*?) have\b", r"for every \1 colors among your \2",
         _SAID),
    Same(r"\bfor each of your tamers' colors\b", "for each color among your tamers", _SAID),
    Same(r"\b1-color\b", "single-color", "the same"),
    Same(r"\bwith (?:an inherited effect|inherited effects)\b", "with inherited effect",
         "one or several"),
    Same(r"\bfor a memory cost of\b", "for a digivolution cost of", "an older wording"),
    Same(r"\bas if that card is\b", "as if the tamer is", "spoken of before"),
    Same(r"\bfor each (?:card|tamer|digimon) (trashed|placed|suspended|deleted|returned|played)"
         r"(?: by this effect)?\b", r"for each card \1 by this effect", "what was done before"),
    Same(r"\b(any \d digivolution cards?) of (?=your opponent's digimon)", r"\1 from ", "the same"),
    Same(r"\bwith the (?:play |digivolution |)cost reduced by", "with the cost reduced by",
         "which cost, the word says"),
    Same(r"\ban? other\b", "another", "the same"),
    Same(r"\bwhen other (digimon|tamers?)((?: or tamers)?) are (?=played|deleted)",
         r"when another \1\2 is ", "one of several"),
    Same(r"\bwhen any (?=digimon|tamer)", "when ", "one of several"),
    Same(r"\bwhen digimon are played or digivolve,",
         "when a digimon is played or a digimon digivolves,", "one of several"),
    Same(r"\bany of your", "one of your", "rule 15-5-2: once for all of them"),
    Same(r"\bwhen (your(?: opponent's)? (?:digimon|tamer)) (?!are )", r"when one of \1 ",
         "one of several"),
    Same(r"\b(one of [^,]*?) get linked", r"\1 gets linked", "one of several"),
    Same(r"\beffects (play|delete|suspend|unsuspend) (digimon|any digimon|one of)",
         lambda f: f"an effect {f[1]}s {'one of' if f[2] == 'one of' else 'a digimon'}",
         "one of several"),
    Same(r"\beffects trash (digivolution|link) cards of (?:(this)|your) ([^,]*?),",
         lambda f: f"a {f[1]} card of {'this' if f[2] else 'one of your'} {f[3]} is trashed by an "
         "effect,", _SAID),
    Same(r"\ban effect adds (?:a card|cards) to (your or your opponent's|your opponent's|the) hand",
         lambda f: f"a card is added to {_HANDS.get(f[1], f[1])} hand by an effect", _SAID),
    Same(r"\b(?:security stacks are|your security stack or your opponent's security stack is) "
         r"removed from", "a card is removed from any player's security stack", "of either"),
    Same(r"\ba card is removed from a(?: player's)? security stack",
         "a card is removed from any player's security stack", "of either"),
    Same(r"\b(your(?: opponent's)? security stack) is added to", r"a card is added to \1",
         "rule 15-5-2: once for all of them"),
    Same(r"\bthe hand is trashed from,|\byour hand is trashed from,",
         "a card is trashed from the hand,", "rule 15-5-2: once for all of them"),
    Same(r"\bcards ([^,]*?)are trashed (?=from)", r"card \1is trashed ", "one of several"),
    Same(r"\bwhen (level [^,]*? card [^,]*?is trashed from)", r"when a \1", "one of several"),
    Same(r"\btrashed by an effect from the ", "trashed by an effect from ", "signs"),
    Same(r"this (digimon)'s attack target is switched",
         r"the attack target of this \1 is switched", _SAID),
    Same(r"\bdeletes (?:an opponent's|your opponent's|one of your opponent's) digimon in battle",
         "deletes one of your opponent's digimon in battle", "one of several"),
    Same(r"in battle and survives,", "in battle, if the digimon it battled was not deleted,",
         "said with the event"),
    Same(r"\bwhen you play (another |a |an |)((?:green|blue|red|yellow|black|purple) )?"
         r"(digimon|tamer|\[[^]]*\])([^,.]*?) (?:by|using) an effect,",
         r"when one of your \1\2\3\4 is played by an effect,", "the player plays own cards"),
    Same(r"\bwhen you play (another |a |an |)((?:green|blue|red|yellow|black|purple) tamer|"
         r"(?:green|blue|red|yellow|black|purple) digimon|\[[^]]*\])([^,.]*?),",
         r"when one of your \1\2\3 is played,", "the player plays own cards"),
    Same(r"\bone of your (another|an?) ", lambda f: "one of your "
         + ("other " if f[1] == "another" else ""), "the same"),
    Same(r"\bwith (?:a )?(digivolution card)\b", r"with \1", "any of them"),
    Same(r"\bwhen digimon are (?=played|deleted)", "when a digimon is ", "one of several"),
    Same(r"\bwhen digimon (attack|suspend|digivolve),", r"when a digimon \1s,", "one of several"),
    Same(r"\b(one of your[^,.]*?) are (?=played|deleted|suspended)", r"\1 is ", "one of several"),
    Same(r"\b(one of your[^,.]*?)(?<!would) (attack|digivolve|suspend|move)(?=[ ,])", r"\1 \2s",
         "one of several"),
    Same(r"\b(?:becomes )?suspends\b|\bbecomes suspended\b", "becomes suspended", "the same"),
    Same(r"\bthis effect (?:deleted|suspended|unsuspended|trashed|played|digivolved|linked)(?=,)",
         "you did", "what was done before"),
    Same(r"\beffects trash this card from (?:the )?", "this card is trashed by an effect from ",
         "the same"),
    Same(r"this card is trashed from ([^,.]*?) by an effect", r"this card is trashed by an effect "
         r"from \1", _SAID),
    Same(r"\b(your(?: opponent's)? security stack) is removed from", r"a card is removed from \1",
         "rule 15-5-2: once for all of them"),
    Same(r"(?<=<delay>)\.? ?・", ".・", "signs"),
    Same(r"> ?<", "> <", "signs"),
    Same(r"(>)(?=until)", r"\1 ", "signs"),
    Same(r"(<partition \([^)>]*?) \+ ", r"\1 & ", "signs"),
    Same(r"(\[digixros -\d\]) 1 (?=digimon card w/)", r"\1 ", "one of one"),
    Same(r"(?<=\] )digimon card (?=w/)", "digimon ", "a card of a hand"),
    Same(r"(?<=\] trait) card(?= x |$)", "", "a card of a trash"),
    Same(r"(lv\.\d(?: or lower)?) (?:card )?(?:w/)?(?=\[)", r"\1 w/", "a short form"),
    Same(r"<save>(?= in)", "[save]", "the icon is the name of the keyword"),
    Same(r"(?<=w/)(\[[^]]*\](?:/\[[^]]*\])*) in its (?=name|text)", r"\1 in ", "a short form"),
    Same(r"reduce (?:the|its) (?:play|use|digivolution) cost", "reduce the cost",
         "which cost, the beginning of the sentence says"),
    Same(r"\bif this effect didn't (?:delete|play|suspend|trash),", "if you didn't,",
         "what was done before"),
    Same(r"\b(?:then, )?if you didn't,", "if you didn't,", "what was done before"),
    Same(r"\ban opponent's", "one of your opponent's", "one of several"),
    Same(r"\byou have no (digimon|tamer)s?\b", r"you don't have a \1", "the same"),
    Same(r"\ban? effect (plays|suspends|unsuspends) (one of [^,.]*|this digimon|a digimon),",
         lambda f: f"{f[2]} {_PASSIVE[f[1]]} by an effect,", _SAID),
    Same(r"\bone of your effects trashes a card in the hand",
         "a card is trashed in the hand by one of your effects", _SAID),
    Same(r"activate 1 of this digimon's (\[[^]]*\]) effects?",
         r"activate 1 \1 effect of this digimon", _SAID),
    Same(r"\[digivolve\] while ([^:]*), (\[[^:]*): cost (\d+)",
         r"[digivolve] \2: cost \3, while \1", _SAID),
    Same(r"\bthis digimon with ((?:the|\[|no|\d)[^.]*?) (?=gains|gets|can't|isn't)",
         r"while this digimon has \1, it ", _SAID),
    Same(r"as its (top|bottom) digivolution card", r"as the \1 digivolution card of that digimon",
         "the one that was spoken of"),
    Same(r"\btotal cards", "cards", "of both players"),
    Same(r"\bthat's\b", "that is", "signs"),
    Same(r"with the link cost reduced", "with the cost reduced", "which cost, the word says"),
    Same(r"\bwhen an? opponent's", "when one of your opponent's", "one of several"),
    Same(r"(\[(?:all|your|opponent's) turns?\]) if (you have [^,]*, this digimon isn't)",
         r"\1 while \2", "as long as it is so"),
    Same(r"place it in the battle area", "place this card in the battle area", "spoken of before"),
    Same(r" or 1 (?=\[|level|digimon|red|blue|yellow|green|black|purple|white)", " or ",
         "said once"),
    Same(r"\b(an?|one of your) effects? places a digivolution card under this digimon",
         lambda f: "a digivolution card is placed under this digimon by "
         + ("one of your effects" if f[1] == "one of your" else "an effect"), _SAID),
    Same(r"\[(dna digivolve|digivolve)\]([^\n]*?) :", r"[\1]\2:", "signs"),
    Same(r"your other digimon are played or digivolve, if any of them have ([^,]*?), ",
         r"one of your other digimon with \1 is played or one of your digimon digivolves into "
         r"another digimon with \1, ", "those for which it is so are waited for"),
    Same(r"\bwhen you play (?:a |an )?(another |)(digimon|tamer|card)( [^.]*?)?, ",
         r"when one of your \1\2\3 is played, ", "the player plays own cards"),
    Same(r"\bone of your another\b", "one of your other", "the same"),
    Same(r"(trait|\]) or (\[[^]]*\]) trait", r"\1 or the \2 trait", "said once"),
    Same(r"with play cost", "with a play cost", "a word less"),
    Same(r" if this digimon has a ([^.,]*?) in its digivolution cards",
         r" if this digimon has a \1 in its digivolution cards", "the same"),
    Same(r"\bif a ((?:digimon |tamer )?card[^.,]*?) is in this digimon's digivolution cards",
         r"if this digimon has a \1 in its digivolution cards", _SAID),
    Same(r"\bwhile (\[[^]]*\](?:/\[[^]]*\])*) is in this digimon's digivolution cards",
         r"while this digimon has \1 in its digivolution cards", _SAID),
    Same(r"\byou have a (?=\[)", "you have ", "a name needs no article"),
    Same(r"\b(?:a )?option cards? with a use cost", "option card with a cost",
         "the cost of an Option"),
    Same(r"you use (?:an? )?option", "you use option", "one or several"),
    Same(r"\ban (?=\w)", "a ", "the article goes by sound"),
    Same(rf"({_COLORS}(?:(?:,| or) {_COLORS})*) (level \d(?: or (?:lower|higher))?)", r"\2 \1",
         _SAID),
    Same(r"(digimon|tamer|option) cards? or (?=(?:digimon|tamer|option) card)", r"\1 or ",
         "both are cards"),
    Same(r"(\] in (?:its|their) (?:names?|traits|text|digivolution cards)|trait|>),? or with ",
         r"\1 or ", "said once"),
    Same(r", or the (?=\[)", " or the ", "signs"),
    Same(r"as this (digimon|tamer)'s (top|bottom) digivolution (cards?)",
         r"as the \2 digivolution \3 of this \1", _SAID),
    Same(r"\bfrom its digivolution", "from this digimon's digivolution", "spoken of before"),
    Same(rf"\b({_UNTIL}), ([^.]*?)(?=\.|$| \.)", r"\2 \1", _SAID),
    Same(rf"\b({_UNTIL}) (for (?:each|every) [^.,]*)", r"\2 \1", _SAID),
    Same(r", this (?:digimon|tamer) (?=gets|gains|can't|isn't|unsuspends)", ", it ",
         "spoken of before"),
    Same(r"\b(this (?:digimon|tamer)|it|that digimon|1 of your (?:other )?[^.,]*?) unsuspends",
         r"unsuspend \1", _SAID),
    Same(r"\bget(s?) (.*?) and gain(s?)\b", r"gain\1 \2 and", "one verb for both"),
    Same(r"\bgain(s?) (.*?) and get(s?)\b", r"gain\1 \2 and", "one verb for both"),
    Same(r"\bget(s?)\b", r"gain\1", "one verb for both"),
    Same(r"(?<=[\w>])(?:\. then|,)? and (?=(?:trash|gain|<|delete|suspend|unsuspend|return|place|"
         r"add|play|lose|prevent|hatch|reveal)\b)", ". then, ", "one step after the other"),
    Same(r"(?<=[\w>])(?:\. then|,)? and (?=<)", ". then, ", "one step after the other"),
    Same(r"\bof their\b", "of your opponent's", "the opponent was spoken of"),
    Same(r"\bdigimon (with [^.]*? )?(?=from your hand)", r"digimon card \1", "a card of a hand"),
    Same(r"card card", "card", "a card of a hand"),
    Same(r"\b(?:from|in) (?=(?:your|this|its|the)\b)", "in ", "where the card is"),
    Same(r"\bin (?:your|the) (hand|trash)", r"in the \1", "where the card is"),
    Same(r"\bif (\[[^]]*\](?:/\[[^]]*\])*) is in this digimon's digivolution cards",
         r"if this digimon has \1 in its digivolution cards", _SAID),
    Same(r"in any trait\b", "in traits", "rule 2-3-2-4"),
    Same(r"(?<=\]) cards?(?= (?:in|as|among))", "", "a name needs no noun"),
    Same(r"\bdigimon (?=(?:with [^.,]*? )?among them)", "digimon card ", "a card that is revealed"),
    Same(r"would digivolve into a digimon (?!card)", "would digivolve into a digimon card ",
         "what it digivolves into is a card"),
    Same(r"\bunsuspend it\b", "unsuspend this digimon", "spoken of before"),
    Same(r"(?<=\])(?: or|/)(?= ?\[)", "/", "a list of names"),
    Same(r"in (?:its|their) (names?)\b", r"in its \1", "one or several"),
    Same(r"\bin its names\b", "in its name", "one or several"),
    Same(r"(with [^,.]*?) with the (\[[^]]*\](?:/\[[^]]*\])* trait)", r"\1 and the \2", "both"),
    Same(r"the (\[[^]]*\](?:/\[[^]]*\])* trait) with (a play cost|\d+ dp)", r"the \1 and \2",
         "both"),
    Same(r"\bits digivolution cards(?= *[.,])", "this digimon's digivolution cards",
         "spoken of before"),
    Same(r"\b(for the turn|until your opponent's turn ends) and ((?:gains?|can't|isn't) |)([^.]*?) "
         r"\1", r"and \2\3 \1", "said once"),
    Same(r"\band gains? (?=[+<\"])", "and ", "one verb for both"),
    Same(rf"\b({_COLORS})/({_COLORS})\b", r"\1 or \2", "a list of colors"),
    Same(r"\b(tamer|card|token|option|name)s\b", r"\1", "one or several"),
)  # fmt: skip


def same(items: tuple[Node, ...], text: str, this: str) -> None:
    """Raises NotUnderstood unless the wording of these effects says what the text says."""
    try:
        lines = [line(item, f"this {this}") for item in items]
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        why = f"a definition that can be written back ({error})"
        raise NotUnderstood(text, None, why) from error
    joint = " " if all(isinstance(item, c.Keyword) for item in items) else "\n"
    written = effects([spelled(joint.join(lines))], SAME)
    printed = effects([text], SAME)
    if written != printed:
        raise NotUnderstood(text, Word(" ".join(lines), 0), "the same words when written back")
