import { unlistedPaths } from "#app/pages/page-lists.ts";
import { describeApi } from "#app/pages/tools/api-docs/endpoints.ts";
import { languageOf } from "#domain/texts/language.ts";
import { paths } from "#app/pages/paths.ts";
import { content } from "#test/support/content/content.ts";
import { routeOf } from "#test/support/components/routes.ts";
import { addresses } from "#test/support/site/site.ts";

/** Something that the server answers, with the names of the fields it may read. */
export type Target = {
  path: string;
  method: "GET" | "POST";
  fields: Readonly<Record<string, string>>;
  type?: string;
};

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

const jobId = content.specimenJobs[0]?.id ?? "";

/** The URLs that no page links to. */
const unlinked = [
  ...unlistedPaths,
  ...["/livez", "/readyz", "/robots.txt", "/sitemap.xml", "/sitemaps/pages.xml"],
  ...["/site.webmanifest", "/humans.txt", "/security.txt", "/.well-known/security.txt"],
  ...["/speculation-rules.json", "/favicon.ico", paths.articlesFeed()],
  paths.applicationSent(jobId, { reference: "A-0000-0001", day: "2026-07-01", seal: "made-up" }),
  ...["/search.json", "/data-rights/sent"],
  ...[paths.costOfCredit(), paths.homeCostTable(), paths.loanCostTable()],
  ...content.redirects.map(({ from }) => from),
  ...["/hfc/", "/nothing", "/sw/nothing", "/no/page/of/this/site/at/all"],
];

/** All targets on a server: its pages in both languages, the files and forms on them, and the API. */
export async function findTargets(origin: string) {
  const found = new Map<string, Target>();
  const add = (target: Target) => found.set(JSON.stringify(target), target);
  const formsOfRoutes = new Map<string, Awaited<ReturnType<typeof readPage>>>();
  const waiting = new Set([...addresses, ...unlinked]);
  for (const path of waiting) {
    // Pages of one route have the same fields: one of them is read.
    const route = `${languageOf(path).language} ${routeOf(languageOf(path).address).file}`;
    const page = formsOfRoutes.get(route) ?? (await readPage(origin + path));
    formsOfRoutes.set(route, page);
    for (const named of page.named) waiting.add(named);
    add({ path, method: "GET", fields: page.fields });
    for (const type of page.isPosted ? formTypes : [])
      add({ path, method: "POST", fields: page.fields, type });
  }
  const document: unknown = await (await fetch(`${origin}/api/openapi.json`)).json();
  for (const { path, method, parameters, body } of describeApi(document).endpoints) {
    const names = [...parameters, ...(body?.fields ?? [])].map(({ name }) => [name, ""]);
    add({
      path: path.replace("{id}", jobId),
      method: method === "POST" ? "POST" : "GET",
      fields: Object.fromEntries(names),
      ...(body && { type: body.type }),
    });
  }
  const all = [...found.values()];
  return { all, targetOf: inTurn(all) };
}

/** Each in its turn, so that none is left out; of six requests one is for a file, for they read little of it. */
function inTurn(all: readonly Target[]) {
  const files = all.filter(({ path }) => /\.(?!csv|json)\w+$/.test(path));
  const others = all.filter((target) => !files.includes(target));
  return (n: number): Target => {
    const [list, turn] = n % 6 === 0 ? [files, n / 6] : [others, n - Math.floor(n / 6)];
    const target = list[turn % list.length];
    if (!target) throw new Error("There is nothing to ask for");
    return target;
  };
}

async function readPage(url: string) {
  const response = await fetch(url, { redirect: "manual" });
  const text = await response.text();
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  const html = isPage ? text : "";
  return {
    fields: fieldsOf(html),
    isPosted: /<form[^>]+method="post"/.test(html),
    named: namedIn(html),
  };
}

/** The fields of a page's forms, with their initial values. */
function fieldsOf(html: string): Record<string, string> {
  const controls = html.match(/<(?:input|select|textarea|button)\b[^>]*>/g) ?? [];
  return Object.fromEntries(
    controls.flatMap((control) => {
      const name = /\bname="([^"]*)"/.exec(control)?.[1];
      return name ? [[name, /\bvalue="([^"]*)"/.exec(control)?.[1] ?? ""]] : [];
    }),
  );
}

/** The URLs of this site on a page. */
function namedIn(html: string): Set<string> {
  const named = html.matchAll(/\b(?:href|src|srcSet|poster|action)="(\/[^"]*)"/gi);
  const each = [...named].flatMap(([, value = ""]) => value.split(/,\s*/));
  return new Set(each.map((address) => address.split(/[?#\s]/)[0] ?? ""));
}
