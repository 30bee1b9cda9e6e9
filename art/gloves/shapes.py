"""Flat shapes in pattern centimetres: polygons, lines, and how far each pixel of a sheet is from them."""

import cv2
import numpy as np

WRIST = -10.3


def curve(points, closed=False, step=0.06):
    """A Catmull-Rom line through the points, resampled at `step`."""
    p = np.asarray(points, float)
    n = len(p)
    around = (lambda i: p[i % n]) if closed else (lambda i: p[min(max(i, 0), n - 1)])
    out = []
    for i in range(n if closed else n - 1):
        a, b, c, d = around(i - 1), around(i), around(i + 1), around(i + 2)
        count = max(2, int(np.hypot(*(c - b)) / step))
        t = (np.arange(count) / count)[:, None]
        out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    if not closed:
        out.append(p[-1:])
    return np.concatenate(out)


def line(*points, step=0.06):
    """A straight-edged line through the points, resampled at `step`."""
    p = np.asarray(points, float)
    out = []
    for b, c in zip(p, p[1:]):
        count = max(2, int(np.hypot(*(c - b)) / step))
        out.append(b + (c - b) * (np.arange(count) / count)[:, None])
    return np.concatenate([*out, p[-1:]])


def box(cx, cy, width, height, radius=0.3, turn=0.0):
    """A rounded rectangle's outline; `turn` in degrees, anticlockwise."""
    corners = []
    for k, (sx, sy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        angle = np.radians(90 * k + np.linspace(0, 90, 9))
        corners.append(
            np.stack([sx * (width / 2 - radius) + radius * np.cos(angle),
                      sy * (height / 2 - radius) + radius * np.sin(angle)], 1))
    p = np.concatenate(corners)
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    return p @ np.array([[c, s], [-s, c]]) + (cx, cy)


def taper(a, b, ra, rb):
    """Outline of a capsule from a to b whose radius runs from ra to rb."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    along = np.arctan2(*(b - a)[::-1])
    turn = np.linspace(-np.pi / 2, np.pi / 2, 17)
    end = b + rb * np.stack([np.cos(along + turn), np.sin(along + turn)], 1)
    start = a + ra * np.stack([np.cos(along + turn + np.pi), np.sin(along + turn + np.pi)], 1)
    return np.concatenate([end, start])


def resample(points, pitch):
    """Points every `pitch` along an open line, with the tangents there."""
    p = np.asarray(points, float)
    steps = np.hypot(*np.diff(p, axis=0).T)
    run = np.concatenate([[0], np.cumsum(steps)])
    keep = np.concatenate([[True], steps > 1e-9])
    p, run = p[keep], run[keep]
    count = max(1, int(run[-1] / pitch))
    at = (np.arange(count) + 0.5) * run[-1] / count
    pos = np.stack([np.interp(at, run, p[:, k]) for k in (0, 1)], 1)
    ahead = np.stack([np.interp(at + 0.05, run, p[:, k]) - np.interp(at - 0.05, run, p[:, k]) for k in (0, 1)], 1)
    return pos, ahead / np.maximum(np.hypot(*ahead.T), 1e-9)[:, None]


def offset(points, distance):
    """The line moved sideways: to its left for a positive distance."""
    p = np.asarray(points, float)
    t = np.gradient(p, axis=0)
    t /= np.maximum(np.hypot(*t.T), 1e-9)[:, None]
    return p + distance * np.stack([-t[:, 1], t[:, 0]], 1)


class Sheet:
    """The grid of a face: x to the thumb, y to the fingertips, row 0 at the bottom."""

    def __init__(self, x0, y0, x1, y1, density):
        self.x0, self.y0, self.density = x0, y0, density
        self.width, self.height = int(round((x1 - x0) * density)), int(round((y1 - y0) * density))
        self.x1, self.y1 = x0 + self.width / density, y0 + self.height / density
        self.shape = (self.height, self.width)

    def grid(self):
        xs = (self.x0 + (np.arange(self.width) + 0.5) / self.density).astype(np.float32)
        ys = (self.y0 + (np.arange(self.height) + 0.5) / self.density).astype(np.float32)
        return np.meshgrid(xs, ys)

    def _pixels(self, points, scale, shift=5):
        p = (np.asarray(points, float) - (self.x0, self.y0)) * self.density * scale - 0.5
        return np.round(np.clip(p, -20000, 20000) * 2**shift).astype(np.int32)

    def inside(self, *polygons):
        """Signed distance in centimetres: negative within any of the polygons."""
        whole = np.full(self.shape, 9, np.float32)
        window = self.window(np.concatenate([np.asarray(p, float) for p in polygons]), 1.2)
        part = self.crop(window)
        if part.width < 2 or part.height < 2:
            return whole
        k = 2 if part.width * part.height < 4_000_000 else 1
        mask = np.zeros((part.height * k, part.width * k), np.uint8)
        for polygon in polygons:
            cv2.fillPoly(mask, [part._pixels(polygon, k)], 255, shift=5)
        if mask.all():
            whole[window] = -9
            return whole
        out = cv2.distanceTransform(255 - mask, cv2.DIST_L2, 5)
        out -= cv2.distanceTransform(mask, cv2.DIST_L2, 5)
        # Half a pixel lies between the two transforms at the edge.
        out -= 0.5 * np.sign(out)
        if k > 1:
            out = cv2.resize(out, (part.width, part.height), interpolation=cv2.INTER_AREA)
        whole[window] = out / (self.density * k)
        return whole

    def window(self, points, margin):
        """The rows and columns round the points, `margin` centimetres more on every side."""
        low, high = np.asarray(points).min(0) - margin, np.asarray(points).max(0) + margin
        c0, c1 = (int(np.clip((v - self.x0) * self.density, 0, self.width)) for v in (low[0], high[0]))
        r0, r1 = (int(np.clip((v - self.y0) * self.density, 0, self.height)) for v in (low[1], high[1]))
        return slice(r0, r1), slice(c0, c1)

    def crop(self, window):
        """The part of the sheet in a window, as a sheet."""
        rows, columns = window
        part = Sheet.__new__(Sheet)
        part.density, part.width, part.height = self.density, columns.stop - columns.start, rows.stop - rows.start
        part.x0, part.y0 = self.x0 + columns.start / self.density, self.y0 + rows.start / self.density
        part.x1, part.y1 = part.x0 + part.width / self.density, part.y0 + part.height / self.density
        part.shape = (part.height, part.width)
        return part

    def near(self, *lines):
        """Distance in centimetres to the nearest of the open lines."""
        mask = np.full(self.shape, 255, np.uint8)
        for points in lines:
            cv2.polylines(mask, [self._pixels(points, 1)], False, 0, 1, shift=5)
        if mask.all():
            return np.full(self.shape, 9, np.float32)
        return cv2.distanceTransform(mask, cv2.DIST_L2, 5) / self.density

    def sample(self, values, points):
        """Bilinear values at pattern points."""
        p = (np.asarray(points) - (self.x0, self.y0)) * self.density - 0.5
        x = np.clip(p[:, 0], 0, self.width - 1.001)
        y = np.clip(p[:, 1], 0, self.height - 1.001)
        i, j = x.astype(int), y.astype(int)
        u, v = x - i, y - j
        return ((1 - v) * ((1 - u) * values[j, i] + u * values[j, i + 1])
                + v * ((1 - u) * values[j + 1, i] + u * values[j + 1, i + 1]))
