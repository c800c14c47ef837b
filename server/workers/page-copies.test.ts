import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/databases.ts";
import { eventually } from "#test/support/eventually.ts";
import { listenAt, serveAt } from "#test/support/listen.ts";
import { createPageAnswers } from "../pages/page-answers.ts";
import { createPageCache } from "../pages/page-cache.ts";
import { createCopyServer, createPageCopies } from "./page-copies.ts";

/** A cache of the site whose pages say how often they were made, and a process with copies of them. */
async function setUp({ isClearedMeanwhile = false } = {}) {
  const socketPath = join(temporaryFolder(), "copies");
  let renders = 0;
  let now = 1_000_000;
  const cache = createPageCache({
    origin: "https://hf.example",
    now: () => now,
    isListed: (url) => url !== "/unlisted",
    pageUrl: (url) => url.replace(/\?.*/, ""),
    onClear: () => copies.clear(),
    contentUntil: () => 1_090_000,
    render: async () =>
      new Response(`page ${(renders += 1)}`, {
        headers: { "Cache-Control": "public, s-maxage=60, stale-while-revalidate=600" },
      }),
  });
  const cleared = Promise.withResolvers<void>();
  const copyServer = createCopyServer((url) => {
    const record = cache.copy(url);
    if (isClearedMeanwhile && url === "/borrow") {
      cache.clear();
      cleared.resolve();
    }
    return record;
  });
  await serveAt(copyServer, { path: socketPath });
  const copies = createPageCopies({
    socketPath,
    answers: createPageAnswers(),
    now: () => now,
    onError: (error) => {
      throw error;
    },
  });
  const origin = await listenAt(copies.before((_request, response) => response.end("not here")));
  const read = async (path: string, headers = {}) =>
    (await fetch(origin + path, { headers })).text();
  return {
    cache,
    copies,
    read,
    render: (path: string) => cache.respond(new Request(`https://hf.example${path}`)),
    cleared: cleared.promise,
    pass: (ms: number) => (now += ms),
    isHere: (path: string) =>
      eventually("the copy is here", async () => (await read(path)) !== "not here"),
  };
}

test("sends a copy of a page that the site has made", async () => {
  const { render, copies, read, isHere } = await setUp();
  await render("/borrow");
  expect(await read("/borrow")).toBe("not here");
  copies.ask("/borrow", undefined);
  await isHere("/borrow");
  expect(await read("/borrow", { "Accept-Encoding": "identity" })).toBe("page 1");
});

test.each([
  ["a page that was never made", "/save-invest"],
  ["a page that the site does not name", "/unlisted"],
  ["another spelling of a page", "/borrow?utm=1"],
])("has no copy of %s", async (_what, path) => {
  const { render, copies, read, isHere } = await setUp();
  await render("/borrow");
  await render("/unlisted");
  copies.ask(path, undefined);
  // Requests are answered in their order.
  copies.ask("/borrow", undefined);
  await isHere("/borrow");
  expect(await read(path)).toBe("not here");
});

test("shows no copy once the pages of the site are cleared", async () => {
  const { cache, render, copies, read, isHere } = await setUp();
  await render("/borrow");
  copies.ask("/borrow", undefined);
  await isHere("/borrow");
  cache.clear();
  expect(await read("/borrow")).toBe("not here");
});

test("keeps no copy that was on its way when the pages were cleared", async () => {
  const { render, copies, read, isHere, cleared } = await setUp({ isClearedMeanwhile: true });
  await render("/borrow");
  copies.ask("/borrow", undefined);
  await cleared;
  await render("/insure");
  copies.ask("/insure", undefined);
  await isHere("/insure");
  expect(await read("/borrow")).toBe("not here");
});

test("shows a copy until the content of the site changes, and no longer", async () => {
  const { render, copies, read, isHere, pass } = await setUp();
  await render("/borrow");
  copies.ask("/borrow", undefined);
  await isHere("/borrow");
  pass(89_999);
  expect(await read("/borrow")).toBe("page 1");
  pass(1);
  expect(await read("/borrow")).toBe("not here");
});
