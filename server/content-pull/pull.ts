import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "#model/reading/content-error.ts";
import { requireFourEyes, requirePlainFiles } from "./four-eyes.ts";
import { type Mirror, type MirrorOptions, openMirror } from "./mirror.ts";
import { Refusal, short } from "./refusal.ts";
import { openReleases } from "./releases.ts";
import { type Imported, type PullState, readState, takeTurn, writeState } from "./state.ts";

export type PullOptions = MirrorOptions & {
  /** Throws a ContentError that lists the mistakes. */
  check: (contentFolder: string) => Promise<unknown>;
  now: number;
  /** Imports the content's jobs and rates into the database; returns what is now imported. */
  bring: (shown: Shown) => Promise<Imported | undefined>;
  /** A commit that an operator accepts without a second person's approval. */
  accepted?: string | undefined;
};

/** A refused commit is checked again after five minutes: a date may have been the reason. */
const isRemembered = (refused: PullState["refused"], commit: string | undefined, now: number) =>
  commit !== undefined &&
  refused?.commit === commit &&
  Math.abs(now - refused.triedAt) < 5 * 60_000;

export type Shown = { commit: string; contentFolder: string; imported: Imported | undefined };
type Pulled = { commit: string; before: string | undefined };

/** Fetches the newest content that two people have approved, checks it, and shows it in one step. */
export async function pullContent(options: PullOptions): Promise<Pulled> {
  const { folder, now } = options;
  mkdirSync(join(folder, "releases"), { recursive: true });
  using turns = new DisposableStack();
  turns.use(takeTurn(folder));
  const state = readState(folder);
  let newest: string | undefined;
  try {
    const mirror = openMirror(options);
    newest = await mirror.fetch();
    const pulled = await showNewest(options, mirror, { newest, state });
    await writeState(folder, { pulledAt: now, imported: state.imported });
    const contentFolder = join(folder, "current/content");
    const imported = await options.bring({ ...pulled, contentFolder, imported: state.imported });
    await writeState(folder, { pulledAt: now, imported });
    return pulled;
  } catch (error) {
    // Not recorded for an operator who accepts a commit: the command prints the reason.
    if (error instanceof Refusal && options.accepted === undefined) {
      const before = state.refused;
      const { kind, message: sentence } = error;
      const isSame = before?.commit === newest && before?.kind === kind;
      const refused = { kind, sentence, commit: newest, since: isSame ? before.since : now };
      await writeState(folder, {
        ...state,
        pulledAt: newest === undefined ? state.pulledAt : now,
        refused: isRemembered(before, newest, now) ? before : { ...refused, triedAt: now },
      });
    }
    throw error;
  }
}

async function showNewest(
  { folder, check, now, accepted, branch }: PullOptions,
  mirror: Mirror,
  { newest, state: { refused } }: { newest: string; state: PullState },
): Promise<Pulled> {
  const releases = openReleases(folder);
  const before = releases.live()?.commit;
  const commit = accepted === undefined ? newest : await mirror.find(accepted);
  if (commit === undefined || !(await mirror.descends(commit, newest)))
    throw new Error(`There is no commit ${accepted} on ${branch}`);
  if (commit === before) return { commit, before };
  if (accepted === undefined) {
    if (refused && isRemembered(refused, newest, now))
      throw new Refusal(refused.kind, "Still refused: hfc content status says why");
    if (before === undefined)
      throw new Refusal(
        "blocked",
        `Nothing is shown yet: begin with hfc content accept ${short(newest)} --because "…"`,
      );
    await requireFourEyes(mirror, before, newest);
  } else if (before !== undefined && (await mirror.descends(commit, before)))
    throw new Error(`${accepted} is older than what is shown: have the changes since reverted`);
  await requirePlainFiles(mirror, commit);
  const release = releases.make(commit);
  await mirror.unpack(commit, release);
  try {
    await check(join(release, "content"));
  } catch (error) {
    releases.remove(commit);
    if (!(error instanceof ContentError)) throw error;
    throw new Refusal(
      "unsound",
      `${short(commit)} is not shown, it has mistakes:\n${error.message}`,
    );
  }
  await releases.show(commit);
  return { commit, before };
}

/** The commit that is shown, and what the last pull found. */
export async function readStatus(options: MirrorOptions) {
  const { folder } = options;
  const live = openReleases(folder).live();
  const subject = (live && (await openMirror(options).subject(live.commit))) ?? "";
  return { live: live && { ...live, subject }, ...readState(folder) };
}
