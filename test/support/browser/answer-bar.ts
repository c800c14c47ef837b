import type { Locator, Page } from "@playwright/test";
import { expect } from "./browser.ts";
import { tornFigures } from "./torn-words.ts";

/** The calculator's form, and the bar that keeps its answer in sight. */
export const calculatorForm = (page: Page) => page.getByRole("main").locator("form").first();
export const answerBar = (page: Page) => page.locator("[data-answer-bar]");

/** Checks the middle of a row: it is in the window, and nothing covers it. */
const isSeen = (row: Locator) =>
  row.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });

type Calculator = { path: string; field: string; right?: string };

/**
 * Opens a calculator, fills it in if it begins without an answer, and checks that the answer is visible from each field
 * and changes.
 */
export async function expectAnswerInSight(page: Page, { path, field, right }: Calculator) {
  await page.goto(path);
  const form = calculatorForm(page);
  const bar = answerBar(page);
  const first = form.locator(`[name=${field}]`);
  await first.focus();
  if (!(await bar.locator("dd").first().isVisible()))
    for (const [name, value] of new URLSearchParams(right)) {
      const given = form.locator(`[name=${name}]`);
      if (name === "insurer") await given.selectOption(value);
      else await given.fill(value);
    }
  await expect(bar.locator("dd").first()).toBeVisible();
  expect(await tornFigures(page)).toEqual([]);

  const hidden: string[] = [];
  for (const each of await form.locator("input, select").all()) {
    if (!(await each.isVisible())) continue;
    await each.focus();
    const name = await each.getAttribute("name");
    if (!(await isSeen(bar))) hidden.push(`the answer beside ${name}`);
    if (!(await isSeen(each))) hidden.push(`${name}`);
  }
  expect(hidden).toEqual([]);

  const before = await bar.innerText();
  await first.fill("2,345,678");
  await expect(bar).not.toHaveText(before, { useInnerText: true });
}
