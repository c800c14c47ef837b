import { expect, test } from "vitest";
import { shownSteps } from "./shown-steps.ts";

const steps = ["Call {phone} and say what happened.", "Change your PIN in the app."];

test("a step that needs the bank's number is shown with it", () => {
  const phone = { kind: "phone", href: "tel:+254", display: "020 123 4567", label: "" } as const;
  expect(shownSteps(steps, phone)).toEqual([
    "Call 020 123 4567 and say what happened.",
    "Change your PIN in the app.",
  ]);
});

test("without a number it is left out", () => {
  const page = { kind: "page", href: "/contact-us", label: "" } as const;
  expect(shownSteps(steps, page)).toEqual(["Change your PIN in the app."]);
});
