import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import {
  heldRender as held,
  type PageCacheOptions,
  pagePolicy as policy,
  startPageCache,
} from "#test/support/site/page-cache.ts";

const freshMs = 60_000;
const staleMs = freshMs + 3_600_000;

/** A server that numbers its pages in the order of rendering, with a clock that the test sets. */
async function setUp(options: Partial<PageCacheOptions> = {}) {
  const clock = { ms: 0 };
  const rendered: string[] = [];
  const { pages, ask } = await startPageCache({
    render: async ({ url, method }) => {
      const { pathname, search } = new URL(url);
      const number = rendered.push(pathname + search);
      return new Response(`${method} ${number}`, { headers: { "Cache-Control": policy } });
    },
    now: () => clock.ms,
    ...options,
  });
  const read = async (path: string) => (await ask(path)).body.toString();
  const respond = (path = "/") => pages.respond(new Request(`https://visitor.example${path}`));
  return { pages, ask, read, respond, rendered, clock };
}

const page = (text: string) => new Response(text, { headers: { "Cache-Control": policy } });

describe("over time", () => {
  test.each([0, 1, freshMs - 1])("after %d ms the cached page is shown", async (ms) => {
    const { read, rendered, clock } = await setUp();
    await read("/");
    clock.ms = ms;
    expect(await read("/")).toBe("GET 1");
    expect(rendered).toHaveLength(1);
  });

  test.each([freshMs, staleMs - 1])(
    "after %d ms it is served stale while it is renewed",
    async (ms) => {
      const { read, rendered, clock } = await setUp();
      await read("/");
      clock.ms = ms;
      expect(await read("/")).toBe("GET 1");
      await vi.waitFor(async () => expect(await read("/")).toBe("GET 2"));
      expect(rendered).toHaveLength(2);
    },
  );

  test("after its last moment it is shown no more", async () => {
    const { read, clock } = await setUp();
    await read("/");
    clock.ms = staleMs;
    expect(await read("/")).toBe("GET 2");
  });

  test.each([
    ["fails", () => Promise.reject(new Error("broken")), 1],
    ["is answered 500", async () => new Response("broken", { status: 500 }), 0],
  ])(
    "a renewal that %s leaves the page as it was, and is tried again",
    async (_, broken, reports) => {
      const onError = vi.fn<(error: unknown) => void>();
      const render = vi.fn<PageCacheOptions["render"]>(async () => page("better"));
      render.mockImplementationOnce(async () => page("good")).mockImplementationOnce(broken);
      const { read, clock } = await setUp({ render, onError });
      await read("/");
      clock.ms = freshMs;
      expect(await read("/")).toBe("good");
      await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
      expect(await read("/")).toBe("good");
      await vi.waitFor(async () => expect(await read("/")).toBe("better"));
      expect(onError).toHaveBeenCalledTimes(reports);
    },
  );
});

describe("one render at a time for an address", () => {
  test("answers all requests that arrive meanwhile", async () => {
    const { render, waiting } = held();
    const { respond } = await setUp({ render });
    const ask = async () => (await respond("/borrow")).text();
    const answers = Promise.all(Array.from({ length: 20 }, ask));
    expect(waiting).toHaveLength(1);
    waiting[0]?.("page");
    expect(new Set(await answers)).toEqual(new Set(["page"]));
  });

  test("renews a stale page once, however many requests get the old one", async () => {
    const { render, waiting } = held();
    const { respond, read, clock } = await setUp({ render });
    const first = respond();
    waiting[0]?.("old");
    await first;
    clock.ms = freshMs;
    expect(await Promise.all([read("/"), read("/"), read("/")])).toEqual(["old", "old", "old"]);
    expect(waiting).toHaveLength(2);
  });

  test("a failed render reaches all waiting requests, and not the next", async () => {
    const render = vi.fn<PageCacheOptions["render"]>().mockRejectedValueOnce(new Error("broken"));
    render.mockResolvedValue(new Response("good"));
    const { respond } = await setUp({ render });
    const both = await Promise.allSettled([respond(), respond()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await (await respond()).text()).toBe("good");
  });
});

describe("a page made from older content", () => {
  test.each(["by clear()", "by the version of the content"])(
    "is dropped, and not cached if the change comes during its render: %s",
    async (how) => {
      const { render, waiting } = held();
      const version = { of: "old" };
      const { pages, respond, read } = await setUp({ render, contentVersion: () => version.of });
      const change = (of: string) => {
        if (how === "by clear()") pages.clear();
        else version.of = of;
      };
      const before = respond();
      change("new");
      const after = respond();
      waiting[1]?.("new");
      await after;
      waiting[0]?.("old");
      await before;
      expect(await read("/")).toBe("new");
      change("newer");
      const newer = read("/");
      await vi.waitFor(() => expect(waiting).toHaveLength(3));
      waiting[2]?.("newer");
      expect(await newer).toBe("newer");
    },
  );
});

describe("a cached answer", () => {
  test("is what was rendered, in an encoding the browser reads, with every header", async () => {
    const { ask } = await setUp({ headers: { "X-Frame-Options": "DENY" } });
    const headers = { "Accept-Encoding": "gzip, br" };
    const [fresh, kept] = [await ask("/", { headers }), await ask("/", { headers })];
    for (const answer of [fresh, kept]) {
      expect(answer.headers).toMatchObject({
        "cache-control": policy,
        "content-encoding": "br",
        vary: "Accept-Encoding, Available-Dictionary, X-Page-Part",
        "x-frame-options": "DENY",
      });
      expect(brotliDecompressSync(answer.body).toString()).toBe("GET 1");
    }
    expect(kept.headers.etag).toBe(fresh.headers.etag);
  });

  test("to HEAD has the headers and no body, like a rendered answer", async () => {
    const { ask, rendered } = await setUp();
    const fresh = await ask("/", { method: "HEAD" });
    const get = await ask("/");
    const kept = await ask("/", { method: "HEAD" });
    for (const head of [fresh, kept]) {
      expect(head).toMatchObject({ status: 200, headers: { "content-length": "5" } });
      expect(head.headers.etag).toBe(get.headers.etag);
      expect(head.body).toHaveLength(0);
    }
    expect(rendered).toHaveLength(1);
  });

  test("is 304 for a request with its tag", async () => {
    const { ask } = await setUp();
    const { etag = "" } = (await ask("/")).headers;
    const again = await ask("/", { headers: { "If-None-Match": etag } });
    expect(again).toMatchObject({ status: 304, headers: { etag } });
    expect(again.body).toHaveLength(0);
  });
});
