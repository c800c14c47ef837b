import { createHmac, randomBytes } from "node:crypto";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { networkOf } from "../base/networks.ts";
import type { Log } from "../base/log.ts";

/** The events that may be part of an attack. */
export type SecurityEvent =
  | "post-refused"
  | "guess-refused"
  | "limit-reached"
  | "upload-refused"
  | "request-shed"
  | "policy-violated"
  | "staff-command";

type About = {
  /** A word of our own, such as `wrong-code`, never a visitor's input. */
  reason: string;
  /** Written only as a pseudonym. */
  clientIp?: string | undefined;
  /** The user who ran an operator's command, and its outcome. */
  by?: string | undefined;
  outcome?: "begun" | "done" | "failed" | undefined;
  /** The source that the content policy stopped, and the page. */
  violation?: { blocked: string; page: string } | undefined;
};

export type SecurityLog = { record(event: SecurityEvent, about: About): void };

const pseudonymLength = 16;

/**
 * Logs one line for each event, in the log named "security". A client keeps its pseudonym for one day in Nairobi: the
 * key is only in this process's memory and is replaced each day, after which a pseudonym cannot be traced to a client.
 */
export function createSecurityLog(log: Log, now: () => number): SecurityLog {
  // Always at level info: strangers must not be able to raise alarms, and a higher log level must not hide events.
  const level = log.level === "silent" ? "silent" : "info";
  const lines = log.child({ log: "security" }, { level });
  let key = { day: "", bytes: Buffer.alloc(0) };

  function pseudonymOf(clientIp: string) {
    const day = nairobiDay(now());
    if (key.day !== day) key = { day, bytes: randomBytes(32) };
    const digest = createHmac("sha256", key.bytes).update(networkOf(clientIp));
    return digest.digest("base64url").slice(0, pseudonymLength);
  }

  return {
    record(event, { reason, clientIp, by, outcome, violation }) {
      const client = clientIp ? pseudonymOf(clientIp) : undefined;
      lines.info({
        event,
        reason,
        ...(client && { client }),
        ...(by && { by }),
        ...(outcome && { outcome }),
        ...violation,
      });
    },
  };
}
