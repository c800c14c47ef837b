import { holdBack } from "#test/support/browser/hold-back.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatMoney } from "#domain/money/money.ts";
import { formatSquareMetres, propertiesPerPage } from "#domain/property/property.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { partsOf } from "#test/support/browser/enquiry-page.ts";

const { campaigns, homeCost, messages, properties, propertyListing: texts } = content;
/** A home with every detail. */
const home = found(
  properties.find(
    ({ askingPrice, plinthArea, plans, pricingTable: [row] }) =>
      askingPrice && plinthArea && plans.length > 0 && row?.plinthArea && row.price && row.rent,
  ),
);
const inList = Math.floor(properties.indexOf(home) / propertiesPerPage) + 1;
const price = formatMoney(home.askingPrice ?? 0);
const bareFigure = (money: string) => money.replace(/^\D+/, "");

withAndWithoutScript(() => {
  test("a visitor reads all details, and continues to the true cost", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(paths.properties({ page: inList }));
    const main = page.getByRole("main");
    // The whole card can be pressed.
    const card = main.getByRole("article").filter({ hasText: home.title });
    await card.click({ position: { x: 12, y: 12 } });
    await expect(page).toHaveURL(paths.property(home.path));
    await expect(main.getByText(price).first()).toBeVisible();
    const area = formatSquareMetres(home.plinthArea ?? 0);
    await expect(main.getByRole("definition").filter({ hasText: area }).first()).toBeVisible();
    const [row] = home.pricingTable;
    const cells = main.getByRole("table").getByRole("row").nth(1).getByRole("cell");
    await expect(cells).toHaveText([
      formatSquareMetres(row?.plinthArea ?? 0),
      formatMoney(row?.price ?? 0),
      formatMoney(row?.rent ?? 0),
    ]);
    const similar = main.getByRole("region", { name: texts.property.similar });
    await expect(similar.getByRole("article")).toHaveCount(3);

    if (javaScriptEnabled) {
      const carousel = page.getByRole("region", { name: texts.property.pictures });
      const total = home.images.length + home.plans.length;
      const last = fillText(messages.carousel.slide, { number: total, total });
      await carousel.getByRole("link", { name: last }).click();
      await expect(carousel.getByRole("group", { name: last })).toBeVisible();
      await expect(page.getByText(texts.impressionNote)).toBeVisible();
      await page.getByRole("link", { name: texts.enquiry.jump }).click();
      await expect(partsOf(page).fullname).toBeFocused();
      await expect(page).toHaveURL(`${paths.property(home.path)}#enquiry`);
    }

    await main.getByRole("link", { name: texts.property.cost.link }).click();
    await expect(page).toHaveURL(/\/calculators\/home-cost\?price=/);
    const field = main.getByRole("textbox", { name: homeCost.fields.price.label }).first();
    await expect(field).toHaveValue(bareFigure(price));
  });
});

test("the keyboard reaches the row of pictures until its script makes a carousel of it", async ({
  page,
}) => {
  const send = await holdBack(page, /slide-show.*\.js$/);
  await page.goto(paths.property(home.path), { waitUntil: "domcontentloaded" });
  const row = page.locator("[data-slides]");
  await row.focus();
  await page.keyboard.press("ArrowRight");
  send();
  await expect(page.locator("slide-show[data-ready]")).toBeVisible();
  await expect(row).toBeFocused();
});

test("without a price only its description is shown", async ({ visitor }) => {
  const unpriced = properties.find(({ askingPrice }) => askingPrice === undefined);
  test.skip(!unpriced, "every property has a price");
  const { path, priceDescription = "" } = found(unpriced);
  const { text, document } = await visitor.open(paths.property(path));
  expect(text("main h1 + p")).toContain(priceDescription);
  expect(text("main h1 + p")).not.toContain("KES");
  const cost = document.querySelector(`main a[href="${link("/calculators/home-cost")}"]`);
  expect(cost?.textContent).toBe(texts.property.cost.open);
});

test("a property and its campaign link to each other", async ({ visitor }) => {
  const named = properties.filter(({ campaign }) => campaign !== undefined);
  const ofProperties = campaigns.filter((each) =>
    named.some(({ campaign }) => campaign === each.path),
  );
  test.skip(ofProperties.length === 0, "no property has a campaign");
  for (const { path, title } of ofProperties) {
    const { values } = await visitor.open(paths.campaign(path));
    const shown = named.find((each) =>
      values("main a", "href").includes(paths.property(each.path)),
    );
    const property = await visitor.open(paths.property(found(shown).path));
    expect(property.text(`main a[href="${paths.campaign(path)}"]`)).toContain(title);
  }
});

test("the properties of which most is said print on one sheet of A4", async ({ page }) => {
  const wordiest = properties.toSorted(
    (a, b) => JSON.stringify(b).length - JSON.stringify(a).length,
  );
  for (const { path } of wordiest.slice(0, 3)) {
    await page.goto(paths.property(path));
    const pdf = await page.pdf({
      format: "A4",
      margin: { top: "1.5cm", bottom: "1.5cm", left: "1.5cm", right: "1.5cm" },
    });
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g);
    expect(sheets, path).toHaveLength(1);
  }
});
