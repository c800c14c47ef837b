import { expect, test } from "vitest";
import { anchorOf, renderWithHeadings } from "./markdown.ts";

const text = "Before.\n\n## Who sees it?\n\n### Not a section\n\n## <b>Where</b> it is\n";

test("only second-level headings have an anchor", () => {
  const { html, headings } = renderWithHeadings(text);
  expect(headings).toEqual([
    { id: "who-sees-it", title: "Who sees it?" },
    { id: "b-where-b-it-is", title: "<b>Where</b> it is" },
  ]);
  expect(html).toContain('<h2 id="who-sees-it">Who sees it?</h2>');
  expect(html).toContain("<h3>Not a section</h3>");
  expect(html).not.toContain("<b>");
});

test("headings are numbered from the given number, in the text and in the list", () => {
  const { html, headings } = renderWithHeadings(text, 4);
  expect(headings.map(({ number }) => number)).toEqual([4, 5]);
  expect(html).toContain('<h2 id="who-sees-it">4. Who sees it?</h2>');
  expect(html).toContain("5. &lt;b&gt;Where");
  expect(html).toContain("<h3>Not");
});

test.each([
  ["Who sees it?", "who-sees-it"],
  ["  Cookies, and  counting! ", "cookies-and-counting"],
  ["The bank's own", "the-banks-own"],
  ["Kodi ya Ng’ombe", "kodi-ya-ngombe"],
])("%j has the anchor #%s", (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor);
});
