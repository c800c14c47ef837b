import { type MirrorOptions, openMirror } from "./mirror.ts";
import { openReleases } from "./releases.ts";
import { readState } from "./state.ts";

/** The commit that is shown, and what the last pull found. */
export async function readStatus(options: MirrorOptions) {
  const { folder } = options;
  const live = openReleases(folder).live();
  const subject = (live && (await openMirror(options).subject(live.commit))) ?? "";
  return { live: live && { ...live, subject }, ...readState(folder) };
}
