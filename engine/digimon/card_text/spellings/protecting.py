"""What effects cannot do to cards, said of the cards; none can, so all can't."""

from typing import Final

from engine.digimon.card_text.spellings.reasons import Line, ORDER

_WHO: Final = r"(?:[Yy]our opponent's|[Tt]heir)"
_CARD: Final = r"(this Digimon|it|(?:1|all) of your (?:[^.,\[]|\[[^]]*\],?)*?)"
_SAME: Final = "none can: all can't"

LINES: Final[tuple[Line, ...]] = (
    (r"\b[Nn]one of ((?:your opponent's|their|your) [^.,]*?) can (?=[a-z])", r"all of \1 can't ",
     _SAME),
    (r"\b[Nn]one of ((?:your opponent's|their|your) [^.,]*?) are affected by\b",
     r"all of \1 aren't affected by", _SAME),
    (r"\b(all of [^.,]*? aren't|isn't) affected by (?:your opponent's|their) "
     r"(Digimon|Tamer|Option)'s effects", r"\1 affected by your opponent's \2 effects", ORDER),
    (r"\bisn't affected by the effects (?:of )?(?:your opponent's|their) (Digimon|Tamer|Option)s?",
     r"isn't affected by your opponent's \1 effects", ORDER),
    (r"\bisn't affected by (?:their|your opponent's) effects",
     "isn't affected by your opponent's effects", "the opponent's"),
    (rf"\b{_WHO} <De-Digivolve> effects don't affect {_CARD}(?= until| for the turn|[.,]| and|$)",
     r"\1 can't be affected by your opponent's <De-Digivolve>", ORDER),
    (r"\b(?:can't be|isn't) affected by <De-Digivolve>(?: effects)?",
     "can't be affected by <De-Digivolve>", ORDER),
    (rf"\b{_WHO} (Digimon|Tamer|Option)(?:'s)? effects don't affect {_CARD}"
     r"(?= until| for the turn|[.,]| and (?:it|1)\b|$)",
     r"\2 isn't affected by your opponent's \1 effects", ORDER),
    (rf"\b{_WHO} effects don't affect {_CARD}(?= until| for the turn|[.,]| and (?:it|1)\b|$)",
     r"\1 isn't affected by your opponent's effects", ORDER),
    (rf"\b{_WHO} effects can't delete {_CARD} or return (?:it|them) to the hand or deck",
     r"\1 can't be deleted by your opponent's effects or be returned to the hand or deck by your "
     r"opponent's effects", ORDER),
    (rf"\b{_WHO} effects can't delete {_CARD}(?= until| for the turn|[.,]|$)",
     r"\1 can't be deleted by your opponent's effects", ORDER),
    (rf"\b{_WHO} effects can't return {_CARD} to the hand or deck or affect it with "
     r"<De-Digivolve> effects",
     r"\1 can't be returned to the hand or deck by your opponent's effects or be affected by your "
     r"opponent's <De-Digivolve>", ORDER),
    (rf"\b{_WHO} effects can't return {_CARD} to the hand or deck\b",
     r"\1 can't be returned to the hand or deck by your opponent's effects", ORDER),
    (rf"\b{_WHO} effects can't reduce this Digimon's DP or return it to the hand or deck",
     "this Digimon can't have its DP reduced by your opponent's effects or be returned to the hand "
     "or deck by your opponent's effects", ORDER),
    (rf"\b{_WHO} effects can't reduce this Digimon's DP(?= until| for the turn|[.,]|$)",
     "this Digimon can't have its DP reduced by your opponent's effects", ORDER),
    (rf"\b{_WHO} effects can't reduce the DP of {_CARD}(?=, and it| until| for the turn|\.|$)",
     r"\1 can't have its DP reduced by your opponent's effects", ORDER),
    (rf"\b(until your opponent's turn ends), {_WHO} effects can't play ([^.,]*?) from the trash",
     r"\1, your opponent can't play \2 from the trash by effects", ORDER),
    (r"\b([Tt]his Digimon)'s attack target can't (?:be (?:switched|changed)|change)",
     r"\1 can't have its attack target switched", ORDER),
    # Cards of a player, all of them.
    (r"(?<=\] )(Your(?: opponent's)?) (Digimon|Tamers)((?: with [^.,]*?)?) (?:don't (?=unsuspend)|"
     r"can't )", r"All of \1 \2\3 can't ", "all of them"),
    (r"(?<=, )((?:your opponent's|their)) (Digimon|Tamers)((?: with [^.,]*?)?) (?:don't (?=unsus"
     r"pend)|can't )", r"all of \1 \2\3 can't ", "all of them"),
    (r"\b([Aa])ll your (?=(?:opponent's )?(?:other )?(?:Digimon|Tamers))", r"\1ll of your ",
     "a word less"),
    (r"\b(until your opponent's turn ends), (all of your opponent's Digimon[^.]*? can't "
     r"[^.,]*?), and "
     r"cards can't be added to security stacks by your opponent's effects",
     r"\2 \1. Then, your opponent can't add cards to security stacks by effects \1", "said once"),
    (r"\bThe (\[[^]]*\]) effects on ((?:level \d+ )?Digimon) don't activate",
     r"All \2 can't activate \1 effects", "the same"),
    (r"\byou may delete (1 of your [^.,]*?) to reduce (?:the|its|this card's) (?:play|memory) "
     r"cost by (\d+)",
     r"by deleting \1, reduce the play cost by \2", "a cost that may be paid"),
)  # fmt: skip
