import { describe, expect, test } from "vitest";
import { loadContent } from "#checks/load-content.ts";
import { add, complaintAfter, set, smallContent } from "#test/support/small-content.ts";

const { menus } = loadContent();
const dead = { label: "Nowhere", to: "/borrow/for-individuals/gone" };
const loan = "/borrow/for-individuals/personal-loan";

describe("a broken link is reported with its file, place and address", () => {
  test.each([
    ["menus", "topBar", "topBar"],
    ["menus", "main.4.tabs.0.links", `main ${menus.main[4]?.label}`],
    ["menus", "main.2.tasks", `main ${menus.main[2]?.label} tasks`],
    ["menus", "corporate", "corporate"],
    ["menus", "group", "group"],
    ["menus", "footer.0.links", `footer ${menus.footer[0]?.title}`],
  ])("site/%s.yaml %s", (name, path, place) => {
    expect(complaintAfter(`site/${name}.yaml`, add(path, dead))).toBe(
      `site/${name}.yaml ${place}: there is no page ${dead.to}`,
    );
  });

  test.each([
    ["group-home", "slides.0.link", "slides"],
    ["group-home", "tiles.3.link", "tiles"],
    ["bank-home", "tasks.0.link", "tasks"],
    ["bank-home", "slides.1.link", "slides"],
  ])("site/%s.yaml %s", (name, path, place) => {
    expect(complaintAfter(`site/${name}.yaml`, set(path, dead))).toBe(
      `site/${name}.yaml ${place}: there is no page ${dead.to}`,
    );
  });

  test.each([
    ["keyLinks.lostCard.to", "keyLinks"],
    ["tasks.0.to", "tasks"],
  ])("site/menus.yaml %s", (path, place) => {
    expect(complaintAfter("site/menus.yaml", set(path, dead.to))).toBe(
      `site/menus.yaml ${place}: there is no page ${dead.to}`,
    );
  });

  test("the way that the dock opens", () => {
    expect(complaintAfter("site/menus.yaml", set("keyLinks.lostCard.id", "gone"))).toBe(
      "site/menus.yaml keyLinks.lostCard.id: no trouble of fraud-centre.yaml has the id gone",
    );
  });

  test("a page that answers a question in search has to be there", () => {
    expect(
      complaintAfter("site/search.yaml", set("answers", [{ asks: ["rates"], to: ["/gone"] }])),
    ).toBe("site/search.yaml answers rates: there is no page /gone");
  });

  test("a task of a landing page", () => {
    expect(
      complaintAfter("landings/me.yaml", set("tasks.1.product", "borrow/for-individuals/gone")),
    ).toBe("landings/me.yaml tasks: there is no product borrow/for-individuals/gone");
  });
});

describe("an address that leads elsewhere", () => {
  test.each([
    ["/old", "/gone", "site/redirects.yaml /old: there is no page /gone"],
    ["/hfc", loan, "site/redirects.yaml /hfc: a page stands there"],
    ["/old", loan, ""],
  ])("from %s to %s: %j", (from, to, complaint) => {
    const content = smallContent();
    content.write("site/redirects.yaml", `- { from: [ ${from} ], to: ${to} }`);
    expect(content.complaintByField()).toBe(complaint);
  });

  test.each(["https://evil.example/", "//evil.example", "/old?page=2", "old"])(
    "cannot be %s",
    (to) => {
      const content = smallContent();
      content.write("site/redirects.yaml", `- { from: [ /old ], to: "${to}" }`);
      expect(content.complaint()).not.toBe("");
    },
  );
});

test.each([
  loan,
  "/insurance/for-business",
  "/calculators/mortgage",
  "/app",
  "/search",
  "/hfc/me/borrow",
  "/about-us",
])("a link to %s is in order", (to) => {
  expect(complaintAfter("site/menus.yaml", add("topBar", { label: "Somewhere", to }))).toBe("");
});
