import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { SpecimenMark } from "./specimen-mark.tsx";

test("a specimen is marked by a word, with a sentence as its tooltip", () => {
  const { specimen, specimenTitle } = content.messages;
  const html = rendered(<SpecimenMark />, { content });
  expect(html).toMatch(new RegExp(`title="${specimenTitle}">${specimen}</span> $`));
});
