import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";
import { expectAccessible } from "../support/enquiry-page.ts";

const { settings, fraudCentre } = content;
const { check } = fraudCentre;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: javaScriptEnabled ? desk : phone });

    test("a number, an imitation and a stranger have different answers", async ({ page }) => {
      await page.goto("/fraud-centre");
      const field = page.getByLabel(check.label);
      const submit = page.getByRole("main").getByRole("button", { name: check.submit });
      for (const [typed, verdict] of [
        [settings.website.href, check.ours.title],
        ["https://hfgroup-kenya.example/login", check.imitation.title],
        ["0722 000 000", check.unknown.title],
      ] as const) {
        await field.fill(typed);
        await submit.click();
        await expect(page.getByText(verdict)).toBeVisible();
        await expect(field).toHaveValue(typed);
      }
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    });

    test("what is neither a number nor an address has an error at its field", async ({ page }) => {
      await page.goto("/fraud-centre?contact=HFC");
      await expect(page.getByLabel(check.label)).toHaveAccessibleDescription(
        new RegExp(check.errors.unreadable),
      );
      await expect(page).toHaveTitle(/^Error: /);
    });
  });
}

test("money gone is the first way, and no number to call is a specimen", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/fraud-centre");
  const main = page.getByRole("main");
  const first = main.locator("details").first();
  await expect(first.locator("summary")).toHaveText(fraudCentre.troubles.items[0]?.title ?? "");
  await expect(first.locator("summary")).toHaveText(/Money has left my account/);
  await expect(first.locator("li").first()).toBeVisible();
  const calls = main.locator("a[href^='tel:'], a[href^='sms:']");
  await expect(calls).toHaveCount(fraudCentre.hotlines.items.length);
  const isSpecimen = settings.phone.provenance === "specimen";
  await expect(main.locator(`a[href="tel:${settings.phone.dial}"]`)).toHaveCount(
    isSpecimen ? 0 : 1,
  );
  if (isSpecimen)
    await expect(main.locator("section[aria-labelledby=now]")).not.toContainText(
      settings.phone.display,
    );
});

test("each number that works today has its source, and its hours where they are known", async ({
  page,
}) => {
  await page.goto("/fraud-centre");
  for (const { need, number, hours, source } of fraudCentre.hotlines.items) {
    const line = page.getByRole("listitem").filter({
      has: page.getByRole("heading", { name: need, exact: true }),
    });
    await expect(line.getByRole("link", { name: number, exact: true })).toBeVisible();
    await expect(line.locator(`a[href="${source}"]`)).toBeVisible();
    if (hours) await expect(line).toContainText(hours);
  }
});

for (const contact of ["hfc-bank.com", settings.ussd, ""]) {
  test(`the answer to "${contact}" is sound, and is kept for nobody`, async ({ page }) => {
    const address = `/fraud-centre?${new URLSearchParams({ contact })}`;
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      const response = await page.goto(address);
      expect(response?.headers()["cache-control"]).toContain("no-store");
      await expectAccessible(page);
    }
  });
}
