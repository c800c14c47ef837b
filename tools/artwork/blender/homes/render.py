"""Renders the scene with Cycles, takes the noise out and writes a PNG."""
import os
import shutil
import tempfile

import bpy
import numpy as np
from denoise import denoise

PASSES = {"colour": "Image", "normal": "Normal", "depth": "Depth", "albedo": "DiffCol", "glow": "Emit"}
FARTHEST = 400  # metres; beyond, depth tells the denoiser nothing


def render(out, width, height, samples, is_room=False, exposure=1.0):
    scene = bpy.context.scene
    _settings(scene, width, height, samples, is_room)
    folder = tempfile.mkdtemp()
    _passes(scene, folder)
    bpy.ops.render.render(write_still=False)
    layers = {name: _read(folder, name, width, height) for name in PASSES}
    shutil.rmtree(folder)
    _write(_developed(_clean(layers, 0.8 if is_room else 0.45), exposure), out, width, height)


def _settings(scene, width, height, samples, is_room):
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_denoising = False  # Debian's Blender has no denoiser of its own
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = cycles.diffuse_bounces = 5 if is_room else 2
    # At its own size the map of a sky with clouds takes longer to draw than a draft.
    scene.world.cycles.sampling_method, scene.world.cycles.sample_map_resolution = "MANUAL", 256
    cycles.glossy_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 2, 12
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_fast_gi = not is_room
    if not is_room:
        cycles.fast_gi_method, cycles.ao_bounces_render = "REPLACE", 1
        scene.world.light_settings.distance, scene.world.light_settings.ao_factor = 6, 0.5
    scene.view_settings.view_transform = "Standard"


def _passes(scene, folder):
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_diffuse_color = layer.use_pass_emit = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = "OPEN_EXR", "32", "NONE"
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(source.outputs[output], files.inputs[name])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], composite.inputs[0])


def _read(folder, name, width, height):
    file = next(each for each in os.listdir(folder) if each.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    if name != "colour":
        image.colorspace_settings.name = "Non-Color"
    values = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, image.channels)[..., :3]


def _clean(layers, softness):
    colour, normal, glow = layers["colour"], layers["normal"], layers["glow"]
    albedo = np.where(layers["albedo"].sum(-1, keepdims=True) < 0.02, 1, layers["albedo"])
    depth = np.minimum(layers["depth"][..., 0], FARTHEST)
    smooth = denoise(colour, albedo, normal, depth, softness)
    # Lamps and the sky are sharp as they are.
    is_sharp = (glow.sum(-1, keepdims=True) > 0.02) | (np.abs(normal).sum(-1, keepdims=True) < 1e-3)
    return np.clip(np.where(is_sharp, colour, smooth), 0, None)


def _developed(light, exposure):
    """Light to sRGB by a curve like film's (Narkowicz 2015), dithered so that the sky has no bands."""
    x = light * exposure * 0.75
    film = np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    srgb = np.where(film <= 0.0031308, 12.92 * film, 1.055 * np.power(np.maximum(film, 1e-8), 1 / 2.4) - 0.055)
    grain = np.random.default_rng(1).random(srgb.shape[:2])[..., None] - 0.5
    return np.clip(srgb + grain * (1.6 / 255), 0, 1)


def _write(picture, out, width, height):
    pixels = np.dstack([picture, np.ones(picture.shape[:2])]).astype(np.float32)
    image = bpy.data.images.new("picture", width, height)
    image.colorspace_settings.name = "sRGB"
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = out, "PNG"
    image.save()
