"""What else a hand holds at work: an electrode holder, a grinder, a pipe. Points and triangles, in centimetres.

As in torch.py the work is the origin: where the rod burns, where the disc cuts.
"""

import numpy as np

from torch import Grip, curve, lathe, lead, skin, torch, tube, unit

#: Radius of a cutting disc, and how far its middle lies before the fist's.
DISC, SPINDLE = 3.8, 15.0
#: Radius of a pipe that a fist closes round, and how the pipes of the rack lie below it (across and down, in centimetres).
PIPE = 1.62
RACK = tuple((3.4 * k, -9.4 - 0.12 * (k * 3 % 4)) for k in range(-9, 12)) + tuple((3.4 * k + 1.7, -12.3) for k in range(-9, 12))


def _over(way):
    """What is up, across a handle."""
    up = np.array([0.0, 0.0, 1.0])
    return unit(up - way * (up @ way))


def stinger(grip):
    """An electrode holder with a rod that burns at the origin."""
    at, way = grip.axis()
    over = _over(way)
    handle = [(-9.5, 0.0), (-9.5, 1.2), (-9.3, 1.36), (-8.6, 1.5), (-6.8, 1.56), (6.6, 1.56)]
    for k in range(3):
        x = 6.8 + 0.5 * k
        handle += [(x, 1.6), (x + 0.1, 1.76), (x + 0.3, 1.76), (x + 0.4, 1.6)]
    handle += [(8.6, 1.5), (9.0, 1.1), (9.0, 0.0)]
    out = [("handle", *lathe(at, way, handle))]
    jaw = at + way * JAW
    low = curve([at + way * 8.6 - over * 0.35, at + way * 11 - over * 0.62, at + way * 13.4 - over * 0.5, jaw + way * 0.9 - over * 0.28], 0.15)
    high = curve([at + way * 7.6 + over * 1.9, at + way * 9.6 + over * 1.25, at + way * 12 + over * 0.72, at + way * 13.6 + over * 0.5, jaw + way * 0.8 + over * 0.3], 0.15)
    out.append(("jaw", *tube(low, np.linspace(0.72, 0.46, len(low)))))
    out.append(("jaw", *tube(high, np.linspace(0.50, 0.46, len(high)))))
    out.append(("collar", *lathe(at + way * 9.6 + over * 0.3 - np.cross(way, over) * 1.0, np.cross(way, over), [(0, 0), (0, 0.42), (2.0, 0.42), (2.0, 0)], 24)))
    down = unit(-jaw)
    length = np.linalg.norm(jaw)
    out.append(("core", *lathe(jaw - down * 1.4, down, [(0, 0), (0, 0.16), (4.2, 0.16), (4.2, 0)], 16)))
    out.append(("rod", *lathe(jaw + down * 1.6, down, [(0, 0.16), (0.15, 0.27), (length - 2.0, 0.27), (length - 1.75, 0.22), (length - 1.72, 0.0)], 24)))
    return out + lead(at + way * -9.2, way)


def grinder(grip):
    """A straight grinder with a cutting disc whose lowest point is the origin, its guard and its hose."""
    at, way = grip.axis()
    body = [(-12.5, 0.0), (-12.5, 1.1), (-12.2, 1.3), (-10.6, 1.45), (-9.8, 1.62), (-8.0, 1.66), (7.6, 1.6), (8.2, 1.72), (9.6, 1.72), (9.8, 1.5)]
    head = [(9.8, 1.45), (10.2, 1.5), (11.6, 1.3), (12.2, 0.95), (13.4, 0.9), (13.5, 0.0)]
    nut = [(13.4, 0.0), (13.4, 0.62), (14.7, 0.62), (14.75, 1.15), (14.9, 1.2), (SPINDLE + 0.12, 1.2), (SPINDLE + 0.2, 1.1), (SPINDLE + 0.24, 0.62), (SPINDLE + 0.9, 0.58), (SPINDLE + 1.0, 0.0)]
    disc = [(SPINDLE - 0.07, 0.0), (SPINDLE - 0.07, DISC - 0.04), (SPINDLE, DISC), (SPINDLE + 0.07, DISC - 0.04), (SPINDLE + 0.07, 0.0)]
    out = [("handle", *lathe(at, way, body)), ("head", *lathe(at, way, head, 8)), ("nut", *lathe(at, way, nut)), ("disc", *lathe(at, way, disc, 96))]
    out.append(("guard", *_guard(at + way * SPINDLE, way)))
    return out + lead(at + way * -12.2, way)


def _guard(middle, way):
    """Half a drum over the disc."""
    over, across = _over(way), np.cross(way, _over(way))
    turn = np.radians(np.linspace(-12, 172, 80))
    rim = [(-1.3, 1.0), (-1.3, DISC + 0.3), (-1.2, DISC + 0.45), (0.75, DISC + 0.45), (0.85, DISC + 0.4), (0.85, DISC + 0.3), (-1.1, DISC + 0.28), (-1.1, 1.0)]
    ring = np.array([[middle + way * x + r * (np.cos(a) * across + np.sin(a) * over) for x, r in rim] for a in turn])
    return ring.reshape(-1, 3), skin(len(turn), len(rim), closed=False)


def pipe(grip):
    """A pipe that the fist lifts, and the rack it comes from."""
    at, way = grip.axis()
    out = [("pipe", *_pipe(at, way, -60, 46))]
    flat = unit(np.array([way[0], way[1], way[2] * 0.55]))
    across = unit(np.cross(flat, (0, 0, 1.0)))
    for k, (aside, below) in enumerate(RACK):
        out.append(("pipe", *_pipe(at + across * aside + np.array([0, 0, below]), flat, -70 - 3 * (k % 3), 40 + 4.7 * (k * 5 % 7))))
    return out


def _pipe(at, way, rear, front):
    return lathe(at, way, [(rear, PIPE - 0.3), (rear, PIPE - 0.06), (rear + 0.06, PIPE), (front - 0.3, PIPE), (front - 0.05, PIPE - 0.2), (front, PIPE - 0.26),
                           (front, PIPE - 0.36), (front - 14, PIPE - 0.38)], 64)


#: From the fist's middle to the holder's jaw, and from there the rod down to the arc.
JAW, ROD = 14.6, unit((-0.34, 0.16, 1.0)) * 10.5


def _grip(reach):
    """The usual hold, with the fist where its tool's end meets the origin: `reach` says how far the end lies from the middle."""
    _, way = Grip((0.0, 0.0, 0.0)).axis()
    return Grip(tuple(-reach(way)))


GRIPS = {
    "torch": Grip((-6.9, 9.0, 14.6)),
    "stinger": _grip(lambda way: way * JAW - ROD),
    "grinder": _grip(lambda way: way * SPINDLE - _over(way) * DISC),
    "pipe": Grip((-4.0, 6.0, 14.0)),
}
TOOLS = {"torch": torch, "stinger": stinger, "grinder": grinder, "pipe": pipe}
