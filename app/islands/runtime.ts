import type { IslandName } from "./islands.ts";

/** What the visitor did to an island whose code is on its way: the button to press once it is there. */
const heldClicks = new WeakMap<Element, HTMLElement>();

for (const type of ["pointerdown", "focusin"]) {
  document.addEventListener(type, ({ target }) => wake(islandAround(target)), { passive: true });
}
document.addEventListener("click", holdClick, { capture: true });

function islandAround(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
}

async function wake(root: HTMLElement | null) {
  if (!root || root.dataset["state"]) return;
  root.dataset["state"] = "waking";
  try {
    const [{ hydrate }, component] = await Promise.all([
      import("./hydrate.tsx"),
      // The cast: island.tsx writes no other name.
      loadComponent(root.dataset["island"] as IslandName),
    ]);
    await hydrate(root, component);
    root.dataset["state"] = "awake";
  } catch (error) {
    // The island stays HTML that works by itself; the next touch tries again.
    delete root.dataset["state"];
    console.error(error);
  }
  const button = heldClicks.get(root);
  heldClicks.delete(root);
  if (button?.isConnected) button.click();
}

function holdClick(event: MouseEvent) {
  const root = islandAround(event.target);
  const button = (event.target as Element).closest("button");
  if (!button || root?.dataset["state"] !== "waking") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  heldClicks.set(root, button);
}

/** The list names every file of every island: no page carries it, and it arrives well before React does. */
async function loadComponent(name: IslandName) {
  const { islands } = await import("./islands.ts");
  return islands[name]();
}
