import { expect, test } from "vitest";
import { hasUnpublishedPrice } from "#model/products/unpublished-price.ts";
import { content } from "#test/support/content/content.ts";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { engines } from "#test/support/site/databases.ts";
import { storeEnquiries } from "#test/support/records/records.ts";

const asking = content.products.filter(hasUnpublishedPrice).map(({ title }) => title);
const priced = content.products.find((product) => !hasUnpublishedPrice(product))?.title;
const newYear = Date.parse("2027-01-01T00:00+03:00");
const [one = "", two = ""] = asking;

test.each(engines)(
  "on %s enquiries about products without a published price are counted by month",
  async (engine) => {
    const { db, clock, run, read } = await openSiteOfCommands(engine);
    clock.now = newYear;
    const sent: [section: string, createdAt: number][] = [
      [one, newYear],
      [two, newYear + 1],
      [two, newYear + 2],
      [two, newYear - 1],
      [priced ?? "", newYear],
      ["Contact us", newYear],
      [one, Date.parse("2026-11-30T23:59:59.999+03:00")],
    ];
    for (const [i, [messageSection, createdAt]] of sent.entries())
      await storeEnquiries(db, { reference: `E-${i}`, messageSection, createdAt });
    expect(await read("enquiries", "asked", "--months", "2")).toEqual([
      { month: "2027-01", product: two, asked: 2 },
      { month: "2027-01", product: one, asked: 1 },
      { month: "2026-12", product: two, asked: 1 },
    ]);
    const [header, first] = (await run("enquiries", "asked", "--months", "1")).stdout.split("\n");
    expect(header).toMatch(/month +product +asked/i);
    expect(first).toContain(two);
  },
);
