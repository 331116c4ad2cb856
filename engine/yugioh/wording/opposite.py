"""The condition that holds where another does not."""

from dataclasses import replace

from engine.effects import Node
from engine.yugioh import language as la
from engine.yugioh.language.words import Comparison

_OPPOSITE: dict[Comparison, Comparison] = {
    ">=": "<", "<": ">=", "=": "!=", "!=": "=", ">": "<=", "<=": ">",
}  # fmt: skip


def opposite(item: Node) -> Node | None:
    """The condition that holds exactly when this one does not."""
    if isinstance(item, la.Is):
        return la.Is(item.of, ~item.filter)  # of one card
    if isinstance(item, la.WasSummoned) and item.by is not None:
        return replace(item, never=not item.never)
    if isinstance(item, la.UsedOnField):
        return la.UsedOnField(not item.never)
    if isinstance(item, la.AtActivation):
        return la.AtActivation(item.condition, not item.failed)
    if not isinstance(item, la.Compare):
        return None
    if item.op == ">=" and item.right == 1:
        return la.Compare(item.left, "=", 0)
    if item.op == "=" and item.right == 0:
        return la.Compare(item.left, ">=", 1)
    return la.Compare(item.left, _OPPOSITE[item.op], item.right)
