import { pino } from "pino";
import { expect, it } from "vitest";
import { createSecurityLog } from "./security-log.ts";

const noon = Date.UTC(2026, 10, 22, 9);
const dayMs = 86_400_000;

function openLog() {
  const lines: Record<string, unknown>[] = [];
  const clock = { now: noon };
  const log = pino(
    { base: null, level: "error" },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  );
  return { lines, clock, security: createSecurityLog(log, () => clock.now) };
}

it("names the log, the event and the reason", () => {
  const { lines, security } = openLog();
  security.record("staff-command", { reason: "person erase" });
  expect(lines).toMatchObject([
    { level: 30, log: "security", event: "staff-command", reason: "person erase" },
  ]);
  expect(lines[0]).not.toHaveProperty("client");
});

it("gives a client the same pseudonym for a day, and another the next day", () => {
  const { lines, clock, security } = openLog();
  const guess = (clientIp: string) =>
    security.record("guess-refused", { reason: "wrong-code", clientIp });
  guess("41.90.1.1");
  guess("41.90.1.1");
  guess("41.90.1.2");
  clock.now += dayMs;
  guess("41.90.1.1");
  const [first, again, other, nextDay] = lines.map(({ client }) => client);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(nextDay).not.toBe(first);
  expect(JSON.stringify(lines)).not.toContain("41.90");
});

it("gives the addresses of one IPv6 network the same pseudonym", () => {
  const { lines, security } = openLog();
  for (const clientIp of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"])
    security.record("limit-reached", { reason: "enquiries", clientIp });
  const [one, same, other] = lines.map(({ client }) => client);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});
