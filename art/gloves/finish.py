"""Puts the glove on its floor: the floor's grain is smoothed away more the farther it lies from the glove."""

import cv2
import numpy as np

from clean import clean


def features_of(folder):
    found = (cv2.imread(str(next(folder.glob(f"{name}*.exr"))), cv2.IMREAD_UNCHANGED) for name in ("normal", "albedo"))
    return [image[..., :3].astype(np.float32) for image in found]


def write(picture, path, seed):
    """A little grain keeps smooth ground from banding."""
    rng = np.random.default_rng(seed)
    picture = picture + rng.normal(0, 0.0035, picture.shape[:2]).astype(np.float32)[..., None]
    cv2.imwrite(str(path), np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8))


def smooth_whole(path, out_path, size, seed, features):
    """A picture that the glove fills."""
    picture = cv2.imread(str(path), cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32) / 65535
    picture = clean(picture, *features_of(features), np.ones(picture.shape[:2], np.float32))
    write(cv2.resize(picture, (size, size), interpolation=cv2.INTER_CUBIC), out_path, seed)


def composite(floor_path, glove_path, out_path, size, seed, features):
    floor = cv2.imread(str(floor_path), cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32) / 65535
    glove = cv2.imread(str(glove_path), cv2.IMREAD_UNCHANGED).astype(np.float32) / 65535
    alpha = glove[..., 3]
    glove[..., :3] = clean(glove[..., :3], *features_of(features), alpha)
    # Light weighed by cover before it is enlarged, or the glove's edge takes colour from where no glove is.
    glove[..., :3] *= alpha[..., None]
    if glove.shape[0] != size:
        glove = np.clip(cv2.resize(glove, (size, size), interpolation=cv2.INTER_CUBIC), 0, 1)
        alpha = glove[..., 3]
    out = smooth_floor(floor, alpha) * (1 - alpha[..., None]) + np.minimum(glove[..., :3], alpha[..., None])
    write(out, out_path, seed)


def smooth_floor(floor, alpha):
    """The floor without grain, at the size of what stands on it (`alpha`)."""
    small = cv2.resize(alpha, floor.shape[1::-1], interpolation=cv2.INTER_AREA)
    away = cv2.distanceTransform((small < 0.5).astype(np.uint8), cv2.DIST_L2, 5) * 640 / floor.shape[1]
    blurs = [2.4, 4.5, 8.0, 13.0]
    unit = floor.shape[1] / 640
    levels = [cv2.GaussianBlur(floor, (0, 0), b * unit) for b in blurs]
    at = np.interp(away, [0, 14, 45, 110], [0, 1, 2, 3])
    smooth = np.zeros_like(floor)
    for k, level in enumerate(levels):
        smooth += level * np.clip(1 - np.abs(at - k), 0, 1)[..., None]
    return cv2.resize(smooth, alpha.shape[::-1], interpolation=cv2.INTER_CUBIC)
