import { expect, test } from "#test/support/browser/browser.ts";
import { z } from "zod";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { countOf } from "#app/lib/count-of.ts";
import { JobSchema } from "#domain/careers/job.ts";
import { formatDay } from "#domain/time/days.ts";
import { content } from "#test/support/content/content.ts";
import { type PlainVisitor } from "#test/support/browser/plain-visitor.ts";

const { careers, messages, settings, testimonials } = content;
const list = link("/careers/jobsListing");

const JobsSchema = z.object({ data: z.array(JobSchema) });
const jobsOf = async (visitor: PlainVisitor) =>
  JobsSchema.parse(JSON.parse((await visitor.open("/api/careers/job/all")).html)).data;
const plainly = (words: string) => words.replaceAll(/\s+/g, " ").trim();

test("the list shows each open job with its company, department, terms and last day", async ({
  visitor,
}) => {
  const jobs = await jobsOf(visitor);
  const page = await visitor.open(list);
  expect(page.text("h1")).toBe(careers.jobs.title);
  expect(page.text("main h2")).not.toBe("");
  expect(page.text()).toContain(countOf(jobs.length, careers.jobs.count));
  const cards = page.texts("main article");
  const links = page.values("main article a", "href");
  const days = page.values("main article time", "datetime");
  expect(cards).toHaveLength(jobs.length);
  for (const job of jobs) {
    const place = links.indexOf(paths.job(job.id));
    const words = plainly(cards[place] ?? "");
    for (const shown of [job.title, job.subsidiary, job.jobDepartment, job.category.name])
      expect(words).toContain(shown);
    const [day] = job.applicationDeadline.split("T");
    expect(days[place]).toBe(day);
    expect(words.includes(messages.specimen)).toBe(job.provenance === "specimen");
  }
});

test("a job shows all its fields, links to the application, and can be shared", async ({
  visitor,
}) => {
  for (const job of await jobsOf(visitor)) {
    const page = await visitor.open(paths.job(job.id));
    expect(page.text("h1")).toBe(job.title);
    const words = plainly(page.text());
    const shown = [
      job.tagline,
      job.jobDepartment,
      job.category.name,
      job.subsidiary,
      formatDay(job.applicationDeadline.slice(0, 10)),
      ...job.description.split(/\n\s*\n/),
      ...job.accountabilities,
      ...job.competencies,
      ...job.qualifications,
    ];
    expect(shown.filter((text) => !words.includes(plainly(text)))).toEqual([]);
    expect(words.includes(messages.specimen)).toBe(job.provenance === "specimen");
    expect(page.hrefOf(careers.job.apply)).toBe(paths.jobApplication(job.id));
    expect(page.text("nav[aria-label=Breadcrumb]")).toContain(job.title);

    const [canonical = ""] = page.values("link[rel=canonical]", "href");
    const { origin } = new URL(canonical);
    const own = origin + paths.job(job.id);
    const whatsapp = new URL(page.hrefOf(careers.job.share.whatsapp));
    expect(whatsapp.searchParams.get("text")).toContain(own);
    const email = new URL(page.hrefOf(careers.job.share.email));
    expect(email.protocol).toBe("mailto:");
    expect(email.searchParams.get("body")).toContain(own);
    expect(page.html).toContain('"@type":"JobPosting"');
  }
});

test("careers, the list and a job are kept for less than a minute, and never shown past it", async ({
  visitor,
}) => {
  const [job] = await jobsOf(visitor);
  // CAR-1
  for (const address of [link("/careers"), list, paths.job(job?.id ?? "")]) {
    const policy = (await visitor.open(address)).headers.get("Cache-Control") ?? "";
    expect(Number(/s-maxage=(\d+)/.exec(policy)?.[1])).toBeLessThanOrEqual(30);
    expect(policy).not.toContain("stale");
  }
});

for (const address of [link("/careers"), link("/careers/why-hfc")])
  test(`${address} says why, and links to the jobs and the testimonials`, async ({ visitor }) => {
    const page = await visitor.open(address);
    const title = `Why ${settings.group.name}`;
    expect(page.text("h1")).toBe(title);
    const [canonical = ""] = page.values("link[rel=canonical]", "href");
    expect(canonical).toMatch(/\/careers$/);
    const tabs = `nav[aria-label="${careers.sections}"]`;
    expect(page.text(`${tabs} [aria-current=page]`)).toBe(title);
    expect(page.texts(`${tabs} a`)).toHaveLength(3);
    expect(page.hrefOf(careers.jobs.title)).toBe(list);
    expect(page.hrefOf(careers.testimonials.title)).toBe(link("/careers/testimonials"));
  });

test("every testimonial has its page, and examples are marked", async ({ visitor }) => {
  for (const { path, name, provenance } of testimonials) {
    const page = await visitor.open(paths.testimonial(path));
    expect(page.text("h1")).toBe(name);
    expect(page.text("nav[aria-label=Breadcrumb]")).toContain(name);
    const isMarked = page.text("main [data-blurred]").includes(messages.specimen);
    expect(isMarked).toBe(provenance === "specimen");
  }
});
