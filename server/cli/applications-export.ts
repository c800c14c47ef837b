import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { readIfThere } from "../adapters/files/read-if-there.ts";
import { writeDurably } from "../adapters/write-durably.ts";
import type { ApplicationRow } from "../db/schema.ts";
import { countRecords, eachRecord } from "../records/records.store.ts";
import { writeCsvFile } from "./csv.ts";
import { NotFound } from "./failures.ts";
import type { Session } from "./session.ts";
import { formatMoment } from "./table.ts";

/** Staff's spreadsheets rely on this order: fields that are not listed follow after it. */
const listed = [
  ...["reference", "createdAt", "jobId", "jobTitle", "firstName", "lastName", "email", "phone"],
  ...["idNumber", "previousSalary", "expectedSalary", "previousIndustryExp", "resident"],
  ...["workPermit", "workPermitExpiry", "education", "workExperience", "cvScan", "cvFile"],
];
const columns = [...new Set([...listed, ...namesOf(applicationFields)])];

export type ExportOptions = { to: string; job?: string; new?: boolean; withUnscanned?: boolean };

/**
 * Writes a new spreadsheet and CVs into a folder, also that of an earlier export: existing CVs are not copied again, so
 * that an interrupted export continues. With `new`, only applications that no earlier export into the folder has with
 * their CV.
 */
export async function exportApplications(session: Session, options: ExportOptions) {
  const { to: folder, job, withUnscanned = false } = options;
  const db = await session.db;
  const all = await countRecords(db, "application", { jobId: job });
  if (job !== undefined && all === 0) throw new NotFound(`Nobody applied for a job ${job}`);
  const sheet = join(folder, `applications-${secondOf(session.now())}.csv`);
  if (existsSync(sheet)) throw new Error(`${sheet} exists: try again`);
  await mkdir(join(folder, "cv"), { recursive: true, mode: 0o700 });
  const exported = await readExported(folder);
  const missing: string[] = [];
  const heldBack: string[] = [];
  let [looked, written] = [0, 0];
  const rows = async function* () {
    for await (const application of eachRecord(db, "application", { jobId: job })) {
      session.progress("Applications", (looked += 1), all);
      const { reference, cvScan } = application;
      // A CV that waits for the scanner is held back until its verdict, an infected one permanently. Verdicts do not
      // change.
      const hasCv = cvScan === "clean" || (cvScan === "unscanned" && withUnscanned);
      const isWhole = options.new ? exported[reference] : undefined;
      if (isWhole || (isWhole === false && !hasCv)) continue;
      const cvFile = hasCv ? await copyCv(session, application, folder) : null;
      if (!hasCv) heldBack.push(reference);
      else if (cvFile === null) missing.push(reference);
      exported[reference] = cvFile !== null;
      written += 1;
      yield asRecord(application, cvFile);
    }
  };
  const part = join(folder, "applications.csv.part");
  await rm(part, { force: true });
  await writeCsvFile(part, columns, rows());
  if (options.new && written === 0) {
    await rm(part);
    session.note("No new applications.");
  } else {
    await rename(part, sheet);
    await writeDurably(folder, exportedName, JSON.stringify(exported));
    session.note(`${written} applications written to ${sheet}.`);
  }
  if (heldBack.length > 0)
    session.note(
      `Without CV, infected, waiting for the scanner or not scanned (--with-unscanned takes only the last): ${heldBack.join(", ")}`,
    );
  if (missing.length > 0) throw new Error(`The CV was not found of: ${missing.join(", ")}`);
}

/** `2026-10-01-12-34-56`, of Nairobi. */
const secondOf = (moment: number) =>
  `${formatMoment(moment)}-${new Date(moment).toISOString().slice(17, 19)}`.replaceAll(
    /[ :]/g,
    "-",
  );

const exportedName = ".exported.json";

/** The applications that were exported into a folder; true for those with their CV. */
async function readExported(folder: string): Promise<Record<string, boolean>> {
  const file = join(folder, exportedName);
  if (!existsSync(file)) return {};
  return z.record(z.string(), z.boolean()).parse(JSON.parse(await readFile(file, "utf8")));
}

async function copyCv(session: Session, application: ApplicationRow, folder: string) {
  const path = join("cv", cvFileName(application));
  const target = join(folder, path);
  if (existsSync(target)) return path;
  const cv = await readIfThere(session.files, application.cvKey);
  if (!cv) return null;
  await pipeline(cv, createWriteStream(`${target}.part`, { mode: 0o600 }));
  await rename(`${target}.part`, target);
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
  createdAt: formatMoment(application.createdAt),
  ...Object.fromEntries(yesNoFields.map((name) => [name, asYesOrNo(application[name])])),
  education: asLines(application.education),
  workExperience: asLines(application.workExperience),
  cvFile,
});
