import type { Page } from "@playwright/test";
import { expect, test } from "#test/support/browser/browser.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { content } from "#test/support/content/content.ts";
import { tabTo } from "#test/support/browser/keyboard.ts";

const second = 1000;
const { carousel } = content.messages;

const dotName = (number: number) =>
  new RegExp(`^${fillText(carousel.slide, { number, total: "\\d+" })}: `);

function partsOf(page: Page) {
  const show = page.getByRole("main").locator("slide-show");
  return {
    show,
    slides: show.locator("[aria-roledescription=slide]"),
    stop: show.getByRole("button", { name: carousel.stop, exact: true }),
    start: show.getByRole("button", { name: carousel.start, exact: true }),
    dot: (number: number) => show.getByRole("link", { name: dotName(number) }),
  };
}

/** Checks which slide is visible, and that its dot is marked. */
async function expectShown(page: Page, number: number) {
  const { show, slides } = partsOf(page);
  await expect(slides.nth(number - 1)).toBeVisible();
  for (const [i, slide] of (await slides.all()).entries()) {
    await expect(slide).toHaveJSProperty("inert", i !== number - 1);
  }
  await expect(show.locator("[aria-current=true]")).toHaveAccessibleName(dotName(number));
}

/** A press without the pointer over it, which would hold the slides. */
const press = (control: ReturnType<Page["locator"]>) => control.dispatchEvent("click");

// Its timing is tested in app/behaviours/slide-show.test.ts.
test("the slides turn, rest under the pointer, and stop by button and keyboard", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const { show, slides, stop, start, dot } = partsOf(page);
  await expect(stop).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60 * second);
  await press(dot(1));
  await expectShown(page, 1);
  await page.clock.runFor(5 * second);
  await expectShown(page, 2);

  await test.step("the stop button comes first, and is called what it does", async () => {
    await expect(show.locator("button, a").first()).toHaveAccessibleName(carousel.stop);
    await press(stop);
    await expect(start).toBeVisible();
    await expect(show.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
    await page.clock.runFor(30 * second);
    await expectShown(page, 2);
    await press(start);
    await expect(stop).toBeVisible();
    await expect(show.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
  });

  await test.step("it rests under the pointer", async () => {
    await press(dot(1));
    await show.hover();
    await page.clock.runFor(30 * second);
    await expectShown(page, 1);
    await page.mouse.move(2, 2);
    await page.clock.runFor(5 * second);
    await expectShown(page, 2);
    await press(dot(1));
  });

  await test.step("Tab reaches the links of the visible slide, and stops the slides permanently", async () => {
    const count = await slides.count();
    await tabTo(page, dot(count));
    await expect(start).toBeVisible();
    const reached = [];
    for (
      await page.keyboard.press("Tab");
      await show.locator(":focus").count();
      await page.keyboard.press("Tab")
    ) {
      reached.push(await show.locator(":focus").getAttribute("href"));
    }
    const own = slides.first().getByRole("link");
    expect(reached).toEqual(
      await own.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    );
    expect(reached).not.toEqual([]);
    await page.clock.runFor(30 * second);
    await expectShown(page, 1);
    await dot(2).press("Enter");
    await expectShown(page, 2);
  });

  await test.step("it does not start with reduced motion, and can still be used by hand", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/hfc");
    await expect(start).toBeVisible();
    await page.clock.runFor(30 * second);
    await expectShown(page, 1);
    await dot(2).click();
    await page.clock.runFor(30 * second);
    await expectShown(page, 2);
  });
});

test.describe("without JavaScript", () => {
  // Waits for the smooth scroll to end, which the next press would interrupt.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  test("all slides are shown, and the dots are links to them", async ({ page }) => {
    await page.goto("/hfc");
    const { slides, stop, dot } = partsOf(page);
    await expect(stop).toHaveCount(0);
    const count = await slides.count();
    for (const number of [count, 1, 2]) {
      await dot(number).click();
      await expect(slides.nth(number - 1)).toBeInViewport({ ratio: 0.5 });
    }
  });
});
