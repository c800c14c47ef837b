import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { addressOf, type Person, type Repository } from "./repository.ts";

/** The two people of a host on one machine. */
export const people: Record<"editor" | "approver", Person> = {
  editor: { id: 1, username: "editor", name: "Editor" },
  approver: { id: 2, username: "approver", name: "Approver" },
};

const PersonSchema = z.object({ id: z.number(), username: z.string(), name: z.string() });
const RequestSchema = z.object({
  iid: z.number(),
  title: z.string(),
  source_branch: z.string(),
  labels: z.array(z.string()),
  state: z.enum(["opened", "merged", "closed"]),
  author: PersonSchema,
  created_at: z.string(),
  updated_at: z.string(),
  merged: z.string().optional(),
});
const StateSchema = z.object({
  tokens: z.object({ editor: z.string(), approver: z.string() }),
  requests: z.array(RequestSchema),
});
export type Request = z.infer<typeof RequestSchema>;
/** Says with file, line and sentence what is wrong with the content of a folder. */
export type Check = (content: string) => Promise<string[]>;
type Verdict = { tree?: string; faults: string[] };
export type Requests = ReturnType<typeof keepRequests>;

const isDraft = ({ title }: Request) => title.startsWith("Draft: ");

/** The changes that wait for a second person, kept in a file beside the repository. */
export function keepRequests(
  repository: Repository,
  { file, check, onMerged }: { file: string; check: Check; onMerged: () => void },
) {
  const state = StateSchema.parse(
    existsSync(file)
      ? JSON.parse(readFileSync(file, "utf8"))
      : { tokens: { editor: randomUUID(), approver: randomUUID() }, requests: [] },
  );
  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  save();
  const checked = new Map<string, Promise<string[]>>();

  function checkOf(tree: string) {
    const found = checked.get(tree) ?? checkTree(tree);
    checked.set(tree, found);
    return found;
  }

  async function checkTree(tree: string) {
    const folder = await mkdtemp(join(tmpdir(), "check-"));
    try {
      await repository.unpack(tree, folder);
      return await check(join(folder, "content"));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The mistakes that the check finds in the content with the change. */
  async function verdictOf({ source_branch: branch }: Request): Promise<Verdict> {
    const tree = await repository.mergedTree(branch);
    if (!tree)
      return { faults: ["Somebody else's change of the same lines was approved meanwhile."] };
    return { tree, faults: await checkOf(tree) };
  }

  async function writersOf({ source_branch: branch }: Request) {
    const addresses = await repository.lines("log", "--format=%ae", `main..${branch}`);
    return Object.values(people).filter((each) => addresses.includes(addressOf(each)));
  }

  /** The reason for which somebody may not approve a change, if there is one. */
  async function refusal(request: Request, person: Person, { tree, faults }: Verdict) {
    if (request.state !== "opened") return "This change waits for nobody.";
    if (isDraft(request)) return "This is a draft. Its editor has not sent it for review.";
    if (!tree || faults.length > 0) return "The check found mistakes.";
    const writers = await writersOf(request);
    if (writers.length > 1)
      return "Several people have changed this entry, and the last may have written over the others. A third person has to approve it.";
    return writers.some(({ id }) => id === person.id)
      ? "You wrote in this change. Somebody else has to approve it."
      : undefined;
  }

  return {
    all: () => state.requests,
    isOpen: (branch: string) =>
      state.requests.some((each) => each.source_branch === branch && each.state === "opened"),
    find: (iid: number) => state.requests.find((each) => each.iid === iid),
    tokenOf: (name: keyof typeof people) => state.tokens[name],
    personOf(token: string | undefined) {
      if (token === state.tokens.editor) return people.editor;
      return token === state.tokens.approver ? people.approver : undefined;
    },
    verdictOf,
    writersOf,
    refusal,

    open(author: Person, title: string, branch: string, labels: string[]) {
      const now = new Date().toISOString();
      const request: Request = {
        iid: state.requests.length + 1,
        title,
        source_branch: branch,
        labels,
        state: "opened",
        author,
        created_at: now,
        updated_at: now,
      };
      state.requests.push(request);
      save();
      return request;
    },

    change(request: Request, changed: Partial<Pick<Request, "title" | "labels" | "state">>) {
      Object.assign(request, changed, { updated_at: new Date().toISOString() });
      save();
      return request;
    },

    /** Merges a change that somebody else wrote and the check passes; says why where it does not. */
    async merge(request: Request, person: Person): Promise<string | undefined> {
      const verdict = await verdictOf(request);
      const refused = await refusal(request, person, verdict);
      if (refused || !verdict.tree) return refused;
      const message = `${request.title}\n\nApproved-by: ${person.name} <${addressOf(person)}>\n`;
      const branch = request.source_branch;
      const merged = await repository.merge(person, branch, verdict.tree, message);
      Object.assign(request, { state: "merged", merged, updated_at: new Date().toISOString() });
      save();
      onMerged();
      return undefined;
    },
  };
}
