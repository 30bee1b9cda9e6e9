"""Guards and closures on the back of a glove."""

import numpy as np

from cutting import fit, guards
from shapes import WRIST, box, curve, line
from stuffs import Stuff


def lay_guards(face, d):
    """Moulded guards on the back."""
    stuff = Stuff("rubber", d.guards)
    for k, (outline, height) in enumerate(guards(d.low_guards, d)):
        face.lay(face.sheet.inside(outline), stuff, height, min(0.3, height * 0.8), seed=41 + k)


def lay_closure(face, d, piece):
    """What closes the wrist; `piece` lays and sews a piece on the back."""
    at = WRIST - 0.55 if d.cuff != "knit" else WRIST - 1.4
    strap = Stuff("rubber" if d.closure == "hook" else d.back.kind, d.closure_colour)
    if d.closure == "cord":
        far = face.sheet.near(curve([(-4.4, at + 0.3), (-1.5, at + 0.42), (1.5, at + 0.34), (4.0, at + 0.4)])) - 0.1
        face.lay(far, Stuff("tape", d.closure_colour), 0.14, 0.1, seed=52)
        far = np.hypot(face.sheet.grid()[0] - 4.1, face.sheet.grid()[1] - at - 0.4) - 0.42
        face.lay(far, Stuff("rubber", "#3a2413"), 0.34, 0.34, seed=53)
        return
    wide = {"hook": 6.2, "snap": 7.4, "buckle": 7.6}[d.closure]
    tall = {"hook": 2.1, "snap": 1.9, "buckle": 1.5}[d.closure]
    piece(fit(box(0.7, at, wide, tall, 0.35), d), strap, 0.2, seed=51, inset=0.18)
    x, y = face.sheet.grid()
    if d.closure == "snap":
        far = np.hypot(x + 1.9, y - at) - 0.5
        face.lay(far, d.back if d.back.kind == d.palm.kind else d.palm, 0.14, 0.2, seed=54)
    elif d.closure == "buckle":
        frame = np.abs(face.sheet.inside(box(-0.8, at, 1.7, 2.1, 0.2))) - 0.12
        face.lay(frame, Stuff("reflective", "#a9a69f"), 0.34, 0.12, seed=55)
        pin = face.sheet.near(line((-1.6, at), (0.1, at))) - 0.08
        face.lay(pin, Stuff("reflective", "#a9a69f"), 0.24, 0.08, seed=56)
