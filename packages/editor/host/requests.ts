import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { Changes, File, Folder } from "./folder.ts";

/** The two people of a host on one machine. */
export const people = {
  editor: { id: 1, username: "editor", name: "Editor" },
  approver: { id: 2, username: "approver", name: "Approver" },
};
export type Person = (typeof people)[keyof typeof people];

const FileSchema = z.string().nullable();
const BranchSchema = z.object({
  /** The people who wrote on it, by name. */
  writers: z.array(z.string()),
  changes: z.record(z.string(), z.object({ before: FileSchema, after: FileSchema })),
});
const RequestSchema = z.object({
  iid: z.number(),
  title: z.string(),
  source_branch: z.string(),
  labels: z.array(z.string()),
  state: z.enum(["opened", "merged", "closed"]),
  author: z.object({ id: z.number(), username: z.string(), name: z.string() }),
  created_at: z.string(),
  updated_at: z.string(),
  /** The changes that were merged. */
  changes: BranchSchema.shape.changes.optional(),
});
const StateSchema = z.object({
  tokens: z.object({ editor: z.string(), approver: z.string() }),
  branches: z.record(z.string(), BranchSchema),
  requests: z.array(RequestSchema),
});
export type Request = z.infer<typeof RequestSchema>;
type Verdict = { files?: Record<string, File>; faults: string[] };
export type Requests = ReturnType<typeof keepRequests>;

export const isDraft = ({ title }: Request) => title.startsWith("Draft: ");
export const titleOf = ({ title }: Request) => title.replace(/^Draft: /, "");

/** The changes that wait for a second person, kept in a file. */
export function keepRequests(folder: Folder, file: string, onMerged: () => void) {
  const state = StateSchema.parse(
    existsSync(file)
      ? JSON.parse(readFileSync(file, "utf8"))
      : { tokens: { editor: randomUUID(), approver: randomUUID() }, branches: {}, requests: [] },
  );
  mkdirSync(dirname(file), { recursive: true });
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  save();

  const changesOf = ({ changes, source_branch }: Request): Changes =>
    changes ?? state.branches[source_branch]?.changes ?? {};
  const writersOf = ({ source_branch }: Request) => state.branches[source_branch]?.writers ?? [];

  /** The files with the change, and the mistakes that the check finds then. */
  async function verdictOf(request: Request): Promise<Verdict> {
    const files = folder.merged(changesOf(request));
    if (files) return { files, faults: await folder.mistakes(files) };
    return { faults: ["Somebody else's change of the same lines was approved meanwhile."] };
  }

  /** The reason for which somebody may not approve a change, if there is one. */
  function refusal(request: Request, person: Person, { faults }: Verdict) {
    if (request.state !== "opened") return "This change waits for nobody.";
    if (isDraft(request)) return "This is a draft. Its editor has not sent it for review.";
    if (faults.length > 0) return "The check found mistakes.";
    const writers = writersOf(request);
    if (writers.length > 1)
      return "Several people have changed this entry, and the last may have written over the others. A third person has to approve it.";
    return writers.includes(person.name)
      ? "You wrote in this change. Somebody else has to approve it."
      : undefined;
  }

  function open(author: Person, title: string, source_branch: string, labels: string[]) {
    const [iid, now] = [state.requests.length + 1, new Date().toISOString()];
    const dates = { created_at: now, updated_at: now };
    const request: Request = {
      iid,
      title,
      source_branch,
      labels,
      state: "opened",
      author,
      ...dates,
    };
    state.requests.push(request);
    save();
    return request;
  }

  function change(request: Request, changed: Partial<Request>) {
    Object.assign(request, changed, { updated_at: new Date().toISOString() });
    save();
    return request;
  }

  return {
    all: () => state.requests,
    openOf: (branch: string) =>
      state.requests.find((each) => each.source_branch === branch && each.state === "opened"),
    find: (iid: number) => state.requests.find((each) => each.iid === iid),
    tokenOf: (name: keyof typeof people) => state.tokens[name],
    personOf(token: string | undefined) {
      if (token === state.tokens.editor) return people.editor;
      return token === state.tokens.approver ? people.approver : undefined;
    },
    changesOf,
    verdictOf,
    refusal,
    open,
    change,

    hasBranch: (branch: string) => state.branches[branch] !== undefined,
    fileOn: (branch: string, path: string): File => {
      const changed = state.branches[branch]?.changes[path];
      return changed ? changed.after : folder.read(path);
    },
    write(person: Person, branch: string, files: Record<string, File>) {
      const { writers, changes } = (state.branches[branch] ??= { writers: [], changes: {} });
      if (!writers.includes(person.name)) writers.push(person.name);
      for (const [path, after] of Object.entries(files))
        changes[path] = { before: changes[path] ? changes[path].before : folder.read(path), after };
      save();
    },
    remove(branch: string) {
      delete state.branches[branch];
      save();
    },

    /** Merges a change that somebody else wrote and the check passes; says why where it does not. */
    async merge(request: Request, person: Person): Promise<string | undefined> {
      const verdict = await verdictOf(request);
      const refused = refusal(request, person, verdict);
      if (refused || !verdict.files) return refused;
      folder.write(verdict.files);
      const changes = changesOf(request);
      delete state.branches[request.source_branch];
      change(request, { state: "merged", changes });
      onMerged();
      return undefined;
    },

    /** Turns a merge back as a change of its own; undefined if its lines were changed since. */
    undo(request: Request, person: Person): Request | undefined {
      const back: Changes = Object.fromEntries(
        Object.entries(changesOf(request)).map(([path, { before, after }]) => [
          path,
          { before: after, after: before },
        ]),
      );
      if (!folder.merged(back)) return undefined;
      const branch = `undo/${request.iid}-${randomUUID()}`;
      state.branches[branch] = { writers: [person.name], changes: back };
      return open(person, `Undo: ${titleOf(request)}`, branch, []);
    },
  };
}
