import { expect, test } from "../support/browser.ts";
import {
  applyAddress,
  codeSentTo,
  cvFile,
  fillInDetails,
  form,
  newPhone,
  partsOf as wizardOf,
} from "../support/application-page.ts";
import { becomeNewVisitor, fillIn, newMessage, partsOf, wake } from "../support/enquiry-page.ts";
import { formTexts } from "../support/forms.ts";
import { view, watchCounts } from "../support/watch-counts.ts";

test.beforeEach(({ page }) => becomeNewVisitor(page));

test("a form's steps are counted once each, with the names of failed fields and no value", async ({
  page,
}) => {
  const { sent } = await watchCounts(page);
  await page.goto("/contact-us");
  const { send, tickBox, fullname } = partsOf(page);
  await wake(page);
  const at = { page: "/contact-us", form: "contact" };
  const opened = { ...at, event: "form_opened" };
  await expect.poll(() => sent).toEqual([view("/contact-us"), opened]);

  const text = newMessage();
  await fillIn(page, text);
  await fullname.fill("Wanjiku");
  await send.click();
  const failed = { ...at, event: "form_failed", fields: ["fullname", "captcha"] };
  await expect.poll(() => sent.slice(2)).toEqual([failed]);

  await fillIn(page, text);
  await tickBox.check();
  await send.click();
  await expect(page.getByRole("dialog")).toContainText(formTexts.submitted.heading);
  await expect.poll(() => sent.slice(3)).toEqual([{ ...at, event: "form_sent" }]);
  expect(JSON.stringify(sent)).not.toContain(text);
  expect(JSON.stringify(sent)).not.toMatch(/wanjiku|2547/i);
});

test("an application's steps and its receipt are counted", async ({ page }) => {
  const { sent } = await watchCounts(page);
  await page.goto(applyAddress);
  const parts = wizardOf(page);
  const at = { page: applyAddress, form: "application" };
  const phone = newPhone();
  await parts.phone.fill("12");
  await parts.tickBox.check();
  await parts.sendCode.click();
  const steps = [
    view(applyAddress),
    { ...at, event: "form_opened" },
    { ...at, event: "form_failed", fields: ["phoneNumber"] },
  ];
  await expect.poll(() => sent).toEqual(steps);

  await parts.phone.fill(phone);
  await parts.sendCode.click();
  await expect(parts.heading(form.code.title)).toBeFocused({ timeout: 15_000 });
  await parts.code.fill(codeSentTo(phone));
  await parts.verify.click();
  await expect(parts.heading(form.details.title)).toBeFocused();
  await fillInDetails(page);
  await parts.cv.setInputFiles(cvFile());
  await parts.next.click();
  await parts.send.click();
  const receipt = `${applyAddress}/sent`;
  await expect
    .poll(() => sent.slice(3))
    .toEqual([view(receipt), { ...at, page: receipt, event: "form_sent" }]);
});

test("a path that a script shows is a page view: a card of the rights issue, a tab", async ({
  page,
}) => {
  const { sent, statuses } = await watchCounts(page);
  await page.goto("/rightsissue");
  const card = page.locator("option-cards a[data-option=faqs]");
  await expect(card).toHaveRole("button");
  await card.click();
  await expect.poll(() => sent).toEqual([view("/rightsissue"), view("/hfc-rights-issue/faqs")]);
  await card.click();
  await expect.poll(() => sent.slice(2)).toEqual([view("/rightsissue")]);

  const product = "/borrow/for-individuals/personal-loan";
  await page.goto(product);
  const tabs = page.getByRole("main").getByRole("tab");
  await tabs.nth(1).click();
  const shown = new URL(page.url()).pathname;
  expect(shown).not.toBe(product);
  await tabs.nth(1).click();
  await expect.poll(() => sent.slice(3)).toEqual([view(product), view(shown)]);
  await expect.poll(() => statuses).toEqual([202, 202, 202, 202, 202]);
});

test("a film counts when it plays, once", async ({ page }) => {
  const { sent } = await watchCounts(page);
  await page.goto("/");
  const film = page.locator("film-dialog a[data-open]").first();
  await expect(film).toHaveRole("button");
  const played = [view("/"), { page: "/", event: "film" }];
  const watch = async () => {
    await film.click();
    await expect.poll(() => sent).toEqual(played);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  await watch();
  await watch();
});

test("an answer that the browser calculates counts when it is asked for", async ({ page }) => {
  const { sent } = await watchCounts(page);
  await page.goto("/calculators/mortgage");
  const island = page.locator("main [data-island]");
  await island.locator("input[name=amount]").fill("5000000");
  await island.locator("input[name=rate]").fill("14");
  await island.locator("input[name=years]").fill("20");
  await expect(island).toHaveAttribute("data-state", "awake");
  await island.getByRole("button", { name: "Calculate" }).first().click();
  await expect
    .poll(() => sent)
    .toEqual([
      view("/calculators/mortgage"),
      { page: "/calculators/mortgage", event: "calculation" },
    ]);
});

for (const [address, field] of [
  ["/calculators/loan-cost", "amount"],
  ["/calculators/home-cost", "price"],
] as const)
  test(`answers that ${address} shows while a visitor types are one calculation`, async ({
    page,
  }) => {
    const { sent } = await watchCounts(page);
    await page.goto(address);
    const input = page.locator(`main input[name=${field}]`);
    await input.click();
    await expect
      .poll(() => page.locator("[data-island=home-cost]:not([data-state=awake])").count())
      .toBe(0);
    for (const millions of [41, 42]) {
      await input.fill(`${millions}00000`);
      await input.blur();
      await expect(page).toHaveURL(new RegExp(`=${String(millions / 10).replace(".", "(%2C)?")}`));
    }
    expect(sent).toEqual([view(address)]);
    // A browser says this as it leaves a page.
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    await expect.poll(() => sent).toEqual([view(address), { page: address, event: "calculation" }]);
  });
