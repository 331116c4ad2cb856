"""Box-drawing characters, and what stands for them elsewhere."""

import io

from engine.boxes import can_draw_boxes, plain


def test_what_a_stream_can_show() -> None:
    utf8 = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    ascii_ = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert can_draw_boxes(utf8)
    assert not can_draw_boxes(ascii_)
    assert not can_draw_boxes(None)


def test_plain_text_keeps_its_width() -> None:
    assert plain("┌─┐│é│└─┘├┼┤┬┴") == "+-+|e|+-++++++"
    assert plain("…") == "..."
    assert plain("漢") == "?"
