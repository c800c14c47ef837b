import { describe, expect, test } from "vitest";
import { parse } from "csv-parse/sync";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { contents } from "#test/support/content/contents.ts";
import { spreadsheetRoutes } from "./spreadsheet.routes.ts";

const app = spreadsheetRoutes(
  (language) => (language === "en" ? content : contents.sw),
  () => new Response(null, { status: 503 }),
);
const ask = (address: string, headers: Record<string, string> = {}) =>
  app.request(`https://www.example.org${address}`, { headers });

describe("/calculators/cost-of-credit.xlsx", () => {
  test.each(["", "?product=car-used&amount=900000&rate=15", "?product=plot&rate=%00"])(
    "%s is a workbook to download, and is not cached",
    async (query) => {
      const answer = await ask(`/calculators/cost-of-credit.xlsx${query}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toContain("spreadsheetml.sheet");
      expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; .*\.xlsx"$/);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      // The first bytes of a ZIP archive.
      expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 2)).toBe("PK");
    },
  );

  test("an unknown loan has no spreadsheet", async () => {
    expect((await ask("/calculators/cost-of-credit.xlsx?product=gold")).status).toBe(404);
  });
});

describe("/calculators/loan-cost.csv", () => {
  test("is the whole schedule of that loan", async () => {
    const answer = await ask(
      "/calculators/loan-cost.csv?product=personal-loan&amount=100000&rate=12&months=12",
    );
    expect(answer.headers.get("Content-Disposition")).toContain("repayments-personal-loan.csv");
    const rows: string[][] = parse(await answer.text(), { bom: true });
    expect(rows).toHaveLength(13);
    // PMT(1%, 12, 100,000) is 8,884.88.
    expect(rows[1]).toEqual(["1", "8884.88", "1000.00", "7884.88", "92115.12"]);
    expect(rows.at(-1)?.at(-1)).toBe("0.00");
  });

  test("has Kiswahili heads below /sw, and the same figures", async () => {
    const address =
      "/calculators/loan-cost.csv?product=personal-loan&amount=100000&rate=12&months=12";
    const [heads, ...rows] = (await (await ask(`/sw${address}`)).text()).split("\r\n");
    const { month, balance } = contents.sw.homeCost.schedule;
    expect(heads).toContain(month);
    expect(heads).toContain(balance);
    expect(rows).toEqual((await (await ask(address)).text()).split("\r\n").slice(1));
  });

  test("values beyond the loan's limits redirect to the page, which says why", async () => {
    const search = "?product=school-fees-loan&amount=90000&rate=14&months=4";
    const answer = await ask(`/calculators/loan-cost.csv${search}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/calculators/loan-cost${search}`);
  });

  test.each(["", "?product=gold&amount=1&rate=1&months=1"])("%s is not a loan", async (search) => {
    expect((await ask(`/calculators/loan-cost.csv${search}`)).status).toBe(404);
  });
});

describe("/calculators/home-cost.csv", () => {
  test("is compressed, and has no tag", async () => {
    const address = "/calculators/home-cost.csv?price=5000000&rate=14&years=20";
    const { headers } = await ask(address, { "Accept-Encoding": "br" });
    expect([headers.get("Content-Encoding"), headers.get("ETag")]).toEqual(["br", null]);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("is the whole schedule", async () => {
    const answer = await ask(
      "/calculators/home-cost.csv?price=5000000&deposit=500000&rate=14&years=20",
    );
    expect(answer.headers.get("Content-Disposition")).toContain("repayments.csv");
    const rows: string[][] = parse(await answer.text(), { bom: true });
    expect(rows).toHaveLength(241);
    expect(rows[1]).toEqual(["1", "55958.44", "52500.00", "3458.44", "4496541.56"]);
    expect(rows.at(-1)?.at(-1)).toBe("0.00");
  });

  test("uses the loan's own limits if the loan is named", async () => {
    const table = async (query: string) =>
      (await ask(`/calculators/home-cost.csv?${query}&rate=14&years=20`)).text();
    expect(await table("know=loan&loan=4.5m&price=9m")).toBe(
      await table("price=5m&deposit=500000"),
    );
  });

  test("invalid values redirect to the page, which says why", async () => {
    const answer = await ask("/calculators/home-cost.csv?price=none&netPay=5");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/calculators/home-cost?price=none");
  });
});
