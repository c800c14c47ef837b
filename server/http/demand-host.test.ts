import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { sayRaw } from "#test/support/faults/raw-request.ts";
import { listenAt } from "#test/support/programs/listen.ts";
import { recordedSecurity } from "#test/support/records/security.ts";
import { demandHost } from "./demand-host.ts";

async function start() {
  const { security, events } = recordedSecurity();
  const headers = { "X-Frame-Options": "DENY" };
  const options = { headers, security, trusted: new BlockList() };
  const origin = await listenAt(demandHost(options, (_, response) => response.end("page")));
  return { origin, events };
}

test.each([
  ["Host: a\r\nHost: a", "two-hosts"],
  ["Host: a\r\nX: y\r\nhOST: b", "two-hosts"],
  ["Host: 1.2.3.4.5", "bad-host"],
  ["Host: a b", "bad-host"],
])("with the host %j it gets 400", async (hosts, reason) => {
  const { origin, events } = await start();
  const said = await sayRaw(origin, `GET / HTTP/1.1\r\n${hosts}\r\n\r\n`);
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toContain("X-Frame-Options: DENY");
  expect(said).not.toContain("page");
  expect(events).toEqual([{ event: "post-refused", reason }]);
});

test("a request with one host is answered", async () => {
  const { origin, events } = await start();
  const said = await sayRaw(origin, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(said).toMatch(/^HTTP\/1\.1 200 [^]*page$/);
  expect(events).toEqual([]);
});
