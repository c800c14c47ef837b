import { Hono } from "hono";
import { clientIp } from "../http/client-ip.ts";
import { refuseBody } from "../http/json-requests.ts";
import { replyWithRefusal } from "../http/reply.ts";
import { readSmallBody } from "../http/small-body.ts";
import { limitByIp, limitInMemory } from "../limits/ip-rate-limit.ts";
import { limits } from "../limits/limits.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import { policyReportsPath } from "./policy-reports-path.ts";
import { readPolicyReports } from "./policy-report.ts";

const maxBytes = 16 * 1024;
const reportTypes = /^application\/(?:csp-report|reports\+json)\s*(?:;|$)/i;

type PolicyReportDeps = { origin: string; security: SecurityLog };

/**
 * Browsers report here what the content policy stopped on a page of ours. They name no origin, or `null`, so it stands
 * before the check of origins; nothing is stored. Beyond the limits a report is dropped with the usual answer: after
 * another the browser would try again.
 */
export function policyReportRoutes({ origin, security }: PolicyReportDeps): Hono {
  const ofClient = limitByIp(limits.policyReportsOfAddress);
  const ofProcess = limitInMemory(limits.policyReports);
  const limitBody = readSmallBody({ maxBytes, answer: refuseBody });

  return new Hono().post(policyReportsPath, limitBody, async (c) => {
    if (!reportTypes.test(c.req.header("Content-Type") ?? "")) {
      const message = "Send application/reports+json or application/csp-report";
      return replyWithRefusal(c, { reason: "unsupported", message });
    }
    const reports = readPolicyReports(await c.req.json().catch(() => undefined), origin);
    if (!reports) {
      return replyWithRefusal(c, { reason: "malformed", message: "This is no report" });
    }
    const client = clientIp(c.req.raw.headers);
    for (const { directive, ...violation } of reports) {
      if (!(await ofClient.use(client)).isAllowed) break;
      if (!(await ofProcess.use("all")).isAllowed) break;
      security.record("policy-violated", { reason: directive, clientIp: client, violation });
    }
    return c.body(null, 204);
  });
}
