import type { Page } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";

const { messages, products } = content;
const { search } = messages.shell;
const product = found(products[0]);
const productPath = paths.product({ ...product, audience: product.audiences[0] });

const button = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: search.button }).first();
const box = (page: Page) => page.getByRole("banner").getByLabel(search.label);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function searchFor(page: Page, typed: string) {
  await button(page).click();
  await box(page).fill(typed);
  await box(page).press("Enter");
}

/** Terms as they are typed, with the address of their results. */
const typedTerms = [
  ["  car loan ", "/search/car%20loan"],
  ["a/b?c#d", "/search/a%2Fb%3Fc%23d"],
  ["Ng'ang'a", "/search/Ng'ang'a"],
  ["50% off & <b>", "/search/50%25%20off%20%26%20%3Cb%3E"],
] as const;

withAndWithoutScript(() => {
  test("a term leads to its results, and one of them to its page", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto("/borrow");
    await searchFor(page, "");
    await expect(page).toHaveURL("/borrow");
    await page.goto("/borrow");
    // Without script the server makes the same address: below.
    for (const [typed, path] of javaScriptEnabled ? typedTerms : typedTerms.slice(-1)) {
      await searchFor(page, typed);
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toContainText(typed.trim());
      const crumbs = page.getByRole("navigation", { name: messages.shell.breadcrumb });
      await expect(crumbs).toContainText(typed.trim());
    }

    await page.goto("/search");
    const own = page.getByRole("main").getByLabel(search.label);
    await own.fill(product.title);
    await own.press("Enter");
    await expect(page).toHaveURL(paths.search(product.title));
    await expect(heading(page)).toHaveText(
      fillText(messages.search.resultsFor, { term: product.title }),
    );
    await page.getByRole("main").locator(`h2 a[href="${productPath}"]`).first().click();
    await expect(page).toHaveURL(productPath);
  });
});

test("without script a form's term becomes the same address", async ({ request }) => {
  for (const [term, path] of typedTerms) {
    const answer = await request.get("/search", { params: { term }, maxRedirects: 0 });
    expect.soft([answer.status(), answer.headers()["location"]], term).toEqual([303, path]);
  }
});

test("opening the box puts the caret into it; behind the visitor it is empty and closed", async ({
  page,
}) => {
  await page.goto("/borrow");
  await expect(box(page)).toBeHidden();
  await button(page).press("Enter");
  await expect(box(page)).toBeFocused();
  // A term of only spaces is not searched for.
  await page.keyboard.type("   ");
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL("/borrow");
  await box(page).fill("");
  await page.keyboard.type("plot");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search/plot");
  await page.goBack();
  await expect(page).toHaveURL("/borrow");
  await expect(box(page)).toBeHidden();
  await button(page).click();
  await expect(box(page)).toHaveValue("");
});
