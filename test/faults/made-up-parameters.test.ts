import { expect, test } from "vitest";
import { mostWarmed } from "#server/page-cache/pages-to-warm.ts";
import { shareInFile } from "#test/support/at-end.ts";
import { freePort } from "#test/support/free-port.ts";
import { visitorHeaders } from "#test/support/visitor-address.ts";
import { layOutSite } from "#test/support/whole-site.ts";

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
    /** How often something was, by the name of its metric; 0 where there is none. */
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
  // Meanwhile the server may still render the pages that it has ready for visitors.
  expect((await count("page_renders_total")) - rendersBefore).toBeLessThan(2 * mostWarmed);
  expect((await read("/hfc?amount=7")).text).toBe(page);
});

test("a flood of calculations is shed, and kept pages are served meanwhile", async () => {
  const { read, count, flood, output } = server();
  await read("/hfc");
  const shedBefore = await count("requests_shed_total");
  const many = flood(200, (n) => `/calculators/home-cost?price=${5_000_000 + n}`);
  const meanwhile = await flood(20, (n) => (n % 2 === 0 ? "/hfc" : "/livez"));
  expect(statusesOf(meanwhile)).toEqual([200]);

  const answers = await many;
  expect(statusesOf(answers).toSorted()).toEqual([200, 503]);
  const shed = answers.filter(({ status }) => status === 503);
  for (const { headers, text } of shed) {
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(text).toMatch(/<h1>.+<\/h1>/);
    expect(text).toMatch(/href="\/calculators\/home-cost\?price=\d+"/);
  }
  expect((await count("requests_shed_total")) - shedBefore).toBe(shed.length);
  expect(output()).toContain('"event":"request-shed"');
  expect(output()).not.toContain('"level":50');
  // The flood is over: a visitor who tries again is answered.
  expect((await read("/calculators/home-cost?price=5000000")).status).toBe(200);
});

test("a flood of forms is shed with words about the form, and pages are rendered meanwhile", async () => {
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
  "unknown addresses": { pathOf: (n) => `/x${n}`, answered: 404 },
  searches: { pathOf: (n) => `/search/home-${n}`, answered: 200 },
  spreadsheets: { pathOf: (n) => `/calculators/cost-of-credit.xlsx?amount=${n}`, answered: 200 },
  "pages in Kiswahili": {
    pathOf: (n) => `/sw/calculators/mortgage?amount=${n}`,
    answered: 200,
    lang: "sw",
  },
};

test("a flood of any other kind is shed, one after the other, and the next visitor is served", async () => {
  const { flood, read } = server();
  await read("/hfc");
  for (const [kind, { pathOf, answered, lang = "en-KE" }] of Object.entries(floods)) {
    const many = flood(300, pathOf);
    expect(statusesOf(await flood(20, () => "/hfc")), kind).toEqual([200]);
    const answers = await many;
    expect(statusesOf(answers).toSorted(), kind).toEqual([answered, 503]);
    const shed = answers.find(({ status }) => status === 503);
    expect(shed?.headers.get("Retry-After"), kind).toMatch(/^\d+$/);
    expect(shed?.text, kind).toContain(`<html lang="${lang}">`);
    expect((await read(pathOf(1))).status, kind).toBe(answered);
  }
});
