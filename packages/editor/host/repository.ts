import { execFile } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** Somebody who writes or merges, as Git names people. */
export type Person = { id: number; username: string; name: string };
export type Action = {
  action: string;
  file_path: string;
  previous_path?: string | undefined;
  content: string;
  encoding: string;
};
export type Repository = Awaited<ReturnType<typeof openRepository>>;

const run = promisify(execFile);
const nobody: Person = { id: 0, username: "folder", name: "Changed in the folder" };
export const addressOf = ({ username }: Person) => `${username}@bank.example`;

/**
 * A bare repository. Its branch `main` follows a folder of content: a change there by hand becomes a commit, and a merge
 * is written there.
 */
export async function openRepository(gitDir: string, content: string) {
  let indexes = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, since they share the index of the folder. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
  const raw = async (
    words: string[],
    env: Record<string, string> = {},
    input?: string | Buffer,
  ) => {
    const options = {
      encoding: "buffer" as const,
      cwd: dirname(content),
      maxBuffer: 2 ** 28,
      env: {
        PATH: process.env["PATH"],
        // Nobody's own settings change what is written.
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_DIR: gitDir,
        ...env,
      },
    };
    const running = run("git", words, options);
    // A git that ends early says why itself.
    running.child.stdin?.on("error", () => undefined).end(input);
    return (await running).stdout;
  };
  const git = async (...all: Parameters<typeof raw>) => (await raw(...all)).toString();
  const line = async (...all: Parameters<typeof git>) => (await git(...all)).trim();
  const lines = async (...words: string[]) => (await git(words)).split("\n").filter(Boolean);
  const tip = (ref: string) => line(["rev-parse", "--verify", "-q", ref]).catch(() => undefined);
  const folder = { GIT_WORK_TREE: dirname(content), GIT_INDEX_FILE: join(gitDir, "folder.index") };

  /** Makes a tree in an index of its own. */
  async function treeOf(from: string, change: (env: Record<string, string>) => Promise<unknown>) {
    const env = { GIT_INDEX_FILE: join(gitDir, `index-${process.pid}-${indexes++}`) };
    try {
      await git(["read-tree", from], env);
      await change(env);
      return await line(["write-tree"], env);
    } finally {
      rmSync(env.GIT_INDEX_FILE, { force: true });
    }
  }

  async function commit(person: Person, tree: string, message: string, parents: string[]) {
    const as = Object.fromEntries(
      ["AUTHOR", "COMMITTER"].flatMap((role) => [
        [`GIT_${role}_NAME`, person.name],
        [`GIT_${role}_EMAIL`, addressOf(person)],
      ]),
    );
    const words = parents.flatMap((parent) => ["-p", parent]);
    return line(["commit-tree", tree, ...words, "-F", "-"], as, message);
  }

  /** Takes what was changed in the folder by hand. */
  async function readFolder() {
    await git(["add", "-A", "-f", "--", content], folder);
    const tree = await line(["write-tree"], folder);
    const main = await tip("refs/heads/main");
    if (main && tree === (await tip(`${main}^{tree}`))) return main;
    const message = main ? "Change the folder by hand" : "Begin with the content as it is";
    const made = await commit(nobody, tree, message, main ? [main] : []);
    await git(["update-ref", "refs/heads/main", made]);
    return made;
  }

  if (!existsSync(gitDir)) {
    mkdirSync(dirname(gitDir), { recursive: true });
    await git(["init", "-q", "--bare", "-b", "main", gitDir]);
    await git(["config", "core.bare", "false"]);
  }
  await readFolder();

  return {
    git,
    line,
    lines,
    tip,
    readFolder: () => inTurn(readFolder),

    /** Writes files on a branch, which begins at another where one is named. */
    async write(
      person: Person,
      branch: string,
      message: string,
      actions: Action[],
      start?: string,
    ) {
      const parent = await tip(`refs/heads/${start ?? branch}`);
      if (!parent) throw new Error(`There is no branch ${start ?? branch}`);
      const tree = await treeOf(parent, async (env) => {
        for (const {
          action,
          file_path: path,
          previous_path: old,
          content: text,
          encoding,
        } of actions) {
          const gone = action === "delete" ? path : old;
          if (gone) await git(["update-index", "--force-remove", gone], env);
          if (action === "delete") continue;
          const file = Buffer.from(text, encoding === "base64" ? "base64" : "utf8");
          const blob = await line(["hash-object", "-w", "--stdin"], {}, file);
          await git(["update-index", "--add", "--cacheinfo", `100644,${blob},${path}`], env);
        }
      });
      const made = await commit(person, tree, message, [parent]);
      await git(["update-ref", `refs/heads/${branch}`, made]);
      return made;
    },

    /** Turns a merge back on a branch of its own. */
    async turnBack(person: Person, merged: string, branch: string, message: string) {
      const main = await inTurn(readFolder);
      const change = await git(["diff", "--binary", `${merged}^1`, merged]);
      const tree = await treeOf(main, (env) => git(["apply", "-R", "--cached", "-"], env, change));
      const made = await commit(person, tree, message, [main]);
      await git(["update-ref", `refs/heads/${branch}`, made]);
      return made;
    },

    /** The content after a merge; none if both sides changed the same lines. */
    async mergedTree(branch: string) {
      await inTurn(readFolder);
      return line(["merge-tree", "--write-tree", "main", branch]).catch(() => undefined);
    },

    /** Merges a tree that was looked at, and writes what is new into the folder. */
    merge: (person: Person, branch: string, tree: string, message: string) =>
      inTurn(async () => {
        const [main, other] = [await readFolder(), await tip(`refs/heads/${branch}`)];
        if (!other) throw new Error(`There is no branch ${branch}`);
        const made = await commit(person, tree, message, [main, other]);
        // Git refuses to write over what somebody changed there meanwhile.
        await git(["read-tree", "-m", "-u", main, made], folder);
        await git(["update-ref", "refs/heads/main", made, main]);
        await git(["update-ref", "-d", `refs/heads/${branch}`]);
        return made;
      }),

    /** Writes all files of a tree into an empty folder. */
    async unpack(tree: string, into: string) {
      const env = { GIT_INDEX_FILE: join(into, ".index") };
      await git(["read-tree", tree], env);
      await git(["checkout-index", "-a", `--prefix=${into}/`], env);
    },

    /** A file as it is on a branch, such as a picture. */
    file: (branch: string, path: string) => raw(["cat-file", "blob", `${branch}:${path}`]),

    /** Texts of files as they are on a branch; none for a file that is not there. */
    async texts(branch: string, paths: string[]) {
      const asked = paths.map((path) => `${branch}:${path}\n`).join("");
      const out = await raw(["cat-file", "--batch"], {}, asked);
      let at = 0;
      return paths.map((path) => {
        const end = out.indexOf("\n", at);
        const [oid = "", kind, bytes] = out.subarray(at, end).toString().split(" ");
        const size = Number(bytes);
        at = end + 1;
        if (kind !== "blob") return { path, oid: "", size: 0, rawTextBlob: null };
        const rawTextBlob = out.subarray(at, at + size).toString();
        at += size + 1;
        return { path, oid, size, rawTextBlob };
      });
    },
  };
}
