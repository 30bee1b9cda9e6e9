"""Renders the whole range, or the parts and views named. Restartable: what was drawn with the same parameters is left alone.

    /usr/bin/python3 art/gloves/make.py                 all gloves: backs, three-quarters, palms, then close-ups
    /usr/bin/python3 art/gloves/make.py xy300 xy079     only these
    /usr/bin/python3 art/gloves/make.py --view palm     only this view
    /usr/bin/python3 art/gloves/make.py --size 480      small, to look at
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from closeup import window_of
from range import designs

HERE = Path(__file__).parent
#: Raise it when the renderer's own look changes; a change of a glove's parameters is noticed by itself.
EDITION = 4
SAMPLES = {"back": 6, "angle": 6, "palm": 6, "macro": 8}
#: Pixels of a master's side: the first two views of a gallery are zoomed into.
SIZES = {"back": 2560, "angle": 2560, "palm": 1280, "macro": 1280}
ROUNDS = [("back", "back"), ("back", "angle"), ("palm", "palm"), ("macro", "macro")]
#: Gloves a Blender draws before the next one is started.
BATCH = 6


def key_of(design, view, size):
    return hashlib.sha256(repr((EDITION, design, view, size)).encode()).hexdigest()[:12]


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("parts", nargs="*")
    ask.add_argument("--view", action="append")
    ask.add_argument("--size", type=int)
    ask.add_argument("--share", type=float, default=0.75, help="of the size that the glove itself is rendered at; 1 takes twice as long")
    ask.add_argument("--work", default=os.environ.get("ART_WORK", os.path.join(tempfile.gettempdir(), "art-work")))
    ask.add_argument("--threads", type=int, default=2)
    a = ask.parse_args()
    masters = Path(a.work) / (f"masters-{a.size}" if a.size else "masters")
    masters.mkdir(parents=True, exist_ok=True)
    every = designs()
    for pose, view in ROUNDS:
        if a.view and view not in a.view:
            continue
        jobs = []
        for part in a.parts or every:
            size = a.size or SIZES[view]
            path, key = masters / f"{part}-{view}.png", key_of(every[part], view, size)
            mark = path.with_suffix(".key")
            if path.exists() and mark.exists() and mark.read_text() == key:
                continue
            window, side = window_of(every[part])
            job = {"part": part, "pose": side if pose == "macro" else pose, "scratch": str(Path(a.work) / "scratch"), "threads": a.threads,
                   "share": a.share, "views": [{"name": view, "path": str(path), "key": key, "size": size, "samples": SAMPLES[view]}]}
            jobs.append({**job, "window": window} if pose == "macro" else job)
        for start in range(0, len(jobs), BATCH):
            draw(jobs[start : start + BATCH], Path(a.work))


def draw(jobs, work):
    """One Blender for a few gloves; when it fails, each by itself, so that one cannot hold the others up."""
    file = work / f"jobs-{os.getpid()}.json"
    file.write_text(json.dumps(jobs))
    command = ["nice", "-n", "19", "blender", "-b", "--factory-startup", "--python-exit-code", "3", "--python", str(HERE / "scene.py"), "--", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as running:
        said = []
        for line in running.stdout:
            said.append(line)
            if line.startswith("ART"):
                print(line, end="", flush=True)
    file.unlink()
    if running.returncode == 0:
        return
    if len(jobs) > 1:
        for job in jobs:
            if not Path(job["views"][0]["path"]).with_suffix(".key").exists():
                draw([job], work)
    else:
        print(f"{jobs[0]['part']}: failed\n{''.join(said[-25:])}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
