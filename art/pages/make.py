"""Renders the pages' pictures, or those named. Restartable: what was drawn with the same parameters is left alone.

    /usr/bin/python3 art/pages/make.py               all
    /usr/bin/python3 art/pages/make.py tig winter    only these
    /usr/bin/python3 art/pages/make.py --try         small and coarse, to look at
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "gloves")]

from places import PLACES  # noqa: E402
from range import designs  # noqa: E402

#: Raise it when light, bench or camera change.
EDITION = 4
WIDTH, HEIGHT = 1280, 532
#: Where the gloves lie in the frame: left, right, foot, top. The left end is for what a page writes over it.
BOX = (0.16, 0.97, 0.06, 0.93)
#: Of the size that the gloves themselves are rendered at; 1 takes half as long again.
SHARE = 0.8


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("names", nargs="*")
    ask.add_argument("--try", dest="quick", action="store_true")
    ask.add_argument("--work", default=os.environ.get("ART_WORK", os.path.join(tempfile.gettempdir(), "art-work")))
    ask.add_argument("--threads", type=int, default=2)
    a = ask.parse_args()
    work, share = Path(a.work), 0.375 if a.quick else 1
    masters = work / ("pages-try" if a.quick else "pages")
    masters.mkdir(parents=True, exist_ok=True)
    jobs = []
    for name in a.names or PLACES:
        lying = [(at, designs()[at.part]) for at in PLACES[name]]
        key = hashlib.sha256(repr((EDITION, lying, WIDTH, HEIGHT, BOX)).encode()).hexdigest()[:12]
        path = masters / f"{name}.png"
        mark = path.with_suffix(".key")
        if path.exists() and mark.exists() and mark.read_text() == key and not a.quick:
            continue
        size = [round(side * share) for side in (WIDTH, HEIGHT)]
        jobs.append({"name": name, "path": str(path), "key": key, "scratch": str(work / "scratch"), "size": size, "box": BOX,
                     "share": SHARE, "samples": 4 if a.quick else 6, "quick": a.quick, "threads": a.threads})
    if jobs:
        draw(jobs, work)


def draw(jobs, work):
    """One Blender for all of them: starting it and compiling the simulation take as long as a picture."""
    file = work / f"page-{os.getpid()}.json"
    file.write_text(json.dumps(jobs))
    command = ["nice", "-n", "10", "blender", "-b", "--factory-startup", "--python-exit-code", "3", "--python", str(HERE / "bench.py"), "--", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        said = []
        for line in running.stdout:
            said.append(line)
            if line.startswith("ART"):
                print(line, end="", flush=True)
    file.unlink()
    if running.returncode:
        sys.exit("".join(said[-25:]))


if __name__ == "__main__":
    main()
