"""Why something happened to a card: "by card effect", "by the effect of a monster"."""

from typing import Final

from engine.filters import AllOf, Filter, NoneOf
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.wording.nouns import noun
from engine.yugioh.wording.phrase import Telling

_THEIR_EFFECT: Final = v.R_THEIRS | v.R_EFFECT
# Why a card moved, as it follows what became of it.
_REASONS: Final[dict[int | tuple[int, ...], str]] = {
    0: "", v.R_BATTLE: "by battle", v.R_EFFECT: "by card effect",
    v.R_THEIRS: "by an opponent's card", _THEIR_EFFECT: "by an opponent's card effect",
    (v.R_BATTLE, v.R_EFFECT): "by battle or card effect",
    v.R_BEARER_SENT: "because the equipped monster is sent to the GY",
    v.R_BEARER_DESTROYED: "because the equipped monster is destroyed",
    (v.R_BATTLE, _THEIR_EFFECT): "by battle or an opponent's card effect",
}  # fmt: skip


def because(on: la.Event, telling: Telling) -> str:
    """Why: " by card effect", with a space before it."""
    if on.by is not None:
        if on.reason != v.R_EFFECT:
            raise TypeError("no words for such a cause")
        if isinstance(on.by, NoneOf) and on.what == "destroyed":
            return f" by card effect, except {noun(on.by.of, telling, default='card').one}"
        return f" {by_effect(on.by, telling)}"
    if on.reason == _THEIR_EFFECT and on.whose == v.OPPONENT:
        return " by your card effect"
    if on.reason not in _REASONS:
        raise TypeError("no words for such reasons")
    return f" {_REASONS[on.reason]}" if on.reason else ""


def by_effect(item: Filter, telling: Telling) -> str:
    """By whose effect: "by the effect of a monster", "by a Spell Card or effect"."""
    parts = item.of if isinstance(item, AllOf) else (item,)
    if set(parts) == {la.MONSTER, ~la.State("controlled")}:
        return "by your opponent's activated monster effect"
    here = (la.InPlace(v.MZONE), la.State("controlled"))
    if all(part in parts for part in here):
        nouns = noun(AllOf(tuple(part for part in parts if part not in here)), telling)
        return f"by the effect of {nouns.one} you control{nouns.but}"
    if la.State("controlled") in parts:
        rest = AllOf(tuple(part for part in parts if part != la.State("controlled")))
        _, _, words_ = noun(rest, telling, default="card").one.partition(" ")
        return f"by your {words_} effect"
    words = noun(item, telling, default="card")
    if isinstance(item, la.Type) and item.bits & (v.SPELL | v.TRAP):
        return f"by {words.one} Card or effect"
    return f"by the effect of {words.one}{words.but}"
