import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import { watchBareTexts } from "#test/support/browser/bare-texts.ts";
import { nextTurn } from "./next-turn.ts";

/** Renders a component into the page; the returned function renders another state of it. */
export async function showComponent(shown: ReactNode) {
  // React requires it for `act`; each test file has its own document.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(emptyPage());
  const show = (next: ReactNode) => act(async () => root.render(next));
  await show(shown);
  onTestFinished(() => act(async () => root.unmount()));
  return show;
}

/** Each test also checks that the page can be translated meanwhile. */
function emptyPage() {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  const faults: string[] = [];
  const stop = watchBareTexts((fault) => faults.push(fault));
  onTestFinished(async () => {
    await nextTurn();
    stop();
    expect(faults).toEqual([]);
  });
  return place;
}

/** Runs a visitor's action, and lets React finish its updates. */
export const does = (what: () => unknown): Promise<void> => act(async () => void (await what()));

/** Types a text over what a control holds; React handles it as a visitor's input. */
export function typeInto(
  control: HTMLInputElement | HTMLTextAreaElement | null,
  value: string,
  init: InputEventInit = {},
  caret = value.length,
): Promise<void> {
  return does(() => {
    if (!control) throw new Error("No control to type into");
    const { prototype } = control.constructor;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
    if (control.type !== "email") control.setSelectionRange(caret, caret);
    control.dispatchEvent(new InputEvent("input", { bubbles: true, ...init }));
  });
}
