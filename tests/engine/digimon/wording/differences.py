"""Where the wording of a Digimon card may differ from its printed text, and why.

Patterns of single words and phrases, in small letters; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Same

_OLDER = "older wording"
_THERE = "where it can only be"
_SPACE = "spaces and signs"
_COST = "which cost, the beginning of the sentence says"

SAME: Final = (
    Same(r"(\]) ?(?:, |/| or )(?=\[)", r"\1/", "a list of names"),
    Same(r"\bdigivolve: (\d+) from ((?:lv\.\d w/)?\[[^]]*\](?: in name)?(?: and \[[^]]*\] trait)?)",
         r"[digivolve] \2: cost \1\n", _OLDER),
    Same(r"(?<=\[digivolve\])(?=lv)", " ", _SPACE),
    Same(r"security a\.", "security attack", "the icon in short"),
    Same(r"\btrigger (?=<)", "", _OLDER),
    # Where and whose.
    Same(r"\b(to|in) (?:your|its owner's) (?=hand|battle area)", r"\1 the ", _THERE),
    Same(r"\bleaving play", "leaving the battle area", _OLDER),
    Same(r" in play\b", "", _THERE),
    Same(r"place the (?:rest|remaining cards) at the bottom of your deck in any order",
         "return the rest to the bottom of the deck", _OLDER),
    Same(r"\ban opponent's", "one of your opponent's", "one of several"),
    Same(r"your digimon get linked", "one of your digimon gets linked", "one of several"),
    Same(r" face down\b", "", "as security cards are"),
    Same(r"on top of your security stack", "as the top security card", _OLDER),
    Same(r"at the top or bottom of (?:your opponent's|its owner's) security stack",
         "as your opponent's top or bottom security card", _OLDER),
    Same(r"the (top|top or bottom) card of (your|your opponent's) security stack",
         r"\2 \1 security card", _OLDER),
    # What is paid, and when something ends.
    Same(r"without paying its (?:memory )?cost", "without paying the cost", _OLDER),
    Same(r"reduce (?:its|the) (?:memory|play|use|digivolution) cost", "reduce the cost", _COST),
    Same(r"until (?:the end of )?(?:their|your opponent's) turn(?: ends)?",
         "until your opponent's turn ends", _OLDER),
    Same(r"until the end of your turn", "until your turn ends", _OLDER),
    # Older orders of words.
    Same(r"you may suspend this tamer to", "by suspending this tamer,", _OLDER),
    Same(r"when this digimon has (.*?) and an effect would delete it or return it to the hand or "
         r"deck, you may trash (.*?) in this digimon's digivolution cards to prevent",
         r"when this digimon with \1 would be deleted or returned to the hand or deck by an "
         r"effect, by trashing \2 from this digimon's digivolution cards, prevent", _OLDER),
    Same(r"\b(\d) memory or less", r"\1 or less memory", _OLDER),
    Same(r"\bif (?=an attack target is|one of your digimon digivolves)", "when ", _OLDER),
    Same(r"you may use this card without meeting its color requirements",
         "you can ignore this card's color requirements", _OLDER),
    Same(r"\bif you do(?=,)", "if you did", "said afterwards"),
    Same(r"(\[(?:main|security)\] effect)s\b", r"\1", "one or several"),
    Same(r", this digimon (?=gets|gains)", ", it ", "spoken of before"),
    Same(r"the digivolution card at the bottom of", "the bottom digivolution card of", _OLDER),
    Same(r"1 ((?:\[[^]]*\]/?)+) trait card", r"1 card with the \1 trait", _OLDER),
)  # fmt: skip

# Words of single cards, by number.
OWN: Final = {
    "BT1-060": (Same(r"security cards you have", "cards in your security stack", "the same"),),
    "BT5-001": (
        Same(
            r"\[omnimon\]/\[greymon\] \(other than (.*?), or (.*?)\) in its name",
            r"[omnimon] in its name or has [greymon] in its name and doesn't have "
            r"\1/\2 in its name",
            "what brackets leave out",
        ),
    ),
    "BT5-008": (Same(r"your other (\S+) all get", r"all of your other \1 get", _OLDER),),
    "BT6-089": (Same(r"have (1 of .*?) get ", r"\1 gets ", _OLDER),),
    "BT6-100": (
        Same(r"place 1 of them", "place 1 card among them", "the same"),
        Same(r"the remaining card(?= to)", "the rest", "the same"),
    ),
    "BT8-094": (
        Same(
            r"is moved from their breeding area to their",
            "moves from the breeding area to the",
            _OLDER,
        ),
    ),
    "BT8-097": (
        Same(
            r"reduce the cost of this card in the hand by 1 for each digimon your opponent has",
            "when you would use this card from your hand, reduce the cost by 1 for each of your "
            "opponent's digimon",
            _OLDER,
        ),
    ),
    "BT9-092": (
        Same(
            r"into a same-level (.*? in its traits)",
            r"into a \1, if it digivolved into a digimon with the same level",
            "the same",
        ),
    ),
    "BT9-109": (
        Same(
            r"place this card under (.*?) as its (bottom digivolution card)",
            r"place this card as the \2 of \1",
            _OLDER,
        ),
        Same(r"(?<=this digimon) can", " may", _OLDER),
    ),
    "BT9-112": (
        Same(
            r"each digimon and tamer your opponent has",
            "each of your opponent's digimon and tamers",
            _OLDER,
        ),
    ),
    "BT10-101": (
        Same(r"\bif (?=you have a \[pulsemon)", "while ", "as long as it is so"),
        Same(r"on top of their security stack", "as your opponent's top security card", _OLDER),
    ),
    "BT11-064": (
        Same(
            r"placing (.*?) at the bottom of its owner's deck",
            r"returning \1 to the "
            "bottom of the deck",
            _OLDER,
        ),
        Same(r"prevent this digimon", "prevent it", "spoken of before"),
    ),
    "BT11-086": (
        Same(
            r"digixros -3: 1 (digimon) card (w/.*? in traits).*?for a digixros\.",
            r"[digixros -3] \1 \2. cards in your trash can be placed as well\n",
            _OLDER,
        ),
        Same(
            r"play 1 purple (level 4 or lower digimon card) or 1 \1 with (\[.*?) in its traits "
            r"(.*?cost)\. if digixrosing, add 1 to the number of cards you play with this effect",
            r"play 1 \1 that is purple or has \2 in its traits \3. if digixrosing, you may play 2 "
            r"\1s that are purple or have \2 in their traits \3 instead",
            "the number that is then meant",
        ),
        Same(r"or with (?=<retaliation>)", "or ", "the same"),
    ),
    "BT11-093": (Same(r"option cards(?= until)", "option effects", "rule 15-15-5"),),
    "BT12-089": (
        Same(
            r"placing this tamer along with 1 each of (\[.*?\]) and (\[.*?\]) from your trash "
            r"under one of your (\[.*?\]) in any order as its bottom digivolution cards",
            r"placing 1 \1 and 1 \2 from your trash as the bottom digivolution cards of 1 of your "
            r"\3 and placing this tamer as the bottom digivolution card of that card",
            "one step after the other",
        ),
        Same(
            r"you may digivolve that digimon into a (.*?) in the hand for its cost",
            r"that card may digivolve into \1 in the hand for its digivolution cost",
            _OLDER,
        ),
        Same(r"the digimon that digivolved with this effect", "that card", "the same"),
    ),
    "BT12-110": (Same(r"bottom of your deck", "bottom of the deck", _THERE),),
    "BT13-046": (
        Same(
            r"there're (\d or fewer) total cards in both players' security stacks",
            r"there are \1 security cards",
            "of both players",
        ),
        Same(
            r"reveal 1 card in the hand\. if it.s yellow, place it as the top security card\. ?"
            r"if it.s not, return it to the hand",
            "choose 1 card from your hand. if that card is yellow, place that card as the top "
            "security card",
            "it is shown where it is",
        ),
    ),
    "BT13-112": (
        Same(
            r"delete 1 of your opponent's digimon, or play 1 of each digimon (with the .*?) and "
            r"different names from the digivolution cards of your digimon in the breeding area "
            r"without paying the costs\. when a digimon is played by this effect",
            r"activate 1 of the effects below: ・delete 1 of your opponent's digimon. ・play all "
            r"digimon cards \1 with different names from your digimon in the breeding area's "
            r"digivolution cards without paying the cost. if you did",
            "one of both",
        ),
        Same(r"trash your digimon in", "trash 1 of your digimon in", "there is one"),
        Same(r"all your digimon", "all of your digimon", "a word less"),
    ),
    "BT14-037": (Same(r"for the turn, (1 of .*? dp)", r"\1 for the turn", "the order of words"),),
    "BT14-093": (
        Same(r"among them", "among it", "the security stack"),
        Same(r"if digivolved by this effect,? and", "if you did and", "by its effect"),
    ),
    "BT15-038": (
        Same(
            r"\[hand\] \[counter\] *\n?(?=\.?\[)",
            "[hand] [counter] <blast digivolve>\n",
            "the database leaves out the icon",
        ),
        Same(
            r"(?<=3 or fewer security cards, )\.",
            "<recovery +1 (deck)>.",
            "the database leaves out the icon",
        ),
    ),
    "BT15-092": (
        Same(
            r"when an effect trashes this card from the security stack",
            "when this card is trashed from the security stack by an effect",
            _OLDER,
        ),
    ),
    "BT18-044": (
        Same(r"(\[royal base\] trait) digimon", r"digimon with the \1", _OLDER),
        Same(r"in (?:your|the) hand face up", "from your hand face up", "the same"),
    ),
    "BT21-073": (Same(r"give (1 of .*?) (\".*?)\.\"", r'\1 gains \2"', "the same"),),
    "BT21-084": (Same(r"\bset it to", "set your memory to", "spoken of before"),),
    "BT24-097": (Same(r"an (\[ts\] trait) (digimon or tamer)", r"a \2 with the \1", _OLDER),),
    "BT24-076": (
        Same(r"(\[dark dragon\]/\[evil dragon\]) (digimon card)", r"\2 with the \1 trait", _OLDER),
    ),
    "EX1-072": (
        Same(r"(?<=option cards) this turn", " for the turn", "the same"),
        Same(r"(?<=the end of) their(?= next turn)", " your opponent's", "spoken of before"),
    ),
    "EX3-029": (
        Same(r"reveal 1 card from it, and add it", "add 1 card among it", "the card is shown"),
        Same(r"it's a yellow card", "that card is yellow", "the same"),
    ),
    "EX4-050": (
        Same(
            r"(?<=security stack, )(?=1 of)",
            "<de-digivolve 1> ",
            "the database leaves out the icon",
        ),
        Same(
            r"(?<=\[on deletion\] )\.", "<recovery +1 (deck)>.", "the database leaves out the icon"
        ),
    ),
    "EX6-008": (
        Same(r"that's", "that is", "the same"),
        Same(r"(?<=>)(?=and|for)", " ", _SPACE),
        Same(
            r"an effect places a digivolution card under this digimon",
            "a digivolution card is placed under this digimon by an effect",
            "the same",
        ),
    ),
    "EX6-011": (
        Same(
            r"security card and digimon isn't",
            "security card. this digimon isn't",
            "the database leaves out words",
        ),
        Same(r"\(1 of your .*?this card\.\)", "", "a reminder"),
        Same(r"digivolve1", "digivolve 1", _SPACE),
        Same(r"1 of their", "1 of your opponent's", "spoken of before"),
    ),
    "EX10-054": (Same(r"2 of their", "2 of your opponent's", "spoken of before"),),
    "ST1-11": (
        Same(
            r"for every 2 digivolution cards this digimon has, it (.*>)",
            r"this digimon \1 for every 2 of this digimon's "
            r"digivolution cards",
            "the order of words",
        ),
    ),
    "ST2-01": (
        Same(
            r"this digimon (gets .*?) when battling (.*?) that has (no digivolution cards)",
            r"while this digimon is battling \2 with \3, it \1",
            "the order of words",
        ),
    ),
    "ST2-03": (Same(r"digimon with a level of 5 or less", "level 5 or lower digimon", _OLDER),),
    "ST2-09": (
        Same(r"2 digivolution cards at the bottom", "the bottom 2 digivolution cards", _OLDER),
    ),
    "ST2-14": (Same(r"choose (1 of .*?)\. that digimon", r"\1", _OLDER),),
    "ST2-15": (
        Same(
            r"choose a digimon digivolution card placed under (.*?) and play it as another "
            r"digimon",
            r"play 1 digimon card from \1's digivolution cards",
            _OLDER,
        ),
    ),
    "ST3-09": (
        Same(
            r"when you have 3 security cards or less",
            "if you have 3 or fewer security cards",
            _OLDER,
        ),
    ),
}

# Cards whose definitions say the same in another way, and why.
DIFFERENT: Final = {
    "BT7-015": "counts the cards before they are returned: all that match are",
    "BT8-070": "one choice for two, each under its condition",
    "BT10-108": "a case for each of the two levels",
    "BT11-107": "chooses what is deleted where the text chooses and then deletes",
    "BT26-080": "a case for each of the two orientations",
}
