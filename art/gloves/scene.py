"""Renders views of one glove with Cycles. Run by make.py: blender -b --factory-startup --python scene.py -- JOB.json"""

import json
import os
import sys
import time
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

from build import build, mirror, turn  # noqa: E402
from finish import composite, smooth_whole  # noqa: E402
from range import designs  # noqa: E402
from stage import lights, reset, stand  # noqa: E402


#: Pixels of the floor's side: it is smooth, so it is rendered small.
FLOOR_SIZE = 213


def camera(view, glove):
    data = bpy.data.cameras.new(view)
    data.lens, data.sensor_width = 120, 36
    data.clip_start, data.clip_end = 1, 2000
    o = bpy.data.objects.new(view, data)
    bpy.context.collection.objects.link(o)
    points = np.concatenate([glove.place[::17], *(p.place[::7] for p in glove.parts)])
    if view in ("back", "palm"):
        low, high = points.min(0), points.max(0)
        frame = 0.62 * 1.13 * (high - low)[:2].max() + 0.38 * 38
        o.location = (0.35 * (low[0] + high[0]), (low[1] + high[1]) / 2, frame * 120 / 36)
        o.rotation_euler = (0, 0, 0)
        return o
    el, az = np.radians(40), np.radians(-126)
    toward = Vector((np.cos(el) * np.cos(az), np.cos(el) * np.sin(az), np.sin(el)))
    turn = toward.to_track_quat("Z", "Y").to_matrix() @ Matrix.Rotation(np.radians(15), 3, "Z")
    axes = np.array(turn)
    target, distance = points.mean(0), 130.0
    for _ in range(6):
        seen = (points - target) @ axes
        depth = distance - seen[:, 2]
        flat = seen[:, :2] / depth[:, None] * 120 / 36
        low, high = flat.min(0), flat.max(0)
        target = target + axes[:, :2] @ ((low + high) / 2 * distance * 36 / 120)
        distance *= (high - low).max() / 0.80
    o.matrix_world = Matrix.Translation(Vector(target) + toward * distance) @ turn.to_4x4()
    return o


def close_up(glove, window, palm_up):
    """A camera 40 or so centimetres above the middle of the window, a little aslant, sharp in the middle."""
    x0, y0, x1, y1 = window
    panel = 1 if palm_up else 0
    at, up = glove.surface.find(np.array([[(x0 + x1) / 2, (y0 + y1) / 2]]), panel)
    data = bpy.data.cameras.new("macro")
    data.lens, data.sensor_width = 120, 36
    data.clip_start = 1
    o = bpy.data.objects.new("macro", data)
    bpy.context.collection.objects.link(o)
    el, az = np.radians(54), np.radians(-100)
    toward = Vector((np.cos(el) * np.cos(az), np.cos(el) * np.sin(az), np.sin(el)))
    turn = toward.to_track_quat("Z", "Y").to_matrix() @ Matrix.Rotation(np.radians(-6), 3, "Z")
    distance = 5.0 * 120 / 36
    o.matrix_world = Matrix.Translation(Vector(at[0]) + toward * distance) @ turn.to_4x4()
    data.dof.use_dof = True
    data.dof.focus_distance = distance
    data.dof.aperture_fstop = 0.09
    return o


def keep_features(s, folder):
    """Lets the next renders also write what the surface looks like without light, for clean.py."""
    bpy.context.view_layer.cycles.denoising_store_passes = True
    s.use_nodes = True
    tree = s.node_tree
    layers = next(n for n in tree.nodes if n.type == "R_LAYERS")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = str(folder)
    out.format.file_format, out.format.color_depth = "OPEN_EXR", "16"
    out.file_slots.clear()
    for slot, socket in (("normal", "Denoising Normal"), ("albedo", "Denoising Albedo")):
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], out.inputs[slot])


def shoot(s, path, size, samples, threshold, transparent):
    s.render.resolution_x, s.render.resolution_y = size if isinstance(size, tuple) else (size, size)
    s.render.resolution_percentage = 100
    s.cycles.samples, s.cycles.adaptive_threshold = samples, threshold
    s.cycles.adaptive_min_samples = min(6, samples)
    s.render.film_transparent = transparent
    s.render.image_settings.color_mode = "RGBA" if transparent else "RGB"
    s.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def main():
    for job in json.loads(Path(sys.argv[sys.argv.index("--") + 1]).read_text()):
        render(job)


def render(job):
    d = designs()[job["part"]]
    scratch = Path(job["scratch"])
    palm_up, pose = job["pose"] == "palm", job["pose"]
    start = time.time()
    s = reset(job.get("threads", 2))
    window = tuple(job["window"]) if job.get("window") else None
    flat = job["views"][0]["name"] in ("back", "palm")
    if d.right:
        # Its label is painted the wrong way round, to read right once the glove is mirrored.
        d = replace(d, notes={**d.notes, "mirrored": True})
    glove = build(d, palm_up, scratch, window, *((150,) if window else ()), flat=flat)
    if d.right:
        glove = mirror(glove)
    if not window:
        glove = turn(glove, -d.turn if palm_up else d.turn)
    built = time.time()
    lights()
    objects, floor = stand(glove)
    keep_features(s, scratch / f"{d.part}-{pose}")
    for view in job["views"]:
        begun = time.time()
        size, samples = view["size"], view["samples"]
        if view["name"] == "macro":
            s.camera = close_up(glove, window, palm_up)
            whole = scratch / f"{d.part}-macro.png"
            shoot(s, whole, round(size * job.get("share", 1)), samples, 0.02, False)
            smooth_whole(whole, Path(view["path"]), size, d.seed, scratch / f"{d.part}-{pose}")
            whole.unlink()
            print(f"ART {d.part} macro {time.time() - begun:.1f}s built {built - start:.1f}s cpu {sum(os.times()[:2]):.0f}s", flush=True)
            if "key" in view:
                Path(view["path"]).with_suffix(".key").write_text(view["key"])
            continue
        s.camera = camera(view["name"], glove)
        for o in objects:
            o.visible_camera = False
        floor.visible_camera = True
        low = scratch / f"{d.part}-{view['name']}-floor.png"
        shoot(s, low, FLOOR_SIZE, 36, 0.015, False)
        floor_time = time.time() - begun
        for o in objects:
            o.visible_camera = True
        floor.visible_camera = False
        top = scratch / f"{d.part}-{view['name']}-glove.png"
        shoot(s, top, round(size * job.get("share", 1)), samples, 0.02, True)
        rendered = time.time()
        composite(low, top, Path(view["path"]), size, d.seed, scratch / f"{d.part}-{pose}")
        low.unlink()
        top.unlink()
        print(f"ART {d.part} {view['name']} floor {floor_time:.1f}s glove {rendered - begun - floor_time:.1f}s "
              f"finish {time.time() - rendered:.1f}s built {built - start:.1f}s cpu {sum(os.times()[:2]):.0f}s", flush=True)
        if "key" in view:
            Path(view["path"]).with_suffix(".key").write_text(view["key"])


if __name__ == "__main__":
    main()
