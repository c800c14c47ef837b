import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import { sync } from "../adapters/sync.ts";

const kept = 5;

/** A folder for each commit, and a link to the one that is shown. */
export function openReleases(folder: string) {
  const releases = join(folder, "releases");
  const link = join(folder, "current");
  const pathOf = (commit: string) => join(releases, commit);
  const remove = (commit: string) => rmSync(pathOf(commit), { recursive: true, force: true });

  return {
    live() {
      if (!existsSync(link)) return undefined;
      return { commit: basename(readlinkSync(link)), since: lstatSync(link).mtimeMs };
    },
    /** An empty folder for a commit; removes what a killed pull left there. */
    make(commit: string): string {
      remove(commit);
      mkdirSync(pathOf(commit), { recursive: true });
      return pathOf(commit);
    },
    remove,
    /** Atomic: a reader finds the old release or the new one. */
    async show(commit: string) {
      const next = `${link}.next`;
      rmSync(next, { force: true });
      symlinkSync(join("releases", commit), next);
      renameSync(next, link);
      await sync(folder);
      const madeAt = (name: string) => statSync(pathOf(name)).mtimeMs;
      const others = readdirSync(releases).filter((name) => name !== commit);
      const old = others.toSorted((a, b) => madeAt(b) - madeAt(a)).slice(kept - 1);
      for (const name of old) remove(name);
    },
  };
}
