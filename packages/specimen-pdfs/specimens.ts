import { InvestorDocumentGroupSchema } from "../../model/investors/document-schema.ts";
import { InvestorsSchema } from "../../model/investors/schema.ts";
import { DataRightsSchema } from "../../model/forms/data-rights.ts";
import { FormMessagesSchema } from "../../model/forms/form-messages.ts";
import { DocumentSchema } from "../../model/documents/schema.ts";
import { DocumentTextsSchema } from "../../model/documents/texts-schema.ts";
import { openReader, type Reader } from "../../model/load/reader.ts";
import { parseConfig } from "../../server/base/config.ts";
import { toBankPaper } from "./bank-papers.ts";
import { toInvestorPaper } from "./investor-paper.ts";
import type { Paper } from "./paper.ts";

/** `file` is its path in public/documents. */
export type Specimen = { file: string; paper: Paper };

/** The texts of all specimens. Does not load the whole content, which may name files that do not exist yet. */
export function specimensOf(root: string): Specimen[] {
  const reader = openReader(root);
  return [...investorPapers(reader), ...bankPapers(reader)];
}

function investorPapers({ settings, site, all }: Reader) {
  const { documents: words } = site("investors.yaml", InvestorsSchema);
  const company = settings.group.legalName;
  return all("investor-documents/*.yaml", InvestorDocumentGroupSchema).flatMap(({ value }) =>
    value.years
      .flatMap(({ documents }) => documents)
      .filter(({ provenance }) => provenance === "specimen")
      .map((record) => ({
        file: `investors/${record.file}`,
        paper: toInvestorPaper(record, { group: value.title, company, words }),
      })),
  );
}

function bankPapers({ settings, textOf, site, all }: Reader) {
  const documents = all("documents/*.md", DocumentSchema);
  const privacy = documents.find(({ value }) => value.retention)?.value;
  if (!privacy) throw new Error("No document says how long records are kept");
  const { RETENTION_APPLICATION_DAYS, RETENTION_ENQUIRY_DAYS } = parseConfig({});
  const sources = {
    company: settings.group.legalName,
    texts: site("documents.yaml", DocumentTextsSchema),
    privacy,
    dataRights: site("data-rights.yaml", DataRightsSchema),
    messages: site("form-messages.yaml", FormMessagesSchema),
    days: { applicationDays: RETENTION_APPLICATION_DAYS, enquiryDays: RETENTION_ENQUIRY_DAYS },
  };
  return documents.flatMap(({ id, file, body, value: document }) => {
    const of = { document, body: textOf({ file, body }), path: `/documents/${id}` };
    return document.files.flatMap((each) =>
      each.specimen
        ? [{ file: each.file, paper: toBankPaper(each.specimen, { ...of, file: each }, sources) }]
        : [],
    );
  });
}
