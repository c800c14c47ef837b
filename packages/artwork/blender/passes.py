"""What Cycles renders, as arrays, and arrays as a PNG: Debian's Blender has no denoiser, so that ours stands between."""
import os
import tempfile

import bpy
import numpy

_OUTPUTS = {"image": "Image", "normal": "Normal", "depth": "Depth", "colour": "DiffCol", "glow": "Emit", "alpha": "Alpha"}


def render_passes(scene, width, height):
    """Height by width by channel for each of: image, normal, depth, colour, glow, alpha."""
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Standard"
    with tempfile.TemporaryDirectory() as folder:
        _ask_for_passes(scene, folder)
        bpy.ops.render.render(write_still=False)
        return {name: _read_pass(folder, name, width, height) for name in _OUTPUTS}


def _ask_for_passes(scene, folder):
    """One uncompressed EXR for each pass: Blender's Python cannot read a multilayer file."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_diffuse_color = layer.use_pass_emit = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name, output in _OUTPUTS.items():
        files.file_slots.new(name)
        tree.links.new(source.outputs[output], files.inputs[name])
    tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def _read_pass(folder, name, width, height):
    file = next(each for each in os.listdir(folder) if each.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    if name != "image":
        image.colorspace_settings.name = "Non-Color"
    values = numpy.empty(width * height * image.channels, numpy.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, image.channels)


def to_screen(light):
    """Linear light to sRGB. Eight bits would band a flat ground or a sky; a little noise hides the steps."""
    encoded = numpy.where(
        light <= 0.0031308, 12.92 * light, 1.055 * numpy.power(numpy.maximum(light, 1e-8), 1 / 2.4) - 0.055
    )
    noise = numpy.random.default_rng(1).random(encoded.shape[:2])[..., None] - 0.5
    return encoded + noise * (1.6 / 255)


def write_png(file, colour, alpha=None):
    height, width, _ = colour.shape
    pixels = numpy.dstack([colour, numpy.ones((height, width)) if alpha is None else alpha])
    image = bpy.data.images.new("picture", width, height, alpha=True)
    image.colorspace_settings.name = "sRGB"
    image.pixels.foreach_set(numpy.clip(pixels, 0, 1).astype(numpy.float32).ravel())
    image.filepath_raw = file
    image.file_format = "PNG"
    image.save()
