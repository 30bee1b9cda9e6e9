"""Puts the rendered gloves on their rendered bench and lets the bench fade into the page's own black."""

import cv2
import numpy as np

from clean import clean
from finish import features_of, smooth_floor, write

#: soot-950 of the website's tokens, as OpenCV orders colours.
SOOT = np.array((0x0F, 0x0E, 0x0C), np.float32) / 255


def read(path):
    return cv2.imread(str(path), cv2.IMREAD_UNCHANGED).astype(np.float32) / 65535


def develop(floor_path, glove_path, out_path, size, seed, features):
    floor, glove = read(floor_path)[..., :3], read(glove_path)
    alpha = glove[..., 3]
    glove = np.dstack([clean(glove[..., :3], *features_of(features), alpha), alpha])
    if (glove.shape[1], glove.shape[0]) != size:
        glove = np.clip(cv2.resize(glove, size, interpolation=cv2.INTER_CUBIC), 0, 1)
    alpha = glove[..., 3:]
    ground = smooth_floor(floor, glove[..., 3]) * pool(size)
    lit = ground * (1 - alpha) + glove[..., :3] * alpha
    # Where no light falls, the picture is the page.
    write(SOOT + (1 - SOOT) * lit, out_path, seed)


def pool(size):
    """One in the middle and nothing at the left, the right and the top: a pool of light that shows no edge of the picture."""
    x, y = np.linspace(0, 1, size[0], dtype=np.float32), np.linspace(0, 1, size[1], dtype=np.float32)
    away = np.hypot((x[None, :] - 0.6) / 0.4, (y[:, None] - 0.72) / 0.72)
    inward = np.clip((1 - away) / 0.75, 0, 1)
    return (inward * inward * (3 - 2 * inward))[..., None]
