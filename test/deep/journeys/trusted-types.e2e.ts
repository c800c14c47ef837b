import { expect, test } from "#test/support/browser/browser.ts";

test.use({ allowedNoise: /^(?:CSP require-trusted-types-for|This document requires 'Trusted)/ });

test("no script turns text into HTML or script", async ({ page }) => {
  await page.goto("/hfc");
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (act: () => unknown) => {
      try {
        act();
        return "allowed";
      } catch (error) {
        return error instanceof Error ? error.name : "thrown";
      }
    };
    return {
      html: outcomeOf(() => (document.createElement("div").innerHTML = "<b>text</b>")),
      parser: outcomeOf(() => new DOMParser().parseFromString("<b>text</b>", "text/html")),
      script: outcomeOf(() => (document.createElement("script").src = "/assets/a.js")),
      worker: outcomeOf(() => new Worker("/assets/a.js")),
      text: outcomeOf(() => (document.createElement("div").textContent = "<b>text</b>")),
    };
  });
  expect(outcomes).toEqual({
    html: "TypeError",
    parser: "TypeError",
    script: "TypeError",
    worker: "TypeError",
    text: "allowed",
  });
});
