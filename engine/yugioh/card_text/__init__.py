"""Card text read: from the official text of a card to its definition in the effect language.

    text --tokens--> words --materials, nouns--> phrases of `engine.yugioh.language`

Recursive descent over words.  What is not understood raises `NotUnderstood`, with the word where
understanding stopped and what was expected there; nothing is guessed.  What was understood is
written back by `engine.yugioh.wording` and must say what the text said (`compared`).

    compiled = compile_card(facts, text, lexicon)

Each kind of phrase has a file; clauses register with `verbs.verb` or `verbs.clause`, rules on a
card with `statements.statement`.
"""

from engine.yugioh.card_text import (
    activating,
    also_tributed,
    as_spell,
    barred_zones,
    becoming,
    bonds,
    bullets,
    by_opponent,
    coins,
    combined_levels,
    copying,
    counters,
    declaring,
    each_time,
    equips,
    for_levels,
    for_the_duel,
    forms,
    lasting,
    levels_apart,
    linked_from_hand,
    looking,
    material_rules,
    moving,
    numbers,
    onto_ways,
    otherwise,
    own_ways,
    picked,
    placing,
    protecting,
    players,
    relative,
    renaming,
    replacing,
    silence,
    some_of,
    standing,
    switched_zones,
    fusing,
    granting,
    holding,
    summons_now,
    summoning,
    unnegated,
    untributed,
    worn,
)
from engine.yugioh.card_text.card import compile_card
from engine.yugioh.card_text.parts import Compiled, Part
from engine.yugioh.card_text.materials import understood_materials
from engine.yugioh.card_text.names import Lexicon
from engine.yugioh.card_text.tokens import NotUnderstood

# They register the rules of their clauses and sentences.
_FAMILIES = (
    activating,
    also_tributed,
    as_spell,
    barred_zones,
    becoming,
    bonds,
    bullets,
    by_opponent,
    coins,
    combined_levels,
    copying,
    counters,
    declaring,
    each_time,
    equips,
    for_levels,
    for_the_duel,
    forms,
    lasting,
    levels_apart,
    linked_from_hand,
    looking,
    material_rules,
    moving,
    numbers,
    onto_ways,
    otherwise,
    own_ways,
    picked,
    placing,
    protecting,
    players,
    relative,
    renaming,
    replacing,
    silence,
    some_of,
    standing,
    switched_zones,
    fusing,
    granting,
    holding,
    summons_now,
    summoning,
    unnegated,
    untributed,
    worn,
)

__all__ = [
    "Compiled", "Lexicon", "NotUnderstood", "Part", "compile_card", "understood_materials",
]  # fmt: skip
