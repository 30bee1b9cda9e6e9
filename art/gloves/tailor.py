"""From a design to a painted back and palm, and the rows of stitches on them."""

import cv2
import numpy as np

from cutting import FINGER_TIPS, cells_of_pad, darts, finger_cap, fit, gunn_palm, patch, thumb_back, thumb_palm, wrist_line, yoke
from design import Design
from face import Face, Row, Thread, runs
from fittings import lay_closure, lay_guards
from label import lay_label
from noise import fractal, smooth
from shapes import WRIST, box, curve, line, offset
from stuffs import Stuff

BACK, PALM = 0, 1
GREY = Stuff("reflective", "#b9bcbe")


class Tailor:
    """Paints both sides of one design on sheets of a given place and density."""

    def __init__(self, d: Design, form, edge, sheets):
        self.d, self.form, self.outline = d, form, edge
        fine = d.fine or d.drape in ("thin", "knit")
        self.thread = Thread(d.thread, 0.034, 0.25) if fine else Thread(d.thread)
        self.faces = [Face(sheets[0], edge, d.back, d.seed), Face(sheets[1], edge, d.palm, d.seed + 41)]
        self.rows: list[Row] = []
        self.low = WRIST - form.cuff

    def work(self):
        d = self.d
        self._palm()
        self._back()
        if d.dip:
            self._dip()
        self._cuff()
        if d.guards:
            lay_guards(self.faces[BACK], d)
        if d.closure:
            lay_closure(self.faces[BACK], d, lambda *piece, **more: self._piece(BACK, *piece, **more))
        if d.label:
            lay_label(self.faces[BACK], d, self.form)
        if d.outseam:
            self._outseam()
        elif d.drape != "knit" and not d.mitt:
            for panel in (BACK, PALM):
                self._finger_sides(panel)
        for face in self.faces:
            face.finish()
        return self.faces, self.rows

    def _sew(self, panel, points, rows=1, **more):
        self.rows += self.faces[panel].sew(panel, points, self.thread, rows, **more)

    def _piece(self, panel, outline, stuff, thick=0.06, rows=1, inset=0.22, seed=0, **more):
        """A piece laid on a panel and sewn inside its edge."""
        face = self.faces[panel]
        outline = np.asarray(outline)
        face.lay(face.sheet.inside(outline), stuff, thick, seed=seed, **more)
        closed = np.concatenate([outline, outline[:1]])
        turn = 1 if np.sum(closed[:-1, 0] * closed[1:, 1] - closed[1:, 0] * closed[:-1, 1]) > 0 else -1
        for k in range(rows):
            self._sew(panel, offset(closed, turn * (inset + 0.22 * k)), margin=0.12)

    def _palm(self):
        d, face = self.d, self.faces[PALM]
        knit = d.drape == "knit" and not d.patches and d.dip
        if not knit:
            if d.cut == "gunn" and not d.mitt:
                self._sew(PALM, fit(gunn_palm(), d))
            line_ = fit(thumb_palm(d.thumb), d)
            self._sew(PALM, line_, rows=2 if not d.fine and d.drape == "heavy" else 1, gap=0.24)
        piece = d.patch or d.palm
        thick = 0.09 if d.drape == "heavy" else 0.06
        for k, name in enumerate(d.patches):
            if name == "double":
                inside = face.edge + 0.5
                x, y = face.sheet.grid()
                face.lay(np.maximum(inside, -9.3 - y), piece, 0.10, seed=9)
                self._inset_rows(PALM, 0.72, -9.2)
                for step in np.arange(-9, 9, 2.1) if "quilt" in d.notes else ():
                    for sign in (-1, 1):
                        self._sew(PALM, line((step - 3.6 * sign, -8.9), (step + 3.6 * sign, -1.6)), margin=0.8)
            elif name == "cells":
                for n, outline in enumerate(cells_of_pad()):
                    self._pad(PALM, fit(outline, d), piece, 0.16, n)
            elif name == "thumb":
                self._piece(PALM, fit(box(7.9, -2.5, 2.6, 4.2, 1.1, -30), d), piece, thick, seed=k)
            elif name == "index":
                self._piece(PALM, fit(box(5.0, 4.6, 2.0, 6.4, 0.9, -6), d), piece, thick, seed=k)
            else:
                self._piece(PALM, fit(patch(name), d), piece, thick, rows=2 if d.drape == "heavy" else 1, seed=k)

    def _pad(self, panel, outline, stuff, height, seed):
        face = self.faces[panel]
        far = face.sheet.inside(outline)
        face.height += (height * np.clip(-far / 0.7, 0, 1) ** 0.6).astype(np.float32)
        self._sew(panel, np.concatenate([outline, outline[:1]]), margin=0.15)

    def _inset_lines(self, panel, inset, keep):
        """Lines that follow the outline at a distance, where `keep` (of x and y) says so."""
        face = self.faces[panel]
        s = face.sheet
        mask = (face.edge < -inset).astype(np.uint8)
        found, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        for contour in found:
            if len(contour) < 200:
                continue
            p = contour[:, 0].astype(float) / s.density + (s.x0, s.y0) + 0.5 / s.density
            width = int(0.12 * s.density)
            pad = np.concatenate([p[-3 * width :], p, p[: 3 * width]])
            kernel = np.exp(-0.5 * (np.arange(-3 * width, 3 * width + 1) / width) ** 2)
            kernel /= kernel.sum()
            p = np.stack([np.convolve(pad[:, c], kernel, "valid") for c in (0, 1)], 1)
            p = np.roll(p, -int(np.argmin(p[:, 1])), axis=0)
            on_border = (p[:, 0] < s.x0 + 0.1) | (p[:, 0] > s.x1 - 0.1) | (p[:, 1] < s.y0 + 0.1) | (p[:, 1] > s.y1 - 0.1)
            for part in runs(p, keep(p[:, 0], p[:, 1]) & ~on_border):
                if len(part) > 20:
                    yield part[::3]

    def _inset_rows(self, panel, inset, floor):
        """A row that follows the outline at a distance, above `floor`."""
        for points in self._inset_lines(panel, inset, lambda x, y: y > floor):
            self._sew(panel, points, margin=0.05)

    def _finger_sides(self, panel):
        """The turned seams between a finger's back, its side pieces and its tip: no stitch shows, only a crease."""
        narrow = 0.92 if self.d.women else 1
        for points in self._inset_lines(panel, 0.4, lambda x, y: (y > 0.5) & (x < 6.6 * narrow) | (y > -3.4) & (x > 6.9 * narrow)):
            self.faces[panel].press(points, 0.05, 0.055, 0.3, 0.5)

    def _back(self):
        d, face = self.d, self.faces[BACK]
        x, y = face.sheet.grid()
        if d.back_style == "cloth":
            if d.tips:
                for k, name in enumerate(("middle", "ring", "pinky")):
                    cap = finger_cap(name, 2.6, d)
                    self._piece(BACK, cap, d.tips, 0.07, inset=0.2, seed=k + 3)
                if d.notes.get("index", True):
                    self._piece(BACK, fit([(3.25, 0.6), (3.1, 10), (7.5, 10), (7.4, -0.6), (5.0, -1.1)], d), d.tips, 0.07, seed=7)
                else:
                    self._piece(BACK, finger_cap("index", 2.6, d), d.tips, 0.07, inset=0.2, seed=7)
            if d.strap:
                top, bottom = offset(yoke(), 0.95), offset(yoke(), -0.95)
                self._piece(BACK, fit(np.concatenate([top, bottom[::-1]]), d), d.strap, 0.09, seed=8)
        if d.thumb_back:
            outline = np.concatenate([thumb_back(), [(6, -10), (13, -10), (13, 3), (6.5, 1)]])
            self._piece(BACK, fit(outline, d), d.thumb_back, 0.06, seed=12)
        elif d.drape != "knit":
            self._sew(BACK, fit(thumb_back(), d), rows=2 if d.drape == "heavy" else 1, gap=0.24)
        if d.side_panels:
            left = np.array([(-9, 1.4), (-5.6, 0.8), (-4.6, -2.4), (-4.2, -6.0), (-4.4, -9.4), (-9, -9.6)])
            self._piece(BACK, fit(curve(left), d), Stuff("cloth", d.side_panels), 0.03, seed=13)
        if d.back_style in ("yoke", "knuckle"):
            self._sew(BACK, fit(yoke(), d), rows=2, gap=0.24)
            if d.notes.get("foam"):
                face.height += (0.10 * np.exp(-((y - 0.4) / 1.2) ** 2) * (x < 6.2)).astype(np.float32)
        elif d.back_style == "darts":
            # A label on the hand itself begins where the darts end.
            for one in darts() if d.cuff in ("gauntlet", "safety") else darts(-5.0):
                self._sew(BACK, fit(one, d), rows=2, gap=0.24)
        elif d.back_style == "panel":
            outline = np.concatenate([offset(yoke(), 1.3), offset(yoke(), -2.6)[::-1]])
            self._piece(BACK, fit(outline, d), d.strap or d.back, 0.07, rows=2, seed=14)
        elif d.back_style == "pads":
            for k, (px, py, w, h, t) in enumerate(((-4.0, -3.0, 2.2, 4.2, 8), (-1.3, -2.6, 2.3, 4.9, 3), (1.5, -2.5, 2.3, 4.9, -2), (4.1, -2.8, 1.8, 3.8, -8))):
                self._pad(BACK, fit(box(px, py, w, h, 0.6, t), d), d.back, 0.24, k)
        if d.reflective == "bar":
            # Sewn in between the edge of the hand and the thumb's seam.
            above = yoke()[yoke()[:, 0] < 4.9]
            self._piece(BACK, fit(np.concatenate([offset(above, -1.15), offset(above, -2.1)[::-1]]), d), GREY, 0.03, seed=15, inset=0.08)
        elif d.reflective == "chevron":
            for turn in (-1, 1):
                v = np.array([(0, -2.7), (4.0 * turn, -5.3), (4.0 * turn, -6.5), (0, -3.9)])
                self._piece(BACK, fit(v, d), GREY, 0.03, seed=15, inset=0.1)
        elif d.reflective == "piping":
            face.lay(np.abs(face.edge + 0.42) - 0.075, GREY, 0.04, 0.05, seed=15)
        if d.elastic:
            self._elastic()
        if d.terry:
            face.lay(face.sheet.inside(fit(box(8.15, -2.2, 1.7, 3.4, 0.7, -32), d)), Stuff("pile", d.terry), 0.05, seed=16)

    def _elastic(self):
        """Shirred rows across the back of the wrist, the hide gathered between them."""
        d, face = self.d, self.faces[BACK]
        x, y = face.sheet.grid()
        at = WRIST + 0.9
        band = np.exp(-(((y - at) / 0.85) ** 4)) * np.clip((4.6 - np.abs(x)) / 0.8, 0, 1)
        gathers = np.sin(2 * np.pi * (x + 0.05 * smooth(face.sheet, 0.8, d.seed + 71)) / 0.36) * (0.8 + 0.3 * smooth(face.sheet, 0.7, d.seed + 72))
        face.height += (0.055 * band * gathers).astype(np.float32)
        face.colour *= (1 - 0.16 * band * np.clip(-gathers, 0, 1))[..., None].astype(np.float32)
        for shift in (-0.5, 0, 0.5):
            self._sew(BACK, fit(line((-4.2, at + shift), (4.2, at + shift)), d), margin=0.3)

    def _dip(self):
        d = self.d
        s = self.faces[PALM].sheet
        x, y = s.grid()
        ragged = 0.16 * fractal(s, 1.1, d.seed + 81)
        face = self.faces[PALM]
        face.lay((WRIST + 1.2 + ragged) - y, d.dip_stuff, 0.035, 0.10, seed=21, soft=0.03)
        face = self.faces[BACK]
        x, y = face.sheet.grid()
        ragged = 0.14 * fractal(face.sheet, 0.9, d.seed + 82)
        if d.dip == "full":
            face.lay((WRIST + 1.5 + ragged) - y, Stuff("smooth", d.notes["first dip"]), 0.035, 0.10, seed=22, soft=0.03)
            return
        rim = -0.16 if d.dip == "palm" else -0.8
        far = np.maximum(-face.edge + rim + ragged, (WRIST + 1.6 + ragged) - y)
        tips = np.full(face.sheet.shape, 9.0, np.float32)
        for name, (bx, by) in FINGER_TIPS.items():
            bx *= 0.92 if d.women else 1
            tips = np.minimum(tips, np.hypot(x - bx, y - by - 1.0) - 0.95)
        tips = np.minimum(tips, np.hypot(x - 9.6, y - 0.5) - 0.95)
        face.lay(np.minimum(far, tips + ragged), d.dip_stuff, 0.035, 0.10, seed=22, soft=0.03)

    def _cuff(self):
        d = self.d
        for panel in (BACK, PALM):
            face = self.faces[panel]
            x, y = face.sheet.grid()
            if d.cuff == "knit":
                if d.drape == "knit":
                    face.lay(y - (WRIST - 0.1), d.cuff_stuff, 0, 0.1, seed=31, soft=0.25, shade=False)
                else:
                    face.lay(y - WRIST + 0.4, d.cuff_stuff, 0.0, 0.1, seed=31, shade=False)
                    face.press(wrist_line(WRIST - 0.4), 0.09, 0.11, 0.45)
                    self._sew(panel, wrist_line(WRIST - 0.12), margin=0.25)
            elif d.cuff in ("slip", "strap", "band") and d.cuff_stuff == d.back:
                self._sew(panel, wrist_line(self.low + 0.55), margin=0.2)
            elif d.cuff in ("slip", "strap", "band"):
                face.lay(y - WRIST + 0.3, d.cuff_stuff, 0.05, seed=31)
                self._sew(panel, wrist_line(WRIST - 0.55), margin=0.2)
                if d.cuff == "band":
                    self._ribs(face, y)
            else:
                # "one piece" cuffs run on from the hand without a lap.
                if not d.notes.get("one piece"):
                    rise = 0.25 if panel == BACK else 0.0
                    top = wrist_line(WRIST + 0.1, rise)
                    face.lay(y - np.interp(x, top[:, 0], top[:, 1]), d.cuff_stuff, 0.09, seed=31)
                    self._sew(panel, offset(top, -0.32), rows=2, gap=0.22, margin=0.12)
                if d.cuff == "gauntlet":
                    self._sew(panel, line((-12, self.low + 0.85), (12, self.low + 0.85)), margin=0.12)
                    face.height += (0.03 * np.clip((self.low + 0.85 - y) / 0.15, 0, 1)).astype(np.float32)
                elif d.cuff == "safety":
                    self._sew(panel, line((-12, self.low + 0.5), (12, self.low + 0.5)), margin=0.12)
            if d.wrist_rib is not None:
                face.lay(np.maximum(y - (WRIST - 0.2), (self.low + 0.0) - y), d.wrist_rib, 0.0, seed=33, shade=False)

    def _ribs(self, face, y):
        x, _ = face.sheet.grid()
        band = np.clip((WRIST - 0.7 - y) / 0.2, 0, 1) * np.clip((y - self.low - 0.3) / 0.2, 0, 1)
        face.height += (0.05 * band * np.sin(2 * np.pi * x / 0.3)).astype(np.float32)

    def _outseam(self):
        for panel in (BACK, PALM):
            self._inset_rows(panel, 0.34, WRIST + 0.35)
