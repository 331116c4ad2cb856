"""A rule for sentences that begin with certain words says so of the right ones."""

import re

import engine.yugioh.card_text  # noqa: F401 - its families enter their rules
from engine.yugioh.card_text.statements import _RULES

_EXAMPLE = re.compile(r'^\s*"(\(|[\w\']+)')


def test_what_a_rule_says_it_reads_begins_as_it_asks() -> None:
    examples = [(words, rule.__doc__ or "") for words, rule in _RULES if words]
    assert len(examples) > 80
    wrong = [
        doc
        for words, doc in examples
        if (found := _EXAMPLE.match(doc)) is None or found[1].casefold() not in words
    ]
    assert not wrong
