import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { isAuthority } from "#domain/site/authority.ts";
import { link } from "#app/pages/link.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";

const { settings, fraudCentre } = content;
const { check, hotlines, troubles } = fraudCentre;
const address = link("/fraud-centre");

/** Contacts as visitors type them, and the answer to each. */
const checked = [
  [settings.website.href, check.ours.title],
  ["https://hfgroup-kenya.example/login", check.imitation.title],
  ["0722 000 000", check.unknown.title],
  [settings.bank.name, check.name.title],
] as const;
const [firstWay] = troubles.items;
const { id: lostCard } = content.menus.keyLinks.lostCard;
/** Lost money comes first; the part that the dock links to is open too, because a link opens nothing without script. */
const openWays = troubles.items.filter((item) => item === firstWay || item.id === lostCard);

withAndWithoutScript(() => {
  test("two ways are open, a lost card second, and each contact that is checked has its answer", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.locator("details[open] > summary")).toHaveText(
      openWays.map(({ title }) => title),
    );
    await expect(main.locator("details li").first()).toBeVisible();

    const field = page.getByLabel(check.label);
    for (const [typed, verdict] of checked) {
      await field.fill(typed);
      await main.getByRole("button", { name: check.submit }).click();
      await expect(page.getByText(verdict)).toBeVisible();
      if (javaScriptEnabled) await expectHeard(page, verdict, fraudCentre.title);
      await expect(field).toHaveValue(typed);
    }
    if (javaScriptEnabled) await expectNoBarriers(page);

    await page.goto(`${address}?contact=x`);
    await expect(field).toHaveAccessibleDescription(new RegExp(check.errors.unreadable));
    await expect(page).toHaveTitle(/^Error: /);
    if (javaScriptEnabled) await expectNoBarriers(page);
  });
});

test("an answer is not cached, and not indexed", async ({ visitor }) => {
  for (const contact of [settings.website.href, settings.ussd, "hfc-bank.com", ""]) {
    const query = new URLSearchParams({ contact });
    const { headers, values } = await visitor.open(`${address}?${query}`);
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(values("meta[name=robots]", "content")).toEqual([expect.stringContaining("noindex")]);
  }
});

test("each number that works today has its hours, an authority as its source, and none is a specimen", async ({
  visitor,
}) => {
  const { text, texts, values, document } = await visitor.open(address);
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
