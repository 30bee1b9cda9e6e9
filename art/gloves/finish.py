"""Puts the glove on its floor: the floor's grain is smoothed away more the farther it lies from the glove."""

import cv2
import numpy as np

from clean import clean


def composite(floor_path, glove_path, out_path, size, seed, features):
    floor = cv2.imread(str(floor_path), cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32) / 65535
    glove = cv2.imread(str(glove_path), cv2.IMREAD_UNCHANGED).astype(np.float32) / 65535
    alpha = glove[..., 3]
    normal, albedo = (cv2.imread(str(next(features.glob(f"{name}*.exr"))), cv2.IMREAD_UNCHANGED)[..., :3] for name in ("normal", "albedo"))
    glove[..., :3] = clean(glove[..., :3], normal.astype(np.float32), albedo.astype(np.float32), alpha)
    if glove.shape[0] != size:
        glove = np.clip(cv2.resize(glove, (size, size), interpolation=cv2.INTER_CUBIC), 0, 1)
        alpha = glove[..., 3]
    small = cv2.resize(alpha, floor.shape[1::-1], interpolation=cv2.INTER_AREA)
    away = cv2.distanceTransform((small < 0.5).astype(np.uint8), cv2.DIST_L2, 5) * 640 / floor.shape[0]
    blurs = [2.4, 4.5, 8.0, 13.0]
    unit = floor.shape[0] / 640
    levels = [cv2.GaussianBlur(floor, (0, 0), b * unit) for b in blurs]
    at = np.interp(away, [0, 14, 45, 110], [0, 1, 2, 3])
    smooth = np.zeros_like(floor)
    for k, level in enumerate(levels):
        smooth += level * np.clip(1 - np.abs(at - k), 0, 1)[..., None]
    smooth = cv2.resize(smooth, (size, size), interpolation=cv2.INTER_CUBIC)
    out = smooth * (1 - alpha[..., None]) + glove[..., :3] * alpha[..., None]
    rng = np.random.default_rng(seed)
    out += rng.normal(0, 0.0035, out.shape[:2]).astype(np.float32)[..., None]
    cv2.imwrite(str(out_path), np.clip(out * 255 + 0.5, 0, 255).astype(np.uint8))
