import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { applicationForm, openApplications } from "#test/support/applications.ts";
import { engines, temporaryFolder } from "#test/support/databases.ts";
import { newFileKey } from "../adapters/files/file-store.ts";
import { removeOrphans } from "./remove-orphans.ts";
import { removeAbandonedFiles } from "./temporary-file.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(engines)("on %s", (engine) => {
  test("only files of more than a day that no application holds are removed", async () => {
    const { apply, proofOf, files, db, keptFiles, rows } = await openApplications(engine);
    await apply(applicationForm({ proof: await proofOf() }));
    const path = join(temporaryFolder(), "file");
    writeFileSync(path, "x");
    await files.put(newFileKey(), path, "application/pdf");

    expect(await removeOrphans(files, db, Date.now())).toBe(0);
    expect(await removeOrphans(files, db, Date.now() + day + 1000)).toBe(1);
    expect(await keptFiles()).toEqual((await rows()).map(({ cvKey }) => cvKey));

    await db.updateTable("application").set({ cvScan: "infected" }).execute();
    expect(await removeOrphans(files, db, Date.now() + day + 1000)).toBe(1);
    expect(await keptFiles()).toEqual([]);
  });
});

test("temporary files of killed processes go, those of others stay", async () => {
  const folder = temporaryFolder();
  const now = Date.now();
  for (const [name, age] of [
    ["old", 2 * 60 * 60],
    ["new", 60],
  ] as const) {
    writeFileSync(join(folder, name), "x");
    utimesSync(join(folder, name), now / 1000 - age, now / 1000 - age);
  }
  expect(await removeAbandonedFiles(folder, now)).toBe(1);
  expect(await removeAbandonedFiles(folder, now)).toBe(0);
});
