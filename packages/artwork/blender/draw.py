"""Run by Blender, from ../scenes.ts: -- SHAPE FOLDER WIDTH SAMPLES NAME... Draws scenes as PNGs."""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import palette  # noqa: E402
import scenes  # noqa: E402
import stage  # noqa: E402
from render import render  # noqa: E402

# Height over width, and where in the picture the scene stands: left, bottom, right, top. A hero leaves the left to the
# words. Both keep room at the right, where the shadow falls.
SHAPES = {
    "hero": (9 / 16, (0.37, 0.14, 0.89, 0.86)),
    "cutout": (1, (0.04, 0.06, 0.92, 0.96)),
}
# The sun's degrees from the zenith. Higher over a hero: the shadows of its trees and towers stay joined to the island.
SUN = {"hero": 28, "cutout": 40}


def main(shape, folder, width, samples, names):
    known = scenes.load()
    ratio, region = SHAPES[shape]
    height = round(width * ratio)
    for name in names:
        made = known[name]
        bpy.ops.wm.read_factory_settings(use_empty=True)
        palette.forget()
        stage.light(sun_from=(SUN[shape], 0, -38))
        stage.camera(*made.camera)
        stage.ground(made.ground, -0.35 if made.plinth else 0)
        if made.plinth:
            stage.plinth(*made.plinth)
        made.draw()
        stage.fit(region, width, height)
        stage.trim_ground()
        # A hero's ground is one flat colour, so that the page can go on with it and the shadow has an end.
        on = made.ground if shape == "hero" else None
        render(os.path.join(folder, f"{shape}-{name}.png"), width, height, samples, cut_out=True, on=on)


def _arguments():
    shape, folder, width, samples, *names = sys.argv[sys.argv.index("--") + 1:]
    return shape, folder, int(width), int(samples), names


main(*_arguments())
