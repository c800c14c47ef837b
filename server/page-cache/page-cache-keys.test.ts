import { randomBytes } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import {
  heldRender as held,
  type PageCacheOptions,
  startPageCache,
} from "#test/support/site/page-cache.ts";
import { createGate } from "../limits/gate.ts";

const policy = { "Cache-Control": "public, s-maxage=60" };
/** A body of a thousand bytes, which compression hardly shrinks. */
const noise = randomBytes(750).toString("base64");

/** Renders pages with that body, and lists the rendered URLs. */
async function setUpCounting(options: Partial<PageCacheOptions> = {}) {
  const rendered: string[] = [];
  const render: PageCacheOptions["render"] = async ({ url }) => {
    rendered.push(url.slice("https://www.example.org".length));
    return new Response(noise, { headers: policy });
  };
  return { ...(await startPageCache({ render, ...options })), rendered };
}

test("URLs that mean the same page share one copy", async () => {
  const pageUrl = (url: string) => url.replace(/&.*$/, "");
  const { ask, rendered } = await setUpCounting({ pageUrl });
  for (const url of ["/list?page=2&a=1", "/list?page=2&a=2", "/list?page=3"]) await ask(url);
  expect(rendered).toEqual(["/list?page=2", "/list?page=3"]);
});

test("a page requested with another spelling is taken from the cache", async () => {
  const { ask, rendered } = await setUpCounting();
  for (const spelling of ["/hfc/me", "/hfc/./me", "/hfc/you/../me", "/hfc/%2E/me"])
    await ask(spelling);
  expect(rendered).toEqual(["/hfc/me"]);
});

describe("a rendered page", () => {
  test("is requested at the site's own origin, without visitors' headers", async () => {
    const render = vi.fn<PageCacheOptions["render"]>(
      async () => new Response("", { headers: policy }),
    );
    const { ask } = await startPageCache({ render });
    await ask("/hfc", {
      headers: { Host: "evil.example", Cookie: "id=1", "Accept-Language": "sw" },
    });
    const [request] = render.mock.lastCall ?? [];
    expect(request?.url).toBe("https://www.example.org/hfc");
    expect([...(request?.headers ?? [])]).toEqual([]);
  });

  test.each([
    ["a form that was posted", { method: "POST", body: "a=1" }, {}],
    ["not for everyone", {}, { "Cache-Control": "private, no-store" }],
    ["with a cookie", {}, { ...policy, "Set-Cookie": "id=1" }],
  ])("is not kept: %s", async (_what, asked, headers) => {
    const render = vi.fn<PageCacheOptions["render"]>(async () => new Response("", { headers }));
    const { ask } = await startPageCache({ render });
    await ask("/", asked);
    await ask("/", asked);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("the answer to a form goes only to its sender", async () => {
    const render: PageCacheOptions["render"] = async (request) =>
      new Response(await request.text());
    const { ask } = await startPageCache({ render });
    const { body } = await ask("/", { method: "POST", body: "name=Wanjiru" });
    expect(body.toString()).toBe("name=Wanjiru");
  });
});

describe("memory", () => {
  // The body of a page has a little over 750 bytes.
  const maxBytes = 2_000;

  test("of listed pages is not taken by other pages", async () => {
    const isListed = (url: string) => url === "/a" || url === "/b";
    const { ask, rendered } = await setUpCounting({ maxBytes, maxOtherBytes: maxBytes, isListed });
    for (const path of ["/a", "/b", "/1", "/2", "/3", "/a?4", "/a", "/b"]) await ask(path);
    expect(rendered).toEqual(["/a", "/b", "/1", "/2", "/3", "/a?4"]);
    await ask("/1");
    expect(rendered.at(-1)).toBe("/1");
  });

  test("is empty after clear()", async () => {
    const { pages, ask, rendered } = await setUpCounting({ maxBytes });
    await pages.warm(["/a", "/b"]);
    pages.clear();
    await pages.warm(["/c", "/d"]);
    rendered.length = 0;
    for (const path of ["/c", "/d"]) await ask(path);
    expect(rendered).toEqual([]);
  });
});

describe("too many requests at once", () => {
  const gates = () => ({
    reads: createGate({ atOnce: 1, waiting: 1, mostOfOne: 9 }),
    posts: createGate({ atOnce: 1, waiting: 0, mostOfOne: 9 }),
  });
  const request = (path: string, init?: RequestInit) =>
    new Request(`https://www.example.org${path}`, init);

  test("pages that the site does not link to are refused, and those that it links to are rendered", async () => {
    const { render, waiting } = held();
    const isListed = (url: string) => url === "/listed";
    const { pages } = await startPageCache({ render, gates: gates(), isListed });
    const first = pages.respond(request("/1"));
    const second = pages.respond(request("/2"));
    expect((await pages.respond(request("/3"))).status).toBe(503);
    const listed = pages.respond(request("/listed"));
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    for (const letGo of waiting) letGo("page");
    expect((await first).status).toBe(200);
    expect((await listed).status).toBe(200);
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    waiting[2]?.("page");
    expect((await second).status).toBe(200);
  });

  test("posts have their own places, and uploads do not use them", async () => {
    const { render, waiting } = held();
    const { pages } = await startPageCache({ render, gates: gates() });
    const post = (body: string | FormData) =>
      pages.respond(request("/form", { method: "POST", body }));
    const sent = [post(new FormData()), post("a=1")];
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    expect(await (await post("a=2")).text()).toBe("busy");
    for (const letGo of waiting) letGo("page");
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test("a page past its time is shown though there is no room to renew it", async () => {
    const stale = { "Cache-Control": "public, s-maxage=1, stale-while-revalidate=60" };
    const clock = { ms: 0 };
    const onError = vi.fn<(error: unknown) => void>();
    const { pages, ask } = await startPageCache({
      render: async () => new Response("page", { headers: stale }),
      gates: { ...gates(), reads: createGate({ atOnce: 1, waiting: 0, mostOfOne: 9 }) },
      isListed: () => false,
      now: () => clock.ms,
      onError,
    });
    await pages.warm(["/old"]);
    clock.ms = 2000;
    const all = await Promise.all([ask("/old"), ask("/old"), ask("/old")]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe("warm", () => {
  test("renders each URL, and continues after one that fails", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const render = vi.fn<PageCacheOptions["render"]>(async ({ url }) => {
      if (url.endsWith("/b")) throw new Error("broken");
      return new Response("", { headers: policy });
    });
    const { pages, ask } = await startPageCache({ render, onError });
    await pages.warm(["/a", "/b", "/c"]);
    expect(onError).toHaveBeenCalledTimes(1);
    await ask("/c");
    expect(render).toHaveBeenCalledTimes(3);
  });

  test("lets visitors' requests go first, before each page", async () => {
    const { pages, ask, rendered } = await setUpCounting();
    const warm = pages.warm(["/a", "/b"]);
    expect(rendered).toEqual([]);
    const asked = pages.respond(new Request("https://visitor.example/asked"));
    expect(rendered).toEqual(["/asked"]);
    await Promise.all([warm, asked]);
    await ask("/a");
    expect(rendered).toEqual(["/asked", "/a", "/b"]);
  });

  test("stops when another call begins", async () => {
    const { pages, rendered } = await setUpCounting();
    await Promise.all([pages.warm(["/a", "/b"]), pages.warm(["/b", "/c"])]);
    expect(rendered).toEqual(["/b", "/c"]);
  });
});
