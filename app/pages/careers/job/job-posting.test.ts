import { expect, test } from "vitest";
import { jobWith } from "#test/support/content/jobs.ts";
import { jobPosting, paragraphsOf } from "./job-posting.ts";

const about = {
  texts: { accountabilities: "Do", competencies: "Can", qualifications: "Have" },
  organisation: { name: "HF Group Plc", url: "https://www.example.org/" },
  logo: "https://www.example.org/icon-512.png",
  specimen: "Example",
};

test("the structured data of a job", () => {
  const job = jobWith({ description: "First paragraph.\n\nSecond paragraph." });
  expect(jobPosting({ job, ...about })).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Teller",
    description:
      "<p>First paragraph.</p><p>Second paragraph.</p>" +
      "<p>Do</p><ul><li>Serve customers</li><li>Balance the till</li></ul>" +
      "<p>Can</p><ul><li>Kindness</li></ul>" +
      "<p>Have</p><ul><li>A diploma</li></ul>",
    identifier: { "@type": "PropertyValue", name: "HFC Limited", value: "teller" },
    datePosted: "2026-10-01",
    validThrough: "2026-12-31T23:59:59+03:00",
    hiringOrganization: {
      "@type": "Organization",
      name: "HFC Limited",
      logo: about.logo,
      parentOrganization: {
        "@type": "Organization",
        name: "HF Group Plc",
        url: "https://www.example.org/",
      },
    },
    employmentType: "OTHER",
    jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "KE" } },
    directApply: true,
  });
});

test.each([
  ["Fixed-term contract", "TEMPORARY"],
  ["Internship", "INTERN"],
  ["Part-time", "PART_TIME"],
  ["Permanent, full-time", "FULL_TIME"],
  ["Permanent", "OTHER"],
])("the terms %s are %s for search engines", (name, expected) => {
  const job = jobWith({ category: { name } });
  expect(jobPosting({ job, ...about }).employmentType).toBe(expected);
});

test("the date of posting is the day in Nairobi", () => {
  const late = jobWith({ createdAt: "2026-09-30T21:30:00.000Z" });
  expect(jobPosting({ job: late, ...about }).datePosted).toBe("2026-10-01");
});

test("a specimen says so first", () => {
  const { description } = jobPosting({ job: jobWith({ provenance: "specimen" }), ...about });
  expect(description).toMatch(/^<p>Example<\/p><p>You serve/);
});

test("text from an operator is escaped", () => {
  const job = jobWith({ description: "<b>A & B</b>", accountabilities: ["</li><script>"] });
  const { description } = jobPosting({ job, ...about });
  expect(description).toContain("<p>&lt;b&gt;A &amp; B&lt;/b&gt;</p>");
  expect(description).toContain("<li>&lt;/li&gt;&lt;script&gt;</li>");
});

test.each([
  ["One.", ["One."]],
  ["One.\n\nTwo.", ["One.", "Two."]],
  ["One.\r\n\r\nTwo.\n \n\n\nThree.\n", ["One.", "Two.", "Three."]],
  ["One\nline.", ["One\nline."]],
])("%j has the paragraphs %j", (description, paragraphs) => {
  expect(paragraphsOf(jobWith({ description }))).toEqual(paragraphs);
});

test("a place is named where the job has one", () => {
  const { address } = jobPosting({ job: jobWith({ place: "Thika" }), ...about }).jobLocation;
  expect(address).toMatchObject({ addressLocality: "Thika" });
});
