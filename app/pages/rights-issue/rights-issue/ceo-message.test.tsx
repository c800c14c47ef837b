import { expect, test } from "vitest";
import { hrefOf } from "#app/lib/links.ts";
import { content } from "#test/support/content/content.ts";
import { paths } from "#app/pages/paths.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { CeoMessage } from "./ceo-message.tsx";

test("the chief executive's message links the half-year's highlights and a film", () => {
  const shown = rendered(<CeoMessage />, { content });
  const { highlights, film } = content.rightsIssue.page.ceo;
  expect(shown).toContain(`href="${hrefOf(highlights, content.settings)}"`);
  expect(shown).toContain(film.label);
});

test("the bank's own document is linked beside our article once there is one", () => {
  const { page } = content.rightsIssue;
  const own = { label: "The half-year in the bank's words", file: "half-year-2024.pdf" };
  const shown = rendered(<CeoMessage />, {
    content: {
      ...content,
      rightsIssue: {
        ...content.rightsIssue,
        page: { ...page, ceo: { ...page.ceo, highlightsDocument: own } },
      },
    },
  });
  expect(shown).toContain(`href="${paths.investorDocument(own.file)}"`);
  expect(page.ceo.highlightsDocument).toBeUndefined();
  expect(shown).toContain(`href="${hrefOf(page.ceo.highlights, content.settings)}"`);
});
