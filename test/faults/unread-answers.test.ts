import { expect, test } from "vitest";
import { readAllPages } from "#test/support/all-pages.ts";
import { askWithoutReading } from "#test/support/deaf-sockets.ts";
import { hasProc, openDescriptors, peakMegabytes } from "#test/support/proc.ts";
import { isOk } from "#test/support/server-process.ts";
import { sendEnquiry } from "#test/support/visitors.ts";
import { layOutSite } from "#test/support/whole-site.ts";

const film = "/films/rights-issue-how-to-apply.mp4";
const together = (count: number, start: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, start));

async function setUp() {
  const site = await layOutSite("SQLite");
  const server = await site.start();
  // With all its pages in memory, as it runs for days.
  await readAllPages(server);
  return server;
}

/** Asks `/livez` repeatedly during an action; returns the time of the slowest answer. */
async function slowestAnswer(origin: string, during: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const ended = during().finally(() => over.abort());
  let slowest = 0;
  do {
    const startedAt = performance.now();
    expect(await isOk(`${origin}/livez`)).toBe(true);
    slowest = Math.max(slowest, performance.now() - startedAt);
  } while (!over.signal.aborted);
  await ended;
  return Math.round(slowest);
}

test.skipIf(!hasProc)(
  "visitors who ask for many films at once and read nothing slow down nobody",
  async () => {
    const server = await setUp();
    const before = openDescriptors(server.pid);
    const more = () => openDescriptors(server.pid) - before;

    await together(30, () => askWithoutReading(server.port, film, 8));
    for (let time = 0; time < 20; time += 1) await sendEnquiry(server.origin);
    console.info(`Thirty connections with 8 requests each: ${more()} descriptors more`);
    // A connection and a film for each, and what the enquiries had open.
    expect(more()).toBeLessThan(30 * 2 + 20);

    const usual = peakMegabytes(server.pid);
    let most = 0;
    const slowest = await slowestAnswer(server.origin, async () => {
      await together(20, () => askWithoutReading(server.port, film, 1000));
      for (let time = 0; time < 20; time += 1) {
        most = Math.max(most, more());
        expect(await isOk(`${server.origin}/hfc`)).toBe(true);
        expect(await isOk(server.origin + film)).toBe(true);
        expect(await sendEnquiry(server.origin)).toMatchObject({ status: 200 });
      }
    });
    const megabytes = peakMegabytes(server.pid);
    console.info(
      `Twenty more with 1,000 each: ${most} descriptors more, ${megabytes} MB at most after ${usual}, /livez within ${slowest} ms`,
    );
    expect(most).toBeLessThan(30 * 2 + 50);
    expect(megabytes).toBeLessThan(300);
    // Under 200 on a machine of its own; one that does much else at the same time is slow, not wrong.
    expect(slowest).toBeLessThan(5000);
    expect(server.output()).toContain('"reason":"too-many-waiting-requests"');
  },
);
