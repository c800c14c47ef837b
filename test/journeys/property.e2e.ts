import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import {
  becomeNewVisitor,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
} from "../support/enquiry-page.ts";
import { findBarriers, reach } from "../support/accessibility.ts";
import { desk, phone } from "../support/site.ts";

const { properties, propertyListing: texts, campaigns } = content;
const view = (path: string) => `/property-listing/view/${path}`;
const home = "townhouses-syokimau";

for (const [javaScriptEnabled, viewport] of [
  [true, desk],
  [false, phone],
] as const) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport });

    test("a visitor reads all there is, and goes on to the true cost", async ({ page }) => {
      await page.goto("/property-listing?page=2");
      const main = page.getByRole("main");
      // Wherever on the card one presses.
      const card = main.getByRole("article").filter({ hasText: "Syokimau" });
      await card.click({ position: { x: 12, y: 12 } });
      await expect(page).toHaveURL(view(home));
      await expect(main.getByText("KES 14,800,000").first()).toBeVisible();
      await expect(main.getByRole("definition").filter({ hasText: "165 m²" })).toBeVisible();
      await expect(main.getByText("Specimen", { exact: true }).first()).toBeVisible();
      const rows = main.getByRole("table").getByRole("row");
      await expect(rows.nth(1).getByRole("cell")).toHaveText([
        "165 m²",
        "KES 14,800,000",
        "KES 85,000",
      ]);
      const similar = main.getByRole("region", { name: texts.property.similar });
      await expect(similar.getByRole("article")).toHaveCount(3);

      await main.getByRole("link", { name: texts.property.cost.link }).click();
      await expect(page).toHaveURL(/\/calculators\/home-cost\?price=14%2C800%2C000/);
      await expect(main.getByRole("textbox", { name: "Price" }).first()).toHaveValue("14,800,000");
    });
  });
}

test("without a price only its description is shown", async ({ page }) => {
  const mall = properties.find(({ path }) => path === "k-mall");
  await page.goto(view("k-mall"));
  const main = page.getByRole("main");
  await expect(main.getByText(mall?.priceDescription ?? "").first()).toBeVisible();
  await expect(main.locator("h1 + p")).not.toContainText("KES");
  await expect(main.getByRole("link", { name: texts.property.cost.open })).toBeVisible();
});

test("pictures turn, and every one is said to be an impression", async ({ page }) => {
  await page.goto(view(home));
  const carousel = page.getByRole("region", { name: texts.property.pictures });
  const { images = [], plans = [] } = properties.find(({ path }) => path === home) ?? {};
  const last = `Slide ${images.length + plans.length} of ${images.length + plans.length}`;
  await carousel.getByRole("link", { name: last }).click();
  await expect(carousel.getByRole("group", { name: last })).toBeVisible();
  await expect(page.getByText(texts.impressionNote)).toBeVisible();
});

test("the keyboard reaches the row of pictures until its script makes a carousel of it", async ({
  page,
}) => {
  let send = () => {};
  const isWanted = new Promise<void>((resolve) => (send = resolve));
  await page.route(/slide-show.*\.js$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto(view(home), { waitUntil: "domcontentloaded" });
  const row = page.locator("[data-slides]");
  await row.focus();
  await page.keyboard.press("ArrowRight");
  send();
  await expect(page.locator("slide-show[data-ready]")).toBeVisible();
  await expect(row).toBeFocused();
});

test("no part of a property can be scrolled by a finger alone while a script is away", async ({
  page,
}) => {
  await page.route(/slide-show.*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.goto(view("komarock-heights"));
  expect(await findBarriers(page, "html", reach)).toEqual([]);
});

test("a property and a campaign of the same lead to each other", async ({ page }) => {
  const campaign = campaigns.find(({ path }) => path === "affordable-home");
  await page.goto(view("pangani-affordable-homes"));
  await page.getByRole("link", { name: campaign?.title ?? "" }).click();
  await expect(page).toHaveURL("/campaign/property/affordable-home");
  await page.getByRole("main").getByRole("link", { name: "Pangani affordable homes" }).click();
  await expect(page).toHaveURL(view("pangani-affordable-homes"));
});

test.describe("an enquiry", () => {
  test.use({ allowedNoise: /Failed to load resource/ });
  test.beforeEach(({ page }) => becomeNewVisitor(page));
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test("reaches the bank under the property's name", async ({ page }) => {
      await page.goto(view(home));
      await page.getByRole("link", { name: texts.enquiry.open }).click();
      await expect(page).toHaveURL(`${view(home)}/enquire`);
      const message = newMessage();
      await fillIn(page, message, "0712345678");
      await partsOf(page).subject.selectOption("Property");
      await partsOf(page).send.click();
      await expect(page).toHaveURL(/\/contact-us\/sent\?reference=E-/, { timeout: 15_000 });
      const title = properties.find(({ path }) => path === home)?.title;
      expect(keptEnquiries(message)).toMatchObject([
        {
          message_section: title,
          subject: "Property",
          destination_flag: "website",
          phone: "254712345678",
        },
      ]);
    });
  });

  test("opens in its page", async ({ page }) => {
    await page.goto(view(home));
    await page.getByRole("link", { name: texts.enquiry.jump }).click();
    await expect(partsOf(page).fullname).toBeFocused();
    await expect(page).toHaveURL(`${view(home)}#enquiry`);
  });
});

test("the properties of which most is said print on one sheet of A4", async ({ page }) => {
  const wordiest = properties.toSorted(
    (a, b) => JSON.stringify(b).length - JSON.stringify(a).length,
  );
  for (const { path } of wordiest.slice(0, 3)) {
    await page.goto(view(path));
    const pdf = await page.pdf({
      format: "A4",
      margin: { top: "1.5cm", bottom: "1.5cm", left: "1.5cm", right: "1.5cm" },
    });
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g);
    expect(sheets, path).toHaveLength(1);
  }
});

for (const address of [view("nothing"), `${view("nothing")}/enquire`, "/property-listing/land/x"]) {
  test(`${address} is not found`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`We Couldn't Find ${address}`);
  });
}
