import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { unfilledPlaces } from "#model/reading/check-places.ts";
import { noPlace } from "#model/reading/texts.ts";
import { parseYaml } from "#model/reading/yaml-file.ts";
import { isOpen, type Job, JobSchema, NewJobSchema } from "#domain/careers/job.ts";
import { importJobs, loadJobs, setJobStatus } from "../careers/job.store.ts";
import { NotFound } from "./failures.ts";
import type { StaffCommand } from "./options.ts";
import type { AsJson, Session } from "./session.ts";

/** Like NewJobSchema, but a job without a status keeps the one it has. */
const JobsFileSchema = z
  .array(
    z.strictObject({ ...NewJobSchema.shape, status: JobSchema.shape.status.optional() }),
    "is a list of jobs: each begins with a hyphen",
  )
  .min(1, "has no jobs")
  .superRefine((jobs, context) => {
    for (const [index, job] of jobs.entries()) {
      const issue = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: "custom", path: [index, ...path], message });
      if (jobs.findIndex(({ id }) => id === job.id) < index)
        issue(["id"], `${job.id} appears twice`);
      for (const { path, place } of unfilledPlaces(NewJobSchema, job)) issue(path, noPlace(place));
    }
  });

export function addJobCommands(program: StaffCommand, session: Session) {
  const jobs = program.command("jobs").description("Vacancies.");
  jobs
    .command("import")
    .description(
      "Adds the jobs of a YAML or JSON file, or writes them over those with the same ids: all or, with a mistake, none. New ones are drafts unless they say `status: published`.",
    )
    .argument("<file>", "a list of jobs; docs/operators-commands.md shows one")
    .json()
    .example("jobs import jobs.yaml")
    .action((file: string, options: AsJson) => importFile(session, file, options));
  jobs
    .command("list")
    .description("Shows all jobs, the newest first.")
    .json()
    .example("jobs list")
    .action(async (options: AsJson) => {
      session.printRows(
        await loadJobs(await session.db),
        (job) => asRow(job, session.now()),
        options,
      );
    });
  for (const [name, status, description] of statusCommands)
    jobs
      .command(name)
      .description(description)
      .argument("<id>", "as jobs list shows it")
      .example(`jobs ${name} branch-manager-thika`)
      .action((id: string) => changeStatus(session, id, status));
}

const statusCommands = [
  ["publish", "published", "Shows a job on the website until its deadline."],
  ["close", "closed", "Takes a job from the website. Its applications stay."],
] as const;

async function changeStatus(session: Session, id: string, status: Job["status"]) {
  if (!(await setJobStatus(await session.db, id, status, session.now())))
    throw new NotFound(`There is no job ${id}`);
  session.print(`${id} is ${status}.`);
  const job = (await loadJobs(await session.db)).find((each) => each.id === id);
  if (status === "published" && job && !isOpen(job, session.now()))
    session.note("Its deadline is over, so nobody sees it: import it with a later one.");
}

async function importFile(session: Session, file: string, options: AsJson) {
  const given = parseYaml(readFileSync(file, "utf8"), basename(file), JobsFileSchema);
  const db = await session.db;
  const old = new Map((await loadJobs(db)).map((job) => [job.id, job.status]));
  const jobs = given.map((job) => ({ ...job, status: job.status ?? old.get(job.id) ?? "draft" }));
  await importJobs(db, jobs, session.now());
  session.printRows(
    jobs.map(({ id, status }) => ({ id, status, change: old.has(id) ? "updated" : "added" })),
    (row) => row,
    options,
  );
}

const asRow = (job: Job, now: number) => ({
  id: job.id,
  title: job.title,
  status: job.status,
  deadline: `${job.applicationDeadline}${isOpen(job, now) ? "" : " (over)"}`,
  kind: job.provenance,
});
