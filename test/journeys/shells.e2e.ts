import { expect, test } from "../support/browser.ts";
import { reachOf } from "#app/lib/reach.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";

const { settings, menus } = content;
const reach = reachOf(content);
const dropdowns = ["Save & Invest", "Borrow", "Insure", "Move Money & Trade", "Own a Home"];
const corporate = ["About Us", "Investor Relations", "Leadership"];
const bankPages = ["/hfc", "/borrow", "/banking/me", "/search", "/calculators", "/contact-us"];

for (const address of ["/about-us", "/investor-relations", "/leadership"]) {
  test(`${address} has the corporate menu, and its logo leads to the group`, async ({ page }) => {
    await page.goto(address);
    const banner = page.getByRole("banner");
    const links = banner.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveText(corporate);
    await expect(banner.getByRole("link", { name: settings.tagline })).toHaveAttribute("href", "/");
  });
}

for (const [address, logo] of [...bankPages.map((each) => [each, "/hfc"]), ["/careers", "/"]]) {
  test(`${address} has the bank's menu, and its logo leads to ${logo}`, async ({ page }) => {
    await page.goto(address ?? "");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("navigation", { name: "Main" }).locator("summary")).toHaveText(
      dropdowns,
    );
    await expect(banner.getByRole("link", { name: settings.tagline })).toHaveAttribute(
      "href",
      logo ?? "",
    );
  });
}

test("the group's home has five links, the other language and no other menu", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(["Home", ...corporate, "Careers", "Kiswahili", reach.label]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to the group");
  await expect(page.getByRole("contentinfo")).toContainText(/capital markets authority/i);
  await expect(page.getByRole("contentinfo")).toContainText(/central bank/i);
});

test("its four tiles lead to bank, insurance, properties and home ownership", async ({ page }) => {
  await page.goto("/");
  const tiles = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(tiles).toHaveCount(4);
  const targets = [
    "/hfc",
    "/insurance",
    settings.links.propertyMarketplace,
    "/borrow/for-individuals/property-financing",
  ];
  for (const [i, target] of targets.entries()) {
    await expect(tiles.nth(i)).toHaveAttribute("href", target);
  }
});

test("the top bar leads to the group, the bank and outside, and one link reaches the bank", async ({
  page,
}) => {
  await page.goto("/hfc");
  const banner = page.getByRole("banner");
  const targets = await banner
    .getByRole("navigation", { name: content.messages.shell.topBar })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const { onlineBanking, collections, propertyMarketplace } = settings.links;
  expect(targets).toEqual(
    expect.arrayContaining([
      "/",
      "/about-us",
      "/hfc",
      "/careers",
      "/forex-rates",
      onlineBanking,
      collections,
      propertyMarketplace,
    ]),
  );
  const way = banner.getByRole("navigation").getByRole("link", { name: reach.label, exact: true });
  await expect(way).toHaveAttribute("href", reach.href);
});

test("a number is in header and dock only if it is the bank's", async ({ page }) => {
  const isTheBanks = reach.kind === "phone";
  for (const address of ["/", "/hfc", "/about-us", "/fraud-centre"]) {
    await page.goto(address);
    for (const part of [page.getByRole("banner"), page.locator("#dock")]) {
      const calls = await part.locator(`a[href="tel:${settings.phone.dial}"]`).count();
      expect(calls > 0).toBe(isTheBanks);
      expect((await part.innerText()).includes(settings.phone.display)).toBe(isTheBanks);
    }
    await expect(page.locator(`#dock a[href="${reach.href}"]`)).toBeAttached();
  }
});

test("lost card or fraud is one tap away in every header, and in reach on a phone", async ({
  page,
}) => {
  const { label, short, to } = menus.keyLinks.lostCard;
  for (const address of ["/", "/hfc", "/about-us", "/careers", "/rightsissue"]) {
    await page.setViewportSize(desk);
    await page.goto(address);
    const inHeader = page.getByRole("banner").getByRole("link", { name: label });
    await expect(inHeader.filter({ visible: true })).toHaveAttribute("href", to);
    await page.setViewportSize(phone);
    await expect(page.locator("#dock").getByRole("link", { name: short })).toBeInViewport();
  }
});

test("Own a Home leads out to the marketplace, and keeps its links within", async ({ page }) => {
  await page.goto("/hfc");
  const [item] = menus.main.flatMap((each) => ("out" in each ? each : []));
  const menu = page.getByRole("navigation", { name: "Main" }).locator("details", {
    has: page.locator("summary", { hasText: "Own a Home" }),
  });
  await menu.locator("summary").click();
  const out = menu.getByRole("link", { name: item?.out.label ?? "", exact: true });
  await expect(out).toHaveAttribute("href", settings.links.propertyMarketplace);
  await expect(out).toHaveAttribute("rel", "external");
  await expect(menu.locator('a[href="/property-listing"]').first()).toBeAttached();
});

test("the calculators float on every page but those of careers", async ({ page }) => {
  const widget = page.getByRole("button", { name: "Calculators" });
  for (const address of [
    "/",
    "/hfc",
    "/about-us",
    "/borrow/for-individuals/car-loan",
    "/nothing",
  ]) {
    await page.goto(address);
    await expect(widget).toBeInViewport();
  }
  await page.goto("/careers");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(widget).toHaveCount(0);
});

test("the footer has four columns, social links and the present year", async ({ page }) => {
  await page.goto("/hfc");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading")).toHaveText([
    "Quick links",
    "Helpful information",
    "Bank with us",
    "Disclosures",
  ]);
  for (const { label, href } of settings.social) {
    await expect(footer.getByRole("link", { name: label })).toHaveAttribute("href", href);
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} `);
});
