import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { extractText, getDocumentProxy } from "unpdf";
import { loadContent } from "#model/load.ts";
import { makeSpecimens } from "./make-all.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "public/documents/investors");
const documents = loadContent().investors.groups.flatMap(({ years }) =>
  years.flatMap(({ documents: all }) => all),
);

test("every file belongs to a record", () => {
  expect(readdirSync(folder).sort()).toEqual(documents.map(({ file }) => file).sort());
});

describe.each(documents.map((document) => [document.file, document] as const))(
  "%s",
  (file, document) => {
    test("is a tagged, named, light PDF that says Specimen on every page", async () => {
      const bytes = readFileSync(join(folder, file));
      expect(bytes.length).toBe(document.bytes);
      expect(bytes.length).toBeLessThan(100_000);
      const pdf = await getDocumentProxy(new Uint8Array(bytes));
      expect(pdf.numPages).toBe(document.pages);
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({ Title: document.name, Language: "en-KE" });
      expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
      const bookmarks = await pdf.getOutline();
      expect(bookmarks[0]?.title).toBe(document.name);
      const { text } = await extractText(pdf);
      for (const page of text) expect(page).toContain("Specimen: not a document of the company");
      expect(text[0]).toContain("Results centre");
    });

    test("its first heading is its title, and each page has a structure", async () => {
      const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, file))));
      for (let number = 1; number <= pdf.numPages; number++) {
        const tree = await (await pdf.getPage(number)).getStructTree();
        const roles = JSON.stringify(tree).match(/"role":"(?:H1|H2|P|L|LI|LBody)"/g) ?? [];
        expect(roles.filter((role) => role.includes("H1"))).toHaveLength(number === 1 ? 1 : 0);
        expect(roles.filter((role) => role.includes('"LI"')).length).toBeGreaterThan(0);
      }
    });
  },
);

test("the same records make the same bytes", async () => {
  const [first, second] = [
    await makeSpecimens(join(root, "content")),
    await makeSpecimens(join(root, "content")),
  ];
  expect(first.length).toBe(documents.length);
  first.forEach(({ bytes }, i) =>
    expect(bytes.equals(second[i]?.bytes ?? Buffer.alloc(0))).toBe(true),
  );
}, 60_000);
