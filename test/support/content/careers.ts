import { join } from "node:path";
import { pino } from "pino";
import { readOneFile } from "#model/reading/records.ts";
import { CareersMessagesSchema } from "#model/careers/messages-schema.ts";
import type { SmsSender } from "#server/adapters/sms/sms.ts";
import { lineOptions } from "#server/base/log.ts";
import { type Keys, openKeys } from "#server/base/secret.ts";

const contentFolder = join(import.meta.dirname, "../../../content");

export const careersTexts = readOneFile(
  contentFolder,
  "site/careers-messages.yaml",
  CareersMessagesSchema,
);

export const keysOf = (secret: string, previous?: string): Keys =>
  openKeys({
    DATA_DIR: "",
    APP_SECRET: secret.padEnd(32, "."),
    APP_SECRET_PREVIOUS: previous?.padEnd(32, "."),
  });

/** A log whose lines a test can read. */
export function recordedLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino(lineOptions, { write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

/** A gateway that takes every message, and lets a test read them. */
export function recordedSms() {
  const messages: { phone: string; text: string }[] = [];
  const sms: SmsSender = {
    async send(phone, text) {
      messages.push({ phone, text });
      return { ok: true };
    },
  };
  const codeTo = (phone: string) =>
    messages.findLast((message) => message.phone === phone)?.text.slice(-6) ?? "";
  return { sms, messages, codeTo };
}
