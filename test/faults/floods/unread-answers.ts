import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished } from "vitest";
import { openDescriptors, peakMegabytes } from "#test/support/programs/proc.ts";
import { isOk } from "#test/support/faults/server-process.ts";
import { enquire, type Flooded, whileAlive } from "./flooded.ts";

const film = "/films/rights-issue-how-to-apply.mp4";
const together = (count: number, start: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, start));

/** Visitors who request many films at once and read nothing do not block others. */
export async function askAndReadNothing({ server }: Flooded): Promise<void> {
  const { origin, port, pid } = server;
  const before = openDescriptors(pid);
  const more = () => openDescriptors(pid) - before;
  await together(30, () => askWithoutReading(port, film, 8));
  for (let time = 0; time < 20; time += 1) await enquire(origin);
  console.info(`Thirty connections with 8 requests each: ${more()} descriptors more`);
  // A connection and a film for each, and what the enquiries had open.
  expect(more()).toBeLessThan(30 * 2 + 20);

  let most = 0;
  await whileAlive(origin, async () => {
    await together(20, () => askWithoutReading(port, film, 1000));
    for (let time = 0; time < 20; time += 1) {
      most = Math.max(most, more());
      expect(await isOk(`${origin}/hfc`)).toBe(true);
      expect(await isOk(origin + film)).toBe(true);
      expect(await enquire(origin)).toMatchObject({ status: 200 });
    }
  });
  const peak = peakMegabytes(pid);
  console.info(`Twenty more with 1,000 each: ${most} descriptors more, ${peak} MB at most`);
  expect(most).toBeLessThan(30 * 2 + 50);
  expect(peak).toBeLessThan(300);
  expect(server.output()).toContain('"reason":"too-many-waiting-requests"');
}

/** Connects, requests a URL a given number of times at once, and reads nothing. */
async function askWithoutReading(port: number, path: string, times: number) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`.repeat(times));
}
