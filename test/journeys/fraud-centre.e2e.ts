import { isAuthority } from "#domain/site/authority.ts";
import { link } from "#app/pages/link.ts";
import { findBarriers } from "#test/support/browser/accessibility.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";
import { fetchPage, test as plain } from "#test/support/browser/plain-visitor.ts";
import { phone } from "#test/support/site/site.ts";

const { settings, fraudCentre } = content;
const { check, hotlines, troubles } = fraudCentre;
const address = link("/fraud-centre");

/** Contacts as visitors type them, and the answer to each. */
const checked = [
  [settings.website.href, check.ours.title],
  ["https://hfgroup-kenya.example/login", check.imitation.title],
  ["0722 000 000", check.unknown.title],
] as const;
const [firstWay] = troubles.items;
const { id: lostCard } = content.menus.keyLinks.lostCard;
/** Lost money comes first; the part that the dock links to is open too, because a link opens nothing without script. */
const openWays = troubles.items.filter((item) => item === firstWay || item.id === lostCard);

test("on a phone the first way is open, and each contact that is checked has its answer", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const first = page.getByRole("main").locator("details").first();
  await expect(first.locator("summary")).toHaveText(firstWay?.title ?? "");
  await expect(first.locator("li").first()).toBeVisible();

  const field = page.getByLabel(check.label);
  for (const [typed, verdict] of checked) {
    await field.fill(typed);
    await page.getByRole("main").getByRole("button", { name: check.submit }).click();
    await expect(page.getByText(verdict)).toBeVisible();
    await expectHeard(page, verdict, fraudCentre.title);
    await expect(field).toHaveValue(typed);
  }
  expect(await findBarriers(page)).toEqual([]);

  await page.goto(`${address}?contact=${settings.bank.name}`);
  await expect(field).toHaveAccessibleDescription(new RegExp(check.errors.unreadable));
  await expect(page).toHaveTitle(/^Error: /);
  expect(await findBarriers(page)).toEqual([]);
});

plain(
  "without script too each contact has its answer, and two ways are open, a lost card second",
  async ({ visitor }) => {
    let page = await visitor.open(address);
    const open = page.all("main details[open] summary");
    expect(open.map(({ words }) => words)).toEqual(openWays.map(({ title }) => title));
    expect(open).toHaveLength(2);
    for (const [typed, verdict] of checked) {
      page = await visitor.send(page, { button: check.submit, fields: { contact: typed } });
      expect(page.text()).toContain(verdict);
      expect(page.valueOf("contact")).toBe(typed);
    }
    const wrong = await visitor.open(`${address}?contact=${settings.bank.name}`);
    expect(wrong.errors()).toEqual({
      contact: expect.stringContaining(check.errors.unreadable),
    });
  },
);

test("an answer is not cached, and not indexed", async ({ request }) => {
  for (const contact of [settings.website.href, settings.ussd, "hfc-bank.com", ""]) {
    const query = new URLSearchParams({ contact });
    const { headers, values } = await fetchPage(request, `${address}?${query}`);
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(values("meta[name=robots]", "content")).toEqual([expect.stringContaining("noindex")]);
  }
});

test("each number that works today has its hours, an authority as its source, and none is a specimen", async ({
  request,
}) => {
  const { text, texts, values, document } = await fetchPage(request, address);
  const line = "main section[aria-labelledby=hotlines] li";
  expect(texts(`${line} h3`)).toEqual(hotlines.items.map(({ need }) => need));
  expect(texts(`${line} > a`)).toEqual(hotlines.items.map(({ number }) => number));
  expect(values(`${line} a[rel=external]`, "href")).toEqual(
    hotlines.items.map(({ source }) => source).filter((source) => source && isAuthority(source)),
  );
  const lines = texts(line);
  for (const [i, { hours }] of hotlines.items.entries()) expect(lines[i]).toContain(hours ?? "");

  const isSpecimen = settings.phone.provenance === "specimen";
  const calls = document.querySelectorAll(`main a[href="tel:${settings.phone.dial}"]`);
  expect(calls.length > 0).toBe(!isSpecimen);
  if (isSpecimen)
    expect(text("section[aria-labelledby=now]")).not.toContain(settings.phone.display);
});
