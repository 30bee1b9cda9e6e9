"""Sews the two panels, inflates them and lets them come to rest on a table: position-based dynamics."""

from dataclasses import dataclass

import numpy as np
from numba import njit
from scipy.spatial import cKDTree

from pattern import FINGERS, Form, Panels, field, finger, thumb
from shapes import WRIST


@dataclass(frozen=True)
class Drape:
    """The numbers that decide a material's character."""

    pressure: float = 0.004
    compress: float = 0.3
    bend: float = 0.04
    long: float = 0.018
    wobble: float = 0.07
    cell: float = 3.2
    joints: float = 0.10
    width: float = 0.36
    shrink: float = 0.965
    thick: float = 3.4
    curl: float = 0.06
    gather: float = 0.0
    #: how far an open cuff stands apart, in centimetres
    mouth: float = 4.6
    #: how much smoother the middle of the hand lies than its sides
    calm: float = 0.6


HEAVY = Drape()
SOFT = Drape(long=0.012)
THIN = Drape(0.005, 0.3, 0.03, 0.004, 0.05, 2.0, 0.10, 0.34, 0.955, 3.0)
KNIT = Drape(0.009, 0.8, 0.06, 0.012, 0.012, 3.0, 0.015, 0.26, 1.0, 2.6)


@njit(cache=True, fastmath=True)
def _settle(x, tri, push, first, second, rest, tight, loose, steps, rounds, weight, floor_from):
    n = x.shape[0]
    v = np.zeros_like(x)
    p = x.copy()
    ground = -1e9
    for step in range(steps):
        if step == floor_from:
            ground = x[:, 2].min()
        grow = min(1.0, (step + 1) / 40.0)
        for i in range(n):
            for k in range(3):
                v[i, k] *= 0.93
        if step >= floor_from:
            for i in range(n):
                v[i, 2] -= weight
        for t in range(tri.shape[0]):
            a, b, c = tri[t, 0], tri[t, 1], tri[t, 2]
            ux, uy, uz = x[b, 0] - x[a, 0], x[b, 1] - x[a, 1], x[b, 2] - x[a, 2]
            wx, wy, wz = x[c, 0] - x[a, 0], x[c, 1] - x[a, 1], x[c, 2] - x[a, 2]
            nx, ny, nz = uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx
            s = push[t] * grow / 3
            for k in (a, b, c):
                v[k, 0] += nx * s
                v[k, 1] += ny * s
                v[k, 2] += nz * s
        for i in range(n):
            for k in range(3):
                p[i, k] = x[i, k] + v[i, k]
        for _ in range(rounds):
            for e in range(first.shape[0]):
                a, b = first[e], second[e]
                dx, dy, dz = p[b, 0] - p[a, 0], p[b, 1] - p[a, 1], p[b, 2] - p[a, 2]
                d = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12
                k = tight[e] if d > rest[e] else loose[e]
                if k == 0.0:
                    continue
                s = 0.5 * k * (d - rest[e]) / d
                p[a, 0] += dx * s
                p[a, 1] += dy * s
                p[a, 2] += dz * s
                p[b, 0] -= dx * s
                p[b, 1] -= dy * s
                p[b, 2] -= dz * s
        for i in range(n):
            if p[i, 2] < ground:
                p[i, 2] = ground
                p[i, 0] -= 0.3 * (p[i, 0] - x[i, 0])
                p[i, 1] -= 0.3 * (p[i, 1] - x[i, 1])
            for k in range(3):
                v[i, k] = p[i, k] - x[i, k]
                x[i, k] = p[i, k]
    return x


def _ramp(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _bump(y, at, width):
    return np.exp(-(((y - at) / width) ** 2))


def _waves(points, cell, rng):
    """Smooth random values at points: a few dozen plane waves of about that length."""
    out = np.zeros(len(points))
    for _ in range(28):
        angle, phase = rng.uniform(0, 2 * np.pi, 2)
        k = 2 * np.pi / (cell * rng.uniform(1.1, 2.6))
        out += np.sin(k * (points @ (np.cos(angle), np.sin(angle))) + phase)
    return out / np.sqrt(14)


def _stretches(form: Form, drape: Drape, panels: Panels, seed: int):
    """Each vertex's change of length as a symmetric 2x2 matrix; no two gloves bend their fingers alike."""
    rng = np.random.default_rng([seed, 7])
    x, y = panels.flat.T
    palm, seam = panels.side == 1, panels.side == -1
    n = len(x)
    along = np.zeros((n, 2))
    along[:, 1] = 1
    is_finger, tip, bent = np.zeros(n), np.zeros(n), np.ones(n)
    best = np.full(n, 9.0)
    for name in FINGERS:
        a, b, ra, rb = finger(form, name)
        d = np.array(b) - a
        length = np.hypot(*d)
        d /= length
        s = (x - a[0]) * d[0] + (y - a[1]) * d[1]
        far = np.abs((x - a[0]) * d[1] - (y - a[1]) * d[0])
        mine = (far < best) & (s > 0)
        best = np.where(mine, far, best)
        along[mine] = d
        is_finger = np.where(mine, _ramp(s, 1.2, 3.4), is_finger)
        tip = np.where(mine, _ramp(s, length + rb - 1.8, length + rb), tip)
        bent = np.where(mine, rng.uniform(0.4, 2.4), bent)
    (_, _), (b, rb), (c, rc) = thumb(form)
    d = np.array(c) - b
    length = np.hypot(*d)
    d /= length
    s = (x - b[0]) * d[0] + (y - b[1]) * d[1]
    far = np.abs((x - b[0]) * d[1] - (y - b[1]) * d[0])
    on_thumb = (far < 2.2) & (s > -1.0) & (x > 4.6) & (y < 1.6) & (best > 1.4)
    along[on_thumb] = d
    is_finger = np.where(on_thumb, _ramp(s, -0.8, 1.2), is_finger)
    tip = np.where(on_thumb, _ramp(s, length + rc - 1.8, length + rc), tip)
    if form.mitt:
        is_finger = np.where((x < 3.2) & (y > -1), 0.25 * _ramp(y, -1, 3), is_finger)

    wide = 1 + drape.width * is_finger * (0.92 - (0.75 if drape.long < 0.01 else 0.45) * tip)
    on_palm = (1 - is_finger) * _ramp(y, WRIST, WRIST + 2.5)
    wide *= 1 + 0.05 * on_palm
    lengthwise = np.ones(n)
    lengthwise -= np.where(palm, drape.curl * (0.1 * on_palm + 0.65 * bent * is_finger), 0)
    share = np.where(palm, 0.4, np.where(seam, 0.3, 1.0))
    folds = sum(w * _bump(y, at, width) for at, width, w in ((0.3, 0.8, 0.7), (3.1, 0.8, 1.0), (5.9, 0.6, 0.7)))
    lengthwise += drape.joints * share * folds * (x < 6.6)
    lengthwise += 0.07 * _bump(y, WRIST + 0.4, 0.8) * (drape.joints > 0.05)
    if drape.gather:
        band = _bump(y, WRIST + 0.1, 0.55)
        wide *= 1 - drape.gather * band * np.where(palm, 0.4, 1.0)
    m = np.zeros((n, 2, 2))
    across = np.stack([-along[:, 1], along[:, 0]], 1)
    m += lengthwise[:, None, None] * along[:, :, None] * along[:, None, :]
    m += wide[:, None, None] * across[:, :, None] * across[:, None, :]
    return m, on_thumb, tip


def sew(form: Form, drape: Drape, panels: Panels, seed: int, palm_up: bool):
    """Where each vertex of the panels comes to rest: z up, the shown side on top."""
    rng = np.random.default_rng(seed)
    flat, faces, n = panels.flat, panels.faces, len(panels.flat)
    x, y = flat.T
    stretch, on_thumb, tip = _stretches(form, drape, panels, seed)
    cuff = 1 - _ramp(y, WRIST - 0.8, WRIST + 0.6)
    # The flat middle of a hand shows every dimple, and its label must lie smooth: hides ripple near their seams.
    middle = _ramp(-field(form, x, y), 0.9, 2.6)
    rough = drape.wobble * (1 - 0.65 * cuff) * (1 - drape.calm * middle)
    waves = np.where(panels.side == 1, _waves(flat, drape.cell, rng), _waves(flat, drape.cell, rng))
    waves = np.where(panels.side == -1, 0, waves)
    scale = 1 + 0.9 * rough * waves

    def rest_of(i, j):
        e = flat[j] - flat[i]
        m = 0.5 * (stretch[i] + stretch[j])
        return np.hypot(*np.einsum("nij,nj->ni", m, e).T) * 0.5 * (scale[i] + scale[j])

    corners = faces[:, [0, 1, 1, 2, 2, 0]].reshape(-1, 2)
    other = faces[:, [2, 0, 1]].reshape(-1)
    key = np.sort(corners, 1)
    order = np.lexsort(key.T[::-1])
    key, other = key[order], other[order]
    new = np.concatenate([[True], (key[1:] != key[:-1]).any(1)])
    edges = key[new]
    pair = np.flatnonzero(~new)
    bends = np.stack([other[pair - 1], other[pair]], 1)
    same_side = (panels.side[bends[:, 0]] * panels.side[bends[:, 1]] >= 0) | (panels.side[bends] == -1).any(1)
    across_seam = (panels.side[bends[:, 0]] == 0) & (panels.side[bends[:, 1]] == 1)
    across_seam |= (panels.side[bends[:, 0]] == 1) & (panels.side[bends[:, 1]] == 0)
    bends = bends[same_side & ~across_seam]

    edge_rest = rest_of(*edges.T)
    sewn = (panels.side[edges] == -1).all(1) & (y[edges].mean(1) > WRIST - 0.5)
    # Fingertips are eased into their seam, or they would end in flat discs wider than the finger.
    edge_rest = np.where(sewn, edge_rest * (drape.shrink - 0.2 * tip[edges].mean(1)), edge_rest)
    low = WRIST - form.cuff
    hem = _ramp(-(y - low), -1.4, -0.9)
    stiff = 1 + 0.6 * cuff + 2.0 * hem
    longs = []
    for side in (0, 1):
        mine = np.flatnonzero((panels.side == side) | (panels.side == -1))
        tree = cKDTree(flat[mine])
        for angle in rng.uniform(0, 2 * np.pi, 1)[0] + np.array([0, 2.1, 4.2]):
            spin = angle + rng.uniform(-0.4, 0.4, len(mine))
            aim = flat[mine] + np.stack([np.cos(spin), np.sin(spin)], 1)
            near, at = tree.query(aim)
            mid = 0.5 * (flat[mine] + flat[mine[at]])
            fine = (near < 0.3) & (field(form, *mid.T) < 0)
            longs.append(np.stack([mine[fine], mine[at[fine]]], 1))
    longs = np.concatenate(longs)

    lone = panels.twin != np.arange(len(panels.twin))
    tied = np.flatnonzero(lone)
    tx, ty = flat[tied].T
    gap = drape.thick + (1.9 - drape.thick) * _ramp(ty, -0.6, 1.6)
    gap = np.where(on_thumb[tied], 2.2, gap)
    gap += (3.6 * drape.thick / 3.4 - gap) * _bump(ty, WRIST, 1.5)
    mouth = min(drape.mouth, 4.6 if form.cuff > 5 else 4.0)
    gap += (mouth * drape.thick / 3.4 - gap) * (1 - _ramp(ty, WRIST - 3, WRIST - 0.6))
    kinds = [
        (edges, edge_rest, np.full(len(edges), 0.9), np.full(len(edges), drape.compress) * stiff[edges].mean(1)),
        (bends, rest_of(*bends.T), drape.bend * stiff[bends].mean(1), drape.bend * stiff[bends].mean(1)),
        (longs, rest_of(*longs.T), drape.long * stiff[longs].mean(1), drape.long * stiff[longs].mean(1)),
        (np.stack([tied, panels.twin[tied]], 1), gap, np.full(len(tied), 0.14), np.zeros(len(tied))),
    ]
    pairs = np.concatenate([k[0] for k in kinds]).astype(np.int32)
    rest, tight, loose = (np.concatenate([k[i] for k in kinds]) for i in (1, 2, 3))
    place = np.zeros((n, 3))
    place[:, :2] = flat
    depth = np.clip(-field(form, x, y), 0, 0.6)
    place[:, 2] = np.where(panels.side == 0, 1, np.where(panels.side == 1, -1, 0)) * (0.02 + 0.25 * depth)
    place[:, 2] += rng.normal(0, 0.004, n)
    if palm_up:
        place[:, [0, 2]] *= -1
    # By twice the usual triangle's area, so that slivers weigh what they are.
    push = drape.pressure * (1 - 0.5 * cuff[faces].mean(1)) / (form.spacing**2 * 0.866)
    place = _settle(place, faces.astype(np.int32), push, pairs[:, 0].copy(), pairs[:, 1].copy(), rest,
                    np.minimum(tight, 1), np.minimum(loose, 1), 180, 11, 0.0006, 90)
    place[:, 2] -= place[:, 2].min()
    return place
