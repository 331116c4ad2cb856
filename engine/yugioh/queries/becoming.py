"""Continuous effects by which cards become something else: of a Type, an Attribute, a Scale."""

from typing import Final

from engine.yugioh import language as la
from engine.yugioh.position.modifiers import SCALE_IS, TUNER_ALSO, trait_kind
from engine.yugioh.queries.rule import Rule, Ruling, enter_rule, rule_row
from engine.yugioh.vocabulary import EITHER, MZONE, SZONE, TUNER


class Becomes(Rule):
    """Monsters that match have another Type or Attribute, or this card another Pendulum Scale."""

    CODE: Final = 18
    FILTER: Final = 1
    WHOSE: Final = 2
    PLACES: Final = 3
    TO: Final = 4  # bits
    KIND: Final = 5  # `position/modifiers`

    def write(
        self, c: Ruling, word: la.FieldType | la.FieldAttribute | la.FieldTuner | la.ScaleIs
    ) -> list[int]:
        if isinstance(word, la.ScaleIs):
            return rule_row(Becomes, FILTER=c.filter(~la.OTHER), WHOSE=EITHER, PLACES=SZONE,
                            TO=word.to + 1, KIND=SCALE_IS)  # fmt: skip
        if isinstance(word, la.FieldTuner):
            return rule_row(Becomes, FILTER=c.filter(word.filter), WHOSE=word.whose, PLACES=MZONE,
                            TO=TUNER, KIND=TUNER_ALSO)  # fmt: skip
        kind = trait_kind(isinstance(word, la.FieldAttribute), word.also)
        return rule_row(Becomes, FILTER=c.filter(word.filter), WHOSE=word.whose,
                        PLACES=word.places, TO=word.to, KIND=kind)  # fmt: skip


enter_rule(Becomes(), la.FieldType, la.FieldAttribute, la.FieldTuner, la.ScaleIs)
