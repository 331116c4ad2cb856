"""What nothing in a turn without a battle can touch.

A statement is inert if all it says are rules of battles, of cards that are told by words which name
no deed of a turn; an effect, if it waits for something that only happens in a battle.  So is what
is done in a phase that no turn here has: it begins with the Main Phase, behind the Draw and the
Standby Phase, has no Battle Phase and so no Main Phase 2, and ends the game.  And so is that a
Summon cannot be negated: the opponent has nothing on the field, and no card negates one from the
hand.  Source: Yu-Gi-Oh rules reference, phases of a turn.
"""

import re
from typing import Final

from engine.yugioh.wording import words as w

# Rules of battles, each of which is taken out of a statement before its other words are looked at.
_RULES: Final = re.compile(
    r"\b(?:cannot|not|be|is|are) (?:be )?destroyed by battle\b"
    r"(?: with an? (?:effect|non-\w+) monster\b)?"
    r"|\bcannot attack if their atk is less than or equal to the amount you paid\b"
    r"|\b(?:can|cannot|must|could)(?: also| only)? attack\b(?! position)"
    r"|\b(?:cannot|can only|can) declare (?:an attack|attacks)\b"
    r"(?: unless you send \d other cards you control to the gy)?"
    r"|\bcan make (?:(?:a second|an additional|up to \d) attacks?|a number of attacks|attacks)\b"
    r"|\b(?:cannot|can only) (?:target|select) [^.,(]*?(?:\([^()]*\) )?"
    r"(?:for (?:attacks|an attack)|as an attack target)\b"
    r"|\bcannot target face-up [^.,(]*?, or any [^.,(]*?, for attacks, except this one\b"
    r"|\bcannot be (?:targeted|selected) for (?:attacks|an attack)\b|\bcannot be attacked\b"
    r"|\byou choose the attack targets for your opponent's attacks\b"
    r"|\bcannot select [^.,(]*? as an attack target\b|\bcannot be selected as an attack target\b"
    r"|\b(?:can|must) (?:target|select) [^.,(]*? for its attacks\b"
    r"|\battacks a defense position monster\b"
    r"|\bif it does using this effect, its atk is halved during damage calculation only\b"
    r"|\binflicts? (?:double )?piercing battle damage(?: to your opponent)?\b"
    r"|\btakes any battle damage you would have taken\b"
    r"(?: from (?:attacks|battles) (?:involving|on) [^.,:;]*)?(?:,? instead\b)?"
    r"|\bneither player takes battle damage from attacks involving\b"
    r"|\bmonsters destroyed by battle with it are returned to the hand instead of going to the gy\b"
    r"|\btakes? (?:no|any) (?:battle damage\b|damage from (?:a battle|battles) involving\b)"
    r"|\b(?:you can )?reduce (?:the|any) battle damage [^.,:;]*? to 0\b"
    r"|\bbattle damage [^.,]*?\b(?:inflict(?:s|ed)?|takes?)\b[^.,]*?\b(?:is|are) "
    r"(?:doubled|halved|also inflicted to your opponent)\b"
    r"|\bany battle damage [^.,:;]*? (?:(?:is|are) (?:halved|treated as effect damage instead)"
    r"|becomes \d+)\b"
    r"|\bbattle damage to the controller of [^.,:;]*? from a battle involving [^.,:;]*? becomes 0\b"
    r"|\bapply (?:its|their) def for damage calculation\b|\bmust pay \d+ lp to declare an attack\b"
    r"|\bcannot activate (?:cards or effects|[a-z/]+ (?:cards|effects)(?: or effects)?) during the "
    r"battle phase\b"
    r"|\bbanish any monsters? destroyed by battle with [^.,:;]*"
    r"|\bany monsters? destroyed by battle with [^.,:;]*? is banished\b"
    r"|\bnegate the effects of [^.,:;]*?\bmonsters? (?:(?:that )?this card destroys by battle"
    r"|destroyed by battle with [^.,:;(]*(?:\(including in the gy\))?)"
    r"|\bcannot conduct (?:your|their|a) battle phase\b"
    r"|\b(?:the first time [^.:;]*? would be destroyed by battle(?: each turn)?|each turn, the "
    r"first time [^.:;]*? would be destroyed by battle), (?:it|that monster) is not destroyed\b"
)
# What is said of a turn or of cards in words that elsewhere name deeds.
_ASIDE: Final = re.compile(
    r"\bthat (?:was (?:\w+ )?summoned using|used) this card as (?:an? )?(?:\w+ )?material\b"
    r"|\b(?:materials|non-tuners|monsters) (?:used for (?:it|its \w+ summon)|attached to it)\b"
    r"|\bthe turn it is summoned\b|, unless they (?=control )"
    r"|\bin which case (?=this card must)"
    r"|^if summoned this way,?|^(?:if|while) you have no cards in your hand,"
    r"|\bduring the turn it is special summoned this way\b"
    r"|\bwhen (?:it|this card) (?:does so|attacks) using this effect,?"
    r"|\bspecial summoned by (?:its|its own|this) effect\b"
    r"|,? (?:during )?the turn (?:this effect is activated|you activate this (?:card|effect))"
    r"|\bspecial summoned by the effect of an?(?=\s+monster\b)"
    r"|\b(?:normal|tribute|flip|special|ritual|fusion|synchro|xyz|link|pendulum)"
    r"(?:,? (?:or )?(?:flip|special))* summoned(?:/set)?(?: by tributing)?\b"
)
# Words that only say which cards, where, and how long.
_NEUTRAL_WORDS: Final = (
    "a all also an and another any are as at atk attack attacks attribute attributes attacking "
    "battle battles be both but by card cards center co-linked column control controls controlled "
    "deck "
    "def defense different directly do does during each either end equip equipped except extra "
    "face-down "
    "face-up field for from fusion gy has have having higher highest if in involving is it its "
    "itself least less level link linked long lower lowest lp main many material materials monster "
    "monsters more most name names neither no non-tuner normal not number of on once one only "
    "opponent opponent's or original other others owned pendulum per phase player players point "
    "pointed points "
    "position prevent rank rest ritual same spell spells synchro than that the their them "
    "themselves there these they this those times to token tokens toon total trap traps tuner "
    "turn twice two type types unless until up using was were when while with xyz you your zone "
    "zones able"
)
_NEUTRAL: Final = frozenset(_NEUTRAL_WORDS.split())
_NAMES: Final = frozenset(
    word
    for names in (w.RACES, w.ATTRIBUTES)
    for name in names.values()
    for word in name.lower().split()
)
_WORD: Final = re.compile(r"[^\W\d][\w'-]*")

# What happens in battles alone.
_DEEDS: Final = (
    r"(?:attack(?:s|ed)?(?! position| points| target)|battles|battled|"
    r"declares? (?:an|a direct) attack|"
    r"inflicts? (?:\d+ or more )?battle damage|destroys? [^,:;]*? by battle|"
    r"(?:is|are) (?:attacked|targeted for an attack|selected as an attack target)|"
    r"(?:was|were) attacked\b|"
    r"(?:is|are|would be) destroyed by battle|"
    r"attack is declared|attacks have been declared this turn|"
    r"takes? (?:\d+ or more )?battle damage|takes? damage from a battle)"
)
_BEFORE: Final = (
    r"(?:once per (?:turn|battle|chain|battle phase),? )?(?:during your (?:opponent's )?turn, )?"
    r"(?:at the (?:start|end) of the damage step,? |(?:during|before|after) damage calculation,? )?"
    r"(?:if this card was \w+ summoned using (?:\"\"|[a-z ]*),? )?"
    r"(?:while this card is in (?:your (?:hand|gy|hand or gy)|(?:attack|defense) position),? )?"
    r"(?:after this card has been flipped face-up, )?"
)
# Which monster of an Equip Card is meant, and when the card is one.
_SO_EQUIPPED: Final = re.compile(
    r"(?<= equipped) (?:to a monster|with this card) by this (?:card's )?effect\b"
)
_BATTLES: Final = re.compile(
    rf"{_BEFORE}(?:if|when|after|each time) (?P<who>(?:(?!\b(?:is|are|was|were|would|activates?|"
    rf"effects?|have|has|not|summons?|leaves|becomes)\b)[^,:;])*?)\b{_DEEDS}\b(?P<rest>[^:]*)"
)
# Two who may be attacked, of whom one stands between commas, and how this card was summoned.
_OR_ANOTHER: Final = re.compile(
    r"(?<=\bthis card), (or your [^,:]*), (?=is (?:targeted|attacked)\b)"
    r"|(?<=\bthis card), that was special summoned by the effect of an? \"\" monster, "
    r"(?=destroys )"
)
_SUMMONED_BY: Final = r"(?:if this card was special summoned by the effect of an? \"\" monster,? )?"
# The phases of battles with the Main Phase behind them, and those that come before every turn that
# is played.
_PHASES: Final = re.compile(
    rf"{_SUMMONED_BY}(?:then )?(?:once per (?:turn|battle|battle phase|chain),? )?(?:"
    r"(?:during|at the (?:start|end) of) (?:an? |the |each |any |your |(?:your |either )?"
    r"(?:opponent|player)'s )?(?:battle phase|battle step|damage step)"
    r"|during (?:your |the )?main phase 2|(?:before|during|after) (?:that )?damage calculation"
    r")\b(?P<rest>[^:]*)"
)
_PAST: Final = re.compile(
    r"(?:once per turn,? )?(?:during|at the (?:start|end) of) "
    r"(?:(?!\b(?:and|or|phase|turn)\b)[\w' ])*\b(?:draw|standby) phases?\b(?P<rest>[^:]*)"
)
# What happens in the Draw Phase alone: the draw of the turn.
_DRAWN: Final = re.compile(
    r"(?:once,? )?(?:while this card is in your gy,? )?(?:when|if) you draw [^:,]*? during your "
    r"draw phase"
)
# Something that happens in the phases of battles.
_WHILE_BATTLING: Final = re.compile(
    r"(?:once per (?:turn|battle|chain),? )?(?:if|when) (?:(?!\bor\b)[^:,;])* during "
    r"(?:(?:an? |the |each |your |(?:your |either )?(?:opponent|player)'s )?"
    r"(?:battle phase|battle step|damage step))(?: \(quick effect\))?"
)
_CARD_OR_EFFECT: Final = re.compile(r"\bcard or effect\b|\bspell/trap card,? or monster effect,?")
# Another time or event beside that phase.
_OTHER_TIME: Final = re.compile(
    r"\bor (?:if|when|during|at|(?:(?:the|each|either|your|their|player's|opponent's|next) )*"
    r"(?:main |end |battle |draw |standby )?(?:turn|phase)\b)"
    r"|\b(?:during|at) [^,:]*\b(?:main|end) phase\b|^/"
)
# Another event beside that of the battle.
_OTHER_EVENT: Final = re.compile(
    r"^,? or\b|\bor [^:]*\b(?:main|standby|draw|end) phase|\bor (?:[a-z' ]*card effect|shuffled|"
    r"sent|banished|if|when|is|are|by|leaves|at|during|your opponent (?:activates|summons)|"
    r"(?:a|an|the|your) [^,:]*(?:is|are))\b|/|, or"
)


# With which Ritual Spell a monster is Ritual Summoned; what that card can summon, it says itself.
_RITUAL_SPELL: Final = re.compile(
    r"you can ritual summon this card with\s+"
    r"(?:an?\s+card|any\s+(?:ritual spell(?: card)?|card))?\s*"
)

# What becomes of those that attack or battle, and of nobody else.
_ATTACKER: Final = re.compile(
    r"(?:any|an opponent's) monster that (?:attacks|battles(?: with)?) "
    r"(?:this card|an? \"?[^,;:]*?\"? monster) "
    r"(?:loses|gains|cannot|becomes)\b(?!.*(?:\b(?:and|or|also)\b))"
)
# Turns of which something is said.
_IN_SOME_TURNS: Final = re.compile(r"^during any turn in which [^.,:;]*, ")
# What monsters gain, or lose, in the phase of battles alone.
_ONLY_IN_BATTLES: Final = re.compile(
    r"[^.,:;]*\b(?:gains?|loses?) [^.,:;]* during the battle phase,? only"
    r"|increase the levels of [^.,:;]* by \d+ during the battle phase only"
)
# What becomes of a card in a later turn.
_LATER_TURN: Final = re.compile(
    r"(?:destroy this card|send this card to the gy) during your "
    r"(?:2nd|second|3rd|third|4th|fourth|5th) (?:standby|end) phase after activation"
    r"|if this card is \w+ summoned, skip the main phase 1 of your opponent's next turn"
    r"|if this face-up card leaves the field, skip the battle phase of your next turn"
)


# ... or what is activated in the Standby Phase of one, after something that happens now.
_LATER_STANDBY: Final = re.compile(
    r"(?:if|when|after) [^:,]*, during "
    r"(?:the standby phase of (?:the|your) next turn|(?:the|your) next standby phase)"
)


# ... or is done in the End Phase of one.
_LATER_END: Final = re.compile("if summoned this way, during your opponent's next end phase")

_WAY: Final = "(?:normal|tribute|flip|special|ritual|fusion|synchro|xyz|link|pendulum) "
# A Summon that is not negated.
_UNNEGATED: Final = re.compile(
    rf"(?:this card's {_WAY}summon|(?:the )?(?:{_WAY}and )?{_WAY}summons? of [^.,:;]*) "
    "cannot be negated"
)

# What is said of a monster that battles or attacks, of how it was Summoned.
_MADE_FIGHTER: Final = re.compile(
    r" that was \w+ summoned using (?:(?! can\b)[\w ])*?(?= battles| attacks)"
)


def statement(text: str) -> bool:
    """Whether a sentence only says something of battles, or what another card says anyway."""
    plain = re.sub(r'"[^"]*"', " ", text.lower()).strip().rstrip(".")
    plain = _SO_EQUIPPED.sub("", _IN_SOME_TURNS.sub("", re.sub(r", except\s*,", "", plain)))
    plain = _MADE_FIGHTER.sub("", plain)
    if ":" in plain or ";" in plain:
        return False
    if _if_it_battles(plain) or _RITUAL_SPELL.fullmatch(plain) or _LATER_TURN.fullmatch(plain):
        return True
    if any(rule.fullmatch(plain) for rule in (_UNNEGATED, _ONLY_IN_BATTLES)) or _ATTACKER.match(
        plain
    ):
        return True
    if _if_it_battles(re.sub(r"^while [^,]*, ", "", plain)):
        return True
    left, rules = _RULES.subn(" ", _ASIDE.sub(" ", plain))
    words = _WORD.findall(left)
    return rules > 0 and all(word in _NEUTRAL or word in _NAMES for word in words)


def _if_it_battles(plain: str) -> bool:
    """Whether all that is said is said of a battle: "If this card battles, …"."""
    found = _BATTLES.match(plain)
    if not found or "," not in found["rest"]:
        return False
    return not _other(found["rest"].partition(",")[0])


def _other(rest: str) -> bool:
    """Whether another event is named behind that of the battle."""
    return bool(_OTHER_EVENT.search(re.sub(r" or (?:is attacked|battles|attacks)\b", "", rest)))


def effect(text: str) -> bool:
    """Whether an effect can only be activated, or applies only, in a battle or another phase."""
    plain = _SO_EQUIPPED.sub("", re.sub(r'"[^"]*"', '""', text.lower()))
    opening, colon, _ = _OR_ANOTHER.sub(r" \1 ", plain).partition(":")
    if colon and (_LATER_END.fullmatch(opening) or _LATER_STANDBY.fullmatch(opening)):
        return True
    found = _PAST.match(opening) or _PHASES.match(opening)
    if found is not None:
        return not _OTHER_TIME.search(found["rest"])
    if colon and _DRAWN.fullmatch(opening):
        return True
    if colon and _WHILE_BATTLING.fullmatch(_CARD_OR_EFFECT.sub("card", opening)):
        return True
    found = _BATTLES.match(opening) if colon else None
    return found is not None and not _other(found["rest"])


def about(text: str) -> str:
    """What an inert sentence is about."""
    if _LATER_TURN.fullmatch(text.lower().rstrip(".")) or _LATER_END.match(text.lower()):
        return "a later turn"
    if _UNNEGATED.fullmatch(text.lower().rstrip(".")):
        return "Summons that are negated"
    past = _PAST.match(text.lower()) or _DRAWN.match(text.lower())
    return "Draw or Standby Phases" if past else "battles"
