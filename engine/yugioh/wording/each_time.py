"""What is done each time something happens, without a chain, and what is done later."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.granting import for_the_turn
from engine.yugioh.wording.holding import silent
from engine.yugioh.wording.conditions import condition
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.operations import clause
from engine.yugioh.wording.phrase import Clause, Telling
from engine.yugioh.wording.steps import told
from engine.yugioh.wording.events import event, phase


_LATER: Final = {
    "next standby": "during the Standby Phase of the next turn",
    "your next standby": "during your next Standby Phase",
    "your 2nd standby": "during your 2nd Standby Phase after activation",
    "next end": "during the End Phase of the next turn",
    "battle": "during the Battle Phase this turn",
}  # fmt: skip


# What a player may do with a Spell or Trap that has just resolved.
MAY_SET_IT: Final = (la.Optional((la.SetResolved(),)),)


# Until the end of the turn no other card does anything on the field, whenever it comes there.
_ELSEWHERE: Final = la.InPlace(v.FIELD_PLACES) & ~la.State("marked")
OTHERS_LOCKED: Final = (
    la.Mark(), la.Ban(("activate", "effect"), _ELSEWHERE, whose=v.EITHER),
    la.Ban(("activate-card",), whose=v.EITHER),
)  # fmt: skip


def each_time(effect: la.EachTime, telling: Telling) -> str:
    """Each time something happens, something is done at once; while conditions hold."""
    text = _each_time(effect, telling)
    held = " and ".join(condition(part, telling) for part in effect.condition)
    if effect.do == (la.TreatAsTuner(la.SELF),):
        return f"if {held.replace(' was ', ' is ', 1)}, treat it as a Tuner"
    if held and (now := phase(effect.on)):
        return f"{now}, if {held}, {text.removeprefix(f'{now}, ')}"
    return f"while {held}, {text}" if held else text


def _each_time(effect: la.EachTime, telling: Telling) -> str:
    on = effect.on
    now = phase(on)
    if now:
        return f"{now}, {told(effect.do, telling)}"
    if on.who is None and not on.to and on.what in ("sent", "destroyed"):
        return f"when {event(on, telling)}, {told(effect.do, telling)}"
    if on.what == "destroyed" and on.by == ~la.OTHER:
        telling.event = "monster"
        return f"if this card's effect destroys a monster, {told(effect.do, telling)}"
    happens = event(on, telling)
    if on.what == "destroyed" and effect.do == (la.Destroy(la.SELF),):
        return f"if {happens}, destroy this card"
    if effect.do == OTHERS_LOCKED and on.what == "summoned":
        return (
            f"after {happens}, for the rest of this turn, other cards and their effects cannot be "
            "activated on the field, and other cards' effects on the field are negated"
        )
    if on.who is None and on.what == "summoned":
        return f"after {happens}, {told(effect.do, telling)}"
    if effect.do == MAY_SET_IT:
        return f"after {happens}, you can Set it instead of sending it to the GY"
    if on.what == "resolved":
        text = told(effect.do, telling)
        it = "it" if on.card_itself else "the card or effect"
        return f"each time {happens}, {text} immediately after {it} resolves"
    if on.what == "activated":
        return f"each time {happens}, {told(effect.do, telling)}"
    return f"each time {happens}, immediately {told(effect.do, telling)}"


@clause.register
def _(step: la.Later, telling: Telling) -> Clause:
    return Clause(f"{_LATER[step.when]},", tail=told(step.do, telling))


def attack_for_the_turn(rule: la.FieldStats, telling: Telling) -> Clause:
    """What monsters of a player gain or lose, those too that come later."""
    assert isinstance(rule.by, int)
    whose = {v.YOU: "you control", v.OPPONENT: "your opponent controls", v.EITHER: "on the field"}
    all_ = f"all {noun(rule.filter, telling, v.MZONE).several} {whose[rule.whose]}"
    verb = "gain" if rule.by > 0 else "lose"
    return Clause(f"for the rest of this turn, {all_} {verb} {abs(rule.by)} ATK")


def _unless(step: la.ForTheTurn, on: la.Event, telling: Telling) -> str:
    """What must have been Summoned by then, for the step not to be done."""
    ways = {v.BY_SPECIAL: "Special", v.BY_NORMAL | v.BY_TRIBUTE: "Normal"}
    if on.what != "summoned" or on.whose != v.YOU or on.how not in ways or on.who is None:
        raise TypeError("no words for what lifts an effect")
    if step.name_of is not None:
        what = "that monster, or a monster with the same name,"
    else:
        what = noun(on.who, telling, v.MZONE, "monster").one
    return f" if you did not {ways[on.how]} Summon {what} after you resolved this effect"


@clause.register
def _(step: la.ForTheTurn, telling: Telling) -> Clause:
    if isinstance(step.effect, la.ExtraNormalSummon):
        nouns = noun(step.effect.filter, telling, v.HAND, "monster")
        return Clause(
            "you can",
            tail=f"Normal Summon {nouns.counted('1', False)} during your Main Phase this turn"
            f"{nouns.but}, in addition to your Normal Summon/Set (you can only gain this effect "
            "once per turn)",
        )
    if isinstance(step.effect, la.OneLessTribute):
        nouns = noun(step.effect.filter, telling, default="monster")
        which = f"{nouns.several}{nouns.but}"
        return Clause(f"this turn, you can Normal Summon {which} for 1 less Tribute")
    if isinstance(step.effect, la.SilentSummons):
        return Clause(f"{silent(step.effect, telling)} this turn")
    if step.effect == la.NegatesActivated(whose=v.OPPONENT):
        return Clause("this turn, negate any monster effects your opponent activates")
    if isinstance(step.effect, la.FieldStats):
        return attack_for_the_turn(step.effect, telling)
    if isinstance(step.effect, la.Indestructible | la.Unaffected | la.Untargetable):
        return for_the_turn(step, telling)
    assert isinstance(step.effect, la.EachTime)
    if step.effect.on == la.Event("end-phase"):
        lifted = "" if step.effect.lifted is None else _unless(step, step.effect.lifted, telling)
        return Clause("during the End Phase,", tail=told(step.effect.do, telling) + lifted)
    turn = "for the rest of this turn," if step.effect.on.what == "activated" else "this turn,"
    return Clause(turn, tail=each_time(step.effect, telling))
