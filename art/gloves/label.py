"""The brand's label on the back of a glove."""

import numpy as np

from shapes import WRIST, box
from stuffs import Stuff, linear

MARK = [
    [(20.8, 3.2), (29.6, 3.2), (17.3, 20.4), (13.3, 20.4)], [(2.4, 23.4), (10.9, 23.4), (13.8, 28.8), (2.4, 28.8)],
    [(19.9, 23.4), (29.6, 23.4), (29.6, 28.8), (17, 28.8)], [(11.3, 19.1), (3.2, 16.7), (3.6, 14)], [(12.6, 15.6), (6.9, 7.6), (9.5, 6.3)],
]


def lay_label(face, d, form):
    """The woven label on the back, or the mark printed straight on a knit."""
    long_cuff = d.cuff in ("gauntlet", "safety")
    cy = WRIST - min(0.42 * form.cuff, 5.6) if long_cuff else -7.4
    cx, w, h = 0.0, 3.6, 1.9
    if not long_cuff:
        w, h = 3.0, 1.6
    if d.cuff == "safety":
        cy = WRIST - 0.55 * form.cuff
    if d.guards and not d.low_guards:
        cy = -8.7
    if d.closure in ("snap", "buckle", "cord") or d.drape == "knit":
        cy = -6.6
    if d.closure == "hook":
        cx, cy, w, h = 0.7, WRIST - 0.55, 2.8, 1.3
    if d.elastic:
        cy = -7.0
    if d.reflective == "chevron":
        cy = -6.6
    if d.drape == "knit":
        return _print(face, d, cy + 0.3)
    far = face.sheet.inside(box(cx, cy, w, h, 0.14))
    face.lay(far, Stuff("woven", "#171514"), 0.06, 0.05, seed=61)
    scale = h * 0.72 / 32
    x, y = face.sheet.grid()
    # A glove that will be mirrored has its mark the wrong way round.
    turn = -1 if d.notes.get("mirrored") else 1
    heat = np.clip((turn * (x - cx) - (y - cy) * -0.6) / (h * 1.1) + 0.5, 0, 1)
    marks = [np.array(m) * (turn * scale, -scale) + (cx - turn * 16 * scale, cy + 16 * scale) for m in MARK]
    marks += [box(cx + s * w * 0.345, cy, w * 0.15, 0.13, 0.06) for s in (-1, 1)]
    ramp = np.stack([np.interp(heat, [0, 0.5, 1], [linear(c)[k] for c in ("#ed1c24", "#f97300", "#fbb800")]) for k in range(3)], -1)
    a = face._alpha(face.sheet.inside(*marks))[..., None]
    face.colour = (face.colour * (1 - a) + ramp * a * (0.9 + 0.1 * np.sin(2 * np.pi * y / 0.05))[..., None]).astype(np.float32)
    rim = np.abs(far + 0.1) - 0.025
    if linear((d.cuff_stuff if long_cuff else d.back).colour).mean() < 0.03:
        # Black on black, only its woven edge tells the label from the hide.
        face.tint(rim, "#57504a")
    dashes = np.sin(2 * np.pi * (x + y) / 0.2) > -0.2
    face.height += (0.02 * np.clip(-rim / 0.03, 0, 1) * dashes).astype(np.float32)


def _print(face, d, cy):
    """The mark printed straight on a knit."""
    scale = 2.1 / 32
    turn = -1 if d.notes.get("mirrored") else 1
    marks = [np.array(m) * (turn * scale, -scale) + (-turn * 16 * scale, cy + 16 * scale) for m in MARK]
    dark = "#17171a" if linear(d.back.colour).mean() > 0.06 else "#c9ccd0"
    if d.dip != "full":
        face.tint(face.sheet.inside(*marks), dark)
