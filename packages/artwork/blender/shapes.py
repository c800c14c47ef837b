"""Soft-edged solids. Lengths are the scene's own (a house is about 3 wide); angles are degrees; x right, y back, z up."""
import math
import random
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Matrix, Vector

from palette import material_of


def solid(mesh, material, bevel=0.0, at=(0, 0, 0), turn=(0, 0, 0), smooth=True, name="solid"):
    """Puts a bmesh into the scene, its edges rounded by `bevel`."""
    data = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(data)
    mesh.free()
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = [math.radians(angle) for angle in turn]
    data.materials.append(material_of(material))
    if smooth:
        for face in data.polygons:
            face.use_smooth = True
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(40)
    if bevel:
        edge = made.modifiers.new("edge", "BEVEL")
        edge.width = bevel
        edge.segments = 3
        edge.limit_method = "ANGLE"
        edge.angle_limit = math.radians(35)
        edge.harden_normals = True
    return made


def box(x, y, z, width, depth, height, material, bevel=0.04, turn=(0, 0, 0)):
    """Stands on (x, y, z) by the middle of its base."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    for vertex in mesh.verts:
        a, b, c = vertex.co
        vertex.co = Vector((a * width, b * depth, (c + 0.5) * height))
    return solid(mesh, material, min(bevel, min(width, depth, height) * 0.45), (x, y, z), turn)


def cylinder(x, y, z, radius, height, material, top=None, bevel=0.03, sides=48, turn=(0, 0, 0)):
    """Or a cone, when `top` gives another radius."""
    mesh = bmesh.new()
    bmesh.ops.create_cone(
        mesh, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=height
    )
    for vertex in mesh.verts:
        vertex.co.z += height / 2
    return solid(mesh, material, min(bevel, height * 0.4), (x, y, z), turn)


def ball(x, y, z, radius, material, wide=1, deep=1, tall=1, detail=3, lumpy=0.0, seed=0):
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=detail, radius=radius)
    dice = random.Random(seed)
    a, b, c, d = (dice.uniform(0, 2 * math.pi) for _ in range(4))
    for vertex in mesh.verts:
        n = vertex.co.normalized()
        swell = math.sin(3 * n.x + a) * math.sin(3 * n.y + b) + 0.6 * math.sin(5 * n.z + c) * math.sin(4 * n.x + d)
        size = 1 + lumpy * swell
        vertex.co = Vector((vertex.co.x * wide * size, vertex.co.y * deep * size, vertex.co.z * tall * size))
    return solid(mesh, material, at=(x, y, z))


def slab(outline, height, material, bevel=0.03, at=(0, 0, 0), turn=(0, 0, 0)):
    """A closed outline in x and y, raised by `height`."""
    mesh = bmesh.new()
    base = mesh.faces.new([mesh.verts.new((x, y, 0)) for x, y in outline])
    raised = bmesh.ops.extrude_face_region(mesh, geom=[base])["geom"]
    corners = [part for part in raised if isinstance(part, bmesh.types.BMVert)]
    bmesh.ops.translate(mesh, vec=(0, 0, height), verts=corners)
    return solid(mesh, material, bevel, at, turn)


def rounded(width, depth, radius, steps=9):
    """The outline of a rectangle with round corners, for `slab`."""
    x, y = width / 2 - radius, depth / 2 - radius
    return [
        (cx + radius * math.cos(math.radians(start + i * 90 / steps)),
         cy + radius * math.sin(math.radians(start + i * 90 / steps)))
        for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270))
        for i in range(steps + 1)
    ]


def from_faces(points, faces, material, bevel=0.04, at=(0, 0, 0)):
    mesh = bmesh.new()
    corners = [mesh.verts.new(point) for point in points]
    for face in faces:
        mesh.faces.new([corners[i] for i in face])
    return solid(mesh, material, bevel, at)


def gable_roof(x, y, z, width, depth, height, material, over=0.0, along="x", bevel=0.04):
    """A roof of two slopes, its ridge along an axis, its eaves `over` the walls."""
    a, b = width / 2 + over, depth / 2 + over
    base = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0)]
    if along == "x":
        ridge = [(-a, 0, height), (a, 0, height)]
        faces = [(0, 1, 5, 4), (3, 4, 5, 2), (0, 4, 3), (1, 2, 5), (0, 3, 2, 1)]
    else:
        ridge = [(0, -b, height), (0, b, height)]
        faces = [(0, 4, 5, 3), (1, 2, 5, 4), (0, 1, 4), (2, 3, 5), (0, 3, 2, 1)]
    return from_faces(base + ridge, faces, material, bevel, (x, y, z))


def hip_roof(x, y, z, width, depth, height, material, over=0.2, bevel=0.05):
    """A roof of four slopes."""
    a, b = width / 2 + over, depth / 2 + over
    ridge = max(a - b, a * 0.12)
    points = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-ridge, 0, height), (ridge, 0, height)]
    faces = [(0, 1, 5, 4), (2, 3, 4, 5), (0, 4, 3), (1, 2, 5), (0, 3, 2, 1)]
    return from_faces(points, faces, material, bevel, (x, y, z))


def lathe(x, y, z, profile, material, sides=64, turn=(0, 0, 0)):
    """Turns a profile of (radius, height) about the upright axis."""
    mesh = bmesh.new()
    rings = []
    for radius, height in profile:
        angles = [2 * math.pi * i / sides for i in range(sides)] if radius > 1e-5 else [0]
        rings.append([mesh.verts.new((radius * math.cos(a), radius * math.sin(a), height)) for a in angles])
    for lower, upper in zip(rings, rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            corners = [lower[i % len(lower)], lower[j % len(lower)], upper[j % len(upper)], upper[i % len(upper)]]
            corners = list(dict.fromkeys(corners))
            if len(corners) > 2:
                mesh.faces.new(corners)
    return solid(mesh, material, at=(x, y, z), turn=turn)


def ring(x, y, z, radius, thick, material, turn=(0, 0, 0)):
    """A closed hoop of round section, flat on the ground until it is turned."""
    steps = [math.radians(i * 30) for i in range(13)]
    profile = [(radius + thick * math.cos(a), thick * math.sin(a)) for a in steps]
    return lathe(x, y, z, profile, material, turn=turn)


def tube(points, radius, material, closed=False):
    """A round rod along a soft line through the points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    curve.use_fill_caps = True
    is_soft = len(points) > 2
    spline = curve.splines.new("NURBS" if is_soft else "POLY")
    spline.points.add(len(points) - 1)
    for place, point in zip(spline.points, points):
        place.co = (*point, 1)
    if is_soft:
        spline.use_endpoint_u = not closed
        spline.use_cyclic_u = closed
        spline.order_u = 3
    made = bpy.data.objects.new("tube", curve)
    bpy.context.collection.objects.link(made)
    curve.materials.append(material_of(material))
    return made


def lettering(words, x, y, z, size, material, depth=0.02, turn=(90, 0, 0)):
    curve = bpy.data.curves.new("lettering", "FONT")
    curve.body = words
    curve.size = size
    curve.extrude = depth
    curve.bevel_depth = 0.004
    curve.align_x = curve.align_y = "CENTER"
    made = bpy.data.objects.new("lettering", curve)
    bpy.context.collection.objects.link(made)
    made.location = (x, y, z)
    made.rotation_euler = [math.radians(angle) for angle in turn]
    curve.materials.append(material_of(material))
    return made


@contextmanager
def placed(x=0.0, y=0.0, z=0.0, turn=0.0, scale=1.0, tilt=(0.0, 0.0)):
    """Moves all that is made in the block together: leans it about x and y, turns it about z, then puts it down."""
    before = set(bpy.data.objects)
    yield
    move = (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(tilt[1]), 4, "Y")
        @ Matrix.Rotation(math.radians(tilt[0]), 4, "X")
        @ Matrix.Scale(scale, 4)
    )
    bpy.context.view_layer.update()
    for made in set(bpy.data.objects) - before:
        made.matrix_world = move @ made.matrix_world
    bpy.context.view_layer.update()
