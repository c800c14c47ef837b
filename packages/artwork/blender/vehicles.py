"""Cars, buses, lorries, motorbikes, ships and aeroplanes. Each faces +x, its wheels on 0."""
from palette import clay, dark_pane
from shapes import ball, box, cylinder, lathe, placed, slab, tube


def _lamp(x, y, z, width=0.06, depth=0.16, height=0.08):
    box(x, y, z, width, depth, height, clay("gold_light", roughness=0.3, glow=0.4), 0.02)


def wheel(x, y, radius=0.2, thick=0.15, hub="grey"):
    """Upright, its axle along y; (x, y) is its middle."""
    cylinder(x, y + thick / 2, radius, radius, thick, "ink", turn=(90, 0, 0))
    cylinder(x, y + thick / 2 + 0.02, radius, radius * 0.5, thick + 0.04, hub, turn=(90, 0, 0))


def _side(outline, depth, material, bevel):
    """An outline in x and z, as thick as the vehicle is wide."""
    return slab(outline, depth, material, bevel, at=(0, depth / 2, 0), turn=(90, 0, 0))


def car(x, y, turn=0, colour="maroon", scale=1.0):
    with placed(x, y, 0, turn, scale):
        body = [(-1.0, 0.18), (1.0, 0.18), (1.04, 0.42), (0.96, 0.55), (0.5, 0.62), (0.22, 0.95), (-0.52, 0.95),
                (-0.86, 0.62), (-1.02, 0.58)]
        _side(body, 0.86, colour, 0.09)
        _side([(0.42, 0.62), (0.2, 0.89), (-0.5, 0.89), (-0.76, 0.62)], 0.88, dark_pane(), 0.02)
        box(0.335, 0, 0.62, 0.05, 0.74, 0.3, dark_pane(), 0.01, (0, -38, 0))
        box(-0.06, 0, 0.6, 0.06, 0.9, 0.32, colour, 0.01)
        for along in (-0.58, 0.6):
            for side in (-0.4, 0.4):
                wheel(along, side)
        for side in (-0.28, 0.28):
            _lamp(1.0, side, 0.4)
            box(-1.0, side, 0.45, 0.05, 0.16, 0.08, "rose", 0.02)


def matatu(x, y, turn=0, colour="white", stripe="maroon", scale=1.0):
    """A fourteen-seater: a high van with a band along its side and a rack on its roof."""
    with placed(x, y, 0, turn, scale):
        body = [(-1.35, 0.2), (1.3, 0.2), (1.36, 0.5), (1.28, 0.72), (0.98, 1.28), (0.85, 1.36), (-1.32, 1.36),
                (-1.4, 1.2), (-1.4, 0.3)]
        _side(body, 1.0, colour, 0.1)
        box(0, 0, 0.5, 2.72, 1.012, 0.15, stripe, 0.01)
        for i in range(4):
            box(-0.98 + i * 0.5, 0, 0.78, 0.42, 1.02, 0.38, dark_pane(), 0.05)
        _side([(0.98, 0.76), (1.2, 0.76), (0.98, 1.16)], 1.02, dark_pane(), 0.02)
        box(1.115, 0, 0.8, 0.05, 0.84, 0.44, dark_pane(), 0.02, (0, -28, 0))
        for along in (-0.85, 0.85):
            for side in (-0.45, 0.45):
                wheel(along, side, 0.23, 0.16)
        for side in (-0.34, 0.34):
            _lamp(1.34, side, 0.45)
        for side in (-0.36, 0.36):
            tube([(-1.1, side, 1.48), (0.6, side, 1.48)], 0.025, "ink")
        for i in range(4):
            tube([(-1.0 + i * 0.5, -0.38, 1.46), (-1.0 + i * 0.5, 0.38, 1.46)], 0.02, "ink")
        box(-0.6, 0.05, 1.46, 0.6, 0.45, 0.24, "gold", 0.05)
        box(0.05, -0.05, 1.46, 0.45, 0.5, 0.18, "teal", 0.05)


def lorry(x, y, turn=0, cab="maroon", load="cream", scale=1.0):
    """Six wheels and a box; `load` None leaves the bed open."""
    with placed(x, y, 0, turn, scale):
        box(-0.2, 0, 0.32, 3.3, 0.8, 0.14, "ink", 0.03)
        _side([(0.75, 0.36), (1.62, 0.36), (1.66, 0.8), (1.5, 1.36), (0.75, 1.42)], 1.0, cab, 0.09)
        box(1.585, 0, 0.86, 0.05, 0.84, 0.42, dark_pane(), 0.02, (0, -15, 0))
        _side([(0.95, 0.84), (1.42, 0.84), (1.34, 1.24), (0.95, 1.24)], 1.02, dark_pane(), 0.03)
        for side in (-0.34, 0.34):
            _lamp(1.66, side, 0.5)
        box(1.66, 0, 0.36, 0.1, 0.98, 0.12, "grey", 0.03)
        if load:
            box(-0.62, 0, 0.46, 2.55, 1.12, 1.3, load, 0.05)
            for z in (0.5, 1.62):
                box(-0.62, 0, z, 2.6, 1.16, 0.07, "gold", 0.02)
        for along in (-1.4, -0.85, 1.15):
            for side in (-0.42, 0.42):
                wheel(along, side, 0.27, 0.2)


def boda(x, y, turn=0, colour="maroon", scale=1.0, parcel=True):
    """A motorbike taxi, about 1.6 long."""
    with placed(x, y, 0, turn, scale):
        for along in (-0.58, 0.62):
            profile = [(0.19, -0.06), (0.29, -0.05), (0.3, 0), (0.29, 0.05), (0.19, 0.06), (0.19, -0.06)]
            lathe(along, 0, 0.3, profile, "ink", turn=(90, 0, 0))
            cylinder(along, 0.05, 0.3, 0.07, 0.1, "grey", turn=(90, 0, 0))
            for angle in range(0, 180, 45):
                box(along, 0, 0.3, 0.36, 0.02, 0.02, "grey", 0, (0, angle, 0))
        tube([(-0.58, 0, 0.3), (-0.2, 0, 0.36), (0.2, 0, 0.4), (0.4, 0, 0.92)], 0.055, colour)
        tube([(0.62, 0.09, 0.3), (0.44, 0.09, 0.95)], 0.035, "grey")
        tube([(0.62, -0.09, 0.3), (0.44, -0.09, 0.95)], 0.035, "grey")
        box(0, 0, 0.28, 0.4, 0.26, 0.26, clay("grey_dark", metal=0.5, roughness=0.4), 0.06)
        ball(0.17, 0, 0.72, 0.22, colour, wide=1.35, deep=0.75, tall=0.75)
        box(-0.36, 0, 0.64, 0.8, 0.26, 0.13, "ink", 0.06)
        slab([(0.4, 0.56), (0.85, 0.56), (0.78, 0.68), (0.5, 0.68)], 0.16, colour, 0.03, (0, 0.08, 0), (90, 0, 0))
        tube([(0.36, -0.34, 1.02), (0.46, -0.12, 0.98), (0.46, 0.12, 0.98), (0.36, 0.34, 1.02)], 0.035, "ink")
        ball(0.58, 0, 0.9, 0.12, clay("gold_light", roughness=0.3, glow=0.4))
        tube([(0, -0.16, 0.3), (-0.3, -0.2, 0.26), (-0.8, -0.2, 0.34)], 0.05, "grey")
        if parcel:
            box(-0.72, 0, 0.72, 0.42, 0.42, 0.4, "gold", 0.05)
            box(-0.72, 0, 0.72, 0.1, 0.43, 0.41, "maroon", 0.01)


def tractor(x, y, turn=0, colour="maroon", scale=1.0):
    with placed(x, y, 0, turn, scale):
        box(0.45, 0, 0.42, 1.3, 0.55, 0.5, colour, 0.1)
        box(1.09, 0, 0.46, 0.08, 0.42, 0.38, "ink", 0.03)
        cylinder(0.7, -0.12, 0.9, 0.05, 0.5, "ink")
        box(-0.5, 0, 0.45, 0.9, 0.6, 0.32, colour, 0.08)
        box(-0.55, 0, 0.78, 0.4, 0.42, 0.12, "ink", 0.05)
        box(-0.75, 0, 0.82, 0.1, 0.42, 0.4, "ink", 0.04)
        for along in (-0.85, 0.05):
            for side in (-0.32, 0.32):
                tube([(along, side, 0.75), (along, side, 1.7)], 0.035, "ink")
        box(-0.4, 0, 1.7, 1.2, 0.86, 0.09, colour, 0.04)
        tube([(0.0, 0, 0.8), (-0.2, 0, 1.08)], 0.03, "ink")
        for side in (-0.48, 0.48):
            wheel(-0.55, side, 0.55, 0.26, "gold")
            wheel(0.75, side * 0.85, 0.32, 0.18, "gold")
            box(-0.55, side, 1.1, 0.75, 0.3, 0.06, colour, 0.03)
        for side in (-0.18, 0.18):
            _lamp(1.11, side, 0.72, 0.06, 0.12, 0.1)


def excavator(x, y, turn=0, colour="gold", scale=1.0):
    with placed(x, y, 0, turn, scale):
        for side in (-0.5, 0.5):
            slab([(-0.85, 0.08), (-0.7, 0), (0.7, 0), (0.85, 0.08), (0.85, 0.26), (0.7, 0.36), (-0.7, 0.36),
                  (-0.85, 0.26)], 0.32, "ink", 0.05, (0, side + 0.16, 0), (90, 0, 0))
        cylinder(0, 0, 0.3, 0.4, 0.16, "grey_dark")
        box(-0.2, 0, 0.45, 1.35, 1.0, 0.42, colour, 0.08)
        box(-0.7, 0, 0.8, 0.45, 0.95, 0.22, colour, 0.08)
        box(0.15, -0.24, 0.85, 0.6, 0.5, 0.62, dark_pane(), 0.05)
        box(0.15, -0.24, 1.45, 0.66, 0.56, 0.07, colour, 0.03)
        for start, end in (((0.4, 0.8), (1.35, 1.9)), ((1.3, 1.95), (2.05, 0.95))):
            tube([(start[0], 0.22, start[1]), (end[0], 0.22, end[1])], 0.12, colour)
        ball(1.34, 0.22, 1.93, 0.16, "ink")
        slab([(1.85, 0.95), (2.2, 0.9), (2.15, 0.4), (1.65, 0.35), (1.6, 0.5)], 0.5, "ink", 0.04, (0, 0.47, 0), (90, 0, 0))


def container(x, y, z, colour="maroon", turn=0):
    with placed(x, y, z, turn):
        box(0, 0, 0, 1.6, 0.66, 0.68, colour, 0.03)
        for i in range(11):
            for side in (-1, 1):
                box(-0.72 + i * 0.144, side * 0.34, 0.06, 0.06, 0.04, 0.56, colour, 0.01)
        for side in (-1, 1):
            box(side * 0.79, 0, 0, 0.05, 0.7, 0.7, colour, 0.01)


def ship(x, y, turn=0, rows=3, hull="maroon"):
    """A container ship in the water: its deck is at 0.5."""
    with placed(x, y, 0, turn):
        outline = [(-3.6, -0.75), (2.6, -0.75), (3.5, -0.35), (3.85, 0), (3.5, 0.35), (2.6, 0.75), (-3.6, 0.75)]
        slab(outline, 0.7, hull, 0.08, at=(0, 0, -0.25))
        slab([(a * 0.985, b * 0.97) for a, b in outline], 0.12, "white", at=(0, 0, 0.42))
        colours = ("maroon", "gold", "teal", "navy", "clay", "rose", "cream")
        for i in range(rows):
            for j in range(2):
                for layer in range(1 if (i + j) % 3 == 2 else 2):
                    container(-1.0 + i * 1.68, -0.36 + j * 0.72, 0.55 + layer * 0.7, colours[(i * 3 + j * 2 + layer) % 7])
        box(-2.9, 0, 0.5, 1.0, 1.3, 1.5, "white", 0.06)
        box(-2.9, 0, 1.95, 1.2, 1.45, 0.35, "cream", 0.05)
        box(-2.28, 0, 2.0, 0.06, 1.2, 0.2, clay("navy", roughness=0.15), 0.01)
        cylinder(-3.1, 0, 2.3, 0.2, 0.55, hull)
        cylinder(-3.1, 0, 2.7, 0.21, 0.12, "gold")


def aeroplane(x, y, z, turn=0, scale=1.0, tilt=(0, 0)):
    with placed(x, y, z, turn, scale, tilt):
        profile = [(0, -2.0), (0.1, -1.95), (0.28, -1.2), (0.34, -0.4), (0.34, 0.9), (0.28, 1.5), (0.14, 1.85), (0, 1.92)]
        lathe(0, 0, 0, profile, clay("white", roughness=0.35), turn=(0, 90, 0))
        for side in (1, -1):
            wing = [(0.55, 0.2), (0.1, 0.2), (-0.75, 2.1), (-0.45, 2.1)]
            tail = [(-1.35, 0.1), (-1.65, 0.1), (-2.0, 0.85), (-1.8, 0.85)]
            slab([(a, side * b) for a, b in wing], 0.07, "grey", at=(0.1, 0, -0.08))
            slab([(a, side * b) for a, b in tail], 0.05, "maroon", 0.02, at=(0, 0, 0.1))
            cylinder(-0.1, side * 0.75, -0.22, 0.14, 0.5, "maroon", turn=(0, 90, 0))
            for i in range(9):
                ball(-1.0 + i * 0.24, side * 0.325, 0.1, 0.05, clay("navy", roughness=0.2), wide=1.1)
        fin = [(-1.2, 0.2), (-1.75, 0.2), (-2.1, 1.0), (-1.85, 1.0)]
        slab(fin, 0.07, "maroon", 0.02, at=(0, 0.035, 0), turn=(90, 0, 0))
        box(1.55, 0, 0.1, 0.25, 0.34, 0.12, clay("navy", roughness=0.15), 0.05)
