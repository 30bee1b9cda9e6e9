"""How a sewn finger bends: its middle line, and the folding of single fingers. Left hand as in pattern.py, centimetres."""

import numpy as np

from pattern import FINGERS

#: Joints: how far along the finger, how wide the bend is, and its part of the turn. The rest is spread evenly.
JOINTS = ((0.5, 1.15, 0.38), (4.5, 0.85, 0.36), (7.1, 0.75, 0.16))
#: Where the first joint of each finger lies.
KNUCKLE = {"index": -0.7, "middle": -0.45, "ring": -0.75, "pinky": -1.6}


def ramp(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def middle_line(total, length):
    """A finger's bent middle line: stations along it, places forward and down, and how far it has turned there."""
    s = np.linspace(-4, 16, 2001)
    share = sum(part * np.exp(-(((s - at) / width) ** 2)) / (width * np.sqrt(np.pi)) for at, width, part in JOINTS)
    share += (1 - sum(j[2] for j in JOINTS)) * ((s > 0) & (s < length)) / length
    share = np.convolve(share, np.hanning(81) / np.hanning(81).sum(), "same")
    step = s[1] - s[0]
    turn = np.radians(total) * np.cumsum(share) * step
    forward = np.cumsum(np.cos(turn)) * step
    down = np.cumsum(np.sin(turn)) * step
    zero = np.searchsorted(s, 0)
    return s, forward - forward[zero], down - down[zero], turn


def away(flat, name):
    """How far the pattern's points are from a finger's middle line."""
    a, b, _, _ = FINGERS[name]
    a, b = np.array(a), np.array(b)
    t = np.clip(((flat - a) @ (b - a)) / ((b - a) @ (b - a)), 0, 1)
    return np.hypot(*(flat - a - t[:, None] * (b - a)).T)


def belonging(flat):
    """Of each point, how much it belongs to each finger; wholly to one from the crotch on."""
    near = np.stack([away(flat, name) for name in FINGERS], 1)
    weight = np.exp(-((near - near.min(1, keepdims=True)) ** 2) / 0.5 - 1.2 * (near - near.min(1, keepdims=True)))
    weight = weight ** (1 + 5 * ramp(flat[:, 1], -0.5, 1.4))[:, None]
    return weight / weight.sum(1, keepdims=True)


def bent(p, name, total):
    """Of points that lie flat: the finger's first joint and direction, how far each is beside its middle line, and where
    it comes when the finger turns by so many degrees: forward and down from the joint, and turned by how much."""
    a, b = np.array(FINGERS[name][0]), np.array(FINGERS[name][1])
    d = (b - a) / np.hypot(*(b - a))
    joint = KNUCKLE[name]
    origin = a + d * (joint - a[1]) / d[1]
    s, forward, down, turn = middle_line(total, (b[1] - joint) / d[1] + FINGERS[name][3])
    along, beside = (p[:, :2] - origin) @ d, (p[:, :2] - origin) @ (d[1], -d[0])
    return origin, d, beside, *(np.interp(along, s, v) for v in (forward, down, turn))


def fold(fingers, palm_up):
    """A pose in which the named fingers are folded to the palm, each by its turn in degrees."""

    def pose(place, panels, _form):
        # Lying on its back, a glove is turned about its length.
        side = np.array((-1, 1, -1)) if palm_up else np.ones(3)
        p, flat = place * side, panels.flat
        middle = float(np.median(p[flat[:, 1] > -8, 2]))
        weight = belonging(flat) * ramp(flat[:, 1], -3.4, -0.6)[:, None]
        out = p.copy()
        for name, total in fingers:
            origin, d, beside, f, g, t = bent(p, name, total)
            across = np.array((d[1], -d[0]))
            high = p[:, 2] - middle
            flatly = origin + (f + np.sin(t) * high)[:, None] * d + beside[:, None] * across
            there = np.concatenate([flatly, (middle - g + np.cos(t) * high)[:, None]], 1)
            out += weight[:, list(FINGERS).index(name), None] * (there - p)
        out = out * side
        return out - (*((out.min(0) + out.max(0)) / 2)[:2], 0)

    return pose
