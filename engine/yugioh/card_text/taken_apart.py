"""What is said of several cards at once, or in an unusual place, put as the grammar reads it.

Each of these says the same in both; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting


def _each_controlled(found: re.Match[str]) -> str:
    names = re.findall('"[^"]*"', found[0])
    return " and ".join(f"you control {name}" for name in names)


APART: Final = Rewriting(
    (
        # Two cards that a player must control, said of both of them.
        (
            r"\b(you control )(?:both )?(\"[^\"]*\") and "
            r"(?=an? [^:;.,]*?[Mm]onster(?:\(s\))?[:,])",
            r"\1\2 and \1",
        ),
        (
            r"\b(you control )(\"[^\"]*\") and (an? [^:;.,\"]*?[Mm]onster that mentions) it"
            r"(?=[:,])",
            r"\1\2 and \1\3 \2",
        ),
        (
            r"(\"[^\"]*\")( or an? [^:;.,\"]*?[Mm]onster that mentions) it(?=[:,])",
            r"\1\2 \1",
        ),
        # Both numbers of a monster.
        (r"\b(with|that has|or) (\d+) ATK/(\d+) DEF\b", r"\1 \2 ATK and \3 DEF"),
        # Only face-up cards are known by their names.
        (r"\b(You can only control 1) face-up (?=\")", r"\1 "),
        (
            r"\byou control \"[^\"]*\", (?:\"[^\"]*\", )*(?:\"[^\"]*\" )?and \"[^\"]*\"(?=[:,])",
            _each_controlled,
        ),
        # No battle is played: all damage is that of effects.
        (
            r"\b([Yy]ou take|[Yy]our opponent takes|[Nn]either player takes) no effect damage"
            r"(?=[.,]| (?:this turn|until|for the rest)\b)",
            r"\1 no damage",
        ),
        # Of two kinds of effects.
        (
            r"(?<![^.\n] )\bCannot be targeted by (Trap|Spell) or monster effects(?=\.)",
            r"Cannot be targeted by \1 effects. Cannot be targeted by monster effects",
        ),
        # Monsters of a name, or of a Type.
        (
            r"(?<=\b1 )(Level \d+ or (?:lower|higher) )?(\"[^\"]*\") or ([A-Z][a-z]+ )"
            r"(?=monster\b)",
            r"\1\2 monster or \1\3",
        ),
        # The only monsters that may.
        (
            r"\byou can only attack directly with (\"[^\"]*\" monsters) for the rest of this turn",
            r"your monsters cannot attack directly for the rest of this turn, except \1",
        ),
        # No Draw Phase is played, nor a battle.
        (
            r"(?<!Deck to their hand) \(except during the Draw Phase(?: or(?: the)? Damage Step)?\)"
            r"(?=:)",
            "",
        ),
        (
            r"(, but) for the rest of this turn, (it cannot activate its effects|they cannot "
            r"activate their effects)(?=\.)",
            r"\1 \2 this turn",
        ),
        # What is said of cards that are controlled, and of where they are.
        (
            r"(\b[Mm]onsters? (?:you|your opponent) controls?) that (?:is|are) (?=owned by "
            r"your opponent|equipped with an Equip Card)",
            r"\1 ",
        ),
        (
            r"\b([Ii]f |while )there is a card in a Field Zone\b",
            r"\1there is a card in the Field Zones",
        ),
        (
            r"(\bin your GY; place them face-up in) their owners' Spell & Trap Zones "
            r"(?=as Continuous Spells\.)",
            r"\1 your Spell & Trap Zone ",
        ),
        (
            r"(\bIf this card is sent) to the GY, or banished, (from the hand or Deck)(?=:)",
            r"\1 \2 to the GY or banished",
        ),
        (
            r"(\bIf this card is Synchro Summoned using an? (?:[A-Z][\w ]*? )?(?:Tuner|Monster))"
            r"(?=:)",
            r"\1 as material",
        ),
        (r"(\byou have )(\"[^\"]*\") face-up (?=in your Extra Deck\b)", r"\1a face-up \2 "),
        (
            r"(\b[Aa]dd 1 [^.;:,]*? from your Deck to your) face-up (Extra Deck)(?=\.)",
            r"\1 \2 face-up",
        ),
        # What is forbidden as long as a monster is controlled.
        (
            r", (?:also|but) you (cannot Special Summon[^.:;]*?),? (while you control that "
            r"face-up monster)(?=\.)",
            r", also \2, you \1",
        ),
        # What something was sent for.
        (r"(\bsent to the GY to activate a monster) (?=effect\b)", r"\1's "),
        (r"(\breturn (?:it|that [^.;:,]*?) to the hand) or (?=Extra Deck\b)", r"\1/"),
        (r"\bas Material(?=, treat it as a Tuner\.)", "as material"),
        (r"(\b[Tt]arget 1 [^.;:,]*), (?=and declare a Level from )", r"\1 "),
        # What a card gains from the monsters that its own effect has equipped to it.
        (
            r"(?<=ains )(ATK(?:/| and )DEF|ATK|DEF) equal to (half )?the (?:(?:combined|total) )?"
            r"((?:original )?(?:ATK(?:/| and )DEF|ATK|DEF)) of (?:(?:the|all) monsters?(?:\(s\))? "
            r"equipped(?: to (?:it|this card))? by (?:this|its|this card's) effect|th(?:at|ose) "
            r"equipped monsters?(?:\(s\))?)(?=\.)",
            lambda found: (
                f"{found[1]} equal to {found[2] or ''}the {found[3]} of the monster equipped to it "
                "by its effect"
            ).replace("ATK and DEF", "ATK/DEF"),
        ),
        (
            r"(\b[Tt]arget 1 [^.;:]*?(?P<type>\w+) monster in your GY; equip that) (?P=type) "
            r"(?=monster to this card\.)",
            r"\1 ",
        ),
        # What holds in some turns alone, said as a condition.
        (
            r"(?m)(^|(?<=\. ))(\"[^\"]*\" monsters you control gain \d+ ATK) during any turn in "
            r"which (your opponent has activated a monster effect in the hand or GY)(?=\.)",
            r"\1If \3 this turn, all \2",
        ),
        (
            r"(?m)(^|(?<=\. ))C(annot be destroyed by [^.;:,]*?) the turn it is (\w+) "
            r"Summoned(?=\.)",
            r"\1If this card was \3 Summoned this turn, it c\2",
        ),
        # When a monster can be Special Summoned in its own way.
        (r"(\bSpecial Summoned \(from your [^()]*\)), (?=while you control )", r"\1 "),
        # What would be destroyed, and by what.
        (r"(?<=\bwould be destroyed by battle or )by (?=(?:an?|your) )", ""),
        (r"(\bwould be destroyed by (?:battle or )?)a (?=card effect\b)", r"\1"),
        (r"(\bwould be destroyed by (?:battle or )?)your (?=opponent's card)", r"\1an "),
        (r"\b(If )1 or more (?=\"[^.:;]*? you control would be destroyed)", r"\1"),
        (r"\b(If )an? (?=\"[^\"]*\" you control would be destroyed)", r"\1"),
        (r"(?<=\bIf )this face-up card (?=would be destroyed)", "this card "),
        (
            r"(\bwould be destroyed[^.;:,]*?),? while this card is in your GY, (you can banish "
            r"this card) (?=instead\.)",
            r"\1, \2 from your GY ",
        ),
        (r"(\bwould be destroyed[^.;:,]*?),? (?=while [^.;:,]*?, you can )", r"\1, "),
        (
            r"(\bIf an? [^.;:,]*?you control), (except \"[^\"]*\"), (would be destroyed[^.;:,]*), ",
            r"\1 \3, \2, ",
        ),
        (
            r"(\bIf an? [^.;:,]*?[Mm]onster)(?:\(s\))? and/or (?=an? [^.;:,]*? you control would "
            r"be destroyed)",
            r"\1 or ",
        ),
        (r"(\bIf \"[^\"]*\"), (or an? [^.;:,]*?), (?=you control would be destroyed)", r"\1 \2 "),
        (r"\bIf other (?=[^.;:,]*? you control would be destroyed)", "If another "),
        (r"(\bwould be destroyed[^.;:]*?), (?=instead\.)", r"\1 "),
        (
            r"(\bwould be destroyed[^.;:]*?),? for each of those monsters?(?:\(s\))? "
            r"(?=instead\.)",
            r"\1, for each of those monsters ",
        ),
        # What the turn is in which an effect is used.
        (
            r"(\balso this card cannot attack) the turn this effect is activated(?=\.)",
            r"\1 this turn",
        ),
    )
)
