import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { DocumentKey } from "#domain/site/documents.ts";
import { checkPdf } from "./check-pdf.ts";
import { readPdf } from "./pdf-file.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { anchorOf, renderWithHeadings } from "#model/reading/markdown.ts";
import type { DocumentSchema, Heading, SiteDocument } from "./schema.ts";

type Written = { file: string; value: z.infer<typeof DocumentSchema>; body: string };

/** A document as its page shows it: text with anchors, and the PDFs that are there. */
export function toDocument(
  key: DocumentKey,
  { file, value, body }: Written,
  publicFolder: string,
): SiteDocument {
  const { html, headings } = renderWithHeadings(body, value.isNumbered ? 1 : undefined);
  const policies = value.policies.map((each) => ({ ...each, id: anchorOf(each.title) }));
  const all = [...headings, ...policies.map(({ id, title }, i) => ({ id, title, number: i + 1 }))];
  throwIfAny([
    ...twins(all, file),
    // One that is not there yet is not shown.
    ...value.files.flatMap((each, i) =>
      existsSync(join(publicFolder, "documents", each.file))
        ? checkPdf(publicFolder, `documents/${each.file}`).map(
            (mistake) => `${file} files.${i}.file: ${mistake}`,
          )
        : [],
    ),
  ]);
  return {
    ...value,
    key,
    html,
    headings: all,
    policies,
    files: value.files.map((each) => ({
      ...each,
      pdf: readPdf(publicFolder, `documents/${each.file}`),
    })),
  };
}

/** Two headings of one name would share an anchor. */
function twins(headings: readonly Heading[], file: string): string[] {
  return headings
    .filter(({ id }, i) => headings.findIndex((other) => other.id === id) !== i)
    .map(({ id }) => `${file} (text): two headings make the anchor #${id}`);
}
