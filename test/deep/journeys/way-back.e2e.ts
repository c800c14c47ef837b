import type { Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { answerBar, calculatorForm } from "#test/support/browser/answer-bar.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { calculators } from "#test/support/browser/calculators.ts";

const away = link("/contact-us");

/** The values of the page's forms, and its text. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    forms: [...document.querySelectorAll<HTMLFormElement>("main form")].flatMap((form) => {
      const sent = new FormData(form);
      for (const { name } of form.querySelectorAll<HTMLInputElement>("[type=hidden]"))
        sent.delete(name);
      return [...sent].map(([name, value]) => `${name} ${value.toString()}`);
    }),
    answer: document.querySelector("main")?.innerText,
  }));

for (const { path, field, right } of calculators)
  test(`${path}: Back restores the form and the answer that came while typing`, async ({
    page,
  }) => {
    await page.goto(`${path}?${right}`);
    const example = await answerBar(page).innerText();
    await calculatorForm(page).locator(`[name=${field}]`).fill("345,678");
    await expect(answerBar(page)).not.toHaveText(example, { useInnerText: true });
    const before = await stateOf(page);
    await page.goto(away);
    await page.goBack();
    await expect.poll(() => stateOf(page)).toEqual(before);
  });

for (const [address, field, option] of [
  [paths.properties(), "county", 1],
  [link("/articles"), "year", 1],
  [paths.locations("Branches"), "county", 1],
  [paths.compare(), "product", 1],
  [link("/calculators/motor-insurance/compare"), "excessProtector", undefined],
  [link("/calculators/home-cost"), "area", 1],
] as const)
  test(`${address}: after Back an unsent choice does not appear with another answer`, async ({
    page,
  }) => {
    await page.goto(address);
    const before = await stateOf(page);
    const control = page.getByRole("main").locator(`[name=${field}]`).first();
    await control.evaluate((element) => {
      const fold = element.closest("details");
      if (fold) fold.open = true;
    });
    await (option === undefined ? control.check() : control.selectOption({ index: option }));
    await page.goto(away);
    await page.goBack();
    const { forms } = await stateOf(page);
    expect(forms).toEqual(before.forms);
  });
