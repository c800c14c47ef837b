import { readFileSync } from "node:fs";
import { html, raw } from "hono/html";
import { diffIndices } from "node-diff3";
import { type Changes, linesOf } from "./folder.ts";
import { draftNote, isDraft, noteOf, people, type Request, titleOf } from "./requests.ts";

const styles = readFileSync(new URL("pages.css", import.meta.url), "utf8");

const page = (title: string, body: ReturnType<typeof html>) =>
  html`${raw("<!doctype html>")}
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <style>
        ${raw(styles)}
      </style>
      <main>
        <h1>${title}</h1>
        ${body}
      </main>
    </html>`;

export const pageOf = ({ iid }: Request) => `/changes/${iid}`;

const states = { opened: "waits for approval", merged: "is approved", closed: "is withdrawn" };
const stateOf = (request: Request) =>
  request.state === "opened" && isDraft(request) ? "is a draft" : states[request.state];

const lineOf = (request: Request) => html`
  <li>
    <a href="${pageOf(request)}">${titleOf(request)}</a>, by ${request.writer}: ${stateOf(request)}
  </li>
`;
export const listPage = (requests: readonly Request[]) =>
  page(
    "Changes to approve",
    requests.length === 0
      ? html`<p>Nobody has sent a change yet.</p>`
      : html`<ol reversed>
          ${requests.toReversed().map(lineOf)}
        </ol>`,
  );

/** The removed and added lines of a change, with their numbers, by file and part. */
const changedLines = (changes: Changes) =>
  Object.entries(changes)
    .filter(([, { before, after }]) => before !== after)
    .flatMap(([path, { before, after }]) => [
      html`<b>${path}</b>`,
      ...(after === null ? [html`<b>The file is deleted, with all its lines:</b>`] : []),
      ...(/\.(?:yaml|md)$/.test(path)
        ? changedIn(linesOf(before), linesOf(after))
        : [html`<ins>A picture</ins>`]),
    ]);

const changedIn = (old: string[], fresh: string[]) =>
  diffIndices(old, fresh).flatMap(
    ({ buffer1: [gone], buffer2: [come], buffer1Content: went, buffer2Content: came }) => [
      html`<i>${titleAbove(went.concat(came), fresh.slice(0, come))}</i>`,
      ...went.map((line, i) => html`<del>${gone + i + 1}: ${line.trim()}</del>`),
      ...came.map((line, i) => html`<ins>${come + i + 1}: ${line.trim()}</ins>`),
    ],
  );

/** The title of the part that contains the lines, or of the whole file. */
function titleAbove([first = ""]: string[], above: string[]) {
  let depth = first.search(/[^ -]|$/) - 1;
  const title = above.findLast((line) => {
    if (line.search(/[^ -]|$/) > depth) return false;
    depth = line.search(/\S|$/);
    return /^[ -]*(?:title|name): /.test(line);
  });
  return title?.replace(/^[ -]*/, "");
}

const button = (request: Request, step: "merge" | "undo", name: string) => html`
  <form method="post" action="${pageOf(request)}/${step}">
    <input type="hidden" name="who" value="${name}" />
    <button>${step === "merge" ? "Approve and merge" : "Undo this change"} as ${name}</button>
  </form>
`;

export const requestPage = (request: Request, faults: string[], site: string) =>
  page(
    titleOf(request),
    html`
      <p>By ${request.writer}. This change ${stateOf(request)}.</p>
      <div class="change">${changedLines(request.changes)}</div>
      ${request.state === "opened" && (faults.length > 0 ? listed(faults) : approval(request))}
      ${
        request.state === "merged" && [
          html`<p>Visitors see it within seconds on <a href="${site}">the site</a>.</p>`,
          ...people.map((person) => button(request, "undo", person)),
        ]
      }
    `,
  );

const listed = (faults: string[]) =>
  html`<h2>The check found mistakes</h2>
    <ul>
      ${faults.map((fault) => html`<li>${fault}</li>`)}
    </ul>`;

/** An approve button for the person who may; otherwise the reason. */
const approval = (request: Request) => [
  html`<p>The check found no mistake.</p>`,
  html`<p class="note">${isDraft(request) ? draftNote : noteOf(request)}</p>`,
  ...people
    .filter((each) => each !== request.writer && !isDraft(request))
    .map((each) => button(request, "merge", each)),
];
