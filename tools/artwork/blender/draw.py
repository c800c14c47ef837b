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
# words. A cut-out keeps room at the right, where the shadow falls.
SHAPES = {
    "hero": (9 / 16, (0.37, 0.06, 0.965, 0.94)),
    "cutout": (1, (0.04, 0.06, 0.92, 0.96)),
}


def main(shape, folder, width, samples, names):
    known = scenes.load()
    ratio, region = SHAPES[shape]
    height = round(width * ratio)
    for name in names:
        made = known[name]
        bpy.ops.wm.read_factory_settings(use_empty=True)
        palette.forget()
        stage.light()
        stage.camera(*made.camera)
        stage.ground(made.ground, -0.35 if made.plinth else 0)
        if made.plinth:
            stage.plinth(*made.plinth)
        made.draw()
        stage.fit(region, width, height)
        if shape == "cutout":
            stage.trim_ground()
        render(os.path.join(folder, f"{shape}-{name}.png"), width, height, samples, cut_out=shape == "cutout")


def _arguments():
    shape, folder, width, samples, *names = sys.argv[sys.argv.index("--") + 1:]
    return shape, folder, int(width), int(samples), names


main(*_arguments())
