import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Config } from "../base/config.ts";
import { contentFiles, hashOfFiles } from "../base/files-hash.ts";
import { Refusal } from "./refusal.ts";

const HealthSchema = z.object({ content: z.string(), contentIsCurrent: z.boolean() });

/** Waits until the site says that it serves the content that was pulled; returns what is known of it, in words. */
export async function awaitShown({ METRICS_PORT, METRICS_HOST, CONTENT_DIR = "" }: Config) {
  if (METRICS_PORT === undefined)
    return "is in place. Without METRICS_PORT the site cannot be asked whether it shows it";
  const url = `http://${METRICS_HOST}:${METRICS_PORT}/health`;
  const revision = hashOfFiles(CONTENT_DIR, contentFiles);
  for (let tries = 0; tries < 80; tries += 1) {
    const answer: unknown = await fetch(url, { signal: AbortSignal.timeout(5000) })
      .then((each) => each.json())
      .catch(() => undefined);
    if (answer === undefined) return "is in place. The site does not answer: it starts with it";
    const health = HealthSchema.parse(answer);
    if (health.content === revision) return "is shown";
    // The site looks each second: until then it may still refuse the content of before.
    if (!health.contentIsCurrent && tries > 20) break;
    await pause(250);
  }
  throw new Refusal(
    "unseen",
    "It was pulled, and the site still shows the content of before: its log says why",
  );
}
