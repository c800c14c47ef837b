import { Hono } from "hono";
import { cors } from "hono/cors";
import { z } from "zod";
import type { Folder } from "./folder.ts";
import { gitlabApi } from "./gitlab.ts";
import { listPage, pageOf, refusedPage, requestPage, signInPage } from "./pages.ts";
import { people, type Requests } from "./requests.ts";

const TokenSchema = z.object({ code: z.string() });

type Options = {
  folder: Folder;
  requests: Requests;
  /** Where this host is, the editing page, and the site. */
  origins: { host: string; editor: string; site: string };
};

/** A double of the bank's GitLab: its API, and plain pages for the second person. */
export function gitHost({ folder, requests, origins }: Options) {
  const app = new Hono();
  app.use(async (context, next) => {
    // No other site reaches it by a name of its own, or by a form.
    const { host, origin = "" } = context.req.header();
    const isOurs = context.req.method === "GET" || [origins.host, origins.editor].includes(origin);
    if (host !== new URL(origins.host).host || !isOurs) return context.text("Forbidden", 403);
    await next();
    context.header("X-Frame-Options", "DENY");
    context.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    );
  });
  app.use(cors({ origin: origins.editor }));
  app.route("/api", gitlabApi(folder, requests, origins.host));

  app.get("/oauth/authorize", (context) => {
    const { state = "" } = context.req.query();
    const signedIn = people.map((person) => {
      const query = new URLSearchParams({ code: requests.tokenOf(person), state });
      return { person, url: `${origins.editor}/?${query}` };
    });
    return context.html(signInPage(signedIn));
  });
  // On one machine the code is the token: nobody else hears of it.
  app.post("/oauth/token", async (context) => {
    const { code } = TokenSchema.parse(await context.req.json());
    return context.json({ access_token: code, refresh_token: "" });
  });

  app.get("/", (context) => context.html(listPage(requests.all())));
  app.get("/changes/:iid", (context) => {
    const found = requests.find(Number(context.req.param("iid")));
    if (!found) return context.notFound();
    const verdict = requests.verdictOf(found);
    const refusals = people.map((person) => requests.refusal(found, person, verdict));
    return context.html(requestPage(found, { ...verdict, refusals, site: origins.site }));
  });
  for (const step of ["merge", "undo"] as const)
    app.post(`/changes/:iid/${step}`, async (context) => {
      const { who } = await context.req.parseBody();
      const found = requests.find(Number(context.req.param("iid")));
      const person = people.find(({ username }) => username === who);
      if (!found || !person) return context.notFound();
      const done = requests[step](found, person);
      if (typeof done === "string") return context.html(refusedPage(done));
      return context.redirect(pageOf(done), 303);
    });
  return app;
}
