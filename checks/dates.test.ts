import { expect, test } from "vitest";
import {
  add,
  type Change,
  complaintAfter,
  drop,
  personalLoan,
  set,
  smallContent,
} from "#test/support/content/small-content.ts";
import { content as real } from "#test/support/content/content.ts";

const leader = real.leaders.find(({ provenance }) => provenance === "public");

const notice = (more: object) =>
  add("items", { text: "All branches close at 1 pm on Saturday.", ...more });

test.each<[reason: string, file: string, change: Change]>([
  [
    "ends after it begins (publishAt)",
    personalLoan,
    (fields) => {
      set("publishAt", "2026-12-02")(fields);
      set("expireAt", "2026-12-01T23:59:00+03:00")(fields);
    },
  ],
  ["with its offset", personalLoan, set("expireAt", "2026-12-01T08:00")],
  ["is a day", personalLoan, set("publishAt", "2026-02-30")],
  ["is not a day of the calendar", personalLoan, set("reviewBy", "2026-12-01T08:00Z")],
  ['there is no field "expireAt" here', "site/complaints.yaml", set("expireAt", "2026-12-01")],
  [
    `site/complaints.yaml owner: ${leader?.name} is a person: name the office`,
    "site/complaints.yaml",
    set("owner", leader?.name),
  ],
  [
    "site/notices.yaml where: there is no page at or below /borow",
    "site/notices.yaml",
    notice({ where: ["/borow"] }),
  ],
  [
    'site/notices.yaml kiswahili: no notice says "All branches are open."',
    "site/notices.yaml",
    add("kiswahili", { english: "All branches are open.", kiswahili: "Matawi yote yako wazi." }),
  ],
  ["is all, bank, group or an address", "site/notices.yaml", notice({ where: ["here"] })],
  [
    "there is no page /nowhere",
    "site/notices.yaml",
    notice({ link: { label: "More", to: "/nowhere" } }),
  ],
])("%s", (reason, file, change) => {
  expect(complaintAfter(file, change)).toContain(reason);
});

test("a card may not link to a page that comes or goes by its times", () => {
  const content = smallContent();
  content.edit("site/ways-to-bank.yaml", set("cards.0.link", { label: "A loan", to: address }));
  expect(content.complaintByField()).toBe("");
  content.edit(personalLoan, set("expireAt", "2026-12-01"));
  expect(content.complaintByField()).toContain(
    `site/ways-to-bank.yaml cards: ${address} comes or goes by its times`,
  );
});

const address = "/borrow/for-individuals/personal-loan";

test("times, owners and reviews are optional and accepted in any order", () => {
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
