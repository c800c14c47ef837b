"""Figures like turned pegs: by their clothes, headwear and height they are told apart."""
from shapes import ball, box, cylinder, lathe, placed, tube


def person(x, y, top="maroon", height=0.62, skin="skin", hair="ink", skirt=False, turn=0, z=0.0, wears=None):
    """`wears` is None, "wrap", "helmet", "hard hat", "cap", "mortarboard" or a colour of wrap."""
    with placed(x, y, z, turn):
        foot = 0.15 if skirt else 0.11
        wide = height / 0.62 if height > 0.9 else 1
        profile = [
            (0, 0), (foot, 0), (foot + 0.01, 0.03), (0.11, height * 0.55), (0.105, height * 0.62),
            (0.05, height * 0.74), (0, height * 0.75),
        ]
        lathe(0, 0, 0, [(radius * wide, up) for radius, up in profile], top, sides=40)
        head = 0.105 * wide
        ball(0, 0, height * 0.87, head, skin)
        if wears is None:
            ball(0, 0.2 * head, height * 0.87 + head * 0.3, head * 0.99, hair, tall=0.8)
        else:
            _headwear(wears, height * 0.87, head)


def _headwear(kind, z, head):
    if kind == "mortarboard":
        cylinder(0, 0, z + head * 0.3, head * 0.98, head * 0.6, "ink")
        box(0, 0, z + head * 0.9, head * 2.5, head * 2.5, head * 0.16, "ink", 0.01, turn=(0, 0, 20))
        tube([(0, 0, z + head * 1.1), (head * 1.1, -head * 0.5, z + head), (head * 1.15, -head * 0.55, z)], head * 0.09, "gold")
    elif kind in ("hard hat", "helmet"):
        colour = "gold" if kind == "hard hat" else "maroon"
        ball(0, 0, z + head * 0.25, head * 1.1, colour, tall=0.9)
        cylinder(0, -head * 0.15, z + head * 0.2, head * 1.35, head * 0.14, colour)
    elif kind == "cap":
        ball(0, 0.1 * head, z + head * 0.35, head, "white", tall=0.75)
    else:
        colour = "gold" if kind == "wrap" else kind
        ball(0, 0.15 * head, z + head * 0.45, head * 1.12, colour, tall=0.8, lumpy=0.06)
        ball(0, 0.3 * head, z + head * 1.25, head * 0.5, colour, lumpy=0.1)


def family(x, y, scale=1.0, turn=0):
    """Father, mother and a child in front of them."""
    with placed(x, y, 0, turn, scale):
        person(0.2, 0, "teal", 0.72)
        person(-0.2, 0, "maroon", 0.68, skirt=True, wears="wrap")
        person(0, -0.26, "gold", 0.46)
