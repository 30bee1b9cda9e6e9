"""Noise on a sheet: cubic B-spline value noise, and cells of a relaxed Voronoi pattern."""

import numpy as np
from numba import njit, prange


def _basis(count, origin, density, cell):
    """B-spline weights of each pixel on the grid's nodes: the sheet's place in the plane decides, not its size."""
    at = (origin + (np.arange(count) + 0.5) / density) / cell
    first = int(np.floor(at[0])) - 1
    last = int(np.floor(at[-1])) + 2
    matrix = np.zeros((count, last - first + 1), np.float32)
    base = np.floor(at).astype(int)
    t = at - base
    rows = np.arange(count)
    for k, weight in enumerate([(1 - t) ** 3, 3 * t**3 - 6 * t**2 + 4, -3 * t**3 + 3 * t**2 + 3 * t + 1, t**3]):
        matrix[rows, base - 1 + k - first] = weight / 6
    return matrix, first, last


def smooth(sheet, cell, seed, stretch=1.0):
    """Noise of about -1 to 1; `stretch` lengthens it along y."""
    across, left, right = _basis(sheet.width, sheet.x0, sheet.density, cell)
    along, bottom, top = _basis(sheet.height, sheet.y0, sheet.density, cell * stretch)
    # The node table is drawn for the whole plane, so a close-up's window shows the same noise as the whole sheet.
    rng = np.random.default_rng([seed & 0x7FFFFFFF, int(cell * 1e4), int(stretch * 100)])
    reach_x, reach_y = int(14 / cell) + 4, int(32 / (cell * stretch)) + 4
    nodes = rng.standard_normal((2 * reach_y, 2 * reach_x), dtype=np.float32)
    nodes = nodes[bottom + reach_y : top + reach_y + 1, left + reach_x : right + reach_x + 1]
    return along @ nodes @ across.T * 1.35


def fractal(sheet, cell, seed, octaves=3):
    total, out = 0.0, np.zeros(sheet.shape, np.float32)
    for k in range(octaves):
        out += smooth(sheet, cell / 2**k, seed + 31 * k) * 0.5**k
        total += 0.25**k
    return out / np.sqrt(total)


@njit(cache=True)
def _hash(i, j, seed):
    h = (i * 374761393 + j * 668265263 + seed * 974634539) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return h ^ (h >> 16)


@njit(cache=True, parallel=False, fastmath=True)
def _cells(x0, y0, density, cell, seed, warp_x, warp_y, jitter, out, value):
    rows, columns = out.shape
    for r in prange(rows):
        for c in range(columns):
            x = (x0 + (c + 0.5) / density + warp_x[r, c]) / cell
            y = (y0 + (r + 0.5) / density + warp_y[r, c]) / cell
            i0, j0 = int(np.floor(x)), int(np.floor(y))
            first, second, best = 9.0, 9.0, 0
            for j in range(j0 - 1, j0 + 2):
                for i in range(i0 - 1, i0 + 2):
                    h = _hash(i, j, seed)
                    px = i + 0.5 + jitter * ((h & 1023) / 1023.0 - 0.5) + 0.5 * (j & 1)
                    py = j + 0.5 + jitter * (((h >> 10) & 1023) / 1023.0 - 0.5)
                    d = np.sqrt((px - x) ** 2 + (py - y) ** 2)
                    if d < first:
                        second, first, best = first, d, h
                    elif d < second:
                        second = d
            out[r, c] = second - first
            value[r, c] = ((best >> 20) & 255) / 255.0


def cells(sheet, cell, seed, warp=0.35, jitter=0.75):
    """How far each pixel is from the nearest border of its cell (0 there), in cells, and a number of 0 to 1 a cell."""
    out, value = np.empty(sheet.shape, np.float32), np.empty(sheet.shape, np.float32)
    amount = np.float32(warp * cell)
    _cells(sheet.x0, sheet.y0, sheet.density, cell, seed & 0xFFFF, smooth(sheet, cell * 2.2, seed + 1) * amount,
           smooth(sheet, cell * 2.2, seed + 2) * amount, jitter, out, value)
    return out, value
