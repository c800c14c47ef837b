import { expect, test, vi } from "vitest";
import { startApp } from "#test/support/whole-app.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { loggedPath, logRequests } from "./request-log.ts";

test.each([
  ["/", "/"],
  ["/borrow/for-individuals/plot?utm_source=x", "/borrow/for-individuals/plot"],
  ["/calculators/mortgage?amount=5000000&rate=14&years=20", "/calculators/mortgage"],
  ["/?a=1?b=2", "/"],
  ["/search", "/search"],
  ["/search?term=divorce", "/search"],
  ["/search/divorce", "/search/(term)"],
  ["/search/a/b", "/search/(term)"],
  ["/search/a%0Ab?page=2", "/search/(term)"],
  ["/search/", "/search/(term)"],
  ["/searching", "/searching"],
  ["/sw/search/divorce", "/sw/search/(term)"],
  ["/Search/divorce", "/search/(term)"],
  ["//search/divorce", "/search/(term)"],
  ["http://www.example.org/search/divorce", "/search/(term)"],
])("%j is logged as %s", (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

const policy = { "Cache-Control": "public, s-maxage=60" };

/** The server as it stands in production: log, page cache, all else. */
function startLogged() {
  const pages = createPageCache({
    render: async () => new Response("page", { headers: policy }),
    origin: "https://www.example.org",
  });
  return startApp({ respondWithPage: pages.respond }, (next, log) =>
    logRequests(log, pages.before(next)),
  );
}

test("each request is one line, with the id that its answer carries, whoever answers", async () => {
  const { ask, lines } = await startLogged();
  const paths = ["/hfc", "/hfc", "/livez", "/api/gone", "/assets/gone.js", "/borrow/"];
  const ids: unknown[] = [];
  for (const path of paths) ids.push((await ask(path)).headers["x-request-id"]);
  await vi.waitFor(() => expect(lines).toHaveLength(paths.length));
  expect(lines).toMatchObject(paths.map((path, i) => ({ method: "GET", path, id: ids[i] })));
  expect(lines).toMatchObject([200, 200, 200, 404, 404, 301].map((status) => ({ status })));
  expect(new Set(ids).size).toBe(paths.length);
});

test("the id is the server's own, and nothing that a visitor typed or is gets into the log", async () => {
  const { ask, lines } = await startLogged();
  const answer = await ask("/search/secret?page=secret", {
    headers: {
      Cookie: "id=secret",
      "User-Agent": "secret",
      Referer: "https://a.example/secret",
      "X-Request-Id": "secret",
    },
  });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatchObject({ path: "/search/(term)", ms: expect.any(Number) });
  expect(lines[0]).not.toHaveProperty("cut");
  expect(JSON.stringify([lines, answer.headers])).not.toContain("secret");
});
