import { expect, test } from "#test/support/browser/browser.ts";
import { fillIn, newMessage, partsOf } from "#test/support/browser/enquiry-page.ts";
import { becomesNear, enquirySectionOf } from "#test/support/browser/enquiry-section.ts";

for (const { form, from } of [
  { form: "of a page", from: "/contact-us" },
  { form: "in its section", from: "/borrow/for-individuals/personal-loan" },
])
  test(`a form ${form} has its text again after a look at the privacy policy, and after a reload`, async ({
    page,
  }) => {
    const { main, message, fullname } = partsOf(page);
    const { section } = enquirySectionOf(page);
    await page.goto(from);
    if (await section.count()) await becomesNear(page, section);
    const text = newMessage();
    await fillIn(page, text);
    await main.locator("[data-privacy] a").click();
    await expect(page).not.toHaveURL(new RegExp(from));
    for (const comeBack of [() => page.goBack(), () => page.reload()]) {
      await comeBack();
      if (await section.count()) await becomesNear(page, section);
      await expect(message).toHaveValue(text);
      await expect(fullname).not.toHaveValue("");
      const chosen = main.locator("form select[required]");
      for (const list of await chosen.all()) await expect(list).not.toHaveValue("");
    }
  });

test("a form that a press brought is there again after a reload with its section in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 8000 });
  await page.goto("/borrow/for-individuals/personal-loan");
  await enquirySectionOf(page).link.click();
  const text = newMessage();
  await fillIn(page, text);
  await partsOf(page).message.blur();
  await page.reload();
  await expect(partsOf(page).message).toHaveValue(text);
});

test("a request about data has its text again after a reload", async ({ page }) => {
  await page.goto("/data-rights");
  const details = page.locator("form [name=details]");
  await expect(details).toBeVisible();
  const text = newMessage();
  await details.pressSequentially(text);
  await details.blur();
  await page.reload();
  await expect(details).toHaveValue(text);
});
