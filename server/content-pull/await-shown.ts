import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Config } from "../base/config.ts";
import { contentFiles, hashOfFiles } from "../base/files-hash.ts";
import { Refusal } from "./refusal.ts";

const HealthSchema = z.object({ content: z.string(), contentIsCurrent: z.boolean() });

/** Of the site's health, a quarter of a second apart. */
const tries = 80;
/** The site looks for new content each second: until then it may still say that the content before was refused. */
const triesOfTheFirstLook = 20;

/** Waits until the site says that it serves the content that was pulled; returns what is known of it, in words. */
export async function awaitShown({ METRICS_PORT, METRICS_HOST, CONTENT_DIR = "" }: Config) {
  if (METRICS_PORT === undefined)
    return "is in place. Without METRICS_PORT the site cannot be asked whether it shows it";
  const revision = hashOfFiles(CONTENT_DIR, contentFiles);
  for (let left = tries; left > 0; left -= 1) {
    const health = await askHealth(`http://${METRICS_HOST}:${METRICS_PORT}/health`);
    if (!health) return "is in place. The site does not answer: it starts with it";
    if (health.content === revision) return "is shown";
    if (!health.contentIsCurrent && left < tries - triesOfTheFirstLook) break;
    await pause(250);
  }
  throw new Refusal(
    "unseen",
    "It was pulled, and the site still shows the content of before: its log says why",
  );
}

async function askHealth(url: string) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    return HealthSchema.parse(await answer.json());
  } catch (error) {
    if (error instanceof z.ZodError) throw error;
    return undefined;
  }
}
