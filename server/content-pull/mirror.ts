import { execFile } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { errorCode } from "../base/error-code.ts";
import { Refusal } from "./refusal.ts";

const run = promisify(execFile);

/** Git refuses damaged objects, and leaves no background process. */
const settings = [
  "transfer.fsckObjects=true",
  "gc.autoDetach=false",
  "core.autocrlf=false",
].flatMap((setting) => ["-c", setting]);

/** Git needs these to reach the host; the site's secrets are not passed on. */
const passedOn = ["PATH", "HOME", "SSH_AUTH_SOCK", "HTTPS_PROXY", "https_proxy", "NO_PROXY"];
/** Prevents git from asking for a password. */
const unattended = {
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  GIT_NO_REPLACE_OBJECTS: "1",
  GIT_SSH_COMMAND: "ssh -o BatchMode=yes -o ConnectTimeout=10",
};

const FailureSchema = z.object({
  killed: z.boolean().default(false),
  stderr: z.string().default(""),
});

export type MirrorOptions = {
  /** The folder of the pulled content; the mirror is a subfolder. */
  folder: string;
  repository: string;
  branch: string;
  timeoutMs?: number | undefined;
};

export type Mirror = ReturnType<typeof openMirror>;

/** A mirror of the content's repository, read with `git`. */
export function openMirror({ folder, repository, branch, timeoutMs = 60_000 }: MirrorOptions) {
  const mirror = join(folder, "mirror.git");
  const index = join(mirror, "unpacked.index");
  const env = {
    ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
    ...unattended,
    GIT_INDEX_FILE: index,
  };

  const git = async (...args: string[]) => {
    const { stdout } = await run("git", [...settings, "--git-dir", mirror, ...args], {
      env,
      timeout: timeoutMs,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout.trim();
  };
  /** Runs git; undefined if git exits with an error. */
  const gitOrNo = (...args: string[]) =>
    git(...args).catch((error: unknown) => {
      if (FailureSchema.safeParse(error).data?.killed === false) return undefined;
      throw error;
    });

  return {
    /** The branch's newest commit. */
    async fetch(): Promise<string> {
      try {
        // A pull that was killed leaves these; no other process works in this folder.
        for (const lock of globSync("**/*.lock", { cwd: mirror })) rmSync(join(mirror, lock));
        await git("init", "--quiet", "--bare", "--template=");
        const branches = `+refs/heads/${branch}:refs/incoming/branch`;
        await git("fetch", "--quiet", "--no-tags", "--", repository, branches);
        return await git("rev-parse", "refs/incoming/branch");
      } catch (error) {
        throw new Refusal("unreachable", explain(error, branch, timeoutMs), { cause: error });
      }
    },
    /** The whole name of a commit; undefined where there is none. */
    find: (commit: string) => gitOrNo("rev-parse", "--verify", "--quiet", `${commit}^{commit}`),
    subject: (commit: string) => gitOrNo("log", "-1", "--format=%s", commit),
    descends: async (from: string, to: string) =>
      (await gitOrNo("merge-base", "--is-ancestor", from, to)) !== undefined,
    /** The commits that came to the branch itself, the oldest first. */
    async mainline(from: string, to: string) {
      const format = "--format=%H%x00%P%x00%ae%x00%an";
      const log = await git("log", "--first-parent", "--reverse", format, `${from}..${to}`);
      return log
        .split("\n")
        .filter(Boolean)
        .map((line) => {
          const [commit = "", parents = "", email = "", name = ""] = line.split("\0");
          return { commit, parents: parents.split(" "), email, name };
        });
    },
    /** The names and email addresses of all authors and committers of `from..to`. */
    async writers(from: string, to: string): Promise<string[]> {
      const others = "%(trailers:key=Co-authored-by,valueonly,unfold,separator=%x00)";
      const format = `--format=%ae%x00%an%x00%ce%x00%cn%x00${others}`;
      const log = await git("log", format, `${from}..${to}`);
      return log.split(/[\n\0<>]/).filter((part) => part.trim() !== "");
    },
    /** True if the commit contains exactly the merge of its parents. */
    async isPlainMerge(commit: string, into: string, merged: string) {
      const tree = await gitOrNo("merge-tree", "--write-tree", into, merged);
      return tree === (await git("rev-parse", `${commit}^{tree}`));
    },
    /** Every file of a commit's `content/`; only this folder is unpacked. */
    async files(commit: string) {
      const format = "--format=%(objectmode) %(path)";
      const list = await git("ls-tree", "-r", "-z", "--full-tree", format, commit, "content/");
      const entries = list.split("\0").filter(Boolean);
      return entries.map((entry) => ({ mode: entry.slice(0, 6), path: entry.slice(7) }));
    },
    /** Writes the commit's `content/` into an empty folder. */
    async unpack(commit: string, into: string) {
      rmSync(index, { force: true });
      await git("--work-tree", into, "checkout", "--quiet", "--force", commit, "--", "content");
      // The files must be on the disk before the link that points to them.
      await run("sync", ["-f", into]);
    },
  };
}

function explain(error: unknown, branch: string, timeoutMs: number): string {
  if (errorCode(error) === "ENOENT") return "git is not installed here";
  const { killed, stderr } = FailureSchema.parse(error);
  if (killed) return `The Git host did not answer within ${timeoutMs / 1000} s`;
  const [reason = "it gave no reason"] = stderr.split("\n").filter(Boolean);
  // The URL may contain a token.
  return `The Git host does not hand over ${branch}: ${reason.replaceAll(/\/\/[^@/\s]*@/g, "//")}`;
}
