"""Houses, flats, offices and shops, and the windows and doors they are put together from."""
from palette import clay, pane
from nature import bush
from shapes import ball, box, cylinder, gable_roof, hip_roof, lettering, placed


def window(x, y, z, width, height, faces="front", panes=2, frame="white", sill=True, glass=None):
    """In a wall that faces the front (along x) or the side (along y)."""
    is_front = faces == "front"

    def part(across, up, wide, high, thick, material, bevel):
        if is_front:
            return box(across, y, up, wide, thick, high, material, bevel)
        return box(x, across, up, thick, wide, high, material, bevel)

    middle = x if is_front else y
    part(middle, z, width, height, 0.05, frame, 0.015)
    wide = (width - 0.05 * (panes + 1)) / panes
    for i in range(panes):
        left = middle - width / 2 + 0.05 + wide / 2 + i * (wide + 0.05)
        part(left, z + 0.05, wide, height - 0.1, 0.075, glass or pane(), 0.004)
    if sill:
        part(middle, z - 0.04, width + 0.1, 0.05, 0.15, frame, 0.015)


def house(x=0, y=0, turn=0, wall="cream", roof="terracotta", scale=1.0):
    """A bungalow with a porch: 3.2 by 2.4."""
    with placed(x, y, 0, turn, scale):
        box(0, 0, 0, 3.5, 2.7, 0.14, "grey")
        box(0, 0, 0.14, 3.2, 2.4, 1.35, wall, 0.05)
        hip_roof(0, 0, 1.45, 3.2, 2.4, 1.05, roof, over=0.28)
        box(1.0, -1.3, 0.14, 1.5, 1.0, 0.06, "grey")
        box(1.0, -1.15, 0.14, 1.3, 0.9, 1.3, wall)
        gable_roof(1.0, -1.05, 1.42, 1.3, 1.1, 0.62, roof, over=0.16, along="y")
        window(1.0, -1.61, 0.55, 0.7, 0.62)
        window(-1.05, -1.21, 0.55, 0.75, 0.62)
        window(1.61, 0.55, 0.55, 0.8, 0.62, "side")
        # In the wing's wall, which stands 0.05 before the house's.
        window(1.66, -1.15, 0.55, 0.5, 0.62, "side", panes=1)
        _porch()
        box(-1.0, 0.5, 2.0, 0.3, 0.3, 0.75, wall)
        box(-1.0, 0.5, 2.72, 0.38, 0.38, 0.08, roof)


def _porch():
    box(-0.15, -1.21, 0.14, 0.55, 0.06, 1.0, "maroon", 0.02)
    ball(0.03, -1.27, 0.62, 0.03, "gold")
    box(-0.15, -1.5, 0, 0.9, 0.6, 0.1, "sand")
    for post in (-0.55, 0.22):
        cylinder(post, -1.62, 0.1, 0.05, 1.25, "white")
    box(-0.17, -1.5, 1.34, 1.0, 0.62, 0.08, "white")


def apartment(x, y, floors=6, width=2.2, depth=1.8, wall="cream", accent="maroon", bays=3, turn=0, shop=True):
    """A block of flats, a shop on its ground floor."""
    storey = 0.62
    with placed(x, y, 0, turn):
        height = floors * storey
        box(0, 0, 0, width + 0.3, depth + 0.3, 0.1, "grey")
        box(0, 0, 0.1, width, depth, height, wall, 0.04)
        for floor in range(floors):
            _storey(0.1 + floor * storey, storey, floor, width, depth, accent, bays, shop and floor == 0)
        box(0, 0, height + 0.1, width + 0.12, depth + 0.12, 0.1, "white", 0.03)
        box(width * 0.2, depth * 0.1, height + 0.2, width * 0.4, depth * 0.4, 0.28, wall)
        cylinder(-width * 0.28, 0, height + 0.2, 0.2, 0.38, "ink")


def _storey(z, storey, floor, width, depth, accent, bays, is_shop):
    bay = width / bays
    for i in range(bays):
        middle = -width / 2 + (i + 0.5) * bay
        if is_shop:
            box(middle, -depth / 2, z + 0.04, bay * 0.8, 0.06, storey * 0.66, clay("glass", roughness=0.1), 0.01)
        elif i % 2 == 0:
            window(middle, -depth / 2, z + storey * 0.2, bay * 0.62, storey * 0.62, sill=False)
            box(middle, -depth / 2 - 0.16, z + 0.02, bay * 0.86, 0.34, 0.05, "white", 0.015)
            box(middle, -depth / 2 - 0.31, z + 0.06, bay * 0.86, 0.03, 0.2, accent if floor % 2 else "white", 0.01)
        else:
            window(middle, -depth / 2, z + storey * 0.24, bay * 0.5, storey * 0.54)
    if is_shop:
        box(0, -depth / 2 - 0.14, z + storey * 0.78, width * 0.98, 0.34, 0.07, accent, 0.02)
    sides = max(2, int(bays * depth / width + 0.5))
    for i in range(sides):
        middle = -depth / 2 + (i + 0.5) * depth / sides
        window(width / 2, middle, z + storey * 0.24, depth / sides * 0.45, storey * 0.54, "side", panes=1)


def tower(x, y, height=6.0, width=1.5, colour="navy"):
    """An office tower of glass between white floors."""
    box(x, y, 0, width + 0.4, width + 0.4, 0.12, "grey")
    box(x, y, 0.1, width, width, height, clay(colour, roughness=0.25, specular=0.7), 0.05)
    for i in range(int(height / 0.34)):
        box(x, y, 0.28 + i * 0.34, width + 0.05, width + 0.05, 0.06, "white", 0.01)
    for side in (-1, 1):
        box(x + side * width * 0.5, y - width * 0.5, 0.1, 0.14, 0.14, height + 0.35, "gold", 0.02)
    box(x, y, height + 0.1, width * 0.8, width * 0.8, 0.3, "white")


def duka(x, y, turn=0, scale=1.0, sign="DUKA LETU", awning=("maroon", "cream")):
    """A small shop under an iron roof, its goods on the counter and in crates before it."""
    with placed(x, y, 0, turn, scale):
        box(0, 0, 0, 2.6, 2.0, 0.1, "grey")
        box(0, 0.1, 0.1, 2.3, 1.6, 1.5, "sand")
        box(0, 0.1, 1.6, 2.5, 1.8, 0.08, "bark", 0.02)
        for i in range(12):
            box(-1.2 + i * 0.218, 0.1, 1.66, 0.12, 1.85, 0.05, "grey", 0.02)
        box(-0.35, -0.72, 0.62, 1.35, 0.08, 0.72, "ink", 0.02)
        box(-0.35, -0.82, 0.55, 1.5, 0.35, 0.08, "bark", 0.02)
        box(0.75, -0.71, 0.1, 0.55, 0.06, 1.15, "teal", 0.02)
        for i in range(9):
            box(-1.02 + i * 0.168, -1.0, 1.36, 0.168, 0.62, 0.05, awning[i % 2], 0.015, (18, 0, 0))
        box(0, -0.78, 1.62, 2.2, 0.08, 0.36, "maroon", 0.03)
        lettering(sign, 0, -0.835, 1.8, 0.28, "gold_light", 0.015)
        tins = ("gold", "rose", "lime", "blue", "clay")
        for row in range(2):
            for i in range(7):
                cylinder(-0.92 + i * 0.19, -0.64, 0.68 + row * 0.3, 0.06, 0.18, tins[(i + row) % 5], sides=20)
        box(-0.35, -0.66, 0.93, 1.2, 0.2, 0.03, "bark", 0.005)
        for middle, fruit in ((-1.05, "clay"), (-0.62, "lime"), (-0.2, "gold")):
            crate(middle, -1.35, 0.1, fruit)


def crate(x, y, z, fruit):
    box(x, y, z, 0.38, 0.34, 0.2, "bark", 0.02)
    for i in range(9):
        ball(x - 0.11 + i % 3 * 0.11, y - 0.1 + i // 3 * 0.1, z + 0.23, 0.07, fruit)


def hedge(x, y, length, bushes, seed=1):
    for i in range(bushes):
        along = (i + 0.5) / bushes * length - length / 2
        bush(x + along, y, 0.2, "green_dark" if i % 2 else "green", seed + i)


def fence(x, y, length, posts=9):
    """White pickets along y."""
    for i in range(posts):
        box(x, y - length / 2 + i * length / (posts - 1), 0, 0.06, 0.1, 0.5, "white", 0.02)
    for z in (0.15, 0.35):
        box(x, y, z, 0.04, length * 1.04, 0.06, "white", 0.01)
