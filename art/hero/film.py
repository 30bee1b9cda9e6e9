"""Makes the front page's film: 7 seconds of sparks, smoke and flicker over the still, without a seam.

    node art/draw-hero.ts --plates PLATES
    /usr/bin/python3 art/hero/film.py PLATES public/pictures/home

Nothing is simulated forward in time: a spark's age is (time - birth) modulo the loop, smoke scrolls by whole tiles, flicker is a
sum of whole periods. So the last frame runs into the first.
"""

import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
from numba import njit

SECONDS, RATE = 7, 24
FRAMES = SECONDS * RATE
#: Of the still: its arc and the pixels to 10 cm there, as draw-hero.ts has them; then the film's size.
SHOTS = {
    "landscape": dict(still=(2000, 1040), arc=(1500, 790), scale=296, size=(1280, 666), sparks=2600, quiet=(0, 0.45)),
    "portrait": dict(still=(900, 1560), arc=(500, 1052), scale=204, size=(720, 1248), sparks=2200, quiet=(1, 0.4)),
}
GRAVITY, SHUTTER = 2.4, 1 / 58


@njit(cache=True, fastmath=True)
def _draw(out, births, speeds, turns, lives, depths, girths, now, loop, arc_x, arc_y, scale, shutter, gravity):
    height, width = out.shape[:2]
    for n in range(births.shape[0]):
        age = (now - births[n]) % loop
        if age > lives[n]:
            continue
        # A dot every pixel or less, or the streak would bead.
        steps = int(speeds[n] * scale * shutter * np.exp(-1.3 * age) * (1 + 0.55 * depths[n]) / 0.7) + 3
        for k in range(steps):
            t = age - shutter * k / steps
            if t < 0:
                continue
            # Air slows a spark; the bench throws it back with a third of its speed.
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
            heat = (1 - share) ** 0.7
            red, green, blue = 1.0, 0.30 + 0.65 * heat, 0.04 + 0.75 * heat * heat * heat
            glow = girths[n] * (0.25 + 0.75 * heat) * (1 - share * share)
            radius = 0.85 * near * max(scale / 190, 0.9)
            reach = int(2.5 * radius) + 1
            ix, iy = int(px), int(py)
            for j in range(iy - reach, iy + reach + 1):
                if j < 0 or j >= height:
                    continue
                for i in range(ix - reach, ix + reach + 1):
                    if i < 0 or i >= width:
                        continue
                    d = ((i - px) ** 2 + (j - py) ** 2) / (radius * radius)
                    w = glow * np.exp(-d) * 1.15
                    out[j, i, 0] += w * blue
                    out[j, i, 1] += w * green
                    out[j, i, 2] += w * red


def _tile(rng, size, cells):
    """Noise that repeats every `size` pixels."""
    grid = rng.standard_normal((cells, cells)).astype(np.float32)
    grid = np.pad(grid, 2, mode="wrap")
    big = cv2.resize(grid, None, fx=size / cells, fy=size / cells, interpolation=cv2.INTER_CUBIC)
    edge = int(round(2 * size / cells))
    return big[edge : edge + size, edge : edge + size]


def film(name, shot, folder, target):
    width, height = shot["size"]
    plate = cv2.imread(str(folder / f"hero-{name}.webp"))
    plate = cv2.resize(plate, (width, height), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    ratio = width / shot["still"][0]
    arc_x, arc_y, scale = shot["arc"][0] * ratio, shot["arc"][1] * ratio, shot["scale"] * ratio
    rng = np.random.default_rng(1907)
    count = shot["sparks"]
    births = rng.uniform(0, SECONDS, count)
    bursts = rng.uniform(0, SECONDS, 9)
    late = rng.random(count) < 0.45
    births[late] = (bursts[rng.integers(0, 9, late.sum())] + rng.exponential(0.09, late.sum())) % SECONDS
    turns = np.pi * (0.5 + rng.uniform(-0.62, 0.62, count) + rng.uniform(-0.2, 0.2, count))
    close = rng.random(count) < 0.4
    speeds = np.where(close, 1.0, 1.8) + rng.uniform(0, 3.4, count) ** 1.1
    lives = np.where(close, rng.uniform(0.1, 0.45, count), 0.3 + 1.3 * rng.random(count) ** 1.5)
    depths = rng.uniform(0.02, 1.1, count) ** 1.3
    girths = 0.35 + 0.9 * rng.random(count) ** 3
    tiles = [_tile(rng, 512, n) for n in (4, 9, 17)]
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot(xs - arc_x, ys - arc_y) / scale
    lit = 1 / (1 + (away / 0.62) ** 1.7)
    plume = np.exp(-(((xs - arc_x) / scale + 0.35 * np.clip((arc_y - ys) / scale, 0, 9)) / (0.3 + 0.32 * np.clip((arc_y - ys) / scale, 0, 9))) ** 2)
    plume *= np.clip((arc_y - ys) / scale * 2.2, 0, 1) * np.exp(-np.clip((arc_y - ys) / scale - 1.2, 0, 9))
    axis, part = shot["quiet"]
    along = (xs / width, ys / height)[axis]
    calm = np.clip((along - part * 0.75) / (part * 0.5), 0.35, 1)[..., None]
    table = rng.normal(0, 1, FRAMES)
    table = np.convolve(np.concatenate([table[-2:], table, table[:2]]), [0.1, 0.2, 0.4, 0.2, 0.1], "valid")
    outputs = [subprocess.Popen(["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgr24", "-s", f"{width}x{height}", "-r", str(RATE),
                                 "-i", "-", *options, str(target / f"film-{name}.{kind}")], stdin=subprocess.PIPE)
               for kind, options in (
                   ("webm", ["-c:v", "libsvtav1", "-preset", "6", "-crf", "36", "-g", str(FRAMES), "-pix_fmt", "yuv420p10le"]),
                   ("mp4", ["-c:v", "libx264", "-preset", "slower", "-crf", "26", "-g", str(FRAMES), "-pix_fmt", "yuv420p", "-movflags", "+faststart"]))]
    for frame in range(FRAMES):
        now = frame / RATE
        turn = 2 * np.pi * frame / FRAMES
        flicker = sum(np.sin(n * turn + n) * a for n, a in ((5, 0.3), (9, 0.25), (14, 0.2), (23, 0.15), (31, 0.1))) * 0.045 + 0.03 * table[frame]
        for burst in bursts:
            flicker += 0.07 * np.exp(-(((now - burst) % SECONDS) / 0.12))
        smoke = np.zeros((height, width), np.float32)
        for tile, whole, weight in zip(tiles, (1, 2, 3), (0.55, 0.3, 0.15)):
            shift = int(round(512 * whole * frame / FRAMES))
            rolled = np.roll(tile, -shift, axis=0)
            smoke += weight * np.tile(rolled, (height // 512 + 1, width // 512 + 1))[:height, :width]
        smoke = np.clip(0.35 + 0.55 * smoke, 0, 1.4) * plume * lit
        picture = plate * (1 + (flicker * np.clip(1.5 * lit, 0, 1))[..., None])
        picture += (0.16 + 0.6 * max(flicker, 0)) * smoke[..., None] * np.array([0.42, 0.68, 1.0], np.float32)
        sparks = np.zeros((height, width, 3), np.float32)
        _draw(sparks, births, speeds, turns, lives, depths, girths, now, float(SECONDS), arc_x, arc_y, scale, SHUTTER * 1.6, GRAVITY)
        sparks *= calm
        sparks += 0.35 * cv2.GaussianBlur(sparks, (0, 0), scale / 30)
        # Screened, so that nothing burns out harder than the plate.
        picture = 1 - (1 - np.clip(picture, 0, 1)) * np.exp(-sparks)
        data = (np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8)
        if frame in (0, 42, 84):
            cv2.imwrite(str(folder / f"film-{name}-{frame}.png"), data)
        for output in outputs:
            output.stdin.write(data.tobytes())
    for output in outputs:
        output.stdin.close()
        output.wait()
    for kind in ("webm", "mp4"):
        print(f"film-{name}.{kind}  {(target / f'film-{name}.{kind}').stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    for name, shot in SHOTS.items():
        film(name, shot, Path(sys.argv[1]), Path(sys.argv[2]))
