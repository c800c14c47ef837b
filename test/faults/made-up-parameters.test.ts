import { expect, test } from "vitest";
import { mostWarmed } from "#server/page-cache/pages-to-warm.ts";
import { shareInFile } from "#test/support/faults/at-end.ts";
import { freePort } from "#test/support/programs/free-port.ts";
import { visitorHeaders } from "#test/support/records/visitor-address.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const server = shareInFile(async () => {
  const metricsPort = await freePort();
  const site = await layOutSite("SQLite", { METRICS_PORT: String(metricsPort), LOG_LEVEL: "warn" });
  const { origin, output } = await site.start();
  const ask = (path: string) => fetch(origin + path, { redirect: "manual" });
  const read = async (path: string) => {
    const response = await ask(path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    origin,
    output,
    read,
    /** The count of a metric; 0 if it is missing. */
    async count(name: string) {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, "m").exec(text)?.[1] ?? 0);
    },
    /** Sends this number of requests of a kind at once; returns their statuses. */
    flood: (times: number, pathOf: (n: number) => string) =>
      Promise.all(Array.from({ length: times }, (_, n) => read(pathOf(n)))),
  };
});

const statusesOf = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

test("a parameter that a page does not read makes no copy of it and no work", async () => {
  const { read, count } = server();
  const times = 4 * mostWarmed;
  const page = (await read("/hfc")).text;
  expect((await read("/sw/hfc?amount=0")).status).toBe(200);
  const rendersBefore = await count("page_renders_total");
  expect(rendersBefore).toBeGreaterThan(0);
  for (let n = 0; n < times; n += 1) {
    const answer = await read(`${n % 2 === 0 ? "/hfc" : "/sw/hfc"}?amount=${n}&from=${n}`);
    expect(answer.status).toBe(200);
  }
  // The server may still be rendering its pages in advance.
  expect((await count("page_renders_total")) - rendersBefore).toBeLessThan(2 * mostWarmed);
  expect((await read("/hfc?amount=7")).text).toBe(page);
});

test("a flood of forms is refused with a message about the form, and pages are still rendered", async () => {
  const { origin, read } = server();
  await read("/hfc");
  const post = async (n: number) => {
    const body = new URLSearchParams({ fullname: `Wanjiru ${n}`, message: "x" });
    const response = await fetch(`${origin}/contact-us`, {
      method: "POST",
      body,
      headers: { Origin: origin, ...visitorHeaders() },
    });
    return { status: response.status, text: await response.text() };
  };
  const many = Promise.all(Array.from({ length: 400 }, (_, n) => post(n)));
  expect((await read("/calculators/mortgage?amount=5000000")).status).toBe(200);
  const answers = await many;
  const statuses = statusesOf(answers);
  expect(statuses).toContain(503);
  expect(statuses.some((status) => status < 500)).toBe(true);
  const shed = answers.find(({ status }) => status === 503);
  expect(shed?.text).toContain("Go back");
});

const floods: Record<string, { pathOf: (n: number) => string; answered: number; lang?: string }> = {
  calculations: { pathOf: (n) => `/calculators/home-cost?price=${5_000_000 + n}`, answered: 200 },
  "unknown addresses": { pathOf: (n) => `/x${n}`, answered: 404 },
  searches: { pathOf: (n) => `/search/home-${n}`, answered: 200 },
  spreadsheets: { pathOf: (n) => `/calculators/cost-of-credit.xlsx?amount=${n}`, answered: 200 },
  "pages in Kiswahili": {
    pathOf: (n) => `/sw/calculators/mortgage?amount=${n}`,
    answered: 200,
    lang: "sw",
  },
};

test("any other flood is refused, and cached pages and the next visitor are served", async () => {
  const { count, flood, output, read } = server();
  await read("/hfc");
  for (const [kind, { pathOf, answered, lang = "en-KE" }] of Object.entries(floods)) {
    const shedBefore = await count("requests_shed_total");
    const many = flood(300, pathOf);
    const meanwhile = await flood(20, (n) => (n % 2 === 0 ? "/hfc" : "/livez"));
    expect(statusesOf(meanwhile), kind).toEqual([200]);
    const answers = await many;
    expect(statusesOf(answers).toSorted(), kind).toEqual([answered, 503]);
    const shed = answers.filter(({ status }) => status === 503);
    for (const { headers, text } of shed) {
      expect(headers.get("Retry-After"), kind).toMatch(/^\d+$/);
      expect(headers.get("Cache-Control"), kind).toContain("no-store");
      expect(text, kind).toContain(`<html lang="${lang}">`);
      expect(text, kind).toMatch(/<h1>.+<\/h1>/);
    }
    expect((await count("requests_shed_total")) - shedBefore, kind).toBe(shed.length);
    expect((await read(pathOf(1))).status, kind).toBe(answered);
  }
  expect(output()).toContain('"event":"request-shed"');
  expect(output()).not.toContain('"level":50');
});
