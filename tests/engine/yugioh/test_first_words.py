"""A rule for sentences that begin with certain words says so of the right ones."""

import re

import engine.yugioh.card_text  # noqa: F401 - its families enter their rules
from engine.yugioh.card_text.statements import RULES

_EXAMPLE = re.compile(r'(?:^\s*|[.…]",\s*)"(\(|[\w\']+)')


def test_what_a_rule_says_it_reads_begins_as_it_asks() -> None:
    examples = [(one.first, one.rule.__doc__ or "") for one in RULES if one.first]
    assert len(examples) > 80
    for words, doc in examples:
        firsts = {first.casefold() for first in _EXAMPLE.findall(doc)}
        assert firsts and firsts <= set(words), doc
