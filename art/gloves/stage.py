"""The studio: renderer's settings, lamps, floor, and a glove's meshes and materials in it. Imported within Blender."""

import bpy
import numpy as np
from mathutils import Vector

from stuffs import linear

FLOOR = "#cfcac3"


def reset(threads):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device = "CPU"
    s.render.threads_mode, s.render.threads = "FIXED", threads
    c = s.cycles
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 2, 2
    c.transmission_bounces = c.volume_bounces = c.transparent_max_bounces = 2
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 3
    c.filter_width = 1.3
    s.render.use_persistent_data = True
    s.view_settings.view_transform, s.view_settings.look = "Filmic", "High Contrast"
    s.view_settings.exposure = -0.12
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_depth = "16"
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.82, 0.80, 0.77, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.16
    s.world = world
    return s


def lamp(name, place, size, watts, colour):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", size[0], size[1]
    light.energy, light.color = watts, colour
    o = bpy.data.objects.new(name, light)
    o.location = place
    o.rotation_euler = (-Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(o)


def lights():
    az, el = np.radians(130), np.radians(38)
    lamp("key", (95 * np.cos(el) * np.cos(az), 95 * np.cos(el) * np.sin(az), 95 * np.sin(el)), (44, 44), 230_000, (1, 0.965, 0.92))
    lamp("fill", (70, -30, 45), (70, 90), 20_000, (0.92, 0.96, 1))
    lamp("top", (0, 0, 110), (80, 80), 24_000, (1, 1, 1))


def add(name, place, faces, materials, panel=None, uv=None):
    m = bpy.data.meshes.new(name)
    m.vertices.add(len(place))
    m.vertices.foreach_set("co", np.ascontiguousarray(place, np.float32).ravel())
    m.loops.add(faces.size)
    m.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    m.polygons.add(len(faces))
    m.polygons.foreach_set("loop_start", np.arange(0, faces.size, 3, dtype=np.int32))
    m.polygons.foreach_set("loop_total", np.full(len(faces), 3, np.int32))
    m.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    for material in materials:
        m.materials.append(material)
    if panel is not None:
        m.polygons.foreach_set("material_index", panel.astype(np.int32))
    if uv is not None:
        layer = m.uv_layers.new(name="uv")
        layer.data.foreach_set("uv", uv[faces.ravel()].astype(np.float32).ravel())
    m.update(calc_edges=True)
    o = bpy.data.objects.new(name, m)
    bpy.context.collection.objects.link(o)
    return o


def picture(name, values):
    h, w = values.shape[:2]
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., : values.shape[2]] = values
    image = bpy.data.images.new(name, w, h, alpha=False, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(rgba.ravel())
    image.update()
    return image


def hide(name, face, lining):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n, link = m.node_tree.nodes, m.node_tree.links.new
    shader = n["Principled BSDF"]

    def texture(key, values):
        t = n.new("ShaderNodeTexImage")
        t.image = picture(f"{name} {key}", values)
        t.extension = "EXTEND"
        return t

    colour = texture("colour", face.colour)
    link(colour.outputs[0], shader.inputs["Base Color"])
    mixed = texture("surface", np.stack([face.detail * 10 + 0.5, face.rough, face.sheen], -1))
    parts = n.new("ShaderNodeSeparateColor")
    link(mixed.outputs[0], parts.inputs[0])
    bump = n.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.1
    link(parts.outputs[0], bump.inputs["Height"])
    link(bump.outputs[0], shader.inputs["Normal"])
    link(parts.outputs[1], shader.inputs["Roughness"])
    link(parts.outputs[2], shader.inputs["Sheen"])
    shader.inputs["Sheen Tint"].default_value = 0.7
    metal = texture("metal", np.stack([face.metal, face.specular, face.metal], -1))
    two = n.new("ShaderNodeSeparateColor")
    link(metal.outputs[0], two.inputs[0])
    link(two.outputs[0], shader.inputs["Metallic"])
    link(two.outputs[1], shader.inputs["Specular"])
    inner = n.new("ShaderNodeBsdfDiffuse")
    inner.inputs[0].default_value = (*linear(lining), 1)
    mix, geometry = n.new("ShaderNodeMixShader"), n.new("ShaderNodeNewGeometry")
    link(geometry.outputs["Backfacing"], mix.inputs[0])
    link(shader.outputs[0], mix.inputs[1])
    link(inner.outputs[0], mix.inputs[2])
    link(mix.outputs[0], n["Material Output"].inputs[0])
    return m


def plain(name, colour, rough, sheen, bump=0.0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    n, link = m.node_tree.nodes, m.node_tree.links.new
    shader = n["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Sheen"].default_value = sheen
    shader.inputs["Specular"].default_value = 0.25
    if bump:
        noise, node = n.new("ShaderNodeTexNoise"), n.new("ShaderNodeBump")
        coordinates = n.new("ShaderNodeTexCoord")
        link(coordinates.outputs["Object"], noise.inputs["Vector"])
        noise.inputs["Scale"].default_value = 9
        noise.inputs["Detail"].default_value = 4
        node.inputs["Distance"].default_value = bump * 3
        link(noise.outputs[0], node.inputs["Height"])
        link(node.outputs[0], shader.inputs["Normal"])
    return m


def clothe(glove):
    """Puts the glove into the scene; returns its objects."""
    s = glove.sheets[0]
    uv = (glove.flat - (s.x0, s.y0)) / (s.x1 - s.x0, s.y1 - s.y0)
    objects = [add("shell", glove.place, glove.faces, [hide(f"side {k}", glove.painted[k], glove.lining) for k in (0, 1)],
                   glove.panel, uv)]
    for part in glove.parts:
        objects.append(add(part.name, part.place, part.faces, [plain(part.name, part.colour, part.rough, part.sheen, part.bump)]))
    return objects


def stand(glove):
    """Puts the glove and the floor into the scene; returns the glove's objects and the floor."""
    objects = clothe(glove)
    low = min(glove.place[:, 2].min(), *(p.place[:, 2].min() for p in glove.parts if p.name != "fleece"), 1e9) - 0.02
    floor = add("floor", np.array([(-400, -400, low), (400, -400, low), (400, 400, low), (-400, 400, low)]),
                np.array([(0, 1, 2), (0, 2, 3)]), [plain("floor", FLOOR, 0.95, 0)])
    floor.data.materials[0].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.1
    return objects, floor
