import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { desk, phone } from "../support/site.ts";
import { findBarriers } from "../support/accessibility.ts";

const box = (page: Page) => page.getByRole("banner").getByLabel("Search this site");
const options = (page: Page) => page.getByRole("banner").getByRole("option");

async function type(page: Page, term: string) {
  await page.goto("/borrow");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click();
  await expect(box(page)).toHaveRole("combobox");
  await box(page).pressSequentially(term);
}

for (const viewport of [phone, desk]) {
  test(`the arrows walk the suggestions, Enter goes to one, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await type(page, "plot");
    await expect(options(page)).toHaveCount(6);
    await expect(box(page)).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("banner").getByRole("status")).toHaveText("6 suggestions");
    await expect(box(page)).not.toHaveAttribute("aria-activedescendant");

    await page.keyboard.press("ArrowDown");
    const first = options(page).first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(box(page)).toHaveAttribute(
      "aria-activedescendant",
      (await first.getAttribute("id")) ?? "",
    );
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue("plot");
    expect(await findBarriers(page, "header")).toEqual([]);

    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/borrow/for-individuals/property-financing/plot");
  });
}

test("Enter without a choice searches for what was typed", async ({ page }) => {
  await type(page, "plot");
  await expect(options(page)).toHaveCount(6);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search/plot");
});

test("Escape closes the list, empties the box, closes the box", async ({ page }) => {
  await type(page, "plot");
  await expect(options(page)).toHaveCount(6);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("plot");
  await expect(box(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(box(page)).toBeHidden();
});

test("a suggestion is pressed; one that opens in a new tab leaves the page", async ({ page }) => {
  await type(page, "eldoret");
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    options(page).getByText("Eldoret branch").click(),
  ]);
  await expect(tab).toHaveURL("/ways-to-bank/branch/eldoret");
  await expect(page).toHaveURL("/borrow");
  await expect(box(page)).toBeHidden();
});

test("what nothing holds has no list, and screen readers hear it", async ({ page }) => {
  await type(page, "xylophone");
  await expect(page.getByRole("banner").getByRole("status")).toHaveText("No suggestions");
  await expect(options(page)).toHaveCount(0);
});

test.describe("on a line that is cut", () => {
  test.use({ allowedNoise: /Failed to load resource|net::ERR/ });

  test("the box is what it was", async ({ page }) => {
    await type(page, "p");
    await page.route("**/search.json*", (route) => route.abort());
    await box(page).pressSequentially("lot");
    await page.waitForRequest("**/search.json*");
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue("plot");
  });
});

test("its script is fetched on the first focus, and weighs no more than 8 KB", async ({ page }) => {
  const scripts: { url: string; bytes: Promise<number> }[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().includes("search-suggestions"))
      scripts.push({
        url: request.url(),
        bytes: request.sizes().then(({ responseBodySize }) => responseBodySize),
      });
  });
  await page.goto("/borrow", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await type(page, "plot");
  await expect(options(page)).toHaveCount(6);
  expect(scripts).not.toEqual([]);
  for (const { bytes } of scripts) expect(await bytes).toBeLessThan(8 * 1024);
});
