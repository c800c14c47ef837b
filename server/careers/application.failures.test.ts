import { mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import { applicationForm, openApplications } from "#test/support/records/applications.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { loseCommits } from "#test/support/faults/lost-commits.ts";
import { localFiles } from "../adapters/files/local-files.ts";

const headers = { "Idempotency-Key": "a-key-of-its-own" };

test("a stored application is confirmed even if its temporary file cannot be removed", async () => {
  const store = localFiles(temporaryFolder());
  const files: typeof store = {
    ...store,
    async put(key, path, type) {
      await store.put(key, path, type);
      // A folder cannot be removed as a file, even by root.
      mkdirSync(path);
    },
  };
  const { apply, proofOf, rows } = await openApplications("SQLite", { files });
  expect(await apply(applicationForm({ proof: await proofOf() }))).toMatchObject({ status: 200 });
  expect(await rows()).toHaveLength(1);
});

test("two simultaneous applications with the same key are both confirmed, even if the second CV cannot be deleted", async () => {
  const store = localFiles(temporaryFolder());
  const bothArePut = Promise.withResolvers<void>();
  let puts = 0;
  const files: typeof store = {
    ...store,
    async put(key, path, type) {
      await store.put(key, path, type);
      puts += 1;
      if (puts === 2) bothArePut.resolve();
      await bothArePut.promise;
    },
    delete: () => Promise.reject(new Error("The bucket does not answer")),
  };
  const { apply, proofOf, rows } = await openApplications("SQLite", { files });
  const send = async () => apply(applicationForm({ proof: await proofOf() }), { headers });
  const [one, other] = await Promise.all([send(), send()]);
  expect(one).toMatchObject({ status: 200 });
  expect(other).toEqual(one);
  expect(await rows()).toHaveLength(1);
});

test("after a commit without a response the CV stays, and a repeat finds the application", async () => {
  const { submit, proofOf, rows, keptFiles } = await openApplications("PostgreSQL");
  const proof = await proofOf();
  const send = () => submit(applicationForm({ proof }), "of one attempt");
  loseCommits(1);
  await expect(send()).rejects.toThrow("Query read timeout");
  const [row] = await rows();
  expect(await keptFiles()).toEqual([row?.cvKey]);
  expect(await send()).toMatchObject({ ok: true, value: { reference: row?.reference } });
});
