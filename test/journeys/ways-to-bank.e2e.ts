import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";
import { findBarriers, sidewaysScroll } from "../support/accessibility.ts";

const { branches, atms, waysToBank } = content;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading").allInnerTexts();

test("the five ways lead on, and name what they offer", async ({ page }) => {
  await page.goto("/ways-to-bank");
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole("heading", { name: "Service Offered" })).toHaveCount(5);
  await page.getByRole("link", { name: "Find a branch" }).click();
  await expect(page).toHaveURL("/ways-to-bank/location/Branches");
  await page.getByRole("main").getByRole("link", { name: "ATMs", exact: true }).click();
  await expect(page).toHaveURL("/ways-to-bank/location/ATMS");
  await expect(cards(page)).toHaveCount(atms.length);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: javaScriptEnabled ? desk : phone });

    test("a visitor chooses a county and a service, and finds the way to a branch", async ({
      page,
    }) => {
      await page.goto("/ways-to-bank/location/Branches");
      await expect(cards(page)).toHaveCount(branches.length);
      if (!javaScriptEnabled) await page.getByText("Choose", { exact: true }).click();
      await page.getByLabel("County").selectOption("Kajiado");
      await page.getByLabel("What you came to do").selectOption("home-loans");
      await page.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(/county=Kajiado&service=home-loans/);
      expect(await names(page)).toEqual(["Kitengela", "Ongata Rongai"]);
      await expect(page.getByLabel("County")).toHaveValue("Kajiado");

      await page.getByRole("link", { name: "Kitengela", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kitengela branch");
      const today = page.getByRole("row").and(page.locator("[aria-current=date]"));
      await expect(today).toHaveCount(1);
      const directions = page.getByRole("main").getByRole("link", { name: "Get Directions" });
      await expect(directions.first()).toHaveAttribute("href", /query=HFC\+Kitengela/);
    });

    test("a county of the map shows its branches", async ({ page }) => {
      await page.goto("/ways-to-bank/location/Branches");
      await page.getByRole("link", { name: "Mombasa 2: 2 branches" }).click();
      await expect(page).toHaveURL(/\?county=Mombasa$/);
      expect(await names(page)).toEqual(["Mombasa", "Nyali"]);
    });
  });
}

test.describe("near me", () => {
  test.use({
    geolocation: { latitude: -0.1, longitude: 34.75 },
    permissions: ["geolocation"],
    viewport: phone,
  });

  test("sorts by distance on the phone, and sends nothing", async ({ page }) => {
    await page.goto("/ways-to-bank/location/Branches", { waitUntil: "networkidle" });
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    // It is there before it has text: a screen reader misses it otherwise.
    const status = page.locator("near-me").getByRole("status");
    await expect(status).toBeEmpty();
    await page.getByRole("button", { name: waysToBank.nearMe.button }).click();
    // Open branches come first: for half an hour a day one is open and Kisumu is not.
    const [first = ""] = await names(page);
    await expect(status).toContainText(first);
    const group = page.locator("#places ul").last();
    const nearest = await group.getByRole("heading").allInnerTexts();
    expect(nearest.slice(0, 2)).toEqual(["Kisumu", "Kisii"]);
    await expect(group.getByRole("article").first()).toContainText("under 1 km away");
    expect(sent).toEqual([]);
  });
});

test.describe("where the phone does not tell", () => {
  test.use({ permissions: [] });

  test("a message asks the visitor to choose a county", async ({ page }) => {
    await page.goto("/ways-to-bank/location/Branches");
    await page.getByRole("button", { name: waysToBank.nearMe.button }).click();
    await expect(page.getByText(waysToBank.nearMe.denied)).toBeVisible();
    await expect(cards(page)).toHaveCount(branches.length);
  });
});

test("without script there is no button that would do nothing", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/ways-to-bank/location/Branches`);
  await expect(page.getByRole("button", { name: waysToBank.nearMe.button })).toBeHidden();
  await context.close();
});

for (const address of [
  "/ways-to-bank/location/Banks",
  "/ways-to-bank/branch/atlantis",
  "/ways-to-bank/branch/westlands/more",
]) {
  test(`${address} is not found`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`We Couldn't Find ${address}`);
  });
}

test("every branch tells search engines where it is", async ({ page }) => {
  await page.goto("/ways-to-bank/branch/westlands");
  const text = await page.locator("script[type='application/ld+json']").first().textContent();
  expect(JSON.parse(text ?? "")).toMatchObject({
    "@type": "BankOrCreditUnion",
    branchCode: "61280",
  });
});

/** States that no address of the sitemap shows; the sweep sees the rest. */
for (const address of [
  "/ways-to-bank/location/Branches?county=Nairobi&service=forex",
  "/ways-to-bank/location/ATMS?county=Kisii&service=deposits",
]) {
  test(`${address} is sound for everyone, on a desk and on a phone`, async ({ page }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
}
