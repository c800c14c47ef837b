import { expect } from "vitest";
import { makePartnerKey } from "#server/captcha/partner-keys.ts";
import { isOk, type ServerProcess } from "#test/support/server-process.ts";
import { askJson, enquiry } from "#test/support/visitors.ts";

/** A server as it runs in production, and a job that is open there. */
export type Flooded = { server: ServerProcess; folder: string; jobId: string };

/** It stands in for a captcha; `entry` is the setting by which the server takes the enquiries of `enquire`. */
export const partner = makePartnerKey("floods", 1000);

export const enquire = (origin: string) =>
  askJson(`${origin}/api/website/contactUs`, enquiry(), { "X-Api-Key": partner.key });

/** Asks the server again and again whether it lives, for as long as something lasts. */
export async function whileAlive(origin: string, lasting: () => Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const ended = lasting().finally(() => over.abort());
  // Awaited below: a failure before that is not lost.
  ended.catch(() => undefined);
  do expect(await isOk(`${origin}/livez`)).toBe(true);
  while (!over.signal.aborted);
  await ended;
}
