import { mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that Linux keeps in memory. */
const memory = "/dev/shm";
/** Several times what the tests ever have at once. */
const leastBytes = 2 * 1024 ** 3;

/**
 * Gives all tests of a run one temporary folder, in memory if there is room, because they create and remove a hundred
 * thousand files. It is removed when the run ends.
 */
export default function makeRunFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), "unit-"));
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Some tests start programs that they have written: a container may forbid that there. */
function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    const mounts = readFileSync("/proc/mounts", "utf8");
    return bavail * bsize >= leastBytes && /^\S+ \/dev\/shm tmpfs (?!\S*noexec)/m.test(mounts);
  } catch {
    return false;
  }
}
