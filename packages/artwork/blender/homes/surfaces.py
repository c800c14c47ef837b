"""Surfaces of buildings and ground. Colours are sRGB, in six hexadecimal digits; sizes are metres."""
from functools import cache

import bpy


def linear(colour):
    """The light of a colour, as Cycles calculates with it."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def _material(roughness, specular=0.3):
    material = bpy.data.materials.new("surface")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    return material, material.node_tree, shader


@cache
def plain(colour, roughness=0.6, specular=0.3, metallic=0.0, glow=0.0):
    material, _, shader = _material(roughness, specular)
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Metallic"].default_value = metallic
    if glow:
        shader.inputs["Emission"].default_value = (*linear(colour), 1)
        shader.inputs["Emission Strength"].default_value = glow
    return material


@cache
def mottled(colours, scale=3.0, roughness=0.85, bump=0.0):
    """A surface that wanders between colours: render, lawn, tarmac."""
    material, tree, shader = _material(roughness, 0.2)
    place = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 6
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    for i, colour in enumerate(colours):
        elements = ramp.color_ramp.elements
        stop = elements[i] if i < 2 else elements.new(1)
        stop.color = (*linear(colour), 1)
        stop.position = 0.3 + 0.4 * i / (len(colours) - 1)
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs["Base Color"])
    if bump:
        _bump(tree, shader, noise.outputs["Fac"], bump)
    return material


def _bump(tree, shader, height, strength):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.05
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])


@cache
def courses(one, other, joint, length=0.5, height=0.25, standing=True, roughness=0.85):
    """Stones, bricks or tiles in rows: up a wall or a roof where `standing`, else across the ground."""
    material, tree, shader = _material(roughness, 0.2)
    place = tree.nodes.new("ShaderNodeTexCoord")
    brick = tree.nodes.new("ShaderNodeTexBrick")
    for name, colour in (("Color1", one), ("Color2", other), ("Mortar", joint)):
        brick.inputs[name].default_value = (*linear(colour), 1)
    brick.inputs["Scale"].default_value = 1
    brick.inputs["Brick Width"].default_value = length
    brick.inputs["Row Height"].default_value = height
    brick.inputs["Mortar Size"].default_value = 0.012
    if standing:
        # Both ways round a corner the rows run on: along is x + y, up is z.
        apart = tree.nodes.new("ShaderNodeSeparateXYZ")
        along = tree.nodes.new("ShaderNodeMath")
        again = tree.nodes.new("ShaderNodeCombineXYZ")
        tree.links.new(place.outputs["Object"], apart.inputs[0])
        tree.links.new(apart.outputs["X"], along.inputs[0])
        tree.links.new(apart.outputs["Y"], along.inputs[1])
        tree.links.new(along.outputs[0], again.inputs["X"])
        tree.links.new(apart.outputs["Z"], again.inputs["Y"])
        tree.links.new(again.outputs[0], brick.inputs["Vector"])
    else:
        tree.links.new(place.outputs["Object"], brick.inputs["Vector"])
    tree.links.new(brick.outputs["Color"], shader.inputs["Base Color"])
    _bump(tree, shader, brick.outputs["Fac"], -0.35)
    return material


@cache
def clear_glass():
    """Transparent with a little gloss: real refraction smears under the denoiser."""
    material = bpy.data.materials.new("clear glass")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    mix = tree.nodes.new("ShaderNodeMixShader")
    through = tree.nodes.new("ShaderNodeBsdfTransparent")
    through.inputs[0].default_value = (0.86, 0.92, 0.9, 1)
    gloss = tree.nodes.new("ShaderNodeBsdfGlossy")
    gloss.inputs[1].default_value = 0.06
    mix.inputs[0].default_value = 0.16
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(gloss.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])
    return material


def render(colour, shade):
    """Painted plaster."""
    return mottled((colour, shade), 0.7, 0.85, 0.04)


DARK = "2E2C2B"
TRIM = "EFEAE0"


def pane():
    return plain("14242E", 0.04, 0.9)


def lit_pane(strength=1.0):
    return plain("FFC27A", 0.4, 0.3, 0, strength)
