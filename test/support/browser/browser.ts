import { expect, test as base } from "@playwright/test";
import { visitorHeaders } from "#test/support/records/visitor-address.ts";
import { desk, phone } from "#test/support/site/site.ts";
import { listen } from "./announcements.ts";
import { watchBareTexts } from "./bare-texts.ts";
import { type PlainVisitor, plainVisitor } from "./plain-visitor.ts";
import { translatePage } from "./translate-page.ts";

/** Chromium's own message about a response that is not 200, which the test caused. */
const expectedNoise = /the server responded with a status of (?:404|422)/;

/** Chromium's own message about a skipped view transition; nothing depends on it. */
const skippedFade = /^Transition was (?:aborted|skipped)/;

/**
 * A page that fails the test on any console message, CSP report, request to another host, or text that a translation
 * would break. Its visitor has their own IP address.
 */
export const test = base.extend<{
  allowedNoise: RegExp | undefined;
  isTranslated: boolean;
  visitor: PlainVisitor;
}>({
  /** Further expected Chromium messages, such as about a connection that the test cuts. */
  allowedNoise: [undefined, { option: true }],
  /** True if the browser translates the pages. */
  isTranslated: [false, { option: true }],
  /** For tests that need nothing shown: a visitor who reads pages and sends their forms. */
  visitor: ({ baseURL }, use) => use(plainVisitor(`${baseURL}`)),
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
    await page.context().setExtraHTTPHeaders(visitorHeaders());
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

/** Runs tests on a phone, and without script on a desktop. */
export function withAndWithoutScript(defineTests: () => void) {
  for (const [javaScriptEnabled, viewport] of [
    [true, phone],
    [false, desk],
  ] as const)
    test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport });
      defineTests();
    });
}

export { expect };
