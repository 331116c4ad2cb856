"""Where cards are and whose, when something ends, and how much."""

from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, OLDER, ORDER, SIGNS, THERE


LINES: Final[tuple[Line, ...]] = (
    (r"\bbottom face-down card (?:from )?under (?:1 of )?your Tamers",
     "bottom face-down digivolution card of 1 of your Tamers", "rule 4-8: under 1 of them"),
    (r"\b(this Digimon|its)(?:'s)? bottom (\d )?face-down digivolution (cards?)",
     lambda f: f"the bottom {f[2] or ''}face-down digivolution {f[3]} of this Digimon", ORDER),
    (r"\bthe total number of cards in both players' (trashes|security stacks) is (\d+ or (?:more|"
     r"fewer))", r"there are \2 total cards in both players' \1", ORDER),
    (r"\bthe top or bottom card of your security stack", "your top or bottom security card", ORDER),
    (r"\byour hand has (\d+ or (?:fewer|more)) cards", r"you have \1 cards in the hand", ORDER),
    (r"\b(?:you have|there are) (\d+ or more) digivolution cards under this Digimon",
     r"this Digimon has \1 digivolution cards", "rule 4-8-1"),
    (r"\b[Ww]hen one of your opponent's digivolution cards is trashed",
     "When a digivolution card of one of your opponent's Digimon is trashed", "rule 4-8-1"),
    # Where and whose.
    (r"\b(to|in) (?:your|its owner's|their owner's) hand\b", r"\1 the hand", THERE),
    (r"\b(?:in|into) (?:your|its owner's|the) [Bb]attle [Aa]rea", "in the battle area",
     THERE),
    (r"\bleaving play\b", "leaving the battle area", OLDER),
    (r" in play\b", "", THERE),
    (r"\b(?:[Pp]lace|[Rr]eturn) the (?:rest|remaining cards) (?:at|to) the bottom of (?:your |"
     r"the )?deck(?: in any order)?", "Return the rest to the bottom of the deck", OLDER),
    (r"Return the rest to the top of (?:your|the) deck(?: in any order)?",
     "Return the rest to the top of the deck", OLDER),
    (r"Trash the remaining cards", "Trash the rest", OLDER),
    (r"Add the remaining cards? to (?:your|the) hand", "Add the rest to the hand", OLDER),
    (r"Reveal (\d) cards from the top of your deck", r"Reveal the top \1 cards of your deck",
     OLDER),
    (r"to the (top|bottom) of (?:its owner's|your|their owners') deck",
     r"to the \1 of the deck", THERE),
    (r"at the bottom of (?:its owner's|their owners') decks?(?: in any order)?",
     "to the bottom of the deck", OLDER),
    (r"to the bottom of the deck in any order", "to the bottom of the deck",
     "the player chooses the order"),
    (r"\b[Tt]he (top|bottom) card of (your opponent's|your) security stack",
     r"\2 \1 security card", OLDER),
    (r"on top of (?:your|the) security stack(?: face down)?", "as the top security card",
     OLDER),
    (r"at the bottom of your security stack(?: face down)?", "as the bottom security card",
     OLDER),
    (r"\ban opponent's Digimon (?=is|attacks|becomes|digivolves|would)",
     "one of your opponent's Digimon ", "one of several"),
    # When something ends.
    (r"until the end of (?:this|the) turn", "for the turn", OLDER),
    (r"until the end of (?:your opponent's|their) turn", "until your opponent's turn ends",
     OLDER),
    (r"Until the end of (?:your opponent's|their) turn", "until your opponent's turn ends",
     OLDER),
    (r"until their turn ends", "until your opponent's turn ends", "the opponent's cards"),
    (r"Until your opponent's turn ends", "until your opponent's turn ends", SIGNS),
    (r"until the end of their next turn", "until the end of your opponent's next turn",
     "the opponent's cards"),
    (r"until the end of your turn", "until your turn ends", OLDER),
    # How much.
    (r"\b(\d+) memory or (less|more)", r"\1 or \2 memory", OLDER),
    (r"\b(\d+) or fewer memory", r"\1 or less memory", OLDER),
    (r"\bset it to (\d)", r"set your memory to \1", "spoken of before"),
    (r"(\d+) security cards or (?:less|fewer)", r"\1 or fewer security cards", OLDER),
    (r"\bdigivolution cost of (\d+) or less", r"digivolution cost of \1 or less", SIGNS),
    (r"(?<!up to )\b([Tt]rash) 1 card from the top of (your opponent's|your|both players') "
     r"(deck|security stack)", r"\1 the top card of \2 \3", OLDER),
    (r"(?<!up to )\b([Tt]rash) (\d) cards from the top of (your opponent's|your|both "
     r"players') (deck|security stack)", r"\1 the top \2 cards of \3 \4", OLDER),
    (r"\b([Tt]rash) 1 digivolution card from the bottom of (?=1 of)",
     r"\1 the bottom digivolution card of ", OLDER),
    (r"\b([Tt]rash) (\d) digivolution cards from the bottom of (?=1 of)",
     r"\1 the bottom \2 digivolution cards of ", OLDER),
    (r"\bwith DP less than or equal to (?:this Digimon)'s DP",
     "with as much or less DP as this Digimon", OLDER),
    (r"\bwith as much DP as this Digimon or less", "with as much or less DP as this Digimon",
     ORDER),
    (r"\bOption cards? with a memory cost of (\d)", r"Option card with a cost of \1", OLDER),
)  # fmt: skip
