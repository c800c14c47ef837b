import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import type { File, Folder } from "./folder.ts";

/** The two people of a host on one machine; the first is signed in to the editing page. */
export const people = ["Editor", "Approver"] as const;

const FileSchema = z.string().nullable();
/** A branch and its merge request; the title is missing while there is only the branch. */
const RequestSchema = z.object({
  iid: z.number(),
  source_branch: z.string(),
  title: z.string(),
  labels: z.array(z.string()),
  state: z.enum(["opened", "merged", "closed"]),
  writer: z.string(),
  changes: z.record(z.string(), z.object({ before: FileSchema, after: FileSchema })),
  updated_at: z.string(),
});
export type Request = z.infer<typeof RequestSchema>;
export type Requests = ReturnType<typeof keepRequests>;

export const isDraft = ({ title }: Request) => title.startsWith("Draft: ");
export const draftNote = "This is a draft. Its editor has not sent it for review.";
export const noteOf = ({ writer }: Request) =>
  `${writer} wrote in this change. Somebody else has to approve it.`;
export const titleOf = ({ title }: Request) => title.replace(/^Draft: /, "");

/** The changes in review, stored in a file. */
export function keepRequests(folder: Folder, file: string, onMerged: () => void) {
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  let requests = z.array(RequestSchema).parse(kept);
  const save = () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(requests));
    renameSync(`${file}.new`, file);
  };
  const openOf = (branch: string) =>
    requests.find((each) => each.source_branch === branch && each.state === "opened");

  /** The files with the change, and the mistakes that the check finds then. */
  function verdictOf({ state, changes }: Request) {
    if (state !== "opened") return { faults: ["This change waits for nobody."] };
    const files = folder.merged(changes);
    if (files) return { files, faults: folder.mistakes(files) };
    return { faults: ["Somebody else's change of the same lines was approved meanwhile."] };
  }

  function open(writer: string, source_branch: string) {
    const iid = (requests.at(-1)?.iid ?? 0) + 1;
    const begun = { title: "", labels: [], changes: {}, updated_at: new Date().toISOString() };
    const request: Request = { iid, writer, source_branch, state: "opened", ...begun };
    requests.push(request);
    return request;
  }

  function change(request: Request, changed: Partial<Request>) {
    Object.assign(request, changed, { updated_at: new Date().toISOString() });
    save();
    return request;
  }

  return {
    all: () => requests.filter(({ title }) => title !== ""),
    find: (iid: number) => requests.find((each) => each.iid === iid),
    openOf,
    verdictOf,
    change,

    fileOn: (branch: string, path: string): File => {
      const changed = openOf(branch)?.changes[path];
      return changed ? changed.after : folder.read(path);
    },
    write(branch: string, files: Record<string, File>) {
      const request = openOf(branch) ?? open(people[0], branch);
      const changes = { ...request.changes };
      for (const [path, after] of Object.entries(files))
        changes[path] = { before: changes[path] ? changes[path].before : folder.read(path), after };
      change(request, { changes });
    },
    remove(branch: string) {
      requests = requests.filter((each) => each !== openOf(branch));
      save();
    },

    /** Merges a change of another author if the check passes; otherwise returns the reason. */
    merge(request: Request, who: string): Request | string {
      const { files = {}, faults } = verdictOf(request);
      if (who === request.writer) return noteOf(request);
      if (isDraft(request)) return draftNote;
      if (faults.length > 0) return faults.join("\n");
      folder.write(files);
      change(request, { state: "merged" });
      onMerged();
      return request;
    },

    /** Opens a change that reverts a merge, once; otherwise returns the reason. */
    undo({ iid, title, changes: done }: Request, who: string): Request | string {
      const back = Object.entries(done).map(
        ([path, { before, after }]) => [path, { before: after, after: before }] as const,
      );
      const changes = Object.fromEntries(back);
      const files = folder.merged(changes);
      if (!files) return "Its lines were changed again since. Change them on the editing page.";
      if (Object.entries(files).every(([path, before]) => folder.read(path) === before))
        return "Nothing of it is left to undo.";
      const branch = `undo/${iid}`;
      return openOf(branch) ?? change(open(who, branch), { title: `Undo: ${title}`, changes });
    },
  };
}
