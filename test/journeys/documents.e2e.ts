import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";

const { documents, documentTexts, messages } = content;
const main = (page: Page) => page.getByRole("main");
const contents = (page: Page) =>
  main(page).getByRole("navigation", { name: documentTexts.contents });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } });

    test("a document tells its state, and its contents lead to each clause", async ({ page }) => {
      await page.goto("/documents/terms_and_conditions");
      await expect(main(page).getByText(documentTexts.draft)).toBeVisible();
      await expect(main(page).getByText(messages.specimen, { exact: true })).toBeVisible();
      await expect(main(page).getByText("Last reviewed on")).toBeVisible();
      await contents(page).getByRole("link", { name: "If we disagree" }).click();
      const clause = main(page).getByRole("heading", { name: "11. If we disagree" });
      await expect(clause).toBeInViewport();
      await expect(page).toHaveURL(/#if-we-disagree$/);
    });
  });
}

for (const { key, title, changes } of documents) {
  test(`the contents of ${key} lists what is there, and nothing else`, async ({ page }) => {
    await page.goto(`/documents/${key}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const anchors = await contents(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1)));
    const headings = await main(page)
      .locator("h2[id]:not(nav h2)")
      .evaluateAll((all) => all.map(({ id }) => id));
    expect(anchors).toEqual(headings);
    await expect(main(page).getByText(changes[0]?.what ?? "")).toBeVisible();
  });
}

test("the list of policies leads to those that are here, and to us for the others", async ({
  page,
}) => {
  const policies = documents.find(({ key }) => key === "disclosures_and_policies")?.policies ?? [];
  await page.goto("/documents/disclosures_and_policies");
  for (const { title, to } of policies) {
    const item = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    const { published, ask } = documentTexts.policies;
    await expect(item.getByText(to === undefined ? ask : published, { exact: true })).toBeVisible();
    await expect(
      item.getByRole("link", { name: `${to ? "Read" : "Ask for"} ${title}` }),
    ).toHaveAttribute("href", to ?? "/contact-us");
  }
});

test("on paper only the text is left", async ({ page }) => {
  await page.goto("/documents/sms_data_policy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(
    main(page)
      .getByText(/at least seven years/)
      .first(),
  ).toBeVisible();
  for (const around of [page.locator("body > header"), page.locator("footer"), contents(page)]) {
    await expect(around).toBeHidden();
  }
});

for (const address of ["/documents/nothing", "/documents/privacy-policy", "/documents"]) {
  test(`${address} is not found`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`We Couldn't Find ${address}`);
  });
}
