import { describe, expect, test } from "vitest";
import { shareInFile } from "#test/support/faults/at-end.ts";
import { askRaw, type RawRequest, sayRaw } from "#test/support/faults/raw-request.ts";
import { isOk } from "#test/support/faults/server-process.ts";
import { findJobId, personalMark, sendEnquiry } from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";
import { complaintAbout } from "./abuses/complaint.ts";
import { jsonAbuses } from "./abuses/json.ts";
import { brokenPosts } from "./abuses/broken-posts.ts";
import { requestAbuses, socketAbuses } from "./abuses/requests.ts";

async function setUp() {
  const site = await layOutSite("SQLite");
  const server = await site.start();
  return { site, server, origin: server.origin };
}

async function complaintsAbout(origin: string, all: readonly RawRequest[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const asked of all) complaints.push(...complaintAbout(asked, await askRaw(origin, asked)));
  return complaints;
}

/** A server may wait for the rest of an incomplete request: after this silence the test stops waiting. */
const quietMs = 1000;

describe("one server with all abuses in turn", () => {
  const shared = shareInFile(setUp);

  test("invalid JSON of any kind gets an envelope, and never a 5xx", async () => {
    const { server, origin } = shared();
    expect(await complaintsAbout(origin, jsonAbuses())).toEqual([]);
    expect(server.output()).not.toContain('"level":50');
    expect(server.output()).not.toContain(personalMark);
  });

  test("unusual methods, URLs and headers never get a 5xx", async () => {
    const { server, origin } = shared();
    expect(await complaintsAbout(origin, requestAbuses())).toEqual([]);
    expect(server.output()).not.toContain('"level":50');
  });

  test("after any bytes the server keeps running and never answers with a 5xx", async () => {
    const { server, origin } = shared();
    const all = socketAbuses.map((bytes) => sayRaw(origin, bytes, { quietMs }));
    for (const said of await Promise.all(all)) expect(said).not.toMatch(/^HTTP\/1\.1 5/);
    expect(await isOk(`${origin}/readyz`)).toBe(true);
    expect(await sendEnquiry(origin)).toMatchObject({ status: 200 });
    expect(server.output()).not.toContain('"level":50');
  });
});

test("a request that breaks off, or stops being HTTP, raises no alarm", async () => {
  const { server, origin } = await setUp();
  const said = await Promise.all(
    brokenPosts(await findJobId(origin)).map((bytes) => sayRaw(origin, bytes, { breaksOff: true })),
  );
  for (const answer of said) expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
  expect(await sendEnquiry(origin)).toMatchObject({ status: 200 });
  expect(await server.end("SIGTERM")).toBe(0);
  expect(alarmsIn(server.output())).toEqual([]);
});

/** Log lines that would alarm an operator, except those at the start about missing configuration. */
const alarmsIn = (output: string) =>
  output
    .split("\n")
    .filter((line) => /"level":[45]0/.test(line) || !/^(?:\{|$)/.test(line))
    .filter((line) => !/"No [a-z A-Z]+ is configured \(/.test(line));
