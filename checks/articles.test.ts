import { expect, test } from "vitest";
import { content as real } from "#test/support/content/content.ts";
import { loadContent } from "#checks/load-content.ts";
import { smallContent } from "#test/support/content/small-content.ts";

const file = "articles/branch-opens.md";
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(" ");

const fields = {
  title: "A branch opens somewhere",
  date: "2024-09-04",
  theme: "banking",
  summary: "A summary of what happened, long enough to stand on a card by itself.",
  provenance: "specimen",
};

/** The complaints about one more article with these changed fields and this text. */
function complaintAbout(changes: Record<string, unknown>, text = words(200)) {
  const content = smallContent();
  const front = Object.entries({ ...fields, ...changes }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  content.write(file, `---\n${front.join("\n")}\n---\n${text}\n`);
  return content.complaintByField();
}

test.each([
  [149, `${file} (text): has 149 words; an article has 150 to 400`],
  [150, ""],
  [400, ""],
  [401, `${file} (text): has 401 words; an article has 150 to 400`],
])("an article has 150 to 400 words: %i", (count, complaint) => {
  expect(complaintAbout({}, words(count))).toBe(complaint);
});

test("Markdown marks do not count as words", () => {
  expect(complaintAbout({}, `## ${words(149)}\n\n- **one**`)).toBe("");
});

test.each([
  [{ date: "2024-9" }, "date: is a day, a month or a year"],
  [{ date: "2024-09", notAfter: "2024-10-01" }, "notAfter: is a day of the date"],
  [{ theme: "sport" }, 'theme: "sport" is not one of the choices'],
  [{ author: "Somebody" }, "author: there is no field"],
  [{ provenance: "public" }, "provenance: what is public names its sources"],
  [
    { provenance: "public", sources: [{ publisher: "A paper" }] },
    "provenance: what is public names its sources and the day they were read",
  ],
  [
    { productLink: { label: "Nowhere", to: "/nowhere" } },
    `${file} productLink.to: there is no page /nowhere`,
  ],
  [
    { productLink: { label: "Out", link: "nowhere" } },
    'productLink.link: "nowhere" is not one of the choices',
  ],
])("%j is a mistake", (changes, complaint) => {
  expect(complaintAbout(changes)).toContain(complaint);
});

test("two articles may not share a title or a summary", () => {
  const twin = loadContent(smallContent().root).articles[0];
  const lines = complaintAbout({ title: twin?.title, summary: twin?.summary }).split("\n");
  expect(lines).toEqual([
    `${file} title: "${twin?.title}" is also in articles/${twin?.path}.md`,
    `${file} summary: "${twin?.summary}" is also in articles/${twin?.path}.md`,
  ]);
});

test("the articles are newest first, and those without a date last", () => {
  const dates = real.articles.map(({ date }) => date ?? "");
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("an article's figure must appear in its own text", () => {
  const figure = { value: "KES 5 million", label: "for a branch" };
  expect(complaintAbout({ figure }, `${words(200)} KES 5 million`)).toBe("");
  expect(complaintAbout({ figure })).toBe(`${file} figure: "KES 5 million" is not in the article`);
});

const values = ["KES 5 million", "KES −1.5 billion", "KES 7 million"];
const chart = (shown: readonly string[]) => ({
  chart: {
    title: "A series",
    unit: "KES million",
    points: shown.map((value, i) => ({ label: 2001 + i, value })),
  },
});

test("a chart with figures that the text must have passes if the text has all of them", () => {
  expect(complaintAbout(chart(values), `${words(200)} ${values.join(", ")}`)).toBe("");
});

test("a chart with figures that the text must have fails if the text lacks one", () => {
  expect(complaintAbout(chart(values), `${words(200)} ${values.slice(1).join(", ")}`)).toBe(
    `${file} chart: "KES 5 million" of 2001 is not in the text`,
  );
});

test("a chart with figures that the text must have fails if one is not an amount", () => {
  expect(complaintAbout(chart([...values, "much"]))).toContain(
    "chart.points.3.value: is an amount",
  );
});

/** A picture of one pixel, padded to the bytes that a test wants. */
const png = (bytes: number) =>
  Buffer.concat([
    Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000", "hex"),
    Buffer.alloc(bytes),
  ]);

function articleShowing(
  text: string,
  {
    name = "opening.png",
    bytes = 100,
    more = {},
  }: { name?: string; bytes?: number; more?: object } = {},
) {
  const content = smallContent();
  content.write(`pictures/${name}`, png(bytes));
  const front = Object.entries({ ...fields, ...more }).map(
    ([field, value]) => `${field}: ${JSON.stringify(value)}`,
  );
  content.write(file, `---\n${front.join("\n")}\n---\n${text}\n\n${words(200)}\n`);
  return content;
}

const banner = (picture: string) => ({
  more: { banner: { file: picture, alt: "People at a door" } },
});

test("a picture of an article is shown with its dimensions and alt text", () => {
  const { root } = articleShowing("![The door opens](opening.png)", banner("opening.png"));
  const { articles, articlePictures } = loadContent(root);
  const article = articles.find(({ path }) => path === "branch-opens");
  const address = `/articles/pictures/opening.png?v=${articlePictures["opening.png"]?.version}`;
  expect(article?.html).toContain(
    `<img src="${address}" alt="The door opens" width="1" height="1" loading="lazy" decoding="async">`,
  );
  expect(article?.banner?.file).toBe("opening.png");
});

test.each([
  ["![A door](closing.png)", {}, "there is no picture pictures/closing.png"],
  ["![](opening.png)", {}, "the picture opening.png says nothing in words"],
  ["![A door](opening.png)", { bytes: 260 * 1024 }, "a picture has 250 at most"],
  ["", { name: "Opening Day.png" }, "has small letters, figures and hyphens alone"],
  ["", banner("none.png"), "there is no picture pictures/none.png"],
])("a picture of an article %s %j: %s", (text, options, complaint) => {
  expect(articleShowing(text, options).complaint()).toContain(complaint);
});

test("a picture of an article a file that is not a picture is reported", () => {
  const content = articleShowing("");
  content.write("pictures/text.jpg", "no picture");
  expect(content.complaint()).toContain("text.jpg (file): is no JPEG, PNG or WebP picture");
});

test.each([
  [{ provenance: "own" }, ""],
  [{ provenance: "own", date: "2024-09" }, "has the day it was given out"],
  [{ provenance: "own", sources: [{ publisher: "A paper" }] }, "and no sources"],
  [{ external: { label: "the exchange", url: "https://www.nse.example/news" } }, ""],
  [{ external: { label: "the exchange", url: "http://www.nse.example/news" } }, "external.url"],
  [{ external: { label: "the exchange", url: "https://unknown.com/" } }, "unknown.com is not in"],
])("a press release or a link to another site with %j: %s", (changes, complaint) => {
  const found = complaintAbout(changes);
  expect(found === "" ? "" : found).toContain(complaint);
  expect(found === "").toBe(complaint === "");
});
