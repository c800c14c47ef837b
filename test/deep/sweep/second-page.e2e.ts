import { expect, test } from "@playwright/test";
import { secondPages, tooLarge } from "#test/support/browser/second-page.ts";

test("every page is sent as what differs from the page before", async ({ baseURL }) => {
  expect(await tooLarge(baseURL, secondPages)).toEqual([]);
});
