import { expect, test } from "vitest";
import { jobWith } from "#test/support/content/jobs.ts";
import { isOpen, JobSchema, NewJobSchema } from "./job.ts";

const job = jobWith({ applicationDeadline: "2026-11-30" });

test.each([
  ["2026-11-30T08:00:00+03:00", true],
  ["2026-11-30T23:59:59.999+03:00", true],
  ["2026-12-01T00:00:00+03:00", false],
])("at %s a job that closes on 30 November is open: %s", (moment, expected) => {
  expect(isOpen(job, Date.parse(moment))).toBe(expected);
});

const errorsOf = (given: object) => {
  const result = JobSchema.safeParse({ ...job, ...given });
  return result.error?.issues.map(({ path }) => path.join(".")) ?? [];
};

test("a whole job has no errors", () => {
  expect(errorsOf({})).toEqual([]);
});

test.each<[object, string]>([
  [{ id: undefined }, "id"],
  [{ id: "Branch Manager" }, "id"],
  [{ id: "../teller" }, "id"],
  [{ id: "why-hfc" }, "id"],
  [{ id: "testimonials" }, "id"],
  [{ title: "  " }, "title"],
  [{ title: "a\0b" }, "title"],
  [{ title: "a".repeat(121) }, "title"],
  [{ category: { name: "" } }, "category.name"],
  [{ accountabilities: [] }, "accountabilities"],
  [{ accountabilities: ["Serve", ""] }, "accountabilities.1"],
  [{ competencies: Array.from({ length: 31 }, () => "x") }, "competencies"],
  [{ applicationDeadline: undefined }, "applicationDeadline"],
  [{ applicationDeadline: "2026-02-30" }, "applicationDeadline"],
  [{ applicationDeadline: "30/11/2026" }, "applicationDeadline"],
  [{ status: "open" }, "status"],
])("%j is a mistake in %s", (given, field) => {
  expect(errorsOf(given)).toContain(field);
});

test("an unknown field is refused", () => {
  expect(JobSchema.safeParse({ ...job, salary: "a lot" }).success).toBe(false);
});

test("a new job is by default a draft of the bank", () => {
  const { status: _status, provenance: _provenance, createdAt: _createdAt, ...written } = job;
  expect(NewJobSchema.parse(written)).toEqual({ ...written, status: "draft", provenance: "bank" });
  expect(NewJobSchema.parse({ ...written, status: "published" }).status).toBe("published");
});
