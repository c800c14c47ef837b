import { expect, test } from "vitest";
import {
  add,
  type Change,
  complaintAfter,
  drop,
  personalLoan,
  set,
} from "#test/support/content/small-content.ts";

test.each<[what: string, file: string, change: Change, complaint: string]>([
  ["no need", personalLoan, drop("need"), ' need: is missing: add a line that begins with "need:"'],
  [
    "a need nobody knows",
    personalLoan,
    set("need", "borowMoney"),
    " need: borowMoney is not in site/needs.yaml: did you mean borrowMoney?",
  ],
  [
    "a need that is a text",
    personalLoan,
    set("need", "Borrow"),
    " need: is two or more words in camelCase, such as getPaid",
  ],
  [
    "a need that appears twice",
    "site/needs.yaml",
    add("needs", { id: "borrowMoney", title: "Borrow again" }),
    " needs: borrowMoney appears twice",
  ],
])("%s stops the check with one sentence", (_what, file, change, complaint) => {
  expect(complaintAfter(file, change)).toBe(file + complaint);
});
