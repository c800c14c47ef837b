import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { Access } from "./access.tsx";

const { known, names } = content.waysToBank.branch.access;

test("the page names the recorded points of access, and those that are not recorded", () => {
  const html = rendered(<Access access={{ ramp: true, steps: false }} />, { content });
  expect(html).toContain(known.ramp.yes);
  expect(html).toContain(known.steps.no);
  expect(html).toMatch(new RegExp(`: ${names.seats}, ${names.signLanguage}\\.`));
});

test("a branch with all points recorded has no line of missing ones", () => {
  const all = { steps: false, ramp: true, seats: true, signLanguage: true };
  expect(rendered(<Access access={all} />, { content })).not.toContain("<p>");
});

test("every branch shows its access, recorded or not", () => {
  for (const { access } of content.branches)
    expect(rendered(<Access access={access} />, { content })).toContain("access");
});
