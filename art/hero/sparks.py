"""Sparks of a loop: born at the arc, slowed by air, thrown back by the plate. An age is (time - birth) modulo the loop."""

import numpy as np
from numba import njit

SHUTTER, GRAVITY = 2.2 / 58, 2.4


@njit(cache=True, fastmath=True)
def _draw(out, births, speeds, turns, lives, depths, girths, tempers, now, loop, arc_x, arc_y, scale, shutter, gravity):
    height, width = out.shape[:2]
    for n in range(births.shape[0]):
        age = (now - births[n]) % loop
        if age > lives[n]:
            continue
        # A dot every pixel or less, or the streak would bead.
        steps = int(speeds[n] * scale * shutter * np.exp(-1.3 * age) * (1 + 0.55 * depths[n]) / 0.5) + 3
        for k in range(steps):
            t = age - shutter * k / steps
            if t < 0:
                continue
            # Air slows a spark; the plate throws it back with a third of its speed.
            run = (1 - np.exp(-1.3 * t)) / 1.3
            x = np.cos(turns[n]) * speeds[n] * run
            rise, speed, left = 0.0, np.sin(turns[n]) * speeds[n], t
            for _ in range(4):
                start = rise
                down = (speed + np.sqrt(max(speed * speed + 2 * gravity * (start + depths[n]), 0.0))) / gravity
                if down >= left:
                    rise = start + speed * left - 0.5 * gravity * left * left
                    break
                left -= down
                rise = -depths[n]
                speed = (gravity * down - speed) * 0.34
                if speed < 0.05:
                    break
            near = 1 + 0.55 * depths[n]
            px, py = arc_x + x * scale * near, arc_y - rise * scale * near
            share = t / lives[n]
            heat = (1 - share) ** tempers[n]
            red, green, blue = 1.0, 0.22 + 0.62 * heat, 0.02 + 0.62 * heat * heat * heat
            glow = girths[n] * (0.25 + 0.75 * heat) * (1 - share * share)
            # What flies at the lens or far behind the work is out of focus.
            blur = 1 + 2.4 * max(depths[n] - 0.75, 0.0)
            glow /= blur * blur
            radius = 0.55 * near * blur * max(scale / 190, 0.9)
            reach = int(2.5 * radius) + 1
            ix, iy = int(px), int(py)
            for j in range(iy - reach, iy + reach + 1):
                if j < 0 or j >= height:
                    continue
                for i in range(ix - reach, ix + reach + 1):
                    if i < 0 or i >= width:
                        continue
                    d = ((i - px) ** 2 + (j - py) ** 2) / (radius * radius)
                    w = glow * np.exp(-d)
                    out[j, i, 0] += w * blue
                    out[j, i, 1] += w * green
                    out[j, i, 2] += w * red


class Sparks:
    """So many sparks of a loop of so many seconds; some are born together in bursts."""

    def __init__(self, count, seconds, thrown=False):
        """`thrown`: by a disc, all one way, instead of all round from an arc."""
        rng = np.random.default_rng(1907)
        self.seconds = seconds
        births = rng.uniform(0, seconds, count)
        self.bursts = rng.uniform(0, seconds, 9)
        late = rng.random(count) < 0.45
        births[late] = (self.bursts[rng.integers(0, 9, late.sum())] + rng.exponential(0.09, late.sum())) % seconds
        turns = np.pi * (0.5 + rng.uniform(-0.62, 0.62, count) + rng.uniform(-0.2, 0.2, count))
        close = rng.random(count) < 0.4
        speeds = np.where(close, 0.9, 2.2) * np.exp(rng.normal(0.3, 0.5, count)).clip(0.4, 3.6)
        lives = np.where(close, rng.uniform(0.1, 0.45, count), 0.3 + 1.3 * rng.random(count) ** 1.5)
        depths = rng.uniform(0.02, 1.1, count) ** 1.3
        girths = 0.2 + 1.3 * rng.random(count) ** 3
        # Small ones turn red at once, large ones stay white nearly to their end.
        tempers = 0.35 + 1.5 * rng.random(count)
        if thrown:
            turns = np.radians(rng.normal(14, 11, count))
            speeds = 2.2 + rng.uniform(0, 4.2, count) ** 1.15
            lives = 0.2 + 1.1 * rng.random(count) ** 1.4
            depths = rng.uniform(-0.1, 1.0, count).clip(0.02)
        self.each = (births, speeds, turns, lives, depths, girths, tempers)

    def draw(self, size, now, arc, scale):
        """Light of the sparks at a time: BGR of a picture (width, height) with the arc at a pixel, `scale` pixels to 10 cm."""
        out = np.zeros((size[1], size[0], 3), np.float32)
        _draw(out, *self.each, now, float(self.seconds), *arc, scale, SHUTTER, GRAVITY)
        return out
