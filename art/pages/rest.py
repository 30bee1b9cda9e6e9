"""Where a stiff glove comes to rest on a bench and on the gloves that lie there already."""

import numpy as np

CELL = 0.25
HALF = 60.0


def turned(points, pitch, roll, turn):
    """Rolled about its length, pitched about its width, then turned on the bench; degrees."""
    a, b, c = np.radians((pitch, roll, turn))
    x = np.array([(1, 0, 0), (0, np.cos(a), -np.sin(a)), (0, np.sin(a), np.cos(a))])
    y = np.array([(np.cos(b), 0, np.sin(b)), (0, 1, 0), (-np.sin(b), 0, np.cos(b))])
    z = np.array([(np.cos(c), -np.sin(c), 0), (np.sin(c), np.cos(c), 0), (0, 0, 1)])
    return points @ (z @ x @ y).T


class Bench:
    def __init__(self):
        side = int(2 * HALF / CELL)
        self.height = np.zeros((side, side))

    def _cells(self, points):
        return tuple(np.clip(((points[:, k] + HALF) / CELL).astype(int), 0, len(self.height) - 1) for k in (0, 1))

    def lay(self, points, turn, at):
        """The lie (pitch, roll, turn, place) of a glove: of all tilts, the one in which its middle comes to lie lowest."""
        few = points[::9]
        best, step = (np.inf, 0.0, 0.0), 4.0
        middle = (0.0, 0.0)
        # First coarse, then ever finer round the best.
        for reach in (4, 2, 2):
            tilts = [(middle[0] + i * step, middle[1] + j * step) for i in range(-reach, reach + 1) for j in range(-reach, reach + 1)]
            best = min((self._rest(few, p, r, turn, at) for p, r in tilts), key=lambda b: b[0])
            middle, step = best[1:3], step / 3
        pitch, roll = middle
        placed = turned(points, pitch, roll, turn) + (*at, 0)
        # It gives a little where it lies on another.
        lift = (self.height[self._cells(placed)] - placed[:, 2]).max() - 0.25 * (abs(pitch) + abs(roll) > 0.5)
        placed[:, 2] += lift
        x, y = self._cells(placed)
        np.maximum.at(self.height, (x, y), placed[:, 2])
        return pitch, roll, turn, (*at, lift)

    def _rest(self, points, pitch, roll, turn, at):
        placed = turned(points, pitch, roll, turn) + (*at, 0)
        lift = (self.height[self._cells(placed)] - placed[:, 2]).max()
        return lift + placed[:, 2].mean(), pitch, roll
