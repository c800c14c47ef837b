import { describe, expect, test } from "vitest";
import { startApp } from "#test/support/site/whole-app.ts";

/** The request headers of a client that has some version of the file. */
type Held = (own: { etag: string; date: string }) => Record<string, string>;
type Kind = readonly [string, string, Record<string, string>];

const picture: Kind = ["a picture", "/pictures/home-480.avif", {}];
const packing = { "Accept-Encoding": "gzip, br" };
const packedScript: Kind = ["a packed script", "/assets/entry-a1b2.js", packing];
/** A file of each other kind on the disk, and the request for it. */
const otherKinds: Kind[] = [
  ["a film", "/films/welcome.mp4", {}],
  ["captions", "/films/welcome.vtt", {}],
  ["a PDF", "/documents/terms.pdf", {}],
  ["a picture under Save-Data", "/pictures/home-1600.avif", { "Save-Data": "on" }],
  ["an icon", "/icon-192.png", {}],
  ["the drawn icon", "/favicon.svg", {}],
  ["a script", "/assets/entry-a1b2.js", {}],
  ["a font", "/assets/body-a1b2.woff2", {}],
];

async function setUpFile([, path, usual]: Kind) {
  const { ask } = await startApp();
  const whole = await ask(path, { headers: usual });
  const { etag = "", "last-modified": date = "" } = whole.headers;
  return {
    whole,
    etag,
    date,
    get: (headers: Record<string, string>, method = "GET") =>
      ask(path, { method, headers: { ...usual, ...headers } }),
  };
}

test.each(otherKinds)("%s has a version, and parts", async (...kind) => {
  const { whole, etag, get } = await setUpFile(kind);
  expect(whole).toMatchObject({ status: 200, headers: { "accept-ranges": "bytes" } });
  expect(await get({ "If-None-Match": etag })).toMatchObject({ status: 304, headers: { etag } });
  const body = whole.body.subarray(2, 5);
  expect(await get({ Range: "bytes=2-4" })).toMatchObject({ status: 206, body });
  expect(await get({}, "PUT")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
});

describe.each([picture, packedScript])("%s", (...kind) => {
  const setUp = () => setUpFile(kind);
  const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toUTCString();
  const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toUTCString();

  test("is sent whole, with its version and Accept-Ranges", async () => {
    const { whole, etag, date } = await setUp();
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      "accept-ranges": "bytes",
      "content-length": String(whole.body.length),
    });
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(new Date(date).toUTCString()).toBe(date);
  });

  test.each<[string, Held]>([
    ["its date", ({ date }) => ({ "If-Modified-Since": date })],
    ["a later date", ({ date }) => ({ "If-Modified-Since": dayAfter(date) })],
    [
      "its tag and another date",
      ({ etag, date }) => ({ "If-None-Match": etag, "If-Modified-Since": dayBefore(date) }),
    ],
    ["its tag, and wants a part", ({ etag }) => ({ "If-None-Match": etag, Range: "bytes=0-1" })],
  ])("is not sent again to a client that has %s", async (_, held) => {
    const { whole, etag, date, get } = await setUp();
    for (const method of ["GET", "HEAD"]) {
      const { status, headers, body } = await get(held({ etag, date }), method);
      expect([status, body.length]).toEqual([304, 0]);
      expect(headers).toMatchObject({ etag, "cache-control": whole.headers["cache-control"] });
      expect(headers.vary).toBe(whole.headers.vary);
      expect(headers["content-type"]).toBeUndefined();
    }
  });

  test.each<[string, Held]>([
    ["an older date", ({ date }) => ({ "If-Modified-Since": dayBefore(date) })],
    ["no date", () => ({ "If-Modified-Since": "yesterday" })],
    [
      "another tag of its date",
      ({ date }) => ({ "If-None-Match": '"another"', "If-Modified-Since": date }),
    ],
  ])("is sent whole to a client that has %s", async (_, held) => {
    const { whole, etag, date, get } = await setUp();
    expect(await get(held({ etag, date }))).toMatchObject({ status: 200, body: whole.body });
  });

  test.each<[string, number, number | undefined]>([
    ["bytes=2-4", 2, 4],
    ["bytes=2-", 2, undefined],
    ["bytes=-3", -3, undefined],
    ["bytes=-1000000", 0, undefined],
    ["bytes=0-1000000", 0, undefined],
    ["BYTES=0-0", 0, 0],
  ])("is sent in part, %s", async (range, from, to) => {
    const { whole, etag, date, get } = await setUp();
    const part = whole.body.subarray(from, to === undefined ? undefined : to + 1);
    const first = whole.body.length + (from < 0 ? from : 0);
    const start = from < 0 ? first : from;
    const place = `bytes ${start}-${start + part.length - 1}/${whole.body.length}`;
    for (const condition of [{}, { "If-Range": etag }, { "If-Range": date }])
      expect(await get({ Range: range, ...condition })).toMatchObject({
        status: 206,
        headers: { "content-range": place, "content-length": String(part.length), etag },
        body: part,
      });
  });

  test.each<[string, Held]>([
    ["another tag", () => ({ "If-Range": '"another"' })],
    ["a weak tag", ({ etag }) => ({ "If-Range": `W/${etag}` })],
    ["an older date", ({ date }) => ({ "If-Range": dayBefore(date) })],
    ["a later date", ({ date }) => ({ "If-Range": dayAfter(date) })],
    ["no date", () => ({ "If-Range": "yesterday" })],
  ])("is sent whole to a client that has a part of %s", async (_, held) => {
    const { whole, etag, date, get } = await setUp();
    for (const range of ["bytes=0-2", "bytes=1000000-"]) {
      const answer = await get({ Range: range, ...held({ etag, date }) });
      expect(answer).toMatchObject({ status: 200, body: whole.body });
      expect(answer.headers["content-range"]).toBeUndefined();
    }
  });

  test.each(["bytes=1000000-", "bytes=1000000-1000001", "bytes=-0"])(
    "answers 416 to %s",
    async (range) => {
      const { whole, get } = await setUp();
      const { status, headers, body } = await get({ Range: range });
      expect([status, body.length]).toEqual([416, 0]);
      expect(headers["content-range"]).toBe(`bytes */${whole.body.length}`);
      expect(headers["cache-control"]).toBeUndefined();
    },
  );

  test.each(["bytes=0-1,3-4", "bytes=4-2", "bytes=-", "bytes=a-b", "lines=0-1", "0-1", "bytes"])(
    "is sent whole for the invalid range %j",
    async (range) => {
      const { whole, get } = await setUp();
      expect(await get({ Range: range })).toMatchObject({ status: 200, body: whole.body });
    },
  );

  test("has the same headers for HEAD, with or without a range", async () => {
    const { whole, get } = await setUp();
    const { "x-request-id": _, date: __, ...headers } = whole.headers;
    for (const asked of [{}, { Range: "bytes=0-1" }]) {
      const alone = await get(asked, "HEAD");
      expect([alone.status, alone.body.length]).toEqual([200, 0]);
      expect(alone.headers).toMatchObject(headers);
    }
  });
});

test("the compressed and the plain script have different tags", async () => {
  const { ask } = await startApp();
  const headersFor = async (accepted: string) =>
    (await ask("/assets/entry-a1b2.js", { headers: { "Accept-Encoding": accepted } })).headers;
  const [packed, plain] = [await headersFor("br"), await headersFor("identity")];
  expect(packed.etag).not.toBe(plain.etag);
  expect([packed.vary, plain.vary]).toEqual(["Accept-Encoding", "Accept-Encoding"]);
});

test.each([
  ["/films/welcome.vtt", "text/vtt; charset=utf-8"],
  ["/films/welcome.mp4", "video/mp4"],
  ["/documents/terms.pdf", "application/pdf"],
  ["/favicon.svg", "image/svg+xml; charset=utf-8"],
  ["/favicon.ico", "image/x-icon"],
  ["/apple-touch-icon.png", "image/png"],
])("%s is sent as %s", async (path, type) => {
  const { ask } = await startApp();
  expect((await ask(path)).headers["content-type"]).toBe(type);
});
