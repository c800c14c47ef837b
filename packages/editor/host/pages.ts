import { html, raw } from "hono/html";
import type { Repository } from "./repository.ts";
import { people, type Request } from "./requests.ts";

export type Page = { title: string; person: string | undefined; here: string };
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

export const documentOf = ({ title, person, here }: Page, body: Html) =>
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
        <p>
          ${person ? html`You are: <b>${person}</b>. Continue as` : "Continue as"}
          ${signIns({ to: here }, person)}
        </p>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;

/** The page of the host on which somebody signs in to the editing page. */
export const signInPage = (fields: Record<string, string>) =>
  html`${raw("<!doctype html>")}
    <html lang="en">
      <title>Sign in</title>
      <style>
        ${raw(styles)}
      </style>
      <main>
        <h1>Who are you?</h1>
        <p>${signIns(fields)}</p>
      </main>
    </html>`;

const states = { opened: "waits for approval", merged: "is approved", closed: "is withdrawn" };
const stateOf = ({ state, title }: Request) =>
  state === "opened" && title.startsWith("Draft: ") ? "is a draft" : states[state];
export const titleOf = ({ title }: Request) => title.replace(/^Draft: /, "");

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

/** Names of files as they are, whatever letters they have. */
const named = ["-c", "core.quotePath=false"];

/** The lines that a change takes away and brings, by file. */
export async function changedLines(repository: Repository, { merged, source_branch }: Request) {
  const range = merged ? [`${merged}^1`, merged] : [`main...${source_branch}`];
  const lines = await repository.lines(...named, "diff", "-U0", "--no-renames", ...range);
  return lines.flatMap((line) => {
    // The line of the file names it both times; a name that is gone or new stands as /dev/null.
    const [, file] = /^diff --git a\/(.*) b\//.exec(line) ?? [];
    if (file !== undefined) return [html`<b>${file}</b>`];
    if (line.startsWith("deleted file"))
      return [html`<b>The file is deleted, with all its lines:</b>`];
    if (line.startsWith("Binary files")) return [html`<ins>A picture</ins>`];
    if (/^(?:index|---|\+\+\+|new file|@@|\\)/.test(line)) return [];
    const text = line.slice(1).trim();
    return [line.startsWith("-") ? html`<del>${text}</del>` : html`<ins>${text}</ins>`];
  });
}

type Shown = {
  request: Request;
  here: string;
  site: string;
  lines: Html[];
  faults: string[];
  refusal: string | undefined;
  person: string | undefined;
};

export const requestPage = ({ request, here, site, lines, faults, refusal, person }: Shown) => html`
  <p>By ${request.author.name}. This change ${stateOf(request)}.</p>
  <div class="change">${lines}</div>
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
