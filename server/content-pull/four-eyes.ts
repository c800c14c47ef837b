import type { Mirror } from "./mirror.ts";
import { Refusal, short } from "./refusal.ts";

/**
 * Requires that each change since `from` was merged by a person who wrote none of it. The Git host makes the merge
 * commit in the name of the person who merged; only that name is trusted, not a message that claims an approval.
 */
export async function requireFourEyes(mirror: Mirror, from: string, to: string): Promise<void> {
  const blocked = (commit: string, reason: string) =>
    new Refusal(
      "blocked",
      `${short(commit)} ${reason}. Nothing newer is shown until an operator decides: hfc content accept ${short(commit)} --because "…"`,
    );
  if (!(await mirror.descends(from, to)))
    throw blocked(to, `does not contain ${short(from)}: the history was rewritten`);
  let before = from;
  for (const { commit, parents, email, name } of await mirror.mainline(from, to)) {
    const [into = "", merged = "", ...more] = parents;
    if (merged === "" || more.length > 0)
      throw blocked(commit, "is no merge of one branch: pushed, squashed or fast-forwarded");
    if (into !== before)
      throw blocked(commit, "was not merged into what is shown: the branch was turned round");
    const writers = new Set((await mirror.writers(into, merged)).map(asPerson));
    if (writers.has(asPerson(email)) || writers.has(asPerson(name)))
      throw blocked(commit, `was written and merged by one person, ${printable(name)}`);
    if (!(await mirror.isPlainMerge(commit, into, merged)))
      throw blocked(commit, "holds more than the branches it merges: it was changed while merging");
    before = commit;
  }
}

/** Makes a name from a commit safe to print. */
const printable = (text: string) => text.replaceAll(/\p{Cc}/gu, " ");
/** Maps names that look the same to one spelling. */
const asPerson = (text: string) =>
  text.normalize("NFKC").replaceAll(/\s+/g, " ").trim().toLowerCase();

/** The content may hold only regular files, and none that Git itself reads (.gitattributes). */
export async function requirePlainFiles(mirror: Mirror, commit: string): Promise<void> {
  const files = await mirror.files(commit);
  const refuse = (path: string, reason: string) =>
    new Refusal("unsound", `${short(commit)} is not shown: ${printable(path)} ${reason}`);
  for (const { mode, path } of files) {
    if (!mode.startsWith("100"))
      throw refuse(path, mode === "160000" ? "is another repository" : "is a link to another file");
    if (/\/\./.test(path)) throw refuse(path, "has a name that begins with a dot");
  }
  if (files.length === 0)
    throw new Refusal("unsound", `${short(commit)} is not shown: it has no folder content/`);
}
