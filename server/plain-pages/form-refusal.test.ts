import { expect, test } from "vitest";
import { contents } from "#test/support/content/contents.ts";
import { respondWithHtml } from "#test/support/components/respond-with-html.ts";
import { createFormRefusal } from "./form-refusal.ts";

const refuseForm = createFormRefusal({ contents: () => contents, respondWithHtml });

test.each([
  ["malformed", 400],
  ["stalled", 408],
  ["tooLarge", 413],
  ["fileUnasked", 415],
] as const)("%s has its explanation, with %s", async (error, status) => {
  for (const [language, path] of [
    ["en", "/contact-us"],
    ["sw", "/sw/contact-us"],
  ] as const) {
    const answer = await refuseForm({ url: `https://www.example.org${path}` }, error);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Connection")).toBe(error === "stalled" ? "close" : null);
    const page = await answer.text();
    expect(page).toContain(contents[language].messages.formRefusals.heading);
    expect(page).toContain(contents[language].messages.formRefusals[error]);
  }
});
