import { expect, test } from "vitest";
import { paths } from "#app/pages/paths.ts";
import { partHeader } from "#domain/pages/page-part.ts";
import { calculationHeader } from "#domain/pages/calculation-header.ts";
import { startApp } from "#test/support/whole-app.ts";

const browser = {
  "User-Agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Safari/537.36",
};

async function countingApp(isAnswered = true) {
  const counted: string[] = [];
  const { ask } = await startApp({
    acts: {
      countDownload: (path) => void counted.push(`download ${path}`),
      countEvent: (event, path) => void counted.push(`${event} ${path}`),
    },
    respond: async () =>
      new Response("page", { headers: isAnswered ? { [calculationHeader]: "answered" } : {} }),
  });
  return { ask, counted };
}

test("a document that is served whole is a download", async () => {
  const { ask, counted } = await countingApp(false);
  const file = "/documents/results.pdf";
  const first = await ask(file, { headers: browser });
  expect(first.status).toBe(200);
  expect(counted).toEqual([`download ${file}`]);

  const tag = String(first.headers["etag"]);
  for (const [headers, method] of [
    [{ Range: "bytes=2-4" }, "GET"],
    [{ "If-None-Match": tag }, "GET"],
    [{ "Sec-Purpose": "prefetch" }, "GET"],
    [{ "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }, "GET"],
    [{}, "HEAD"],
  ] as const)
    await ask(file, { method, headers: { ...browser, ...headers } });
  await ask("/documents/none.pdf", { headers: browser });
  await ask("/pictures/home-480.avif", { headers: browser });
  expect(counted).toHaveLength(1);
});

test("a spreadsheet is a download", async () => {
  const { ask, counted } = await countingApp();
  await ask(paths.costOfCredit(), { headers: browser });
  expect(counted).toEqual([`download ${paths.costOfCredit()}`]);
});

test("a page that answers figures is a calculation, and does not show that it is counted", async () => {
  const { ask, counted } = await countingApp();
  const { headers } = await ask("/calculators/mortgage?amount=5000000", { headers: browser });
  expect(headers).not.toHaveProperty(calculationHeader.toLowerCase());
  expect(counted).toEqual(["calculation /calculators/mortgage"]);
});

test("a page that a script fetches for its answer is left to the script", async () => {
  const { ask, counted } = await countingApp();
  const { headers } = await ask("/calculators/loan-cost?amount=1", {
    headers: { ...browser, [partHeader]: "1" },
  });
  expect(headers).not.toHaveProperty(calculationHeader.toLowerCase());
  expect(counted).toEqual([]);
});

test("a page without an answer is none", async () => {
  const { ask, counted } = await countingApp(false);
  await ask("/calculators/mortgage?amount=x", { headers: browser });
  expect(counted).toEqual([]);
});

test("a page that is shown without script counts under its path, once for each time it is shown", async () => {
  const { ask, counted } = await countingApp();
  const shown = { ...browser, Referer: "https://www.example.org/borrow?amount=5" };
  const { status, headers } = await ask("/page-view", { headers: shown });
  expect(status).toBe(204);
  expect(headers).toMatchObject({ "cache-control": "no-store" });
  expect(counted).toEqual(["page_view /borrow"]);

  for (const [more, method] of [
    [{ Referer: "" }, "GET"],
    [{ "Sec-Fetch-Site": "cross-site" }, "GET"],
    [{ "Sec-Purpose": "prefetch;prerender" }, "GET"],
    [{ "User-Agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }, "GET"],
    [{}, "HEAD"],
  ] as const)
    await ask("/page-view", { method, headers: { ...shown, ...more } });
  expect(counted).toHaveLength(1);
});
