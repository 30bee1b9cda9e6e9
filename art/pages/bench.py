"""Renders gloves on a dark bench by the light of a fire. Run by make.py: blender -b --factory-startup --python bench.py -- JOB.json"""

import json
import os
import sys
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "gloves")]

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

from bend import fold  # noqa: E402
from build import build, mirror  # noqa: E402
from darkroom import develop  # noqa: E402
from places import PLACES  # noqa: E402
from range import designs  # noqa: E402
from rest import Bench, turned  # noqa: E402
from scene import keep_features, shoot  # noqa: E402
from stage import add, clothe, lamp, plain, reset  # noqa: E402

#: How the camera looks down on the bench, in degrees, and its lens in millimetres.
ELEVATION, LENS = 46, 85
#: Of the paint, in dots a centimetre: twice what a glove in a row of gloves shows. Coarse ones are to try an arrangement with.
PAINT, QUICK = {"density": 32}, {"density": 16, "levels": 1}


def set_out(lyings, scratch, quick):
    """Builds the gloves and lays them down one after the other; returns their objects and all their points."""
    bench, objects, everything = Bench(), [], []
    for lying in lyings:
        pose = fold(lying.folded, lying.palm) if lying.folded else None
        glove = build(designs()[lying.part], lying.palm, scratch, pose=pose, **(QUICK if quick else PAINT))
        if lying.mirrored:
            mirror(glove)
        points = np.concatenate([glove.place, *(p.place[::3] for p in glove.parts if p.name != "fleece")])
        pitch, roll, turn, at = bench.lay(points, lying.turn, lying.at)
        for piece in (glove, *glove.parts):
            piece.place = turned(piece.place, pitch, roll, turn) + at
        objects += clothe(glove)
        everything.append(turned(points[::13], pitch, roll, turn) + at)
    return objects, np.concatenate(everything)


def fire():
    """A low warm light from the right and behind, a weak cool one from behind left, hardly any elsewhere."""
    lamp("fire", (70, 22, 34), (20, 20), 300_000, (1, 0.70, 0.42))
    lamp("glow", (10, -60, 80), (70, 50), 28_000, (1, 0.82, 0.64))
    lamp("rim", (-80, 50, 34), (50, 20), 60_000, (0.55, 0.72, 1))
    world = bpy.context.scene.world.node_tree.nodes["Background"]
    world.inputs[0].default_value, world.inputs[1].default_value = (0.6, 0.7, 0.9, 1), 0.004


def bench_top():
    floor = add("bench top", np.array([(-400, -400, -0.02), (400, -400, -0.02), (400, 400, -0.02), (-400, 400, -0.02)]),
                np.array([(0, 1, 2), (0, 2, 3)]), [plain("bench top", "#24201e", 0.66, 0)])
    floor.data.materials[0].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.12
    return floor


def camera(points, aspect, box):
    """Looks at the gloves from the front so that they fill `box` (left, right, foot, top; 0 to 1 of the frame)."""
    data = bpy.data.cameras.new("page")
    data.lens, data.sensor_width, data.sensor_fit = LENS, 36, "HORIZONTAL"
    data.clip_start, data.clip_end = 1, 2000
    o = bpy.data.objects.new("page", data)
    bpy.context.collection.objects.link(o)
    el = np.radians(ELEVATION)
    toward = Vector((0, -np.cos(el), np.sin(el)))
    turn = toward.to_track_quat("Z", "Y").to_matrix()
    axes = np.array(turn)
    left, right, foot, top = box
    target, distance = points.mean(0), 150.0
    for _ in range(8):
        seen = (points - target) @ axes
        flat = seen[:, :2] / (distance - seen[:, 2])[:, None] * LENS / 36
        low, high = flat.min(0), flat.max(0)
        distance *= max((high[0] - low[0]) / (right - left), (high[1] - low[1]) * aspect / (top - foot))
        middle = np.array((((left + right) / 2 - 0.5), ((foot + top) / 2 - 0.5) / aspect))
        target = target + axes[:, :2] @ (((low + high) / 2 - middle) * distance * 36 / LENS)
    o.matrix_world = Matrix.Translation(Vector(target) + toward * distance) @ turn.to_4x4()
    return o


def render(job):
    start = time.time()
    scratch, size = Path(job["scratch"]), tuple(job["size"])
    features = scratch / f"page-{job['name']}"
    s = reset(job["threads"])
    objects, points = set_out(PLACES[job["name"]], scratch, job["quick"])
    built = time.time()
    fire()
    floor = bench_top()
    keep_features(s, features)
    s.camera = camera(points, size[0] / size[1], job["box"])
    for o in objects:
        o.visible_camera = False
    low, top = scratch / f"{job['name']}-floor.png", scratch / f"{job['name']}-gloves.png"
    shoot(s, low, (size[0] // 4, size[1] // 4), 32, 0.015, False)
    for o in objects:
        o.visible_camera = True
    floor.visible_camera = False
    shoot(s, top, tuple(round(side * job["share"]) for side in size), job["samples"], 0.02, True)
    develop(low, top, Path(job["path"]), size, 7, features)
    Path(job["path"]).with_suffix(".key").write_text(job["key"])
    print(f"ART {job['name']} built {built - start:.0f}s whole {time.time() - start:.0f}s cpu {sum(os.times()[:2]):.0f}s", flush=True)


for job in json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text()):
    render(job)
