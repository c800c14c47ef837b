import { Hono } from "hono";
import { expect, test } from "vitest";
import { silentAfter } from "#test/support/records/multipart-parts.ts";
import { createPlaces } from "../uploads/places.ts";
import { readSmallBody } from "./small-body.ts";

const most = 20;

function openApp() {
  const places = createPlaces({ most, keptMs: 0 });
  const statuses = { malformed: 400, "too-large": 413, stalled: 408, busy: 503 } as const;
  const app = new Hono()
    .use(
      readSmallBody({
        ...{ maxBytes: 1000, places, quietMs: 100 },
        answer: (c, error) => c.text(error, statuses[error]),
      }),
    )
    .post("*", async (c) => c.text(await c.req.text()));
  return async (body: BodyInit, headers: Record<string, string> = {}) => {
    const sent: RequestInit & { duplex: "half" } = {
      method: "POST",
      body,
      headers,
      duplex: "half",
    };
    const answer = await app.request("/", sent);
    return { status: answer.status, text: await answer.text() };
  };
}

test("a body is read whole and handed on", async () => {
  expect(await openApp()("a=1")).toEqual({ status: 200, text: "a=1" });
});

test.each([
  ["that says so", "x".repeat(1001), { "Content-Length": "1001" }],
  ["that does not", "x".repeat(1001), {}],
])("a body that is too large, %s", async (_what, body, headers) => {
  expect(await openApp()(body, headers)).toMatchObject({ status: 413 });
});

test("a body that stops arriving times out", async () => {
  expect(await openApp()(silentAfter("a=1"))).toEqual({ status: 408, text: "stalled" });
});

test("silent senders do not block others, and the number of bodies read at once is limited", async () => {
  const post = openApp();
  const silent = Array.from({ length: 3 * most }, () => post(silentAfter("a=1")));
  expect(await post("a=1")).toEqual({ status: 200, text: "a=1" });
  const texts = (await Promise.all(silent)).map(({ text }) => text);
  expect(texts.filter((text) => text === "busy")).toHaveLength(2 * most + 1);
  expect(texts.filter((text) => text === "stalled")).toHaveLength(most - 1);
});
