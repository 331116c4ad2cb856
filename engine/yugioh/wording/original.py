"""Cards by what they are originally, whatever they are now, in words."""

from engine.yugioh import language as la
from engine.yugioh.wording.describing import say
from engine.yugioh.wording.description import Description
from engine.yugioh.wording.words import listed


@say.register
def _(item: la.Original, d: Description) -> None:
    d.properties = True
    if isinstance(item.filter, la.Series):
        d.after.append(f'with "{item.filter.name}" in its original name')
        return
    one = Description(d.telling)
    say(item.filter, one)
    ((_, words),) = one.adjectives
    what = "Attribute" if isinstance(item.filter, la.Attribute) else "Type"
    d.after.append(f"whose original {what} is {listed(words)}")
