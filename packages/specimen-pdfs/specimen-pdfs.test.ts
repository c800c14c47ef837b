import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { extractText, getDocumentProxy } from "unpdf";
import { makeSpecimens } from "./make-all.ts";
import { outdatedPapers } from "./outdated-papers.ts";
import { drawPaper } from "./draw-paper.ts";
import { readFaces } from "./faces.ts";
import type { Paper } from "./paper.ts";
import { content } from "../../test/support/content/content.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "public/documents");
const { investors, documents } = content;
const made = await makeSpecimens(join(root, "content"));
const ofInvestors = investors.groups.flatMap(({ years }) =>
  years.flatMap(({ documents: all }) => all),
);
const ofTheBank = documents.flatMap(({ files, ...document }) =>
  files.map((file) => ({ ...file, document })),
);

test("every file belongs to a record", () => {
  const named = [
    ...ofTheBank.map(({ file }) => file),
    ...ofInvestors.map(({ file }) => `investors/${file}`),
  ];
  const there = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(there.filter((file) => file.endsWith(".pdf")).sort()).toEqual(named.sort());
});

const opened = new Map<string, ReturnType<typeof getDocumentProxy>>();

/** Each is read once for all tests. */
function open(file: string) {
  const pdf =
    opened.get(file) ?? getDocumentProxy(new Uint8Array(readFileSync(join(folder, file))));
  opened.set(file, pdf);
  return pdf;
}

describe.each([
  ...ofInvestors.map(({ file, name, pages }) => ({
    file: `investors/${file}`,
    title: name,
    pages,
    notice: "Specimen: not a document of the company",
  })),
  ...ofTheBank
    .filter(({ specimen }) => specimen)
    .map(({ file, name, specimen, document }) => ({
      file,
      title: specimen === "text" ? document.title : name,
      pages: undefined,
      notice: "Specimen. ",
    })),
])("$file", ({ file, title, pages, notice }) => {
  test("is a small, tagged PDF with a title that says Specimen on every page", async () => {
    expect(readFileSync(join(folder, file)).length).toBeLessThan(100_000);
    const pdf = await open(file);
    expect(pdf.numPages).toBe(pages ?? pdf.numPages);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: title, Language: "en-KE" });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const bookmarks = await pdf.getOutline();
    expect(bookmarks[0]?.title).toBe(title);
    const { text } = await extractText(pdf);
    for (const page of text) expect(page).toContain(notice);
  });

  test("its first heading is its title, and each page has a structure", async () => {
    const pdf = await open(file);
    for (let number = 1; number <= pdf.numPages; number++) {
      const tree = await (await pdf.getPage(number)).getStructTree();
      const roles = JSON.stringify(tree).match(/"role":"(?:H1|H2|P|L|LI|LBody|TR)"/g) ?? [];
      expect(roles.filter((role) => role.includes("H1"))).toHaveLength(number === 1 ? 1 : 0);
      expect(roles.length).toBeGreaterThan(1);
    }
  });
});

test("the specimens for investors name the page with the public figures", async () => {
  for (const { file } of ofInvestors) {
    const { text } = await extractText(await open(`investors/${file}`));
    expect(text[0]).toContain("Results centre");
  }
});

const textOf = new Map(made.map(({ file, bytes }) => [file, bytes]));

test.each(documents)("$key has every word of its page, in its order", async (document) => {
  const { file = "" } = document.files.find(({ specimen }) => specimen === "text") ?? {};
  const pdf = await getDocumentProxy(new Uint8Array(textOf.get(file) ?? []));
  const printed = wordsOf((await extractText(pdf, { mergePages: true })).text);
  const [, ...rest] = wordsOf(document.summary);
  let from = printed.indexOf(rest.at(-1) ?? "") + 1;
  for (const word of wordsOf(plainTextOf(document.html))) {
    const at = printed.indexOf(word, from);
    // Removes the footer and the notice between two pages.
    expect(at, `${word} after ${printed.slice(from - 5, from).join(" ")}`).not.toBe(-1);
    expect(at - from, word).toBeLessThan(40);
    from = at + 1;
  }
});

const plainTextOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** Words of letters only, because a link's number may follow any word. */
const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];

const paper: Paper = {
  title: "A paper",
  kicker: "Its day",
  notice: "Specimen",
  company: "HF Group Plc",
  date: new Date("2026-11-25"),
  blocks: [],
};

test("each page shows the whole header of a table, which a screen reader hears once", async () => {
  const row = (text: string) => [1, 2, 3, 4].map(() => [{ text }]);
  // Only in bold this text needs a second line.
  const head = row("two").with(1, [{ text: "provider bank provider" }]);
  const rows = [head, ...Array.from({ length: 60 }, () => row("one"))];
  const long: Paper = { ...paper, blocks: [{ kind: "table", rows }] };
  const pdf = await getDocumentProxy(new Uint8Array(await drawPaper(long, await readFaces())));
  expect(pdf.numPages).toBeGreaterThan(1);
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const heads = JSON.stringify(await page.getStructTree()).match(/"role":"TH"/g) ?? [];
    expect(heads).toHaveLength(4);
    const { items } = await page.getTextContent();
    const heightsOf = (text: string) =>
      items.flatMap((item) =>
        "str" in item && item.str.endsWith(text) ? [Number(item.transform[5])] : [],
      );
    const lastLine = heightsOf("provider");
    expect(lastLine).toHaveLength(1);
    expect(Math.min(...lastLine)).toBeGreaterThan(Math.max(...heightsOf("one")) + 10);
  }
});

test("a file whose text has changed since is named", async () => {
  const drawn = mkdtempSync(join(tmpdir(), "papers-"));
  onTestFinished(() => rmSync(drawn, { recursive: true }));
  writeFileSync(join(drawn, "a.pdf"), await drawPaper(paper, await readFaces()));
  expect(outdatedPapers([{ file: "a.pdf", paper }], drawn)).toEqual([]);
  const changed = { ...paper, kicker: "Another day" };
  expect(outdatedPapers([{ file: "a.pdf", paper: changed }], drawn)).toEqual(["a.pdf"]);
  expect(outdatedPapers([{ file: "lost.pdf", paper }], drawn)).toEqual([]);
});

test("the same records make the same bytes", async () => {
  const again = await makeSpecimens(join(root, "content"));
  expect(made.length).toBeGreaterThan(ofInvestors.length);
  made.forEach(({ bytes }, i) =>
    expect(bytes.equals(again[i]?.bytes ?? Buffer.alloc(0))).toBe(true),
  );
});
