import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";

const list = "/careers/jobsListing";
const { jobs: texts } = content.careers;
const cards = (page: Page) => page.getByRole("main").getByRole("article");

// The list and the jobs themselves are tested in careers-read.e2e.ts.
withAndWithoutScript(() => {
  test("filters change the URL, and one link removes them", async ({ page, javaScriptEnabled }) => {
    await page.goto(list);
    const all = await cards(page).count();
    const form = page.getByRole("main").getByRole("form");
    const fold = page.getByRole("main").locator("summary");
    if (await fold.isVisible()) await fold.click();
    const company = form.getByLabel(texts.filters.subsidiary);
    await company.selectOption({ index: 1 });
    const chosen = await company.inputValue();
    await form.getByRole("button").click();
    await expect(page).toHaveURL(
      (url) => url.pathname === list && url.searchParams.get("subsidiary") === chosen,
    );
    await expect(company).toHaveValue(chosen);
    const fitting = await cards(page).count();
    expect(fitting).toBeGreaterThan(0);
    expect(fitting).toBeLessThan(all);
    await expect(cards(page).filter({ hasText: chosen })).toHaveCount(fitting);
    if (javaScriptEnabled) {
      await expectNoBarriers(page);
    }

    await page.getByRole("main").getByRole("link", { name: texts.filters.clear }).click();
    await expect(page).toHaveURL(list);
    await expect(cards(page)).toHaveCount(all);
  });
});
