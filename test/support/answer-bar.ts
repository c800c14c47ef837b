import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser.ts";
import { tornFigures } from "./torn-words.ts";

/** The calculator's form, and the bar that keeps its answer in sight. */
export const calculatorForm = (page: Page) => page.getByRole("main").locator("form").first();
export const answerBar = (page: Page) => page.locator("[data-answer-bar]");

/** Of the middle of a row: nothing lies on it, and it is in the window. */
const isSeen = (row: Locator) =>
  row.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

type Calculator = {
  address: string;
  /** The values that give an answer, where the page begins without one, and the field that is changed then. */
  values?: Readonly<Record<string, string>>;
  changed: string;
};

/** Opens a calculator on the screen as it is: the answer is in sight in every field, and changes. */
export async function expectAnswerInSight(
  page: Page,
  { address, values = {}, changed }: Calculator,
) {
  await page.goto(address);
  const form = calculatorForm(page);
  const bar = answerBar(page);
  const first = form.locator(`[name=${changed}]`);
  await first.focus();
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name=${name}]`);
    if (name === "insurer") await field.selectOption(value);
    else await field.fill(value);
  }
  await expect(bar.locator("dd").first()).toBeVisible();
  expect(await tornFigures(page)).toEqual([]);

  const hidden: string[] = [];
  for (const field of await form.locator("input, select").all()) {
    if (!(await field.isVisible())) continue;
    await field.focus();
    const name = await field.getAttribute("name");
    if (!(await isSeen(bar))) hidden.push(`the answer beside ${name}`);
    if (!(await isSeen(field))) hidden.push(`${name}`);
  }
  expect(hidden).toEqual([]);

  const before = await bar.innerText();
  await first.fill("2,345,678");
  await expect(bar).not.toHaveText(before, { useInnerText: true });
}
