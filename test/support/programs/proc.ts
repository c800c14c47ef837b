import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { eventually } from "#test/support/eventually.ts";

/** True on Linux, which has /proc. */
export const hasProc = existsSync("/proc/self/status");

/** The peak memory of a process. */
export function peakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

export const openDescriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Waits until a process is idle: a server has then finished rendering in advance. */
export async function untilIdle(pid: number): Promise<void> {
  let before = NaN;
  let quietTimes = 0;
  await eventually(
    "the server has nothing more to do",
    async () => {
      await sleep(500);
      const [now, was] = [processorSeconds(pid), before];
      before = now;
      // A single idle reading may only mean that a busy machine gave it no time.
      quietTimes = now - was < 0.03 ? quietTimes + 1 : 0;
      return quietTimes === 3;
    },
    150,
  );
}

/** The running child processes of a process. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

/** Its CPU seconds, which a busy machine hardly changes. */
export function processorSeconds(pid: number): number {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = rest.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
