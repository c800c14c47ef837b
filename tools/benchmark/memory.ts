import { execFileSync } from "node:child_process";

/** The memory of the machine that a process holds. */
export function residentMegabytes(pid: number | undefined): number {
  return Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024);
}
