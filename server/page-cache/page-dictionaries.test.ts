import { expect, test } from "vitest";
import { partHeader } from "#domain/site/page-part.ts";
import { available, unpacked } from "#test/support/site/dictionaries.ts";
import { pagePolicy as policy, startPageCache } from "#test/support/site/page-cache.ts";

const frame = Array.from({ length: 400 }, (_, n) => `<li>${n * n}</li>`).join("");

/** Pages that show their URL and the version of the content. */
async function setUp() {
  const content = { is: "old" };
  const pageAt = (path: string) => `<h1>${content.is} ${path}</h1>${frame}<style>a{}</style>`;
  const { ask: asked } = await startPageCache({
    render: async ({ url }) => {
      const { pathname, search } = new URL(url);
      const isPrivate = pathname === "/private";
      return new Response(pageAt(pathname + search), {
        status: pathname === "/unknown" ? 404 : 200,
        headers: { "Cache-Control": isPrivate ? "private, no-store" : policy },
      });
    },
    contentVersion: () => content.is,
  });

  async function ask(path: string, had?: Buffer, more: Record<string, string> = {}) {
    const { status, headers, body } = await asked(path, {
      headers: {
        "Accept-Encoding": "br, dcz",
        ...(had && { "Available-Dictionary": available(had) }),
        ...more,
      },
    });
    const encoding = headers["content-encoding"];
    return { status, headers, encoding, page: unpacked(body, encoding, had) };
  }
  return { ask, content, pageAt };
}

test("each page is the dictionary of the next, both when rendered and from the cache", async () => {
  const { ask, pageAt } = await setUp();
  const first = await ask("/hfc");
  expect(first.encoding).toBe("br");
  for (const had of [first.page, first.page]) {
    const second = await ask("/borrow", had);
    expect(second.encoding).toBe("dcz");
    expect(second.page.toString()).toBe(pageAt("/borrow"));
    const third = await ask("/hfc", second.page);
    expect(third.encoding).toBe("dcz");
    expect(third.page).toEqual(first.page);
  }
});

test("changed content is shown at once, and an older page still works as a dictionary", async () => {
  const { ask, content, pageAt } = await setUp();
  const before = await ask("/hfc");
  await ask("/borrow", before.page);
  content.is = "new";
  for (const path of ["/borrow", "/borrow", "/hfc"]) {
    const after = await ask(path, before.page);
    expect(after.page.toString()).toBe(pageAt(path));
    expect(after.encoding).toBe("dcz");
  }
});

test.each([
  ["for one visitor", "/private", 200, {}],
  ["that does not exist", "/unknown", 404, {}],
  ["that the site does not name", "/hfc?amount=1", 200, {}],
  ["for a script", "/borrow", 200, { [partHeader]: "1" }],
])("a page %s is sent whole, and is no dictionary", async (_, path, status, more) => {
  const { ask } = await setUp();
  const { page: had } = await ask("/hfc");
  for (const answer of [await ask(path, had, more), await ask(path, had, more)]) {
    expect(answer.status).toBe(status);
    expect(answer.encoding).not.toBe("dcz");
    expect(answer.headers).not.toHaveProperty("use-as-dictionary");
    expect(await ask("/hfc", answer.page)).toMatchObject({ encoding: "br", page: had });
  }
});

test("a range request is answered with the whole page", async () => {
  const { ask } = await setUp();
  const { page: had } = await ask("/hfc");
  for (const _ of ["rendered", "cached"])
    expect(await ask("/borrow", had, { Range: "bytes=0-9" })).toMatchObject({
      status: 200,
      encoding: "br",
    });
});
