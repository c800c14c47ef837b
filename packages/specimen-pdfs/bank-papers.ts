import { dataRequestKinds } from "../../domain/forms/data-request.ts";
import { formatDay } from "../../domain/time/days.ts";
import { formatTerm } from "../../domain/time/term.ts";
import { fillText } from "../../domain/texts/fill-text.ts";
import type { DataRightsSchema } from "../../model/forms/data-rights.ts";
import type { FormMessagesSchema } from "../../model/forms/form-messages.ts";
import type { DocumentSchema, SpecimenPaper } from "../../model/documents/schema.ts";
import type { DocumentTexts } from "../../model/documents/texts-schema.ts";
import type { Retention } from "../../domain/site/documents.ts";
import type { z } from "zod";
import { createReferences } from "./references.ts";
import { toBlocks } from "./markdown-blocks.ts";
import { type Block, heading, list, type Paper, paragraph, table } from "./paper.ts";

type BankDocument = z.infer<typeof DocumentSchema>;

/** The content of the pages, from which the bank's papers are made. */
export type Sources = {
  company: string;
  texts: DocumentTexts;
  privacy: BankDocument;
  dataRights: z.infer<typeof DataRightsSchema>;
  messages: z.infer<typeof FormMessagesSchema>;
  /** The text as the website shows it. */
  days: Retention;
};

type Of = {
  document: BankDocument;
  body: string;
  path: string;
  file: BankDocument["files"][number];
};

export function toBankPaper(paper: SpecimenPaper, of: Of, sources: Sources): Paper {
  const { document, file } = of;
  const { texts, company } = sources;
  const day = formatDay(file.date);
  const isOutline = paper === "outline";
  return {
    title: paper === "text" ? document.title : file.name,
    kicker: isOutline
      ? company
      : fillText(paper === "text" ? texts.reviewed : texts.files.dated, { day, date: day }),
    notice: `Specimen. ${isOutline ? texts.outline : texts.draft}`,
    company,
    date: new Date(file.date),
    blocks: blocksOf[paper](of, sources),
  };
}

const blocksOf: Record<SpecimenPaper, (of: Of, sources: Sources) => Block[]> = {
  text: textBlocks,
  "request-form": (_of, { dataRights, messages }) => requestForm(dataRights, messages),
  "retention-schedule": (_of, sources) => retentionSchedule(sources),
  outline: outlineBlocks,
};

function textBlocks({ document, body, path }: Of, { texts, company }: Sources): Block[] {
  const references = createReferences(company);
  const { summary, isNumbered, policies, retention, processors, changes } = document;
  // Lists that depend on the server's configuration are only on the page.
  const onThePage = [processors, retention].flatMap((each) =>
    each
      ? [
          heading(each.title),
          paragraph(`The list in force is on the page ${path}, on the website of ${company}.`),
        ]
      : [],
  );
  return [
    paragraph(summary),
    ...toBlocks(body, { isNumbered, markOf: references.markOf }),
    ...policies.flatMap(({ title, summary: about, to, source }, i) => [
      heading(`${i + 1}. ${title}`),
      paragraph(
        [
          about,
          ...(source ? [`Source${references.markOf(source)}.`] : []),
          to ? `${texts.policies.published}${references.markOf(to)}.` : `${texts.policies.ask}.`,
        ].join(" "),
      ),
    ]),
    ...onThePage,
    heading(texts.changes),
    table([["Day", "Change"], ...changes.map(({ on, what }) => [formatDay(on), what] as const)]),
    ...references.blocks(),
  ];
}

function outlineBlocks({ file }: Of): Block[] {
  return [
    paragraph(file.about),
    ...(file.outline ?? []).flatMap(({ title, text }) => [heading(title), paragraph(text)]),
  ];
}

function requestForm(
  { kinds, fields, handling }: Sources["dataRights"],
  messages: Sources["messages"],
): Block[] {
  const { fullname, email, phone } = messages.fields;
  const labels = [fullname.label, phone.label, email.label];
  return [
    paragraph("Print this form, fill it in and bring it to a branch with your identity document."),
    heading(fields.kind.label),
    { kind: "boxes", labels: dataRequestKinds.map((kind) => kinds[kind]) },
    heading(fields.details.label),
    paragraph(fields.details.hint ?? ""),
    ...["", "", ""].map((label): Block => ({ kind: "line", label })),
    heading("About you"),
    ...[
      ...labels,
      "National ID or passport number",
      "If you ask for someone else: name, and your right to",
      "Signature and date",
      "The branch: received on, by, and reference",
    ].map((label): Block => ({ kind: "line", label })),
    heading(handling.title),
    list(handling.items),
  ];
}

function retentionSchedule({ privacy, days, company }: Sources): Block[] {
  const { retention: texts } = privacy;
  if (!texts) throw new Error("The privacy page says no more how long records are kept");
  const kept = (length: number) =>
    fillText(texts.days, { days: formatTerm({ length, unit: "day" }) });
  return [
    paragraph(
      `What the website of ${company} keeps, and when it is deleted. The days in force are on its page /documents/privacy_policy.`,
    ),
    table([
      [texts.what, texts.howLong],
      [texts.applications, kept(days.applicationDays)],
      [texts.enquiries, kept(days.enquiryDays)],
      [texts.codes, texts.aDay],
      [texts.terms, texts.termsKept],
      [texts.visits, texts.visitsKept],
    ]),
  ];
}
