import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pullContent, readStatus } from "#server/content-pull/pull.ts";
import { Refusal } from "#server/content-pull/refusal.ts";
import { ContentError } from "#model/reading/content-error.ts";
import { temporaryFolder } from "./databases.ts";
import { gitHost } from "#test/support/programs/git-host.ts";

export const fee = "content/fee.yaml";

/** Replaces the content check, which has its own tests. */
async function check(folder: string) {
  const text = readFileSync(join(folder, "fee.yaml"), "utf8");
  if (text.includes("wrong")) throw new ContentError("fee.yaml:1:1 amount: is no number");
}

export const began = 1_000_000;
export const pullOf = (root: string, more: { accepted?: string } = {}) => ({
  ...{ folder: join(root, "content"), repository: join(root, "host.git"), branch: "main" },
  ...{ check, bring: async () => undefined, now: began, ...more },
});

let made: Promise<{ root: string; first: string }> | undefined;
/** Made once, in the run's folder, and removed with it; each test uses a copy. */
async function makeBase() {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  const host = gitHost(join(root, "host.git"));
  const first = host.commit({ by: "Amina", files: { [fee]: "amount: 1" } });
  await pullContent(pullOf(root, { accepted: first }));
  return { root, first };
}

/** A host with content that was accepted, and a site that shows it. */
export async function setUp() {
  const { root: base, first } = await (made ??= makeBase());
  const root = temporaryFolder();
  cpSync(base, root, { recursive: true, verbatimSymlinks: true });
  const host = gitHost(join(root, "host.git"), first);
  const settings = pullOf(root);
  const { folder } = settings;
  const clock = { now: began };
  let checks = 0;
  const counted = (checked: string) => {
    checks += 1;
    return check(checked);
  };
  const pull = (more: { accepted?: string; repository?: string; timeoutMs?: number } = {}) =>
    pullContent({ ...settings, check: counted, now: clock.now, ...more });
  return {
    ...{ host, folder, clock, first, pull },
    checks: () => checks,
    status: () => readStatus(settings),
    shown: () => readFileSync(join(folder, "current", fee), "utf8"),
  };
}
export type PulledSite = Awaited<ReturnType<typeof setUp>>;

export const refusalOf = (pulling: Promise<unknown>) =>
  pulling.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return error;
    },
  );

export const changed = { [fee]: "amount: 2" };
