"""The torch in the fist, the arm in the cuff, the bench with its plate and bead: points and triangles. Centimetres.

The arc is the origin; x to the right, y away from the viewer, z up. The hand is a right one: a left glove, mirrored.
"""

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import map_coordinates

from fist import HANDLE, LEAN


def unit(v):
    v = np.asarray(v, float)
    return v / np.linalg.norm(v)


@dataclass(frozen=True)
class Grip:
    """How a fist is held in the scene: where its middle is, where its fingers and its back look."""

    at: tuple[float, float, float]
    fingers: tuple[float, float, float] = (-0.78, -0.616, -0.115)
    back: tuple[float, float, float] = (0.27, -0.493, 0.809)

    def frame(self):
        """Columns: the pattern's x (to the thumb), y (to the fingertips), z (up from the back)."""
        fingers = unit(self.fingers)
        back = unit(np.array(self.back) - fingers * (np.array(self.back) @ fingers))
        return np.stack([np.cross(back, fingers), fingers, back], 1)

    def placed(self, points):
        """From the fist's own room into the scene. The frame is left-handed, so faces turn round."""
        return (points - HANDLE) @ self.frame().T + self.at

    def axis(self):
        """A point of the handle's axis in the scene, and the way to the thumb."""
        return self.placed(HANDLE[None])[0], unit(np.array([1.0, LEAN, 0.0]) @ self.frame().T)


def curve(points, step=0.25):
    """A Catmull-Rom line through points (n by 3), a point about every `step`."""
    p = np.asarray(points, float)
    p = np.concatenate([[2 * p[0] - p[1]], p, [2 * p[-1] - p[-2]]])
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        t = np.linspace(0, 1, max(int(np.linalg.norm(c - b) / step), 2), endpoint=False)[:, None]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.concatenate([*out, p[-2][None]])


def skin(rows, columns, closed=True):
    """Triangles between rows of points; a closed row's last point meets its first."""
    i, j = np.arange(rows - 1)[:, None] * columns, np.arange(columns if closed else columns - 1)[None]
    a, b = i + j, i + (j + 1) % columns
    return np.concatenate([np.stack([a, b, b + columns], -1).reshape(-1, 3), np.stack([a, b + columns, a + columns], -1).reshape(-1, 3)])


def tube(line, radius, sides=40):
    """A tube along a bent line."""
    line, radius = np.asarray(line, float), np.broadcast_to(radius, len(line))
    ahead = np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    up = np.zeros_like(line)
    u = np.cross(ahead[0], [0.3, 0.9, 0.31])
    for k, a in enumerate(ahead):
        u = unit(u - a * (u @ a))
        up[k] = u
    across = np.cross(ahead, up)
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    ring = (line[:, None] + radius[:, None, None] * (np.cos(turn)[None, :, None] * across[:, None]
                                                   + np.sin(turn)[None, :, None] * up[:, None]))
    return ring.reshape(-1, 3), skin(len(line), sides)


def lathe(start, along, profile, sides=48):
    """Turns a profile of (way along, radius) round an axis."""
    profile = np.asarray(profile, float)
    along = unit(np.asarray(along, float))
    line, radius = np.asarray(start, float) + profile[:, :1] * along, profile[:, 1]
    u = unit(np.cross(along, [0.3, 0.9, 0.31]))
    v = np.cross(along, u)
    turn = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    ring = line[:, None] + radius[:, None, None] * (np.cos(turn)[:, None] * u + np.sin(turn)[:, None] * v)[None]
    return ring.reshape(-1, 3), skin(len(line), sides)


def torch(grip):
    """Name, points, triangles of each piece: handle, collar, neck, nozzle, tip, wire, cable."""
    at, way = grip.axis()
    front, rear = 9.0, -9.5
    nozzle_way = unit(np.array([0.22, -0.25, -0.94]))
    tip = np.array([0.0, 0.0, 0.0]) - nozzle_way * 1.35
    top = tip - nozzle_way * 6.6
    r = 1.55
    handle = [(rear, 0.0), (rear, 1.2), (rear + 0.15, 1.32), (-7.4, 1.5), (-6.5, r), (6.4, r)]
    for k in range(4):
        x = 6.5 + 0.42 * k
        handle += [(x, r + 0.02), (x + 0.08, r + 0.13), (x + 0.24, r + 0.13), (x + 0.32, r + 0.02)]
    handle += [(8.3, r), (8.7, 1.45), (front, 1.22), (front, 0.9)]
    out = [("handle", *lathe(at, way, handle))]
    out.append(("collar", *lathe(at + way * front, way, [(-0.1, 1.1), (0.0, 1.16), (0.55, 1.16), (0.62, 1.08), (0.70, 1.16), (1.15, 1.16), (1.25, 1.0), (1.25, 0.0)])))
    start = at + way * (front + 0.6)
    reach = np.linalg.norm(top - start)
    neck = curve([start, start + way * 0.22 * reach, top - nozzle_way * 0.36 * reach, top - nozzle_way * 0.12 * reach, top], 0.15)
    out.append(("neck", *tube(neck, 0.80)))
    out.append(("ring", *lathe(top, nozzle_way, [(-0.9, 0.8), (-0.85, 1.02), (-0.1, 1.02), (0.0, 1.1), (0.1, 1.02), (0.6, 1.02)])))
    out.append(("nozzle", *lathe(top, nozzle_way, [(0.35, 0.9), (0.4, 1.16), (0.5, 1.22), (3.6, 1.22), (4.8, 1.0), (6.55, 0.94), (6.6, 0.9), (6.55, 0.78), (4.0, 0.78)])))
    out.append(("tip", *lathe(top, nozzle_way, [(4.5, 0.34), (6.8, 0.3), (6.95, 0.2), (6.95, 0.0)])))
    out.append(("wire", *lathe(tip, nozzle_way, [(0.2, 0.065), (1.3, 0.065), (1.32, 0.0)], 12)))
    return out + lead(at + way * (rear + 0.3), way)


def lead(tail, way):
    """The cable that leaves a handle's rear, with its strain relief."""
    cable = curve([tail, tail - way * 3, tail - way * 8 + (1.0, 3, 1.5), tail - way * 12 + (7, 9, -1), tail + (20, 24, -8), tail + (60, 40, -30)], 0.4)
    sleeve = [(0.0, 1.28), (1.0, 1.22)]
    for k in range(9):
        x = 1.1 + 0.42 * k
        sleeve += [(x, 1.05), (x + 0.05, 1.2 - 0.02 * k), (x + 0.27, 1.2 - 0.02 * k), (x + 0.32, 1.05)]
    return [("relief", *lathe(tail, -way, sleeve)), ("cable", *tube(cable, 0.92))]


def _smooth(rng, along, round_, size):
    """Noise over a sleeve, closed round it: so many swells along and round."""
    grid = np.pad(rng.normal(0, 1, (along, round_)), ((0, 0), (2, 2)), mode="wrap")
    rows, columns = np.linspace(0, along - 1, size[0]), np.linspace(2, round_ + 2, size[1], endpoint=False)
    return map_coordinates(grid, np.meshgrid(rows, columns, indexing="ij"), order=3, mode="nearest")


def arm(ring_centre, along, wide, up):
    """A sleeve that comes out of the cuff, with folds where the elbow bends it; the ring is the cuff's end."""
    # Farther in it would break through a narrow wrist.
    s = np.linspace(-1.8, 45, 200)
    turn = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    size, rng = (len(s), len(turn)), np.random.default_rng(11)
    across = np.cross(up, along)
    radius = wide * (0.86 + 0.012 * s)
    # Folds run obliquely, wander, and are deep in some places only.
    phase = s[:, None] * 0.85 + 1.1 * np.sin(turn + 0.7)[None] + 1.9 * _smooth(rng, 7, 4, size)
    depth = np.clip(0.32 + 0.34 * _smooth(rng, 6, 5, size), 0.04, 0.8)
    fold = depth * (1 - np.abs(np.sin(phase))) ** 1.6 + 0.16 * _smooth(rng, 9, 6, size) + 0.03 * _smooth(rng, 40, 24, size)
    fold *= np.clip((s + 1) / 5, 0.1, 1)[:, None]
    r = radius[:, None] + fold
    ring = ring_centre + s[:, None, None] * along + r[..., None] * (np.cos(turn)[None, :, None] * across + 0.86 * np.sin(turn)[None, :, None] * up)
    return ring.reshape(-1, 3), skin(*size)


#: The joint runs to the viewer and to the left; the bead ends at the arc.
JOINT = unit(np.array([-0.62, -0.785, 0.0]))


def bead(length=46.0, half=0.72, seed=4):
    """Overlapping ripples from the arc toward the viewer: points, triangles, and how far each point lies from the arc."""
    rng = np.random.default_rng(seed)
    side = np.array([JOINT[1], -JOINT[0], 0.0])
    s = np.arange(-0.25, length, 0.045)
    u = np.linspace(-1, 1, 33)
    wander = np.interp(s, np.arange(-1, length + 1, 1.1), rng.normal(0, 0.05, len(np.arange(-1, length + 1, 1.1))))
    width = half * (1 + np.interp(s, np.arange(-1, length + 1, 0.9), rng.normal(0, 0.05, len(np.arange(-1, length + 1, 0.9)))))
    pitch = 0.46
    phase = (s[:, None] + 0.42 * u[None] ** 2 + 0.0004 * rng.normal(size=(len(s), 1)).cumsum(0)) / pitch
    ripple = 0.075 * (1 - (phase % 1)) ** 1.5
    height = 0.30 * np.sqrt(np.clip(1 - u[None] ** 2, 0, 1)) + ripple * (1 - u[None] ** 4) - 0.02
    place = (s[:, None, None] * JOINT + (wander[:, None] + width[:, None] * u[None])[..., None] * side + height[..., None] * np.array([0, 0, 1.0]))
    return place.reshape(-1, 3), skin(len(s), len(u), closed=False)
