import { type Context, Hono } from "hono";
import { z } from "zod";
import { people, type Request, type Requests } from "./requests.ts";
import type { Person, Repository } from "./repository.ts";

const CommitSchema = z.object({
  branch: z.string(),
  start_branch: z.string().optional(),
  commit_message: z.string(),
  actions: z.array(
    z.object({
      action: z.string(),
      file_path: z.string(),
      previous_path: z.string().optional(),
      content: z.string(),
      encoding: z.string(),
    }),
  ),
});
const NewRequestSchema = z.object({
  title: z.string(),
  source_branch: z.string(),
  labels: z.string(),
});
const ChangeSchema = z.object({
  title: z.string().optional(),
  state_event: z.string().optional(),
  add_labels: z.string().optional(),
  remove_labels: z.string().optional(),
});
const QuerySchema = z.object({
  query: z.string(),
  variables: z.object({
    branch: z.string().optional(),
    cursor: z.string().optional(),
    paths: z.array(z.string()).default([]),
  }),
});

type Env = { Variables: { person: Person } };

/** As much of GitLab's API as the editing page asks for. */
export function gitlabApi(
  repository: Repository,
  requests: Requests,
  pageOf: (request: Request) => string,
) {
  const api = new Hono<Env>();
  const project = "/v4/projects/:project";
  api.use(async (context, next) => {
    const person = requests.personOf(context.req.header("authorization")?.split(" ")[1]);
    if (!person) return context.json({ message: "401 Unauthorized" }, 401);
    context.set("person", person);
    return next();
  });
  api.get("/v4/user", (context) => context.json(context.get("person")));
  api.get(`${project}/users`, (context) => context.json(Object.values(people)));
  api.get(`${project}/deployments`, (context) => context.json([]));
  api.get(`${project}/repository/commits/:sha/statuses`, (context) => context.json([]));

  api.post(`${project}/repository/commits`, async (context) => {
    const {
      branch,
      start_branch: start,
      commit_message: message,
      actions,
    } = CommitSchema.parse(await context.req.json());
    if (branch === "main") return context.json({ message: "main is protected" }, 403);
    const isThere = (await repository.tip(`refs/heads/${branch}`)) !== undefined;
    if (isThere === (start !== undefined))
      return context.json({ message: `Branch ${branch}: ${isThere ? "exists" : "is gone"}` }, 400);
    const id = await repository.write(context.get("person"), branch, message, actions, start);
    return context.json({ id, committed_date: new Date().toISOString() }, 201);
  });

  api.get(`${project}/repository/commits`, async (context) => {
    const { ref_name: ref = "main", path = "content" } = context.req.query();
    const rows = await repository.lines("log", "--format=%H%x09%an%x09%ae%x09%cI", ref, "--", path);
    return context.json(
      rows.map((row) => {
        const [id, author_name, author_email, committed_date] = row.split("\t");
        return { id, author_name, author_email, committed_date };
      }),
    );
  });

  api.get(`${project}/repository/files/:file/raw`, async (context) => {
    const { file } = context.req.param();
    return context.body(
      new Uint8Array(await repository.file(context.req.query("ref") ?? "main", file)),
    );
  });

  api.get(`${project}/repository/branches/:branch`, async (context) =>
    context.json({ commit: { id: await repository.tip(context.req.param("branch")) } }),
  );
  api.delete(`${project}/repository/branches/:branch`, async (context) => {
    const branch = context.req.param("branch");
    // A change that waits for review is not thrown away with its branch.
    if (requests.isOpen(branch)) return context.json({ message: "A merge request needs it" }, 403);
    if (await repository.tip(`refs/heads/${branch}`))
      await repository.git(["update-ref", "-d", `refs/heads/${branch}`]);
    return context.body(null, 204);
  });

  const shown = async (request: Request) => ({
    ...request,
    id: request.iid,
    sha: await repository.tip(request.source_branch),
    web_url: pageOf(request),
  });
  const found = (context: Context<Env>) => {
    const request = requests.find(Number(context.req.param("iid")));
    if (!request) throw new Error("There is no such merge request");
    return request;
  };
  api.post(`${project}/merge_requests`, async (context) => {
    const {
      title,
      source_branch: branch,
      labels,
    } = NewRequestSchema.parse(await context.req.json());
    if (requests.isOpen(branch))
      return context.json({ message: ["Another open merge request has this branch"] }, 409);
    const request = requests.open(context.get("person"), title, branch, labels.split(","));
    return context.json(await shown(request), 201);
  });
  api.get(`${project}/merge_requests`, async (context) => {
    const { labels, source_branch: branch } = context.req.query();
    const open = requests
      .all()
      .filter(
        (each) =>
          each.state === "opened" &&
          (!labels || each.labels.includes(labels)) &&
          (!branch || each.source_branch === branch),
      );
    return context.json(await Promise.all(open.map(shown)));
  });
  api.get(`${project}/merge_requests/:iid`, async (context) =>
    context.json(await shown(found(context))),
  );
  api.put(`${project}/merge_requests/:iid`, async (context) => {
    const request = found(context);
    const {
      title,
      state_event,
      add_labels,
      remove_labels = "",
    } = ChangeSchema.parse(await context.req.json());
    const removed = remove_labels.split(",");
    const kept = request.labels.filter((label) => !removed.includes(label));
    const changed = requests.change(request, {
      ...(title !== undefined && { title }),
      ...(state_event === "close" && { state: "closed" }),
      ...(add_labels !== undefined && { labels: [...kept, add_labels] }),
    });
    return context.json(await shown(changed));
  });
  api.get(`${project}/merge_requests/:iid/diffs`, async (context) => {
    const range = `main...${found(context).source_branch}`;
    const rows = await repository.lines("diff", "--name-status", "--no-renames", range);
    return context.json(
      rows.map((row) => {
        const [kind, file] = row.split("\t");
        return {
          new_path: file,
          old_path: file,
          deleted_file: kind === "D",
          renamed_file: false,
        };
      }),
    );
  });

  api.post("/graphql", async (context) => {
    const { query, variables } = QuerySchema.parse(await context.req.json());
    const { branch = "main", cursor, paths } = variables;
    const answer = async () => {
      if (query.includes("rootRef")) return { rootRef: "main" };
      if (query.includes("lastCommit"))
        return { tree: { lastCommit: { sha: await repository.readFolder(), message: "" } } };
      if (query.includes("rawTextBlob"))
        return { blobs: { nodes: await repository.texts(branch, paths) } };
      const all = await repository.lines("ls-tree", "-r", "--format=%(objectname) %(path)", branch);
      const from = Number(cursor || 0);
      const nodes = all.slice(from, from + 100).map((row) => {
        const [sha, path] = row.split(/ (.*)/);
        return { type: "blob", sha, path };
      });
      const pageInfo = { endCursor: String(from + 100), hasNextPage: from + 100 < all.length };
      return { tree: { blobs: { nodes, pageInfo } } };
    };
    return context.json({ data: { project: { repository: await answer() } } });
  });
  return api;
}
