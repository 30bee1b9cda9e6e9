"""What hides, cloths, knits and coatings look like, flat on a sheet. Heights in centimetres, colours linear."""

from dataclasses import dataclass

import numpy as np

from noise import cells, fractal, smooth


def linear(colour):
    """A six-digit hex colour as linear light."""
    c = np.array([int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)], np.float32)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(np.float32)


@dataclass(frozen=True)
class Stuff:
    """A material in a colour; `second` is the other colour of a stripe or marl."""

    kind: str
    colour: str
    second: str = ""


@dataclass
class Coat:
    """What a stuff gives each pixel."""

    colour: np.ndarray
    height: np.ndarray
    rough: np.ndarray
    sheen: float = 0.1
    metal: float = 0.0
    specular: float = 0.4


def _split(sheet, stuff, seed):
    nap = smooth(sheet, 0.16, seed + 3, 2.6) * 0.6 + smooth(sheet, 0.10, seed + 4, 2.2) * 0.5
    grain = smooth(sheet, 0.045, seed + 5) * 0.7 + smooth(sheet, 0.028, seed + 6) * 0.6
    broad, mid = fractal(sheet, 3.2, seed + 1), fractal(sheet, 0.8, seed + 2)
    tone = 1 + 0.075 * broad + 0.035 * mid + 0.06 * nap + 0.075 * grain
    brushed = np.clip(fractal(sheet, 1.7, seed + 7) - 0.35, 0, 1) * np.clip(smooth(sheet, 0.3, seed + 8, 4) + 0.3, 0, 1)
    tone += 0.14 * np.minimum(brushed, 1)
    scuffs = np.clip(smooth(sheet, 0.9, seed + 9, 3) - 1.35, 0, 0.6)
    tone -= 0.2 * scuffs
    colour = linear(stuff.colour) * np.clip(tone, 0.3, 1.8)[..., None]
    colour[..., 2] *= 1 + 0.05 * broad
    height = 0.004 * nap + 0.009 * grain + 0.005 * mid
    return Coat(colour, height, np.full(sheet.shape, 0.93, np.float32), 0.5, 0, 0.15)


PEBBLES = {"goat": (0.068, 0.007, 0.46), "cow": (0.076, 0.008, 0.50), "oiled": (0.085, 0.010, 0.44),
           "deer": (0.10, 0.009, 0.58), "pig": (0.085, 0.008, 0.52), "bison": (0.15, 0.015, 0.52),
           "elk": (0.115, 0.011, 0.50), "moose": (0.13, 0.012, 0.54), "kid": (0.058, 0.005, 0.44)}


def _grain(sheet, stuff, seed):
    cell, deep, rough = PEBBLES[stuff.kind]
    edge, value = cells(sheet, cell, seed)
    strength = np.clip(0.75 + 0.45 * fractal(sheet, 1.8, seed + 11), 0.2, 1.3)
    pebble = np.minimum(edge * 2.4, 1) ** 0.7
    lines = fractal(sheet, 0.9, seed + 12)
    crease = np.exp(-((lines / 0.035) ** 2)) * np.clip(fractal(sheet, 2.4, seed + 13) + 0.3, 0, 1)
    broad, mid = fractal(sheet, 3.4, seed + 14), fractal(sheet, 0.6, seed + 15)
    tone = 1 + 0.06 * broad + 0.035 * mid + 0.03 * (value - 0.5) - 0.10 * crease + 0.05 * (pebble - 0.7) * strength
    scar = np.clip(smooth(sheet, 0.5, seed + 17, 5) - 1.9, 0, 0.5)
    tone -= 0.25 * scar
    if stuff.kind == "pig":
        hole, _ = cells(sheet, 0.21, seed + 21, 0.2, 0.9)
        tone -= 0.16 * np.exp(-(((1 - hole) / 0.16) ** 2))
    colour = linear(stuff.colour) * np.clip(tone, 0.3, 1.7)[..., None]
    colour[..., 2] *= 1 + 0.04 * broad
    height = 1.4 * deep * pebble * strength - deep * crease + 0.004 * mid
    gloss = rough + 0.06 * mid - 0.05 * (pebble - 0.7)
    return Coat(colour, height.astype(np.float32), gloss.astype(np.float32), 0.12, 0, 0.42)


def _weave(sheet, stuff, seed, pitch=0.07):
    x, y = sheet.grid()
    wobble = smooth(sheet, 0.5, seed + 1) * 0.006
    u, v = (x + wobble) / pitch, (y + wobble) / pitch
    over = (np.floor(u).astype(int) + np.floor(v).astype(int)) % 2 == 0
    warp, weft = np.sin(np.pi * (u % 1)), np.sin(np.pi * (v % 1))
    lobe = np.where(over, warp * (0.55 + 0.45 * weft), weft * (0.55 + 0.45 * warp))
    slub = smooth(sheet, 0.09, seed + 2, 9) * 0.05 + fractal(sheet, 1.6, seed + 4) * 0.03
    tone = 0.72 + 0.36 * lobe + slub
    colour = np.broadcast_to(linear(stuff.colour), (*sheet.shape, 3)).copy()
    if stuff.kind == "stripe":
        phase = x % 2.0
        blue, red = np.abs(phase - 0.5) < 0.21, np.abs(phase - 1.5) < 0.08
        colour[blue], colour[red] = linear("#2b4c86"), linear("#a8261f")
    elif stuff.kind == "twill-stripe":
        colour[(x % 0.38) < 0.12] = linear(stuff.second)
    elif stuff.kind == "denim":
        diagonal = ((u + v) % 3) < 1.1
        colour = np.where(diagonal[..., None], linear(stuff.second), linear(stuff.colour)).astype(np.float32)
        fade = np.clip(0.5 + 0.45 * fractal(sheet, 2.2, seed + 5), 0, 1)[..., None]
        colour = colour * (1 - 0.3 * fade) + linear("#8d9fb8") * 0.3 * fade
    colour = colour * tone[..., None]
    height = 0.014 * lobe.astype(np.float32)
    sheen, rough, specular = (0.3, 0.9, 0.2) if stuff.kind != "rubberised" else (0.05, 0.45, 0.45)
    if stuff.kind == "rubberised":
        height = height * 0.45 + 0.004 * fractal(sheet, 0.5, seed + 9)
    return Coat(colour.astype(np.float32), height.astype(np.float32), np.full(sheet.shape, rough, np.float32), sheen, 0, specular)


def _cloth(sheet, stuff, seed):
    """Stretch cloth, FR knit and hi-vis knit: fine loops in rows."""
    x, y = sheet.grid()
    pitch = 0.09
    lobe = np.abs(np.sin(np.pi * x / pitch)) * (0.6 + 0.4 * np.abs(np.sin(np.pi * (y / pitch + np.abs(x % pitch - pitch / 2) / pitch))))
    tone = 0.74 + 0.34 * lobe + 0.05 * fractal(sheet, 2, seed)
    colour = linear(stuff.colour) * tone[..., None]
    return Coat(colour.astype(np.float32), (0.012 * lobe).astype(np.float32), np.full(sheet.shape, 0.82, np.float32), 0.35, 0, 0.25)


def knit(sheet, stuff, seed, pitch=0.19, rib=0.0):
    """V stitches; a cuff's ribs where `rib` is their pitch."""
    x, y = sheet.grid()
    row = 0.78 * pitch
    wobble = 0.05 * pitch * smooth(sheet, 0.6, seed + 2)
    u = (x + wobble) / pitch
    column = np.floor(u).astype(int)
    within = (u % 1) - 0.5
    lean = np.abs(within) * 1.25
    v = (y + wobble) / row + lean
    loop = (v % 1) - 0.5
    number = np.floor(v).astype(int)
    arm = np.exp(-(((np.abs(within) - 0.25) / 0.17) ** 2))
    lobe = arm * np.sqrt(np.clip(1 - (loop / 0.55) ** 2, 0, 1))
    tone = 0.40 + 0.72 * lobe + 0.05 * fractal(sheet, 1.4, seed + 3)
    base = linear(stuff.colour)
    colour = np.broadcast_to(base, (*sheet.shape, 3)).copy()
    if stuff.second:
        mixed = (column * 73856093) ^ (number * 19349663)
        mixed = (mixed ^ (mixed >> 16)) * 73244475 & 0xFFFFFFFF
        mixed = (mixed ^ (mixed >> 13)) * 1274126177 & 0xFFFF
        colour[mixed < 0x7000] = linear(stuff.second)
    height = 0.035 * pitch / 0.19 * lobe
    if rib:
        wave = 0.5 + 0.5 * np.cos(2 * np.pi * x / rib)
        height = height + 0.09 * wave
        tone = tone * (0.55 + 0.45 * wave)
    colour = colour * tone[..., None]
    return Coat(colour.astype(np.float32), height.astype(np.float32), np.full(sheet.shape, 0.85, np.float32), 0.3, 0, 0.2)


def _dip(sheet, stuff, seed):
    sandy = stuff.kind == "sandy"
    edge, value = cells(sheet, 0.075 if sandy else 0.055, seed, 0.3, 0.9)
    tone = 1 + 0.10 * fractal(sheet, 1.2, seed + 1) + (0.18 if sandy else 0.05) * (value - 0.5)
    amount = {"sandy": 0.016, "foam": 0.008, "smooth": 0.002}[stuff.kind]
    height = amount * np.minimum(edge * 2, 1) + 0.008 * fractal(sheet, 0.5, seed + 3)
    rough = {"sandy": 0.72, "foam": 0.5, "smooth": 0.34}[stuff.kind] + 0.1 * smooth(sheet, 0.6, seed + 2)
    colour = linear(stuff.colour) * tone[..., None]
    return Coat(colour.astype(np.float32), height.astype(np.float32), rough.astype(np.float32), 0.05, 0, 0.4)


def _foil(sheet, stuff, seed):
    creases = fractal(sheet, 1.1, seed)
    fine = np.exp(-((creases / 0.08) ** 2)) + 0.6 * np.exp(-((fractal(sheet, 0.5, seed + 1) / 0.07) ** 2))
    weave = _weave(sheet, Stuff("canvas", "#ffffff"), seed, 0.1)
    colour = linear(stuff.colour) * (1 + 0.05 * creases - 0.08 * fine)[..., None]
    height = 0.016 * creases - 0.008 * fine + 0.10 * weave.height
    return Coat(colour.astype(np.float32), height.astype(np.float32), (0.3 + 0.04 * fine).astype(np.float32), 0, 0.95, 0.5)


def _pile(sheet, stuff, seed):
    edge, value = cells(sheet, 0.22, seed, 0.5, 1.0)
    colour = linear(stuff.colour) * (0.8 + 0.25 * np.minimum(edge * 2, 1) + 0.1 * value)[..., None]
    return Coat(colour.astype(np.float32), (0.06 * np.minimum(edge * 2, 1)).astype(np.float32),
                np.full(sheet.shape, 0.95, np.float32), 0.6, 0, 0.1)


def _plain(sheet, stuff, seed):
    rough, specular = {"rubber": (0.42, 0.5), "tape": (0.7, 0.3), "reflective": (0.28, 0.6), "woven": (0.8, 0.2)}[stuff.kind]
    tone = 1 + 0.025 * smooth(sheet, 0.9, seed)
    height = 0.002 * smooth(sheet, 0.2, seed + 1)
    if stuff.kind == "reflective":
        edge, _ = cells(sheet, 0.12, 5, 0, 0)
        tone = tone * (0.86 + 0.2 * np.minimum(edge * 2, 1))
    if stuff.kind in ("tape", "woven"):
        x, y = sheet.grid()
        weave = np.sin(2 * np.pi * x / 0.06) * np.sin(2 * np.pi * y / 0.06)
        tone, height = tone + 0.10 * weave, height + 0.004 * weave
    colour = linear(stuff.colour) * tone[..., None]
    return Coat(colour.astype(np.float32), height.astype(np.float32), np.full(sheet.shape, rough, np.float32), 0.05, 
                0.55 if stuff.kind == "reflective" else 0, specular)


def coat(sheet, stuff: Stuff, seed: int) -> Coat:
    kind = stuff.kind
    if kind == "split":
        return _split(sheet, stuff, seed)
    if kind in PEBBLES:
        return _grain(sheet, stuff, seed)
    if kind in ("canvas", "stripe", "denim", "twill-stripe", "rubberised"):
        return _weave(sheet, stuff, seed, 0.075 if kind == "canvas" else 0.07)
    if kind == "cloth":
        return _cloth(sheet, stuff, seed)
    if kind in ("knit", "fine-knit"):
        return knit(sheet, stuff, seed, 0.14 if stuff.second else 0.19 if kind == "knit" else 0.16)
    if kind == "rib":
        return knit(sheet, stuff, seed, 0.16, 0.46)
    if kind in ("sandy", "foam", "smooth"):
        return _dip(sheet, stuff, seed)
    if kind == "foil":
        return _foil(sheet, stuff, seed)
    if kind == "pile":
        return _pile(sheet, stuff, seed)
    return _plain(sheet, stuff, seed)
