"""Ways of saying a thing that the cards of one archetype have, put into the usual one.

Taken after all other tables; each of these says the same in both, and no text of a card stands
here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting


def _some_of(found: re.Match[str]) -> str:
    but = f", {found[3]}" if found[3] else ""
    return f"{found[1]} up to {found[2]} and up to {found[4]}{but}"


def _by_number(found: re.Match[str]) -> str:
    """A list by how many cards were banished for the activation: each bullet says its price."""
    bullets = re.findall(r"● (\d): ([^\n]*)", found["bullets"])
    if [number for number, _ in bullets] != [str(one + 1) for one in range(int(found["most"]))]:
        return found[0]
    told = "".join(
        f"\n● Banish {number} {found['what']}{'s' * (number != '1')}{found['where']}; "
        f"{done[:1].lower()}{done[1:]}"
        for number, done in bullets
    )
    return f"{found['head']}Activate 1 of these effects;{told}\n{found['limit']}"


FEW: Final = Rewriting(
    (
        # Chrysalis: what must be on the field.
        (
            r"\b(?:You can Tribute this card (while \"[^\"]*\" is on the field) to "
            r"|By Tributing this card (while \"[^\"]*\" is on the field), )(Special Summon 1 )",
            lambda found: f"W{(found[1] or found[2])[1:]}: You can Tribute this card; {found[3]}",
        ),
        # Ursarctic: two monsters whose Levels are so far apart.
        (
            r"\ACannot be Synchro Summoned\. "
            r"(?=Must be Special Summoned \(from your Extra Deck\) by )",
            "",
        ),
        (
            r"(\b[Ii]f you would Tribute a monster to activate )an? ([^.;:,]*? monster)'s effect"
            r"(?=,)",
            r"\1the effect of a \2",
        ),
        (r"(\bLevel difference of \d+ to the GY \(1 [^()]*? and 1 non-Tuner)(?=\))", r"\1 monster"),
        # Dark Fusion: what is said of the monster that was Fusion Summoned.
        (
            r"(\bFusion Summon 1 [^.;:\n]*)\. (\(This is treated as a Fusion Summon with "
            r"(\"[^\"]*\")\.\))",
            r"\1, treated as a Fusion Summon with \3.",
        ),
        (
            r"(\bFusion Summon 1 [^.;:\n]*)\. Your (opponent cannot target it with card effects "
            r"this turn)(?=\.)",
            r"\1, also your \2",
        ),
        (
            r"\b(combined original ATK of the materials used) for its Fusion Summon(?=\.)",
            r"\1 to Summon it",
        ),
        (
            r"(\bFusion Summon 1 [^.;:\n]*? by (?:banishing|shuffling) )the (?=Fusion Materials "
            r"(?:mentioned|listed) on it )",
            r"\1",
        ),
        (
            r"(\bWhen this card declares an attack: [^.:\n]*\.) \(Flip effects are not activated "
            r"at this time\.\)",
            r"\1",
        ),
        # One of each, or one of them.
        (
            r"(?i)\b(add|send|special summon) (1 [^.;:()\n]*?)(?: \((except \"[^\"]*\")\))? and/or "
            r"(1 [^.;:()\n]*? from your [^.;:,\n]*)(?=[.,;])",
            _some_of,
        ),
        (
            r"\bif you have an? (\"[^\"]*\" card) or an? ([A-Z][^.;:,\n]*?) in your hand, discard "
            r"1 of them, or your entire hand if you don't(?=\.)",
            r"discard 1 \1 or 1 \2, or if you do not have any in your hand, discard your entire "
            r"hand",
        ),
        (
            r"(?m)^(?P<head>If you control [^.:;\n]*: )You can banish up to (?P<most>\d) "
            r"(?P<what>\"[^\"]*\" Spell)s(?P<where> from your GY); apply this effect, depending on "
            r"the number of Spells banished for this card's activation\. (?P<limit>You can only "
            r"activate 1 \"[^\"]*\" per turn\.)\n(?P<bullets>(?:● \d: [^\n]*\n?)+)",
            _by_number,
        ),
        (
            r"(\bSpecial Summoned) to your field face-up(?=:)",
            r"\1 face-up to your field",
        ),
        (
            r"(\bto )face-down Defense Position or face-up Attack Position(?=\.)",
            r"\1face-up Attack Position or face-down Defense Position",
        ),
        # Spellbooks: what is sent, what is applied, and what no turn without a battle needs.
        (
            r"\bSend to the GY either (1 [^.;:,\n]*? you control), or (1 other \"[^\"]*\" card "
            r"from your hand or face-up field), (except \"[^\"]*\")(?=, and if you do, )",
            r"Either send \1 to the GY or send \2 to the GY, \3",
        ),
        (
            r"\bthis card's effect becomes that target's effect(?=\.)",
            "apply that target's effect when that card is activated",
        ),
        (r"; this turn, it gains (\d+ ATK)(?=\.)", r"; it gains \1 until the end of this turn"),
        (
            r" And if it does, each time it destroys an opponent's monster by battle this turn: "
            r"You can [^.:\n]*\.",
            "",
        ),
        (
            r"(● That face-up monster is unaffected by )other (?=Spell effects this turn\.)",
            r"\1",
        ),
        (
            r"(\bLook at the top \d+ cards of your Deck, then )return them to the top (?=of the "
            r"Deck in any order\.)",
            r"\1place them on the top ",
        ),
        # Dark World: Special Summons to either field, and one of two kinds that are destroyed.
        (
            r"(\b[Ss]pecial Summon), to either field, 1 of your ([A-Z]\w+ monster)s that is "
            r"banished, or in your hand or GY(?=\.)",
            r"\1 1 \2 from your hand, GY, or banishment to either field",
        ),
        (
            r": Destroy all monsters your opponent controls OR all Spells/Traps they control(?=\.)",
            ": Either destroy all monsters your opponent controls or destroy all Spells/Traps your "
            "opponent controls",
        ),
        (
            r"(\b1000 x the number of materials used for its )(?=Summon\.)",
            r"\1Fusion ",
        ),
        (
            r"\bequip this card to it as an Equip Card (?=that gives it )",
            "equip this card to it as an Equip Spell ",
        ),
        # Metalmorph: which monster it is, and what it has, each in a sentence of its own.
        (
            r"(\bthat cannot be Normal Summoned/Set) and (mentions \"[^\"]*\")(?= from)",
            r"\1, that \2,",
        ),
        (
            r"\b(?:as an Equip (?:Spell|Card) )?with (?:the following|this) effect\.\n● The "
            r"equipped monster gains (\d+ (?:ATK/DEF|ATK|DEF))\.(?=\Z|\n(?!●))",
            r"as an Equip Spell that gives it \1.",
        ),
        (
            r"(● The equipped monster gains \d+ ATK/DEF), it (cannot be destroyed by Spell or "
            r"monster effects), also your (opponent cannot target )it with monster effects or "
            r"Spell Cards or effects\.",
            r"\1.\n● The equipped monster \2.\n● Your \3the equipped monster with Spell or monster "
            r"effects.",
        ),
        # Nouvelles.
        (
            r"(● Banish any number of \"[^\"]*\" cards from your GY) and (?=Special Summon 1 )",
            r"\1, and if you do, ",
        ),
        (
            r"(\b[Ii]f you Special Summon an? [^.:;\n]*?monsters?: You can target 1 of )them(?=;)",
            r"\1those monsters",
        ),
        # Steelswarm Girastag, Geargiauger, Magician Girls, Ryu-Ge.
        (r"(; send that target to the GY) and gain (?=\d+ LP\.)", r"\1, and if you do, gain "),
        (
            r", also you cannot declare attacks, nor Special Summon monsters except ([^.;:,\n]*? "
            r"monsters), for the rest of this turn(?=\.)",
            r", also for the rest of this turn, you cannot Special Summon monsters, except \1",
        ),
        (
            r"; (\"[^\"]*\" monsters you currently control gain \d+ ATK) and DEF for each "
            r"(\"[^\"]*\" monster) with different names on the field and in the "
            "Graveyards(?=, until)",
            r"; all \1/DEF for each \2 with a different name on the field and in the GYs",
        ),
        (
            r"(, except [^.;:()\n]*?) \(this effect cannot be negated\)\.",
            r"\1. This effect cannot be negated.",
        ),
        (
            r"\bchange this card's battle position(?=, and if you do)",
            "change the battle position of this card",
        ),
        # Elfnote: the monster in the center.
        (
            r"(\bbanish )\(face-up\) (1 random card from your opponent's hand), (?=until the "
            "End Phase)",
            r"\1\2 ",
        ),
        (
            r"(?m)(^|(?<=\. ))The monster (in your center Main Monster Zone cannot be )",
            r"\1Monsters \2",
        ),
        (
            r"(\bcannot target )the monster (?=in your center Main Monster Zone with )",
            r"\1monsters ",
        ),
        (
            r"\bThis (card's original ATK becomes \d+), while (in the center Main Monster "
            r"Zone)(?=\.)",
            r"While this card is \2, this \1",
        ),
        # Artmage, Ars Magna.
        (
            r"(, including an? \"[^\"]*\" monster), and if (a card is in the Field Zone, that "
            r"monster gains \d+ ATK)(?=\.)",
            r"\1, then if \2",
        ),
        (
            r"(\bnegate the effects of )up to (?=that many other face-up cards on the field\b)",
            r"\1",
        ),
        (
            r"(\breturn 1 [^.;:,\n]*? Link Monster from your GY) into (?=the Extra Deck, then you "
            r"can Special Summon it\.)",
            r"\1 to ",
        ),
        (
            r", also until the end of the next turn, the first \d+ times each of your [^.;:\n]*? "
            r"would be destroyed by battle each turn, it is not destroyed(?=\.)",
            "",
        ),
        # Reptilianne Viper: only a face-up monster shows its ATK.
        (r"(\b[Tt]arget 1 )face-up (?=monster with 0 ATK your opponent controls;)", r"\1"),
        # Attributes among monsters.
        (
            r"\b([Ii]f )you control ((?:\"[^\"]*\" )?monsters) with (\d) or more different "
            r"Attributes(?=[,:])",
            r"\1there are \3 or more different Attributes among the \2 you control",
        ),
        # Which cards are left out, said at the end.
        (
            r"(\bAll )([^.;:\"]*? monsters you control gain \d+ ATK(?:/DEF| and DEF)?), except "
            r"this card(?=\.)",
            r"\1other \2",
        ),
        (
            r"(\bYour opponent cannot target )(face-up \"[^\"]*\" cards) with card effects, except "
            r"this one(?=\.)",
            r"\1other \2 on the field with card effects",
        ),
        (r"(?m)(^|(?<=\. ))(This card gain) (?=\d+ ATK for each)", r"\1\2s "),
        (
            r"(\bgains ATK equal to the )(original ATK) of the (sent|banished|discarded|Tributed) "
            r"monster, until the End Phase(?=\.)",
            r"\1\3 monster's \2, until the end of this turn",
        ),
        # How many others there are.
        (
            r"\bif your opponent controls any monsters (with 0 ATK), (you can Special Summon) up "
            r"to an equal number of (\"[^\"]*\" monsters from your hand)",
            r"if your opponent controls a monster \1, \2 \3, up to the number of monsters your "
            r"opponent controls \1",
        ),
        # Deeds that are joined by "and".
        (
            r"\b(Change 1 Defense Position monster your opponent controls to face-up Attack "
            r"Position) and reduce its ATK to (?=0\.)",
            r"\1, and if you do, change its ATK to ",
        ),
    )
)
