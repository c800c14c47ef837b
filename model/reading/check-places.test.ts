import { expect, test } from "vitest";
import { complaintAfter, personalLoan, set } from "#test/support/content/small-content.ts";

test.each([
  ["a text without values", "site/messages.yaml", "loading", "Loading {page}"],
  ["beside the right place", "site/messages.yaml", "notFound.heading", "{address} {adress}"],
  ["with a hyphen", "site/menus.yaml", "topBar.0.label", "Rates {max-imum}"],
  ["in an answer", "eligibility/home-loan.yaml", "questions.1.mostShare.fails", "Up to {most}"],
  ["a figure in a title", personalLoan, "title", "A loan of {maximum}"],
  ["in a record", "branches/westlands.yaml", "place", "Floor {floor}"],
])("an unknown placeholder is refused: %s", (_what, file, field, text) => {
  const [place = ""] = /\{[^}]*\}$/.exec(text) ?? [];
  expect(complaintAfter(file, set(field, text))).toContain(
    `${file} ${field}: ${place} is no place of this`,
  );
});

test("a film's caption may not have an unknown placeholder", () => {
  expect(
    complaintAfter(
      "films/home-cost.yaml",
      set("scenes.0.caption", "Walls and {figure} more of it"),
    ),
  ).toContain("names {figure}, which is no figure");
});
