import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { formatFileSize } from "#domain/pages/file-size.ts";
import { formatDay } from "#domain/time/days.ts";
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
      await expect(main(page).getByText(messages.specimen, { exact: true }).first()).toBeVisible();
      await expect(main(page).getByText("Last reviewed on")).toBeVisible();
      await contents(page).getByRole("link", { name: "If we disagree" }).click();
      const clause = main(page).getByRole("heading", { name: "11. If we disagree" });
      await expect(clause).toBeInViewport();
      await expect(page).toHaveURL(/#if-we-disagree$/);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the PDFs, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const { key, files } of documents) {
      test(`of ${key} say what they are, and open and download`, async ({ page, request }) => {
        await page.goto(`/documents/${key}`);
        expect(files.length).toBeGreaterThan(0);
        for (const { name, file, date, specimen } of files) {
          const card = main(page)
            .getByRole("article")
            .filter({ has: page.getByRole("heading", { name, exact: true }) });
          const open = card.getByRole("link", { name: `Open ${name} (opens in a new tab)` });
          const address = `/documents/${file}`;
          await expect(open).toHaveAttribute("href", address);
          await expect(open).toHaveAttribute("target", "_blank");
          const answer = await request.get(address);
          expect(answer.headers()["content-type"]).toBe("application/pdf");
          const sent = await answer.body();
          await expect(card).toContainText(formatFileSize(sent.length));
          await expect(card).toContainText(createHash("sha256").update(sent).digest("hex"));
          await expect(card).toContainText("English");
          await expect(card).toContainText(formatDay(date));
          await expect(card.getByText(messages.specimen, { exact: true })).toHaveCount(
            specimen ? 1 : 0,
          );
          const saved = page.waitForEvent("download");
          await card.getByRole("link", { name: `Download ${name}` }).click();
          expect((await saved).suggestedFilename()).toBe(file);
        }
      });
    }
  });
}

const papers = documents
  .flatMap(({ files }) => files)
  .filter(({ specimen }) => specimen !== "text")
  .flatMap((file) => ["", "/sw"].map((prefix) => ({ ...file, prefix })));
for (const { name, about, file, prefix } of papers) {
  test(`${prefix}/search finds ${file} by its name and by what it is about`, async ({ page }) => {
    for (const term of [name, about.slice(0, 30)]) {
      await page.goto(`${prefix}/search/${encodeURIComponent(term)}?kind=documents`);
      const result = main(page).locator(`a[href="/documents/${file}"]`);
      await expect(result).toHaveAttribute("target", "_blank");
      await expect(result).toContainText(name);
    }
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
