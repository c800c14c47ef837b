import { describe, expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { engines, temporaryFile } from "#test/support/site/databases.ts";

const now = Date.parse("2026-07-02T06:00:00Z");

const fileOf = (text: string) => temporaryFile(text, "rates.csv");

describe.each(engines)("on %s", (engine) => {
  test("new rates replace all existing ones, or none if there is a mistake", async () => {
    const { db, clock, read, ...site } = await openSiteOfCommands(engine);
    clock.now = now;
    const run = (...args: string[]) => site.run("rates", ...args);
    const show = () => read("rates", "show");
    const first = fileOf("currency,buy,sell\nUSD,128.5,130.25\nEUR,140,143\n");
    expect(await run("import", first)).toMatchObject({ code: 0, stderr: "" });
    expect(await show()).toMatchObject({
      asOf: "2026-07-02T06:00:00.000Z",
      source: "HFC",
      provenance: "bank",
      rates: [
        { currency: "USD", buy: 128.5, sell: 130.25 },
        { currency: "EUR", buy: 140, sell: 143 },
      ],
    });

    const second = fileOf("currency,buy,sell,asOf\nGBP,165,170,2026-07-01\n");
    await run("import", second, "--source", "Treasury");
    expect(await show()).toMatchObject({
      asOf: "2026-06-30T21:00:00.000Z",
      source: "Treasury",
      rates: [{ currency: "GBP" }],
    });
    await run("import", second, "--as-of", "2026-07-01T09:00:00+03:00");
    expect((await run("show")).stdout).toMatch(
      /GBP +165 +170\nAs of 2026-07-01 09:00, by HFC\.\n$/,
    );

    const wrong = await run("import", fileOf("currency,buy,sell\nUSD,1,2\nEUR,3,2\n"));
    expect(wrong).toMatchObject({ code: 1, stdout: "" });
    expect(wrong.stderr).toBe("rates.csv:3 EUR is bought for more than it is sold for\n");
    expect(await show()).toMatchObject({ rates: [{ currency: "GBP" }] });
    // Each change notifies the servers that keep rates in memory.
    expect(await db.selectFrom("revision").select(["name", "value"]).execute()).toEqual([
      { name: "rates", value: 3 },
    ]);
  });

  test("without rates the command fails", async () => {
    const { run } = await openSiteOfCommands(engine);
    expect(await run("rates", "show")).toMatchObject({ code: 3, stderr: "There are no rates\n" });
  });
});

test("an invalid or future time is refused", async () => {
  const { clock, run } = await openSiteOfCommands("SQLite");
  clock.now = now;
  const file = fileOf("currency,buy,sell\nUSD,1,2\n");
  for (const [time, code] of [
    ["yesterday", 2],
    ["2026-07-03", 1],
  ] as const)
    expect(await run("rates", "import", file, "--as-of", time)).toMatchObject({ code });
});
