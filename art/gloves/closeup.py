"""Where a glove's close-up looks: the place that shows most of its materials."""

from design import Design
from shapes import WRIST


def window_of(d: Design):
    """The pattern's part painted for the close-up (x0, y0, x1, y1) and the side it lies on."""
    side = "back"
    x, y = 0.6, WRIST + 0.2
    if d.dip == "full":
        x, y = -0.5, WRIST + 1.3
        side = "palm"
    elif d.dip:
        x, y, side = -0.4, WRIST + 1.2, "palm"
    elif d.guards and not d.low_guards:
        x, y = 0.0, -2.2
    elif d.low_guards:
        x, y = 0.0, -1.6
    elif d.cuff in ("slip", "band"):
        x, y = 2.9, -4.6
        if d.elastic:
            x, y = 1.6, WRIST + 1.6
    elif d.cuff == "strap":
        x, y = 4.2, -5.0
    elif d.back_style == "cloth":
        x, y = 0.6, -2.2
    elif d.cuff == "knit":
        x, y = 0.6, WRIST + 0.3
    return (x - 3.9, y - 3.6, x + 3.9, y + 4.6), side
