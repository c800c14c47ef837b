"""Solids, collected by surface and turned into one mesh for each: thousands of boxes stay quick."""
import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector


class Model:
    """Everything is placed within `frame`, which `at` moves and turns; z is up, fronts look to -y."""

    def __init__(self):
        self.parts = {}
        self.frame = Matrix.Identity(4)

    @contextmanager
    def at(self, x=0.0, y=0.0, z=0.0, turn=0.0):
        before = self.frame
        here = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        self.frame = before @ here
        yield self
        self.frame = before

    def place(self, x, y, z=0.0):
        return self.frame @ Vector((x, y, z))

    def solid(self, points, faces, surface):
        corners, sides = self.parts.setdefault(surface, ([], []))
        first = len(corners)
        corners.extend(tuple(self.place(*point)) for point in points)
        sides.extend(tuple(first + i for i in face) for face in faces)

    def box(self, x, y, z, width, depth, height, surface):
        """By the middle of its base."""
        a, b = width / 2, depth / 2
        low = [(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)]
        self.raised(low, z, low, z + height, surface)

    def sheet(self, points, thickness, surface):
        """A thin slab between four corners in order: a pitched roof, a ramp, an awning."""
        low = [Vector(p) for p in points]
        normal = (low[1] - low[0]).cross(low[2] - low[0]).normalized() * thickness
        high = [p + normal for p in low]
        self.solid([*low, *high], _PRISM, surface)

    def pitch(self, left, right, low, high, thickness, surface):
        """A slab that climbs from the front to the back; `low` and `high` are its edges' y and z."""
        (front, bottom), (back, top) = low, high
        corners = [(left, front, bottom), (right, front, bottom), (right, back, top), (left, back, top)]
        self.sheet(corners, thickness, surface)

    def outline(self, points, z, height, surface):
        """An outline on the ground, raised."""
        self.raised(points, z, points, z + height, surface)

    def side(self, points, low, high, surface):
        """An outline in x and z, as a vehicle has from its side, between two y."""
        n = len(points)
        corners = [(x, low, z) for x, z in points] + [(x, high, z) for x, z in points]
        walls = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        self.solid(corners, [*walls, tuple(reversed(range(n))), tuple(range(n, 2 * n))], surface)

    def cylinder(self, x, y, z, radius, height, surface, top=None, sides=20):
        ring = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)) for i in range(sides)]
        top = radius if top is None else top
        self.raised(
            [(x + radius * c, y + radius * s) for c, s in ring],
            z,
            [(x + top * c, y + top * s) for c, s in ring],
            z + height,
            surface,
        )

    def hip(self, x, y, z, width, depth, height, surface, over=0.5, under=None):
        """A roof that slopes to all sides, and its eaves."""
        a, b = width / 2 + over, depth / 2 + over
        ridge = abs(a - b)
        ends = [(-ridge, 0), (ridge, 0)] if a > b else [(0, -ridge), (0, ridge)]
        points = [(x - a, y - b, z), (x + a, y - b, z), (x + a, y + b, z), (x - a, y + b, z)]
        points += [(x + dx, y + dy, z + height) for dx, dy in ends]
        if a > b:
            faces = [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)]
        else:
            faces = [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)]
        self.solid(points, [*faces, (3, 2, 1, 0)], surface)
        if under:
            self.box(x, y, z - 0.18, width + 2 * over - 0.05, depth + 2 * over - 0.05, 0.17, under)

    def gable(self, x, y, z, width, depth, height, surface, wall, over=0.4):
        """A roof whose ridge runs to the back, with its triangle of wall to the front."""
        a, b = width / 2, depth / 2
        low, high = z - over * height / a, z + height
        left = [(x - a - over, y - b - over, low), (x, y - b - over, high), (x, y + b, high), (x - a - over, y + b, low)]
        right = [(x, y - b - over, high), (x + a + over, y - b - over, low), (x + a + over, y + b, low), (x, y + b, high)]
        self.sheet(left, 0.16, surface)
        self.sheet(right, 0.16, surface)
        front = [(x - a, y - b, z), (x + a, y - b, z), (x, y - b, high), (x - a, y + b, z), (x + a, y + b, z), (x, y + b, high)]
        self.solid(front, [(0, 1, 2), (5, 4, 3)], wall)

    def raised(self, low, bottom, high, top, surface):
        n = len(low)
        points = [(x, y, bottom) for x, y in low] + [(x, y, top) for x, y in high]
        walls = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        self.solid(points, [*walls, tuple(reversed(range(n))), tuple(range(n, 2 * n))], surface)

    def finish(self):
        for surface, (corners, sides) in self.parts.items():
            mesh = bpy.data.meshes.new("part")
            mesh.from_pydata(corners, [], sides)
            mesh.materials.append(surface)
            bpy.context.collection.objects.link(bpy.data.objects.new("part", mesh))

    def words(self, text, x, y, z, size, surface, flat=False):
        """Lettering that faces the front, or lies on the ground."""
        curve = bpy.data.curves.new("words", "FONT")
        curve.body, curve.size, curve.extrude = text, size, 0.02
        curve.align_x = curve.align_y = "CENTER"
        curve.materials.append(surface)
        letters = bpy.data.objects.new("words", curve)
        bpy.context.collection.objects.link(letters)
        upright = Matrix.Identity(4) if flat else Matrix.Rotation(math.radians(90), 4, "X")
        letters.matrix_world = self.frame @ Matrix.Translation((x, y, z)) @ upright


_PRISM = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
