import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";
import { expectAccessible } from "../support/enquiry-page.ts";

const { settings, fraudCentre } = content;
const { check } = fraudCentre;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: javaScriptEnabled ? desk : phone });

    test("a number, an imitation and a stranger are told apart", async ({ page }) => {
      await page.goto("/fraud-centre");
      const field = page.getByLabel(check.label);
      const submit = page.getByRole("main").getByRole("button", { name: check.submit });
      for (const [typed, verdict] of [
        [settings.phone.dial.replace("+254", "0"), check.ours.title],
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

    test("what is neither a number nor an address is told by its field", async ({ page }) => {
      await page.goto("/fraud-centre?contact=HFC");
      await expect(page.getByLabel(check.label)).toHaveAccessibleDescription(
        new RegExp(check.errors.unreadable),
      );
      await expect(page).toHaveTitle(/^Error: /);
    });
  });
}

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
