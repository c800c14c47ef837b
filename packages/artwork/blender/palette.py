"""Colours and materials. The colours are the site's tokens, and the earth, leaves and skins that stand beside them."""
import bpy

COLOURS = {
    "maroon": "7A1730", "maroon_dark": "4E0E20", "rose": "B5445C", "pink": "F2C9C4",
    "gold": "D9A13B", "gold_light": "F0C979", "cream": "FBF3E6", "sand": "EBD9BD", "earth": "B98A5A",
    "clay": "D98A5B", "terracotta": "B9573A", "bark": "7A5A44",
    "white": "FFFFFF", "grey": "C9C4BE", "grey_dark": "6E6862", "road": "8C8782", "ink": "2B2327",
    "green": "6E9B5A", "green_dark": "3F6F4A", "lime": "A9C47B",
    "jacaranda": "8E7CC3", "jacaranda_light": "B3A2DE",
    "sky": "CFE3EE", "blue": "5B8DB8", "navy": "27496D", "teal": "3F8F8B", "glass": "9CC4D6",
    "skin_dark": "4A2E21", "skin": "5A3825", "skin_light": "7A4E35",
}
_made = {}


def linear(colour):
    """A name of COLOURS or six hex digits, as the linear light that Blender calculates in."""
    digits = COLOURS.get(colour, colour)
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def clay(colour, roughness=0.62, metal=0.0, glow=0.0, specular=0.35):
    """Soft clay of one colour; asked for twice, it is made once."""
    key = (colour, roughness, metal, glow, specular)
    if key not in _made:
        material = bpy.data.materials.new(f"clay {key}")
        material.use_nodes = True
        inputs = material.node_tree.nodes["Principled BSDF"].inputs
        inputs["Base Color"].default_value = (*linear(colour), 1)
        inputs["Roughness"].default_value = roughness
        inputs["Metallic"].default_value = metal
        inputs["Specular"].default_value = specular
        if glow:
            inputs["Emission"].default_value = (*linear(colour), 1)
            inputs["Emission Strength"].default_value = glow
        _made[key] = material
    return _made[key]


def forget():
    """To be called after Blender has thrown a scene away, and its materials with it."""
    _made.clear()


def material_of(value):
    return clay(value) if isinstance(value, str) else value


def gold():
    return clay("gold", roughness=0.32, metal=0.75)


def steel():
    return clay("grey", roughness=0.3, metal=0.7)


def pane():
    """Window glass seen from outside: it mirrors, and shows nothing behind."""
    return clay("glass", roughness=0.12, specular=0.6)


def dark_pane():
    return clay("ink", roughness=0.1, specular=0.8)


def thin_glass(tint="FFFFFF"):
    """
    Clear glass without refraction, for jars and large windows. The passes that guide the denoiser see through it, so
    that what stands behind stays sharp; true transmission is smeared.
    """
    material = bpy.data.materials.new("thin glass")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    clear, gloss, mix, facing, amount, output = (
        tree.nodes.new(f"ShaderNode{kind}")
        for kind in ("BsdfTransparent", "BsdfGlossy", "MixShader", "LayerWeight", "MapRange", "OutputMaterial")
    )
    clear.inputs[0].default_value = (*linear(tint), 1)
    gloss.inputs[1].default_value = 0.08
    facing.inputs[0].default_value = 0.35
    amount.inputs[3].default_value = 0.04
    amount.inputs[4].default_value = 0.75
    for source, target in (
        (facing.outputs["Facing"], amount.inputs[0]), (amount.outputs[0], mix.inputs[0]),
        (clear.outputs[0], mix.inputs[1]), (gloss.outputs[0], mix.inputs[2]), (mix.outputs[0], output.inputs[0]),
    ):
        tree.links.new(source, target)
    return material
