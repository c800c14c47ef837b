import { createHash, randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { cors } from "hono/cors";
import { html } from "hono/html";
import { z } from "zod";
import { gitlabApi } from "./gitlab.ts";
import { changedLines, documentOf, listPage, requestPage, signInPage, titleOf } from "./pages.ts";
import type { Repository } from "./repository.ts";
import { people, type Request, type Requests } from "./requests.ts";

/** The path of the content's repository at the host. */
export const project = "bank/site-content";
const pageOf = ({ iid }: Request) => `/${project}/-/merge_requests/${iid}`;

const TokenSchema = z.object({ code: z.string(), code_verifier: z.string() });
const SignInSchema = z.object({
  who: z.enum(["editor", "approver"]),
  to: z.string().startsWith("/").optional(),
  state: z.string().optional(),
  challenge: z.string().optional(),
});

type Options = {
  repository: Repository;
  requests: Requests;
  /** Where this host is, the editing page, and the site. */
  origins: { host: string; editor: string; site: string };
};

/** A double of the bank's GitLab: its API, and plain pages for the second person. */
export function gitHost({ repository, requests, origins }: Options) {
  const app = new Hono();
  const codes = new Map<string, { who: keyof typeof people; challenge: string }>();
  app.use(async (context, next) => {
    // No other site reaches it by a name of its own, or by a form.
    const { host, origin } = {
      host: context.req.header("host"),
      origin: context.req.header("origin"),
    };
    const isOurs = host === new URL(origins.host).host;
    const isKnown = origin === undefined || origin === origins.host || origin === origins.editor;
    if (!isOurs || !isKnown) return context.text("Forbidden", 403);
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
    gitlabApi(repository, requests, (each) => origins.host + pageOf(each)),
  );

  app.get("/oauth/authorize", (context) => {
    const { state = "", code_challenge: challenge = "" } = context.req.query();
    return context.html(signInPage({ state, challenge }));
  });
  app.post("/oauth/token", async (context) => {
    const { code, code_verifier: verifier } = TokenSchema.parse(await context.req.json());
    const given = codes.get(code);
    codes.delete(code);
    const isSame = given?.challenge === createHash("sha256").update(verifier).digest("base64url");
    return given && isSame
      ? context.json({ access_token: requests.tokenOf(given.who), refresh_token: "" })
      : context.json({ error: "invalid_grant" }, 400);
  });
  app.post("/sign-in", async (context) => {
    const { who, to, state, challenge } = SignInSchema.parse(await context.req.parseBody());
    setCookie(context, "person", requests.tokenOf(who), {
      path: "/",
      httpOnly: true,
      sameSite: "Strict",
    });
    if (!state || !challenge) return context.redirect(to ?? "/", 303);
    const code = randomUUID();
    codes.set(code, { who, challenge });
    return context.redirect(`${origins.editor}/?${new URLSearchParams({ code, state })}`, 303);
  });

  const personOf = (context: Context) => requests.personOf(getCookie(context, "person"));
  const show = (context: Context, title: string, body: ReturnType<typeof html>) =>
    context.html(
      documentOf({ title, person: personOf(context)?.name, here: context.req.path }, body),
    );
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
      lines: found.state === "closed" ? [] : await changedLines(repository, found),
      faults: verdict.faults,
      refusal: person && (await requests.refusal(found, person, verdict)),
      person: person?.name,
    });
    return show(context, titleOf(found), body);
  });
  app.post(`${request}/merge`, async (context) => {
    const [found, person] = [requests.find(Number(context.req.param("iid"))), personOf(context)];
    if (!found || !person) return context.notFound();
    const refused = await requests.merge(found, person);
    return refused
      ? show(context, "Not approved", html`<p>${refused}</p>`)
      : context.redirect(pageOf(found), 303);
  });
  app.post(`${request}/undo`, async (context) => {
    const [found, person] = [requests.find(Number(context.req.param("iid"))), personOf(context)];
    if (!found?.merged || !person) return context.notFound();
    const [title, branch] = [`Undo: ${titleOf(found)}`, `undo/${found.iid}-${randomUUID()}`];
    try {
      await repository.turnBack(person, found.merged, branch, title);
    } catch {
      const why = html`<p>Its lines were changed again since. Change them on the editing page.</p>`;
      return show(context, "Not undone", why);
    }
    return context.redirect(pageOf(requests.open(person, title, branch, [])), 303);
  });
  return app;
}
