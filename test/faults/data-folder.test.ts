import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { layOutSite } from "#test/support/faults/whole-site.ts";

const root = join(import.meta.dirname, "../..");
const cannot = (folder: string, reason: string) =>
  `The server ended at its start:\nNothing can be written to ${folder} (DATA_DIR): ${reason}\n`;

const cannotBeMade = "it cannot be made: the disk may only be read, or a link leads nowhere";

/** The message of a start with this folder as DATA_DIR. */
const startIn = async (folder: string, wrapper: readonly string[] = []) => {
  const site = await layOutSite("SQLite", {}, folder);
  return site.start({ wrapper }).then(
    () => "started",
    (error: Error) => error.message,
  );
};

test("the start reports a DATA_DIR under a file, in a link loop, or behind a broken link", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(await startIn(join(file, "data"))).toBe(
    cannot(join(file, "data"), "a file stands in its way"),
  );
  expect(await startIn(file)).toBe(cannot(file, "a file stands in its way"));
  const circle = join(folder, "circle");
  symlinkSync(circle, circle);
  expect(await startIn(circle)).toBe(cannot(circle, "it leads in a circle"));
  const nowhere = join(folder, "nowhere");
  symlinkSync(join(folder, "gone"), nowhere);
  expect(await startIn(nowhere)).toBe(cannot(nowhere, cannotBeMade));
});

test("the start reports a DATA_DIR that this user cannot write to", async ({ skip }) => {
  const asNobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
  const readable = ["test", "-r", join(root, "server/main.ts")];
  const mayBe = spawnSync(asNobody[0] ?? "", [...asNobody.slice(1), ...readable]);
  if (mayBe.status !== 0) skip("the server cannot be run as another user here");
  const folder = join(temporaryFolder(), "data");
  mkdirSync(folder, { mode: 0o700 });
  expect(await startIn(folder, asNobody)).toBe(cannot(folder, "this user may not write there"));
  expect(existsSync(join(folder, "site.db"))).toBe(false);
});

test("the start reports a DATA_DIR on a read-only disk", async ({ skip }) => {
  const folder = temporaryFolder();
  const mounting = `mount -t tmpfs -o ro tmpfs ${folder}`;
  if (spawnSync("unshare", ["--mount", "sh", "-c", mounting]).status !== 0)
    skip("this user may not mount a disk");
  const readOnly = ["unshare", "--mount", "sh", "-c", `${mounting} && exec "$@"`, "sh"];
  expect(await startIn(folder, readOnly)).toBe(
    cannot(folder, "it is on a disk that may only be read"),
  );
  const inside = join(folder, "data");
  expect(await startIn(inside, readOnly)).toBe(cannot(inside, cannotBeMade));
});
