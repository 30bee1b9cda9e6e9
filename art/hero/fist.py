"""Closes a sewn glove round a handle: fingers roll, the thumb opposes, the cuff fills with an arm, then the hide settles.

Left hand as in gloves/pattern.py: x to the thumb, y to the fingertips, z up from the back of the hand. Centimetres.
"""

import sys
from pathlib import Path

import numpy as np
from numba import njit

sys.path.insert(0, str(Path(__file__).parent.parent / "gloves"))

from bend import KNUCKLE, away, belonging, bent, ramp  # noqa: E402
from shapes import WRIST  # noqa: E402

#: The handle's axis runs along x, a little to the fingers on the thumb's side.
HANDLE, LEAN, GRIP = np.array([0.0, -0.9, -3.05]), 0.10, 1.55
#: Of each finger: its lane's middle in the fist, and how far it turns in all, in degrees.
LANES = {"index": (4.2, 205), "middle": (1.42, 212), "ring": (-1.36, 214), "pinky": (-4.0, 205)}
LANE = 1.40


def _turned(p, centre, axis, angle):
    """Points turned about an axis through a centre, each by its own angle."""
    axis = np.asarray(axis, float) / np.linalg.norm(axis)
    v = p - centre
    c, s = np.cos(angle)[:, None], np.sin(angle)[:, None]
    return centre + v * c + np.cross(axis, v) * s + axis * (v @ axis)[:, None] * (1 - c)


def _fingers(p, flat, middle):
    weight = belonging(flat)
    out = np.zeros_like(p)
    for k, (name, (lane, total)) in enumerate(LANES.items()):
        _, _, beside, f, g, t = bent(p, name, total)
        h = p[:, 2] - middle
        here = np.stack([lane + beside, KNUCKLE[name] + f + np.sin(t) * h, middle - g + np.cos(t) * h], 1)
        out += weight[:, k : k + 1] * here
    return out, weight


def _thumb(p, flat, middle):
    """The thumb swings under the hand from its root, then its last joint bends over the handle."""
    x, y = flat.T
    root, tip = np.array([5.2, -6.6]), np.array([9.3, -0.3])
    d = (tip - root) / np.hypot(*(tip - root))
    along = (flat - root) @ d
    side = (flat - root) @ (d[1], -d[0])
    part = ramp(along + 0.35 * side, -1.6, 2.6) * ramp(x, 3.4, 5.6)
    part *= 1 - ramp(away(flat, "index") * -1, -2.4, -1.6) * (y > -3)
    # The last joint first, while the thumb still lies flat; then it rolls to face the fingers and swings at its root.
    last = ramp(along, 2.9, 5.6) * part
    joint = np.array([*(root + d * 4.2), middle - 0.5])
    out = _turned(p, joint, (d[1], -d[0], 0.0), -0.62 * last)
    out = _turned(out, np.array([*(root + d * 1.5), middle - 0.2]), (d[0], d[1], 0.0), 0.75 * part)
    base = np.array([4.6, -6.8, middle])
    out = _turned(out, base, (d[1], -d[0], 0.0), -0.40 * part)
    return _turned(out, base, (0.0, 0.0, 1.0), 0.22 * part), part


def _cuff(p, flat, side, form, middle):
    """From the wrist on the cuff is round as the arm in it, and the hand leans back from the arm a little."""
    low = WRIST - form.cuff
    half = np.interp(flat[:, 1], [low, WRIST], [form.bottom, form.top])
    round_ = ramp(-flat[:, 1], 8.6, 13.5)
    turn = np.clip(flat[:, 0] / half, -1, 1) * np.pi / 2
    flatness = 0.80
    # An ellipse as long round as the two panels together.
    wide = half * 4 / (2 * np.pi * np.sqrt((1 + flatness**2) / 2))
    deep = wide * flatness
    sign = np.where(side == 1, -1.0, 1.0)
    ring = np.stack([wide * np.sin(turn), p[:, 1], middle + sign * deep * np.cos(turn)], 1)
    fold = p - ring
    out = ring + fold * (1 - 0.86 * round_)[:, None]
    bent = 0.34 * ramp(-flat[:, 1], 7.6, 12.0)
    return _turned(out, np.array([0, -9.6, middle]), (1.0, 0, 0), -bent)


@njit(cache=True, fastmath=True)
def _settle(p, goal, hold, first, second, rest, tight, loose, low, high, handle, lean, grip, rounds):
    for _ in range(rounds):
        for i in range(p.shape[0]):
            for k in range(3):
                p[i, k] += hold[i] * (goal[i, k] - p[i, k])
        for e in range(first.shape[0]):
            a, b = first[e], second[e]
            dx, dy, dz = p[b, 0] - p[a, 0], p[b, 1] - p[a, 1], p[b, 2] - p[a, 2]
            d = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12
            s = 0.5 * (tight[e] if d > rest[e] else loose[e]) * (d - rest[e]) / d
            p[a, 0] += dx * s
            p[a, 1] += dy * s
            p[a, 2] += dz * s
            p[b, 0] -= dx * s
            p[b, 1] -= dy * s
            p[b, 2] -= dz * s
        for i in range(p.shape[0]):
            # Beside each other, fingers press flat.
            if p[i, 0] < low[i]:
                p[i, 0] = low[i]
            elif p[i, 0] > high[i]:
                p[i, 0] = high[i]
            dy, dz = p[i, 1] - handle[1] - lean * p[i, 0], p[i, 2] - handle[2]
            d = np.sqrt(dy * dy + dz * dz) + 1e-9
            if d < grip:
                p[i, 1] += dy * (grip / d - 1)
                p[i, 2] += dz * (grip / d - 1)
    return p


def close(place, panels, form):
    """Where the vertices of a sewn, flat-lying left glove go when its hand holds the handle."""
    flat = panels.flat
    hand = flat[:, 1] > WRIST
    middle = float(np.median(place[hand, 2]))
    p = place - (0, 0, middle)
    thumbed, thumb = _thumb(p, flat, 0.0)
    rolled, weight = _fingers(p, flat, 0.0)
    onset = ramp(flat[:, 1], -4.6, -2.2)[:, None] * (1 - thumb[:, None])
    goal = thumbed + (rolled - p) * onset
    goal = np.where((flat[:, 1] < -7.0)[:, None], _cuff(goal, flat, panels.side, form, 0.0), goal)
    pairs = np.concatenate([panels.faces[:, [0, 1]], panels.faces[:, [1, 2]], panels.faces[:, [2, 0]]])
    edges = np.unique(np.sort(pairs, 1), axis=0)
    # Springs over two edges stand for the hide's thickness.
    by = np.argsort(np.concatenate([edges[:, 0], edges[:, 1]]), kind="stable")
    ends, other = np.concatenate([edges[:, 0], edges[:, 1]])[by], np.concatenate([edges[:, 1], edges[:, 0]])[by]
    start = np.searchsorted(ends, np.arange(len(p) + 1))
    rng = np.random.default_rng(7)
    hops = other[start[other] + (rng.random(len(other)) * (start[other + 1] - start[other])).astype(int)]
    seconds = np.unique(np.sort(np.stack([ends, hops], 1)[ends != hops], 1), axis=0)
    joined = np.concatenate([edges, seconds])
    rest = np.linalg.norm(p[joined[:, 0]] - p[joined[:, 1]], axis=1)
    cuff = ramp(-flat[:, 1], 9.0, 12.0)[joined].mean(1)
    # The arm fills the cuff, so its rings may be as long as the shape asks.
    shaped = np.linalg.norm(goal[joined[:, 0]] - goal[joined[:, 1]], axis=1)
    rest = rest * (1 - cuff) + shaped * cuff
    count = len(edges)
    tight = np.where(np.arange(len(joined)) < count, 0.75, 0.05)
    loose = np.where(np.arange(len(joined)) < count, 0.32, 0.05)
    low, high = np.full(len(p), -99.0), np.full(len(p), 99.0)
    best = weight.argmax(1)
    finger = (flat[:, 1] > 1.0) & (thumb < 0.05)
    lanes = np.array([v[0] for v in LANES.values()])
    low[finger], high[finger] = lanes[best[finger]] - LANE, lanes[best[finger]] + LANE
    low[finger & (best == 3)] = -99
    high[finger & (best == 0)] = 99
    hold = np.full(len(p), 0.035)
    return _settle(goal.copy(), goal, hold, joined[:, 0].copy(), joined[:, 1].copy(), rest, tight, loose, low, high,
                   HANDLE, LEAN, GRIP + 0.08, 140)
