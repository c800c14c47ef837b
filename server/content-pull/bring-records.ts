import { createHash } from "node:crypto";
import type { Content } from "#model/content.ts";
import { startOfNairobiDay } from "#domain/time/nairobi-time.ts";
import { importJobs } from "../careers/job.store.ts";
import type { Database } from "../db/open-database.ts";
import { replaceRates } from "../exchange-rates/exchange-rate.store.ts";
import type { Shown } from "./pull.ts";
import type { Imported } from "./state.ts";

type BringOptions = {
  /** Reads the shown content, if it is needed. */
  load: (
    contentFolder: string,
  ) => Promise<Pick<Content, "ownJobs" | "specimenJobs" | "exchangeRates">>;
  /** Opens the database, if there is something to write. */
  db: () => Promise<Database>;
  now: number;
};

/**
 * Imports the bank's jobs and rates into the database, if their file has changed since the last import: a job that an
 * operator closed since, and rates that an operator imported, stay as they are.
 */
export async function bringRecords(
  { commit, contentFolder, imported }: Shown,
  { load, db, now }: BringOptions,
): Promise<Imported> {
  if (imported?.commit === commit && now < (imported.again ?? Infinity)) return imported;
  const { ownJobs, specimenJobs, exchangeRates } = await load(contentFolder);
  const before = imported?.jobs ?? {};
  const examples = specimenJobs.map(({ id }) => [id, example] as const);
  const jobs = Object.fromEntries([...examples, ...ownJobs.map((job) => [job.id, hashOf(job)])]);
  const changed = ownJobs.filter((job) => before[job.id] !== jobs[job.id]);
  const gone = Object.keys(before).filter((id) => jobs[id] === undefined);
  if (changed.length + gone.length > 0) await importJobs(await db(), changed, now, gone);

  const { provenance, asOf } = exchangeRates;
  const hash = hashOf(exchangeRates);
  const from = provenance === "bank" && asOf !== undefined ? startOfNairobiDay(asOf) : undefined;
  if (from !== undefined && from > now)
    return { commit, jobs, rates: imported?.rates, again: from };
  if (from !== undefined && hash !== imported?.rates)
    await replaceRates(await db(), { ...exchangeRates, asOf: new Date(from).toISOString() });
  return { commit, jobs, rates: hash };
}

/** The server adds the examples itself when it first starts. */
const example = "example";
const hashOf = (record: object) =>
  createHash("sha256").update(JSON.stringify(record)).digest("hex").slice(0, 16);
