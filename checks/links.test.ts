import { expect, test } from "vitest";
import { add, complaintAfter, set, smallContent } from "#test/support/content/small-content.ts";

const dead = { label: "Nowhere", to: "/borrow/for-individuals/gone" };
const loan = "/borrow/for-individuals/personal-loan";

test.each([
  ["menus", "topBar.0"],
  ["menus", "main.4.tabs.0.links.0"],
  ["menus", "keyLinks.contact"],
  ["group-home", "tiles.3.link"],
  ["bank-home", "tasks.0.link"],
  ["rights-issue", "main.links.0"],
])("a broken link is reported with its file, place and address: site/%s.yaml %s", (name, path) => {
  expect(complaintAfter(`site/${name}.yaml`, set(path, dead))).toBe(
    `site/${name}.yaml ${path}.to: there is no page ${dead.to}`,
  );
});

test("the dock's link to an item of the fraud centre", () => {
  expect(complaintAfter("site/menus.yaml", set("keyLinks.lostCard.id", "gone"))).toBe(
    "site/menus.yaml keyLinks.lostCard.id: no trouble of fraud-centre.yaml has the id gone",
  );
});

test("a page that a search answer links to must exist", () => {
  expect(
    complaintAfter("site/search.yaml", set("answers", [{ asks: ["rates"], to: ["/gone"] }])),
  ).toBe("site/search.yaml answers.0.to.0: there is no page /gone");
});

test("a task of a landing page", () => {
  expect(
    complaintAfter("landings/me.yaml", set("tasks.1.product", "borrow/for-individuals/gone")),
  ).toBe("landings/me.yaml tasks: there is no product borrow/for-individuals/gone");
});

test.each([
  ["/old", "/gone", "site/redirects.yaml /old: there is no page /gone"],
  ["/hfc", loan, "site/redirects.yaml /hfc: a page has this path"],
  ["/old", loan, ""],
])("a redirect from %s to %s: %j", (from, to, complaint) => {
  const content = smallContent();
  content.write("site/redirects.yaml", `- { from: [ ${from} ], to: ${to} }`);
  expect(content.complaintByField()).toBe(complaint);
});

test.each(["https://evil.example/", "//evil.example", "/old?page=2", "old"])(
  "a redirect cannot lead to %s",
  (to) => {
    const content = smallContent();
    content.write("site/redirects.yaml", `- { from: [ /old ], to: "${to}" }`);
    expect(content.complaint()).not.toBe("");
  },
);

test.each([
  loan,
  "/insurance/for-business",
  "/calculators/mortgage",
  "/app",
  "/search",
  "/hfc/me/borrow",
  "/about-us",
])("a link to %s is valid", (to) => {
  expect(complaintAfter("site/menus.yaml", add("topBar", { label: "Somewhere", to }))).toBe("");
});
