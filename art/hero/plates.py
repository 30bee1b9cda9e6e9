"""Renders the hero's plates: the shop's light, the arc's light, normal and albedo, as float EXR. Runs in Blender:

    blender -b --factory-startup --python-exit-code 3 --python art/hero/plates.py -- FOLDER [--share 0.25] [--samples 8] [--shot NAME]
"""

import argparse
import hashlib
import os
import pickle
import sys
import time
from dataclasses import replace
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "gloves")]
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import fist  # noqa: E402
from bench import camera, furnish, light  # noqa: E402
from build import build  # noqa: E402
from cutting import form_of  # noqa: E402
from range import designs  # noqa: E402
from shapes import WRIST  # noqa: E402
from shots import SHOTS  # noqa: E402
from stage import add, hide, plain, reset  # noqa: E402
from tools import GRIPS  # noqa: E402

def closed_glove(part, folder, density):
    """The glove round its handle. Kept in the folder until its making changes."""
    d = designs()[part]
    d = replace(d, notes={**d.notes, "mirrored": True})
    key = hashlib.sha256((repr((d, density)) + (HERE / "fist.py").read_text()).encode()).hexdigest()[:12]
    kept = folder / f"fist-{key}.pickle"
    if kept.exists():
        return d, pickle.loads(kept.read_bytes())
    glove = build(d, False, folder, density=density, pose=fist.close)
    glove.surface = None
    kept.write_bytes(pickle.dumps(glove))
    return d, glove


def stand(d, glove, placed):
    """Mirrors the glove to a right hand, puts it into the scene, and says where its cuff ends."""
    sheet = glove.sheets[0]
    uv = (glove.flat - (sheet.x0, sheet.y0)) / (sheet.x1 - sheet.x0, sheet.y1 - sheet.y0)
    place = placed(glove.place)
    add("shell", place, glove.faces[:, ::-1], [hide(f"side {k}", glove.painted[k], glove.lining) for k in (0, 1)], glove.panel, uv)
    for part in glove.parts:
        add(part.name, placed(part.place), part.faces[:, ::-1], [plain(part.name, part.colour, part.rough, part.sheen, part.bump)])
    low = WRIST - form_of(d).cuff
    end, before = (place[np.abs(glove.flat[:, 1] - y) < 0.25].mean(0) for y in (low + 0.2, low + 5))
    out = (end - before) / np.linalg.norm(end - before)
    back = place[(np.abs(glove.flat[:, 1] - low - 0.2) < 0.25) & (np.abs(glove.flat[:, 0]) < 0.6)]
    up = np.array([0, 0, 1.0]) - out * out[2]
    spread = np.linalg.norm(back - end, axis=1).mean()
    return end, out, spread * 1.06, up / np.linalg.norm(up)


def outputs(s, folder):
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    s.use_nodes = True
    tree = s.node_tree
    layers = next(n for n in tree.nodes if n.type == "R_LAYERS")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = str(folder)
    out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGBA"
    out.file_slots.clear()
    for slot, socket in (("arc", "Combined_arc"), ("ambient", "Combined_ambient"), ("alpha", "Alpha"), ("normal", "Denoising Normal"), ("albedo", "Denoising Albedo")):
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], out.inputs[slot])


def apart(s, folder):
    """What the film moves, and what is behind it: the hand's cover of each pixel, and the plates without it (its shadow stays)."""
    static = [o for o in s.objects if o.type == "MESH" and o.name.split(".")[0] in ("plate", "bead", "bench")]
    moved = [o for o in s.objects if o.type == "MESH" and o not in static]
    out = next(n for n in s.node_tree.nodes if n.type == "OUTPUT_FILE")
    for o in moved:
        o.visible_camera = False
    out.base_path = str(folder / "behind")
    bpy.ops.render.render()
    for o in moved:
        o.visible_camera = True
    for o in static:
        o.is_holdout = True
    out.base_path = str(folder / "hand")
    s.cycles.samples = min(s.cycles.samples, 16)
    bpy.ops.render.render()


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("folder", type=Path)
    ask.add_argument("--share", type=float, default=1.0)
    ask.add_argument("--samples", type=int, default=32)
    ask.add_argument("--density", type=float, default=56)
    ask.add_argument("--shot", choices=SHOTS, action="append")
    a = ask.parse_args(sys.argv[sys.argv.index("--") + 1 :])
    a.folder.mkdir(parents=True, exist_ok=True)
    for name in a.shot or SHOTS:
        begun = time.time()
        folder = a.folder / name
        folder.mkdir(exist_ok=True)
        shot = SHOTS[name]
        grip = GRIPS[shot["tool"]]
        s = reset(2)
        s.world.node_tree.nodes["Background"].inputs[1].default_value = 0
        s.cycles.max_bounces, s.cycles.diffuse_bounces, s.cycles.glossy_bounces = 5, 3, 3
        s.cycles.sample_clamp_indirect = 2
        d, glove = closed_glove(shot["part"], a.folder, a.density)
        furnish(shot, grip, stand(d, glove, grip.placed))
        light(shot)
        s.render.film_transparent = True
        s.cycles.samples, s.cycles.adaptive_threshold, s.cycles.adaptive_min_samples = a.samples, 0.015, min(8, a.samples)
        s.render.resolution_x, s.render.resolution_y = (round(n * a.share) for n in shot["size"])
        s.camera = camera(shot, grip.at)
        outputs(s, folder)
        bpy.ops.render.render()
        if "film" in shot:
            apart(s, folder)
        print(f"PLATES {name} {time.time() - begun:.0f}s", flush=True)


main()
