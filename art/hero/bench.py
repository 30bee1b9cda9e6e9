"""The bench in Blender: steel, brass, rubber, sleeve, lights in two groups, two cameras. Imported by plates.py."""

import bpy
import numpy as np
from mathutils import Matrix, Vector

from stage import add, lamp, plain
from stuffs import linear
from tools import TOOLS
from torch import JOINT, arm, bead


def camera(shot, focus):
    width, height = shot["size"]
    data = bpy.data.cameras.new("camera")
    data.sensor_width, data.sensor_fit = 36, "HORIZONTAL"
    data.lens = 36 * shot["away"] / shot["wide"]
    across, down = shot["arc"]
    data.shift_x, data.shift_y = 0.5 - across, (down - 0.5) * height / width
    data.clip_start, data.clip_end = 1, 3000
    data.dof.use_dof = True
    data.dof.aperture_fstop = 0.03
    o = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(o)
    rise, turn = np.radians(shot["rise"]), np.radians(shot["turn"])
    toward = Vector((-np.sin(turn) * np.cos(rise), -np.cos(turn) * np.cos(rise), np.sin(rise)))
    place = toward * shot["away"]
    data.dof.focus_distance = (place - Vector(focus)).dot(toward)
    o.matrix_world = Matrix.Translation(place) @ toward.to_track_quat("Z", "Y").to_matrix().to_4x4()
    return o


def _metal(name, colour, rough, metal, patchy=0.0, scratch=0.0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n, link = m.node_tree.nodes, m.node_tree.links.new
    shader = n["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    if patchy:
        place = n.new("ShaderNodeTexCoord")
        blotch = n.new("ShaderNodeTexNoise")
        blotch.inputs["Scale"].default_value, blotch.inputs["Detail"].default_value = 0.35, 12
        blotch.inputs["Roughness"].default_value = 0.62
        link(place.outputs["Object"], blotch.inputs["Vector"])
        tone = n.new("ShaderNodeMapRange")
        for key, value in (("From Min", 0.35), ("From Max", 0.68), ("To Min", 1 - patchy), ("To Max", 1 + patchy)):
            tone.inputs[key].default_value = value
        link(blotch.outputs[0], tone.inputs[0])
        mix = n.new("ShaderNodeVectorMath")
        mix.operation = "SCALE"
        mix.inputs[0].default_value = linear(colour)
        link(tone.outputs[0], mix.inputs["Scale"])
        link(mix.outputs[0], shader.inputs["Base Color"])
        dull = n.new("ShaderNodeMapRange")
        for key, value in (("From Min", 0.3), ("From Max", 0.7), ("To Min", rough - 0.13), ("To Max", rough + 0.13)):
            dull.inputs[key].default_value = value
        link(blotch.outputs[0], dull.inputs[0])
        link(dull.outputs[0], shader.inputs["Roughness"])
    if scratch:
        place = n.new("ShaderNodeTexCoord")
        stretch = n.new("ShaderNodeMapping")
        stretch.inputs["Rotation"].default_value[2] = 0.5
        stretch.inputs["Scale"].default_value = (0.5, 14, 1)
        line = n.new("ShaderNodeTexNoise")
        line.inputs["Scale"].default_value, line.inputs["Detail"].default_value = 1.0, 6
        bump = n.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = scratch
        link(place.outputs["Object"], stretch.inputs[0])
        link(stretch.outputs[0], line.inputs["Vector"])
        link(line.outputs[0], bump.inputs["Height"])
        link(bump.outputs[0], shader.inputs["Normal"])
    return m


def _hot(name, colour, rough, steps):
    """Dark metal that glows near the arc: steps of (centimetres from it, colour, strength)."""
    m = _metal(name, colour, rough, 0.7)
    n, link = m.node_tree.nodes, m.node_tree.links.new
    place, far, ramp = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeVectorMath"), n.new("ShaderNodeValToRGB")
    far.operation = "LENGTH"
    reach = steps[-1][0]
    scale = n.new("ShaderNodeMath")
    scale.operation, scale.inputs[1].default_value = "DIVIDE", reach
    link(place.outputs["Object"], far.inputs[0])
    link(far.outputs["Value"], scale.inputs[0])
    link(scale.outputs[0], ramp.inputs[0])
    while len(ramp.color_ramp.elements) < len(steps):
        ramp.color_ramp.elements.new(1.0)
    for stop, (at, tone, power) in zip(ramp.color_ramp.elements, steps):
        stop.position = at / reach
        stop.color = (*(np.array(linear(tone)) * power), 1)
    link(ramp.outputs[0], n["Principled BSDF"].inputs["Emission"])
    m.cycles.sample_as_light = False
    return m


def _plate(side):
    """One of the two plates beside the joint, as a slab with a bevel towards it."""
    across = np.array([JOINT[1], -JOINT[0], 0]) * side
    rim = [(0.10, -1.2), (0.16, -0.22), (0.34, 0.0), (34, 0.0), (34.2, -0.15), (34.2, -1.4)]
    ends = (-30.0, 58.0)
    place = np.array([JOINT * e + across * x + (0, 0, z) for e in ends for x, z in rim])
    k = len(rim)
    faces = [f for i in range(k - 1) for f in ((i, i + 1, i + 1 + k), (i, i + 1 + k, i + k))]
    faces += [(i, 0, i + 1) for i in range(1, k - 1)] + [(k, k + i, k + i + 1) for i in range(1, k - 1)]
    return place, np.array(faces)


def _flat(o):
    o.data.polygons.foreach_set("use_smooth", np.zeros(len(o.data.polygons), bool))
    return o


def _stuffs():
    """What each piece of a tool is made of."""
    rubber = plain("handle", "#141415", 0.55, 0.1, 0.004)
    return {
        "handle": rubber, "relief": plain("relief", "#0f0f10", 0.6, 0.1), "cable": plain("cable", "#101011", 0.5, 0.05),
        "collar": _metal("collar", "#3b3a38", 0.35, 0.9), "neck": _metal("brass", "#b98a45", 0.28, 1.0), "ring": _metal("ring", "#8f6a35", 0.35, 1.0),
        "nozzle": _metal("nozzle", "#a8683f", 0.33, 1.0), "tip": _metal("tip", "#9a5b34", 0.4, 1.0),
        "wire": _hot("wire", "#4a4540", 0.4, [(0, "#fff1d8", 30), (0.6, "#ffb066", 12), (1.3, "#7a2a08", 1), (3, "#000000", 0)]),
        "jaw": _metal("jaw", "#8a6532", 0.42, 1.0, 0.25), "core": _metal("core", "#5b5a58", 0.45, 1.0),
        "rod": _hot("rod", "#7d766c", 0.85, [(0, "#fff1d8", 26), (0.5, "#ffb066", 9), (1.2, "#b04010", 1.2), (2.6, "#000000", 0)]),
        "head": _metal("head", "#9a9c9f", 0.38, 1.0, 0.12), "nut": _metal("nut", "#55575a", 0.3, 1.0), "guard": _metal("guard", "#26282b", 0.45, 0.8, 0.15),
        "disc": _hot("disc", "#2c2a29", 0.9, [(0, "#ffcf86", 14), (0.35, "#ff7a1e", 3), (0.9, "#5a1404", 0.3), (1.6, "#000000", 0)]),
        "pipe": _metal("pipe", "#4b4440", 0.56, 0.75, 0.35, 0.012),
    }


def furnish(shot, grip, cuff_end):
    """Everything but the glove; cuff_end: middle of the opening, the way out of it, its radius, the arm's upper side."""
    stuffs = _stuffs()
    for name, place, faces in TOOLS[shot["tool"]](grip):
        o = add(name, place, faces, [stuffs[name]])
        o.visible_shadow = name in ("handle", "relief", "cable", "pipe", "guard", "head")
    add("arm", *arm(*cuff_end), [plain("sleeve", "#39455c", 0.95, 0.5, 0.02)])
    if not shot["heat"]:
        return
    steel = _metal("steel", "#44423f", 0.54, 0.85, 0.22, 0.010)
    for side in (-1, 1):
        _flat(add("plate", *_plate(side), [steel]))
    glow = [(0, "#ffe9c8", 30), (0.8, "#ffb45c", 14), (2.2, "#ff7a1e", 5.0), (4.5, "#e0400c", 1.6), (8, "#7a1604", 0.35), (13, "#000000", 0)]
    if shot["heat"] == "cut":
        glow = [(0, "#ffcf86", 8), (0.5, "#ff7a1e", 1.5), (1.2, "#7a1604", 0.2), (2, "#000000", 0)]
    add("bead", *bead(), [_hot("bead", "#5a5550", 0.38, glow)])
    bench = np.array([(-300, -300, -3.2), (300, -300, -3.2), (300, 46, -3.2), (-300, 46, -3.2)], float)
    _flat(add("bench", bench, np.array([(0, 1, 2), (0, 2, 3)]), [plain("bench", "#0b0c0e", 0.7, 0)]))


def _point(name, place, watts, colour, radius):
    light = bpy.data.lights.new(name, "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, colour, radius
    o = bpy.data.objects.new(name, light)
    o.location = place
    bpy.context.collection.objects.link(o)


def _aim(name, at):
    o = bpy.data.objects[name]
    o.rotation_euler = (Vector(at) - o.location).to_track_quat("-Z", "Y").to_euler()


def light(shot):
    """The arc with what steel throws back of it, and the shop's own light: two groups, rendered at once."""
    hand = (-4, 8, 16)
    if shot["heat"]:
        share, tint = (1, (1, 0.80, 0.56)) if shot["heat"] == "arc" else (0.16, (1, 0.58, 0.24))
        _point("arc", (0, -0.4, 0.9), 30_000 * share, tint, 0.35)
        lamp("back from the plate", (-6, -6, 0.6), (22, 18), 4_200 * share, (1, 0.56, 0.26))
        _aim("back from the plate", (-6, 6, 18))
        lamp("back from the joint", (10, -12, 0.6), (16, 16), 1_800 * share, (1, 0.66, 0.38))
        _aim("back from the joint", (4, 10, 18))
    lamp("window", (-58, 46, 84), (30, 40), 42_000, (0.34, 0.52, 1))
    _aim("window", hand)
    lamp("lamp", (40, 34, 92), (36, 36), 42_000, (1, 0.62, 0.30))
    _aim("lamp", hand)
    lamp("shop", (-20, -70, 80), (90, 90), 9_000, (0.85, 0.88, 1))
    _aim("shop", hand)
    lamp("rim", (-46, 34, 30), (12, 12), 12_000, (0.36, 0.54, 1))
    _aim("rim", hand)
    bpy.data.lights["rim"].spread = np.radians(40)
    layer = bpy.context.view_layer
    for name in ("arc", "ambient"):
        layer.lightgroups.add(name=name)
    arc = {"arc", "back from the plate", "back from the joint", "bead", "wire", "rod", "disc"}
    for o in bpy.context.scene.objects:
        o.lightgroup = "arc" if o.name.split(".")[0] in arc else "ambient"
