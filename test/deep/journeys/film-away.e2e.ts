import { expect, test } from "../../support/browser.ts";
import { content } from "../../support/content.ts";

// Chromium complains of the two files that this test takes away.
test.use({ allowedNoise: /Failed to load resource/ });

test("a film that cannot be fetched is replaced by a message", async ({ page }) => {
  await page.route(/\/films\/.*\.(?:webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  const button = page.locator("film-dialog a[data-open]");
  await expect(button).toHaveRole("button");
  await button.click();
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(
    content.messages.film.failed,
  );
});
