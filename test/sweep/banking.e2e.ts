import { expect, test } from "../support/browser.ts";

const landings = {
  me: "Banking For Me",
  business: "Banking For My Business",
  "govt-institutions": "Banking For Institutions",
  diaspora: "Banking For Diaspora",
  ultimate: /Ultimate/,
} as const;

for (const [id, label] of Object.entries(landings)) {
  test(`/banking/${id} and /hfc/${id} show the bank's products for their audience`, async ({
    page,
  }) => {
    await page.goto(`/banking/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(label);
    const rows = page.locator("main section li > a");
    await expect(rows.first()).toBeVisible();
    const leads = await rows.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const toBank = leads.filter((href) => href?.startsWith(`/banking/${id}/`));
    expect(toBank.length).toBeGreaterThan(leads.length - 2);

    await page.goto(`/hfc/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(label);
    const cards = page.getByRole("article").getByRole("link");
    const hrefs = await cards.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) expect(href).toMatch(new RegExp(`^/banking/${id}/[\\w-]+$`));
    await cards.first().click();
    await expect(page).toHaveURL(`${hrefs[0]}`);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(/Home/);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(label);
  });
}

test("the tabs of /hfc/{audience} lead to its categories", async ({ page }) => {
  await page.goto("/hfc/me");
  for (const family of ["save-invest", "borrow", "insure", "move-money-trade"]) {
    await page.getByRole("main").locator(`a[href="/hfc/me/${family}"]`).click();
    await expect(page).toHaveURL(`/hfc/me/${family}`);
    await expect(page.locator("main [aria-current=page]").first()).toBeVisible();
  }
});

for (const [address, home] of [
  ["/banking/me/personal-loan", "/borrow/for-individuals/personal-loan"],
  ["/banking/me/personal-loan/requirements", "/borrow/for-individuals/personal-loan"],
  ["/banking/me/current-account", "/save-invest/for-individuals/current-account"],
  [
    "/banking/me/current-account/unbundled",
    "/save-invest/for-individuals/current-account/unbundled",
  ],
  ["/banking/ultimate/fixed-term-deposit", "/save-invest/for-individuals/fixed-term-deposit"],
  [
    "/banking/business/property-financing/single-unit-development",
    "/borrow/for-business/property-financing/single-unit-development",
  ],
  [
    "/banking/govt-institutions/corporate-bank-account",
    "/save-invest/for-business/corporate-bank-account",
  ],
  ["/banking/diaspora/diaspora-call-account", "/save-invest/for-diaspora/diaspora-call-account"],
] as const) {
  test(`${address} names ${home} as its canonical address, and keeps its tabs to itself`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}${home}`);
    // Links until their script is there.
    const tabs = page.locator("tab-set a[aria-controls^=section-]");
    const hrefs = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs).not.toEqual([]);
    for (const href of hrefs) expect(href).toMatch(/^\/banking\//);
  });
}

test("the current account opens with its first form and has the other beside it", async ({
  page,
}) => {
  await page.goto("/banking/me/current-account");
  const forms = page.getByRole("main").getByRole("navigation", { name: /kinds/ }).getByRole("link");
  await expect(forms).toHaveCount(2);
  await expect(forms.first()).toHaveAttribute("aria-current", "page");
  await forms.last().click();
  await expect(page).toHaveURL("/banking/me/current-account/unbundled");
});

test.describe("/insurance", () => {
  const tabs = {
    "for-individuals": "For Individuals",
    "for-business": "For Businesses",
    "for-institutions": "For Institutions",
  };

  for (const [audience, label] of Object.entries(tabs)) {
    test(`has the tab ${label}`, async ({ page }) => {
      await page.goto(`/insurance/${audience}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "Insure Your Family & Assets",
      );
      await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(
        /Home.*Insure Your Family Assets/,
      );
      const nav = page.getByRole("main").locator("nav", { hasText: "For Institutions" });
      await expect(nav.getByRole("link")).toHaveText(Object.values(tabs));
      await expect(nav.locator("[aria-current=page]")).toHaveText(label);
      const cards = page.getByRole("article").getByRole("link");
      const hrefs = await cards.evaluateAll((links) =>
        links.map((link) => link.getAttribute("href")),
      );
      expect(hrefs).not.toEqual([]);
      for (const href of hrefs) expect(href).toContain(`/insure/${audience}/`);
    });
  }

  for (const address of ["/insurance", "/insurance/unknown", "/insurance/for-diaspora"]) {
    test(`${address} shows individuals`, async ({ page, baseURL }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.locator("main nav [aria-current=page]").last()).toHaveText(
        "For Individuals",
      );
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        `${baseURL}/insurance`,
      );
    });
  }
});
