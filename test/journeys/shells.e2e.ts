import { reachOf } from "#app/lib/reach.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";
import { resize } from "#test/support/browser/resize.ts";
import { desk, phone } from "#test/support/site/site.ts";

const { groupHome, menus, messages, settings } = content;
const { lostCard, onlineBanking } = menus.keyLinks;
const reach = reachOf(content);
const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label);
type Link = (typeof menus.topBar)[number];
const hrefOf = (to: Link) => ("to" in to ? to.to : settings.links[to.link]);
const mainMenu = `header nav[aria-label="${messages.shell.main}"]`;
const topBar = `header nav[aria-label="${messages.shell.topBar}"]`;
const logo = "header > div > a";
/** A page of each header. */
const headers = ["/", "/hfc", "/about-us", "/careers", "/rightsissue"];

test("corporate pages have the corporate menu, and their logo links to the group", async ({
  visitor,
}) => {
  for (const address of ["/about-us", "/investor-relations", "/leadership"]) {
    const { texts, text, values } = await visitor.open(address);
    expect(texts(`${mainMenu} a`), address).toEqual(labelsOf(menus.corporate));
    expect(text(logo)).toContain(settings.tagline);
    expect(values(logo, "href")).toEqual(["/"]);
  }
});

test("the bank's pages have its menu, and their logo links to the bank", async ({ visitor }) => {
  const bankPages = ["/hfc", "/borrow", "/banking/me", "/search", "/calculators", "/contact-us"];
  for (const [address, home] of [...bankPages.map((each) => [each, "/hfc"]), ["/careers", "/"]]) {
    const { texts, text, values } = await visitor.open(address ?? "");
    expect(texts(`${mainMenu} summary`), address).toEqual(labelsOf(menus.main));
    expect(text(logo)).toContain(settings.tagline);
    expect(values(logo, "href")).toEqual([home]);
  }
});

test("the group's home has its links, the other language, its tiles and no other menu", async ({
  visitor,
}) => {
  const { texts, text, values } = await visitor.open("/");
  expect(texts("header nav a")).toEqual([...labelsOf(menus.group), "Kiswahili", reach.label]);
  expect(text("h1")).toBe(groupHome.title);
  expect(text("footer")).toMatch(/capital markets authority/i);
  expect(text("footer")).toMatch(/central bank/i);
  expect(groupHome.tiles).toHaveLength(4);
  expect(values("main [data-tone] a", "href")).toEqual(
    groupHome.tiles.map(({ link }) => hrefOf(link)),
  );
});

test("the top bar leads to the group, the bank and outside, and one link reaches the bank", async ({
  visitor,
}) => {
  const { document, values } = await visitor.open("/hfc");
  expect(values(`${topBar} a`, "href")).toEqual(
    expect.arrayContaining(menus.topBar.map((each) => hrefOf(each))),
  );
  const ways = [...document.querySelectorAll("header nav a")].filter(
    ({ textContent }) => textContent === reach.label,
  );
  expect(ways.map((each) => each.getAttribute("href"))).toEqual([reach.href]);
});

test("a number is in header and dock only if it is the bank's", async ({ visitor }) => {
  const isTheBanks = reach.kind === "phone";
  for (const address of ["/", "/hfc", "/about-us", "/fraud-centre"]) {
    const { text, texts } = await visitor.open(address);
    for (const part of ["header", "#dock"]) {
      const calls = texts(`${part} a[href="tel:${settings.phone.dial}"]`);
      expect(calls.length > 0, address).toBe(isTheBanks);
      expect(text(part).includes(settings.phone.display)).toBe(isTheBanks);
    }
    expect(texts(`#dock a[href="${reach.href}"]`)).toHaveLength(1);
  }
});

test("a dropdown with an external site links to it, and keeps its own links inside", async ({
  visitor,
}) => {
  const leadingOut = menus.main.flatMap((item) =>
    "out" in item && item.out ? { ...item, out: item.out } : [],
  );
  test.skip(leadingOut.length === 0, "no dropdown has a site outside");
  const { document } = await visitor.open("/hfc");
  const menuLists = [...document.querySelectorAll(`${mainMenu} details`)];
  for (const item of leadingOut) {
    const menu = menuLists.find(
      (each) => each.querySelector("summary")?.textContent === item.label,
    );
    const out = menu?.querySelector(`a[href="${hrefOf(item.out)}"]`);
    expect(out?.textContent).toBe(item.out.label);
    expect(out?.getAttribute("rel")).toBe("external");
    for (const { links } of item.tabs)
      for (const each of links)
        expect(menu?.querySelector(`a[href="${hrefOf(each)}"]`)).not.toBeNull();
  }
});

test("the footer has its columns, social links and the present year", async ({ visitor }) => {
  const { texts, text, values } = await visitor.open("/hfc");
  expect(texts("footer h2")).toEqual(menus.footer.map(({ title }) => title));
  expect(values("footer a", "href")).toEqual(
    expect.arrayContaining(settings.social.map(({ href }) => href)),
  );
  expect(text("footer")).toContain(`© ${nairobiDay(Date.now()).slice(0, 4)} `);
});

test("the calculators are on every page but those of careers", async ({ visitor }) => {
  for (const address of ["/borrow", "/articles", "/sw/hfc", "/nothing", "/careers"]) {
    const { texts } = await visitor.open(address);
    expect(texts("calculators-widget"), address).toHaveLength(address === "/careers" ? 0 : 1);
  }
});

test("lost card, online banking and the calculators are in reach on a desk and on a phone", async ({
  page,
}) => {
  for (const address of headers) {
    await page.setViewportSize(desk);
    await page.goto(address);
    const banner = page.getByRole("banner");
    const calculators = page.getByRole("button", {
      name: messages.calculators.pages.chooser.title,
    });
    const lost = banner.getByRole("link", { name: lostCard.label }).filter({ visible: true });
    await expect(lost).toHaveAttribute("href", lostCard.to);
    const banking = banner.getByRole("link", { name: onlineBanking.label, exact: true });
    await expect(banking.filter({ visible: true }).first()).toBeInViewport();
    if (address === "/careers") await expect(calculators).toHaveCount(0);
    else await expect(calculators).toBeInViewport();
    await resize(page, phone);
    await expect(
      page.locator("#dock").getByRole("link", { name: lostCard.short }),
    ).toBeInViewport();
    if (address !== "/careers") await expect(calculators).toBeInViewport();
  }
});
