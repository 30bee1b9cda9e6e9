"""Which outline and which fall a design has, and the lines its pieces are cut along."""

import numpy as np

from cloth import HEAVY, KNIT, SOFT, THIN
from dataclasses import replace
from design import Design
from pattern import Form
from shapes import WRIST, box, curve, line, taper

FINGER_TIPS = {"index": (5.30, 7.6), "middle": (1.70, 8.9), "ring": (-2.05, 8.0), "pinky": (-5.75, 5.3)}
FINGER_BASES = {"index": (4.35, -2.0), "middle": (1.45, -1.4), "ring": (-1.50, -1.6), "pinky": (-4.35, -2.6)}


def form_of(d: Design) -> Form:
    slim = d.drape in ("thin", "knit")
    spacing = 0.26 if d.drape in ("heavy", "soft") else 0.24
    shape = {
        "gauntlet": dict(top=4.7 if slim else 5.1, bottom=(4.7 if slim else 5.1) + d.flare * d.cuff_length / 12.6),
        "safety": dict(top=5.0, bottom=6.7, blend=0.8),
        "slip": dict(top=4.9, bottom=5.3),
        "band": dict(top=4.7, bottom=5.1),
        "strap": dict(top=4.5, bottom=4.9),
        "knit": dict(top=4.0, bottom=4.15, blend=2.2, overlap=2.4, wrist=4.2),
    }[d.cuff]
    rng = np.random.default_rng([d.seed, 5])
    return Form(cuff=d.cuff_length, inset=0.14 if slim else 0.0, thumb=d.thumb, mitt=d.mitt, narrow=0.92 if d.women else 1.0,
                close=rng.uniform(-0.01, 0.06) if not d.mitt else 0.0, spacing=spacing, **shape)


def drape_of(d: Design):
    base = {"heavy": HEAVY, "soft": SOFT, "thin": THIN, "knit": KNIT}[d.drape]
    if d.back.kind == "foil":
        # Foil is seen by what it reflects: a smooth hand would be one white patch.
        base = replace(base, calm=0.0, wobble=0.1, cell=2.2)
    if d.dip == "full":
        base = replace(base, pressure=0.006, thick=2.2)
    if d.cuff in ("slip", "band") and (d.elastic or d.cuff == "band"):
        base = replace(base, gather=0.26)
    return base


def fit(points, d: Design):
    return np.asarray(points, float) * ((0.92 if d.women else 1.0), 1.0)


def wrist_line(y=WRIST, rise=0.0):
    return curve([(-9, y), (-4, y + rise * 0.6), (0, y + rise), (4, y + rise * 0.6), (9, y)])


def thumb_back():
    return curve([(5.9, -0.6), (4.75, -2.1), (4.15, -4.0), (4.2, -6.2), (5.3, -8.6)])


def thumb_palm(kind):
    return curve({
        "wing": [(6.2, -1.2), (4.3, -2.6), (2.9, -4.6), (2.4, -7.0), (3.0, -9.2), (4.6, -10.2)],
        "keystone": [(6.2, -1.2), (4.2, -2.2), (2.7, -4.0), (2.9, -5.8), (4.0, -7.6), (6.2, -8.6)],
        "straight": [(6.0, -1.0), (4.6, -2.4), (3.9, -4.4), (3.9, -6.6), (4.6, -8.0), (6.2, -8.6)],
    }[kind])


def gunn_palm():
    return curve([(3.25, 1.2), (3.05, -0.4), (2.2, -1.25), (0, -1.5), (-2.3, -1.45), (-3.05, -0.7), (-3.35, 0.8)])


def yoke():
    return curve([(-7, -2.6), (-5.2, -2.0), (-2.5, -1.25), (0.4, -1.0), (3.2, -1.2), (5.2, -1.9), (6.2, -2.6)])


def darts(end=-6.2):
    return [line((x, -1.9 + 0.3 * (x == 0)), (x * 0.97, end)) for x in (-2.9, 0.0, 2.9)]


PATCHES = {
    "palm": [(-4.5, -2.3), (-2.2, -1.55), (0.6, -1.4), (3.3, -1.7), (4.5, -3.0), (4.2, -5.2), (3.4, -7.6), (1.5, -8.9),
             (-1.6, -9.1), (-4.0, -8.3), (-4.9, -5.4)],
    "heel": [(-5.2, -5.2), (-3.2, -5.0), (-0.6, -5.7), (1.4, -7.2), (1.9, -8.7), (0.4, -9.5), (-2.6, -9.6), (-4.8, -9.0), (-5.6, -7)],
    "strap": [(7.2, -2.0), (5.0, -2.2), (2.2, -3.6), (-1.5, -4.6), (-5.2, -5.0), (-5.6, -7.4), (-1.8, -7.0), (2.2, -6.2), (5.2, -5.2), (7.6, -4.4)],
    "bar": [(-4.9, -2.9), (-2.2, -1.9), (0.8, -1.7), (3.6, -2.0), (4.7, -2.7), (4.4, -4.3), (2.2, -4.5), (-1.5, -4.6), (-4.6, -4.8)],
    "side": [(-7.6, 4.2), (-4.9, 4.0), (-4.0, 0.4), (-3.4, -3.0), (-2.8, -6.2), (-2.2, -9.2), (-4.4, -9.8), (-7.6, -9.0)],
    "grip": [(-4.6, -2.0), (-2.0, -1.35), (0.8, -1.2), (3.4, -1.5), (4.3, -2.6), (3.2, -4.0), (1.9, -6.2), (1.0, -8.6), (-1.6, -9.3), (-4.4, -8.2), (-5.1, -5)],
    "saddle": [(7.4, 0.2), (5.5, 0.0), (4.1, -1.4), (3.6, -3.2), (4.3, -4.4), (6.2, -3.4), (7.8, -1.6)],
}


def patch(name):
    return curve(PATCHES[name], closed=True)


def cells_of_pad():
    return [box(-2.9, -3.3, 3.2, 2.4, 0.6), box(1.1, -3.0, 3.6, 2.4, 0.6), box(-3.2, -7.0, 2.9, 3.6, 0.7), box(1.6, -7.3, 2.4, 2.8, 0.7, 20)]


def finger_cap(name, length, d: Design):
    """A piece over the end of a finger, `length` long."""
    (ax, ay), (bx, by) = FINGER_BASES[name], FINGER_TIPS[name]
    along = np.array([bx - ax, by - ay])
    along /= np.hypot(*along)
    side = np.array([-along[1], along[0]])
    base = np.array([bx, by]) + along * (1.5 - length)
    return fit(np.array([base + side * 2.1, base - side * 2.1, base - side * 2.1 + along * (length + 1), base + side * 2.1 + along * (length + 1)]), d)


def guards(low: bool, d: Design):
    """Outlines of the moulded guards and how high each stands."""
    out = []
    for name, top in (("index", 1), ("middle", 1), ("ring", 1), ("pinky", 1)):
        (ax, ay), (bx, by) = FINGER_BASES[name], FINGER_TIPS[name]
        along = np.array([bx - ax, by - ay])
        length = np.hypot(*along)
        along /= length
        turn = np.degrees(np.arctan2(along[1], along[0])) - 90
        width = 1.75 if name != "pinky" else 1.55
        for k, (s, h) in enumerate(((0.15, 1.35), (2.0, 1.5), (3.9, 1.5))):
            if (low and k == 0) or (name == "pinky" and k == 2):
                continue
            at = np.array([bx, by]) - along * s
            w, half = width * (1 - 0.06 * (k == 0)), h / 2
            # A chevron: its ends lag behind its middle.
            shape = np.array([(-w / 2, -half - 0.12), (0, -half + 0.16), (w / 2, -half - 0.12), (w / 2, half - 0.22), (0, half + 0.1), (-w / 2, half - 0.22)])
            c, s_ = np.cos(np.radians(turn)), np.sin(np.radians(turn))
            out.append((curve(shape @ np.array([[c, s_], [-s_, c]]) + at, closed=True), 0.28 if not low else 0.16))
    knuckles = [(-4.75, -1.15, 1.75, 2.0, 12), (-1.75, -0.35, 2.0, 2.3, 4), (1.4, -0.2, 2.0, 2.3, -2), (4.3, -0.9, 1.85, 2.1, -10)]
    for x, y, w, h, turn in knuckles:
        out.append((box(x, y, w, h, 0.5, turn), 0.36 if not low else 0.2))
    if not low:
        for x, y, x2, y2 in ((-4.2, -3.1, -3.0, -7.0), (-1.6, -2.4, -1.25, -7.4), (1.25, -2.3, 0.75, -7.4), (3.7, -2.9, 2.6, -7.0)):
            out.append((taper((x, y), (x2, y2), 0.55, 0.3), 0.3))
        out.append((box(7.75, -2.6, 1.7, 1.5, 0.35, -32), 0.28))
        out.append((box(8.6, -0.9, 1.6, 1.4, 0.35, -30), 0.26))
    return [(fit(p, d), height) for p, height in out]
