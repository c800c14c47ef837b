import {
  applyAddress,
  codeSentTo,
  form,
  newPhone,
  partsOf as applicationParts,
} from "../../support/application-page.ts";
import { expect, test } from "../../support/browser.ts";
import { paths } from "#app/pages/paths.ts";
import { content, found } from "../../support/content.ts";
import {
  becomeNewVisitor,
  expectOverlay,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf as enquiryParts,
  wake,
} from "../../support/enquiry-page.ts";
import { growOld } from "../../support/older-browser.ts";
import { phone } from "../../support/site.ts";

const { menus, messages, products } = content;
const menu = found(menus.main.find((item) => "family" in item && item.family === "borrow"));
const { audience } = found(menus.audienceTabs[0]);
const product = found(
  products.find(({ family, audiences }) => family === "borrow" && audiences.includes(audience)),
);
const productPath = paths.product({ ...product, audience });

test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page }) => {
  await growOld(page);
  await becomeNewVisitor(page);
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("the menu opens, leads on, and closes again", async ({ page }) => {
  await page.goto("/hfc");
  const drawer = page.locator("#menu");
  const button = page
    .getByRole("banner")
    .getByRole("button", { name: messages.shell.menu, exact: true });
  const { back } = messages.shell;
  for (const close of ["Escape", back, "the page"]) {
    await button.click();
    await expect(drawer).toBeInViewport();
    await expect(drawer.getByRole("button", { name: back })).toBeFocused();
    if (close === "Escape") await page.keyboard.press("Escape");
    else if (close === back) await drawer.getByRole("button", { name: back }).click();
    else await page.mouse.click(12, phone.height / 2);
    await expect(drawer).toBeHidden();
  }
  await button.click();
  await drawer.locator("summary", { hasText: menu.label }).click();
  await drawer.locator(`a[href="${productPath}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(productPath);
});

test("a message is sent", async ({ page }) => {
  await page.goto("/contact-us");
  const { tickBox, send, back } = enquiryParts(page);
  const message = newMessage();
  await wake(page);
  await fillIn(page, message);
  await tickBox.check();
  await send.click();
  await expectOverlay(page, "submitted");
  expect(keptEnquiries(message)).toHaveLength(1);
  await back.click();
  await expect(send).toBeVisible();
});

test("an applicant gets as far as the form", async ({ page }) => {
  const parts = applicationParts(page);
  const number = newPhone();
  await page.goto(applyAddress);
  await parts.phone.fill(number);
  await expect(parts.island).toHaveAttribute("data-state", "awake");
  await parts.tickBox.check();
  await parts.sendCode.click();
  await expect(parts.heading(form.code.title)).toBeFocused();
  await parts.code.fill(codeSentTo(number));
  await parts.verify.click();
  await expect(parts.heading(form.details.title)).toBeFocused();
});

test("tabs, saved homes, the dates and a film answer", async ({ page }) => {
  await page.goto("/borrow/for-individuals/car-loan");
  const tabs = page.getByRole("main").getByRole("tab");
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");

  const { saved } = content.propertyListing;
  await page.goto("/property-listing");
  await page.locator("button[data-save]").first().click();
  await expect(page.locator("button[data-save]").first()).toHaveAttribute("aria-pressed", "true");
  await page.locator("button[data-count]").click();
  await expect(page.getByRole("dialog", { name: saved.title })).toBeVisible();

  const { button } = content.rightsIssue.page.dates;
  await page.goto("/rightsissue");
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("dialog", { name: button })).toBeVisible();
});

test.describe("where no dialog opens", () => {
  // The browser drops what it was fetching for the page it leaves.
  test.use({ allowedNoise: /speculation-rules/ });

  test("a film is a link to its file", async ({ page }) => {
    // Its script has come, and left the link as it is.
    const script = page.waitForResponse(/film-dialog[^/]*\.js$/);
    await page.goto("/hfc");
    await (await script).finished();
    await page.locator("film-dialog a[data-open]").first().click();
    await expect(page).toHaveURL(/\.mp4$/);
  });
});
