import { expect, test } from "vitest";
import { startApp } from "#test/support/site/whole-app.ts";
import { limits } from "../limits/limits.ts";

const violation = {
  "document-uri": "https://www.example.org/borrow?name=Wanjiku",
  "effective-directive": "script-src-elem",
  "blocked-uri": "https://evil.example/a.js?b",
};

async function openReports() {
  const { ask, lines } = await startApp();
  const send = async (body: string, headers: Record<string, string> = {}) =>
    (await ask("/api/policy-reports", { method: "POST", body, headers })).status;
  const report = (more = {}, headers = {}) =>
    send(JSON.stringify({ "csp-report": { ...violation, ...more } }), headers);
  return { lines, send, report };
}

test.each([
  ["no origin", {}],
  ["an origin that the browser hides", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
])("a report from %s becomes one line without a query", async (_, headers) => {
  const { lines, report } = await openReports();
  expect(await report({}, headers)).toBe(204);
  expect(lines).toMatchObject([
    {
      log: "security",
      event: "policy-violated",
      reason: "script-src-elem",
      blocked: "https://evil.example",
      page: "/borrow",
    },
  ]);
});

test.each([
  ["blocked-uri", "inline", { blocked: "inline" }],
  ["blocked-uri", "0712345678", { blocked: "other" }],
  ["blocked-uri", undefined, { blocked: "other" }],
  ["effective-directive", "Wanjiku 0712345678", { reason: "other" }],
  ["document-uri", "https://www.example.org/search/wanjiku", { page: "/search/(term)" }],
  ["document-uri", "https://www.example.org/0712345678", { page: "/(typed)" }],
])("%s %s is written as %j", async (field, value, written) => {
  const { lines, report } = await openReports();
  await report({ [field]: value });
  expect(lines).toMatchObject([written]);
});

test.each([
  ["blocked-uri", "chrome-extension://abc/inject.js"],
  ["blocked-uri", "moz-extension"],
  ["source-file", "safari-web-extension://abc/a.js"],
])("what a browser's extension did is left out: %s %s", async (field, value) => {
  const { lines, report } = await openReports();
  expect(await report({ [field]: value })).toBe(204);
  expect(lines).toEqual([]);
});

test.each([
  [413, JSON.stringify({ "csp-report": { ...violation, filling: "a".repeat(16 * 1024) } })],
  [400, "["],
  [400, "{}"],
  [400, ""],
])("a body that is not a report gets %d and is not logged", async (status, body) => {
  const { lines, send } = await openReports();
  expect(await send(body)).toBe(status);
  expect(lines.filter(({ event }) => event === "policy-violated")).toEqual([]);
});

test("all clients together have a limited number of lines in a minute", async () => {
  const { lines, report } = await openReports();
  for (let sent = 0; sent < limits.policyReports.max + 5; sent += 1)
    expect(await report({}, { "X-Client-Address": `192.0.2.${sent}` })).toBe(204);
  expect(lines).toHaveLength(limits.policyReports.max);
});
