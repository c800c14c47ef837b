import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#test/support/site/databases.ts";

/** The text of a file by its path; `undefined` deletes it, and a pair sets another mode. */
type Files = Readonly<Record<string, string | undefined | readonly [mode: string, text: string]>>;

type Made = {
  by: string;
  /** The parent commits; by default the branch's newest. */
  on?: readonly string[];
  files?: Files | undefined;
  message?: string | undefined;
  /** Not on the branch, like an editor's change before it is merged. */
  isAside?: boolean;
};

const person = (name: string) =>
  `${name} <${name.toLowerCase().replace(" ", ".")}@bank.example> 1790000000 +0000`;
const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;

/** A test's Git host: a bare repository, whose branch `main` receives the commits; `newest` in a copy of one. */
export function gitHost(repository = temporaryFolder(), newest?: string) {
  const git = (...args: string[]) =>
    execFileSync("git", ["--git-dir", repository, ...args], { encoding: "utf8" }).trim();
  if (newest === undefined)
    git("init", "--quiet", "--bare", "--template=", "--initial-branch=main");

  function commit({ by, on, files = {}, message = "A change", isAside = false }: Made): string {
    const parents = on ?? (newest === undefined ? [] : [newest]);
    const marks = join(repository, "marks");
    const changes = Object.entries(files).map(([path, content]) => {
      if (content === undefined) return `D ${path}\n`;
      const [mode, text] = typeof content === "string" ? ["100644", content] : content;
      return mode === "160000"
        ? `M ${mode} ${text} ${path}\n`
        : `M ${mode} inline ${path}\n${data(text)}`;
    });
    const [from, ...merged] = parents;
    const stream = [
      "reset refs/heads/made\n",
      "commit refs/heads/made\nmark :1\n",
      `author ${person(by)}\ncommitter ${person(by)}\n${data(message)}`,
      from === undefined ? "" : `from ${from}\n`,
      ...merged.map((each) => `merge ${each}\n`),
      ...changes,
      isAside ? "" : "reset refs/heads/main\nfrom :1\n\n",
    ].join("");
    execFileSync(
      "git",
      ["--git-dir", repository, "fast-import", "--quiet", "--force", `--export-marks=${marks}`],
      { input: stream },
    );
    const [made = ""] = readFileSync(marks, "utf8").trim().split(" ").slice(1);
    if (!isAside) newest = made;
    return made;
  }

  function setBranch(to: string) {
    newest = to;
    git("update-ref", "refs/heads/main", to);
  }

  return {
    repository,
    commit,
    setBranch,
    /** A change that one person writes and another one merges. */
    merge({ by, mergedBy, files, message }: Omit<Made, "on" | "isAside"> & { mergedBy: string }) {
      const into = newest ?? "";
      const written = commit({ by, files, message, isAside: true });
      return commit({ by: mergedBy, on: [into, written], files });
    },
  };
}

/** A PATH with a wrapper of `git` that notes each call in the file `$calls` and then runs `lines`. */
export function gitOfTests(lines: string): string {
  const folder = temporaryFolder();
  const calls = `calls=${join(folder, "calls")}\necho >> "$calls"`;
  writeFileSync(join(folder, "git"), `#!/bin/sh\n${calls}\n${lines}\n`, { mode: 0o755 });
  return `${folder}:${process.env["PATH"] ?? ""}`;
}
