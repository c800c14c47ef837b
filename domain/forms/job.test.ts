import { expect, test } from "vitest";
import { isOpen, type Job, JobSchema, NewJobSchema } from "./job.ts";

const job: Job = {
  id: "teller",
  title: "Teller",
  jobDepartment: "Branches",
  category: { name: "Permanent" },
  subsidiary: "HFC Limited",
  tagline: "The first face of the bank",
  description: "You serve customers.",
  accountabilities: ["Serve customers"],
  competencies: ["Kindness"],
  qualifications: ["A diploma"],
  applicationDeadline: "2026-11-30",
  traineeship: false,
  status: "published",
  provenance: "bank",
  createdAt: "2026-10-01T06:00:00.000Z",
};

test.each([
  ["2026-11-30T08:00:00+03:00", true],
  ["2026-11-30T23:59:59.999+03:00", true],
  ["2026-12-01T00:00:00+03:00", false],
])("at %s a job that closes on 30 November is open: %s", (moment, expected) => {
  expect(isOpen(job, Date.parse(moment))).toBe(expected);
});

const errorsOf = (given: object) => {
  const result = JobSchema.safeParse({ ...job, ...given });
  return result.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
};

test("a whole job has no errors", () => {
  expect(errorsOf({})).toEqual([]);
});

test.each<[object, string]>([
  [{ id: undefined }, "id: missing"],
  [{ id: "Branch Manager" }, "id: invalid"],
  [{ id: "../teller" }, "id: invalid"],
  [{ id: "why-hfc" }, "id: taken"],
  [{ id: "testimonials" }, "id: taken"],
  [{ title: "  " }, "title: missing"],
  [{ title: 5 }, "title: invalid"],
  [{ title: "a\0b" }, "title: invalid"],
  [{ title: "a".repeat(121) }, "title: tooLong"],
  [{ category: "Permanent" }, "category: invalid"],
  [{ category: undefined }, "category: missing"],
  [{ category: { name: "" } }, "category.name: missing"],
  [{ accountabilities: [] }, "accountabilities: missing"],
  [{ accountabilities: ["Serve", ""] }, "accountabilities.1: missing"],
  [{ qualifications: "A diploma" }, "qualifications: invalid"],
  [{ competencies: Array.from({ length: 31 }, () => "x") }, "competencies: tooLong"],
  [{ applicationDeadline: undefined }, "applicationDeadline: missing"],
  [{ applicationDeadline: "2026-02-30" }, "applicationDeadline: invalid"],
  [{ applicationDeadline: "30/11/2026" }, "applicationDeadline: invalid"],
  [{ status: "open" }, "status: invalid"],
])("%j: %s", (given, error) => {
  expect(errorsOf(given)).toContain(error);
});

test("an unknown value is refused", () => {
  expect(JobSchema.safeParse({ ...job, salary: "a lot" }).success).toBe(false);
});

test("a new job is a draft of the bank's own, unless it says otherwise", () => {
  const { status: _status, provenance: _provenance, createdAt: _createdAt, ...written } = job;
  expect(NewJobSchema.parse(written)).toEqual({ ...written, status: "draft", provenance: "bank" });
  expect(NewJobSchema.parse({ ...written, status: "published" }).status).toBe("published");
});
