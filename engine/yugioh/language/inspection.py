"""How many effects of monsters may be activated while a card is face-up."""

from engine.effects import Node

__all__ = ["EffectsByKinds"]


class EffectsByKinds(Node):
    """A player can activate an effect of a monster only if those that this player has activated
    this turn, while this card was face-up, are fewer than the kinds of monsters on the field
    (Ritual, Fusion, Synchro, Xyz, Pendulum, Link).  One whose activation was negated counts.
    """
