import { expect } from "vitest";
import { makePartnerKey } from "#server/captcha/partner-keys.ts";
import { isOk, type ServerProcess } from "#test/support/faults/server-process.ts";
import { askJson, enquiry } from "#test/support/faults/visitors.ts";

/** A server as in production, and an open job. */
export type Flooded = { server: ServerProcess; folder: string; jobId: string };

/** The partner's key, which replaces the captcha; `entry` is its server setting, for the enquiries of `enquire`. */
export const partner = makePartnerKey("floods", 1000);

export const enquire = (origin: string) =>
  askJson(`${origin}/api/website/contactUs`, enquiry(), { "X-Api-Key": partner.key });

/** Checks repeatedly that the server is alive, while a task runs. */
export async function whileAlive(origin: string, lasting: () => Promise<unknown>): Promise<void> {
  const over = new AbortController();
  const ended = lasting().finally(() => over.abort());
  // Awaited below: keeps an earlier failure.
  ended.catch(() => undefined);
  do expect(await isOk(`${origin}/livez`)).toBe(true);
  while (!over.signal.aborted);
  await ended;
}
