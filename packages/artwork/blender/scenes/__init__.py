"""Every clay scene by name. A scene is one function that puts its things down; `scene` says what it stands on."""
from dataclasses import dataclass
from importlib import import_module
from typing import Callable, Optional, Tuple

MODULES = ("business", "care", "homes", "learning", "money_goals", "roads", "savings", "world")


@dataclass
class Scene:
    draw: Callable[[], None]
    """The colour around it in a wide picture; a cut-out has none."""
    ground: str
    """Width, depth and colour of the island it stands on; without one it stands on the ground."""
    plinth: Optional[Tuple[float, float, str]]
    """Degrees round from the front, and down from above."""
    camera: Tuple[float, float]


SCENES = {}


def scene(ground="F6E7D3", plinth=None, camera=(34, 60)):
    def keep(draw):
        SCENES[draw.__name__] = Scene(draw, ground, plinth, camera)
        return draw

    return keep


def load():
    for module in MODULES:
        import_module(f"scenes.{module}")
    return SCENES
