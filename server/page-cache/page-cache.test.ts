import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { type PageCacheOptions, startPageCache } from "#test/support/site/page-cache.ts";

const policy = "public, max-age=0, s-maxage=60, stale-while-revalidate=3600";
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
  return { pages, ask, read, rendered, clock };
}

/** A render that waits until it is released. */
function held() {
  const waiting: ((page: string) => void)[] = [];
  const render: PageCacheOptions["render"] = async () => {
    const page = await new Promise<string>((resolve) => waiting.push(resolve));
    return new Response(page, { headers: { "Cache-Control": policy } });
  };
  return { render, waiting };
}

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

  test("a renewal that fails leaves the page as it was, and is reported", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    let isBroken = false;
    const render: PageCacheOptions["render"] = async () => {
      if (isBroken) throw new Error("broken");
      return new Response("good", { headers: { "Cache-Control": policy } });
    };
    const { read, clock } = await setUp({ render, onError });
    await read("/");
    clock.ms = freshMs;
    isBroken = true;
    expect(await read("/")).toBe("good");
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    expect(await read("/")).toBe("good");
  });
});

test("a renewal that is answered 500 leaves the page as it was", async () => {
  const answers = ["good", undefined, "better"];
  const render: PageCacheOptions["render"] = async () => {
    const page = answers.shift();
    return page === undefined
      ? new Response("broken", { status: 500 })
      : new Response(page, { headers: { "Cache-Control": policy } });
  };
  const { read, clock } = await setUp({ render });
  await read("/");
  clock.ms = freshMs;
  expect(await read("/")).toBe("good");
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  expect(await read("/")).toBe("good");
  await vi.waitFor(async () => expect(await read("/")).toBe("better"));
});

describe("one render at a time for an address", () => {
  const site = "https://visitor.example";

  test("answers all requests that arrive meanwhile", async () => {
    const { render, waiting } = held();
    const { pages } = await setUp({ render });
    const ask = async () => (await pages.respond(new Request(`${site}/borrow`))).text();
    const answers = Promise.all(Array.from({ length: 20 }, ask));
    expect(waiting).toHaveLength(1);
    waiting[0]?.("page");
    expect(new Set(await answers)).toEqual(new Set(["page"]));
  });

  test("renews a stale page once, however many requests get the old one", async () => {
    const { render, waiting } = held();
    const { pages, read, clock } = await setUp({ render });
    const first = pages.respond(new Request(`${site}/`));
    waiting[0]?.("old");
    await first;
    clock.ms = freshMs;
    expect(await Promise.all([read("/"), read("/"), read("/")])).toEqual(["old", "old", "old"]);
    expect(waiting).toHaveLength(2);
  });

  test("a failed render reaches all waiting requests, and not the next", async () => {
    const render = vi.fn<PageCacheOptions["render"]>().mockRejectedValueOnce(new Error("broken"));
    render.mockResolvedValue(new Response("good"));
    const { pages } = await setUp({ render });
    const ask = () => pages.respond(new Request(`${site}/`));
    const both = await Promise.allSettled([ask(), ask()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await (await ask()).text()).toBe("good");
  });
});

describe("a page whose render began before clear()", () => {
  test("is sent to the client, but not cached", async () => {
    const { render, waiting } = held();
    const { pages, read } = await setUp({ render });
    const before = pages.respond(new Request("https://visitor.example/"));
    pages.clear();
    const after = pages.respond(new Request("https://visitor.example/"));
    waiting[1]?.("new");
    await after;
    waiting[0]?.("old");
    await before;
    expect(await read("/")).toBe("new");
  });

  test("cached pages are gone too", async () => {
    const { pages, read } = await setUp();
    await read("/");
    pages.clear();
    expect(await read("/")).toBe("GET 2");
  });
});

describe("a page made from older content", () => {
  test("is dropped as soon as the content changes, without a call of clear()", async () => {
    const made = { of: "old" };
    const render: PageCacheOptions["render"] = async () =>
      new Response(made.of, { headers: { "Cache-Control": policy } });
    const { read } = await setUp({ render, contentVersion: () => made.of });
    expect(await read("/")).toBe("old");
    made.of = "new";
    expect(await read("/")).toBe("new");
  });

  test("is not cached if the content changes during its render", async () => {
    const made = { of: "old" };
    const { render, waiting } = held();
    const { pages, read } = await setUp({ render, contentVersion: () => made.of });
    const before = pages.respond(new Request("https://visitor.example/"));
    made.of = "new";
    const after = pages.respond(new Request("https://visitor.example/"));
    waiting[1]?.("new");
    await after;
    waiting[0]?.("old");
    await before;
    expect(await read("/")).toBe("new");
  });
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
