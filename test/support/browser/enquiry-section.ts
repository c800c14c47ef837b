import { expect, type Locator, type Page } from "@playwright/test";
import { content } from "#test/support/content/content.ts";
import { partsOf } from "./enquiry-page.ts";
import { layoutShift } from "./layout-shift.ts";

/** Web Vitals calls 0.1 good. */
export const mostShift = 0.02;

/** The section of a page into which its enquiry form loads. */
export function enquirySectionOf(page: Page) {
  const section = page.locator("enquiry-section");
  return {
    section,
    /** A link to the form's own page until the form has loaded; a button once the section's script has. */
    link: section.getByRole("button", { name: content.enquiryForm.product.open }),
    action: page.locator("[data-page-action]"),
  };
}

/** The requests for forms, from here on. */
export function countForms(page: Page): string[] {
  const forms: string[] = [];
  page.on("request", (request) => {
    if (/\/enquire(?:\/|$)/.test(request.url())) forms.push(request.url());
  });
  return forms;
}

/** The form is fetched once its section is near, is there before it is seen, and moves nothing. */
export async function expectFormComes(page: Page, address: string): Promise<void> {
  const { section, link } = enquirySectionOf(page);
  const forms = countForms(page);
  await page.goto(address);
  await expect(link).toBeAttached();
  await layoutShift(page);
  // A short page on a desk begins near its end, and waits for the visitor too.
  expect(forms).toEqual([]);
  await becomesNear(page, section);
  await expect(partsOf(page).fullname).toBeAttached();
  await expect(section).not.toBeInViewport();
  await expect(link).toHaveCount(0);
  expect(forms).toHaveLength(1);
  await page.mouse.wheel(0, (page.viewportSize()?.height ?? 0) * 2);
  await expect(section).toBeInViewport();
  await expect(page.locator("body")).toBeFocused();
  const { sum, moved } = await layoutShift(page);
  expect(sum, moved.join("\n")).toBeLessThanOrEqual(mostShift);
}

/** Scrolls until a part is half a screen below the window, or a little where it is nearer. */
export async function becomesNear(page: Page, part: Locator) {
  const top = await part.evaluate((element) => {
    const target = element.firstElementChild ?? element;
    return target.getBoundingClientRect().top - innerHeight * 1.5;
  });
  await page.mouse.wheel(0, Math.max(top, 8));
}
