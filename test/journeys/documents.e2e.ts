import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { formatFileSize } from "#domain/texts/file-size.ts";
import { formatDay } from "#domain/time/days.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";

const { documents, documentTexts, messages } = content;
const main = (page: Page) => page.getByRole("main");
const contents = (page: Page) =>
  main(page).getByRole("navigation", { name: documentTexts.contents });
const specimenMark = `[title="${messages.specimenTitle}"]`;

withAndWithoutScript(() => {
  test("its contents lead to a clause, its PDF downloads, and its text can be printed", async ({
    page,
  }) => {
    const { key, headings, files } = found(
      documents.find(({ isNumbered }) => isNumbered) ?? documents[0],
    );
    const { id, title, number } = found(headings.at(-2));
    await page.goto(paths.document(key));
    await contents(page).locator(`a[href="#${id}"]`).click();
    const name = number === undefined ? title : `${number}. ${title}`;
    const clause = main(page).getByRole("heading", { name, exact: true });
    await expect(clause).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));

    const [file] = files;
    const saved = page.waitForEvent("download");
    await main(page).locator(`a[download][href="/documents/${file?.file}"]`).click();
    expect((await saved).suggestedFilename()).toBe(file?.file);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(clause).toBeVisible();
    for (const around of [page.locator("body > header"), page.locator("footer"), contents(page)])
      await expect(around).toBeHidden();
  });
});

for (const { key, title, files, changes, provenance } of documents)
  test(`${key} states its status, and describes each PDF`, async ({ request, visitor }) => {
    const { document, text, texts, values } = await visitor.open(paths.document(key));
    expect(text("h1")).toBe(title);
    if (provenance === "specimen") expect(text("main")).toContain(documentTexts.draft);
    expect(text("main")).toContain(changes[0]?.what ?? "");
    expect(texts("main time").length).toBeGreaterThan(0);
    const anchors = values("main nav[aria-labelledby=contents] a", "href");
    expect(anchors).toEqual(values("main h2[id]:not([id=contents])", "id").map((id) => `#${id}`));

    expect(files.length).toBeGreaterThan(0);
    for (const { name, file, date, specimen: isSpecimen } of files) {
      const card = [...document.querySelectorAll("main article")].find(
        (each) => each.querySelector("h3")?.textContent === name,
      );
      const address = paths.documentFile(file);
      const open = card?.querySelector(`a[href="${address}"][target=_blank]`);
      const words = `${documentTexts.files.open} ${name} (${documentTexts.files.opensInNewTab})`;
      expect(open?.textContent).toBe(words);
      const answer = await request.get(address);
      expect(answer.headers()["content-type"]).toBe("application/pdf");
      const sent = await answer.body();
      expect(card?.textContent).toContain(formatFileSize(sent.length));
      expect(card?.textContent).toContain(createHash("sha256").update(sent).digest("hex"));
      expect(card?.textContent).toContain(formatDay(date));
      expect(card?.querySelectorAll(specimenMark)).toHaveLength(isSpecimen ? 1 : 0);
    }
  });

test("the list of policies links to the published ones, and to us for the others", async ({
  visitor,
}) => {
  const { key, policies } = found(documents.find((each) => each.policies.length > 0));
  const { document } = await visitor.open(paths.document(key));
  for (const { title, to } of policies) {
    const item = [...document.querySelectorAll("main ol > li")].find(
      (each) => each.querySelector("h2")?.textContent === title,
    );
    const { published, read, ask, askFor } = documentTexts.policies;
    expect(item?.textContent).toContain(to === undefined ? ask : published);
    const link = item?.querySelector(`a[href="${to ?? "/contact-us"}"]`);
    expect(link?.textContent).toBe((to === undefined ? askFor : read).replace("{title}", title));
  }
});
