"""Renders the scene with Cycles, takes the noise out and writes a PNG as a film would have taken it."""
import bpy
import numpy as np
from denoise import denoise
from passes import render_passes, to_screen, write_png

FARTHEST = 400  # metres; beyond, depth tells the denoiser nothing


def expose(out, width, height, samples, is_room=False, exposure=1.0):
    scene = bpy.context.scene
    _settings(scene, samples, is_room)
    passes = render_passes(scene, width, height)
    light = _clean(passes, contrast=0.8 if is_room else 0.45)
    write_png(out, to_screen(_as_on_film(light * exposure)))


def _settings(scene, samples, is_room):
    scene.render.engine = "CYCLES"
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


def _clean(passes, contrast):
    light, normal, colour, glow = (passes[name][..., :3] for name in ("image", "normal", "colour", "glow"))
    colour = np.where(colour.sum(-1, keepdims=True) < 0.02, np.float32(1), colour)
    depth = np.minimum(passes["depth"][..., 0], FARTHEST)
    smooth = denoise(light, colour, normal, depth, rounds=5, contrast=contrast)
    # Lamps and the sky are sharp as they are.
    is_sharp = (glow.sum(-1, keepdims=True) > 0.02) | (np.abs(normal).sum(-1, keepdims=True) < 1e-3)
    return np.clip(np.where(is_sharp, light, smooth), 0, None)


def _as_on_film(light):
    """Bright light bends towards white as on film (Narkowicz 2015); still linear."""
    x = light * 0.75
    return np.clip((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
