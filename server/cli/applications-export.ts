import { createWriteStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { readIfThere } from "../adapters/files/read-if-there.ts";
import { countApplications, eachApplication } from "../careers/application-records.store.ts";
import type { ApplicationRow } from "../db/schema.ts";
import { writeCsvFile } from "./csv.ts";
import type { Session } from "./session.ts";

/** Staff's spreadsheets rely on this order: fields that are not listed follow after it. */
const listed = [
  ...["reference", "createdAt", "jobId", "jobTitle", "firstName", "lastName", "email", "phone"],
  ...["idNumber", "previousSalary", "expectedSalary", "previousIndustryExp", "resident"],
  ...["workPermit", "workPermitExpiry", "education", "workExperience", "cvScan", "cvFile"],
];
const columns = [...new Set([...listed, ...namesOf(applicationFields)])];

type Options = { csv: string; job?: string; withUnscanned?: boolean };

export async function exportApplications(session: Session, { csv, job, withUnscanned }: Options) {
  const db = await session.db;
  await makeEmptyFolder(csv);
  await mkdir(join(csv, "cv"), { mode: 0o700 });
  const all = await countApplications(db, { jobId: job });
  const missing: string[] = [];
  const heldBack: string[] = [];
  let written = 0;
  const rows = async function* () {
    for await (const application of eachApplication(db, { jobId: job })) {
      const { reference } = application;
      let cvFile: string | null = null;
      if (mayBeOpened(application, withUnscanned)) {
        cvFile = await copyCv(session, application, csv);
        if (cvFile === null) missing.push(reference);
      } else {
        heldBack.push(reference);
      }
      yield asRecord(application, cvFile);
      written += 1;
      session.progress("Applications written", written, all);
    }
  };
  await writeCsvFile(join(csv, "applications.csv"), columns, rows());

  session.note(`${written} applications written to ${csv}.`);
  if (heldBack.length > 0)
    session.note(`Without CV, infected or not scanned yet: ${heldBack.join(", ")}`);
  if (missing.length > 0) throw new Error(`The CV was not found of: ${missing.join(", ")}`);
}

/** Never one in which a virus was found: its file is gone. */
function mayBeOpened({ cvScan }: ApplicationRow, withUnscanned = false) {
  return cvScan === "clean" || cvScan === "unscanned" || (cvScan === "waiting" && withUnscanned);
}

async function makeEmptyFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
}

async function copyCv(session: Session, application: ApplicationRow, folder: string) {
  const path = join("cv", cvFileName(application));
  const cv = await readIfThere(session.files, application.cvKey);
  if (!cv) return null;
  await pipeline(cv, createWriteStream(join(folder, path), { flags: "wx", mode: 0o600 }));
  return path;
}

/** Letters, digits and hyphens alone: the visitor's name for the file is not used. */
function cvFileName({ reference, firstName, lastName, cvName }: ApplicationRow) {
  const name = `${firstName} ${lastName}`
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase()
    .slice(0, 60);
  const end = /^\.(?:pdf|docx?)$/.exec(extname(cvName).toLowerCase())?.[0] ?? "";
  return `${reference}-${name}${end}`;
}

const asYesOrNo = (value: unknown) => (value === null ? null : value === 1 ? "yes" : "no");

const yesNoFields = namesOf(applicationFields).filter(
  (name) => applicationFields[name].control === "yesNo",
);

const EntriesSchema = z.array(z.record(z.string(), z.unknown()));

/** One line for each school or employer, for a cell that people read. */
const asLines = (json: string) =>
  EntriesSchema.parse(JSON.parse(json))
    .map((entry) => Object.values(entry).filter(Boolean).join(", "))
    .join("\n");

const asRecord = (application: ApplicationRow, cvFile: string | null) => ({
  ...application,
  createdAt: new Date(application.createdAt).toISOString(),
  ...Object.fromEntries(yesNoFields.map((name) => [name, asYesOrNo(application[name])])),
  education: asLines(application.education),
  workExperience: asLines(application.workExperience),
  cvFile,
});
