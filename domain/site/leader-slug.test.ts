import { expect, test } from "vitest";
import { leaderSlug } from "./leader-slug.ts";

test.each([
  ["Prof. Olive Mwihaki Mugenda", "prof-olive-mwihaki-mugenda"],
  ["  Robert Kibaara \n", "robert-kibaara"],
  ["Specimen: Independent director, audit", "specimen-independent-director-audit"],
  ["Ng'ang'a - Wairimu", "ng-ang-a-wairimu"],
  ["Ng’ang’a", "ng-ang-a"],
  ["Nyong'o, EBS.", "nyong-o-ebs-"],
  ["(Acting) secretary", "-acting-secretary"],
  ["two_words 2", "two_words-2"],
  ["José", "jos-"],
  ["a--b---c", "a-b-c"],
  ["", ""],
])("%j is at %j", (name, slug) => {
  expect(leaderSlug(name)).toBe(slug);
});
