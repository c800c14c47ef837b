import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FileList } from "./file-list.tsx";

const texts = {
  title: "Papers",
  open: "Open",
  newTab: "(new tab)",
  download: "Download",
  size: "PDF, {size}",
};
const file = { name: "A form", about: "A form to print and to bring.", file: "a-form.pdf" };
const listOf = (...bytes: (number | undefined)[]) =>
  renderToStaticMarkup(
    <FileList
      files={bytes.map((each, i) => ({ ...file, file: `${i}.pdf`, bytes: each }))}
      note="More to come."
      texts={texts}
    />,
  );

test("a published PDF can be opened in a new tab and downloaded, and shows its size", () => {
  const markup = listOf(83_100);
  expect(markup).toMatch(/<a [^>]*href="\/documents\/0\.pdf" target="_blank"/);
  expect(markup).toMatch(/<a [^>]*href="\/documents\/0\.pdf" download=""/);
  expect(markup).toContain("PDF, 84\u00a0KB");
  expect(markup).not.toContain("More to come.");
});

test("an unpublished one is not listed: the note replaces it", () => {
  expect(listOf(83_100, undefined)).not.toContain("1.pdf");
  expect(listOf(83_100, undefined)).toContain("More to come.");
  expect(listOf(undefined)).not.toContain("<ul");
});
