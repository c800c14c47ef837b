import { describe, expect, test } from "vitest";
import {
  add,
  type Change,
  drop,
  personalLoan,
  set,
  smallContent,
} from "#test/support/small-content.ts";
import { content as real } from "#test/support/content.ts";

const leader = real.leaders.find(({ provenance }) => provenance === "public");

const notice = (more: object) =>
  add("items", { text: "All branches close at 1 pm on Saturday.", ...more });

function complaintAfter(file: string, change: Change) {
  const content = smallContent();
  content.edit(file, change);
  return content.complaintByField();
}

describe("a mistake in times, owners and notices is reported", () => {
  test.each<[what: string, file: string, change: Change, reason: string]>([
    [
      "an end before the beginning",
      personalLoan,
      (fields) => {
        set("publishAt", "2026-12-02")(fields);
        set("expireAt", "2026-12-01T23:59:00+03:00")(fields);
      },
      "ends after it begins (publishAt)",
    ],
    [
      "a time without its offset",
      personalLoan,
      set("expireAt", "2026-12-01T08:00"),
      "with its offset",
    ],
    ["a day that does not exist", personalLoan, set("publishAt", "2026-02-30"), "is a day"],
    [
      "a review at a time",
      personalLoan,
      set("reviewBy", "2026-12-01T08:00Z"),
      "is not a day of the calendar",
    ],
    [
      "a file the site cannot do without",
      "site/complaints.yaml",
      set("expireAt", "2026-12-01"),
      'there is no field "expireAt" here',
    ],
    [
      "an owner who is a person",
      "site/complaints.yaml",
      set("owner", leader?.name),
      `site/complaints.yaml owner: ${leader?.name} is a person: name the office`,
    ],
    [
      "a notice for no page",
      "site/notices.yaml",
      notice({ where: ["/borow"] }),
      "site/notices.yaml where: there is no page at or below /borow",
    ],
    [
      "a notice nowhere in particular",
      "site/notices.yaml",
      notice({ where: ["here"] }),
      "is all, bank, group or an address",
    ],
    [
      "a notice that leads nowhere",
      "site/notices.yaml",
      notice({ link: { label: "More", to: "/nowhere" } }),
      "site/notices.yaml link: there is no page /nowhere",
    ],
  ])("%s", (_what, file, change, reason) => {
    expect(complaintAfter(file, change)).toContain(reason);
  });

  test("a card that would lose the page it leads to", () => {
    const content = smallContent();
    content.edit("site/ways-to-bank.yaml", set("cards.0.link", { label: "A loan", to: address }));
    expect(content.complaintByField()).toBe("");
    content.edit(personalLoan, set("expireAt", "2026-12-01"));
    expect(content.complaintByField()).toContain(
      `site/ways-to-bank.yaml cards: ${address} comes or goes by its times`,
    );
  });
});

const address = "/borrow/for-individuals/personal-loan";

test("times, owners and reviews are welcome in any order, and a record without them too", () => {
  const content = smallContent();
  content.edit(personalLoan, (fields) => {
    set("expireAt", "2026-12-01T08:00:00+03:00")(fields);
    set("publishAt", "2026-12-01")(fields);
    drop("owner")(fields);
  });
  content.edit(
    "site/notices.yaml",
    notice({ where: ["group", "/borrow"], publishAt: "2026-12-01" }),
  );
  expect(content.complaintByField()).toBe("");
});
