"""Real geometry on the sewn glove: stitches, welts, hems, the pull tab, fleece hairs. Each gives points, triangles, colours."""

import numpy as np

from shapes import WRIST, resample


def _tube(centres, radius_across, radius_up, across, up, closed):
    """A tube along centres (m by 3) with its own axes at each, eight-sided."""
    m, k = len(centres), 8
    turn = np.linspace(0, 2 * np.pi, k, endpoint=False)
    ring = (centres[:, None] + (radius_across * np.cos(turn))[None, :, None] * across[:, None]
            + (radius_up * np.sin(turn))[None, :, None] * up[:, None])
    i = np.arange(m if closed else m - 1)[:, None]
    j = np.arange(k)[None]
    a, b = i * k + j, i * k + (j + 1) % k
    c, d = (i + 1) % m * k + j, (i + 1) % m * k + (j + 1) % k
    faces = np.concatenate([np.stack([a, b, d], -1).reshape(-1, 3), np.stack([a, d, c], -1).reshape(-1, 3)])
    return ring.reshape(-1, 3), faces


def _unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-12)


def stitches(surface, rows, twisted=False):
    """Capsules laid along the rows, ends dipping into the hide; three twisted strands each in a close-up."""
    places, faces, count = [], [], 0
    for row in rows:
        thread = row.thread
        pos, along = resample(row.points, thread.pitch)
        n = len(pos)
        stations = np.linspace(-0.5, 0.5, 13 if twisted else 7)
        flat = pos[:, None] + along[:, None] * (stations * thread.pitch * thread.fill)[None, :, None]
        at, up = surface.find(flat.reshape(-1, 2), row.panel)
        at, up = at.reshape(n, -1, 3), up.reshape(n, -1, 3)
        t = np.abs(stations) * 2
        rise = thread.radius * (0.75 - 1.5 * np.clip((t - 0.72) / 0.28, 0, 1) ** 2) + row.lift
        girth = thread.radius * (1 - 0.25 * np.clip((t - 0.8) / 0.2, 0, 1))
        centre = at + up * rise[None, :, None]
        ahead = _unit(np.gradient(centre, axis=1))
        side = _unit(np.cross(ahead, up))
        top = _unit(np.cross(side, ahead))
        strands = [(0, 1.0, 0)] if not twisted else [(0.5, 0.56, k * 2 * np.pi / 3) for k in range(3)]
        for off, part, phase in strands:
            m, k = len(stations), 6 if not twisted else 8
            spin = phase + stations * thread.pitch * thread.fill / (thread.radius * 5.2) * 2 * np.pi
            middle = centre + off * girth[None, :, None] * (side * np.cos(spin)[None, :, None] + top * np.sin(spin)[None, :, None])
            turn = np.linspace(0, 2 * np.pi, k, endpoint=False)
            ring = (middle[:, :, None]
                    + (part * girth)[None, :, None, None] * (side[:, :, None] * np.cos(turn)[None, None, :, None]
                                                            + top[:, :, None] * np.sin(turn)[None, None, :, None]))
            i, j = np.arange(m - 1)[:, None], np.arange(k)[None]
            a, b = i * k + j, i * k + (j + 1) % k
            one = np.concatenate([np.stack([a, b, b + k], -1).reshape(-1, 3), np.stack([a, b + k, a + k], -1).reshape(-1, 3)])
            places.append(ring.reshape(-1, 3))
            faces.append((one[None] + (np.arange(n) * m * k)[:, None, None]).reshape(-1, 3) + count)
            count += n * m * k
    if not places:
        return np.zeros((0, 3)), np.zeros((0, 3), int)
    return np.concatenate(places), np.concatenate(faces)


def _steady(line, reach):
    """A line, each point drawn to its neighbours on either side, the nearer the more."""
    kernel = np.bartlett(2 * reach + 1)
    padded = np.pad(line, ((reach, reach), (0, 0)), "edge")
    return np.stack([np.convolve(padded[:, k], kernel / kernel.sum(), "valid") for k in range(3)], 1)


def welt(surface, edge, out=0.16, half=0.075):
    """A strip of hide standing out of the seam round fingers and thumb; the side of the hand, which rolls under, has none."""
    # Begins at the opening, so that the kept part is one run.
    first = int(np.argmin(edge[:, 1]))
    edge = np.roll(edge, -first, axis=0)
    keep = np.flatnonzero(edge[:, 1] > np.where(edge[:, 0] > 0, -3.6, 1.2))
    line = edge[keep[0] : keep[-1] + 1]
    centre, tangent_flat = resample(line, 0.12)
    inward = np.stack([-tangent_flat[:, 1], tangent_flat[:, 0]], 1)
    seam, _ = surface.find(centre + inward * 0.004, 0)
    back, _ = surface.find(centre + inward * 0.16, 0)
    palm, _ = surface.find(centre + inward * 0.16, 1)
    # Where the side of the hand is round, the two panels hardly say which way is out: their neighbours, who do, count more.
    outward = _unit(_steady(2 * seam - back - palm, 9))
    seam = _steady(seam, 3)
    along = _unit(np.gradient(seam, axis=0))
    outward = _unit(outward - (outward * along).sum(1, keepdims=True) * along)
    up = np.cross(along, outward)
    fade = np.clip(np.minimum(np.arange(len(seam)), np.arange(len(seam))[::-1]) / 24, 0, 1)[:, None]
    place, faces = _tube(seam + outward * (out * (1.45 * fade - 1)), out, half, outward, up, False)
    return place, faces


def opening(surface, form, edge):
    """The ring of points round the opening: places, and the direction out of the glove."""
    low = WRIST - form.cuff
    span = edge[edge[:, 1] < low + 0.03, 0]
    xs = np.linspace(span.min() + 0.02, span.max() - 0.02, 90)
    flat = np.stack([xs, np.full(90, low + 0.01)], 1)
    back, up_back = surface.find(flat, 0)
    palm, up_palm = surface.find(flat, 1)
    higher, _ = surface.find(flat + (0, 0.3), 0)
    lower, _ = surface.find(flat + (0, 0.3), 1)
    ring = np.concatenate([back, palm[::-1]])
    out = np.concatenate([back - higher, (palm - lower)[::-1]])
    normal = np.concatenate([up_back, up_palm[::-1]])
    return ring, _unit(out), normal


def hem(surface, form, edge, across=0.10, along=0.12, back_by=0.0):
    ring, out, normal = opening(surface, form, edge)
    n = len(ring)
    kernel = np.array([1, 2, 3, 2, 1]) / 9
    ring = np.stack([np.convolve(np.concatenate([ring[-2:, k], ring[:, k], ring[:2, k]]), kernel, "valid") for k in range(3)], 1)
    normal = _unit(np.stack([np.convolve(np.concatenate([normal[-4:, k], normal[:, k], normal[:4, k]]), np.ones(9) / 9, "valid") for k in range(3)], 1))
    return _tube(ring - out * back_by, along, across, out, normal, True)


def tab(surface, form, x, half=0.85, inside=1.7, outside=1.35):
    """A strip of hide sewn on the back of the cuff that stands out over the hem."""
    low = WRIST - form.cuff
    ys = np.linspace(low + inside, low + 0.02, 14)
    offsets = np.linspace(-half, half, 7)
    rows, ups = [], []
    for y in ys:
        at, up = surface.find(np.stack([x + offsets, np.full(7, y)], 1), 0)
        rows.append(at)
        ups.append(up)
    rows, ups = np.array(rows), np.array(ups)
    top = rows + ups * 0.2
    top[0] = rows[0] + ups[0] * 0.02
    ahead = _unit((rows[-1] - rows[-4]).mean(0))
    reach = np.linspace(0, outside, 10)[1:]
    droop = np.array([0, 0, -1.0])
    floor = 0.06
    run = [top[-1] + ahead * r + droop * 0.5 * r * r for r in reach]
    run = [np.maximum(r, [-1e9, -1e9, floor + 0.1]) for r in run]
    last = run[-1]
    under = [row - np.array([0, 0, 0.17]) for row in [last, *run[::-1][1:], top[-1]]]
    sheet = np.concatenate([top, np.array(run), np.array(under)])
    m, k = sheet.shape[:2]
    i, j = np.arange(m - 1)[:, None], np.arange(k - 1)[None]
    a = i * k + j
    faces = np.concatenate([np.stack([a, a + 1, a + k + 1], -1).reshape(-1, 3), np.stack([a, a + k + 1, a + k], -1).reshape(-1, 3)])
    lines = []
    for side in (-0.62, 0.62):
        lines.append(np.stack([np.full(40, x + side * half / 0.85), np.linspace(low + inside - 0.2, low + 0.25, 40)], 1))
    lines.append(np.stack([np.linspace(x - 0.6, x + 0.6, 20), np.full(20, low + inside - 0.2)], 1))
    return sheet.reshape(-1, 3), faces, lines


def fleece(surface, form, edge, seed, count=6500, length=0.62):
    """Hairs round the opening, as ribbons of three sides."""
    rng = np.random.default_rng(seed)
    ring, out, normal = opening(surface, form, edge)
    at = rng.uniform(0, len(ring), count)
    i, t = at.astype(int) % len(ring), (at % 1)[:, None]
    j = (i + 1) % len(ring)
    root = ring[i] * (1 - t) + ring[j] * t
    out, normal = out[i], normal[i]
    turn = rng.uniform(-0.9, 1.5, count)[:, None]
    lean = _unit(out * np.cos(turn) + normal * np.sin(turn) + rng.normal(0, 0.35, (count, 3)))
    root = root + normal * (0.16 * np.sin(turn)) - out * rng.uniform(0, 0.3, (count, 1))
    size = length * rng.uniform(0.6, 1.1, (count, 1))
    bend = rng.normal(0, 0.4, (count, 3))
    steps = np.linspace(0, 1, 5)
    spine = root[:, None] + lean[:, None] * (size[:, None] * steps[None, :, None]) + bend[:, None] * (size[:, None] * (steps**2)[None, :, None])
    spine[..., 2] = np.maximum(spine[..., 2], 0.02)
    side = _unit(np.cross(lean, rng.normal(0, 1, (count, 3))))
    other = np.cross(lean, side)
    girth = 0.024 * (1 - 0.7 * steps)
    turn = np.array([0, 2.094, 4.189])
    ring3 = (spine[:, :, None] + girth[None, :, None, None]
             * (side[:, None, None] * np.cos(turn)[None, None, :, None] + other[:, None, None] * np.sin(turn)[None, None, :, None]))
    m, k = 5, 3
    i, j = np.arange(m - 1)[:, None], np.arange(k)[None]
    a, b = i * k + j, i * k + (j + 1) % k
    one = np.concatenate([np.stack([a, b, b + k], -1).reshape(-1, 3), np.stack([a, b + k, a + k], -1).reshape(-1, 3)])
    return ring3.reshape(-1, 3), (one[None] + (np.arange(count) * m * k)[:, None, None]).reshape(-1, 3)
