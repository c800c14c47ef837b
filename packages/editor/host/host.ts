import { Hono } from "hono";
import type { Folder } from "./folder.ts";
import { gitlabApi } from "./gitlab.ts";
import { listPage, pageOf, requestPage } from "./pages.ts";
import { people, type Requests } from "./requests.ts";

type Options = { folder: Folder; requests: Requests; origins: { editor: string; site: string } };

/** A double of the bank's GitLab on the origin of the editing page: its API, and plain pages for the second person. */
export function gitHost({ folder, requests, origins }: Options) {
  const app = new Hono();
  app.use(async (context, next) => {
    // Refuses other hosts (DNS rebinding), and posts from other origins.
    const { host, origin } = context.req.header();
    const isOurs = context.req.method === "GET" || origin === origins.editor;
    if (host !== new URL(origins.editor).host || !isOurs) return context.text("Forbidden", 403);
    return next();
  });
  app.route("/api", gitlabApi(folder, requests, origins.editor));

  // On one machine there is no password: anybody who opens the page is the editor, and the name is both code and token.
  app.get("/oauth/authorize", (context) => {
    const { state = "" } = context.req.query();
    return context.redirect(`/?${new URLSearchParams({ code: people[0], state })}`);
  });
  app.post("/oauth/token", (context) => context.json({ access_token: people[0] }));

  app.use("/changes/*", async (context, next) => {
    await next();
    context.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    );
  });
  app.get("/changes", (context) => context.html(listPage(requests.all())));
  app.get("/changes/:iid", (context) => {
    const found = requests.find(Number(context.req.param("iid")));
    if (!found) return context.notFound();
    return context.html(requestPage(found, requests.verdictOf(found).faults, origins.site));
  });
  for (const step of ["merge", "undo"] as const)
    app.post(`/changes/:iid/${step}`, async (context) => {
      const { who } = await context.req.parseBody();
      const found = requests.find(Number(context.req.param("iid")));
      if (!found || typeof who !== "string") return context.notFound();
      const done = requests[step](found, who);
      return typeof done === "string"
        ? context.text(done, 409)
        : context.redirect(pageOf(done), 303);
    });
  return app;
}
