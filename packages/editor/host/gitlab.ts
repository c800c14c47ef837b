import { posix } from "node:path";
import { type Context, Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { z } from "zod";
import { blobName, type Folder } from "./folder.ts";
import { pageOf } from "./pages.ts";
import { people, type Request, type Requests } from "./requests.ts";

/** Only paths inside the content are read and written. */
const PathSchema = z
  .string()
  .refine((path) => path.startsWith("content/") && posix.normalize(path) === path);
const CommitSchema = z.object({
  branch: z.string(),
  start_branch: z.string().optional(),
  actions: z.array(
    z.object({
      action: z.string(),
      file_path: PathSchema,
      previous_path: PathSchema.optional(),
      content: z.string(),
      encoding: z.enum(["text", "base64"]),
    }),
  ),
});
const CreatedSchema = z.object({
  title: z.string(),
  source_branch: z.string(),
  labels: z.string(),
});
const ChangedSchema = z.object({
  title: z.string().optional(),
  /** The label of the editorial step, the only one that the CMS sets. */
  add_labels: z.string().optional(),
  state_event: z.literal("close").optional(),
});
const QuerySchema = z.object({
  query: z.string(),
  variables: z.object({
    branch: z.string().default("main"),
    paths: z.array(PathSchema).default([]),
  }),
});

const userOf = (name: string) => ({ id: name, username: name, name });

/** As much of GitLab's API as the editing page needs. */
export function gitlabApi(folder: Folder, requests: Requests, origin: string) {
  const api = new Hono();
  const project = "/v4/projects/:project";
  api.use(bearerAuth({ token: people[0] }));
  api.get("/v4/user", (context) => context.json(userOf(people[0])));
  api.get(`${project}/users`, (context) => context.json(people.map(userOf)));

  api.post(`${project}/repository/commits`, async (context) => {
    const { branch, start_branch: start, actions } = CommitSchema.parse(await context.req.json());
    if (branch === "main") return context.json({ message: "main is protected" }, 403);
    const isThere = requests.openOf(branch) !== undefined;
    if (isThere === (start !== undefined))
      return context.json({ message: `Branch ${branch}: ${isThere ? "exists" : "is gone"}` }, 400);
    const files = actions.flatMap(({ action, file_path: path, previous_path: old, ...written }) => {
      const file = Buffer.from(written.content, written.encoding === "base64" ? "base64" : "utf8");
      const after = action === "delete" ? null : file.toString("base64");
      return [...(old ? [[old, null] as const] : []), [path, after] as const];
    });
    if (!isThere && files.every(([path, after]) => after === folder.read(path)))
      return context.json({ message: "Nothing is changed" }, 400);
    requests.write(branch, Object.fromEntries(files));
    return context.json({ id: branch, committed_date: new Date().toISOString() }, 201);
  });

  api.get(`${project}/repository/files/:file/raw`, (context) => {
    const { ref = "main" } = context.req.query();
    const file = requests.fileOn(ref, PathSchema.parse(context.req.param("file")));
    return file === null ? context.notFound() : context.body(Buffer.from(file, "base64"));
  });
  api.delete(`${project}/repository/branches/:branch`, (context) => {
    const branch = context.req.param("branch");
    // The branch of a change in review cannot be deleted.
    if (requests.openOf(branch)?.title)
      return context.json({ message: "A merge request needs it" }, 403);
    requests.remove(branch);
    return context.body(null, 204);
  });

  const shown = (request: Request) => ({
    ...request,
    id: request.iid,
    sha: request.updated_at,
    created_at: request.updated_at,
    author: userOf(request.writer),
    web_url: origin + pageOf(request),
  });
  const found = ({ req }: Context) => {
    const request = requests.find(Number(req.param("iid")));
    if (!request) throw new Error("There is no such merge request");
    return request;
  };
  api.post(`${project}/merge_requests`, async (context) => {
    const { title, source_branch, labels } = CreatedSchema.parse(await context.req.json());
    const branch = requests.openOf(source_branch);
    if (!branch) return context.json({ message: "There is no such branch" }, 400);
    if (branch.title)
      return context.json({ message: ["Another open merge request has this branch"] }, 409);
    return context.json(shown(requests.change(branch, { title, labels: labels.split(",") })), 201);
  });
  api.get(`${project}/merge_requests`, (context) => {
    const { labels, source_branch: branch } = context.req.query();
    const isAsked = (each: Request) =>
      each.state === "opened" &&
      (!labels || each.labels.includes(labels)) &&
      (!branch || each.source_branch === branch);
    return context.json(requests.all().filter(isAsked).map(shown));
  });
  api.put(`${project}/merge_requests/:iid`, async (context) => {
    const request = found(context);
    const { title, add_labels, state_event } = ChangedSchema.parse(await context.req.json());
    const changed = requests.change(request, {
      ...(title && { title }),
      ...(add_labels && { labels: [add_labels] }),
      ...(state_event && { state: "closed" }),
    });
    return context.json(shown(changed));
  });
  api.get(`${project}/merge_requests/:iid/diffs`, (context) =>
    context.json(
      Object.entries(found(context).changes).map(([path, { after }]) => ({
        new_path: path,
        old_path: path,
        deleted_file: after === null,
      })),
    ),
  );

  api.post("/graphql", async (context) => {
    const { query, variables } = QuerySchema.parse(await context.req.json());
    const answer = () => {
      if (query.includes("lastCommit"))
        return { tree: { lastCommit: { sha: folder.version(), message: "" } } };
      const textOf = (path: string) => blobOf(path, requests.fileOn(variables.branch, path));
      if (query.includes("rawTextBlob")) return { blobs: { nodes: variables.paths.map(textOf) } };
      const nodes = folder.list().map((each) => ({ type: "blob", ...each }));
      return { tree: { blobs: { nodes, pageInfo: { hasNextPage: false } } } };
    };
    return context.json({ data: { project: { repository: answer() } } });
  });
  // Always empty: builds, and the history of a file.
  api.get("*", (context) => context.json([]));
  return api;
}

function blobOf(path: string, file: string | null) {
  if (file === null) return { path, oid: "", size: 0, rawTextBlob: null };
  const bytes = Buffer.from(file, "base64");
  return { path, oid: blobName(bytes), size: bytes.length, rawTextBlob: bytes.toString() };
}
