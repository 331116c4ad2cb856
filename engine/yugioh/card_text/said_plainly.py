"""What is said of the card itself, or of all cards of a player, put as the grammar reads it.

Each of these says the same in both; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting

_REST: Final = r"(?:[Ff]or the rest of this turn|[Tt]his turn|[Uu]ntil the end of this turn)"
_NEXT: Final = r"[Uu]ntil the end of (?:your opponent's|the) next turn"
_ALONE: Final = "also for the rest of this turn, you can only declare an attack with this card"


def _returned(found: re.Match[str]) -> str:
    return f"{'R' if found[1] == 'S' else 'r'}eturn this card to the Extra Deck"


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
        # What "those cards" are, of which names were just given.
        (
            r"\b1 (?P<names>(?:\"[^\"]*\", )+or \"[^\"]*\"), (?:OR|or) (?P<more>1 (?:monster|card) "
            r"that mentions) any of those cards\b",
            lambda found: (
                f"1 {found['names'].replace(', or ', ', ')}, or {found['more']} {found['names']}"
            ),
        ),
        # What becomes of this card, said of what was done.
        (r", and if you do, (?=banish it when it leaves the field\b)", ", but "),
        (
            r"\b(are unaffected by) monster effects activated by your opponent(?=\.)",
            r"\1 the activated effects of monsters your opponent controls",
        ),
        (
            r"\bThe original ATK of this card that (has [^.:;]*? as material) becomes "
            r"doubled(?=\.)",
            r"While this card \1, this card's original ATK becomes doubled",
        ),
        (r"\b(or) face-up on your (field)(?=[,.;])", r"\1 face-up \2"),
        # A Spell that has been applied by then is itself no other one.
        (
            r"\buntil the end of this turn, that target (loses \d+ ATK), but (is unaffected by) "
            r"the effects of other Spells/Traps(?=\.)",
            r"it \1 until the end of this turn, also it \2 Spell/Trap effects this turn",
        ),
        (
            r"(\b[Tt]arget 1 (?P<series>\"[^\"]*\") monster [^.;]*; )that (?P=series) monster\b",
            r"\1that monster",
        ),
        (
            r"(\bcannot activate monster effects) or declare an attack(?=\.)",
            r"\1, also cannot declare an attack",
        ),
        # A card that comes to the GY with the event was not there when it happened.
        (
            r"\b(Special Summon this card from) (?:the|your) GY \(if it was there when [^()]*\),? "
            r"or hand \(even if not\)",
            r"\1 your hand or GY",
        ),
        (
            r"\. You (cannot [^.:;]*? for the rest of this turn) after this (?:card|effect) "
            r"resolves(?=[,.])",
            r", also you \1",
        ),
        (
            r"(?m)(^|(?<=\. ))((?:[A-Z][a-z]+ )+Monsters) and (\"[^\"]*\" monsters you control) "
            r"(?=gain \d)",
            r"\1All \2 or \3 ",
        ),
        # How many more there may be under a condition.
        (
            r"(\b[Tt]arget 1 [^.;:,]*), or you can target (\d) (?=if [^.;:]*;)",
            r"\1, or up to \2 ",
        ),
        # In whose turn something holds.
        (
            r"(?m)(^|(?<=\. ))(Gains [^.:;]*), during your turn only(?=\.)",
            lambda found: f"{found[1]}While it is your turn, this card g{found[2][1:]}",
        ),
        (
            r"\bYou (can activate [^.:;]*? from your hand) during your opponent's turn(?=\.)",
            r"While it is your opponent's turn, you \1",
        ),
        (r"\bDuring either player's turn, you (can activate [^.:;]* from your hand\.)", r"You \1"),
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
        (
            r"\b([Ii]f a (?:Synchro|Link) Monster) in your possession is (?=destroyed)",
            r"\1 you control is ",
        ),
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
        (
            r"\bYou can have both players draw (\d cards?), then both players discard "
            r"(\d cards?)\b",
            r"You can each player draws \1, then each player discards \2",
        ),
        (r"\b(on the field(?: and/or (?:in the )?GYs?)?) (?=up to the number of)", r"\1, "),
        (r"\b([Tt]his turn, )your monsters (?=cannot be destroyed)", r"\1monsters you control "),
        # Of what no turn here has a battle for, nothing is left out.
        (
            r"(\b(?:monster|monsters) (?:you control|your opponent controls)) that did not declare "
            r"an attack this turn(?=[.;])",
            r"\1",
        ),
        (
            r"; banish both that monster and this card from the field, but return them in your "
            r"next Standby Phase(?=\.)",
            "; banish both that monster and this card until your next Standby Phase",
        ),
        (
            r"(\b[Tt]arget 1 )(Special Summoned )(monster your opponent controls) in (?:face-up )?"
            r"Attack Position(?=;)",
            r"\1Attack Position \2\3",
        ),
        (
            r"(\b[Uu])(ntil the end of the next turn, )(neither player can target) ([^.;:,]*? "
            r"monsters you currently control) (with card effects), also they (?=cannot be "
            r"destroyed by card effects\.)",
            r"\1\2\3 all \4 \5, also u\2all \4 ",
        ),
        (
            r"\bequal to that (banished|Tributed|discarded|destroyed|sent) (monster's ATK)\b",
            r"equal to the \1 \2",
        ),
        (
            r"\bYou can use this effect of (\"[^\"]*\") up to twice per turn(?=\.)",
            r"You can only use this effect of \1 twice per turn",
        ),
        (r"\bUp to twice per turn, (?=during)", "Twice per turn, "),
        (
            r"(\btarget 1 [^.;]*? your opponent controls; [^.;]*? equal to its original ATK) on "
            r"the field(?=\.)",
            r"\1",
        ),
        (r"(\bequal to that monster's) current (?=ATK\b)", r"\1 "),
        (r"\b([Ss])huffle this card into the Extra Deck\b", _returned),
        (
            r"\b([Dd]estroy 1 [^.;:,]*? this card points to), and (?=Special Summon 1 )",
            r"\1, and if you do, ",
        ),
        (
            r"\byou cannot (Normal or Special Summon) it, or a monster with its name, for the rest "
            r"of this turn(?=\.)",
            r"for the rest of this turn, you cannot \1 monsters with that name",
        ),
        (r"\b(Equip Spell) Cards\b", r"\1s"),
        (
            r"\bas an Equip Spell that gains this effect\.\n● The equipped monster gains (\d+ "
            r"(?:ATK/DEF|ATK|DEF))\.",
            r"as an Equip Spell that gives it \1.",
        ),
        (
            r"\b[Ww]hen this card is targeted by a card effect(?=:| \()",
            "When a card or effect is activated that targets this card",
        ),
        (
            r"(\bnegate the activation, and if you do, destroy) the targeting card\b",
            r"\1 that card",
        ),
        (
            r"(\bgains \d+ ATK) (until the end of this turn) (for each monster destroyed by this "
            r"effect and sent to the GY)(?=\.)",
            r"\1 \3, \2",
        ),
        (r", but (?=for the rest of this turn, unless you Pendulum Summon\b)", ", also "),
        (
            r", but (?=(?:for the rest of this turn,? )?you cannot (?:Normal or )?(?:Special )?"
            r"Summon\b(?![^.;]*\b(?:that name|(?:its|same) name)\b))",
            ", also ",
        ),
        (
            r", (?:but|and if you do,) (?=while it is face-up in the Monster Zone, you cannot\b)",
            ", also ",
        ),
        (
            r"\bIf (?=your opponent would (?:\w+ )?Summon a monster \(Quick Effect\))",
            "When ",
        ),
        # Two cards of which one is Summoned and the other attached to it.
        (
            r"\btake 2 (?P<which>[^.;:,]*? monster)s with different names (?P<where>from your "
            r"Extra Deck and/or GY), (?P<but>except \"[^\"]*\"), Special Summon 1 of them and "
            r"attach the other to it as material",
            lambda found: (
                f"Special Summon 1 {found['which']} {found['where'].replace('and/or', 'or')}, "
                f"{found['but']}, and if you do, attach 1 {found['which']} with a different name "
                f"{found['where'].replace('and/or', 'or')} to the Special Summoned monster as "
                f"material, {found['but']}"
            ),
        ),
        (
            r", also for the rest of this turn,? you cannot Special Summon other monsters, or "
            r"declare an attack, except with that Special Summoned monster(?=\.)",
            ", also you cannot Special Summon monsters for the rest of this turn, also for the "
            "rest of this turn, you can only declare an attack with the Special Summoned monster",
        ),
        (
            r"(: You can Special Summon this card from your GY)(, [^.]*\.(?: \"[^\"]*\" must be "
            r"[^.]*\.)?) If this card is Special Summoned this way, (it cannot attack) for the "
            r"rest of this turn\.",
            r"\1, but \3 this turn\2",
        ),
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
        (
            r"\b(Special Summons? )(a monster) face-up(?=:)",
            r"\1a face-up monster",
        ),
        # What a Trap pays to be activated in the turn it was Set, said before what it does.
        (
            r"(?m)^(You can activate this card the turn it was Set, by [^.\n]*\.) ([^.\n]*\.)"
            r"(?=$| )",
            r"\2 \1",
        ),
        # A Summon that is negated is one that would be made.
        (
            r"\b([Ww]hen your opponent) (?=(?:(?:Normal or )?Special|Normal) Summons an? [^.:\n]*: "
            r"(?:[^.:;\n]*; |You can )?[Nn]egate (?:the|that) Summon\b)",
            r"\1 would ",
        ),
        (r"\b([Ww]hen your opponent would (?:[A-Z]\w+ (?:or )?)*Summon)s (?=a )", r"\1 "),
        # Who cannot answer it, said before the one effect that it is about.
        (
            r"(?m)^((?:Your opponent cannot|Neither player can) activate [^.\n]* in response to "
            r"this card's activation\.) ([^.\n]*\.)(?=$| )",
            r"\2 \1",
        ),
        # What is done for an effect, before what it targets or which of its parts is chosen.
        (
            r"(?m)((?:\bYou can |^|(?<=\. )|(?<=: ))"
            r"(?:[Ss]huffle|[Bb]anish|[Dd]etach|[Ss]end|[Dd]iscard|[Pp]ay|[Tt]ribute|[Rr]eturn|[Rr]emove"
            r"|[Rr]eveal) [^.;:]*?),? to (?=target (?:up to )?\d)",
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
        (
            r"\b(sent to the GY as) an? (Fusion|Synchro|Link) Material of (an? [^:,]*? Monster)\b",
            r"\1 material for the \2 Summon of \3",
        ),
        (r"\b(sent to the GY as) an? (?=(?:Fusion|Synchro|Link) Material:)", r"\1 "),
    )
)
