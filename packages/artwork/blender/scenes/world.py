"""Abroad, at sea, in the air and on the phone."""
import math
import os

import bmesh
import numpy

from buildings import house
from money import coin, stack
from palette import clay, gold
from people import person
from scenes import scene
from shapes import ball, box, cylinder, gable_roof, placed, solid, tube
from things import phone as handset, shield, suitcase
from vehicles import aeroplane, container, ship as vessel

MASK_WIDTH, MASK_HEIGHT = 720, 360


def globe(x, y, z, radius, middle=20):
    """
    The earth, `middle` degrees east to the front. Land is a second ball that swells where the mask says land: the
    mask is blurred, so coasts come out as round as everything else.
    """
    ball(x, y, z, radius, clay("blue", roughness=0.4), detail=6)
    land = numpy.fromfile(os.environ["LAND_MASK"], numpy.uint8).reshape(MASK_HEIGHT, MASK_WIDTH) / 255
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=7, radius=1)
    for vertex in mesh.verts:
        n = vertex.co.normalized()
        # Azimuth 0 of the scene lies to the right; the front, where the camera is, a quarter turn before it.
        east = (math.degrees(math.atan2(n.y, n.x)) + 90 + middle - 30 + 180) % 360
        north = 90 - math.degrees(math.asin(max(-1, min(1, n.z))))
        share = land[min(MASK_HEIGHT - 1, int(north * 2)), min(MASK_WIDTH - 1, int(east * 2))]
        vertex.co = n * radius * (0.985 + 0.05 * share)
    solid(mesh, "lime", at=(x, y, z))


@scene("F8EFD7", camera=(30, 66))
def diaspora():
    globe(0, 0, 1.65, 1.5)
    cylinder(0, 0, 0, 0.8, 0.14, "bark", bevel=0.05)
    tube([(-1.9, -0.9, 0.95), (-1.5, -1.5, 2.2), (-0.4, -1.9, 3.2), (0.9, -1.4, 3.55)], 0.022, "white")
    aeroplane(1.25, -1.2, 3.55, 22, 0.55)
    suitcase(2.25, -0.9, -25, scale=0.72)
    with placed(-2.3, -0.7, 0, 18, 0.62):
        house(0, 0)
    stack(-0.8, -1.8, 4, 0.34, 2)
    stack(0.1, -2.0, 2, 0.34, 3)


@scene("CFE3EE", camera=(36, 58))
def trade():
    box(1.2, 2.1, -0.3, 8.4, 3.2, 0.55, "grey", 0.05)
    for i in range(4):
        box(-2.2 + i * 2.2, 0.46, -0.2, 0.25, 0.1, 0.4, "ink")
    vessel(0, -1.3)
    for i in range(4):
        container(2.6 + i % 2 * 1.8, 1.4, 0.25 + i // 2 * 0.7, ("gold", "teal", "maroon", "clay")[i])
    _crane(-0.6, 1.6)
    box(4.2, 2.8, 0.25, 2.0, 1.4, 1.1, "sand")
    gable_roof(4.2, 2.8, 1.35, 2.0, 1.4, 0.5, "terracotta", over=0.12)
    person(1.2, 0.9, "gold", 0.7, z=0.25, wears="hard hat")


def _crane(x, y):
    with placed(x, y, 0.25):
        for across in (-0.8, 0.8):
            for deep in (-0.6, 0.9):
                box(across, deep, 0, 0.16, 0.16, 3.4, "gold", 0.03)
        for deep in (-0.6, 0.9):
            box(0, deep, 3.1, 1.9, 0.16, 0.2, "gold", 0.03)
        for across in (-0.35, 0.35):
            box(across, -0.8, 3.4, 0.16, 4.8, 0.22, "gold", 0.03)
        box(0, -2.8, 3.25, 0.7, 0.6, 0.18, "ink", 0.03)
        for across in (-0.25, 0.25):
            tube([(across, -2.8, 3.25), (across, -2.8, 2.45)], 0.02, "ink")
        container(0, -2.8, 1.75, "cream")


@scene("CFE3EE", plinth=(9.2, 4.2, "blue"), camera=(36, 60))
def marine():
    """A cargo at sea."""
    with placed(0, 0.3, 0.1):
        vessel(0, 0, rows=3)
    for i, (x, y) in enumerate(((-3.4, -1.2), (-1.4, -1.5), (1.0, -1.3), (3.2, -0.9), (3.6, 1.2), (-3.6, 1.4))):
        tube([(x - 0.5, y, 0.01), (x - 0.2, y, 0.09), (x + 0.1, y, 0.01), (x + 0.4, y, 0.09), (x + 0.7, y, 0.01)], 0.045, "white")
    shield(2.2, -1.7, 0.85, 0.62, 20, "teal")


@scene("E9E2F2", camera=(28, 62))
def travel():
    suitcase(-0.5, 0.2, 14, scale=1.35)
    suitcase(1.15, -0.1, 4, "gold", 0.95)
    aeroplane(0.5, 0.2, 3.75, 24, 0.85, (0, -12))
    tube([(-2.1, -0.6, 2.6), (-1.7, -0.5, 2.85), (-1.2, -0.3, 3.2)], 0.03, "white")
    with placed(0.2, -1.5, 0, 12):
        box(0, 0, 0, 0.85, 1.15, 0.12, "navy", 0.04)
        cylinder(0, 0.1, 0.11, 0.24, 0.03, gold(), bevel=0.01)
        box(0, -0.32, 0.11, 0.5, 0.07, 0.025, gold(), 0.01)


@scene("7A1730", camera=(24, 66))
def phone():
    cylinder(0, 0, 0, 1.5, 0.1, "maroon_dark", bevel=0.05)
    handset(0, 0, 0.1, 1.15, 82, 14)
    for x, y, z in ((1.15, -0.7, 0.1), (1.35, -0.2, 0.1), (1.2, -0.5, 0.2)):
        coin(x, y, z, 0.36, mark="KES")
    for x, z, colour in ((-1.5, 2.2, "gold"), (1.7, 2.5, "teal"), (-1.45, 0.9, "rose")):
        with placed(x, -0.3, z, 14):
            box(0, 0, 0, 0.62, 0.16, 0.62, colour, 0.14)
            ball(0, -0.09, 0.31, 0.15, "white", deep=0.3)
