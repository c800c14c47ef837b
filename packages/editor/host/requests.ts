import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { File, Folder } from "./folder.ts";

/** The two people of a host on one machine. */
export const people = [
  { id: 1, username: "editor", name: "Editor" },
  { id: 2, username: "approver", name: "Approver" },
] as const;
export type Person = (typeof people)[number];

const FileSchema = z.string().nullable();
/** A branch and the merge request of it; without a title while there is only the branch. */
const RequestSchema = z.object({
  iid: z.number(),
  source_branch: z.string(),
  title: z.string(),
  labels: z.array(z.string()),
  state: z.enum(["opened", "merged", "closed"]),
  /** The people who wrote in it, by name; the first one began it. */
  writers: z.array(z.string()),
  changes: z.record(z.string(), z.object({ before: FileSchema, after: FileSchema })),
  updated_at: z.string(),
});
const StateSchema = z.object({ secret: z.string(), requests: z.array(RequestSchema) });
export type Request = z.infer<typeof RequestSchema>;
export type Verdict = { files?: Record<string, File>; faults: string[] };
export type Requests = ReturnType<typeof keepRequests>;

export const isDraft = ({ title }: Request) => title.startsWith("Draft: ");
export const titleOf = ({ title }: Request) => title.replace(/^Draft: /, "");

/** The changes that wait for a second person, kept in a file. */
export function keepRequests(folder: Folder, file: string, onMerged: () => void) {
  const state = StateSchema.parse(
    existsSync(file)
      ? JSON.parse(readFileSync(file, "utf8"))
      : { secret: randomUUID(), requests: [] },
  );
  mkdirSync(dirname(file), { recursive: true });
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  save();
  const tokenOf = ({ username }: Person) => `${username}-${state.secret}`;
  const openOf = (branch: string) =>
    state.requests.find((each) => each.source_branch === branch && each.state === "opened");

  /** The files with the change, and the mistakes that the check finds then. */
  function verdictOf({ state: step, changes }: Request): Verdict {
    if (step !== "opened") return { faults: [] };
    const files = folder.merged(changes);
    if (files) return { files, faults: folder.mistakes(files) };
    return { faults: ["Somebody else's change of the same lines was approved meanwhile."] };
  }

  /** The reason for which somebody may not approve a change, if there is one. */
  function refusal(request: Request, { name }: Person, { faults }: Verdict) {
    if (request.state !== "opened") return "This change waits for nobody.";
    if (isDraft(request)) return "This is a draft. Its editor has not sent it for review.";
    if (faults.length > 0) return "The check found mistakes.";
    if (request.writers.length > 1)
      return "Several people have changed this entry, and the last may have written over the others. A third person has to approve it.";
    return request.writers.includes(name)
      ? `${name} wrote in this change. Somebody else has to approve it.`
      : undefined;
  }

  function open(source_branch: string, title = "", changes: Request["changes"] = {}) {
    const iid = (state.requests.at(-1)?.iid ?? 0) + 1;
    const begun = { writers: [], labels: [], updated_at: new Date().toISOString() };
    const request: Request = { iid, source_branch, title, state: "opened", changes, ...begun };
    state.requests.push(request);
    return request;
  }

  function change(request: Request, changed: Partial<Request>) {
    Object.assign(request, changed, { updated_at: new Date().toISOString() });
    save();
    return request;
  }

  return {
    all: () => state.requests.filter(({ title }) => title !== ""),
    find: (iid: number) => state.requests.find((each) => each.iid === iid),
    openOf,
    tokenOf,
    personOf: (token: string | undefined) => people.find((each) => tokenOf(each) === token),
    verdictOf,
    refusal,
    change,

    fileOn: (branch: string, path: string): File => {
      const changed = openOf(branch)?.changes[path];
      return changed ? changed.after : folder.read(path);
    },
    write({ name }: Person, branch: string, files: Record<string, File>) {
      const request = openOf(branch) ?? open(branch);
      const changes = { ...request.changes };
      for (const [path, after] of Object.entries(files))
        changes[path] = { before: changes[path] ? changes[path].before : folder.read(path), after };
      change(request, { changes, writers: [...new Set([...request.writers, name])] });
    },
    remove(branch: string) {
      state.requests = state.requests.filter((each) => each !== openOf(branch));
      save();
    },

    /** Merges a change that somebody else wrote and the check passes; says why where it does not. */
    merge(request: Request, person: Person): Request | string {
      const verdict = verdictOf(request);
      const refused = refusal(request, person, verdict);
      if (refused !== undefined) return refused;
      folder.write(verdict.files ?? {});
      change(request, { state: "merged" });
      onMerged();
      return request;
    },

    /** Turns a merge back as a change of its own; says why where it does not. */
    undo({ title, state: step, changes: done }: Request, { name }: Person): Request | string {
      const back = Object.entries(done).map(
        ([path, { before, after }]) => [path, { before: after, after: before }] as const,
      );
      const changes = Object.fromEntries(back);
      if (step !== "merged") return "Only a change that was approved can be undone.";
      if (!folder.merged(changes))
        return "Its lines were changed again since. Change them on the editing page.";
      const undone = open(`undo/${randomUUID()}`, `Undo: ${title}`, changes);
      return change(undone, { writers: [name] });
    },
  };
}
