"""Sentences that belong together, and parts of one that stand in another order, put into the one
spelling that the grammar reads.

Each of these says the same in both; no text of a card stands here.
"""

from typing import Final

from engine.rewriting import Rewriting

IN_FULL: Final = Rewriting(
    (
        # What is done with the Summon, in a sentence of its own.
        (
            r"(\bSpecial Summon this card from your hand)\. If you do, (?=this card's )",
            r"\1, and if you do, ",
        ),
        # What is forbidden as long as this card is there: when, before what.
        (
            r"\balso you cannot Special Summon monsters, except ([^,.;:]*), (while) this card (is "
            r"face-up in the Monster Zone)(?=\.)",
            r"also \2 this card \3, you cannot Special Summon monsters, except \1",
        ),
        (
            r"(\b[Tt]his card's Level becomes [^,.;:]*, also while) it (is face-up in the Monster "
            r"Zone, you cannot )",
            r"\1 this card \2",
        ),
        # One thing or, if something holds, another one instead.
        (r"(\b[Yy]ou can )either (add 1 [^,.;:]* to your hand, or,? if )", r"\1\2"),
        # What is done until a card is found, and what then.
        (
            r"\b([Yy]our opponent declares a )monster (Level from \d+ to \d+)\. E(?=xcavate )",
            r"\1\2, e",
        ),
        (
            r"(\buntil you excavate a monster that can be Normal Summoned/Set), then, (if that "
            r"monster is the same Level as the one declared by your opponent, send )all excavated "
            r"cards (to the GY)\. If not, (Special Summon the excavated monster)",
            r"\1, and \2the rest \3, otherwise \4",
        ),
        (
            r"(\buntil you excavate a monster that can be Normal Summoned/Set)\. (Special Summon "
            r"it, also send the )other excavated cards (to the GY)",
            r"\1, \2rest \3",
        ),
        # Two ways in which monsters are not targeted.
        (
            r"\bYour opponent's monsters cannot target for attacks, and your opponent cannot "
            r"target with card effects, any monsters you control, (except \"[^\"]*\")",
            r"Your opponent's monsters cannot target monsters you control for attacks, \1, also "
            r"your opponent cannot target monsters you control with card effects, \1",
        ),
        (
            r"(?<=, and if you do), and (\"[^\"]*\" is in your Spell & Trap Zone)(?=, )",
            r", if \1",
        ),
        (
            r", then you can Set the destroyed Spell/Trap Card on your (?:side of the )?field\b",
            r", then, if it was a Spell/Trap, you can Set it",
        ),
        (r"(?<=, then you can place )the destroyed card(?= in your Pendulum Zone)", "it"),
        # A card in a Pendulum Zone leaves the other one.
        (
            r"(\b[Pp]lace 1 [^.;:,]* from your Deck)(, except \"[^\"]*\")?,? in your other "
            r"Pendulum Zone\b",
            r"\1 in your Pendulum Zone\2",
        ),
        # What is chosen and put somewhere.
        (
            r"\bChoose (1 monster from your Deck) and place it (on top of your Deck)\b",
            r"Place \1 \2",
        ),
        # The name of a card that was returned.
        (
            r"(\breturn that )face-up (card to the hand, but for the rest of this turn, you cannot "
            r"activate cards, or the effects of cards, with the same name )that card had once it "
            r"returned to the hand",
            r"\1\2as that card",
        ),
        (
            r", and if you do, (your opponent cannot activate cards, or )(effects of cards, with )"
            r"the same original name as that card that was banished, (until the end of the next "
            r"turn)\b",
            r", but \1the \2that name \3",
        ),
        # Where the card that is Special Summoned comes from, and what is true of it.
        (
            r"\bSpecial Summon from your Deck (in Defense Position), (1 [^,;.]*? with the same "
            r"Level as that monster, but with a different name), and if you do, (it cannot "
            r"activate its effects this turn)",
            r"Special Summon \2 from your Deck \1, but \3",
        ),
        # A Level that is told from that of the card paid with.
        (
            r"(\bwith the same Type and Attribute as that monster )in the GY (from your Deck), but "
            r"1 Level higher(?=\.)",
            r"\1\2, that is 1 Level higher than that monster",
        ),
        # What monsters do, and how they battle.
        (
            r"([A-Z]+ monsters co-linked to this card) (gain [^.,]*), (can make a second attack "
            r"during each Battle Phase), also if they (attack a Defense Position monster, inflict "
            r"piercing battle damage to your opponent)",
            r"\1 \2. \1 \3. If \1 \4",
        ),
        # How long a monster is controlled: the turn that is played is the player's own.
        (
            r"(\b[Tt]ake control of (?:it|that target|that monster) until )your next End Phase",
            r"\1the End Phase",
        ),
        # How often.
        (
            r"(\bYou can only use this effect of \"[^\"]*\") up to (?=(?:twice|thrice) per turn)",
            r"\1 ",
        ),
        # What of those is there that a card mentions.
        (
            r"(\bif )you added a monster by this effect, (you can Special Summon it) if the other "
            r"(\"[^\"]*\" monster) mentioned on it is on your field or in your GY(?=\.)",
            r"\1it was a monster and you have an \3 whose name is mentioned on that card in your "
            r"field or GY, \2",
        ),
        # What a card that is equipped gives, in sentences of their own.
        (
            r"(\bequip 1 monster) to it (from your [^.;:,]*?) with its (same original [A-Za-z ]*)"
            r"\. The equipped monster gains (\d+ ATK)\. If (you equipped it from the Deck, you )",
            r"\1 \2 to that monster with the \3 as that monster as an Equip Spell that gives it "
            r"\4, also if \5",
        ),
        # What is inflicted in a battle, after those that inflict it.
        (
            r"\bdouble (the first battle damage )inflicted to your opponent (this turn) by your "
            r"(\"[^\"]*\" monster) battling another monster(?=\.)",
            r"\1all \3s you control inflict to your opponent by battling a monster is doubled \2",
        ),
        # What can also be paid, behind the target.
        (
            r"(\b[Tt]arget 1 [^.;:,]*), also, (you can )(Tribute 1 [^.;:,]*; )"
            r"(?=[^.]*, then,? if you Tributed a monster when you activated this card,)",
            r"\1; when you activate this card, \2also \3",
        ),
        # What cannot be activated, before who cannot.
        (
            r"\b(?:neither player can|players cannot) activate (that (?:target|face-up monster|"
            r"Effect Monster))'s effects on the field (this turn|for the rest of this turn)\b",
            r"\1 cannot activate its effects this turn",
        ),
        # What is controlled, and how many there are.
        (
            r"\b([Ii]f )the only monster you control is 1 ([^,.:;]*? monster) in Attack Position"
            r"(?=:)",
            r"\1you control exactly 1 monster and you control an Attack Position \2",
        ),
        # The activation of a Trap Card.
        (r"(\bWhen a )Trap (is activated)(?=:)", r"\1Trap Card \2"),
        # How often an effect is used, and how often the one before it.
        (
            r"(?m)((?:^|(?<=\. ))If [^.\n]*\.) (You can only use this effect of (\"[^\"]*\") once "
            r"per) Duel, and its previous effect only once per turn\.",
            r"\2 turn. \1 \2 Duel.",
        ),
        # A card for each of those that were sent.
        (
            r"\bdraw 1 card for each ([^.;:,]*? monster)( sent to the GY by this effect)(?=\.)",
            r"draw cards equal to the number of \1s\2",
        ),
        # What becomes of the rest that was revealed.
        (
            r"(\bexcavate [^.:;]*?, banish 1 excavated card, face-down), and (place the rest on "
            r"the top of the Deck in the same order)(?=\.)",
            r"\1, also \2",
        ),
        # What is done in whose turn: one of two effects.
        (
            r"(?m); apply this effect, depending on whose turn it is\.\n● Your turn: ([^\n]*)\n"
            r"● Y(?=our opponent's turn: )",
            r", then activate 1 of these effects.\n● During your turn: \1\n● During y",
        ),
        # Where this card was, and whose; without materials there is nothing to do.
        (
            r"\b([Tt]his )card you controlled while (face-up )(leaves the field [^:]*: [^.]*, up "
            r"to the number of )Xyz Materials (this card had) on the field\b",
            r"\1\2card with material in its owner's control \3materials \4",
        ),
        # How many were paid with.
        (r"(\bup to the number of monsters banished) for this card's activation(?=\.)", r"\1"),
        # Nothing but a Quick Effect answers the activation of another effect.
        (
            r"(\bWhen a monster on the field activates its effect)(?=: You can detach )",
            r"\1 (Quick Effect)",
        ),
        # One of two things done to one monster.
        (
            r"\bmake (1 \w+ monster on the field) either gain (\d+ (?:ATK|DEF)), or change its "
            r"battle position\b",
            r"either change the battle position of \1, or \1 gains \2",
        ),
        # How many cards were destroyed.
        (
            r"(\b[Dd]estroy (?:all|as many) Tokens [^.;:]*? for each )Token (?=destroyed\b)",
            r"\1card ",
        ),
        # Only a player's monsters attack for the player.
        (
            r"\b(monsters you control cannot attack )(?:your opponent )?(directly for the rest of "
            r"this turn), except this card\b",
            r"all other \1\2",
        ),
    )
)
