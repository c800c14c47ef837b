import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parse } from "csv-parse/sync";
import { z } from "zod";
import { namesOf } from "#domain/forms/field.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { readIfThere } from "../adapters/files/read-if-there.ts";
import type { ApplicationRow } from "../db/schema.ts";
import { countRecords, eachRecord } from "../retention/records.store.ts";
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
 * Writes a spreadsheet and CVs into a folder, which may be that of an earlier export: CVs that are there are not copied
 * again, so that an export that was interrupted goes on. With `new`, those that no spreadsheet of the folder has whole.
 * No spreadsheet is written over: staff keep their notes in it.
 */
export async function exportApplications(session: Session, options: ExportOptions) {
  const { to: folder, job, withUnscanned = false } = options;
  const db = await session.db;
  const all = await countRecords(db, "application", { jobId: job });
  if (job !== undefined && all === 0) throw new NotFound(`Nobody applied for a job ${job}`);
  await makeFolder(folder);
  const earlier = options.new ? await readEarlier(folder) : new Map<string, boolean>();
  const missing: string[] = [];
  const heldBack: string[] = [];
  let [looked, written] = [0, 0];
  const rows = async function* () {
    for await (const application of eachRecord(db, "application", { jobId: job })) {
      session.progress("Applications", (looked += 1), all);
      const { reference, cvScan } = application;
      // A CV that waits for the scanner is left out until its verdict, and an infected one for good. No verdict changes.
      const hasCv = cvScan === "clean" || (cvScan === "unscanned" && withUnscanned);
      const isWhole = earlier.get(reference);
      if (isWhole || (isWhole === false && !hasCv)) continue;
      const cvFile = hasCv ? await copyCv(session, application, folder) : null;
      if (!hasCv) heldBack.push(reference);
      else if (cvFile === null) missing.push(reference);
      written += 1;
      yield asRecord(application, cvFile);
    }
  };
  const seconds = String(Math.floor(session.now() / 1000) % 60).padStart(2, "0");
  const moment = `${formatMoment(session.now())}-${seconds}`.replaceAll(/[^\d-]/g, "-");
  const first = join(folder, "applications.csv");
  const isLater = options.new === true || existsSync(first);
  const sheet = isLater ? join(folder, `applications-${moment}.csv`) : first;
  await rm(`${sheet}.part`, { force: true });
  await writeCsvFile(`${sheet}.part`, columns, rows());
  const isEmpty = options.new && written === 0;
  if (isEmpty || existsSync(sheet)) {
    await rm(`${sheet}.part`);
    if (!isEmpty) throw new Error(`${sheet} exists: try again`);
    session.note("No new applications.");
  } else {
    await rename(`${sheet}.part`, sheet);
    session.note(`${written} applications written to ${sheet}.`);
  }
  if (heldBack.length > 0)
    session.note(
      `Without CV, infected, waiting for the scanner or not scanned (--with-unscanned takes only the last): ${heldBack.join(", ")}`,
    );
  if (missing.length > 0) throw new Error(`The CV was not found of: ${missing.join(", ")}`);
}

/** With what a spreadsheet program or a Mac leaves there. */
const isOurs = (name: string) => /^(?:cv$|\.|~\$|.*\.csv\.part$)/.test(name) || isSheet(name);
const isSheet = (name: string) => /^applications.*\.csv$/.test(name);

async function makeFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const others = (await readdir(folder)).filter((name) => !isOurs(name));
  if (others.length > 0) throw new Error(`${folder} holds other files: ${others.join(", ")}`);
  await mkdir(join(folder, "cv"), { recursive: true, mode: 0o700 });
}

const SheetSchema = z.array(z.looseObject({ reference: z.string(), cvFile: z.string() }));

/** The references in the spreadsheets of a folder; true for those with their CV. */
async function readEarlier(folder: string): Promise<Map<string, boolean>> {
  const earlier = new Map<string, boolean>();
  for (const name of (await readdir(folder)).filter(isSheet)) {
    for (const { reference, cvFile } of await readSheet(join(folder, name)))
      earlier.set(reference, cvFile !== "" || earlier.get(reference) === true);
  }
  return earlier;
}

/** Spreadsheet programs save with semicolons where numbers have a decimal comma. No column of ours has one in its name. */
async function readSheet(sheet: string) {
  const text = await readFile(sheet, "utf8");
  const delimiter = /^.*;/.test(text) ? ";" : ",";
  try {
    return SheetSchema.parse(parse(text, { bom: true, columns: true, delimiter }));
  } catch (cause) {
    const way = "save it as CSV with the columns reference and cvFile, or move it away";
    throw new Error(`${sheet} cannot be read: ${way}`, { cause });
  }
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
