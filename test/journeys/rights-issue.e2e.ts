import type { Page } from "@playwright/test";
import { rightsOptions } from "#domain/investors/rights-issue.ts";
import { expect, test } from "../support/browser.ts";
import { reachOf } from "#app/lib/reach.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";
import { findBarriers, sidewaysScroll } from "../support/accessibility.ts";

const { page: texts, questions } = content.rightsIssue;
const { settings } = content;
const card = (page: Page, key: string) => page.locator(`option-cards a[data-option=${key}]`);
const panel = (page: Page, key: string) => page.locator(`option-cards > #${key}`);
const answers = (page: Page) => page.locator("details[name=rights-faqs]");

for (const viewport of [desk, phone]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a card opens its part 120 px below the top and closes it again", async ({ page }) => {
      // A scroll that glides is not over when it is where it should be: the next press would cut it off.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/rightsissue");
      const cards = page.locator("option-cards a[data-option]");
      await expect(cards).toHaveCount(5);
      await expect(cards.first()).toHaveRole("button");
      for (const key of rightsOptions) {
        await expect(panel(page, key)).toBeHidden();
        await card(page, key).click();
        await expect(card(page, key)).toHaveAttribute("aria-expanded", "true");
        await expect(panel(page, key)).toBeVisible();
        await expect(page.locator("option-cards > section:visible")).toHaveCount(1);
        await expect.poll(() => topOf(page, key)).toBeCloseTo(120, -1);
      }
      await card(page, "downloadInfo").press("Space");
      await expect(page.locator("option-cards > section:visible")).toHaveCount(0);
      await expect(card(page, "downloadInfo")).toHaveAttribute("aria-expanded", "false");
    });

    test("opening a card shifts nothing of itself", async ({ page }) => {
      await page.goto("/rightsissue");
      await card(page, "faqs").click();
      await expect(panel(page, "faqs")).toBeVisible();
      expect(await unaskedShift(page)).toBeLessThanOrEqual(0.01);
    });

    test("a part that arrives late on a slow line moves nothing", async ({ page }) => {
      const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
      await page.route("**/hfc-rights-issue/faqs", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto("/rightsissue");
      await card(page, "faqs").click();
      await expect(panel(page, "faqs")).toBeVisible();
      const pressedAt = await page.evaluate(() => performance.now());
      // A move within half a second of a press is the visitor's own doing.
      await page.waitForFunction((at) => performance.now() > at + 600, pressedAt);
      letThrough();
      await expect(answers(page).first()).toBeVisible();
      expect(await unaskedShift(page)).toBeLessThanOrEqual(0.01);
    });

    test("the address follows the open card, and opens it again", async ({ page }) => {
      await page.goto("/rightsissue");
      // A link until its script is there: pressed before that, it leads to a page, as it should.
      await expect(card(page, "faqs")).toHaveRole("button");
      await card(page, "faqs").click();
      await expect(page).toHaveURL("/hfc-rights-issue/faqs");
      await page.reload();
      await expect(panel(page, "faqs")).toBeVisible();
      await expect(card(page, "faqs")).toHaveRole("button");
      await card(page, "faqs").click();
      await expect(panel(page, "faqs")).toBeHidden();
      await expect(page).toHaveURL("/rightsissue");
    });

    test("Important Dates opens its picture over the page", async ({ page }) => {
      await page.goto("/rightsissue");
      const popup = page.getByRole("dialog", { name: texts.dates.button });
      await page.getByRole("button", { name: texts.dates.button }).click();
      const picture = popup.getByRole("img", { name: texts.dates.alt });
      await expect(picture).toBeInViewport();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(720);
      await popup.getByRole("button", { name: texts.dates.close }).click();
      await expect(popup).toBeHidden();
      await page.getByRole("button", { name: texts.dates.button }).click();
      await page.keyboard.press("Escape");
      await expect(popup).toBeHidden();
    });
  });
}

test("each of the films opens and closes", async ({ page }) => {
  await page.goto("/rightsissue");
  for (const { label } of [...texts.hero.films, texts.ceo.film]) {
    await page.getByRole("button", { name: label }).click();
    const film = page.getByRole("dialog", { name: label });
    await expect(film).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(film).toBeHidden();
  }
});

test("the menu is that of the rights issue, with the offer's own site", async ({ page }) => {
  for (const [viewport, name] of [
    [desk, "HF Group Rights Issue"],
    [phone, "HF Rights Issue"],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const address of ["/rightsissue", "/rightsissue/entitlement", "/hfc-rights-issue/faqs"]) {
      await page.goto(address);
      const banner = page.getByRole("banner");
      await expect(banner.getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        settings.links.rightsOffer,
      );
      await expect(
        banner.getByRole("link", { name: new RegExp(`^${settings.group.name}(?! Rights)`) }),
      ).toHaveAttribute("href", "/");
      if (viewport === phone) await page.getByRole("button", { name: "Menu" }).first().click();
      const { kind, label } = reachOf(content);
      await expect(
        banner.getByRole("navigation").getByRole("link").filter({ visible: true }),
      ).toHaveText([
        ...["Home", "About Us", "Investor Relations", "Leadership", "Careers"],
        // A phone's drawer has the contact page above.
        ...(viewport === phone && kind === "page" ? [] : [label]),
      ]);
    }
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("every card's part can be read", async ({ page }) => {
      for (const key of rightsOptions) {
        await page.goto("/rightsissue");
        await card(page, key).click();
        await expect(panel(page, key)).toBeVisible();
        await expect(page.locator("option-cards > section:visible")).toHaveCount(1);
      }
    });

    test("the open card closes its part", async ({ page }) => {
      await page.goto("/hfc-rights-issue/faqs");
      await card(page, "faqs").click();
      await expect(panel(page, "faqs")).toBeHidden();
      await expect(page).toHaveURL(/\/rightsissue(?:#options)?$/);
    });

    test("questions open one at a time, numbered on the page in brief", async ({ page }) => {
      expect(questions.length).toBeGreaterThanOrEqual(18);
      await page.goto("/hfc-rights-issue2");
      await expect(answers(page)).toHaveCount(questions.length);
      await expect(answers(page).nth(4).locator("summary")).toHaveText(/^5\. /);
      await answers(page).nth(0).locator("summary").click();
      await answers(page).nth(4).locator("summary").click();
      await expect(page.locator("details[name=rights-faqs][open]")).toHaveCount(1);
      await expect(answers(page).nth(4)).toContainText("up to three");
      await page.getByRole("link", { name: texts.brief.readMore }).click();
      await expect(page).toHaveURL("/articles/hf-group-plc-rights-issue");
      await page.getByRole("link", { name: /HF Group Rights Issue$/ }).click();
      await expect(page).toHaveURL("/rightsissue");
    });

    test("a holder works out the entitlement, and can send the address on", async ({ page }) => {
      const { entitlement } = content.rightsIssue;
      await page.goto("/rightsissue");
      await page.getByRole("link", { name: entitlement.teaser.link }).click();
      await page.getByLabel(entitlement.fields.shares.label).fill("1,000");
      await page.getByLabel(entitlement.fields.additional.label).fill("500");
      await page.getByRole("button", { name: entitlement.submit }).click();
      await expect(page).toHaveURL("/rightsissue/entitlement?shares=1%2C000&additional=500");
      const row = page.getByRole("row", { name: /^To pay/ });
      await expect(row.getByRole("cell")).toHaveText([/KES\s10,000/, /KES\s14,000/]);

      await page.getByLabel(entitlement.fields.shares.label).fill("0");
      await page.getByRole("button", { name: entitlement.submit }).click();
      await expect(page.getByLabel(entitlement.fields.shares.label)).toHaveAccessibleDescription(
        /at least 1 share/,
      );
    });
  });
}

test("documents are named as their files, open in a new tab and download", async ({ page }) => {
  await page.goto("/hfc-rights-issue/downloadIM");
  const document = panel(page, "downloadIM").getByRole("article");
  await expect(document.getByRole("heading")).toHaveText("Information memorandum 2024");
  const open = document.getByRole("link", { name: /^Open/ });
  await expect(open).toHaveAttribute("target", "_blank");
  await expect(document.getByRole("link", { name: /^Download/ })).toHaveAttribute("download", "");
  const file = await page.request.get((await open.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toContain("application/pdf");
});

test("a card that there is not is not found", async ({ page }) => {
  expect((await page.goto("/hfc-rights-issue/nothing"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "We Couldn't Find /hfc-rights-issue/nothing",
  );
});

/** States that no address of the sitemap shows; the sweep sees the rest. */
for (const address of [
  "/hfc-rights-issue/faqs",
  "/hfc-rights-issue/howToVideo",
  "/hfc-rights-issue/downloadIMRightsIssueDocumentation",
  "/rightsissue/entitlement?shares=1000&additional=500",
  "/rightsissue/entitlement?shares=0&additional=x",
]) {
  test(`${address} is sound for everyone, on a narrow phone too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    expect(await findBarriers(page, "main")).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

const topOf = (page: Page, key: string) =>
  panel(page, key).evaluate((element) => element.getBoundingClientRect().top);

/** The sum of layout shifts that no press caused. */
async function unaskedShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          // TypeScript's library does not know the entries of layout shifts.
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
