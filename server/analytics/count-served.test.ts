import { expect, test } from "vitest";
import { paths } from "#app/pages/paths.ts";
import { partHeader } from "#domain/site/page-part.ts";
import { calculationHeader } from "#domain/site/calculation-header.ts";
import { startApp } from "#test/support/site/whole-app.ts";

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

test("a document that is sent whole is counted as a download", async () => {
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

test("a page with a result is counted as a calculation, without its internal header", async () => {
  const { ask, counted } = await countingApp();
  const { headers } = await ask("/calculators/mortgage?amount=5000000", { headers: browser });
  expect(headers).not.toHaveProperty(calculationHeader.toLowerCase());
  expect(counted).toEqual(["calculation /calculators/mortgage"]);
});

test("a result that a script fetches is not counted by the server", async () => {
  const { ask, counted } = await countingApp();
  const { headers } = await ask("/calculators/loan-cost?amount=1", {
    headers: { ...browser, [partHeader]: "1" },
  });
  expect(headers).not.toHaveProperty(calculationHeader.toLowerCase());
  expect(counted).toEqual([]);
});

test("a page without a result is not counted as a calculation", async () => {
  const { ask, counted } = await countingApp(false);
  await ask("/calculators/mortgage?amount=x", { headers: browser });
  expect(counted).toEqual([]);
});

test("each view without script is counted once, under the page's path", async () => {
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
