"""Longer ways of saying a thing, put into the one that the grammar reads.

Each of these says the same in both; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting
from engine.yugioh.wording.words import NO_MORE, PARTICIPLES

_REST: Final = r"(?:for the rest of this turn|this turn|until the end of this turn)"
_FIGHTERS: Final = r"(?!1 |this |that |those |it\b|them\b)(?P<who>[^.,;:]*?\b[Mm]onsters)"


def _picked(found: re.Match[str]) -> str:
    rest = next(words for name, words in _REMAINING.items() if found[name])
    deed = "add to your hand" if found["deed"].endswith("hand") else found["deed"]
    deed += found["ignoring"] or ""
    return f"{found[1]}, your opponent randomly picks 1 for you to {deed}, and you {rest}"


_REMAINING: Final = {
    "sent": "send the rest to the GY", "shuffled": "shuffle the rest into your Deck",
    "placed": "place the rest on the bottom of your Deck",
}  # fmt: skip


def _criteria(found: re.Match[str]) -> str:
    either = f"{found[6]} or {found[7]}".replace("monster ", "monsters ")
    either = either.replace("Spell/Trap ", "Spells/Traps ")
    return f"{found[1]}{found[2]} {either} {found[3]}{found[8] or ''}, {found[4]}{found[5]}"


SHORTER: Final = Rewriting(
    (
        # From where a card acts, and which it does not wait for.
        (
            r"(\b[Ii]f a (?:face-up )?\"[^\"]*\" monster you control), (except \"[^\"]*\"), (is "
            r"destroyed by battle or )by (card effect): (You can [^.:;]*; Special Summon this card)"
            r" from your hand or GY(?=\.)",
            r"\1 \3\4, \2, while this card is in your hand or GY: \5",
        ),
        # How many monsters the opponent can place; of those that are there nothing is said.
        (
            r"\bIf there is 1 or more monster(?:\(s\))? on the field of the controller "
            r"of this card, his/her opponent cannot place a monster on the field if his/her number "
            r"of monsters would exceed the number of monsters that are on the field of this card's "
            r"controller\. The cards that are already on the field before this card's activation "
            r"are unaffected by this effect\.",
            f"{NO_MORE.capitalize()}.",
        ),
        # What is said of the whole turn is so of monsters that come later.
        (
            r"\b([Aa])(ll [^.,;:●]* you control) (?:will )?(gain \d+ ATK) this turn(?=[.,;\n]|$)",
            lambda found: (
                f"{'For' if found[1] == 'A' else 'for'} the rest of this turn, a{found[2]} "
                f"{found[3]}"
            ),
        ),
        (r"(\bgains? \d+ (?:ATK/DEF|ATK|DEF)) this turn\b", r"\1 until the end of this turn"),
        # A number on which it depends what is done.
        (
            r"\b([Aa]pply (?:any of )?)(?:these effects|the following effects?),? in sequence,? "
            r"(?:based|depending) on (?=the number\b)",
            r"\1the following effects, in sequence, based on ",
        ),
        (
            r"\bup to 1 each of ((?:[A-Z]+, )+)and ([A-Z]+ monsters)\b",
            lambda found: (
                f"up to {found[1].count(',') + 1} {found[1]}or {found[2]} with different Attributes"
            ),
        ),
        # What becomes of a monster, in a sentence of its own.
        (
            r"\. It cannot attack, and is returned to the hand during the End Phase(?=\.)",
            ", but it cannot attack, also return it to the hand during the End Phase",
        ),
        (
            r"(\breturn your monster to the hand, and if you do, take control of that opponent's "
            r"monster)\. If your [^.,]*? you targeted (was [^.,]*), the monster you took control "
            r"of returns to the hand during the End Phase(?=\.)",
            r"\1, and if you do, if that monster you control \2, during the End Phase, return that "
            r"monster your opponent controls to the hand",
        ),
        # What this card must be, said where it is changed.
        (
            r"(\bIf [^:.]*): You can change this face-up Defense Position card (?:you control )?to "
            r"(?=Attack Position)",
            r"\1 and this card is in Defense Position: You can change this card to ",
        ),
        (r"\b1 ([A-Z][\w-]* Effect) (non-[A-Z]\w+) (?=Monster\b)", r"1 \2 \1 "),
        (
            r"(\btarget 1 [^;:.]*? in your GY and [^;:.]*; Special Summon that monster) "
            r"from your GY\b",
            r"\1",
        ),
        (
            r"(\badd [^,.;:]* with different names)(, except \"[^\"]*\"), (from your Deck to your "
            r"hand)(?=, equal to)",
            r"\1 \3\2",
        ),
        (
            r"\bthe number of your opponent's cards in (?=this card's column)",
            "the number of cards your opponent controls in ",
        ),
        (
            r", then, if either player controls a ((?:face-up )?monster)(?:\(s\))?, they must send "
            r"all \1(?:s|\(s\)) they control to the GY",
            r", then each player must send all \1s they control to the GY",
        ),
        (r"(\bif it was sent for [^,;:.]*, you can) also (?=add\b)", r"\1 "),
        (
            r"(\bwhen your opponent activates a monster effect\b[^:;.]*: [^:;.]*\bequal to )that "
            r"opponent's (?=monster's (?:original )?(?:ATK|DEF)\b)",
            r"\1that ",
        ),
        # Under which condition a monster is Special Summoned in its own way.
        (
            r"\bSpecial Summoned during the turn (an? [^,.;:]*?\bmonster)'s effect was activated "
            r"in the hand, (?=by )",
            r"Special Summoned while an effect of \1 in the hand was activated this turn, ",
        ),
        (
            r"\bCards cannot be added from the Main Deck to your opponent's hand "
            r"(?=except by drawing)",
            "Your opponent cannot add cards from their Deck to their hand ",
        ),
        # A number of 1 card, and the effects that this card has in place of one of its own.
        (r"(\bgain ATK equal to )(?=1 [^.,;:]*\bmonster\b(?!'s))", r"\1the ATK of "),
        (r", also (replace this effect with [^.,;:]*?)(?: \(if any\))?(?=[.,])", r", and \1"),
        # A monster whose ATK is changed is face-up on the field.
        (
            r"(\b[Tt]arget 1 )((?:(?! in | on | you| from )[^;.,])*? Monster)"
            r"(?=; that target (?:gains|loses) )",
            r"\1face-up \2 on the field",
        ),
        # Where the card was that leaves the field.
        (
            r"\b(If an? face-up [^:,]*?) leaves (your Monster Zone or Pendulum Zone)(?=:)",
            r"\1 in \2 leaves the field",
        ),
        # What is applied no second time in a turn.
        (
            r"(\b[Aa]pply 1 of (?:these|the following) effects)(?:, but you|\. You) cannot apply "
            r"that same effect of (\"[^\"]*\") (?:again this turn|for the rest of this turn)(?=\.)",
            r"\1 (but you cannot apply that same effect of \2 again this turn)",
        ),
        # What the opponent picks at random of cards that are revealed.
        (
            r"(\b[Rr]eveal )(\d) cards (from your Deck) that each meets at least 1 of the criteria "
            r"listed below, (your opponent randomly [^.\n]*\.)([^\n]*)\n● ([^\n]*)\n● ([^\n]*?)"
            r"(, except \"[^\"]*\")?$",
            _criteria,
        ),
        (
            r"(\b[Rr]eveal \d [^.;:]*? from your Deck[^.;:]*?),(?: and| then)? (?:have )?your "
            r"opponent randomly (?:picks?|adds?|chooses?) 1 (?:of them )?(?:for you to )?"
            r"(?P<deed>(?:add )?to your hand|Set|Special Summon)(?: (?:on|to) your field)?"
            r"(?P<ignoring>, ignoring its Summoning conditions)?(?:, and you|, and|, also|,) "
            r"(?:(?P<shuffled>shuffle)|(?P<sent>send)|(?P<placed>place)) the "
            r"(?:rest|others?|(?:other|remaining) cards?) "
            r"(?:back )?(?:into (?:your|the) Deck|to the GY|on the bottom of your Deck)",
            _picked,
        ),
        (
            r"(\b[Dd]raw 1 card),?(?: and if you do,| and)? (?:show|reveal) it\b",
            r"\1, and if you do, reveal it",
        ),
        # Which monster it is said of.
        (
            r"(\b[Aa]dd 1 (\"[^\"]*\") monster [^;]*?, with the same original Level as that) \2 "
            r"(?=monster but)",
            r"\1 ",
        ),
        # What the opponent does, where nobody else could choose for them.
        (
            r"(\b[Mm]ake your opponent (?:send|Tribute|discard) [^.;]*?) \(their choice\)",
            r"\1",
        ),
        (
            r"(\b[Ee]ach player sends \d cards from their hand to the GY, then) (?=draws )",
            r"\1 each player ",
        ),
        # What is paid.
        (r"(\b[Dd]iscard this card), (?=and 1 )", r"\1 "),
        # A card that pays for its own Summon is not there to be Summoned.
        (
            r"\bYou can banish a total of (\d) (\w+) and/or (\w+) monsters (from your hand and/or "
            r"GY); (Special Summon this card) from your hand or GY(?=\.)",
            r"If this card is in your hand or GY: You can banish \1 other \2 monsters and/or other "
            r"\3 monsters \4; \5",
        ),
        (
            r"\ba total of (\d) ((?:other )?)(\w+) and/or (\w+) (?=monsters)",
            r"\1 \2\3 monsters and/or \2\4 ",
        ),
        # Where this card pays from, which is said with what it does.
        (
            r"\bIf this card is in your GY and (?=you have [^:.]*: You can banish this card and 1 "
            r"other [^;:.]* from your GY)",
            "If ",
        ),
        # How often.
        (r"\bUp to twice per turn(?=:)", "Twice per turn"),
        (
            r"(?m)(^|(?<=[.)] ))(?:During your Main Phase: )?(You can [^.\n]*\.) This effect can "
            r"only be used once while this card is face-up on the field\.",
            r"\1Once while face-up on the field: \2",
        ),
        # Where cards come from and go to.
        (
            r"\b([Ss])end from your Deck to the GY, (1 [^,;.]*?)(?=[,.;])",
            r"\1end \2 from your Deck to the GY",
        ),
        (
            r"\btake 1 of your (\"[^\"]*\" monster)s from your Deck, GY, or that is banished, and "
            r"place it on top\b",
            r"place 1 \1 from your Deck, GY, or banishment on top",
        ),
        (r"(\byou have an? [^:;.,]*?) on your field or in your GY\b", r"\1 in your field or GY"),
        (r"(\bif you control this Special Summoned card: )Return it\b", r"\1Return this card"),
        (
            r"(\btarget this card) or an? ([^.;:,]*?) monster (?=this card points to with\b)",
            r"\1 and \2 monsters ",
        ),
        (
            r"\bit cannot attack, also its effects are negated while it is face-up on the field",
            "negate its effects, also it cannot attack while it is face-up",
        ),
        (
            r"(\bSpecial Summon 1 [^.;,]* and 1 [^.;,]* from your Deck), but banish them during "
            r"the End Phase\.",
            r"\1. During the End Phase, banish the face-up monsters Special Summoned by this "
            r"effect.",
        ),
        (
            r"(\b(?:all|the only) (?:face-up )?monsters you control are [A-Z]+)(?=[:,]| and\b)",
            r"\1 monsters",
        ),
        (
            r"\bMust be Special Summoned by an? ([A-Z][^.;:,]*? monster)'s effect",
            r"Must be Special Summoned by the effect of a \1",
        ),
        (
            r"\bflip (all monsters) they control to (?=face-down Defense Position)",
            r"change \1 your opponent controls to ",
        ),
        (
            r"(\bOnce per turn), if you have another card in your Pendulum Zone: You can destroy "
            r"that card(?=, and if you do)",
            r"\1: You can destroy 1 other card in your Pendulum Zone",
        ),
        (
            r"\bCannot Special Summon ((?:Fusion|Synchro|Xyz|, |,? or )+) Monsters using this card "
            r"as material, except (\"[^\"]*\") monsters",
            r"Cannot be used as material for a \1 Summon, except for the \1 Summon of a \2 "
            r"monster",
        ),
        (r"(\bFusion Summon 1 [^.\n]*)\. Then, (?=you can )", r"\1, then "),
        (
            r"(\bActivate this card only if you [^.;:]*? and )(?=control )",
            r"\1you ",
        ),
        (
            r"(\bNegate the effects of all face-up monsters on the field), while those monsters "
            r"are face-up on the field(?=, except )",
            r"\1",
        ),
        # For each of two kinds.
        (r"(\bGains \d+ (?:ATK|DEF|ATK/DEF|ATK and DEF) for )every\b(?! \d)", r"\1each"),
        (r"(\bfor each \"[^\"]*\") and (?=\"[^\"]*\" (?:monster|card))", r"\1 or "),
        (r"\bDuring each of your (End|Standby) Phases(?=:)", r"During your \1 Phase"),
        (
            r"\bReturn (1 [^.;,]*? from your hand) to the Deck\. Draw (?=\d cards)",
            r"Shuffle \1 into the Deck, then draw ",
        ),
        # The monster that is Summoned is one of those that may be.
        (
            r"(\bSpecial Summon 1 (?P<kind>[A-Z]+) \w+ monster from your hand\. You cannot Special "
            r"Summon )other (monsters the turn you activate this effect, except )for "
            r"(?=(?P=kind) monsters)",
            r"\1\3",
        ),
        # Only a player's monsters attack for the player.
        (
            rf"\byou cannot declare (?:attacks|an attack) {_REST},? except with {_FIGHTERS}"
            r"(?=[.,;])",
            r"monsters you control cannot attack for the rest of this turn, except \g<who>",
        ),
        (
            rf"\byou can only (?:declare attacks|attack) with {_FIGHTERS} {_REST}(?=[.,;])",
            r"monsters you control cannot attack for the rest of this turn, except \g<who>",
        ),
        # Materials that were used for the Summon of the card.
        (r"\bused for the ((?:Fusion|Synchro|Link) Summon) of this card\b", r"used for its \1"),
        (r"\b(number of non-Tuner)s (?=used for)", r"\1 monsters "),
        # An Xyz Monster that had materials before it moved.
        (r"\b([Tt]his card with) (?:Xyz M|m)aterials? (?=is )", r"\1 material "),
        (
            r"\b((?:If|When) this (?:face-up )?card) (is (?:destroyed|Tributed|sent to the GY)"
            r"(?: and sent to (?:the|your) GY)?) while it has (?:Xyz M|m)aterials?(?=[,:])",
            r"\1 with material \2",
        ),
        # Three Levels in a row.
        (
            r"\b(Level|Rank) (\d+), (\d+),? or (\d+)(?= )",
            lambda found: (
                f"{found[1]} {found[2]} to {found[4]}"
                if int(found[4]) == int(found[3]) + 1 == int(found[2]) + 2
                else found[0]
            ),
        ),
        # What is used as a Tuner, or as none.
        (r"\b(treated|treat (?:it|this card|that monster)) as a Tuner monster\b", r"\1 as a Tuner"),
        (
            r"(?<=[,;] )(it|this card|that (?:face-up )?(?:monster|target)) is treated as a "
            r"Tuner\b",
            r"treat \1 as a Tuner",
        ),
        (
            r"\b(Special Summon this card) as a Tuner(, but [^.,;]*)?(?=[,.])",
            r"\1\2, and if you do, treat it as a Tuner",
        ),
        (r"(?<=as a Tuner) while (?:it is )?face-up on the field\b", ""),
        (r"(?<=as a Tuner) until the end of this turn\b", " this turn"),
        (
            r"\bIf (?:this card you control is used|you use this card you control) as Synchro "
            r"Material\b",
            "If this card you control would be used as Synchro Material",
        ),
        (r"\b(Normal Summon this card without) Tributes\b", r"\1 Tributing"),
        (r"\b(Monster|Spell & Trap) Card (Zones?)\b", r"\1 \2"),
        (
            r"\b([Dd]etach \d+ (?:Xyz )?[Mm]aterials? from this card) to target\b",
            r"\1, then target",
        ),
        (r"\b(Level by) 1 or 2(?=[.,;])", r"\1 up to 2"),
        (r"\b(and/or|or) face-up from your (?:side of the )?field\b", r"\1 face-up field"),
        (r"\bshuffle them both into\b", "shuffle both into"),
        (r"\bcannot be destroyed, except by battle(?=\.)", "cannot be destroyed by card effects"),
        (r"\b([Tt]arget 1 face-up monster)(?=;)", r"\1 on the field"),
        # How many cards something was just done to.
        (
            r"\b(cards [^.;:]*; (banish|destroy) them, and if you do, [^.;]*? for each)(?=\.)",
            lambda found: f"{found[1]} card {PARTICIPLES[found[2]]}",
        ),
        (
            r"\b(shuffle [^.;:]*? into the Deck, and if you do, [^.;]*? for each) returned "
            r"(card|monster)\b",
            r"\1 \2 shuffled into the Deck",
        ),
        (
            r"\b(number of cards) you "
            r"(?=shuffled into the Deck\b|sent to the GY\b|returned to the hand\b)",
            r"\1 ",
        ),
        # The Level that a monster has at that time.
        (
            r"\b(Levels? (?:become|becomes)) the same as (that monster)(?:'s)?(?=[.,])",
            r"\1 \2's Level",
        ),
        (r"\b(Levels? (?:become|becomes)) (that monster)'s current Level\b", r"\1 \2's Level"),
        (
            r"\b(become|becomes) the current Level of (that|the targeted) monster\b",
            r"\1 \2 monster's Level",
        ),
        (r"\b(Levels? (?:become|becomes)) the Level of that monster\b", r"\1 that monster's Level"),
        (r"\b([Aa]ll \"[^\"]*\" monsters) (?=gain \d)", r"\1 on the field "),
    )
)
