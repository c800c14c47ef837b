import { html, raw } from "hono/html";
import { diffComm } from "node-diff3";
import { type Changes, linesOf } from "./folder.ts";
import { isDraft, people, type Request, titleOf } from "./requests.ts";

type Html = ReturnType<typeof html>;

const styles = `
  :root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1rem; max-width: 60rem; }
  form { display: inline; }
  button { font: inherit; padding: .5rem 1rem; margin: .25rem .25rem .25rem 0; cursor: pointer; }
  ol { padding-left: 1.25rem; }
  .change { white-space: pre-wrap; overflow-wrap: anywhere; font-family: ui-monospace, monospace; }
  .change * { display: block; text-decoration: none; padding: .25rem .5rem; border-left: .25rem solid; }
  del { background: light-dark(#fde8e8, #4a1d1d); } ins { background: light-dark(#e3f6e5, #16381c); }
  .note { border-left: .25rem solid; padding-left: 1rem; }`;

const button = (action: string, label: string, fields: Record<string, string> = {}) => html`
  <form method="post" action="${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button>${label}</button>
  </form>
`;

const signIns = (fields: Record<string, string>, person?: string) =>
  Object.values(people)
    .filter(({ name }) => name !== person)
    .map(({ username, name }) => button("/sign-in", name, { ...fields, who: username }));

const page = (title: string, body: Html, above: Html | string = "") =>
  html`${raw("<!doctype html>")}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(styles)}
        </style>
      </head>
      <body>
        ${above}
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

/** A page of the host, with a switch between editor and approver. */
export const documentOf = (title: string, body: Html, here: string, person?: string) =>
  page(
    title,
    body,
    html`<p>
      ${person ? html`You are: <b>${person}</b>. Continue as` : "Continue as"}
      ${signIns({ to: here }, person)}
    </p>`,
  );

/** The page of the host on which somebody signs in to the editing page. */
export const signInPage = (state: string) =>
  page("Who are you?", html`<p>${signIns({ state })}</p>`);

const states = { opened: "waits for approval", merged: "is approved", closed: "is withdrawn" };
const stateOf = (request: Request) =>
  request.state === "opened" && isDraft(request) ? "is a draft" : states[request.state];

export const listPage = (requests: readonly Request[], pageOf: (request: Request) => string) =>
  requests.length === 0
    ? html`<p>Nobody has sent a change yet.</p>`
    : html`<ol reversed>
        ${requests
          .toReversed()
          .map(
            (each) => html`
              <li>
                <a href="${pageOf(each)}">${titleOf(each)}</a>, by ${each.author.name}:
                ${stateOf(each)}
              </li>
            `,
          )}
      </ol>`;

/** The lines that a change takes away and brings, by file. */
const changedLines = (changes: Changes) =>
  Object.entries(changes).flatMap(([path, { before, after }]) => [
    html`<b>${path}</b>`,
    ...(after === null ? [html`<b>The file is deleted, with all its lines:</b>`] : []),
    ...(/\.(?:yaml|md)$/.test(path)
      ? diffComm(linesOf(before), linesOf(after)).flatMap(({ buffer1 = [], buffer2 = [] }) => [
          ...buffer1.map((line) => html`<del>${line.trim()}</del>`),
          ...buffer2.map((line) => html`<ins>${line.trim()}</ins>`),
        ])
      : [html`<ins>A picture</ins>`]),
  ]);

type Shown = {
  request: Request;
  here: string;
  site: string;
  changes: Changes;
  faults: string[];
  refusal: string | undefined;
  person: string | undefined;
};

export const requestPage = ({
  request,
  here,
  site,
  changes,
  faults,
  refusal,
  person,
}: Shown) => html`
  <p>By ${request.author.name}. This change ${stateOf(request)}.</p>
  <div class="change">${changedLines(changes)}</div>
  ${
    request.state === "opened" &&
    (faults.length > 0
      ? html`<h2>The check found mistakes</h2>
          <ul>
            ${faults.map((fault) => html`<li>${fault}</li>`)}
          </ul>`
      : html`<p>The check found no mistake.</p>`)
  }
  ${
    request.state === "merged" &&
    html`<p>Visitors see it within seconds on <a href="${site}">the site</a>.</p>
      ${person && button(`${here}/undo`, "Undo this change")}`
  }
  ${
    request.state === "opened" &&
    (refusal
      ? html`<p class="note">${refusal}</p>`
      : person
        ? button(`${here}/merge`, "Approve and merge")
        : html`<p class="note">Say above who you are.</p>`)
  }
`;
