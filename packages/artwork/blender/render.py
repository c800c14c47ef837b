"""Renders the scene with Cycles, denoises it and writes a PNG."""
import os
import time

import bpy
import numpy

from denoise import blur_where, denoise, spread
from palette import linear
from passes import render_passes, to_screen, write_png
from stage import BACKDROP

_FARTHEST = 200
# Where things touch the ground, so that no black line runs under them.
_DARKEST = 0.5


def render(file, width, height, samples, cut_out=False, fast_light=True, bounces=3, finish=None, on=None):
    """
    `cut_out` leaves the ground away but for the shadow on it; `on` lays it on a flat colour. `fast_light` guesses the light in corners, which clay
    bears well and rooms do not: they need it off, and 6 bounces. `finish` turns linear light into 0 to 1, in place of
    the soft shoulder.
    """
    scene = bpy.context.scene
    _set_up(scene, samples, fast_light, bounces)
    scene.render.film_transparent = cut_out
    if cut_out:
        for each in bpy.data.objects:
            each.is_shadow_catcher = each.name.startswith(BACKDROP)
    started = time.time()
    passes = render_passes(scene, width, height)
    rendered = time.time()
    light, alpha = _clean(passes, cut_out)
    colours = (finish or soft_shoulder)(numpy.clip(light, 0, None))
    if on:
        colours, alpha = _laid_on(colours, alpha, _coverage(scene, width, height), on), None
    write_png(file, to_screen(colours), alpha)
    print(f"{os.path.basename(file)}: rendered {rendered - started:.0f} s, finished {time.time() - rendered:.0f} s")


def _coverage(scene, width, height):
    """How much of each pixel the subject covers: where it meets its shadow the two share one alpha."""
    for each in bpy.data.objects:
        each.hide_render = each.name.startswith(BACKDROP)
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = 16, False
    scene.cycles.max_bounces = scene.cycles.diffuse_bounces = 0
    return render_passes(scene, width, height)["alpha"][..., 0]


def _laid_on(light, alpha, covered, on):
    """Subject over shadow over a flat colour. The shadow runs on under the subject's soft edge."""
    ground = numpy.array(linear(on))
    shadow = blur_where(numpy.minimum(alpha, _DARKEST), covered < 0.004)
    under = (1 - spread(shadow, covered < 0.004))[..., None] * ground
    inside = spread(light, covered > 0.996)
    return under + (inside - under) * covered[..., None]


def soft_shoulder(light):
    """Bright light bends towards white and does not clip."""
    knee = 0.8
    return numpy.where(light > knee, knee + (1 - knee) * (1 - numpy.exp(-(light - knee) / (1 - knee))), light)


def _set_up(scene, samples, fast_light, bounces):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    # Turning Blender's own denoiser on ends this build.
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    # The denoiser bears more noise than Cycles would leave.
    cycles.adaptive_threshold = 0.1
    cycles.adaptive_min_samples = min(6, samples)
    cycles.max_bounces = cycles.diffuse_bounces = bounces
    cycles.glossy_bounces = cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1
    cycles.use_fast_gi = fast_light
    cycles.fast_gi_method = "REPLACE"
    cycles.ao_bounces_render = 1
    scene.world.light_settings.distance = 6
    scene.world.light_settings.ao_factor = 0.55


def _clean(passes, cut_out):
    raw = passes["image"][..., :3]
    normal, colour = passes["normal"][..., :3], passes["colour"][..., :3]
    depth = numpy.minimum(passes["depth"][..., 0], _FARTHEST)
    colour = numpy.where(colour.sum(-1, keepdims=True) < 0.02, numpy.float32(1), colour)
    is_empty = numpy.abs(normal).sum(-1, keepdims=True) < 1e-3
    is_lamp = passes["glow"][..., :3].sum(-1, keepdims=True) > 0.02
    light = raw.copy()
    there = _around(~is_empty[..., 0])
    light[there] = denoise(raw[there], colour[there], normal[there], depth[there])
    # Screens and lamps have no noise, and the filter would blur them.
    light = numpy.where(is_empty | is_lamp, raw, light)
    if not cut_out:
        return light, None
    alpha = passes["alpha"][..., 0]
    # Blender weighs colours by their alpha, a PNG does not: left so, every edge would have a dark line.
    whole = light / numpy.maximum(alpha, 0.02)[..., None]
    return whole, _shadow(alpha, raw)


def _around(mask):
    """The least rectangle with all of the mask in it."""
    rows, columns = numpy.flatnonzero(mask.any(axis=1)), numpy.flatnonzero(mask.any(axis=0))
    return slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)


def _shadow(alpha, light):
    """
    The noise of a caught shadow lies in the alpha, and its colour is black, which nothing of clay is. The subject's own
    soft edge is left as it is.
    """
    is_solid = numpy.pad((alpha > 0.97) & (light.sum(-1) > 0.004), 1)
    height, width = alpha.shape
    is_edge = numpy.zeros(alpha.shape, bool)
    for y in range(3):
        for x in range(3):
            is_edge |= is_solid[y:y + height, x:x + width]
    smooth = blur_where(alpha, ~is_edge)
    # A faint haze of shadow fills the whole picture, and would show as a rectangle on a coloured card: it is taken
    # away, and what is left fades out towards the edges.
    height, width = alpha.shape
    y, x = numpy.mgrid[0:height, 0:width]
    inside = numpy.minimum(numpy.minimum(x, width - 1 - x) / width, numpy.minimum(y, height - 1 - y) / height)
    fade = numpy.clip(inside / 0.09, 0, 1)
    shadow = numpy.clip((smooth - 0.07) / 0.93, 0, _DARKEST) * fade * fade * (3 - 2 * fade)
    return numpy.where(is_edge, smooth, shadow)
