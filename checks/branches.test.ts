import { expect, test } from "vitest";
import { complaintAfter, drop, set } from "#test/support/content/small-content.ts";
import { content as real } from "#test/support/content/content.ts";

const { branches, atms } = real;
const [first, second] = branches.filter(({ provenance }) => provenance === "public");
const [atm] = atms.filter(({ branch }) => branch !== undefined);
if (!first || !second || !atm) throw new Error("There are too few branches");
const file = `branches/${second.slug}.yaml`;
const duplicate = (field: string, shown: string) =>
  `${file} ${field}: "${shown}" is also in branches/${first.slug}.yaml`;
const machine = `atms/${atm.slug}.yaml`;

test.each([
  [duplicate("clearingCode", first.clearingCode), file, set("clearingCode", first.clearingCode)],
  [duplicate("name", first.name), file, set("name", first.name)],
  [`${file} asOf: what is public has its date`, file, drop("asOf")],
  [`${machine} branch: there is no branch nowhere`, machine, set("branch", "nowhere")],
])("%s", (complaint, changed, change) => {
  expect(complaintAfter(changed, change)).toBe(complaint);
});
