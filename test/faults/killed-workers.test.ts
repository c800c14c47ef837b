import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { get } from "node:http";
import { expect, test } from "vitest";
import { freePort } from "#test/support/free-port.ts";
import { eventually } from "#test/support/eventually.ts";
import { killServers, nothingLost } from "#test/support/killed-servers.ts";
import { childrenOf, isRunning, wasGiven } from "#test/support/proc.ts";
import { isOk, type ServerProcess } from "#test/support/server-process.ts";
import { sendEnquiry } from "#test/support/visitors.ts";
import { layOutSite } from "#test/support/whole-site.ts";

const workers = 3;
const settings = { WORKERS: String(workers) };

/** The processes of a server, once all of them run. */
async function partsOf({ pid }: ServerProcess) {
  await eventually("all processes run", () => childrenOf(pid).length === workers);
  const children = childrenOf(pid);
  const isSite = (child: number) => wasGiven(child, "WORKER_ROLE=site");
  const site = children.find(isSite) ?? 0;
  return { site, pages: children.filter((child) => child !== site) };
}

test(
  "processes of one server killed again and again under load lose nothing",
  { timeout: 600_000 },
  async () => {
    const killPart = async (server: ServerProcess, kill: number) => {
      const { site, pages } = await partsOf(server);
      const pid = (kill % 2 === 0 ? site : pages[0]) ?? 0;
      process.kill(pid, "SIGKILL");
      await eventually("it is away", () => !isRunning(pid));
      await eventually("it answers again", () => isOk(`${server.origin}/livez`));
    };
    expect(await killServers({ engine: "SQLite", replicas: 1, settings, killPart })).toEqual(
      nothingLost,
    );
  },
);

test("pages are sent while the site's process is away, and an enquiry waits for it", async () => {
  const laidOut = await layOutSite("SQLite", settings);
  const server = await laidOut.start();
  const { site } = await partsOf(server);
  // Connections to a process end with it: a page is asked for on a new one.
  const ask = async () => {
    const asked = get(`${server.origin}/borrow`, { agent: false });
    const [response] = await once(asked, "response");
    response.resume();
    return response.statusCode;
  };
  // Each process that shares the port keeps a copy of its own.
  for (let asked = 0; asked < 8 * workers; asked += 1) await ask();

  process.kill(site, "SIGKILL");
  await eventually("it is away", () => !isRunning(site));
  expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array(10).fill(200));
  const message = "sent while the process was away";
  const key = randomUUID();
  const send = () => sendEnquiry(server.origin, key, message);
  // The first connection may be one that is kept to the process that ended.
  const enquiry = await send().catch(send);
  expect(enquiry.status).toBe(200);
  const kept = await laidOut.look(({ db }) => db.selectFrom("enquiry").select("message").execute());
  expect(kept).toEqual([{ message }]);
});

test("a supervisor that is killed leaves no process behind, and its port is free", async () => {
  const laidOut = await layOutSite("SQLite", settings);
  const port = await freePort();
  const server = await laidOut.start({ port });
  const { site, pages } = await partsOf(server);
  await server.end("SIGKILL");
  await eventually("they end", () => ![site, ...pages].some(isRunning));
  const next = await laidOut.start({ port });
  expect(await isOk(`${next.origin}/borrow`)).toBe(true);
});

test("a server that gets the signal to stop answers what is under way and ends well", async () => {
  const laidOut = await layOutSite("SQLite", { ...settings, DRAIN_SECONDS: "1" });
  const server = await laidOut.start();
  const { site, pages } = await partsOf(server);
  const ended = server.end("SIGTERM");
  await eventually("it says so", async () => {
    const answer = await fetch(`${server.origin}/readyz`);
    return answer.status === 503 && (await answer.text()).includes("stopping");
  });
  expect(await isOk(`${server.origin}/borrow`)).toBe(true);
  expect(await ended).toBe(0);
  expect([site, ...pages].filter(isRunning)).toEqual([]);
});
