import { holdBack } from "#test/support/browser/hold-back.ts";
import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import type { Page } from "@playwright/test";
import { reachOf } from "#app/lib/reach.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { entitlementOf, rightsOptions } from "#domain/investors/rights-issue.ts";
import { formatMoney } from "#domain/money/money.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { layoutShift } from "#test/support/browser/layout-shift.ts";
import { desk, phone } from "#test/support/site/site.ts";
import { languageNames } from "#domain/texts/language.ts";

const { page: texts, questions, entitlement, terms } = content.rightsIssue;
const { menus, messages, settings } = content;
const home = link("/rightsissue");
const card = (page: Page, key: string) => page.locator(`option-cards a[data-option=${key}]`);
const panel = (page: Page, key: string) => page.locator(`option-cards > #${key}`);
const shownPanels = (page: Page) => page.locator("option-cards > section:visible");
const answers = (page: Page) => page.locator("details[name=rights-faqs]");

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a card opens its part 120 px below the top, closes it again, and the address follows", async ({
    page,
  }) => {
    // Waits for the smooth scroll to end, which the next press would interrupt.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(home);
    await expect(page.locator("option-cards a[data-option]")).toHaveCount(rightsOptions.length);
    // A link until its script has loaded: pressed earlier, it correctly opens a page.
    await expect(card(page, "faqs")).toHaveRole("button");
    for (const key of rightsOptions) {
      await expect(panel(page, key)).toBeHidden();
      await card(page, key).click();
      await expect(card(page, key)).toHaveAttribute("aria-expanded", "true");
      await expect(panel(page, key)).toBeVisible();
      await expect(shownPanels(page)).toHaveCount(1);
      await expect(panel(page, key).locator("h3").first()).toBeFocused();
      await expect.poll(() => topOf(page, key)).toBeCloseTo(120, -1);
    }
    const last = found(rightsOptions.at(-1));
    await card(page, last).press("Space");
    await expect(shownPanels(page)).toHaveCount(0);
    await expect(card(page, last)).toHaveAttribute("aria-expanded", "false");

    await card(page, "faqs").click();
    await expect(page).toHaveURL(paths.rightsOption("faqs"));
    await page.reload();
    await expect(panel(page, "faqs")).toBeVisible();
    await expect(card(page, "faqs")).toHaveRole("button");
    await expectNoBarriers(page, "main");
    await card(page, "faqs").click();
    await expect(panel(page, "faqs")).toBeHidden();
    await expect(page).toHaveURL(home);
  });
});

for (const viewport of [desk, phone])
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a section that arrives late on a slow connection causes no layout shift", async ({
      page,
    }) => {
      const letThrough = await holdBack(page, `**${paths.rightsOption("faqs")}`);
      await page.goto(home);
      await expect(card(page, "faqs")).toHaveRole("button");
      // Disables the card's timeout, after which it would open the page instead.
      await page.evaluate(() => {
        const { setTimeout } = globalThis;
        Reflect.set(globalThis, "setTimeout", (act: () => void, ms = 0) =>
          ms > 2000 ? 0 : setTimeout(act, ms),
        );
      });
      await card(page, "faqs").click();
      await expect(panel(page, "faqs")).toBeVisible();
      const before = await layoutShift(page);
      letThrough();
      await expect(answers(page).first()).toBeVisible();
      await expect(panel(page, "faqs").locator("h3").first()).toBeFocused();
      const after = await layoutShift(page);
      expect(after.sum - before.sum, after.moved.join("\n")).toBeLessThanOrEqual(0.01);
    });

    test("the menu has the offer's own site, the dates open over the page, and each film", async ({
      page,
    }) => {
      await page.goto(home);
      const { start, wide, end } = texts.offerLink;
      const name = viewport === phone ? `${start} ${end}` : `${start} ${wide} ${end}`;
      const banner = page.getByRole("banner");
      const offer = banner.getByRole("link", { name, exact: true });
      await expect(offer).toHaveAttribute("href", settings.links.rightsOffer);
      const logo = new RegExp(`^${settings.group.name}(?! Rights)`);
      await expect(banner.getByRole("link", { name: logo })).toHaveAttribute("href", "/");
      if (viewport === phone)
        await banner.getByRole("button", { name: messages.shell.menu }).click();
      const { kind, label } = reachOf(content);
      // A phone's drawer has the contact page above.
      const isAbove = viewport === phone && kind === "page";
      const links = banner.getByRole("navigation").getByRole("link").filter({ visible: true });
      await expect(links).toHaveText([
        ...menus.group.map((each) => each.label),
        languageNames.sw,
        ...(isAbove ? [] : [label]),
      ]);
      if (viewport === phone) await page.keyboard.press("Escape");

      const { button, alt, close } = texts.dates;
      const popup = page.getByRole("dialog", { name: button });
      const picture = popup.getByRole("img", { name: alt });
      await page.getByRole("button", { name: button }).click();
      await expect(picture).toBeInViewport();
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
      await popup.getByRole("button", { name: close }).click();
      await expect(popup).toBeHidden();
      if (viewport === phone) return;
      await page.getByRole("button", { name: button }).click();
      await page.keyboard.press("Escape");
      await expect(popup).toBeHidden();
      for (const { label: film } of [...texts.hero.films, texts.ceo.film]) {
        await page.getByRole("button", { name: film }).click();
        await expect(page.getByRole("dialog", { name: film })).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog", { name: film })).toBeHidden();
      }
    });
  });

withAndWithoutScript(() => {
  test("a holder calculates the entitlement, and can share the URL", async ({
    page,
    javaScriptEnabled,
  }) => {
    const holding = { shares: 1000, additional: 500 };
    const { shares, additional } = entitlement.fields;
    await page.goto(home);
    await page.getByRole("link", { name: entitlement.teaser.link }).click();
    await page.getByLabel(shares.label).fill("1,000");
    await page.getByLabel(additional.label).fill("500");
    await page.getByRole("button", { name: entitlement.submit }).click();
    await expect(page).toHaveURL("/rightsissue/entitlement?shares=1%2C000&additional=500#answer");
    const row = page.getByRole("row").filter({ hasText: entitlement.answer.cost });
    await expect(row.getByRole("cell")).toHaveText(
      [terms.ratio, terms.otherRatio].map((ratio) =>
        formatMoney(entitlementOf(holding, ratio, terms).askedKes),
      ),
    );
    const { askedKes } = entitlementOf(holding, terms.ratio, terms);
    if (javaScriptEnabled)
      await expectHeard(
        page,
        `${entitlement.title}: ${entitlement.answer.cost}`,
        formatMoney(askedKes),
      );

    await page.getByLabel(shares.label).fill("0");
    // Moves the button.
    if (javaScriptEnabled) await expect(page.locator("[data-outdated]")).toBeVisible();
    await page.getByRole("button", { name: entitlement.submit }).click();
    const [error = ""] = entitlement.errors.shares.tooSmall.split("{min}");
    await expect(page.getByLabel(shares.label)).toHaveAccessibleDescription(new RegExp(error));
    if (javaScriptEnabled) await expectHeard(page, content.messages.calculators.problem, error);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: desk });

  test("every card opens its section, and the open card closes it", async ({ page }) => {
    await page.goto(home);
    const [first] = rightsOptions;
    for (const key of rightsOptions.toReversed()) {
      await card(page, key).click();
      await expect(panel(page, key)).toBeVisible();
      await expect(shownPanels(page)).toHaveCount(1);
    }
    await card(page, first).click();
    await expect(shownPanels(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${home}(?:#options)?$`));
  });

  test("questions open one at a time, and are numbered on the page in brief, which links to the rest", async ({
    page,
  }) => {
    await page.goto(link("/hfc-rights-issue2"));
    await expect(answers(page)).toHaveCount(questions.length);
    const last = answers(page).last();
    await expect(last.locator("summary")).toHaveText(
      `${questions.length}. ${questions.at(-1)?.question}`,
    );
    await answers(page).first().locator("summary").click();
    await last.locator("summary").click();
    await expect(page.locator("details[name=rights-faqs][open]")).toHaveCount(1);
    await expect(last.locator("summary ~ *").first()).toBeVisible();
    await page.getByRole("link", { name: texts.brief.readMore }).click();
    await expect(page).toHaveURL(paths.article(`${settings.group.slug}-plc-rights-issue`));
    await page.getByRole("main").locator(`a[href="${home}"]`).click();
    await expect(page).toHaveURL(home);
  });
});

test("documents are named as their files, open in a new tab and download", async ({
  request,
  visitor,
}) => {
  for (const { key, documents } of texts.options) {
    if (documents.length === 0) continue;
    const page = await visitor.open(paths.rightsOption(key));
    const shown = `#${key} article`;
    const hrefs = documents.map(paths.investorDocument);
    expect(page.texts(`${shown} h3`)).toEqual(
      documents.map((file) => expect.stringMatching(new RegExp(`^${nameOf(file)}$`, "i"))),
    );
    expect(page.values(`${shown} a[target=_blank]`, "href")).toEqual(hrefs);
    expect(page.values(`${shown} a[download]`, "href")).toEqual(hrefs);
    const file = await request.get(hrefs[0] ?? "");
    expect(file.headers()["content-type"]).toContain("application/pdf");
  }
});

test("the entitlement's breadcrumb links to the rights issue", async ({ visitor }) => {
  const { values } = await visitor.open(link("/rightsissue/entitlement"));
  const crumbs = `nav[aria-label="${messages.shell.breadcrumb}"] a`;
  expect(values(crumbs, "href")).toEqual([link("/"), home]);
});

/** States that are not in the sitemap; the sweep tests the others. */
test("a film, documents and an invalid amount are accessible on a narrow phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [
    paths.rightsOption("howToVideo"),
    paths.rightsOption("downloadIMRightsIssueDocumentation"),
    "/rightsissue/entitlement?shares=0&additional=x",
  ]) {
    await page.goto(address);
    await test.step(address, () => expectNoBarriers(page, "main"));
  }
});

/** RIG-7: as the file, with spaces for hyphens. */
const nameOf = (file: string) => file.replace(".pdf", "").replaceAll("-", " ");

const topOf = (page: Page, key: string) =>
  panel(page, key).evaluate((element) => element.getBoundingClientRect().top);
