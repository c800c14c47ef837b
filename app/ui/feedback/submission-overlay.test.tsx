// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { does, showComponent } from "#test/support/show-component.tsx";
import { SubmissionOverlay } from "./submission-overlay.tsx";

const texts = {
  submitting: { heading: "Sending", text: "Please wait" },
  submitted: { heading: "Sent", text: "Thank you" },
  failed: { heading: "Not sent", text: "Try again" },
  back: "Back",
};
const onBack = vi.fn<() => void>();
beforeEach(() => void onBack.mockClear());

const overlay = (state: "submitting" | "submitted" | "failed" | undefined) => (
  <SubmissionOverlay state={state} texts={texts} onBack={onBack} />
);
const dialog = () => document.querySelector("dialog");
const focused = () => document.activeElement?.textContent;

async function press(key: string) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  await does(() => document.querySelector("h2")?.dispatchEvent(event));
  return event.defaultPrevented;
}

test("each state is announced: the focus moves to its heading", async () => {
  const show = await showComponent(overlay(undefined));
  expect(dialog()?.open).toBe(false);
  await show(overlay("submitting"));
  expect(dialog()?.open).toBe(true);
  expect(focused()).toBe("Sending");
  await show(overlay("failed"));
  expect(focused()).toBe("Not sent");
  await show(overlay(undefined));
  expect(dialog()?.open).toBe(false);
});

test("Escape does nothing while a form is being sent, and closes an outcome", async () => {
  const show = await showComponent(overlay("submitting"));
  expect(await press("Escape")).toBe(true);
  expect(onBack).not.toHaveBeenCalled();
  await show(overlay("submitted"));
  expect(await press("Escape")).toBe(true);
  expect(onBack).toHaveBeenCalledOnce();
});

test("while a form is being sent there is no Back, and a second press does not move the focus", async () => {
  const show = await showComponent(overlay("submitting"));
  expect(document.querySelector("button")).toBeNull();
  const pressDialog = () => {
    const event = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    dialog()?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(pressDialog()).toBe(true);
  await show(overlay("failed"));
  expect(pressDialog()).toBe(false);
  await does(() => document.querySelector("button")?.click());
  expect(onBack).toHaveBeenCalledOnce();
});
