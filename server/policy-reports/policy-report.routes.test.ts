import { pino } from "pino";
import { expect, test } from "vitest";
import { startApp } from "#test/support/whole-app.ts";
import { limits } from "../limits/limits.ts";
import { createSecurityLog } from "../security-events/security-log.ts";
import { policyReportRoutes } from "./policy-report.routes.ts";

const origin = "https://www.example.org";
const path = "/api/policy-reports";
const violation = {
  type: "csp-violation",
  url: `${origin}/borrow`,
  body: { effectiveDirective: "script-src-elem", blockedURL: "https://evil.example/a.js?b" },
};

async function openReports() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const security = createSecurityLog(log, Date.now);
  const { ask } = await startApp({ policyReports: policyReportRoutes({ origin, security }) });
  const report = async (body: string, headers: Record<string, string> = {}) => {
    const sent = { "Content-Type": "application/reports+json", ...headers };
    return (await ask(path, { method: "POST", body, headers: sent })).status;
  };
  return { lines, report };
}

test.each([
  ["no origin", {}],
  ["an origin that the browser hides", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["our own origin", { Origin: origin, "Sec-Fetch-Site": "same-origin" }],
])("a report from %s becomes one line of the security log", async (_, headers) => {
  const { lines, report } = await openReports();
  expect(await report(JSON.stringify([violation]), headers)).toBe(204);
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

test("an older browser's report is written too", async () => {
  const { lines, report } = await openReports();
  const body = {
    "csp-report": { "document-uri": `${origin}/hfc`, "violated-directive": "style-src 'self'" },
  };
  const type = { "Content-Type": "application/csp-report" };
  expect(await report(JSON.stringify(body), type)).toBe(204);
  expect(lines).toMatchObject([{ reason: "style-src", blocked: "other", page: "/hfc" }]);
});

test.each([
  [413, JSON.stringify([{ ...violation, filling: "a".repeat(16 * 1024) }]), {}],
  [415, JSON.stringify([violation]), { "Content-Type": "text/plain" }],
  [400, "[", {}],
  [400, "{}", {}],
  [400, "", {}],
])("%d for what is no report, and no line", async (status, body, headers) => {
  const { lines, report } = await openReports();
  expect(await report(body, headers)).toBe(status);
  expect(lines).toEqual([]);
});

const sendMany = async (
  report: Awaited<ReturnType<typeof openReports>>["report"],
  addresses: readonly string[],
) => {
  for (const address of addresses)
    for (const body of [[violation], Array.from({ length: 50 }, () => violation)])
      expect(await report(JSON.stringify(body), { "X-Client-Address": address })).toBe(204);
};

test("one client has ten lines in a minute, with the same answer to later reports", async () => {
  const { lines, report } = await openReports();
  await sendMany(report, ["192.0.2.1"]);
  expect(lines).toHaveLength(limits.policyReportsOfAddress.max);
});

test("all clients together have sixty", async () => {
  const { lines, report } = await openReports();
  await sendMany(
    report,
    Array.from({ length: 12 }, (_, i) => `192.0.2.${i}`),
  );
  expect(lines).toHaveLength(limits.policyReports.max);
});
