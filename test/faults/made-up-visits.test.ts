import { expect, test } from "vitest";
import { layOutSite } from "#test/support/whole-site.ts";
import { visitTotals } from "#server/analytics/visit.store.ts";

test("2,100 made-up pages push no true page out of the day's totals", async () => {
  const site = await layOutSite("SQLite");
  const server = await site.start();
  const count = async (page: string) => {
    const response = await fetch(`${server.origin}/api/website/analytics`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ page, event: "page_view" }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const madeUp = Array.from({ length: 2100 }, (_, n) => `/made-up-${n}`);
  while (madeUp.length > 0) await Promise.all(madeUp.splice(0, 100).map(count));
  expect(await count("/hfc")).toBe(202);
  expect(await count("/sw/hfc")).toBe(202);
  await server.end("SIGTERM");

  const totals = await site.look(({ db }) => visitTotals(db, { days: 1, now: Date.now() }));
  expect(totals).toEqual([
    { page: "(unknown)", event: "page_view", count: 2100 },
    { page: "/hfc", event: "page_view", count: 1 },
    { page: "/sw/hfc", event: "page_view", count: 1 },
  ]);
});
