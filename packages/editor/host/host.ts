import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { cors } from "hono/cors";
import { html } from "hono/html";
import { z } from "zod";
import { gitlabApi } from "./gitlab.ts";
import type { Folder } from "./folder.ts";
import { documentOf, listPage, requestPage, signInPage } from "./pages.ts";
import { type Request, type Requests, titleOf } from "./requests.ts";

/** The path of the content's repository at the host. */
export const project = "bank/site-content";
const pageOf = ({ iid }: Request) => `/${project}/-/merge_requests/${iid}`;

const TokenSchema = z.object({ code: z.string() });
const SignInSchema = z.object({
  who: z.enum(["editor", "approver"]),
  to: z.string().startsWith("/").optional(),
  state: z.string().optional(),
});

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
    const { host, origin = origins.host } = context.req.header();
    if (host !== new URL(origins.host).host || ![origins.host, origins.editor].includes(origin))
      return context.text("Forbidden", 403);
    await next();
    context.header("X-Frame-Options", "DENY");
    // The browser asks it of where a form leads, too.
    context.header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origins.editor}`,
    );
  });
  app.use("/api/*", cors({ origin: origins.editor }));
  app.use("/oauth/token", cors({ origin: origins.editor }));
  app.route(
    "/api",
    gitlabApi(folder, requests, (each) => origins.host + pageOf(each)),
  );

  app.get("/oauth/authorize", (context) =>
    context.html(signInPage(context.req.query("state") ?? "")),
  );
  // On one machine the code is the token: nobody else hears of it.
  app.post("/oauth/token", async (context) => {
    const { code } = TokenSchema.parse(await context.req.json());
    return context.json({ access_token: code, refresh_token: "" });
  });
  app.post("/sign-in", async (context) => {
    const { who, to = "/", state } = SignInSchema.parse(await context.req.parseBody());
    const code = requests.tokenOf(who);
    setCookie(context, "person", code, { path: "/", httpOnly: true, sameSite: "Strict" });
    const signedIn = state && `${origins.editor}/?${new URLSearchParams({ code, state })}`;
    return context.redirect(signedIn || to, 303);
  });

  const personOf = (context: Context) => requests.personOf(getCookie(context, "person"));
  const show = (context: Context, title: string, body: ReturnType<typeof html>) =>
    context.html(documentOf(title, body, context.req.path, personOf(context)?.name));
  app.get("/", (context) => show(context, "Changes to approve", listPage(requests.all(), pageOf)));

  const request = `/${project}/-/merge_requests/:iid{[0-9]+}`;
  app.get(request, async (context) => {
    const found = requests.find(Number(context.req.param("iid")));
    if (!found) return context.notFound();
    const person = personOf(context);
    const verdict = found.state === "opened" ? await requests.verdictOf(found) : { faults: [] };
    const body = requestPage({
      request: found,
      here: pageOf(found),
      site: origins.site,
      changes: found.state === "closed" ? {} : requests.changesOf(found),
      faults: verdict.faults,
      refusal: person && requests.refusal(found, person, verdict),
      person: person?.name,
    });
    return show(context, titleOf(found), body);
  });
  app.post(`${request}/:step{merge|undo}`, async (context) => {
    const [found, person] = [requests.find(Number(context.req.param("iid"))), personOf(context)];
    if (!found || !person) return context.notFound();
    if (context.req.param("step") === "merge") {
      const refused = await requests.merge(found, person);
      if (refused) return show(context, "Not approved", html`<p>${refused}</p>`);
      return context.redirect(pageOf(found), 303);
    }
    const undone = found.state === "merged" && requests.undo(found, person);
    if (undone) return context.redirect(pageOf(undone), 303);
    const why = html`<p>Its lines were changed again since. Change them on the editing page.</p>`;
    return show(context, "Not undone", why);
  });
  return app;
}
