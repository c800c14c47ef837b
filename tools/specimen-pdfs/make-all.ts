import { readFolder, readOneFile } from "#model/reading/records.ts";
import { InvestorDocumentGroupSchema } from "#model/investors/document-schema.ts";
import { InvestorsSchema } from "#model/investors/schema.ts";
import { SettingsSchema } from "#model/reading/site.ts";
import { drawPdf } from "./draw-pdf.ts";
import { readFaces } from "./faces.ts";
import { toSpecimen } from "./specimen.ts";

type Made = { file: string; bytes: Buffer };

/** A file for every record that is a specimen. The content may name files that are not there yet: it is not loaded whole. */
export async function makeSpecimens(root: string): Promise<Made[]> {
  const { group } = readOneFile(root, "site/settings.yaml", SettingsSchema);
  const { documents: words } = readOneFile(root, "site/investors.yaml", InvestorsSchema);
  const groups = readFolder(root, "investor-documents", InvestorDocumentGroupSchema);
  const faces = await readFaces();
  const made: Made[] = [];
  for (const { value } of groups) {
    for (const record of value.years.flatMap(({ documents }) => documents)) {
      if (record.provenance !== "specimen") continue;
      const of = { group: value.title, company: group.legalName, words };
      made.push({ file: record.file, bytes: await drawPdf(toSpecimen(record, of), faces) });
    }
  }
  return made;
}
