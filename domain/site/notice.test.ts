import { expect, test } from "vitest";
import { standsOn } from "./notice.ts";

const loans = { path: "/borrow/for-business", side: "bank" } as const;
const investors = { path: "/investor-relations", side: "group" } as const;

test.each<[string[], typeof loans | typeof investors, boolean]>([
  [["all"], loans, true],
  [["all"], investors, true],
  [["bank"], loans, true],
  [["bank"], investors, false],
  [["group"], loans, false],
  [["group"], investors, true],
  [["/borrow"], loans, true],
  [["/borrow/for-business"], loans, true],
  [["/borrow/for-bus"], loans, false],
  [["/borrow/for-business/overdraft"], loans, false],
  [["bank", "/investor-relations"], investors, true],
  [["/insure", "/investor-relations"], investors, true],
])("a notice for %s on %o: %s", (where, page, stands) => {
  expect(standsOn(where, page)).toBe(stands);
});
