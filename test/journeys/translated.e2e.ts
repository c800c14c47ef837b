import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import {
  becomeNewVisitor,
  expectOverlay,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
} from "../support/enquiry-page.ts";

test.use({ isTranslated: true });

test("a message is sent from a page that the browser translates, and its receipt stays", async ({
  page,
}) => {
  await becomeNewVisitor(page);
  await page.goto("/contact-us");
  const { island, tickBox, send, dialog, fullname, back } = partsOf(page);
  await expect(fullname.locator("xpath=../..").locator("font").first()).toBeVisible();
  const text = newMessage();
  await fillIn(page, text);
  await expect(island).toHaveAttribute("data-state", "awake");
  await tickBox.check();
  await send.click();
  await expectOverlay(page, "submitted", 15_000);
  const reference = dialog.locator("[translate=no]");
  await expect(reference).toHaveText(String(keptEnquiries(text)[0]?.["reference"]));
  await back.click();
  await expect(fullname).toHaveValue("");
});

test("a calculator of a translated page keeps what was typed before it woke", async ({ page }) => {
  const { fields, dayOne } = content.homeCost;
  const price = page.getByLabel(fields.price.label, { exact: true });
  await page.goto("/calculators/home-cost");
  const heading = page.getByRole("heading", { name: dayOne.title });
  const before = await heading.innerText();
  await page.route("**/assets/hydrate-*.js", async (route) => {
    await expect(price).toHaveValue("3000000");
    await route.continue();
  });
  await price.fill("3000000");
  await expect(heading).not.toHaveText(before, { useInnerText: true });
  await expect(price).toHaveValue("3,000,000");
  await expect(price).toBeFocused();
});
