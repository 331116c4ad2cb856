"""Older wordings and reminders, put into the one spelling that the grammar reads.

Each of these says the same in both spellings; no text of a card stands here.
"""

import re
from typing import Final

from engine.rewriting import Rewriting, joined
from engine.yugioh.card_text.old_spelling import OLD
from engine.yugioh.card_text.odd_spelling import AT_LEAST_ONE, ODD
from engine.yugioh.card_text.one_of_each import ONE_OF_EACH
from engine.yugioh.card_text.few_spelling import FEW
from engine.yugioh.card_text.rare_spelling import RARE
from engine.yugioh.card_text.said_alike import ALIKE
from engine.yugioh.card_text.said_anew import ANEW
from engine.yugioh.card_text.said_clearly import CLEARER
from engine.yugioh.card_text.said_newly import NEWLY
from engine.yugioh.card_text.said_in_full import IN_FULL
from engine.yugioh.card_text.said_lately import LATELY
from engine.yugioh.card_text.said_of_cards import OF_CARDS
from engine.yugioh.card_text.said_plainly import PLAINER
from engine.yugioh.card_text.said_shorter import SHORTER
from engine.yugioh.card_text.said_briefly import BRIEFER
from engine.yugioh.card_text.said_simply import SIMPLER
from engine.yugioh.card_text.said_usually import USUALLY
from engine.yugioh.card_text.token_facts import with_facts
from engine.yugioh.card_text.spelled_out import SPELLED_OUT
from engine.yugioh.card_text.summon_spelling import SUMMONS
from engine.yugioh.card_text.summoned_anew import SUMMONED_ANEW
from engine.yugioh.card_text.taken_apart import APART
from engine.yugioh.card_text.this_way import THIS_WAY
from engine.yugioh.card_text.time_order import timed
from engine.yugioh.card_text.word_order import in_order
from engine.yugioh.wording import words as w


def _quick(found: re.Match[str]) -> str:
    opening = ", ".join(part for part in (found[2], found[3]) if part)
    opening = f"{opening} (Quick Effect)" if opening else "(Quick Effect)"
    return f"{found[1]}{opening[:1].upper()}{opening[1:]}:"


def _of_tokens(found: re.Match[str]) -> str:
    it = "it" if found[2] in ("It", "This Token") else "they"
    return f"{found[1]}, also {it} {found[3]}"


def _when_set(found: re.Match[str]) -> str:
    it, never = (found[2] or "It").lower(), found[3] or ""
    return f"{found[1]}, {'but' if never else 'and'} {it} can{never} be activated this turn."


def _at_most(found: re.Match[str]) -> str:
    name = found[2] or found[3]
    counters = f"{found['most']} {name}Counter{'s' if found['most'] != '1' else ''}"
    return f"{found['place']}{found['rest']} Cannot hold more than {counters}."


_TYPE: Final = (
    r"(?:Aqua|Beast|Beast-Warrior|Cyberse|Dinosaur|Dragon|Fairy|Fiend|Fish|Illusion|Insect|Machine"
    r"|Plant|Psychic|Pyro|Reptile|Rock|Sea Serpent|Spellcaster|Thunder|Warrior|Winged Beast|Wyrm"
    r"|Zombie)"
)

_SAME: Final = Rewriting(
    (
        ("\r", ""),
        (r" / (?=You can only)", "\n"),
        (r"\(s\)", ""),
        ("\u2019", "'"),
        (r"\bActivate (?:this card )?only (?:if|while) ", "Activate this card only if "),
        (r",? ?\(except during the Damage Step\)", ""),
        (r",? even during the Damage Step| \(even during the Damage Step\)", ""),
        (
            r" \((?:even if this card leaves the field|min\. 1"
            r"|This ATK gain remains even if this card leaves the field\.)\)",
            "",
        ),
        (r"(?m)(^|(?<=\. )|(?<=● ))FLIP: ", r"\1If this card is flipped face-up: "),
        (
            r"(?i)\b(?:either )?add to your hand,? or (Set|Special Summon|banish),? (1 [^,;.]*)",
            r"take \2, and either add it to your hand or \1 it",
        ),
        (r"(?i)\b(banish [^.;:]*?), face-up(?=[.;,])", r"\1"),
        # Types in brackets behind the noun, one place for two deeds, one name for two kinds.
        (
            r"((?:(?:Tuner|Effect|Fusion|Synchro|Xyz|Link|Ritual|Normal|non-Tuner) )*[Mm]onsters?) "
            rf"\(({_TYPE}(?:, {_TYPE})*,? or {_TYPE})\)",
            r"\2 \1",
        ),
        (
            r"\b[Ff]rom your hand, either (Special Summon 1 [^,;.]*), or (Set 1 [^,;.]*)(?=[;.])",
            r"Either \1 from your hand, or \2 from your hand",
        ),
        (
            r"(\"[^\"]*\") (Quick-Play Spells) / (Normal Traps), with different names,",
            r"\1 \2 and/or \1 \3 with different names",
        ),
        (
            r"(?P<place>\b[Pp]lace \d ((?:[A-Z][\w']* )+)Counters? on this card[^.;:()\n]*?"
            r"|\bIf this card is [^.;:()\n]*: Place \d ((?:[A-Z][\w']* )+)Counters? on it) "
            r"\(max\. (?P<most>\d+)\)(?P<rest>[^.\n]*\.)(?!\s*●)",
            _at_most,
        ),
        (r"(\bto this card(?: as an Equip Spell)?) \(max\. 1\)", r"\1"),
        (
            r", also,? you (cannot [^.;:]*?,? the turn you activate this (?:card|effect)"
            r"(?:, except [^.;:]*)?)(?=\.)",
            r". You \1",
        ),
        (r"(?<=\" monsters)'(?=\.)", ""),
        (
            r"\b([Dd]estroy) the (?=1 [^.,;:]* with the highest ATK \(your choice, if tied\))",
            r"\1 ",
        ),
        (
            r"\bif you placed this card from your hand\b",
            "if this card was in your hand when this effect was activated",
        ),
        (r"during the End Phase of this turn", "during the End Phase"),
        (r"(?<=to your opponent )until the End Phase of this turn", "until the End Phase"),
        (r"\. During the End Phase of this turn, ", ", also, during the End Phase, "),
        (r"\bif you do that, ", "if you do, "),
        (
            r"\. For the rest of this turn(?: after this (?:card|effect) resolves)?, "
            r"(?=you cannot|your op|this card cannot attack|you can only Special Summon)",
            ", also for the rest of this turn, ",
        ),
        (
            r"(?i)\b(\d|all) opponent's ([^,;.]*?monsters?)(?=[;,.])",
            r"\1 \2 your opponent controls",
        ),
        (r"\bYou can activate this effect; ", "You can "),
        (
            r"(Tokens?\" \([^()]*\)[^.;:\n]*)\. (It|They|This Token|These Tokens) "
            r"(cannot be Tributed for a Tribute Summon|cannot attack)"
            r"(?: during the turn (?:it is|they are) Special Summoned)?(?=\.| or)",
            _of_tokens,
        ),
        (r"(?<=, except )([A-Z][^,;.:\"]*? monsters)'(?=\.)", r"\1"),
        (
            r"(\bSet (?:\d|this|that|it\b)(?:(?!, (?:or if|then|also|and if|but)|instead)[^.;:])*)"
            r"\. (?:That Set card|(It|They)) can(not)? be activated this turn\.",
            _when_set,
        ),
        (
            r"\((This card's original Rank is always treated as \d+)\. (This card is always "
            r"treated as [^()]*)\)",
            r"(\1.) (\2)",
        ),
        (
            r"\. You can only activate 1 ((?:Spell/Trap|Spell|Trap) Card for the rest of this turn "
            r"after this card resolves\.)",
            r", also you can only activate 1 \1",
        ),
        (r"(?<=per turn), and not during the Damage Step(?=\.)", ""),
        (r"\. If you cannot, (?=destroy it\.)", ", otherwise "),
        # Effects that are negated for as long as numbers are changed.
        (
            r"(?i)\b(until the end of this turn), ((?:that target|that monster|it) (?:gain|lose)s "
            r"\d+ (?:ATK/DEF|ATK|DEF)), (?:but|also) its effects are negated(?=\.)",
            r"\2 \1, also negate its effects \1",
        ),
        (
            r"(?i)\b((?:that target|that monster|it) (?:gain|lose)s \d+ (?:ATK/DEF|ATK|DEF)), "
            r"(?:but|also) its effects are negated(?=\.)",
            r"\1, also negate its effects",
        ),
        # What becomes of monsters that a player cannot control.
        (
            r"(?i)\b(each player can only control 1 [^.;:]*?)\. (?:"
            r"If a player controls 2 or more monsters of the same (Type|Attribute), they must send "
            r"some to the GY so they control no more than 1 monster of that \2"
            r"|Send all other face-up monsters they control to the GY"
            r"|\(If a player controls 2 or more, they must send some to the GY so they only "
            r"control 1\.\))(?:\.|$)?",
            r"\1, and sends all others to the GY.",
        ),
        (
            r"(?m)(^|(?<=\. ))([A-Z][^.:;,]*? monsters [^.:;,]*?) cannot change their battle "
            r"positions or attack(?=\.)",
            r"\1\2 cannot attack, also \2 cannot change their battle positions",
        ),
        (r"\bor face-up from your (Monster Zone|field)", r"or face-up \1"),
        (
            r"(?i)\badd from your (Deck|GY|Deck or GY) to your hand,? (.*?)(, except [^.;]*)?"
            r"(?=[.;])",
            r"add \2 from your \1 to your hand\3",
        ),
        (
            r"\b[Ss]pecial Summon,? from your ((?:hand|Deck|GY|Extra Deck|, | or |,? and/or )+), "
            r"(1 (?:\"[^\"]*\"(?:, or |, | or ))*[^.;,]*)",
            r"Special Summon \2 from your \1",
        ),
        (
            r"\bmonster(s?) (\"[^\"]*\")"
            r"(?= (?:you control|your opponent controls|from your|in your|on the field|"
            r"currently on the field|other than|is |are ))",
            r"\2 monster\1",
        ),
        (
            r"\byou do not control an? ([^,:;.]*?)(monster|card|Spell|Trap|Spell/Trap)(?=[,:;.])",
            r"you control no \1\2s",
        ),
        (r"\byou do not control (?=\"[^\"]*\"(?=[,:;.]| and ))", "you control no "),
        (
            r"\b([Ii])f only your opponent controls a monster",
            r"\1f your opponent controls a monster and you control no monsters",
        ),
        # What becomes of a summoned card, in brackets.
        (
            r"(?i)(\bspecial summon [^.;()]*?) \((but (?:banish|negate|it cannot) [^()]*)\)",
            r"\1, \2",
        ),
        (r"face-up in your Field Zone", "face-up in your Spell & Trap Zone"),
        (r"(?<=this card is )treated as (?=a Continuous Trap[,:])", ""),
        (
            r"(, except \"[^\"]*\")?,? in (your|its owner's) Spell & Trap Zones? as( a)? face-up "
            r"(Continuous \w+)",
            r" face-up in \2 Spell & Trap Zone as\3 \4\1",
        ),
        (
            r"(?m)(^|(?<=\. )|(?<=● ))([^:.\n]*?): ([^:.\n]*?) \(this is a Quick Effect\)(?=\.)",
            r"\1\2 (Quick Effect): \3",
        ),
        (
            r"(\bXyz Summon 1 [^.;:]*? using monsters you control as) Materials(?=\.)",
            r"\1 material",
        ),
        (
            r"(\bSummon 1 [^.;:]*? using materials) including this card you control(?=[.,])",
            r"\1 you control, including this card",
        ),
        (
            r"(\b[Yy]ou have) both (an? [^.;:,]*?) and (an? [^.;:,]*?) (in your GY)(?=[.;:,])",
            r"\1 \2 \4, and you have \3 \4",
        ),
        (
            r"(?m)(^|(?<=\. ))(\"[^\"]*\") and (?=\"[^\"]*\" monsters you control (?:cannot|gain))",
            r"\1\2 or ",
        ),
        (
            r"\bthe (?=monster your opponent controls with the highest ATK \(your choice, if tied)",
            "1 ",
        ),
        (
            r"\b([Dd]estroy) 2 cards \(1 on each field\)",
            r"\1 1 card you control and 1 card your opponent controls",
        ),
        (r"\b([Dd]raw) the same number of cards(?: you \w+ed)?(?=[.,;])", r"\1 that many cards"),
        (
            r"\b(face-up monsters) on the field that were (Special Summoned from the Extra Deck)",
            r"\1 \2 on the field",
        ),
        (r"(\bcannot be targeted by) an (?=opponent's card effects)", r"\1 your "),
        (
            r"(?i)\b(until the end of this turn), (?:that target|that monster|it)'s (ATK|DEF) "
            r"becomes (\d+), (?:and|but|also) (?:that target's|its) effects are negated(?=\.)",
            r"its \2 becomes \3 \1, also negate its effects \1",
        ),
        (
            r"(\b[Ss]pecial Summon )(1 [^.;:,]*?) from your hand(, except \"[^\"]*\")?, (or,? if "
            r"[^.;:,]*), you can Special Summon it from your Deck instead(?=\.)",
            r"\1\2 from your hand, \4, instead \2 from your Deck\3",
        ),
        # What was once said of both players' turns is a Quick Effect.
        (
            r"(?m)(^|(?<=\. )|(?<=● ))(Once per turn)?,? ?[Dd]uring either player's turn,? ?"
            r"([^:.\n]*?):",
            _quick,
        ),
        (r"((?:Special Summon|[Aa]dd|[Ss]et) \d [^.;:,]*) from the Deck", r"\1 from your Deck"),
        (r"(\byour [^.;:]*?),? or your side of the field", r"\1 or field"),
        (r"(?<!but )\b(?:it|they) (?:has|have) (its|their) effects negated", r"negate \1 effects"),
        (r"\bback into (?:your|the) Deck", "into the Deck"),
        (r"(Set \d [^.;:]* from your [^.;:]*?) to your Spell & Trap Zone", r"\1"),
        (r"(\bSet [^.;:]* Zone as a Spell) Card\b", r"\1"),
        (r"(\bSet (?:that target|it)) in your Spell & Trap Zone as a Spell", r"\1 as a Spell"),
        (r"\bGraveyard\b", "GY"),
        (r"\bLife Points?\b", "LP"),
        (r"(?<=\bThis monster )may (?=attack\b)", "can "),
        (r"(?<=\bchange )(that monster|it), also (this card),", r"\1 and \2"),
        (
            r"\b(\d cards?) each from both your opponent's field and GY",
            r"\1 your opponent controls and \1 from your opponent's GY",
        ),
        (r"(?i)\bequip this monster (?=from|on|you control)", "equip this card "),
        (
            r"(?m)(^|(?<=\. ))You can (send|banish) this (?:Equip Card|equipped card)"
            r"(?= to the GY|;)",
            r"\1While this card is equipped to a monster: You can \2 this card",
        ),
        (
            r"(\bEquip only to [^.;:]*\.) It (cannot be destroyed by [^.;:,]*, also your opponent "
            r"cannot target) it (?=with card effects\.)",
            r"\1 The equipped monster \2 the equipped monster ",
        ),
        (r"(\bEquip only to [^.;:]*\.) It (?=gains |loses )", r"\1 The equipped monster "),
        (
            r"(\b[Ee]quip 1 appropriate [^.:;]*?) as an Equip Spell as if it were equipped by that "
            r"monster's effect",
            r"\1",
        ),
        (
            r"(\b[Yy]ou can Normal Summon this card without Tributing), but (its original ATK "
            r"becomes \d+\.)",
            r"\1. If this card is Normal Summoned without Tributing, \2",
        ),
        # What a Union gives its monster.
        (
            r"(?<=equipped with this card is unaffected by )your opponent's monster effects "
            r"\(except its own\)",
            "the effects of other monsters your opponent controls",
        ),
        (r"\bA monster equipped with this card\b", "The equipped monster"),
        (r"\ba monster equipped with this card\b", "the equipped monster"),
        (
            r"(\b[Tt]he equipped monster [^.:;]*), also if (?=the equipped monster would "
            r"be destroyed)",
            r"\1. If ",
        ),
        (
            r"\bWhile equipped by this effect, the (?=equipped monster (?:gains|loses|cannot))",
            "The ",
        ),
        (
            r"\((A monster can only be equipped with 1 Union) [Mm]onster( at a time\. If the "
            r"equipped monster would be destroyed[^.]*\.)\)",
            r"\1 monster\2",
        ),
        (
            r"(\bThe equipped monster (?:gains|loses) \d+ ATK and DEF\. If) it "
            r"(?=would be destroyed, destroy this card instead)",
            r"\1 the equipped monster ",
        ),
        (
            r"(\b[Ee]quip this card [^.;:]*?to [^.;:]*?)\. It gains (\d+ (?:ATK/DEF|ATK and DEF|ATK"
            r"|DEF))\.",
            r"\1 as an Equip Spell that gives it \2.",
        ),
        (
            r"(\b[Ss]pecial Summon (?:it|that target)(?: in \w+ Position)?) and (?=equip it with "
            r"this card)",
            r"\1, and if you do, ",
        ),
        (
            r"your opponent randomly chooses 1 card from your entire hand, then you discard the "
            r"chosen card\. Then, if",
            "discard 1 random card from your hand, then, if",
        ),
        (r"\byou do not control an? ([^:,;.]*?)monster\b", r"you control no \1monsters"),
        (r", you can \(Quick Effect\): (\w)", r" (Quick Effect): You can \1"),
        (r", you can: (?=\w)", ": You can "),
        (
            r"(?i)\b(during the End Phase) of the turn this card (?:is|was) "
            r"((?:Normal|Special) Summoned(?: or flipped face-up)?|flipped face-up):",
            r"\1, if this card was \2 this turn:",
        ),
        # What is done for an effect, with the colon in the place of the semicolon.
        (
            r"(?m)(^|(?<=[.)] )|(?<=● ))(You can (?:\"[^\"\n]*\"|[^\":;.●\n])*): "
            r"(?=(?:\"[^\"\n]*\"|[^\":;.●\n])*(?:\.|$))",
            r"\1\2; ",
        ),
        (r"\bto (your|your opponent's|their) side of the field\b", r"to \1 field"),
        (r"\bon (your opponent's) side of the field\b", r"on \1 field"),
        (
            r"\b([Ww]hen|[Ii]f) a monster (?:effect is activated on your opponent's field"
            r"|your opponent controls activates its effect)",
            r"\1 your opponent activates a monster effect on the field",
        ),
        (r"\bYou can activate this effect; ", "You can "),
    )
)


_GERUNDS: Final = {gerund: verb for verb, gerund in w.GERUNDS.items()} | {"targeting": "target"}
# What is done for the activation of a card, in a sentence of its own.
_ACTIVATED_BY: Final = re.compile(
    rf"(?m)(^|(?<=\. )|(?<=: ))Activate(?: this card)? by ({'|'.join(_GERUNDS)}) ([^.;]*)([.;])"
)


def _activation(found: re.Match[str]) -> str:
    verb = _GERUNDS[found[2]]
    end = "" if found[4] == "." else found[4]
    return f"{found[1]}{verb[0].upper()}{verb[1:]} {found[3]};{'.' if not end else ''}"


_SPELLED: Final = joined(
    LATELY, USUALLY, OLD, ONE_OF_EACH, AT_LEAST_ONE, APART, ALIKE, NEWLY, ANEW, OF_CARDS,
    SUMMONED_ANEW, SIMPLER, BRIEFER, _SAME, SUMMONS, SHORTER, PLAINER, IN_FULL, SPELLED_OUT,
    THIS_WAY, ODD, RARE, FEW, CLEARER, in_order, timed, Rewriting(((_ACTIVATED_BY, _activation),)),
)  # fmt: skip


def spelled(text: str) -> str:
    """The text in today's spelling."""
    return _SPELLED(with_facts(text))
