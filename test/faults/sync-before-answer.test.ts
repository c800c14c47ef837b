import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { openDoor } from "#test/support/programs/tcp-door.ts";
import {
  apply,
  cvOf,
  findJobId,
  provenForm,
  referenceIn,
  sendEnquiry,
} from "#test/support/faults/visitors.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const hasStrace = spawnSync("strace", ["-V"]).status === 0;

/** The system calls of the server, one a line, in the order in which they ended. */
function callsIn(trace: string): string[] {
  const begun = new Map<string, string>();
  return trace.split("\n").flatMap((line) => {
    const [, thread = "", call = ""] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (call.endsWith("<unfinished ...>")) {
      begun.set(thread, call);
      return isAnswer(call) ? [call] : [];
    }
    const start = begun.get(thread);
    if (!call.startsWith("<... ") || !start) return [call];
    return isAnswer(start) ? [] : [start + call];
  });
}

/** Uses the time at which it starts, not when it finishes. */
const isAnswer = (call: string) =>
  /^(?:write|writev|sendto|sendmsg)\(\d+<(?:socket|TCP)/.test(call);
const isSyncOf = (call: string, path: string) =>
  /^f(?:data)?sync\(/.test(call) && call.includes(`${path}>`);

test.skipIf(!hasStrace)(
  "what is acknowledged was synced to the disk before the answer",
  async () => {
    const trace = join(temporaryFolder(), "trace");
    const refusesMail = await openDoor(1);
    refusesMail.set("shut");
    const site = await layOutSite("SQLite", { SMTP_URL: `smtp://127.0.0.1:${refusesMail.port}` });
    // The tracer is the server's grandchild (-D): signals reach the server.
    const calls =
      "trace=fsync,fdatasync,write,writev,pwrite64,sendto,sendmsg,rename,renameat,renameat2";
    const server = await site.start({
      wrapper: ["strace", "-D", "-f", "-y", "-s", "9000", "-e", calls, "-o", trace],
    });
    const jobId = await findJobId(server.origin);
    const enquired = referenceIn(await sendEnquiry(server.origin));
    const form = await provenForm(jobId, cvOf(100_000));
    const applied = referenceIn(await apply(server.origin, jobId, form));
    await server.end("SIGKILL");

    const made = callsIn(readFileSync(trace, "utf8"));
    const wal = join(site.folder, "site.db-wal");
    const cvs = join(site.folder, "cv");
    /** The place of the first such call after another. */
    const placeOf = (isIt: (call: string) => boolean, after = -1) => {
      const place = made.findIndex((call, at) => at > after && isIt(call));
      expect(place).toBeGreaterThan(after);
      return place;
    };
    const written = (reference: string, after = -1) =>
      placeOf(
        (call) => /^p?write(?:64)?\(/.test(call) && call.includes(wal) && call.includes(reference),
        after,
      );
    const answered = (reference: string) =>
      placeOf((call) => isAnswer(call) && call.includes(reference));

    const enquirySynced = placeOf((call) => isSyncOf(call, wal), written(enquired));
    expect(enquirySynced).toBeLessThan(answered(enquired));

    const renamed = placeOf((call) => call.startsWith("rename") && call.includes(cvs));
    const fileSynced = made.findLastIndex(
      (call, at) => at < renamed && isSyncOf(call, "") && call.includes(join(site.folder, "tmp")),
    );
    expect(fileSynced).toBeGreaterThan(answered(enquired));
    const folderSynced = placeOf((call) => isSyncOf(call, cvs), renamed);
    const rowSynced = placeOf((call) => isSyncOf(call, wal), written(applied, folderSynced));
    expect(rowSynced).toBeLessThan(answered(applied));
  },
);
