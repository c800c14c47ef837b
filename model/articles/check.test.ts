import { describe, expect, test } from "vitest";
import { content as real } from "#test/support/content.ts";
import { loadContent } from "#model/load.ts";
import { smallContent } from "#test/support/small-content.ts";

const file = "articles/branch-opens.md";
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(" ");

const fields = {
  title: "A branch opens somewhere",
  date: "2024-09-04",
  theme: "banking",
  summary: "A summary of what happened, long enough to stand on a card by itself.",
  provenance: "specimen",
};

/** What is said of one more article: of these fields, some of them changed, and this text. */
function complaintAbout(changes: Record<string, unknown>, text = words(200)) {
  const content = smallContent();
  const front = Object.entries({ ...fields, ...changes }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  content.write(file, `---\n${front.join("\n")}\n---\n${text}\n`);
  return content.complaintByField();
}

describe("an article has 150 to 400 words", () => {
  test.each([
    [149, `${file} (text): has 149 words; an article has 150 to 400`],
    [150, ""],
    [400, ""],
    [401, `${file} (text): has 401 words; an article has 150 to 400`],
  ])("%i words", (count, complaint) => {
    expect(complaintAbout({}, words(count))).toBe(complaint);
  });

  test("marks are no words", () => {
    expect(complaintAbout({}, `## ${words(149)}\n\n- **one**`)).toBe("");
  });
});

describe("a date is as exact as is known", () => {
  test.each([
    [{ date: "2024-09-04" }],
    [{ date: "2024-09" }],
    [{ date: 2024 }],
    [{ date: 2024, notAfter: "2024-06-30" }],
  ])("%j", (changes) => {
    expect(complaintAbout(changes)).toBe("");
  });

  test.each([
    [{ date: "2024-9" }, "date: is a day, a month or a year"],
    [{ date: "2024-02-30" }, "date: is a day, a month or a year"],
    [{ date: "2024-09", notAfter: "2024-10-01" }, "notAfter: is a day of the date"],
  ])("not %j", (changes, complaint) => {
    expect(complaintAbout(changes)).toContain(complaint);
  });
});

test.each([
  [{ theme: "sport" }, 'theme: "sport" is not one of the choices'],
  [{ author: "Somebody" }, "author: there is no field"],
  [{ provenance: "public" }, "provenance: what is public names its sources"],
  [
    { provenance: "public", sources: [{ publisher: "A paper" }] },
    "provenance: what is public names its sources and the day they were read",
  ],
  [
    { productLink: { label: "Nowhere", to: "/nowhere" } },
    `${file} productLink: there is no page /nowhere`,
  ],
  [
    { productLink: { label: "Out", link: "nowhere" } },
    'productLink.link: "nowhere" is not one of the choices',
  ],
])("%j is a mistake", (changes, complaint) => {
  expect(complaintAbout(changes)).toContain(complaint);
});

test("two articles differ in title and summary", () => {
  const twin = loadContent(smallContent().root).articles[0];
  const lines = complaintAbout({ title: twin?.title, summary: twin?.summary }).split("\n");
  expect(lines).toEqual([
    `${file} title: "${twin?.title}" stands in ${twin?.path}.md too`,
    `${file} summary: stands in ${twin?.path}.md too`,
  ]);
});

test("the articles are newest first, and those without a date last", () => {
  const days = real.articles.map(({ day }) => day ?? "");
  expect(days).toEqual(days.toSorted().toReversed());
  expect(days.at(-1)).toBe("");
});
