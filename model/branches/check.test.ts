import { expect, test } from "vitest";
import { drop, set, smallContent } from "#test/support/small-content.ts";

const westlands = "branches/westlands.yaml";

test.each([
  [
    "a code that stands twice",
    westlands,
    set("clearingCode", "61310"),
    `${westlands} clearingCode: 61310 stands in nyali.yaml too`,
  ],
  [
    "a name that stands twice",
    westlands,
    set("name", "Nyali"),
    `${westlands} name: "Nyali" stands in nyali.yaml too`,
  ],
  ["no date", westlands, drop("asOf"), `${westlands} asOf: what is public has its date`],
  [
    "a cash machine at no branch",
    "atms/westlands.yaml",
    set("branch", "westland"),
    "atms/westlands.yaml branch: there is no branch westland",
  ],
])("%s is told by file and field", (_what, file, change, complaint) => {
  const content = smallContent();
  content.edit(file, change);
  expect(content.complaintByField()).toBe(complaint);
});
