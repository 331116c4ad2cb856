"""Sentences of archetypes that say what others do with other words, put as those say it.

Taken after all other tables of spelling; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

CLEARER: Final = Rewriting(
    (
        # What is waited for.
        (
            r"(\bIf this card is sent to the GY by card effect, or )to activate a card effect(?=:)",
            r"\1is sent to the GY to activate a card or effect",
        ),
        # Where cards are.
        (r"\bon the field or either GY\b", "on the field or in either GY"),
        # Cards of the Deck that are gone through.
        (
            r"(\b[Ee]xcavate) the top cards of (your Deck until you) (?=excavate )",
            r"\1 cards from the top of \2 ",
        ),
        (
            r"(\buntil you excavate an? (?P<such>[^.;:,]*), (?:add|send)) that (?P=such) (?=to )",
            r"\1 it ",
        ),
        (r"\bfor each excavated card\b", "for each card excavated"),
        (
            r"(\buntil you excavate [^.;:]*), add that [^.;:,]* to your hand or Special Summon it, "
            r"and (shuffle the rest into the Deck)\. Also, after that, ",
            r"\1, also, either add it to your hand or Special Summon it, also \2, then ",
        ),
        # How long a monster stays.
        (
            r"(\bSpecial Summon 1 [^.;:]*, but return it to the hand during your opponent's )"
            r"(?=End Phase\.)",
            r"\1next ",
        ),
        (
            r"(\b[Tt]arget \d )cards (in your GY), that are (\"[^\"]*\" cards and/or \w+ monsters)"
            r"(?=;)",
            r"\1\3 \2",
        ),
        (
            r"(\bSpecial Summon it(?: to your field)?(?: in \w+ Position)?), and "
            r"(?=equip it with this card\b)",
            r"\1, and if you do, ",
        ),
        # Which name a card has.
        (r"\(This card's name is (?=always treated as \"[^\"]*\"\.?\))", "(This card is "),
        # What monsters become.
        (
            r"(\ball monsters your opponent) currently (controls become [A-Z]\w*) (?=until)",
            r"\1 \2 monsters ",
        ),
        # What is counted.
        (r"(\bfor each different) (?=Type among the )", r"\1 Monster "),
    )
)
