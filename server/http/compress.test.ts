import { expect, test } from "vitest";
import { unpacked } from "#test/support/site/dictionaries.ts";
import { startApp } from "#test/support/site/whole-app.ts";

const words = "What is typed into a form is answered on a page of its own. ".repeat(500);
const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" };
const answering = (body: string | null, init: ResponseInit = { headers: html }) =>
  startApp({ respond: async () => new Response(body, init) });

test.each([
  ["br", "br"],
  ["*", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip", "gzip"],
  ["", undefined],
  ["br;q=0, gzip;q=0", undefined],
])("a client that accepts %j gets %s", async (accepted, encoding) => {
  const { ask } = await answering(words);
  const asked = { method: "POST", body: "a=1", headers: { "Accept-Encoding": accepted } };
  const { headers, body } = await ask("/contact-us", asked);
  expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "Accept-Encoding"]);
  expect(headers["content-length"]).toBe(String(body.length));
  expect(body.length < words.length / 10).toBe(encoding !== undefined);
  expect(unpacked(body, encoding).toString()).toBe(words);
});

const packed: ResponseInit = { headers: { ...html, "Content-Encoding": "gzip" } };
test.each<[string, string | null, ResponseInit, string | undefined]>([
  ["packed already", "pretend gzip", packed, "gzip"],
  ["not modified", null, { status: 304, headers: html }, undefined],
  ["short", "page", { headers: html }, undefined],
  ["a picture", words, { headers: { "Content-Type": "image/avif" } }, undefined],
  [
    "not to be changed",
    words,
    { headers: { ...html, "Cache-Control": "no-transform" } },
    undefined,
  ],
])("a body that is %s is not compressed", async (_what, body, init, encoding) => {
  const { ask } = await answering(body, init);
  const answer = await ask("/", { headers: { "Accept-Encoding": "br, gzip" } });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.body.toString()).toBe(body ?? "");
});

test("a HEAD request gets Vary, and no body", async () => {
  const { ask } = await answering(words);
  const asked = { method: "HEAD", headers: { "Accept-Encoding": "br" } };
  const { status, headers, body } = await ask("/", asked);
  expect([status, headers.vary, body.length]).toEqual([200, "Accept-Encoding", 0]);
});
