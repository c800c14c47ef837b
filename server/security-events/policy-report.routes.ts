import { Hono } from "hono";
import { z } from "zod";
import { limitInMemory } from "../limits/ip-rate-limit.ts";
import { limits } from "../limits/limits.ts";
import type { SecurityLog } from "./security-log.ts";
import { refuseBody } from "../http/json-requests.ts";
import { loggedPath } from "../http/logged-path.ts";
import { replyWithRefusal } from "../http/reply.ts";
import { policyReportsPath } from "../http/security-headers.ts";
import { readSmallBody } from "../http/small-body.ts";

const maxBytes = 16 * 1024;
const longest = 200;

const ReportSchema = z.object({
  "csp-report": z.object({
    "document-uri": z.url(),
    "effective-directive": z.string(),
    "blocked-uri": z.string().default(""),
    "source-file": z.string().default(""),
  }),
});

/**
 * Receives browsers' reports of content policy violations: one line each in the security log, without visitors' input,
 * up to a limit for all clients together. Browsers send no origin, so this runs before the check of origins.
 */
export function policyReportRoutes(security: SecurityLog): Hono {
  const ofAll = limitInMemory(limits.policyReports);
  return new Hono().post(
    policyReportsPath,
    readSmallBody({ maxBytes, answer: refuseBody }),
    async (c) => {
      const sent = ReportSchema.safeParse(await c.req.json().catch(() => undefined));
      if (!sent.success)
        return replyWithRefusal(c, { reason: "malformed", message: "This is no report" });
      const report = sent.data["csp-report"];
      const isOfExtension = /-extensions?\b|^about|webkit-masked/.test(
        `${report["blocked-uri"]} ${report["source-file"]}`,
      );
      if (!isOfExtension && (await ofAll.use("all")).isAllowed)
        security.record("policy-violated", {
          reason: wordIn(report["effective-directive"]),
          violation: {
            blocked: originIn(report["blocked-uri"]),
            page: loggedPath(new URL(report["document-uri"]).pathname, true).slice(0, longest),
          },
        });
      return c.body(null, 204);
    },
  );
}

/** A word of the standard, such as `script-src-elem` or `inline`. */
const wordIn = (text: string) => /^[a-z-]{2,30}$/.exec(text)?.[0] ?? "other";

/** Reduces the blocked URL to its origin. */
const originIn = (blocked: string) =>
  URL.canParse(blocked) ? new URL(blocked).origin.slice(0, longest) : wordIn(blocked);
