"""Trees, hedges and grass: one mesh of each kind, set out again and again."""
import math
import random
from functools import cache

import bpy
from mathutils import Vector
from surfaces import mottled, plain

# Height, radius of the crown, its flatness, tufts, leaf colours.
KINDS = {
    "jacaranda": (8.0, 3.0, 0.62, 300, ("7E6BB8", "9C8AD0", "B3A2DE")),
    "broadleaf": (8.5, 3.2, 0.75, 260, ("3F6130", "587A3C", "6E8F48")),
    "young": (5.0, 1.7, 0.85, 130, ("4C7038", "6B8C45", "84A055")),
    "acacia": (6.5, 3.8, 0.24, 230, ("55713A", "6F8A4A", "4A6334")),
    "flame": (7.0, 3.2, 0.45, 230, ("4F7A35", "A94A2E", "5E8C3A")),
    "shrub": (0.9, 0.55, 0.8, 34, ("466B38", "5F8446")),
    "bougainvillea": (1.6, 0.9, 0.8, 60, ("B5386A", "C75A86", "4F7A35")),
}


def plant(kind, x, y, size=1.0, seed=1, z=0.0):
    mesh = _palm() if kind == "palm" else _tree(kind, seed % 3)
    tree = bpy.data.objects.new(kind, mesh)
    bpy.context.collection.objects.link(tree)
    tree.location = (x, y, z)
    tree.rotation_euler = (0, 0, seed * 2.4)
    tree.scale = (size, size, size * (0.94 + 0.03 * (seed % 5)))


@cache
def _tree(kind, variant):
    height, crown, flat, tufts, colours = KINDS[kind]
    rng = random.Random(f"{kind}{variant}")
    points, faces, surfaces = [], [], []
    if height > 2:
        _limbs(points, faces, rng, height, crown)
    surfaces = [0] * len(faces)
    for i in range(tufts):
        up = rng.uniform(-1, 1)
        out = math.sqrt(1 - up * up) * rng.uniform(0.45, 1) ** 0.5
        angle = rng.uniform(0, math.tau)
        middle = Vector((crown * out * math.cos(angle), crown * out * math.sin(angle), height * 0.86 + up * crown * flat))
        if height < 2:
            middle.z = abs(middle.z - height * 0.3)
        before = len(faces)
        _tuft(points, faces, rng, middle, 0.42 if height > 2 else 0.2)
        surfaces += [1 + i % len(colours)] * (len(faces) - before)
    mesh = _mesh(kind, points, faces, surfaces)
    mesh.materials.append(mottled(("4A382B", "6E5947"), 6, 0.9))
    for colour in colours:
        mesh.materials.append(plain(colour, 0.65, 0.15))
    return mesh


def _limbs(points, faces, rng, height, crown):
    _limb(points, faces, Vector((0, 0, 0)), Vector((0.1, 0.05, height * 0.5)), 0.03 * height, 0.022 * height)
    for i in range(6):
        angle = i * 1.05 + rng.uniform(-0.3, 0.3)
        reach = crown * rng.uniform(0.5, 0.75)
        end = Vector((reach * math.cos(angle), reach * math.sin(angle), height * rng.uniform(0.74, 0.92)))
        _limb(points, faces, Vector((0.1, 0.05, height * rng.uniform(0.36, 0.5))), end, 0.016 * height, 0.005 * height)


def _limb(points, faces, start, end, thick, thin, sides=7):
    along = (end - start).normalized()
    across = along.orthogonal().normalized()
    other = along.cross(across)
    first = len(points)
    for place, radius in ((start, thick), (end, thin)):
        for i in range(sides):
            angle = math.tau * i / sides
            points.append(place + (across * math.cos(angle) + other * math.sin(angle)) * radius)
    faces.extend((first + i, first + (i + 1) % sides, first + sides + (i + 1) % sides, first + sides + i) for i in range(sides))


def _tuft(points, faces, rng, middle, spread, leaves=44):
    for _ in range(leaves):
        centre = middle + Vector((rng.gauss(0, spread), rng.gauss(0, spread), rng.gauss(0, spread * 0.8)))
        along = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        across = along.orthogonal().normalized() * 0.45
        size = 0.33 * spread * rng.uniform(0.6, 1.3)
        first = len(points)
        points.extend((centre + along * size, centre + across * size, centre - along * size, centre - across * size))
        faces.append((first, first + 1, first + 2, first + 3))


@cache
def _palm():
    rng = random.Random(5)
    points, faces = [], []
    top = Vector((0.5, 0.2, 8.2))
    _limb(points, faces, Vector((0, 0, 0)), Vector((0.2, 0.08, 4.2)), 0.19, 0.15)
    _limb(points, faces, Vector((0.2, 0.08, 4.2)), top, 0.15, 0.11)
    bark = len(faces)
    for i in range(22):
        angle, rise = i * 2.4, rng.uniform(0.15, 1.0)
        out = Vector((math.cos(angle), math.sin(angle), 0))
        side = Vector((-out.y, out.x, 0))
        spine = [top + out * (3.0 * t) + Vector((0, 0, rise * 1.6 * t - 2.4 * t * t)) for t in (i / 16 for i in range(17))]
        for step in range(1, 16):
            for hand in (-1, 1):
                length = 0.75 * math.sin(math.pi * (step / 16) ** 0.6) + 0.12
                tip = spine[step] + side * hand * length + out * 0.28 - Vector((0, 0, 0.3 * length))
                first = len(points)
                points.extend((spine[step], spine[step + 1], tip))
                faces.append((first, first + 1, first + 2))
    mesh = _mesh("palm", points, faces, [0] * bark + [1] * (len(faces) - bark))
    mesh.materials.append(mottled(("7A6A55", "94826A"), 6, 0.9))
    mesh.materials.append(plain("55783A", 0.5, 0.25))
    return mesh


def _mesh(name, points, faces, surfaces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.polygons.foreach_set("material_index", surfaces)
    return mesh


@cache
def _turf(dry):
    """Four square metres of grass."""
    rng = random.Random(3)
    points, faces = [], []
    for _ in range(700):
        x, y = rng.uniform(-1, 1), rng.uniform(-1, 1)
        angle, height = rng.uniform(0, math.tau), rng.uniform(0.03, 0.075)
        dx, dy = 0.008 * math.cos(angle), 0.008 * math.sin(angle)
        first = len(points)
        points.extend(((x - dx, y - dy, 0), (x + dx, y + dy, 0), (x + rng.gauss(0, 0.04), y + rng.gauss(0, 0.04), height)))
        faces.append((first, first + 1, first + 2))
    mesh = _mesh("turf", points, faces, [i % 3 for i in range(len(faces))])
    for colour in ("A89F66", "BDB078", "989458") if dry else ("6F9050", "86A65C", "618247"):
        mesh.materials.append(plain(colour, 0.9, 0.05))
    return mesh


def grass(left, front, right, back, dry=False):
    """Blades over a rectangle of ground: only near the camera, where they can be told apart."""
    mesh = _turf(dry)
    x = left + 1
    while x < right:
        y = front + 1
        while y < back:
            turf = bpy.data.objects.new("turf", mesh)
            bpy.context.collection.objects.link(turf)
            turf.location = (x, y, 0)
            turf.rotation_euler = (0, 0, round(x * 3 + y * 7) % 4 * math.pi / 2)
            y += 2
        x += 2


def hedge(x0, y0, x1, y1, kind="shrub", step=0.7):
    length = math.hypot(x1 - x0, y1 - y0)
    count = max(1, round(length / step))
    for i in range(count):
        t = (i + 0.5) / count
        plant(kind, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0.85 + 0.1 * (i * 7 % 4), i * 5 + 1)
