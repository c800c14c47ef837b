import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { applicationForm, openApplications } from "#test/support/records/applications.ts";
import { storeText } from "#test/support/records/stored-files.ts";
import { engines, temporaryFolder } from "#test/support/site/databases.ts";
import { newFileKey } from "../adapters/files/file-store.ts";
import { findOrphans } from "../retention/find-orphans.ts";
import { removeAbandonedFiles } from "./temporary-file.ts";

const day = 24 * 60 * 60 * 1000;

test.each(engines)(
  "on %s only files of more than a day that no application holds are orphans",
  async (engine) => {
    const { apply, proofOf, files, db, rows } = await openApplications(engine);
    await apply(applicationForm({ proof: await proofOf() }));
    const nobodys = newFileKey();
    await storeText(files, nobodys, "x");
    const later = Date.now() + day + 1000;

    expect(await findOrphans(files, db, Date.now())).toEqual({ keys: [], all: 2 });
    expect(await findOrphans(files, db, later)).toEqual({ keys: [nobodys], all: 2 });

    const [held] = (await rows()).map(({ cvKey }) => cvKey);
    await db.updateTable("application").set({ cvScan: "infected" }).execute();
    const { keys } = await findOrphans(files, db, later);
    expect(keys.sort()).toEqual([held, nobodys].sort());
  },
);

test("temporary files of killed processes go, those of others stay", async () => {
  const folder = temporaryFolder();
  const now = Date.now();
  for (const age of [2 * 60 * 60, 60]) {
    const path = join(folder, `${age}`);
    writeFileSync(path, "x");
    utimesSync(path, now / 1000 - age, now / 1000 - age);
  }
  expect(await removeAbandonedFiles(folder, now)).toBe(1);
  expect(await removeAbandonedFiles(folder, now)).toBe(0);
});
