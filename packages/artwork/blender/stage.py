"""What a scene stands on, its light, and the camera that fits it into a picture."""
import math

import bmesh
import bpy
import numpy
from mathutils import Vector

from palette import clay, linear
from shapes import rounded, slab, solid

BACKDROP = "ground"


def ground(colour, z=-0.35):
    """Boundless; in a cut-out it only catches the shadow. Scenes without a plinth put it at 0."""
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=200)
    # Coplanar faces render black, so the ground lies a hair below what stands on it.
    return solid(mesh, clay(colour, roughness=0.9, specular=0.1), at=(0, 0, z - 0.001), smooth=False, name=BACKDROP)


def plinth(width, depth, colour, radius=0.5):
    """The rounded island a scene stands on; its top is at 0."""
    return slab(rounded(width, depth, radius), 0.34, colour, 0.1, at=(0, 0, -0.34))


def light(sun=3.2, sky=0.75, sun_from=(40, 0, -38), softness=18):
    """A low warm sun from the left and an even sky."""
    scene = bpy.context.scene
    world = scene.world or bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*linear("white"), 1)
    background.inputs[1].default_value = sky
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = sun
    lamp.angle = math.radians(softness)
    lamp.color = (1, 0.93, 0.84)
    made = bpy.data.objects.new("sun", lamp)
    bpy.context.collection.objects.link(made)
    made.rotation_euler = [math.radians(angle) for angle in sun_from]


def camera(azimuth=34, from_zenith=60):
    """Without perspective, as all clay scenes: seen from the right front, from above."""
    data = bpy.data.cameras.new("camera")
    data.type = "ORTHO"
    data.clip_end = 500
    made = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made
    around, above = math.radians(azimuth), math.radians(90 - from_zenith)
    away = Vector((math.sin(around) * math.cos(above), -math.cos(around) * math.cos(above), math.sin(above)))
    made.location = away * 60
    made.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    return made


def fit(region, width, height):
    """Moves and scales the camera so that all but the ground fills `region`: left, bottom, right, top, from 0 to 1."""
    bpy.context.view_layer.update()
    made = bpy.context.scene.camera
    axes = numpy.array(made.matrix_world.to_3x3())[:, :2]
    corners = numpy.concatenate([_corners(each) for each in bpy.data.objects if _is_subject(each)]) @ axes
    low, high = corners.min(axis=0), corners.max(axis=0)
    left, bottom, right, top = region
    longest = max(width, height)
    across, up = width / longest, height / longest
    scale = max((high[0] - low[0]) / ((right - left) * across), (high[1] - low[1]) / ((top - bottom) * up))
    made.data.ortho_scale = scale
    middle = (low + high) / 2
    # What lies off the picture's middle is reached by moving the camera the other way.
    off = numpy.array([((left + right) / 2 - 0.5) * across, ((bottom + top) / 2 - 0.5) * up]) * scale
    here = numpy.array(made.location) @ axes
    made.location = Vector(numpy.array(made.location) + axes @ (middle - off - here))


def trim_ground(reach=1.3):
    """
    Cuts the ground down to where a shadow can fall: `reach` is how far, in heights of the subject. A cut-out's empty
    ground takes as long to render as its subject.
    """
    corners = numpy.concatenate([_corners(each) for each in bpy.data.objects if _is_subject(each)])
    low, high = corners.min(axis=0), corners.max(axis=0)
    room = reach * (high[2] - low[2])
    for each in bpy.data.objects:
        if each.name.startswith(BACKDROP):
            for vertex in each.data.vertices:
                for axis in (0, 1):
                    edge = high[axis] + room if vertex.co[axis] > 0 else low[axis] - 0.3 * room
                    vertex.co[axis] = edge


def _is_subject(each):
    return each.type not in ("CAMERA", "LIGHT") and not each.name.startswith(BACKDROP)


def _corners(each):
    points = [v.co for v in each.data.vertices] if each.type == "MESH" else [Vector(c) for c in each.bound_box]
    return numpy.array([each.matrix_world @ point for point in points])
