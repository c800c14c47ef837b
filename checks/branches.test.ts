import { expect, test } from "vitest";
import { complaintAfter, drop, set } from "#test/support/small-content.ts";
import { content as real } from "#test/support/content.ts";

const { branches, atms } = real;
const [first, second] = branches.filter(({ provenance }) => provenance === "public");
const [atm] = atms.filter(({ branch }) => branch !== undefined);
if (!first || !second || !atm) throw new Error("There are too few branches");
const file = `branches/${second.slug}.yaml`;
const duplicate = (field: string, shown: string) =>
  `${file} ${field}: "${shown}" stands in branches/${first.slug}.yaml too`;
const machine = `atms/${atm.slug}.yaml`;

test.each([
  [
    "a code that stands twice",
    file,
    set("clearingCode", first.clearingCode),
    duplicate("clearingCode", first.clearingCode),
  ],
  ["a name that stands twice", file, set("name", first.name), duplicate("name", first.name)],
  ["no date", file, drop("asOf"), `${file} asOf: what is public has its date`],
  [
    "a cash machine at no branch",
    machine,
    set("branch", "nowhere"),
    `${machine} branch: there is no branch nowhere`,
  ],
])("%s is reported with its file and field", (_what, changed, change, complaint) => {
  expect(complaintAfter(changed, change)).toBe(complaint);
});
