"""The flat pattern: outline of a left hand's back (thumb to the right) and its triangles. Lengths in centimetres."""

from dataclasses import dataclass

import cv2
import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import Delaunay

from shapes import WRIST, curve

FINGERS = {
    "index": ((4.35, -2.0), (5.28, 7.9), 1.68, 1.17),
    "middle": ((1.45, -1.4), (1.70, 9.2), 1.70, 1.2),
    "ring": ((-1.50, -1.6), (-2.05, 8.3), 1.66, 1.16),
    "pinky": ((-4.35, -2.6), (-5.75, 5.55), 1.54, 1.06),
}
THUMBS = {
    "wing": (((3.2, -8.3), 2.4), ((6.5, -5.2), 2.0), ((9.3, -0.3), 1.36)),
    "straight": (((3.2, -8.3), 2.4), ((6.4, -5.0), 2.0), ((8.75, 0.4), 1.36)),
    "keystone": (((3.2, -8.3), 2.4), ((6.55, -5.3), 2.0), ((9.1, 0.05), 1.35)),
}
PALM = ((-5.6, -0.9), (5.5, -0.5), (5.8, -4.5), (5.0, -10.5), (-4.8, -10.5), (-5.8, -4.5))
MITT = [tuple(p) for p in curve([(2.9, -1.5), (3.0, 3.2), (3.0, 7.2), (2.2, 9.2), (0.4, 10.1), (-1.6, 9.9), (-3.6, 8.6), (-5.0, 6.0), (-5.6, 2.4), (-5.7, -1.5)], step=0.9)]


@dataclass(frozen=True)
class Form:
    """What decides the outline."""

    cuff: float = 12.6
    top: float = 5.1
    bottom: float = 7.4
    blend: float = 1.5
    overlap: float = 1.5
    wrist: float = 5.0
    inset: float = 0.0
    thumb: str = "wing"
    mitt: bool = False
    narrow: float = 1.0
    close: float = 0.0
    spacing: float = 0.26


def _capsule(x, y, a, b, ra, rb):
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = np.clip(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy), 0, 1)
    return np.hypot(x - a[0] - t * dx, y - a[1] - t * dy) - (ra + (rb - ra) * t)


def _polygon(x, y, points):
    far, sign = np.full(x.shape, 1e9), np.ones(x.shape)
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1]):
        ex, ey, wx, wy = bx - ax, by - ay, x - ax, y - ay
        t = np.clip((wx * ex + wy * ey) / (ex * ex + ey * ey), 0, 1)
        far = np.minimum(far, (wx - t * ex) ** 2 + (wy - t * ey) ** 2)
        crosses = ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay if by != ay else 1e-9) + ax)
        sign = np.where(crosses, -sign, sign)
    return sign * np.sqrt(far)


def _blend(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k / 4


def finger(form: Form, name: str):
    """Base, tip and radii of a finger in this form."""
    a, b, ra, rb = FINGERS[name]
    drawn = b[0] + (a[0] - b[0]) * form.close
    return (a[0] * form.narrow, a[1]), (drawn * form.narrow, b[1]), ra * (0.5 + form.narrow / 2), rb * (0.5 + form.narrow / 2)


def thumb(form: Form):
    """Three centres and radii of the thumb."""
    return [((p[0] * form.narrow, p[1]), r) for p, r in THUMBS[form.thumb]]


def field(form: Form, x, y):
    """About the distance to the outline, negative inside."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    n = form.narrow
    if form.mitt:
        hand = _polygon(x, y, [(px * n, py) for px, py in MITT]) - 0.3
        hand = np.minimum(hand, _capsule(x, y, *finger(form, "index")))
    else:
        hand = np.minimum.reduce([_capsule(x, y, *finger(form, name)) for name in FINGERS])
    palm = [(px * n, py) for px, py in PALM]
    palm[3], palm[4] = (form.wrist * n, -10.5), (-(form.wrist - 0.2) * n, -10.5)
    hand = _blend(hand, _polygon(x, y, palm) - 0.25, 0.5)
    (a, ra), (b, rb), (c, rc) = thumb(form)
    hand = _blend(hand, _blend(_capsule(x, y, a, b, ra, rb), _capsule(x, y, b, c, rb, rc), 0.6), 0.8)
    low = WRIST - form.cuff
    slope = (form.bottom - form.top) / form.cuff
    up, down = WRIST + form.overlap, low - 2
    cuff = [(form.top - slope * form.overlap, up), (form.bottom + slope * 2, down),
            (-form.bottom - slope * 2, down), (-form.top + slope * form.overlap, up)]
    whole = _blend(hand, _polygon(x, y, [(px * n, py) for px, py in cuff]), form.blend) + form.inset
    return np.maximum(whole, low - y)


def outline(form: Form, step: float):
    """The outline anticlockwise, a point every `step`."""
    density, x0, y0 = 40, -11.0, WRIST - form.cuff - 1
    xs, ys = np.meshgrid(x0 + np.arange(22 * density + 1) / density, y0 + np.arange(int((12 - y0) * density)) / density)
    mask = (field(form, xs, ys) < 0).astype(np.uint8)
    found, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    p = max(found, key=len)[:, 0].astype(float) / density + (x0, y0)
    for _ in range(4):
        f = field(form, *p.T)
        g = np.stack([field(form, p[:, 0] + 0.01, p[:, 1]) - f, field(form, p[:, 0], p[:, 1] + 0.01) - f], 1) / 0.01
        p = p - 0.8 * f[:, None] * g / np.maximum((g**2).sum(1), 0.25)[:, None]
    low = WRIST - form.cuff
    flat = p[:, 1] < low + 0.05
    p = np.where(flat[:, None], p, gaussian_filter1d(p, 6, axis=0, mode="wrap"))
    p[flat, 1] = low
    if np.sum(p[:, 0] * np.roll(p[:, 1], -1) - np.roll(p[:, 0], -1) * p[:, 1]) < 0:
        p = p[::-1]
    p = np.concatenate([p, p[:1]])
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = np.arange(int(run[-1] / step)) * run[-1] / int(run[-1] / step)
    return np.stack([np.interp(at, run, p[:, k]) for k in (0, 1)], 1)


@dataclass
class Panels:
    """Two equal panels that share the outline's vertices but for the opening."""

    flat: np.ndarray  # pattern place of each vertex
    faces: np.ndarray  # anticlockwise seen from the back's side on the back, clockwise on the palm
    panel: np.ndarray  # of each face: 0 back, 1 palm
    side: np.ndarray  # of each vertex: 0 back, 1 palm, -1 seam
    twin: np.ndarray  # of each back vertex: its palm vertex
    seam: np.ndarray  # pairs of vertices along the seam


def cut(form: Form, seed: int) -> Panels:
    h = form.spacing
    edge = outline(form, 0.9 * h)
    rng = np.random.default_rng(seed)
    low = WRIST - form.cuff
    ys = np.arange(low, 11, h * np.sqrt(3) / 2)
    lattice = np.concatenate([np.stack([np.arange(-11, 11, h) + (h / 2 if k % 2 else 0), np.full(len(np.arange(-11, 11, h)), y)], 1)
                              for k, y in enumerate(ys)])
    lattice += rng.uniform(-0.16, 0.16, lattice.shape) * h
    inner = lattice[field(form, *lattice.T) < -0.55 * h]
    points = np.concatenate([edge, inner])
    tri = Delaunay(points).simplices
    a, b, c = (points[tri[:, k]] for k in range(3))
    longest = np.max([np.hypot(*(a - b).T), np.hypot(*(b - c).T), np.hypot(*(c - a).T)], axis=0)
    area = np.cross(b - a, c - a)
    keep = (field(form, *((a + b + c) / 3).T) < 0.015) & (longest < 3 * h) & (np.abs(area) > 0.06 * h * h)
    # Three points of the outline almost in a line would be blown out as a spike.
    keep &= ~((tri < len(edge)).all(1) & (np.abs(area) < 0.3 * h * longest))
    tri, area = tri[keep], area[keep]
    tri[area < 0] = tri[area < 0][:, ::-1]
    used = np.unique(tri)
    number = np.full(len(points), -1)
    number[used] = np.arange(len(used))
    tri, n, m = number[tri], len(used), len(edge)
    points = points[used]
    on_edge = used < m
    opening = on_edge & (points[:, 1] < low + 0.02)
    ends = np.flatnonzero(opening)
    ends = ends[[np.argmin(points[ends, 0]), np.argmax(points[ends, 0])]]
    opening[ends] = False
    shared = on_edge & ~opening
    twin = np.where(shared, np.arange(n), 0)
    twin[~shared] = n + np.arange((~shared).sum())
    ring = np.flatnonzero(on_edge)
    pairs = np.stack([ring, np.roll(ring, -1)], 1)
    pairs = pairs[shared[pairs].all(1) & (np.hypot(*(points[pairs[:, 0]] - points[pairs[:, 1]]).T) < 2 * h)]
    flat_pair = (points[pairs, 1] < low + 0.02).all(1)
    return Panels(
        flat=np.concatenate([points, points[~shared]]),
        faces=np.concatenate([tri, twin[tri][:, ::-1]]),
        panel=np.repeat([0, 1], len(tri)),
        side=np.concatenate([np.where(shared, -1, 0), np.ones((~shared).sum(), int)]),
        twin=twin,
        seam=pairs[~flat_pair],
    )
