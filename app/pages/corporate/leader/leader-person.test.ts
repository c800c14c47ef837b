import { expect, test } from "vitest";
import { leaderPerson } from "./leader-person.ts";

const about = {
  url: "https://hf.example/leadership/view/management/a-b",
  organisation: { name: "HF Group Plc", url: "https://hf.example/" },
};
const leader = {
  name: "A B",
  title: "Officer",
  excerpt: "Does it.",
  provenance: "public",
} as const;

test("a leader is a Person who works for the group", () => {
  expect(leaderPerson({ leader, ...about })).toEqual({
    "@context": "https://schema.org",
    "@type": "Person",
    name: "A B",
    jobTitle: "Officer",
    description: "Does it.",
    url: about.url,
    worksFor: { "@type": "Organization", ...about.organisation },
  });
});

test("a specimen has no data", () => {
  const specimen = { ...leader, provenance: "specimen" } as const;
  expect(leaderPerson({ leader: specimen, ...about })).toBeUndefined();
});
