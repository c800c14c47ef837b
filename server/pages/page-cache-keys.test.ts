import { randomBytes } from "node:crypto";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, test, vi } from "vitest";
import { listen } from "#test/support/listen.ts";
import { createPageCache } from "./page-cache.ts";

const policy = { "Cache-Control": "public, s-maxage=60" };
type Options = Parameters<typeof createPageCache>[0];

async function setUp(options: Partial<Options> & Pick<Options, "render">) {
  const pages = createPageCache({ origin: "https://www.example.org", now: () => 0, ...options });
  return { pages, ask: await listen(pages.before(getRequestListener(pages.respond))) };
}

/** A thousand bytes as it is, and all but as large when compressed. */
const noise = randomBytes(750).toString("base64");

/** Renders pages of those bytes and says which. */
async function setUpCounting(options: Partial<Options> = {}) {
  const rendered: string[] = [];
  const render: Options["render"] = async ({ url }) => {
    rendered.push(url.slice("https://www.example.org".length));
    return new Response(noise, { headers: policy });
  };
  return { ...(await setUp({ render, ...options })), rendered };
}

describe("the copy that is shared", () => {
  test.each([
    ["/list?utm_source=x", "/list"],
    ["/list?", "/list"],
    ["/list?fbclid=1&page=2", "/list?page=2"],
    ["/list?year=2024&page=2", "/list?page=2&year=2024"],
    ["/list?page=", "/list?page="],
    ["/list?page=2&page=3", "/list?page=2"],
    ["/list?year=a%26page%3D1", "/list?year=a%26page%3D1"],
  ])("by %s is that of %s", async (asked, address) => {
    const { ask, rendered } = await setUpCounting({ listedParameters: ["page", "year"] });
    await ask(asked);
    await ask(address);
    expect(rendered).toEqual([address]);
  });

  test("of a parameter that may be repeated holds as many as may be", async () => {
    const { ask, rendered } = await setUpCounting({
      listedParameters: ["family", "product"],
      repeatedParameters: { product: 2 },
    });
    await ask("/compare?product=a&product=b&product=c&family=borrow&family=insure");
    await ask("/compare?product=b&product=a&family=borrow");
    expect(rendered).toEqual([
      "/compare?family=borrow&product=a&product=b",
      "/compare?family=borrow&product=b&product=a",
    ]);
  });

  test.each(["/list?page=3", "/list", "/lists?page=2", "/LIST?page=2"])(
    "by /list?page=2 is not that of %s",
    async (address) => {
      const { ask, rendered } = await setUpCounting({ listedParameters: ["page"] });
      await ask("/list?page=2");
      await ask(address);
      expect(rendered).toEqual(["/list?page=2", address]);
    },
  );
});

test("a page asked for in another spelling is the one that is kept", async () => {
  const { ask, rendered } = await setUpCounting();
  for (const spelling of ["/hfc/me", "/hfc/./me", "/hfc/you/../me", "/hfc/%2E/me"])
    await ask(spelling);
  expect(rendered).toEqual(["/hfc/me"]);
});

describe("what is rendered", () => {
  test("is asked for at the site's own address, with nothing of the visitor", async () => {
    const render = vi.fn<Options["render"]>(async () => new Response("", { headers: policy }));
    const { ask } = await setUp({ render });
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
    const render = vi.fn<Options["render"]>(async () => new Response("", { headers }));
    const { ask } = await setUp({ render });
    await ask("/", asked);
    await ask("/", asked);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("a form's answer is given to the one who posted it", async () => {
    const render: Options["render"] = async (request) => new Response(await request.text());
    const { ask } = await setUp({ render });
    const { body } = await ask("/", { method: "POST", body: "name=Wanjiru" });
    expect(body.toString()).toBe("name=Wanjiru");
  });
});

describe("memory", () => {
  // The two compressed bodies of a page come to a little over 1,500 bytes.
  const maxBytes = 4_000;

  test("holds what it may; the page kept longest goes first", async () => {
    const { ask, rendered } = await setUpCounting({ maxBytes });
    for (const path of ["/a", "/b", "/a", "/b", "/c", "/b", "/c"]) await ask(path);
    expect(rendered).toEqual(["/a", "/b", "/c"]);
    await ask("/a");
    expect(rendered).toEqual(["/a", "/b", "/c", "/a"]);
  });

  test("counts a page that is renewed once", async () => {
    const { pages, ask, rendered } = await setUpCounting({ maxBytes });
    await pages.warm(["/a", "/b", "/b", "/b"]);
    rendered.length = 0;
    await ask("/a");
    expect(rendered).toEqual([]);
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

describe("warm", () => {
  test("renders each address, past one that fails", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const render = vi.fn<Options["render"]>(async ({ url }) => {
      if (url.endsWith("/b")) throw new Error("broken");
      return new Response("", { headers: policy });
    });
    const { pages, ask } = await setUp({ render, onError });
    await pages.warm(["/a", "/b", "/c"]);
    expect(onError).toHaveBeenCalledTimes(1);
    await ask("/c");
    expect(render).toHaveBeenCalledTimes(3);
  });
});
