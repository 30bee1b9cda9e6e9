"""One sheet of all masters, to look at: /usr/bin/python3 art/gloves/sheet.py [VIEW] [PIXELS A PICTURE] [COLUMNS]"""

import os
import sys
import tempfile
from pathlib import Path

import cv2
import numpy as np

from range import designs


def main():
    view = sys.argv[1] if len(sys.argv) > 1 else "back"
    size = int(sys.argv[2]) if len(sys.argv) > 2 else 240
    columns = int(sys.argv[3]) if len(sys.argv) > 3 else 10
    work = Path(os.environ.get("ART_WORK", os.path.join(tempfile.gettempdir(), "art-work")))
    cells = []
    for part in designs():
        path = work / "masters" / f"{part}-{view}.png"
        picture = cv2.imread(str(path)) if path.exists() else None
        cell = np.full((size, size, 3), 240, np.uint8) if picture is None else cv2.resize(picture, (size, size), interpolation=cv2.INTER_AREA)
        cv2.putText(cell, part, (6, size - 8), cv2.FONT_HERSHEY_SIMPLEX, 0.42, (40, 40, 40), 1, cv2.LINE_AA)
        cells.append(cell)
    cells += [np.full((size, size, 3), 240, np.uint8)] * (-len(cells) % columns)
    rows = [np.hstack(cells[k : k + columns]) for k in range(0, len(cells), columns)]
    cv2.imwrite(str(work / f"sheet-{view}.png"), np.vstack(rows))


if __name__ == "__main__":
    main()
