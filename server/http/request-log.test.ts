import type { RequestListener } from "node:http";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { listenAt } from "#test/support/programs/listen.ts";
import { startPageCache } from "#test/support/site/page-cache.ts";
import { startApp } from "#test/support/site/whole-app.ts";
import { logRequests } from "./request-log.ts";

const policy = { "Cache-Control": "public, s-maxage=60" };

/** The server as in production: log, page cache and all. */
async function startLogged() {
  const { pages } = await startPageCache({
    render: async () => new Response("page", { headers: policy }),
  });
  return startApp({ respond: pages.respond }, (next, write) =>
    logRequests(write, pages.before(next)),
  );
}

/** The log alone, around a handler. */
async function startLogging(handler: RequestListener) {
  const lines: string[] = [];
  return { lines, url: await listenAt(logRequests((line) => lines.push(line), handler)) };
}

test("each request is one line, with the id that its answer carries, for any handler", async () => {
  const { ask, lines } = await startLogged();
  const paths = ["/hfc", "/hfc", "/livez", "/api/gone", "/assets/gone.js", "/borrow/"];
  const ids: unknown[] = [];
  for (const path of paths) ids.push((await ask(path)).headers["x-request-id"]);
  await vi.waitFor(() => expect(lines).toHaveLength(paths.length));
  expect(lines).toMatchObject(paths.map((path, i) => ({ method: "GET", path, id: ids[i] })));
  expect(lines).toMatchObject([200, 200, 200, 404, 404, 301].map((status) => ({ status })));
  expect(new Set(ids).size).toBe(paths.length);
});

test("the id is the server's own, and no visitor's data is logged", async () => {
  const { ask, lines } = await startLogged();
  const answer = await ask("/search/secret?page=secret", {
    headers: {
      ...{ Cookie: "id=secret", "User-Agent": "secret" },
      ...{ Referer: "https://a.example/secret", "X-Request-Id": "secret" },
    },
  });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatchObject({ path: "/search/(term)", ms: expect.any(Number) });
  expect(lines[0]).not.toHaveProperty("cut");
  expect(JSON.stringify([lines, answer.headers])).not.toContain("secret");
});

test("a line has the same fields as other log lines, and is JSON for any URL", async () => {
  const { ask, lines } = await startLogged();
  await ask('/a"b');
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines).toEqual([
    {
      level: pino.levels.values["info"],
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      id: expect.any(String),
      method: "GET",
      path: "(unusual)",
      status: 200,
      ms: expect.any(Number),
    },
  ]);
});

test("a line says if the visitor left before the answer", async () => {
  const { url, lines } = await startLogging(
    (_request, response) => void response.writeHead(200).write("half of it"),
  );
  const visit = new AbortController();
  await fetch(url, { signal: visit.signal });
  visit.abort();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(JSON.parse(lines.join(""))).toMatchObject({ status: 200, cut: true });
});

test.each([
  ["before the answer began", 0],
  ["by a server that is too busy", 503],
])("a visitor's input in a URL is not logged: %s", async (_when, status) => {
  const { url, lines } = await startLogging((request, response) => {
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end();
  });
  await fetch(`${url}/Jane-0712345678`).catch(() => undefined);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toContain('"path":"/(typed)"');
});
