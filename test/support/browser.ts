import { expect, test as base } from "@playwright/test";
import { listen } from "./announcements.ts";
import { watchBareTexts } from "./bare-texts.ts";
import { translatePage } from "./translate-page.ts";

/** Chromium's own message about an answer that is not 200: such a test asked for that answer. */
const expectedNoise = /the server responded with a status of (?:404|422)/;

/** Chromium's own, where it had no time to fade from one page to the next; nothing on either page hangs on that. */
const skippedFade = /^Transition was (?:aborted|skipped)/;

/**
 * A page on which any console message, CSP report, request to another host or text that would not outlive a translation
 * fails the test.
 */
export const test = base.extend<{
  allowedNoise: RegExp | undefined;
  isTranslated: boolean;
}>({
  /** Further messages that a test expects of Chromium, such as of a line that it cuts itself. */
  allowedNoise: [undefined, { option: true }],
  /** True if the browser translates the pages. */
  isTranslated: [false, { option: true }],
  page: async ({ page, baseURL, allowedNoise, isTranslated }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      const text = message.text();
      if (!expectedNoise.test(text) && !allowedNoise?.test(text))
        complaints.push(`console: ${text} on ${page.url()}`);
    });
    page.on("pageerror", ({ message }) => {
      if (!skippedFade.test(message)) complaints.push(`error: ${message} on ${page.url()}`);
    });
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`)) complaints.push(`request: ${url}`);
    });
    await listen(page);
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        console.error("CSP", violatedDirective, blockedURI),
      );
    });
    await page.addInitScript(isTranslated ? translatePage : watchBareTexts);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
