"""Sentences of archetypes that few of their cards have, in the words that others say the same with.

Taken before all other tables of `spelling`; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

LATELY: Final = Rewriting(
    (
        # Which event it is, and whose card.
        (
            r"(\b[Ii]f this card in )your Field Zone (?=is destroyed by (?:your|an) opponent's "
            r"card effect:)",
            r"\1its owner's Spell & Trap Zone ",
        ),
        (
            r"\bEach time (your opponent takes damage by [^.:;]*: )Face-up (monsters) they control "
            r"(?=lose )",
            r"If \1All face-up \2 your opponent controls ",
        ),
        # What two targets become.
        (
            r"(?P<head>\bTarget 1 (?P<who>\"[^\"]*\" monster) you control and 1 face-up monster on "
            r"the field; return )that (?P=who) (?P<hand>to the hand, and if you do, )the other "
            r"monster gains ATK equal to the original ATK of the returned monster(?=[,.])",
            r"\g<head>the first target \g<hand>the second target gains ATK equal to the first "
            r"target's original ATK",
        ),
        # What is done with all cards in a hand.
        (
            r"\b([Bb]anish) your opponent's entire hand, and if you do, they draw "
            r"(?=(?:that many|the same number of) cards)",
            r"\1 all cards from your opponent's hand, and if you do, your opponent draws ",
        ),
        (
            r"\bDiscard (up to \d cards), and (send) the same number of (?=[^.;:]*? from your Deck "
            r"to the (?:GY|Graveyard)\.)",
            r"Discard \1, and if you do, \2 that many ",
        ),
        # Where a card is.
        (
            r"\b(Special Summon 1) of your (\"[^\"]*\" monster)s that is banished, or in your hand "
            r"or GY(?=\.)",
            r"\1 \2 from your hand, GY, or banishment",
        ),
        (
            r"\bIf an? (\"[^\"]*\" monster) is not on the field, (?=destroy this card)",
            r"If there are no \1s on the field, ",
        ),
        # What holds while there are no cards in the hand.
        (
            r"(?m)^(?:While|If) (you have no cards in your hand), you can Tribute this card to "
            r"(?=Special Summon )",
            r"If \1: You can Tribute this card; ",
        ),
        (
            r"\bIf (you have no cards in your hand), this card gains the following effect: "
            r"(Once per turn), (?=you can )",
            r"\2, if \1, ",
        ),
        # How often an effect is used, and which cards are none of those that are meant.
        (
            r"\bThis effect of (\"[^\"]*\") can only be used once per turn(?=\.)",
            r"You can only use this effect of \1 once per turn",
        ),
        (r"(\bmonster in your (?:GY|Graveyard)) except (?=\"[^\"]*\";)", r"\1, except "),
        (
            r"(\btarget 1 face-up )(card|monster) on each field(?=;)",
            r"\g<1>\2 you control and 1 face-up \2 your opponent controls",
        ),
    )
)
