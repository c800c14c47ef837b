import { readFolder, readOneFile } from "#content/records.ts";
import { InvestorDocumentGroupSchema } from "#content/schema/investor-document.ts";
import { InvestorsSchema } from "#content/schema/investors.ts";
import { SettingsSchema } from "#content/schema/site.ts";
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
