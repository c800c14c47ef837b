import type { CodeTexts } from "#model/careers/messages-schema.ts";
import type { SmsSender } from "../adapters/sms/sms.ts";
import type { Database } from "../db/open-database.ts";
import type { Log } from "../base/log.ts";
import type { Keys } from "../base/secret.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import type { PhoneProofs } from "./phone-proof.ts";

/** Counts for the operator's alerts: many codes to one number range, or few entered correctly, suggest abuse. */
type CodeCounts = Pick<Metrics, "codeSent" | "codeReturned">;

export type PhoneCodeOptions = {
  db: Database;
  now: () => number;
  keys: Keys;
  proofs: PhoneProofs;
  sms: SmsSender;
  log: Log;
  security: SecurityLog;
  counts: CodeCounts;
  /** Codes a day for the whole site; 0 sends none. */
  codesADay: number;
  /** Read anew for each request: content may change while the site runs. */
  texts: () => CodeTexts;
  /** The site's host name, which the message names. */
  host: string;
  isDevelopment: boolean;
  randomInt?: (below: number) => number;
  patienceMs?: number;
};

/** A code that a visitor types in. */
export type CheckRequest = {
  phoneNumber: unknown;
  otp: unknown;
  /** The nonce that `send` returned; without it only the network that asked for the code may use it. */
  nonce?: unknown;
  jobId?: unknown;
  clientIp: string;
};
