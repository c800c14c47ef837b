"""Sky, sun and camera."""
import math

import bpy
from mathutils import Vector
from surfaces import linear


def day(sun_from=215, height=42, cloud=0.5):
    """A morning in the highlands. `sun_from` in degrees: 180 lights the front, more comes from the left."""
    tree, background = _world()
    sky = tree.nodes.new("ShaderNodeTexSky")
    sky.sky_type = "NISHITA"
    sky.sun_disc = False
    sky.sun_elevation = math.radians(height)
    sky.sun_rotation = math.radians(sun_from)
    sky.altitude = 1700
    sky.dust_density = 1.4
    _clouds(tree, background, sky.outputs[0], (8, 8, 8.3, 1), cloud)
    background.inputs[1].default_value = 0.125
    _sun(sun_from, height, 3.3, (1, 0.93, 0.83), 1.2)


def dusk(sun_from=250):
    """The quarter of an hour when windows are as bright as the sky."""
    tree, background = _world()
    place = tree.nodes.new("ShaderNodeTexCoord")
    apart = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    stops = ((0.0, "C98A66"), (0.06, "E6A878"), (0.16, "B98BA0"), (0.34, "6F7FA8"), (0.8, "33486F"))
    for i, (position, colour) in enumerate(stops):
        elements = ramp.color_ramp.elements
        stop = elements[i] if i < 2 else elements.new(position)
        stop.position, stop.color = position, (*linear(colour), 1)
    tree.links.new(place.outputs["Generated"], apart.inputs[0])
    tree.links.new(apart.outputs["Z"], ramp.inputs[0])
    _clouds(tree, background, ramp.outputs[0], (0.95, 0.5, 0.42, 1), 0.56)
    background.inputs[1].default_value = 0.75
    _sun(sun_from, 8, 0.45, (1, 0.62, 0.4), 12)


def _world():
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    return world.node_tree, world.node_tree.nodes["Background"]


def _clouds(tree, background, sky, colour, least):
    place = tree.nodes.new("ShaderNodeTexCoord")
    stretch = tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (1.5, 1.5, 5.5)
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.6
    noise.inputs["Detail"].default_value = 9
    amount = tree.nodes.new("ShaderNodeValToRGB")
    amount.color_ramp.elements[0].position = least
    amount.color_ramp.elements[1].position = least + 0.24
    amount.color_ramp.elements[1].color = (0.8, 0.8, 0.8, 1)
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs[2].default_value = colour
    tree.links.new(place.outputs["Generated"], stretch.inputs[0])
    tree.links.new(stretch.outputs[0], noise.inputs[0])
    tree.links.new(noise.outputs["Fac"], amount.inputs[0])
    tree.links.new(amount.outputs[0], mix.inputs[0])
    tree.links.new(sky, mix.inputs[1])
    tree.links.new(mix.outputs[0], background.inputs[0])


def _sun(direction, height, strength, colour, softness):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, colour, math.radians(softness)
    lamp = bpy.data.objects.new("sun", light)
    bpy.context.collection.objects.link(lamp)
    angle, up = math.radians(direction), math.radians(height)
    towards = Vector((math.sin(angle) * math.cos(up), math.cos(angle) * math.cos(up), math.sin(up)))
    lamp.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()


def lamp(x, y, z, watts, colour=(1, 0.8, 0.55), radius=0.1):
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, colour, radius
    at = bpy.data.objects.new("lamp", light)
    bpy.context.collection.objects.link(at)
    at.location = (x, y, z)


def panel(x, y, z, width, height, watts, turn, colour=(1, 1, 1)):
    """Light that comes in by a window; the camera does not see it."""
    light = bpy.data.lights.new("panel", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, height
    light.energy, light.color = watts, colour
    at = bpy.data.objects.new("panel", light)
    bpy.context.collection.objects.link(at)
    at.location = (x, y, z)
    at.rotation_euler = [math.radians(a) for a in turn]
    at.visible_camera = False


def camera(eye, to, lens=28, rise=None):
    """`rise` keeps walls upright and moves the picture up instead, as an architect's camera does."""
    data = bpy.data.cameras.new("camera")
    view = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(view)
    bpy.context.scene.camera = view
    view.location = eye
    way = Vector(to) - Vector(eye)
    if rise is not None:
        way.z = 0
        data.shift_y = rise
    view.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    data.lens, data.clip_end = lens, 3000
