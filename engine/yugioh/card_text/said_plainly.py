"""What is said of the card itself, or of all cards of a player, put as the grammar reads it.

Each of these says the same in both; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

_REST: Final = r"(?:[Ff]or the rest of this turn|[Tt]his turn|[Uu]ntil the end of this turn)"
_NEXT: Final = r"[Uu]ntil the end of (?:your opponent's|the) next turn"
_ALONE: Final = "also for the rest of this turn, you can only declare an attack with this card"
PLAINER: Final = Rewriting(
    (
        # Other monsters that cannot attack, where only a player's own attack for the player.
        (
            r"\. After this effect resolves, you cannot declare attacks with other monsters for "
            r"the rest of this turn(?=\.)",
            f", {_ALONE}",
        ),
        (
            r", also,? (?:your other monsters|other monsters you control) cannot attack for the "
            r"rest of this turn(?=\.)",
            f", {_ALONE}",
        ),
        (
            r", also, for the rest of this turn, (?:your other monsters|other monsters you "
            r"control) cannot attack(?=\.)",
            f", {_ALONE}",
        ),
        # How long it lasts, said once of two things.
        (
            rf"(?P<rest>{_REST})(?P<first>, [^.;:]*?), also (?P<second>you take no battle damage)"
            r"(?P<from> from attacks involving this card)?(?=\.)",
            r"\g<rest>\g<first>, also \g<second>\g<from> this turn",
        ),
        (
            rf"(?P<rest>{_NEXT})(?P<first>, [^.;:]*?), also (?P<second>neither player can [^.;:,]*?"
            r"|(?:you|your opponent) cannot [^.;:,]*?)(?=\.)",
            lambda found: (
                f"{found['rest']}{found['first']}, also {found['rest'].lower()}, {found['second']}"
            ),
        ),
        (
            r"; change this card's (ATK|DEF) to (\d+), and if you do, change its (ATK|DEF) to (\d+)"
            r"\. These changes last (until the end of this turn)(?=\.)",
            r"; this card's \1 becomes \2 \5, and if you do, this card's \3 becomes \4 \5",
        ),
        (
            r"\bthis turn, (it|this card|that monster) can attack twice during each Battle Phase\b",
            r"\1 can make a second attack during each Battle Phase this turn",
        ),
        # Whose numbers they are.
        (
            r"(\bgains? (ATK|DEF) equal to (?:the \w+|that (?:\w+ )?)(?: ?monster|card)'s)"
            r"(?=[.,;]| until)",
            r"\1 \2",
        ),
        (r"(damage to your opponent equal) (?=its )", r"\1 to "),
        (r"\b(whose Level is lower than this card's) on the field\b", r"\1"),
        (
            r"\b(reduce this card's Level by that monster's)(?=[,.])",
            r"\1 Level",
        ),
        (r"\bwith the same name the sent monster had in the GY\b", "with that name"),
        # Whose cards they are.
        (
            r"\ball your opponent's ((?:[A-Z][\w-]+ )+monsters)(?=[.,;])",
            r"all \1 your opponent controls",
        ),
        (
            r"\b1 card from each player's field to the GYs(?=[.,;])",
            "1 card you control and 1 card your opponent controls to the GY",
        ),
        (
            r"\b([Tt]arget 1 (Spell/Trap|monster|card)) on each field(?=;)",
            r"\1 you control and 1 \2 your opponent controls",
        ),
        (
            r"(\b[Tt]arget 1 [^;\n]* and 1 [^;\n]*; (?:destroy|banish)) those (?:cards|monsters)"
            r"(?=\.)",
            r"\1 them",
        ),
        (
            r"\b([Ii]f a )(Synchro Monster) in your possession whose original Level is (\d+) is "
            r"(?=destroyed)",
            r"\1Level \3 \2 you control is ",
        ),
        (r"\b([Ii]f a Synchro Monster) in your possession is (?=destroyed)", r"\1 you control is "),
        (
            r"(\b[Ii]f another face-up \"[^\"]*\" monster) (?=is destroyed)",
            r"\1 on the field ",
        ),
        (r"\b[Ss]end 1 card from the top of (?=your Deck)", "send the top card of "),
        (
            r"; the opponent's target loses ATK equal to the ATK of the target this monster points "
            r"to(?=[,.])",
            "; the second target loses ATK equal to the ATK of the first target",
        ),
        (
            r"(\b[Tt]arget 1 )(other )?(monster) on each player's field (that was Special Summoned "
            r"from the Extra Deck)(?=;)",
            r"\1\2\3 you control \4 and 1 \3 your opponent controls \4",
        ),
        (
            r"\bYou can have each player send the top (\d) cards from their Deck to the GY(?=\.)",
            r"You can each player sends the top \1 cards of their Deck to the GY",
        ),
        (r"\b(on the field and/or (?:in the )?GYs?) (?=up to the number of)", r"\1, "),
        (r"\b([Tt]his turn, )your monsters (?=cannot be destroyed)", r"\1monsters you control "),
        (r"\bfrom your Deck/Extra Deck\b", "from your Deck or Extra Deck"),
        (
            r"\bis destroyed by battle(?: with an opponent's attacking monster)?, or by an "
            r"opponent's card effect while in its owner's Monster Zone(?=:)",
            "in its owner's control is destroyed by battle or an opponent's card effect",
        ),
        (
            r"(\bthis \w+ Summoned card you control), is destroyed by battle with an opponent's "
            r"attacking monster, or destroyed by (an opponent's card effect), (and sent to your "
            r"GY)",
            r"\1 is destroyed by battle or \2 \3",
        ),
        # What is done for an effect, before what it targets or which of its parts is chosen.
        (
            r"(\bYou can (?:shuffle|banish|detach|send|discard) [^.;:]*?) to (?=target \d)",
            r"\1, then ",
        ),
        (
            r"(\bYou can (?:shuffle|banish|detach|send|discard) [^.;:]*?) to (?=activate 1 of "
            r"these)",
            r"\1, then ",
        ),
        (
            r"(\bYou can shuffle 1 [^.;:,]* into the Deck), (?=negate the activation,)",
            r"\1, and if you do, ",
        ),
        (r"\bXyz Summoned by using (?=an? )", "Xyz Summoned using "),
    )
)
