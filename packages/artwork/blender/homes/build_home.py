"""Builds one picture from what `packages/artwork/homes.ts` hands over as JSON, and renders it.

blender -b --factory-startup -noaudio -P build_home.py -- picture.json
"""
import json
import os
import sys

_HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [_HERE, os.path.dirname(_HERE)]

import bpy

bpy.ops.wm.read_factory_settings(use_empty=True)

import light
from block import block
from expose import expose
from houses import bungalow, maisonettes, townhouses
from land import land
from mall import mall
from model import Model
from room import room
from site_plan import furnish, ground

BUILDINGS = {"block": block, "bungalow": bungalow, "maisonettes": maisonettes, "townhouses": townhouses, "mall": mall}


def outdoors(scene, shot):
    is_lit = shot["light"] == "dusk"
    model = Model()
    if "land" in scene:
        land(model, scene["land"], shot.get("drawn", False))
    else:
        ground(scene["around"].get("ground", "lawn"))
    for each in scene.get("buildings", []):
        with model.at(each["x"], each["y"], 0, each.get("turn", 0)):
            BUILDINGS[each["kind"]](model, each, is_lit)
    furnish(model, scene["around"], is_lit)
    model.finish()
    if is_lit:
        light.dusk(shot.get("sunFrom", 250))
    else:
        light.day(shot.get("sunFrom", 215), shot.get("sunHeight", 42), shot.get("cloud", 0.5))


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf8") as file:
        order = json.load(file)
    scene, shot = order["scene"], order["shot"]
    is_room = "room" in scene
    if is_room:
        room(scene["room"])
    else:
        outdoors(scene, shot)
    light.camera(shot["eye"], shot["to"], shot.get("lens", 28), shot.get("rise"))
    expose(order["out"], order["width"], order["height"], order["samples"], is_room, shot.get("exposure", 1.0))


main()
