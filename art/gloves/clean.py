"""Takes the path tracer's grain off a few samples: near every pixel, light is a straight function of normal and albedo."""

import cv2
import numpy as np

#: Half the window's side in pixels of a 1280 picture, and how far the fit is held to the plain mean.
REACH, HOLD = 5, 4e-4


def clean(colour, normal, albedo, alpha):
    """Fits each pixel's surroundings to [1, normal, albedo] and takes the fit. All float32, h by w; colour is display light."""
    h, w = alpha.shape
    reach = max(2, round(REACH * w / 1280))
    side = 2 * reach + 1
    rows, columns = np.flatnonzero(alpha.max(1) > 0), np.flatnonzero(alpha.max(0) > 0)
    pad = 2 * side
    y0, y1 = max(0, rows[0] - pad), min(h, rows[-1] + pad)
    x0, x1 = max(0, columns[0] - pad), min(w, columns[-1] + pad)
    cut = np.s_[y0:y1, x0:x1]
    weight = np.ascontiguousarray(alpha[cut])
    solid = weight > 0.02
    features = np.concatenate([normal[cut], albedo[cut]], -1) / np.maximum(weight, 0.02)[..., None]
    wanted = colour[cut]
    blur = lambda v: cv2.blur(v, (side, side), borderType=cv2.BORDER_CONSTANT)
    total = np.maximum(blur(weight), 1e-4)
    mean_f = [blur(weight * features[..., k]) / total for k in range(6)]
    mean_c = [blur(weight * wanted[..., k]) / total for k in range(3)]
    # The fits change slowly, so every third pixel each way is enough.
    thin = np.s_[1::3, 1::3]
    at = np.flatnonzero(solid[thin].ravel())
    n, few = len(at), solid[thin].shape
    a, b = np.empty((n, 6, 6), np.float32), np.empty((n, 6, 3), np.float32)
    for i in range(6):
        fi = weight * features[..., i]
        for j in range(i, 6):
            m = blur(fi * features[..., j]) / total - mean_f[i] * mean_f[j]
            a[:, i, j] = a[:, j, i] = m[thin].ravel()[at]
        for k in range(3):
            b[:, i, k] = (blur(fi * wanted[..., k]) / total - mean_f[i] * mean_c[k])[thin].ravel()[at]
    a[:, range(6), range(6)] += HOLD
    slope = np.linalg.solve(a, b)
    # Each pixel takes the mean of the fits of the windows that cover it: smoother, as in a guided filter.
    out = np.zeros((*weight.shape, 3), np.float32)
    for k in range(3):
        rest = mean_c[k][thin].copy().ravel()
        known = np.zeros(few, np.float32)
        known.ravel()[at] = 1
        fit = np.zeros_like(weight)

        def spread(values):
            """Values at the thinned pixels, averaged over the windows and brought back to every pixel."""
            few_side = side // 3 | 1
            total_few, known_few = (cv2.resize(cv2.blur(v, (few_side, few_side)), weight.shape[::-1], interpolation=cv2.INTER_LINEAR)
                                    for v in (values, known))
            return np.where(known_few > 0.02, total_few / np.maximum(known_few, 0.02), np.nan)

        for i in range(6):
            few_slope = np.zeros(few, np.float32)
            few_slope.ravel()[at] = slope[:, i, k]
            rest[at] -= slope[:, i, k] * mean_f[i][thin].ravel()[at]
            fit += spread(few_slope) * features[..., i]
        out[..., k] = fit + spread(rest.reshape(few) * known)
    result = colour.copy()
    sure = solid & np.isfinite(out).all(-1)
    result[cut][sure] = np.clip(out, 0, 1)[sure]
    return result
