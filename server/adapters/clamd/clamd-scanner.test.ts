import { expect, test } from "vitest";
import { type ClamdOptions, eicar, startClamd } from "#test/support/programs/clamd.ts";
import { temporaryFile as file } from "#test/support/site/databases.ts";
import { freePort } from "#test/support/programs/free-port.ts";
import { openDoor } from "#test/support/programs/tcp-door.ts";
import { recordedLog } from "#test/support/content/careers.ts";
import { clamdScanner, openScanner } from "./clamd-scanner.ts";

const daemon = async (options?: ClamdOptions) => `127.0.0.1:${await startClamd(options)}`;

const large = Buffer.alloc(3 * 1024 * 1024, "a");

test.each([
  ["nothing", "", "clean"],
  ["a small file", "a CV", "clean"],
  ["a file of many pieces", large, "clean"],
  ["malware", `before ${eicar} after`, "infected"],
])("%s", async (_name, content, verdict) => {
  expect(await clamdScanner(await daemon()).scan(file(content))).toBe(verdict);
});

test("an answer in pieces is read to its end", async () => {
  const address = await daemon({ inPieces: true });
  expect(await clamdScanner(address).scan(file(eicar))).toBe("infected");
});

test.each([
  ["a file too large for it", "INSTREAM size limit exceeded. ERROR\0"],
  ["an answer that is no verdict", "stream: Can't allocate memory ERROR\0"],
  ["an answer that is cut off", "stream: O"],
  ["a connection that is cut off", ""],
])("%s is an error", async (_name, answer) => {
  const address = await daemon({ refusal: { afterBytes: 1024 * 1024, answer } });
  await expect(clamdScanner(address).scan(file(large))).rejects.toBeInstanceOf(Error);
});

test("a daemon that does not respond times out", async () => {
  const address = await daemon({ isSilent: true });
  await expect(clamdScanner(address, 200).scan(file("a CV"))).rejects.toBeInstanceOf(Error);
});

test("a daemon that closes the connection at once is an error", async () => {
  const door = await openDoor(0);
  door.set("shut");
  const scanner = clamdScanner(`127.0.0.1:${door.port}`, 60_000);
  // It may close the connection before, while or after it is written to.
  for (let i = 0; i < 30; i += 1)
    await expect(scanner.scan(file("a CV"))).rejects.toBeInstanceOf(Error);
});

test("a daemon that is not running is an error", async () => {
  const address = `127.0.0.1:${await freePort()}`;
  await expect(clamdScanner(address).scan(file("a CV"))).rejects.toThrow("ECONNREFUSED");
});

test("a missing scanner is logged once, a configured one is not", () => {
  const { log, lines } = recordedLog();
  expect(openScanner({ CLAMD_ADDRESS: "127.0.0.1:3310" }, log)).toBeDefined();
  expect(lines).toEqual([]);
  expect(openScanner({ CLAMD_ADDRESS: undefined }, log)).toBeUndefined();
  expect(lines).toMatchObject([{ msg: expect.stringContaining("CLAMD_ADDRESS") }]);
});
