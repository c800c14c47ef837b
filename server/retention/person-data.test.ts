import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type Engine,
  engines,
  openTestDatabase,
  temporaryFolder,
} from "#test/support/site/databases.ts";
import {
  applicationRow,
  referencesIn,
  storeApplications,
  storeEnquiries,
} from "#test/support/records/records.ts";
import { storedTexts, storeText } from "#test/support/records/stored-files.ts";
import { newFileKey } from "../adapters/files/file-store.ts";
import { localFiles } from "../adapters/files/local-files.ts";
import { folderOf } from "../adapters/open-senders.ts";
import { writeDurably } from "../adapters/write-durably.ts";
import { enqueue } from "../outbox/outbox.store.ts";
import { openEmailFiles } from "./email-files.ts";
import { erasePerson, findPersonData } from "./person-data.ts";

const phone = "254712345678";
const applied = applicationRow({ phone, email: "Wanjiku@mail.example" });
const others = [
  { reference: "E-0000-0002", phone: "254712345679", email: "other@mail.example" },
  { reference: "E-0000-0003", phone: "254700000000", email: "wanjiku@mail.exampl" },
];
const complaints = [
  { reference: "E-0000-0004", email: null, answerDueDay: "2026-11-11" },
  { reference: "E-0000-0005", phone: null, answerDueDay: "2026-11-11" },
];

async function openWithPerson(engine: Engine) {
  const db = await openTestDatabase(engine);
  const files = localFiles(temporaryFolder());
  await storeText(files, applied.cvKey, "theirs");
  await storeText(files, newFileKey(), "another's");
  await storeEnquiries(db, {}, ...others);
  await storeApplications(db, applied);
  for (const about of [applied.reference, "E-0000-0001", "E-0000-0002"])
    await enqueue(db, { channel: "mail", about, payload: { text: "secret" }, now: 0 });
  const code = { codeHash: "x", attempts: 0, expiresAt: 9 };
  for (const each of [phone, "254700000000"])
    await db
      .insertInto("phoneCode")
      .values({ ...code, phone: each })
      .execute();
  const config = { DATA_DIR: temporaryFolder() };
  for (const { id } of await db.selectFrom("outbox").select("id").execute())
    await writeDurably(folderOf(config, "mail"), `${id}.eml`, "an email");
  for (const number of [phone, `${phone}9`])
    await writeDurably(folderOf(config, "sms"), number, `To: +${number}\n\nA code\n`);
  return { db, files, config, emails: openEmailFiles(config) };
}

describe.each(engines)("on %s", (engine) => {
  test.each([{ phone }, { email: "WANJIKU@MAIL.example" }])(
    "the stored data of %o is found",
    async (subject) => {
      const { db } = await openWithPerson(engine);
      const data = await findPersonData(db, subject);
      expect(data.enquiries).toMatchObject([
        { reference: "E-0000-0001", message: "How do I begin?" },
      ]);
      expect(data.applications).toMatchObject([
        { reference: applied.reference, cvName: "my cv.pdf", education: [{ award: "Degree" }] },
      ]);
      expect(data.deliveries.map(({ about, state }) => [about, state]).sort()).toEqual([
        ["A-0000-0001", "waiting"],
        ["E-0000-0001", "waiting"],
      ]);
    },
  );

  test.each([{ phone }, { email: "WANJIKU@MAIL.example" }])(
    "everything about %o is erased, once, and nothing about others",
    async (subject) => {
      const { db, files, config, emails } = await openWithPerson(engine);
      expect(await erasePerson({ db, files, emails }, subject)).toEqual({
        enquiries: 1,
        applications: 1,
        dataRequests: 0,
        deliveries: 2,
        codes: 1,
        files: 4,
        filesLeft: 0,
        foldersLeft: 0,
      });
      expect(Object.values(await findPersonData(db, subject)).flat()).toEqual([]);
      expect(Object.values(await storedTexts(files))).toEqual(["another's"]);
      expect(await referencesIn(db, "enquiry")).toEqual(["E-0000-0002", "E-0000-0003"]);
      expect(await db.selectFrom("outbox").select("about").execute()).toEqual([
        { about: "E-0000-0002" },
      ]);
      expect(await db.selectFrom("phoneCode").select("phone").execute()).toEqual([
        { phone: "254700000000" },
      ]);
      expect(readdirSync(folderOf(config, "mail"))).toHaveLength(1);
      expect(readdirSync(folderOf(config, "sms"))).toEqual([`${phone}9`]);

      const again = await erasePerson({ db, files, emails }, subject);
      expect(Object.values(again).every((count) => count === 0)).toBe(true);
    },
  );

  test.each([
    [{ phone }, "E-0000-0004", "E-0000-0005"],
    [{ email: "wanjiku@mail.example" }, "E-0000-0005", "E-0000-0004"],
  ])(
    "%o finds and erases only the complaint that has this contact",
    async (subject, found, left) => {
      const { db, files, emails } = await openWithPerson(engine);
      await db.deleteFrom("enquiry").execute();
      await storeEnquiries(db, ...complaints);
      expect(await findPersonData(db, subject)).toMatchObject({
        enquiries: [{ reference: found }],
      });
      expect(await erasePerson({ db, files, emails }, subject)).toMatchObject({ enquiries: 1 });
      expect(await referencesIn(db, "enquiry")).toEqual([left]);
    },
  );

  test("a file that cannot be deleted does not prevent the rest from being erased", async () => {
    const { db, emails, config, ...store } = await openWithPerson(engine);
    const files = { ...store.files, delete: () => Promise.reject(new Error("no such bucket")) };
    const erased = await erasePerson({ db, files, emails }, { phone });
    expect(erased).toMatchObject({ applications: 1, files: 3, filesLeft: 1 });
    expect((await findPersonData(db, { phone })).applications).toEqual([]);
    // These files can no longer be found from a row, so repeating the command would not delete them.
    expect(readdirSync(folderOf(config, "mail"))).toHaveLength(1);
    expect(readdirSync(folderOf(config, "sms"))).toEqual([`${phone}9`]);
  });

  test("an unreadable folder of emails does not prevent text messages from being deleted", async () => {
    const { db, emails, config, files } = await openWithPerson(engine);
    const unreadable = {
      ...emails,
      deleteMails: () => Promise.reject(new Error("permission denied")),
    };
    const erased = await erasePerson({ db, files, emails: unreadable }, { phone });
    expect(erased).toMatchObject({ applications: 1, filesLeft: 0, foldersLeft: 1 });
    expect(readdirSync(folderOf(config, "sms"))).toEqual([`${phone}9`]);
  });
});
