import { inTime, isLeft } from "#app/lib/in-time.ts";
import { tellWaiting } from "#app/lib/tell-waiting.ts";
import type { IslandName } from "./islands.ts";
import { noteSentNodes } from "./sent-nodes.ts";

/** Islands that were touched. The promise rejects if the code does not arrive in time for a press. */
const waking = new WeakMap<Element, Promise<void>>();

for (const island of document.querySelectorAll("[data-island]")) noteSentNodes(island);
for (const type of ["pointerdown", "focusin"]) {
  document.addEventListener(type, ({ target }) => wake(islandAround(target)), { passive: true });
}
document.addEventListener("click", holdClick, { capture: true });
// On a slow line visitors type before this script arrives.
wake(islandAround(document.activeElement));
// A form that was sent before the visitor left shows its receipt again.
if (history.state?.receipt) wake(document.querySelector("[data-island=enquiry-form]"));
// After a reload an application is again at the step that its visitor had reached.
if (history.state?.step) wake(document.querySelector("[data-island=job-application]"));

function islandAround(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
}

/** Returns a promise that rejects if the code does not arrive in time; undefined if the island is no longer asleep. */
export function wake(root: HTMLElement | null): Promise<void> | undefined {
  if (!root || root.dataset["state"]) return undefined;
  root.dataset["state"] = "waking";
  const loaded = load(root);
  const here = inTime(loaded);
  waking.set(root, here);
  here.catch(() => (root.dataset["late"] = ""));
  loaded.catch((error: unknown) => {
    // The island stays HTML that works without script. If its code did not come, the next touch tries again.
    if (root.dataset["state"] === "waking") delete root.dataset["state"];
    console.error(error);
  });
  return here;
}

async function load(root: HTMLElement) {
  const [{ hydrate }, component] = await Promise.all([
    import("./hydrate.tsx"),
    // The cast: island.tsx writes no other name.
    loadComponent(root.dataset["island"] as IslandName),
  ]);
  await hydrate(root, component);
}

/** A press waits while the code is loading; a second press of a waiting button is ignored. */
function holdClick(event: MouseEvent) {
  const root = islandAround(event.target);
  const button = (event.target as Element).closest("button");
  if (!root || !button) return;
  const isHeld = button.hasAttribute("aria-busy");
  if (!isHeld && root.dataset["state"] !== "waking") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!isHeld) void pressOnceAwake(root, button);
}

async function pressOnceAwake(root: HTMLElement, button: HTMLElement) {
  button.setAttribute("aria-busy", "true");
  const endWait = tellWaiting(button);
  const isPlain = await waking.get(root)?.catch(() => true);
  // The browser sends the form. Code that arrives later checks this state and leaves the island alone.
  if (isPlain) root.dataset["state"] = "plain";
  endWait();
  button.removeAttribute("aria-busy");
  if (button.isConnected) button.click();
  if (!isPlain) return;
  button.setAttribute("aria-busy", "true");
  await isLeft();
  button.removeAttribute("aria-busy");
}

/** Imported on demand, because the list names every file of every island. It arrives well before React does. */
async function loadComponent(name: IslandName) {
  const { islands } = await import("./islands.ts");
  return islands[name]();
}
