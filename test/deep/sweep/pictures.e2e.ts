import { test } from "#test/support/browser/browser.ts";
import { expectLargestAtOnce, pagesWithPictures } from "#test/support/browser/largest-picture.ts";
import { desk } from "#test/support/site/site.ts";

test.use({ viewport: desk });

for (const address of pagesWithPictures)
  test(`the first picture of ${address} is requested at once on a desktop`, async ({ page }) => {
    await expectLargestAtOnce(page, address);
  });
