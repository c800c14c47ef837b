import { test } from "../../support/browser.ts";
import { expectLargestAtOnce, pagesWithPictures } from "../../support/largest-picture.ts";
import { desk } from "../../support/site.ts";

test.use({ viewport: desk });

for (const address of pagesWithPictures)
  test(`the first picture of ${address} is requested at once on a desktop`, async ({ page }) => {
    await expectLargestAtOnce(page, address);
  });
