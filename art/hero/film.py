"""Makes the front page's stills and film: 7 seconds of sparks, smoke and flicker over the rendered plates, without a seam.

    blender -b --factory-startup --python-exit-code 3 --python art/hero/plates.py -- PLATES
    /usr/bin/python3 art/hero/film.py PLATES public/pictures/home

A frame is the shop's light and the arc's light times its flicker. Hand, torch and arc weave across the joint before a still
bench. Nothing is simulated forward in time: a spark's age is (time - birth) modulo the loop, smoke scrolls by whole tiles,
flicker and weave are sums of whole periods. So the last frame runs into the first, and the still is the first.

A picture without a film goes to a third folder, as a master for art/export-pages.ts.
"""

import os
import subprocess
import sys
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
sys.path.append(str(Path(__file__).parent.parent / "gloves"))

import cv2  # noqa: E402
import numpy as np  # noqa: E402
from numba import njit  # noqa: E402

from clean import clean  # noqa: E402
from finish import write  # noqa: E402
from shots import SHOTS  # noqa: E402
from sparks import Sparks  # noqa: E402

SECONDS, RATE = 7, 24
FRAMES = SECONDS * RATE
#: Largest still, in bytes.
STILL = 60_000
#: Of the stills in AVIF: lower is better and larger.
AVIF_CRF = "26"
#: How much of the shop's light the picture takes, blue to red: the arc leads.
AMBIENT = np.array([0.55, 0.66, 0.74], np.float32)


def _plate(folder, kind):
    return cv2.imread(str(next(folder.glob(f"{kind}*.exr"))), cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32)


def layers(folder):
    """What moves (shop's light, arc's light, cover) and what is behind it; a picture without a film is all behind."""
    whole = plates(folder)
    if not (folder / "hand").exists():
        return [np.zeros_like(v) for v in whole], whole
    behind, cover = plates(folder / "behind"), _plate(folder / "hand", "alpha")[..., 0].copy()
    hand = [np.maximum(light - back * (1 - cover)[..., None], 0) * (cover > 0.003)[..., None] for light, back in zip(whole[:2], behind[:2])]
    return [*hand, cover], behind


def plates(folder):
    """The shop's and the arc's light without the path tracer's grain, and how much of each pixel is solid."""
    alpha = _plate(folder, "alpha")[..., 0].copy()
    normal, albedo = _plate(folder, "normal"), _plate(folder, "albedo")
    out = []
    for kind in ("ambient", "arc"):
        light = np.clip(_plate(folder, kind), 0, 400)
        # A lone bright pixel is noise; the fit wants light that neither burns out nor drowns.
        calm = cv2.medianBlur(light, 3)
        light = np.where(light.max(-1, keepdims=True) > 3 * calm.max(-1, keepdims=True) + 0.05, calm, light)
        light = light / np.maximum(alpha, 0.02)[..., None]
        seen = np.minimum(clean(np.sqrt(light / (1 + light)), normal, albedo, alpha) ** 2, 0.95)
        out.append(seen / (1 - seen) * alpha[..., None])
    return *out, alpha


#: The weave: how far to each side of the joint, in centimetres, and how often in a loop; then how far the hand trembles.
WEAVE, WEAVES, TREMOR = 0.17, 8, 0.022


def weave(number):
    """Where the hand is in a frame, in centimetres to the right and down."""
    turn = 2 * np.pi * number / FRAMES
    # A welder dwells at each side of the puddle.
    side = WEAVE * np.tanh(1.7 * np.sin(WEAVES * turn)) / np.tanh(1.7)
    shake = [sum(np.sin(n * turn + n * k) / len(times) for n in times) * TREMOR for k, times in ((1, (37, 44, 53)), (2, (34, 47, 59)))]
    drift = 0.05 * np.sin(turn + 1)
    return side + shake[0] + drift, 0.24 * side - 0.06 * np.cos(2 * WEAVES * turn) + shake[1]


def _tile(rng, size, cells):
    """Noise that repeats every `size` pixels."""
    grid = np.pad(rng.standard_normal((cells, cells)).astype(np.float32), 2, mode="wrap")
    big = cv2.resize(grid, (round((cells + 4) * size / cells),) * 2, interpolation=cv2.INTER_CUBIC)
    edge = round(2 * size / cells)
    return big[edge : edge + size, edge : edge + size]


@njit(cache=True, fastmath=True)
def _lay(out, still, arc, core, smoke, sparks, calm, flicker, haze):
    """The light of a frame: what stays, arc and core times their flicker (softly limited), lit smoke, sparks."""
    for j in range(out.shape[0]):
        for i in range(out.shape[1]):
            for k in range(3):
                a = arc[j, i, k] * (1 + flicker)
                if a > 0.8:
                    a = 0.8 + (a - 0.8) / (1 + 0.9 * (a - 0.8))
                out[j, i, k] = (still[j, i, k] + a + core[j, i, k] * (1 + flicker) + smoke[j, i] * haze * (0.36, 0.64, 1.0)[k]
                                + 3.0 * sparks[j, i, k] * calm[j, i])


@njit(cache=True, fastmath=True)
def _expose(out, light, bloom, shade):
    """Film curve (Narkowicz's fit of ACES), then display light."""
    for j in range(out.shape[0]):
        for i in range(out.shape[1]):
            for k in range(3):
                v = max(light[j, i, k] + bloom[j, i, k], 0.0) * shade[j, i]
                v = min(v * (2.51 * v + 0.03) / (v * (2.43 * v + 0.59) + 0.14), 1.0)
                out[j, i, k] = int(v ** (1 / 2.2) * 255 + 0.5)


def _paint(hex_colour):
    return (np.array([int(hex_colour[k : k + 2], 16) for k in (5, 3, 1)], np.float32) / 255) ** 2.2


class Shot:
    """All that does not change from frame to frame, at one size."""

    def __init__(self, shot, lights, size):
        self.size = width, height = size
        (shop, arc, cover), (shop_behind, arc_behind, solid) = (
            # Between sizes, the sharpest edges swing below nought.
            [np.maximum(cv2.resize(v, size, interpolation=cv2.INTER_AREA if v.shape[1] > width else cv2.INTER_CUBIC), 0) for v in layer] for layer in lights)
        light = AMBIENT * shot["shop"]
        self.hand = np.dstack([shop * light, arc, cover])
        self.arc_light = arc_behind
        self.arc = shot["arc"][0] * width, shot["arc"][1] * height
        self.scale = width / shot["wide"] * 10
        self.sparks = Sparks(shot["sparks"], SECONDS, shot["heat"] == "cut")
        rng = np.random.default_rng(3)
        self.table = rng.normal(0, 1, FRAMES)
        self.table = np.convolve(np.concatenate([self.table[-2:], self.table, self.table[:2]]), [0.1, 0.2, 0.4, 0.2, 0.1], "valid")
        self.tile = round(0.41 * max(size))
        self.tiles = [_tile(rng, self.tile, n) for n in (4, 9, 17)]
        ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
        x, y = (xs - self.arc[0]) / self.scale, (self.arc[1] - ys) / self.scale
        far = np.hypot(x, y)
        self.lit = 1 / (1 + (far / 0.62) ** 1.7)
        up = np.clip(y, 0, 9)
        self.plume = np.exp(-(((x + 0.35 * up) / (0.3 + 0.36 * up)) ** 2)) * np.clip((y - 0.22) * 1.7, 0, 1) * np.exp(-0.8 * np.clip(y - 1.3, 0, 9))
        self.calm, self.shade = np.ones((height, width), np.float32), np.ones((height, width), np.float32)
        if "quiet" in shot:
            axis, part = shot["quiet"]
            along = (xs / width, ys / height)[axis]
            self.calm = np.clip((along - part * 0.75) / (part * 0.5), 0.3, 1).astype(np.float32)
            self.shade = np.clip(0.42 + 0.58 * np.clip((along - part * 0.55) / (part * 0.85), 0, 1), 0, 1)
        edge = np.hypot((xs / width - 0.5) * 1.1, ys / height - 0.5)
        self.shade = (self.shade * (1 - 0.5 * np.clip(edge - 0.42, 0, 1))).astype(np.float32)
        # A disc and cold pipe make no smoke.
        self.haze = 0.36 if shot["heat"] == "arc" else 0.0
        # The arc's core, the air round it, and the lens's streak.
        self.core = (np.exp(-((far / 0.055) ** 2)) * 40)[..., None] * np.array([0.9, 0.96, 1.0], np.float32)
        self.core = self.core + (0.0045 / (0.004 + far**2.3))[..., None] * np.array([0.42, 0.70, 1.0], np.float32)
        self.core += (0.05 / (0.1 + far**2))[..., None] * np.array([0.13, 0.42, 1.0], np.float32)
        self.core += (0.16 * np.exp(-np.abs(y) * 46) / (0.25 + x * x * 1.2))[..., None] * np.array([0.24, 0.58, 1.0], np.float32)
        if shot["heat"] == "cut":
            self.core = (0.012 / (0.012 + far**2))[..., None] * np.array([0.05, 0.32, 1.0], np.float32)
        self.core = (self.core * bool(shot["heat"])).astype(np.float32)
        self.still = (shop_behind * light + self._room(shot, xs, ys, far) * (1 - np.clip(solid, 0, 1)[..., None])).astype(np.float32)

    def _room(self, shot, xs, ys, far):
        width, height = self.size
        room = np.zeros((height, width, 3), np.float32)
        for across, down, radius, colour in shot["lamps"]:
            away = np.hypot(xs - across * width, ys - down * height) - radius * width
            soft = np.clip(0.5 - away / (0.0035 * width), 0, 1) * (0.75 + 0.25 * np.clip(1 + away / (radius * width), 0, 1))
            room += 0.4 * soft[..., None] * _paint(colour) + 0.05 * np.exp(-np.clip(away, 0, None) / (radius * width))[..., None] * _paint(colour)
        return room + (shot["heat"] == "arc") * (0.022 / (0.6 + far**2))[..., None] * np.array([0.25, 0.55, 1.0], np.float32)

    def _moved(self, number):
        """The still and the arc's light with the hand before them, what shines and where, and what the hand leaves open."""
        if not self.hand[..., 6].any():
            return self.still, self.arc_light, self.core, self.arc, np.float32(1)
        across, down = (way * self.scale / 10 for way in np.subtract(weave(number), weave(0)))
        shift = np.array([[1, 0, across], [0, 1, down]], np.float32)

        def move(layer):
            return cv2.warpAffine(layer, shift, self.size, flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)

        hand = np.dstack([move(self.hand[..., k : k + 3]) for k in (0, 3)])
        open_ = 1 - np.clip(move(self.hand[..., 6]), 0, 1)[..., None]
        still, arc = self.still * open_ + hand[..., :3], self.arc_light * open_ + hand[..., 3:6]
        core = move(self.core)
        return still, arc, core, (self.arc[0] + across, self.arc[1] + down), open_[..., 0]

    def frame(self, number):
        width, height = self.size
        now, turn = number / RATE, 2 * np.pi * number / FRAMES
        flicker = sum(np.sin(n * turn + n) * a for n, a in ((5, 0.3), (9, 0.25), (14, 0.2), (23, 0.15), (31, 0.1))) * 0.06 + 0.035 * self.table[number]
        for burst in self.sparks.bursts:
            flicker += 0.08 * np.exp(-(((now - burst) % SECONDS) / 0.12))
        smoke = np.zeros((height, width), np.float32)
        for tile, whole, weight in zip(self.tiles, (1, 2, 3), (0.55, 0.3, 0.15)):
            rolled = np.roll(tile, -round(self.tile * whole * number / FRAMES), axis=0)
            smoke += weight * np.tile(rolled, (height // self.tile + 1, width // self.tile + 1))[:height, :width]
        # Wisps: where the noise crosses nought.
        smoke = np.clip(1.15 - 1.5 * np.abs(smoke), 0, 1.2) ** 2 * self.plume * self.lit
        still, arc, core, at, open_ = self._moved(number)
        # Most of it rises behind the hand.
        smoke *= 0.25 + 0.75 * open_
        sparks = self.sparks.draw(self.size, now, at, self.scale)
        light = np.empty((height, width, 3), np.float32)
        _lay(light, still, arc, core, smoke.astype(np.float32), sparks, self.calm, flicker, self.haze * (1 + 3 * flicker))
        small = np.clip(cv2.resize(light, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA) - 0.6, 0, 8)
        unit = self.scale / 4
        bloom = sum(cv2.GaussianBlur(small, (0, 0), unit * r) * w for r, w in ((0.03, 0.16), (0.1, 0.10), (0.3, 0.07), (0.8, 0.05)))
        out = np.empty((height, width, 3), np.uint8)
        _expose(out, light, cv2.resize(bloom, self.size, interpolation=cv2.INTER_LINEAR), self.shade)
        return out


def _write_avif(path, still):
    """Ten bits, or the dark half of the picture bands; half the bytes of the other still."""
    colours = ["-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-colorspace", "bt709", "-color_range", "pc"]
    subprocess.run(["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgr24", "-s", f"{still.shape[1]}x{still.shape[0]}", "-i", "-",
                    "-vf", "scale=out_color_matrix=bt709:out_range=full,format=yuv420p10le", *colours,
                    "-c:v", "libaom-av1", "-still-picture", "1", "-crf", AVIF_CRF, "-cpu-used", "3", str(path)], input=still.tobytes(), check=True)


def _encoders(path, size):
    for kind, options in (
        ("webm", ["-c:v", "libsvtav1", "-preset", "6", "-crf", "45", "-g", str(FRAMES), "-pix_fmt", "yuv420p10le"]),
        ("mp4", ["-c:v", "libx264", "-preset", "slower", "-crf", "30", "-g", str(FRAMES), "-pix_fmt", "yuv420p", "-movflags", "+faststart"]),
    ):
        yield subprocess.Popen(["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgr24", "-s", f"{size[0]}x{size[1]}", "-r", str(RATE),
                                "-i", "-", *options, f"{path}.{kind}"], stdin=subprocess.PIPE)


def main(folder, target, masters):
    for name, shot in SHOTS.items():
        if not (folder / name).exists():
            continue
        lights = layers(folder / name)
        still = Shot(shot, lights, shot["size"]).frame(0)
        if "film" not in shot:
            write(still.astype(np.float32) / 255, masters / f"{name}.png", 7)
            print(f"{name}.png", flush=True)
            continue
        for quality in range(86, 30, -4):
            data = cv2.imencode(".webp", still, [cv2.IMWRITE_WEBP_QUALITY, quality])[1]
            if len(data) <= STILL:
                break
        (target / f"hero-{name}.webp").write_bytes(data.tobytes())
        print(f"hero-{name}.webp  {len(data)} bytes, quality {quality}", flush=True)
        avif = target / f"hero-{name}.avif"
        _write_avif(avif, still)
        print(f"hero-{name}.avif  {avif.stat().st_size} bytes", flush=True)
        if "--still" in sys.argv:
            continue
        film = Shot(shot, lights, shot["film"])
        encoders = list(_encoders(target / f"film-{name}", shot["film"]))
        for number in range(FRAMES):
            data = film.frame(number).tobytes()
            for encoder in encoders:
                encoder.stdin.write(data)
        for encoder in encoders:
            encoder.stdin.close()
            encoder.wait()
        for kind in ("webm", "mp4"):
            print(f"film-{name}.{kind}  {(target / f'film-{name}.{kind}').stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main(*(Path(given) for given in sys.argv[1:4]))
