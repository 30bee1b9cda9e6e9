"""Triangles: Loop subdivision that keeps seams, normals, and finding a pattern point on the sewn surface."""

import numpy as np
from scipy.spatial import cKDTree


def subdivide(place, flat, faces, panel, sharp):
    """One Loop step. `flat` is interpolated linearly; `sharp` are pairs of vertices that stay a crease."""
    n = len(place)
    corners = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    opposite = np.concatenate([faces[:, 2], faces[:, 0], faces[:, 1]])
    key = np.sort(corners, 1)
    code = key[:, 0].astype(np.int64) * n + key[:, 1]
    unique, back, count = np.unique(code, return_inverse=True, return_counts=True)
    a, b = unique // n, unique % n
    m = len(unique)
    # A chord of the outline is shared by both panels, so four faces meet there.
    crease = count != 2
    if len(sharp):
        pairs = np.sort(sharp, 1)
        crease |= np.isin(unique, pairs[:, 0].astype(np.int64) * n + pairs[:, 1])
    across = np.zeros((m, 3))
    for k in range(3):
        across[:, k] = np.bincount(back, place[opposite, k], m)
    middle = 0.5 * (place[a] + place[b])
    points = np.where(crease[:, None], middle, 0.375 * (place[a] + place[b]) + 0.125 * across)

    degree = np.bincount(a, minlength=n) + np.bincount(b, minlength=n)
    around = np.stack([np.bincount(a, place[b, k], n) + np.bincount(b, place[a, k], n) for k in range(3)], 1)
    beta = np.where(degree == 3, 3 / 16, 3 / (8 * np.maximum(degree, 1)))[:, None]
    moved = (1 - degree[:, None] * beta) * place + beta * around
    ca, cb = a[crease], b[crease]
    sharp_degree = np.bincount(ca, minlength=n) + np.bincount(cb, minlength=n)
    sharp_around = np.stack([np.bincount(ca, place[cb, k], n) + np.bincount(cb, place[ca, k], n) for k in range(3)], 1)
    moved = np.where((sharp_degree == 2)[:, None], 0.75 * place + 0.125 * sharp_around, moved)
    moved = np.where((sharp_degree > 2)[:, None], place, moved)

    e = back.reshape(3, -1).T + n
    v = faces
    split = np.concatenate([np.stack([v[:, 0], e[:, 0], e[:, 2]], 1), np.stack([v[:, 1], e[:, 1], e[:, 0]], 1),
                            np.stack([v[:, 2], e[:, 2], e[:, 1]], 1), e])
    creases = np.concatenate([np.stack([ca, np.flatnonzero(crease) + n], 1), np.stack([cb, np.flatnonzero(crease) + n], 1)])
    inner = (count == 2)[np.tile(np.flatnonzero(crease), 2)]
    return (np.concatenate([moved, points]), np.concatenate([flat, 0.5 * (flat[a] + flat[b])]), split,
            np.tile(panel, 4), creases[inner])


def normals(place, faces):
    a, b, c = (place[faces[:, k]] for k in range(3))
    face = np.cross(b - a, c - a)
    out = np.stack([sum(np.bincount(faces[:, j], face[:, k], len(place)) for j in range(3)) for k in range(3)], 1)
    return out / np.maximum(np.linalg.norm(out, axis=1), 1e-12)[:, None]


class Surface:
    """Answers where a point of a panel's pattern lies in space, and which way the surface looks there."""

    def __init__(self, place, flat, faces, panel):
        self.place, self.flat, self.normal = place, flat, normals(place, faces)
        self.faces = [faces[panel == k] for k in (0, 1)]
        self.trees = [cKDTree(flat[f].mean(1)) for f in self.faces]

    def find(self, points, panel):
        points = np.asarray(points, float).reshape(-1, 2)
        _, near = self.trees[panel].query(points, k=8)
        f = self.faces[panel][near]
        a, b, c = (self.flat[f[:, :, k]] for k in range(3))
        p = points[:, None]
        area = np.cross(b - a, c - a)
        area = np.where(np.abs(area) < 1e-12, 1e-12, area)
        u, v = np.cross(p - a, c - a) / area, np.cross(b - a, p - a) / area
        w = np.stack([1 - u - v, u, v], -1)
        best = np.argmax(w.min(-1), 1)
        rows = np.arange(len(points))
        w = np.clip(w[rows, best], 0, 1)
        w /= w.sum(1, keepdims=True)
        f = f[rows, best]
        at = (self.place[f] * w[..., None]).sum(1)
        n = (self.normal[f] * w[..., None]).sum(1)
        return at, n / np.maximum(np.linalg.norm(n, axis=1), 1e-12)[:, None]
