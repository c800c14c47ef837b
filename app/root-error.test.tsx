import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { ServerBuild } from "react-router";
import { respondWithHtml } from "#test/support/components/respond-with-html.ts";
import { content } from "#test/support/content/content.ts";
import type { Services } from "#server/services.ts";
import * as entry from "./entry.server.tsx";
import * as root from "./root.tsx";

const broken = new Error("no such table: /srv/secret");
function throws(): never {
  throw broken;
}
type Page = { default: () => ReactNode; loader?: () => unknown };

/** The site's own root with one page below it that fails. */
function buildWith(page: Page) {
  const routes = {
    root: { id: "root", path: "", module: root },
    page: { id: "page", parentId: "root", path: "*", module: page },
  };
  return {
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: { root: { ...routes.root, css: [] }, page: routes.page },
      url: "",
      version: "",
    },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    // The cast: the parts for browsers are not used here.
  } as unknown as ServerBuild;
}

async function answerOf(page: Page, verdict: 500 | 503 = 500, init?: RequestInit) {
  const reported: unknown[] = [];
  const services = {
    content,
    origin: "https://www.example.org",
    scripts: [],
    respondWithHtml,
    now: () => new Date(),
    reportPageFailure: (error: unknown) => {
      reported.push(error);
      return verdict;
    },
    // The cast: no part of these pages uses other services.
  } as Partial<Services> as Services;
  const render = entry.createPageRenderer(buildWith(page), "production");
  const response = await render(new Request("https://www.example.org/borrow", init), services);
  return { response, html: await response.text(), reported };
}

test.each<[string, Page]>([
  ["a component that throws while it is rendered", { default: throws }],
  ["a loader that throws", { default: () => null, loader: throws }],
])("%s: the site's page with the specification's texts", async (_what, page) => {
  const { response, html, reported } = await answerOf(page);
  expect(response.status).toBe(500);
  expect(html).toContain("<h1");
  expect(html).toContain("Unexpected Application Error!");
  expect(html).toContain("500 Internal Server Error");
  expect(html).toContain('href="/contact-us"');
  expect(html).not.toContain("secret");
  expect(reported).toEqual([broken]);
});

test("without its storage the page is a 503 with a Retry-After header", async () => {
  const { response, html } = await answerOf({ default: () => null, loader: throws }, 503);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect(html).toContain("503 Service Unavailable");
});

test("a wrong method is not reported as a failure", async () => {
  const form = { method: "POST", body: new URLSearchParams({ a: "1" }) };
  const { response, reported } = await answerOf({ default: () => null }, 500, form);
  expect([response.status, reported]).toEqual([405, []]);
});
