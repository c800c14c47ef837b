import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { FileList } from "./file-list.tsx";

const file = {
  name: "A form",
  about: "A form to print and to bring.",
  date: "2026-11-23",
  language: "en",
} as const;
const listOf = (...bytes: (number | undefined)[]) =>
  rendered(
    <FileList
      files={bytes.map((each, i) => ({
        ...file,
        file: `${i}.pdf`,
        pdf: each === undefined ? undefined : { bytes: each, sha256: "ab12" },
      }))}
      note="More to come."
    />,
    { content },
  );

test("a published PDF can be opened in a new tab and downloaded, and shows its size", () => {
  const markup = listOf(83_100);
  expect(markup).toMatch(/<a [^>]*href="\/documents\/0\.pdf" target="_blank"/);
  expect(markup).toMatch(/<a [^>]*href="\/documents\/0\.pdf" download=""/);
  expect(markup).toContain("84\u00a0KB");
  expect(markup).not.toContain("More to come.");
});

test("an unpublished one is not listed: the note replaces it", () => {
  expect(listOf(83_100, undefined)).not.toContain("1.pdf");
  expect(listOf(83_100, undefined)).toContain("More to come.");
  expect(listOf(undefined)).not.toContain("<ul");
});
