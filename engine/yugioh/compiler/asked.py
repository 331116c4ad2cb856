"""What a card's texts ask of the card itself: what is kept in mind, counted and allowed."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.effects import Node
from engine.filters import ANY, AllOf, Filter
from engine.instruction import CompileError
from engine.yugioh import language as la
from engine.yugioh.queries.terms import SENT_WAYS
from engine.yugioh.instructions import tables as t
from engine.yugioh import vocabulary as v


def stays_on_field(card: la.Card) -> bool:
    """Whether an activated card stays face-up on the field for its own sake."""
    return (
        card.defined
        and bool(card.type & (v.SPELL | v.TRAP))
        and bool(card.type & (v.CONTINUOUS | v.FIELD | v.EQUIP))
    )


_ITSELF: Final = ~la.OTHER
# Of which cards a text asks whether they were sent to the GY this turn.
_OF_NONE: Final = 0
OF_ITSELF: Final = 1
OF_ALL: Final = 2


def asks_when_sent(card: la.Card) -> int:
    nodes = card.nodes
    asked = nodes.count(la.SENT_THIS_TURN)
    itself = sum(
        isinstance(node, AllOf) and _ITSELF in node.of and la.SENT_THIS_TURN in node.of
        for node in nodes
    )
    return OF_ALL if asked > itself else OF_ITSELF if asked else _OF_NONE


def sent_so(card: la.Card) -> tuple[int, int]:
    """The reasons and places of the one way of being sent to the GY that a card asks about."""
    nodes = [node for node in card.nodes if _asks_how_sent(node)]
    itself = sum(
        isinstance(node, AllOf) and _ITSELF in node.of and any(one in node.of for one in nodes)
        for node in card.nodes
    )
    if len(set(nodes)) > 1 or itself < len(nodes):
        raise CompileError(f"{card.name}: more than one way in which it was sent to the GY itself")
    if not nodes:
        return 0, 0
    return SENT_WAYS[nodes[0].name] if isinstance(nodes[0], la.State) else (v.R_COST, 0)


def _asks_how_sent(node: Node) -> bool:
    named = isinstance(node, la.State) and node.name in SENT_WAYS
    return named or isinstance(node, la.SentForEffectOf)


def material_had(card: la.Card) -> Filter | None:
    """The material for which a card asks once it has moved."""
    found = {node.had_such for node in card.nodes if isinstance(node, la.Event)} - {None}
    if len(found) > 1:
        raise CompileError(f"{card.name}: asks for two materials that it had")
    return found.pop() if found else None


def sent_for(card: la.Card) -> Filter | None:
    """For the effects of which cards it asks whether it was sent to the GY to activate them."""
    found = [node.filter for node in card.nodes if isinstance(node, la.SentForEffectOf)]
    return found[0] if found else None


def summoned_by(card: la.Card) -> set[Filter]:
    """The cards by whose effect it must have been Summoned, for what its text asks: of one kind.

    Raises CompileError.
    """
    asked = [node.formerly_by if isinstance(node, la.Event) else node.by
             for node in card.nodes if isinstance(node, (la.Event, la.WasSummoned))]  # fmt: skip
    found = {by for by in asked if by is not None}
    if len(found) > 1:
        raise CompileError(f"{card.name}: Summoned by the effects of cards of more than one kind")
    return found


def materials_counted(card: la.Card) -> set[la.MaterialsUsed]:
    """The materials of a kind that a card counts: of one. Raises CompileError."""
    found = {
        item for item in card.nodes
        if isinstance(item, la.MaterialsUsed) and (item.filter != ANY or item.attributes)
    }  # fmt: skip
    if len(found) > 1:
        raise CompileError(f"{card.name}: materials of more than one kind are counted")
    return found


def counting_tributes(card: la.Card, item: Node) -> Node:
    """A way of its own, with its Tributes counted where a text of the monster asks how many, or
    what is banished for it where one asks what that was.
    """
    if not isinstance(item, la.ByItself):
        return item
    nodes = card.nodes
    tributed = any(isinstance(one, la.MaterialsUsed) for one in nodes)
    banished = any(isinstance(one, la.MaterialsLack) for one in nodes)
    cost = tuple(
        replace(step, what=replace(step.what, name="tributes"))
        if (
            (tributed and isinstance(step, la.Tribute))
            or (banished and isinstance(step, la.Banish))
        )
        and isinstance(step.what, la.Each | la.Choose)
        else step
        for step in item.cost
    )
    if cost == item.cost:
        return item
    counted = la.CountAsMaterials(la.Chosen(("tributes",)))
    return replace(item, cost=cost, after=(counted, *item.after))


def definition_flags(card: la.Card) -> int:
    extra = bool(card.type & v.EXTRA_DECK_TYPES)
    fusions = [item for item in card.procedures if isinstance(item, la.FusionMaterials)]
    by_effect = any(item.by_effect for item in fusions)
    itself = card.only_by_itself or card.first_by_itself
    by_own_effect = itself and not extra and not card.type & v.RITUAL and not card.procedures
    by_own_effect = by_own_effect and card.only_with is None
    revive = extra or (itself and not card.normal_too) or bool(card.type & v.RITUAL)
    return (
        extra * t.DEF_EXTRA
        | revive * t.DEF_REVIVE
        | card.only_by_itself * t.DEF_NOMI
        | card.first_by_itself * t.DEF_FIRST
        | card.special_only * t.DEF_NOT_NORMAL
        | card.by_effect_only * t.DEF_BY_EFFECT_ONLY
        | by_own_effect * t.DEF_BY_OWN_EFFECT
        | card.one_on_field * t.DEF_UNIQUE
        | (not card.defined and not card.body) * t.DEF_INERT
        | by_effect * t.DEF_BY_EFFECT
        | any(item.exact for item in fusions) * t.DEF_EXACT
        | (la.BarsExtraZones() in card.effects) * t.DEF_BARS_EXTRA
        | (la.Remains() in card.effects) * t.DEF_REMAINS
        | any(isinstance(item, la.MaterialsUsed) for item in card.nodes) * t.DEF_COUNTS_MATERIALS
        | (la.MaterialsUsed(levels=True) in card.nodes) * t.DEF_ADDS_LEVELS
        | (la.MaterialsUsed(attack=True) in card.nodes) * t.DEF_ADDS_ATTACK
        | (not extra and any(isinstance(item, la.MaterialsIncluded) for item in card.nodes))
        * t.DEF_ASKS_TRIBUTES
        | any(one.attributes for one in materials_counted(card)) * t.DEF_COUNTS_ATTRIBUTES
    )


def asks_for(term: int, alternatives: Sequence[tuple[int, Sequence[tuple[int, int, int]]]]) -> int:
    """1 for a filter that asks for this term in each of its alternatives, rows with their terms."""
    return int(
        all(any(code == term and wanted for code, _, wanted in terms) for _, terms in alternatives)
    )
