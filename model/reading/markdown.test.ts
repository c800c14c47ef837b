import { expect, test } from "vitest";
import { plainText, renderMarkdown } from "./markdown.ts";

test.each([
  ["a script", "<script>alert(1)</script>", "&lt;script&gt;"],
  ["a tag within a line", 'Hello <img src=x onerror="alert(1)">', "&lt;img"],
  ["a tag in a heading", "# <b>Rates</b>", "&lt;b&gt;"],
  ["a tag in a table", "| a |\n|---|\n| <i>x</i> |", "&lt;i&gt;"],
  ["an entity that spells one", "&lt;script&gt;", "&lt;script&gt;"],
])("%s is shown as text", (_what, text, shown) => {
  const html = renderMarkdown(text);
  expect(html).toContain(shown);
  expect(html).not.toMatch(/<(?:script|img|b|i)\b/);
});

test.each([
  "[rates](javascript:alert(1))",
  "[rates](JavaScript&#58;alert(1))",
  "[rates](vbscript:x)",
  "[rates](data:text/html;base64,PHNjcmlwdD4=)",
  "![rates](javascript:alert(1))",
  "<javascript:alert(1)>",
])("%s is not turned into a link", (text) => {
  expect(renderMarkdown(text)).not.toMatch(/<a\b|<img\b/);
});

test.each([
  ["[rates](/forex-rates)", '<a href="/forex-rates">rates</a>'],
  ["[CMA](https://www.cma.or.ke/)", '<a href="https://www.cma.or.ke/">CMA</a>'],
  ['[x](/a"onclick="alert(1))', '<a href="/a%22onclick=%22alert(1)">x</a>'],
])("%s becomes %s", (text, html) => {
  expect(renderMarkdown(text)).toContain(html);
});

test.each([
  ["[rates](/hfc?a=1)", '<a href="/sw/hfc?a=1">rates</a>'],
  ["[rates](/forex-rates)", '<a href="/forex-rates" hreflang="en">rates</a>'],
  ["[CMA](https://www.cma.or.ke/)", '<a href="https://www.cma.or.ke/">CMA</a>'],
])("in Kiswahili %s becomes %s", (text, html) => {
  expect(renderMarkdown(text, { pathOf: (path) => path.replace("/hfc", "/sw/hfc") })).toContain(
    html,
  );
});

test("a plain web address is not turned into a link", () => {
  expect(renderMarkdown("See https://www.cma.or.ke/")).not.toContain("<a");
});

test("each table is in a named region that the keyboard can reach", () => {
  const table = "| Sum | Rate |\n|---|---|\n| 1 | 2 |\n";
  const html = renderMarkdown(`${table}\nand\n\n${table}`);
  const frames = html.match(
    /<div class="table-frame" tabindex="0" role="region" aria-label="[^"]+"><table>[\s\S]*?<\/table><\/div>/g,
  );
  expect(frames).toHaveLength(2);
});

test.each([
  ["One **two** [three](/x).\nFour", "One two three. Four"],
  ["# Head\n\nOne.\n\n- a\n- *b*", "Head\nOne.\na\nb"],
  ["| A | B |\n|---|---|\n| 1 | 2 |", "A\nB\n1\n2"],
  ["&amp; <b>x</b>", "& <b>x</b>"],
  ["", ""],
])("the words of %j are %j", (text, words) => {
  expect(plainText(text)).toBe(words);
});
