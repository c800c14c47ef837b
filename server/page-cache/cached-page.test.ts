import { unpacked } from "#test/support/site/dictionaries.ts";
import { heldTags, otherTags } from "#test/support/site/held-tags.ts";
import { describe, expect, test } from "vitest";
import { cachedPageOf as pageOf, pagePolicy as policy } from "#test/support/site/page-cache.ts";
import { answerFor, toCachedPage } from "./cached-page.ts";

const html = `<!DOCTYPE html><p>${"Ng'ang'a buys a plot. ".repeat(50)}</p>`;

function readBody({ headers, body }: ReturnType<typeof answerFor>) {
  const { "content-encoding": encoding, "content-length": length } = Object.fromEntries(headers);
  expect(length).toBe(String(body?.length));
  return { encoding, text: unpacked(body ?? Buffer.alloc(0), encoding).toString() };
}

describe("a page for all visitors", () => {
  test.each([
    ["not found", 404, { "Cache-Control": policy }],
    ["a redirect", 301, { "Cache-Control": policy }],
    ["an error", 500, { "Cache-Control": policy }],
    ["no policy", 200, {}],
    ["an answer for one visitor", 200, { "Cache-Control": "private, no-store" }],
    ["only the browser may keep it", 200, { "Cache-Control": "public, max-age=60" }],
    ["no time at all", 200, { "Cache-Control": "public, s-maxage=0" }],
    ["a cookie", 200, { "Cache-Control": policy, "Set-Cookie": "id=1" }],
  ])("is not cached: %s", async (_what, status, headers) => {
    expect(await toCachedPage(new Response("x", { status, headers }), 0)).toBeUndefined();
  });

  test.each([
    [policy, 61_000, 3_661_000],
    ["s-maxage=5", 6_000, 6_000],
    ["public, s-maxage=10, stale-while-revalidate=1", 11_000, 12_000],
  ])("is cached for the given time: %s", async (cacheControl, freshUntil, staleUntil) => {
    const page = await pageOf(html, { "Cache-Control": cacheControl });
    expect(page).toMatchObject({ freshUntil, staleUntil });
  });
});

describe("the encoding", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["", undefined],
  ])("for %j is %s, of the same page", async (accepted, encoding) => {
    expect(readBody(answerFor(await pageOf(html), accepted))).toEqual({ encoding, text: html });
  });

  test("is named in Vary, with the headers that the page itself varies by", async () => {
    const page = await pageOf(html, { Vary: "User-Agent" });
    const { vary } = Object.groupBy(answerFor(page).headers, ([name]) => name);
    expect(vary?.map(([, value]) => value).join(", ")).toBe(
      "User-Agent, Accept-Encoding, Available-Dictionary, X-Page-Part",
    );
  });
});

test("a cached page keeps only its own bytes in memory", async () => {
  const { packed } = await pageOf(html);
  expect(packed.buffer.byteLength).toBe(packed.length);
});

describe("a page that was rendered again", () => {
  const again = (body: string, last: Awaited<ReturnType<typeof pageOf>>) =>
    pageOf(body, { "X-Made": "again" }, { last });

  test("is not compressed again if its bytes are the same, and has its own headers", async () => {
    const last = await pageOf(html);
    const page = await again(html, last);
    expect(page.br.body).toBe(last.br.body);
    expect(page.br.headers).toContainEqual(["x-made", "again"]);
  });

  test("is compressed again if a letter changed", async () => {
    const page = await again(`${html}.`, await pageOf(html));
    expect(readBody(answerFor(page, "br")).text).toBe(`${html}.`);
  });
});

describe("the tag", () => {
  test("is the same for the same page, and another for another", async () => {
    const { etag } = await pageOf(html);
    expect((await pageOf(html)).etag).toBe(etag);
    expect((await pageOf(`${html} `)).etag).not.toBe(etag);
  });

  test.each([
    ["itself", heldTags, 304],
    ["another", otherTags, 200],
  ])("%s, sent back in If-None-Match", async (_what, tagsOf, status) => {
    const page = await pageOf(html);
    for (const tags of tagsOf(page.etag)) {
      const answer = answerFor(page, "br", tags);
      expect([tags, answer.status]).toEqual([tags, status]);
      expect(answer.body === null).toBe(status === 304);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "cache-control": policy,
        etag: page.etag,
      });
    }
  });
});
