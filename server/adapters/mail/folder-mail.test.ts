import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { folderMail } from "./folder-mail.ts";
import type { Mail } from "./mail.ts";

const mail: Mail = {
  from: { name: "HFC", address: "website@hfc.example" },
  to: { name: "", address: "wanjiku@post.example" },
  subject: "Your enquiry",
  text: "Thank you.\n",
};

test("writes a file that a mail program opens, readable by its owner alone", async () => {
  const folder = join(temporaryFolder(), "outbox", "mail");
  await folderMail(folder).send(mail, { id: "id-1", createdAt: 0 });
  expect(readdirSync(folder)).toEqual(["id-1.eml"]);
  const eml = readFileSync(join(folder, "id-1.eml"), "utf8");
  expect(eml).toContain("To: wanjiku@post.example\r\n");
  expect(eml).toContain("Message-ID: <id-1@hfc.example>\r\n");
  expect(eml).toContain("\r\n\r\nThank you.\r\n");
  expect(statSync(join(folder, "id-1.eml")).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("an email to the bank has headers for sorting, and is not marked as automatic", async () => {
  const folder = temporaryFolder();
  const labels = { Reference: "E-1", Product: "Mkopo wa nyumba\r\nBcc: a@post.example" };
  await folderMail(folder).send({ ...mail, labels }, { id: "id-1", createdAt: 0 });
  await folderMail(folder).send(mail, { id: "id-2", createdAt: 0 });
  const [toBank = "", toVisitor = ""] = ["id-1", "id-2"].map((id) =>
    readFileSync(join(folder, `${id}.eml`), "utf8"),
  );
  expect(toBank).toContain("X-Site-Reference: E-1\r\n");
  expect(toBank).not.toMatch(/^Bcc:/im);
  expect(toBank).not.toContain("Auto-Submitted");
  expect(toVisitor).toContain("Auto-Submitted: auto-generated\r\n");
});

test("a repeated email replaces the first", async () => {
  const folder = temporaryFolder();
  const sender = folderMail(folder);
  await sender.send(mail, { id: "id-1", createdAt: 0 });
  await sender.send({ ...mail, text: "Once more.\n" }, { id: "id-1", createdAt: 0 });
  await sender.send(mail, { id: "id-2", createdAt: 0 });
  expect(readdirSync(folder).toSorted()).toEqual(["id-1.eml", "id-2.eml"]);
  expect(readFileSync(join(folder, "id-1.eml"), "utf8")).toContain("Once more.");
});

test("a folder that cannot be written is a failure", async () => {
  const file = join(temporaryFolder(), "file");
  await folderMail(file).send(mail, { id: "id-1", createdAt: 0 });
  await expect(
    folderMail(join(file, "id-1.eml")).send(mail, { id: "id-2", createdAt: 0 }),
  ).rejects.toThrow(/^E\w+:/);
});
