import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { rendered } from "#test/support/rendered.tsx";
import { CeoMessage } from "./ceo-message.tsx";

test("the chief executive's message links the half-year's highlights and a film", () => {
  const shown = rendered(<CeoMessage />, { content });
  const { highlights, film } = content.rightsIssue.page.ceo;
  expect(shown).toContain(`href="${highlights.href}"`);
  expect(shown).toContain(film.label);
});
