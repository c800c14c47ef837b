import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { tabTo } from "../support/keyboard.ts";

const second = 1000;

function partsOf(page: Page) {
  const show = page.getByRole("main").locator("slide-show");
  return {
    show,
    stop: show.getByRole("button", { name: "Stop the slides" }),
    start: show.getByRole("button", { name: "Start the slides" }),
    dot: (number: number) =>
      show.getByRole("link", { name: new RegExp(`^Slide ${number} of 4: `) }),
  };
}

/** The one slide that can be seen, and its dot, are these. */
async function expectShown(page: Page, number: number) {
  const slides = page.locator("slide-show [aria-roledescription=slide]");
  await expect(slides).toHaveCount(4);
  await expect(slides.nth(number - 1)).toBeVisible();
  for (const [i, slide] of (await slides.all()).entries()) {
    await expect(slide).toHaveJSProperty("inert", i !== number - 1);
  }
  await expect(partsOf(page).show.locator("[aria-current=true]")).toHaveAccessibleName(
    new RegExp(`^Slide ${number} of 4`),
  );
}

/** Opens the page with a clock that only a test moves, just as a slide has begun its five seconds. */
async function openAt(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  const { stop, dot } = partsOf(page);
  await expect(stop).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60 * second);
  await press(dot(1));
}

/** A press without the pointer over it, which would hold the slides. */
const press = (control: ReturnType<Page["locator"]>) => control.dispatchEvent("click");

for (const address of ["/", "/hfc"]) {
  test.describe(address, () => {
    test("shows each slide for five seconds and begins again after the last", async ({ page }) => {
      await openAt(page, address);
      for (const number of [1, 2, 3, 4, 1]) {
        await expectShown(page, number);
        await page.clock.runFor(5 * second - 1);
        await expectShown(page, number);
        await page.clock.runFor(1);
      }
      await expectShown(page, 2);
    });

    test("a dot shows its slide for five seconds of its own", async ({ page }) => {
      await openAt(page, address);
      await page.clock.runFor(3 * second);
      await press(partsOf(page).dot(3));
      await expectShown(page, 3);
      await page.clock.runFor(5 * second - 1);
      await expectShown(page, 3);
      await page.clock.runFor(1);
      await expectShown(page, 4);
    });

    test("the stop button comes first, stops and starts, and is called what it does", async ({
      page,
    }) => {
      await openAt(page, address);
      const { show, stop, start } = partsOf(page);
      await expect(show.locator("button, a").first()).toHaveAccessibleName("Stop the slides");
      await press(stop);
      await expect(start).toBeVisible();
      await expect(show.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
      await page.clock.runFor(30 * second);
      await expectShown(page, 1);
      await press(start);
      await expect(stop).toBeVisible();
      await expect(show.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
      await page.clock.runFor(5 * second);
      await expectShown(page, 2);
    });

    test("rests under the pointer", async ({ page }) => {
      await openAt(page, address);
      await partsOf(page).show.hover();
      await page.clock.runFor(30 * second);
      await expectShown(page, 1);
      await page.mouse.move(2, 2);
      await page.clock.runFor(5 * second);
      await expectShown(page, 2);
    });

    test("stops for good once the keyboard is inside", async ({ page }) => {
      await openAt(page, address);
      const { show, dot, start } = partsOf(page);
      await tabTo(page, dot(2));
      await expect(start).toBeVisible();
      await page.clock.runFor(30 * second);
      await expectShown(page, 1);
      await page.keyboard.press("Enter");
      await expectShown(page, 2);
      await page.getByRole("contentinfo").getByRole("link").first().focus();
      await page.clock.runFor(30 * second);
      await expectShown(page, 2);
      await expect(show).toBeAttached();
    });

    test("what is on other slides is not reached by Tab", async ({ page }) => {
      await openAt(page, address);
      const { show, dot } = partsOf(page);
      await tabTo(page, dot(4));
      const reached = [];
      for (
        await page.keyboard.press("Tab");
        await show.locator(":focus").count();
        await page.keyboard.press("Tab")
      ) {
        reached.push(await show.locator(":focus").getAttribute("href"));
      }
      const own = show.getByRole("group", { name: "Slide 1 of 4" }).getByRole("link");
      expect(reached).toEqual(
        await own.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
      );
      expect(reached).toHaveLength(1);
    });

    test("never starts where motion is to be reduced, and still turns by hand", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.clock.install();
      await page.goto(address);
      const { start, dot } = partsOf(page);
      await expect(start).toBeVisible();
      await page.clock.runFor(30 * second);
      await expectShown(page, 1);
      await dot(4).click();
      await expectShown(page, 4);
      await page.clock.runFor(30 * second);
      await expectShown(page, 4);
    });

    test.describe("without JavaScript", () => {
      // A dot pressed while the page still glides to the last one would end that glide half-way.
      test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

      test("all four slides are there, and the dots lead to them", async ({ page }) => {
        await page.goto(address);
        const { show, stop, dot } = partsOf(page);
        await expect(stop).toHaveCount(0);
        for (const number of [3, 4, 1, 2]) {
          await dot(number).click();
          await expect(show.getByRole("group", { name: `Slide ${number} of 4` })).toBeInViewport({
            ratio: 0.5,
          });
        }
      });
    });
  });
}
