"""Which effects interrupt the opponent on their turn, how, and how often: as their definitions say.

An interruption is a use: an effect that can be used once per turn is one of them for all copies of
its card, one that takes materials or ATK each time is as many as these pay for.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from engine.effects import Node
from engine.filters import Filter
from engine.sealed import sealed
from engine.yugioh import language as la
from engine.yugioh import vocabulary as v
from engine.yugioh.game import YugiohGame
from engine.yugioh.instructions import tables as tb
from engine.yugioh.worth import uses as us

# What an effect does to the opponent, the strongest first, and what such a use is worth.
POINTS: Final = {"negate": 1000, "remove": 800, "lock": 600, "summon": 300, "draw": 300}
IN_GRAVE: Final = 400  # an effect that waits in the GY
IN_HAND: Final = 300  # a hand trap
# What a use takes of the card itself, where nothing else limits how often it is used.
_NO_LIMIT: Final = 99
_REMOVES: Final = (
    la.Destroy, la.Banish, la.SendToGrave, la.ToDeck, la.AddToHand, la.Tribute, la.TakeControl,
    la.PlaceAsSpell, la.Attach, la.SetCard,
)  # fmt: skip
_Cards = la.Choose | la.Each | la.Random
# Cards that are only known once the effect is used.
_MEANT: Final = (la.Chosen, la.EventCards, la.Answered, la.AnsweredCard)


class Row(NamedTuple):
    """An effect of a card, where it is used, and what a use is worth.

    All rows of a `group` have `most` uses in a turn together; a use takes `each` of what `per`
    says (`uses.PER_...`).  `turned` is the activation that turns its Set card face-up first.
    `needs` are own cards that it must have: filter, places, number.
    """

    effect: int
    card: int
    places: int
    points: int
    group: int
    most: int
    per: int
    each: int
    turned: int
    needs: tuple[tuple[Filter, int, int], ...]


def rows(game: YugiohGame) -> list[Row]:
    """What interrupts, of player 0's cards: group by group, the best of each first."""
    state = game.state
    groups: dict[tuple[object, ...], int] = {}
    found: list[Row] = []
    activations = {
        int(of): int(number)
        for number, of in zip(state.pair_effect, state.pair_card, strict=True)
        if isinstance(game.compiler.effect_nodes[int(number)], la.Activate)
    }
    for number, of in zip(state.pair_effect, state.pair_card, strict=True):
        effect, card = int(number), int(of)
        if state.owner[card]:
            continue
        node, definition = game.compiler.effect_nodes[effect], game.compiler.effect_cards[effect]
        kind = kind_of(node, definition)
        if not kind or _is_copied(node):
            continue
        row = [int(n) for n in state.t.effects[effect * tb.EFFECT_SIZE :][: tb.EFFECT_SIZE]]
        key, most = _limit(row, card)
        per, each = _price(node)
        if most == _NO_LIMIT and per == us.PER_NOTHING:
            most = 1
        group = groups.setdefault(key, len(groups))
        for places, points in _places(node, row[tb.E_WHERE], kind):
            needs = tuple(_needs(node))
            turned = us.NO_EFFECT
            if places & v.SZONE and not definition.type & v.MONSTER:
                turned = activations.get(card, us.NO_EFFECT)
            found.append(Row(effect, card, places, points, group, most, per, each, turned, needs))
    return sorted(found, key=lambda item: (item.group, -item.points, item.effect, item.card))


def _is_copied(node: la.Effect) -> bool:
    """Whether it has the effect from another monster, as a rule until the end of this turn."""
    return any(isinstance(one, la.HasEffectsOf) and one.passcode for one in node.condition)


def hand_traps(game: YugiohGame) -> set[int]:
    """Passcodes of the cards of player 0 that interrupt the opponent from the hand."""
    return {
        game.compiler.effect_cards[row.effect].passcode for row in rows(game) if row.places & v.HAND
    }


def interrupting(game: YugiohGame) -> us.Interrupting:
    """The tables that `uses.count_uses` counts by, row by row as in `rows`."""
    found = us.Interrupting()
    columns: list[int] = []
    needs: list[int] = []
    like: dict[tuple[int, int], int] = {}
    for number, row in enumerate(rows(game)):
        first = len(needs) // us.NEED_SIZE
        for filter_, places, least in row.needs:
            needs += [game.compiler.filter(filter_), places, least]
        same = like.setdefault((row.effect, row.places), number)
        columns += [*row[:-1], same, first, len(needs) // us.NEED_SIZE]
    found.rows = sealed(columns)
    found.needs = sealed(needs)
    found.uses = sealed([0] * len(columns[:: us.DISTURB_SIZE]))
    found.alike = sealed([0] * len(columns[:: us.DISTURB_SIZE]))
    game.compiler.refresh_filters(game.state.t)
    return found


def kind_of(effect: la.Effect, card: la.Card) -> str:
    """How an effect interrupts the opponent on their turn: a key of `POINTS`, or "" for not."""
    if isinstance(effect, la.Activate):
        if not card.type & (v.TRAP | v.QUICK_PLAY) or card.type & v.FIELD:
            return ""
    elif isinstance(effect, la.Trigger):
        if not any(_is_of_opponent(on) for on in (effect.on, *effect.or_on)):
            return ""
    elif not isinstance(effect, la.Quick) and not getattr(effect, "quick_if", ()):
        return ""
    for part in effect.condition:
        if isinstance(part, la.During) and part.whose == v.YOU:
            return ""
        if isinstance(part, la.Answering) and part.to is not None:
            return ""  # it waits for an activation of its own player's
    kinds = {kind for step in effect.do for node in step.walk() for kind in _kind(node, effect)}
    first = next((kind for kind in POINTS if kind in kinds), "")
    if first == "summon" and isinstance(effect, la.Trigger):
        return ""
    return first


def _is_of_opponent(on: la.Event) -> bool:
    """Whether an event is one that the opponent's own play brings about."""
    if on.what == "sent":
        return on.to == v.HAND and on.from_ == v.DECK and on.whose == v.OPPONENT
    return (
        on.what in ("summoned", "activated", "resolved", "left-grave")
        and on.who is not None
        and bool(on.whose & v.OPPONENT)
        and bool(on.side & v.OPPONENT)
    )


def _kind(node: Node, effect: la.Effect) -> Iterator[str]:
    """What one operation is to the opponent."""
    if isinstance(node, la.NegateActivation):
        yield "negate"
    elif isinstance(node, la.Negate):
        if _may_hit_opponent(node.what, effect):
            yield "negate"
    elif isinstance(node, la.Ban | la.OnlySpecialSummon):
        if node.whose & v.OPPONENT:
            yield "negate" if getattr(node, "what", ()) == ("effect",) else "lock"
    elif isinstance(node, la.BanishInstead):
        if node.whose & v.OPPONENT:
            yield "lock"
    elif isinstance(node, la.ChangePosition):
        if node.position & v.FACEDOWN and _may_hit_opponent(node.what, effect):
            yield "remove"
    elif isinstance(node, _REMOVES):
        if _may_hit_opponent(node.what, effect):
            yield "remove"
    elif isinstance(node, la.SummonFromExtraNow | la.FusionSummon):
        yield "summon"
    elif isinstance(node, la.SpecialSummon):
        if any(
            one.places & v.EXTRA or one.whose & v.OPPONENT for one in _chosen(node.what, effect)
        ):
            yield "summon"
    elif isinstance(node, la.Draw):
        yield "draw"


def _chosen(what: Node, effect: la.Effect) -> list[_Cards]:
    """The choices of cards that are meant: targets, or what was chosen under a name."""
    if not isinstance(what, la.Chosen):
        return [what] if isinstance(what, _Cards) else []
    among = (*effect.cost, *effect.target, *effect.do) if what.names else effect.target
    return [
        node
        for part in among
        for node in part.walk()
        if isinstance(node, _Cards) and (not what.names or node.name in what.names)
    ]


def _may_hit_opponent(what: Node, effect: la.Effect) -> bool:
    """Whether the cards that are meant may be the opponent's."""
    if isinstance(what, la.EventCards):
        return isinstance(effect, la.Trigger)
    if isinstance(what, la.Answered):
        return True
    return any(bool(one.whose & v.OPPONENT) for one in _chosen(what, effect))


def _limit(row: list[int], card: int) -> tuple[tuple[object, ...], int]:
    """Which uses are counted together, and how many there are of them in a turn."""
    for at in (tb.E_LIMIT, tb.E_SECOND):
        kind, group, times = row[at : at + 3]
        if kind == tb.L_HARD:
            return ("name", group), times
        if kind == tb.L_SOFT:
            return ("card", card, group), times
    if row[tb.E_LEAVES] or row[tb.E_KIND] == tb.K_ACTIVATE:
        return ("once", card), 1
    return ("effect", card, row[tb.E_INDEX]), _NO_LIMIT


def _price(effect: la.Effect) -> tuple[int, int]:
    """What a use takes each time."""
    for part in effect.cost:
        if isinstance(part, la.Detach):
            return us.PER_MATERIAL, part.count
    for part in effect.do:
        for node in part.walk():
            if isinstance(node, la.ChangeStats) and node.what == la.SELF:
                if isinstance(node.by, int) and node.by < 0:
                    return us.PER_ATTACK, -node.by
    return us.PER_NOTHING, 1


def _places(effect: la.Effect, where: int, kind: str) -> Iterator[tuple[int, int]]:
    """The places in which the effect counts, with what a use there is worth."""
    on_field = where & v.FIELD_PLACES
    if on_field and kind != "draw":
        yield v.SZONE if isinstance(effect, la.Activate) else on_field, POINTS[kind]
    if where & v.GRAVE and kind not in ("draw", "summon"):
        yield v.GRAVE, IN_GRAVE
    in_hand = effect.leaves_hand if isinstance(effect, la.Activate) else where & v.HAND
    if in_hand and kind != "summon":
        yield v.HAND, IN_HAND


def _needs(effect: la.Effect) -> Iterable[tuple[Filter, int, int]]:
    """The own cards without which it has no target."""
    for target in effect.target:
        if isinstance(target, la.Choose) and target.whose == v.YOU:
            if not any(isinstance(node, _MEANT) for node in target.filter.walk()):
                yield target.filter, target.places, target.least
