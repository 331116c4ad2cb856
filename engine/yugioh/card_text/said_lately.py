"""Sentences of archetypes that few of their cards have, in the words that others say the same with.

Taken before all other tables of `spelling`; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting

_USED: Final = re.compile(r"\s*● (\"[^\"]*\"): ([^.\n]*)\.")
_FIGHTS: Final = re.compile(r"(?i)\bthis card can (?:make a second attack|attack directly)[^,]*$")


def _by_materials(found: re.Match[str]) -> str:
    """Each effect of a list with the material on which it depends."""
    told = f"{found[1]}apply the following effects, in sequence.{found[2] or ''}"
    for name, what in _USED.findall(found[3]):
        what = what.replace("gains the ability to attack", "can attack")
        what += " while it is face-up" * bool(_FIGHTS.search(what))
        told += f"\n● If this card was Xyz Summoned using {name} as material: {what}."
    return told


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
        (
            r" and (target 1 [^.:;]*; )for the rest of this turn, its ATK becomes double its "
            r"current ATK, "
            r"also it can attack all monsters your opponent controls once each(?=\.)",
            r", then \1its ATK is doubled until the end of this turn, also it can attack all "
            r"monsters your "
            "opponent controls, once each this turn",
        ),
        (
            r"(\badd 1 [^.:;,]*? from your Deck to your hand) (?=except \"[^\"]*\"(?:\.|, then ))",
            r"\1, ",
        ),
        (
            r"(\b[Tt]arget up to \d [^.:;]*; banish )those target\(s\)(, and if you do, this card "
            r"gains \d+ ATK for each card banished) by this effect(?=\.)",
            r"\1them\2",
        ),
        (
            r"\bIf you control exactly (\d) ([^:;.,]*?) and no other monsters(?=:)",
            lambda found: (
                f"If you control exactly {found[1]} monster{'s' * (found[1] != '1')} and you "
                f"control exactly {found[1]} {found[2]}"
            ),
        ),
        (
            r"\badd from your Deck to your hand, 1 ([^.:;,]*? monster) (?=whose Level is )",
            r"add 1 \1 from your Deck to your hand ",
        ),
        (
            r"(?<=\. )While this card is face-up on the field, (you can Normal Summon 1 [^.:;,]*? "
            r"in "
            r"addition to your Normal Summon/Set\. \(You can only gain this effect once per "
            r"turn\.\))",
            r"During your Main Phase, \1",
        ),
        # How often a player can still summon.
        (
            r"\bfor the rest of this turn(?: after this card resolves)?, (you can only Special "
            r"Summon)"
            r"(?: (from the Extra Deck))? (?:once|one more time)(?: (from the Extra Deck))?(?=\.)",
            lambda found: (
                f"{found[1]} once{' from the Extra Deck' * bool(found[2] or found[3])} for the "
                "rest "
                "of this turn"
            ),
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
        # What is added to what a player may do in the turn, once the card is there.
        (
            r"\bAfter you Normal Summon this card, (?=you can Normal Summon 1 [^.;:]*? during your "
            r"Main Phase this turn, in addition to your Normal Summon/Set\.)",
            r"After this card is Normal Summoned, ",
        ),
        # Whom the opponent's monsters can attack.
        (
            r"(?<=; )(?:this turn, while that monster is face-up on your field"
            r"|while you control that face-up monster), your opponent's monsters can only target "
            r"(?:that monster|it) for attacks(?=[,.])",
            r"your opponent's monsters cannot target monsters for attacks, except that monster, "
            r"this turn",
        ),
        # What a card had or pointed to.
        (
            r"(\b(?:If|When) this card) (?:you (control)|in (?:your|its owner's) (possession)) (is "
            r"destroyed by [^.;:]*?) while it (?:has|had) material(?=:)",
            r"\1 with material in its owner's \2\3 \4",
        ),
        (
            r"(\byou can destroy 1) of your (monster)s (?=this card points to instead\.)",
            r"\1 \2 you control ",
        ),
        # What else must be so.
        (
            r"(\bIf this card is sent to the GY), and a card is in the Field Zone(?=:)",
            r"\1 and there is a card in the Field Zone",
        ),
        (
            r"\bGains the following effects (while this card points to an? [^:;\n]*?)\.(?=\r?\n●)",
            lambda found: f"{found[1][:1].upper()}{found[1][1:]}, it gains the following effects.",
        ),
        (
            r"(\bGains ATK equal to the total original ATK of )"
            r"(?=\"[^\"]*\" monsters it points to)",
            r"\1all ",
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
        (
            r"(\bSpecial Summon it[^.;:,]*), and (?=equip it with this card\b)",
            r"\1, and if you do, ",
        ),
        # When something is done, and for how long.
        (r"((?:: |● )D)uring the End Phase of this turn, ", r"\1uring the End Phase, "),
        (
            r"\bthis turn, (double its ATK), but it (cannot attack) your opponent (directly)(?=\.)",
            r"\1 until the end of this turn, also it \2 \3 this turn",
        ),
        (
            r"\bthis turn, (it cannot be destroyed by battle), also (you take no battle damage "
            r"from "
            r"attacks involving it)(?=\.)",
            r"\1 this turn, also \2 this turn",
        ),
        # What holds for monsters that are told once.
        (
            r"(?m)(^|(?<=\. ))(\"[^\"]*\" monsters this card points to) (cannot be destroyed by "
            r"battle), (gain \d+ (?:ATK/DEF|ATK|DEF)), and (?:(can make up to \d attacks [^.:;,]*)"
            r"|if they (battle [^.:;,]*, any battle damage they inflict [^.:;,]*))\.",
            lambda found: (
                f"{found[1]}{found[2]} {found[3]}. {found[2]} {found[4]}. "
                + (f"{found[2]} {found[5]}." if found[5] else f"If {found[2]} {found[6]}.")
            ),
        ),
        (
            r"\bWhile a Field Spell is face-up on the field, ",
            "While a face-up Field Spell is on the field, ",
        ),
        (
            r"\bIf the only other monster you control is exactly 1 ([^.:;,]*?[Mm]onster)(?=:)",
            r"If you control exactly 1 other monster and you control a \1",
        ),
        (
            r"(\bdestroy as many )(cards on the field as possible) \(other than this card\)(?=,)",
            r"\1other \2",
        ),
        (
            r"(\bYou can add 1 [^.:;,]*? monster)(, except \"[^\"]*\"), (and 1 Ritual Spell from "
            r"your "
            r"Deck to your hand)(?=\.)",
            r"\1 \3\2",
        ),
        (
            r"\bOnce per turn, this face-up Defense Position card cannot be destroyed by battle "
            r"or by "
            r"card effects(?=\.)",
            "While this card is in Defense Position, the first time it would be destroyed by "
            "battle "
            "or card effect each turn, it is not destroyed",
        ),
        (
            r"\bdestroy both this card and as many of the targeted cards as possible(?=\.)",
            "destroy this card, and if you do, destroy those targets",
        ),
        (
            r"(\bby shuffling )2 Spells (from your hand and/or GY into the Deck), including a "
            r"Ritual "
            r"Spell(?=\.)",
            r"\g<1>1 Ritual Spell and 1 Spell \2",
        ),
        (
            r"(?i)(\bwhile this card is equipped to a monster, that monster's original ATK becomes "
            r"\d+), and if it attacks a Defense Position monster, inflict piercing battle "
            r"damage to your opponent(?=\.)",
            r"\1. If the equipped monster attacks a Defense Position monster, inflict piercing "
            r"battle damage to your opponent",
        ),
        # What is done for each of the materials, and which monsters have one.
        (
            r"(\bIf this card is Xyz Summoned: You can )apply these effects, in sequence, based on "
            r"the materials used\.( You can only use this effect of \"[^\"]*\" once per turn\.)?"
            r"((?:\s*● \"[^\"]*\": [^.\n]*\.)+)",
            _by_materials,
        ),
        (
            r"\byou control an? (\"[^\"]*\"), or an Xyz Monster that has (\"[^\"]*\") as material"
            r"(?=:)",
            r"you control \1 or an Xyz Monster with \2 as material",
        ),
        (
            r"(?m)((?:^|(?<=\. ))While [^.:;,]*, )(\"[^\"]*\" monsters you control Special "
            r"Summoned from the "
            r"Extra Deck) (cannot be destroyed by your opponent's card effects), and (gain ATK "
            r"equal "
            r"to their original DEF)(?=\.)",
            r"\1\2 \3, also \2 \4",
        ),
        (r"(\bWhile an? (?:face-up )?card is in )a (?=Field Zone, )", r"\1the "),
        (r"(\b[Ee]xcavate the top \d cards) from (?=your Deck\b)", r"\1 of "),
        (
            r"\btake (any number of \"[^\"]*\" from your [^.:;,]*?) and place them (on top of your "
            r"Deck in any order)(?=\.)",
            r"place \1 \2",
        ),
        (r"\bthat will inflict damage when it resolves(?= \(|:|,)", "that would inflict damage"),
        (
            r"(\bWhen a Spell/Trap Card, or monster effect, is activated) that inflicts "
            r"damage(?=:|,)",
            r"\1 that would inflict damage",
        ),
        (
            r"\bIncrease the ATK of all ([A-Z]+ monsters) by (\d+) points and decrease their DEF "
            r"by "
            r"(\d+) points(?=\.)",
            r"All \1 on the field gain \2 ATK, also all \1 on the field lose \3 DEF",
        ),
        # What the other materials must be.
        (
            r"\bIf this card is used as a? ?Synchro Material, all other Synchro Materials must be "
            r"([A-Z]+|\"[^\"]*\") ?(?:monsters)?\.",
            r"Cannot be used as Synchro Material, unless all other materials are \1 monsters.",
        ),
        # What Levels become.
        (
            r"\ball (\"[^\"]*\" monsters) you currently control become that monster's current Level"
            r"(?=\.)",
            r"the Levels of all \1 you control become that monster's Level",
        ),
        # Which card is meant.
        (r"\bthe activating monster's (?=Level\b)", "that monster's "),
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
