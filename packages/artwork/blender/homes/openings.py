"""Windows, doors, balconies and shop fronts on a wall that lies at y = 0 and looks to -y."""
from surfaces import DARK, clear_glass, lit_pane, pane, plain


class Facade:
    """What the openings of one building share: its colours, and by chance which windows are lit or curtained."""

    def __init__(self, model, rng, is_lit, trim, accent, frame=DARK):
        self.model, self.rng, self.is_lit = model, rng, is_lit
        self.trim, self.accent = trim, accent
        self.frame = plain(frame, 0.45)

    def window(self, x, z, width, height, panes=2, curtain=0.35):
        model = self.model
        model.box(x, 0, z, width + 0.12, 0.16, height + 0.12, self.frame)
        glow = self.is_lit and self.rng.random() < 0.62
        glass = lit_pane(self.rng.choice((0.7, 1.0, 1.35))) if glow else pane()
        each = width / panes
        for i in range(panes):
            model.box(x - width / 2 + (i + 0.5) * each, -0.09, z + 0.06, each - 0.07, 0.04, height, glass)
        if self.rng.random() < curtain:
            cloth = plain("D9A868" if glow else "8C8578", 0.35, 0.5, 0, 0.28 if glow else 0)
            side = self.rng.choice((-1, 1))
            model.box(x + side * width * 0.36, -0.105, z + 0.08, width * 0.2, 0.03, height - 0.06, cloth)

    def sill(self, x, z, width):
        self.model.box(x, -0.08, z - 0.02, width + 0.3, 0.3, 0.09, self.trim)

    def balcony(self, x, z, width, style, depth=1.5):
        """A sliding door and the slab before it. `z` is the floor."""
        self.window(x, z + 0.05, width * 0.72, 2.25, 3)
        model = self.model
        model.box(x, -depth / 2, z - 0.14, width, depth, 0.16, self.trim)
        front = -depth + 0.06
        if style == "glass":
            model.box(x, front, z + 0.05, width - 0.05, 0.03, 0.95, clear_glass())
            for side in (-1, 1):
                model.box(x + side * (width / 2 - 0.04), -depth / 2, z + 0.05, 0.03, depth - 0.1, 0.95, clear_glass())
        elif style == "solid":
            model.box(x, front, z, width, 0.12, 0.95, self.accent)
            for side in (-1, 1):
                model.box(x + side * (width / 2 - 0.06), -depth / 2, z, 0.12, depth - 0.1, 0.95, self.accent)
        else:
            for i in range(round(width / 0.16)):
                model.box(x - width / 2 + 0.08 + i * 0.16, front, z + 0.02, 0.035, 0.035, 0.94, self.frame)
        model.box(x, front, z + 0.97, width + 0.02, 0.07, 0.06, self.trim if style == "solid" else self.frame)

    def door(self, x, z, width=1.0, height=2.3, surface=None):
        model = self.model
        model.box(x, 0, z, width + 0.16, 0.18, height + 0.08, self.trim)
        model.box(x, -0.07, z, width, 0.1, height, surface or plain("5E4634", 0.5))
        model.box(x + width * 0.38, -0.13, z + 1.0, 0.05, 0.05, 0.2, plain("C9C4BE", 0.3, 0.5, 0.8))

    def shop(self, x, z, width, height, sign, awning=None):
        """A glazed front with its shutter box, a sign above and perhaps an awning."""
        model = self.model
        glass = lit_pane(1.5) if self.is_lit else pane()
        model.box(x, 0, z, width - 0.3, 0.16, height, self.frame)
        each = (width - 0.4) / 3
        for i in range(3):
            foot = 0.05 if i == 1 else 0.45  # The middle one is the door.
            model.box(x + (i - 1) * each, -0.09, z + foot, each - 0.06, 0.04, height - foot - 0.05, glass)
        model.box(x, -0.14, z + height + 0.1, width - 0.2, 0.2, 0.62, sign)
        if awning:
            out, top = 1.5, z + height + 0.05
            a = width / 2 - 0.25
            model.pitch(x - a, x + a, (-out, top - 0.5), (-0.1, top), 0.04, awning)

    def curtain_wall(self, x, z, width, height, panes=3):
        """Glass from slab to slab."""
        model = self.model
        each = width / panes
        for i in range(panes):
            glow = self.is_lit and self.rng.random() < 0.55
            dark = plain(self.rng.choice(("18303C", "1C3844", "152B37")), 0.05, 0.95)
            glass = lit_pane(self.rng.choice((0.45, 0.7, 1.0))) if glow else dark
            model.box(x - width / 2 + (i + 0.5) * each, -0.04, z + 0.45, each - 0.06, 0.06, height - 0.5, glass)
        model.box(x, -0.02, z, width, 0.1, 0.45, plain("24404C", 0.2, 0.7))
