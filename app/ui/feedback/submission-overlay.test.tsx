// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { does, showComponent } from "#test/support/components/show-component.tsx";
import { logAnnouncements } from "#test/support/browser/log-announcements.ts";
import { SubmissionOverlay } from "./submission-overlay.tsx";

const texts = {
  submitting: { heading: "Sending", text: "Please wait" },
  submitted: { heading: "Sent", text: "Thank you" },
  failed: { heading: "Not sent", text: "Try again" },
  back: "Back",
};
const onBack = vi.fn<() => void>();
beforeEach(() => void onBack.mockClear());

const overlay = (state: "submitting" | "submitted" | "failed" | undefined, detail?: string) => (
  <SubmissionOverlay state={state} texts={texts} onBack={onBack}>
    {detail}
  </SubmissionOverlay>
);
const dialog = () => document.querySelector("dialog");

async function press(key: string) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  await does(() => document.querySelector("h2")?.dispatchEvent(event));
  return event.defaultPrevented;
}

test("each state is announced once, with its text: the focus moves to its own heading", async () => {
  // Tests share a document: the title of another one would be announced first.
  document.title = "";
  const heard = logAnnouncements("heard");
  const show = await showComponent(overlay(undefined));
  expect(dialog()?.open).toBe(false);
  await show(overlay("submitting"));
  expect(dialog()?.open).toBe(true);
  await show(overlay("failed", "The job is closed"));
  await show(overlay("submitting"));
  await show(overlay("submitted", "Reference 1"));
  expect(heard).toEqual([
    "focus: Sending Please wait",
    "focus: Not sent Try again The job is closed",
    "focus: Sending Please wait",
    "focus: Sent Thank you Reference 1",
  ]);
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
