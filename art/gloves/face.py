"""One side of a glove painted flat: pieces laid on each other, seams, and what they do to colour, height and gloss."""

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter

from shapes import Sheet, offset, resample
from stuffs import Stuff, coat, linear


@dataclass(frozen=True)
class Thread:
    colour: str
    radius: float = 0.045
    pitch: float = 0.33
    fill: float = 0.72


@dataclass
class Row:
    """A row of stitches along a line of one panel (0 back, 1 palm)."""

    panel: int
    points: np.ndarray
    thread: Thread
    lift: float = 0.0


class Face:
    def __init__(self, sheet: Sheet, outline: np.ndarray, stuff: Stuff, seed: int):
        self.sheet, self.seed = sheet, seed
        self.edge = sheet.inside(outline)
        base = coat(sheet, stuff, seed)
        self.colour, self.height, self.rough = base.colour, base.height, base.rough
        self.sheen = np.full(sheet.shape, base.sheen, np.float32)
        self.metal = np.full(sheet.shape, base.metal, np.float32)
        self.specular = np.full(sheet.shape, base.specular, np.float32)
        self.grooves = []

    def _alpha(self, distance):
        return np.clip(0.5 - distance * self.sheet.density, 0, 1).astype(np.float32)

    def lay(self, distance, stuff: Stuff, thick=0.06, round_over=0.08, seed=0, soft=0.0, shade=True, wash=None):
        """Lays a piece where `distance` is negative; `thick` above what is there, its edge rounded over."""
        alpha = self._alpha(distance) if not soft else np.clip(0.5 - distance / soft, 0, 1).astype(np.float32)
        if not alpha.any():
            return
        piece = coat(self.sheet, stuff, self.seed + 977 * (seed + 1))
        colour = piece.colour if wash is None else piece.colour * wash[..., None]
        if shade:
            rim = np.exp(-((distance / 0.035) ** 2)) * 0.25
            under = np.where(distance > 0, np.clip(1 - distance / 0.12, 0, 1) * 0.28, 0)
            self.colour *= (1 - under * min(1, thick / 0.05))[..., None].astype(np.float32)
            colour = colour * (1 - rim[..., None])
        a3 = alpha[..., None]
        self.colour = self.colour * (1 - a3) + colour * a3
        profile = np.clip(-distance / round_over, 0, 1)
        step = thick * np.sqrt(np.clip(1 - (1 - profile) ** 2, 0, 1))
        below = gaussian_filter(self.height, 0.05 * self.sheet.density)
        self.height = (self.height * (1 - alpha) + (0.6 * below + piece.height) * alpha + step).astype(np.float32)
        for name in ("rough", "sheen", "metal", "specular"):
            old = getattr(self, name)
            setattr(self, name, (old * (1 - alpha) + getattr(piece, name) * alpha).astype(np.float32))

    def tint(self, distance, colour, soft=0.02):
        """Prints a colour where `distance` is negative."""
        a = np.clip(0.5 - distance / soft, 0, 1)[..., None].astype(np.float32)
        self.colour = self.colour * (1 - a) + linear(colour) * a

    def press(self, line, depth=0.045, width=0.07, dark=0.22, ridge=0.35):
        """A groove along a line, as a tight thread or a turned seam makes it, with a soft ridge on either side."""
        window = self.sheet.window(line, 8 * width)
        part = self.sheet.crop(window)
        if part.width < 2 or part.height < 2:
            return
        d = part.near(line)
        near = np.exp(-((d / width) ** 2))
        puff = np.exp(-(((d - 2.6 * width) / (1.5 * width)) ** 2))
        self.height[window] += (-depth * near + ridge * depth * puff).astype(np.float32)
        self.colour[window] *= (1 - dark * near)[..., None].astype(np.float32)

    def sew(self, panel, line, thread: Thread, rows=1, gap=0.22, lift=0.0, margin=0.2):
        """Presses and returns rows of stitches along a line; parts nearer than `margin` to the outline are left out."""
        out = []
        for k in range(rows):
            points = line if rows == 1 else offset(line, (k - (rows - 1) / 2) * gap)
            inside = self.sheet.sample(self.edge, points) < -margin
            for part in runs(points, inside):
                if len(part) < 6:
                    continue
                self.press(part, 0.045 * thread.radius / 0.052, 0.07 * thread.radius / 0.052)
                pos, along = resample(part, thread.pitch)
                self._holes(pos, along, thread)
                out.append(Row(panel, part, thread, lift))
        return out

    def _holes(self, pos, along, thread):
        s = self.sheet
        for sign in (-0.5, 0.5):
            p = pos + along * thread.pitch * thread.fill * sign
            i = np.clip(((p[:, 0] - s.x0) * s.density).astype(int), 0, s.width - 1)
            j = np.clip(((p[:, 1] - s.y0) * s.density).astype(int), 0, s.height - 1)
            self.colour[j, i] *= 0.35
            self.height[j, i] -= 0.02

    def finish(self):
        """Fades height at the seam and darkens the fold there."""
        fade = np.clip(-self.edge / 0.12, 0, 1)
        self.height = (self.height * fade).astype(np.float32)
        self.colour *= (0.86 + 0.14 * np.clip(-self.edge / 0.10, 0, 1))[..., None].astype(np.float32)
        np.clip(self.colour, 0.0005, 0.98, out=self.colour)
        self.body = gaussian_filter(self.height, 0.035 * self.sheet.density)
        self.detail = self.height - self.body


def runs(points, keep):
    parts, start = [], None
    for k, good in enumerate(keep):
        if good and start is None:
            start = k
        if not good and start is not None:
            parts.append(points[start:k])
            start = None
    if start is not None:
        parts.append(points[start:])
    return parts
