import type { z } from "zod";
import { documentGroups } from "#domain/investors/investor-documents.ts";
import { throwIfAny } from "#model/reading/content-error.ts";
import { byId } from "#model/reading/records.ts";
import { checkPdf } from "#model/documents/check-pdf.ts";
import { readPdf } from "#model/documents/pdf-file.ts";
import type { InvestorDocumentGroup, InvestorDocumentGroupSchema } from "./document-schema.ts";

type GroupRecord = { file: string; id: string; value: z.infer<typeof InvestorDocumentGroupSchema> };

/** The groups in the order of their tabs, the latest year first, with the size and checksum of each file. */
export function toDocumentGroups(
  records: readonly GroupRecord[],
  publicFolder: string,
): InvestorDocumentGroup[] {
  throwIfAny(checkGroups(records, publicFolder));
  const groups = byId(records, "investor-documents", documentGroups);
  return documentGroups.map((id) => ({
    ...groups[id].value,
    id,
    years: groups[id].value.years
      .map(({ year, documents }) => ({
        year,
        documents: documents.flatMap((document) => {
          const pdf = readPdf(publicFolder, pathOf(document.file));
          return pdf ? [{ ...document, ...pdf }] : [];
        }),
      }))
      .sort((a, b) => b.year - a.year),
  }));
}

const pathOf = (file: string) => `documents/investors/${file}`;

function checkGroups(records: readonly GroupRecord[], publicFolder: string) {
  const seen = new Map<string, string>();
  return records.flatMap(({ file: record, value: { years } }) =>
    years.flatMap(({ year, documents }, i) => [
      ...(years.findIndex((other) => other.year === year) === i
        ? []
        : [`${record} years: ${year} appears twice`]),
      ...documents.flatMap(({ file }, j) => {
        const place = `${record} years.${i}.documents.${j}.file`;
        const twin = seen.get(file);
        seen.set(file, place);
        return [
          ...checkPdf(publicFolder, pathOf(file)).map((mistake) => `${place}: ${mistake}`),
          ...(twin ? [`${place}: ${file} is also in ${twin}`] : []),
        ];
      }),
    ]),
  );
}
