import { formatTerm } from "#domain/time/term.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { SiteDocument } from "#model/documents/schema.ts";
import type { Processor, Retention } from "#domain/site/documents.ts";
import { anchors } from "./extra-headings.ts";
import { WordTable } from "./word-table.tsx";

type ProcessorsTableProps = {
  texts: NonNullable<SiteDocument["processors"]>;
  used: readonly Processor[];
};

/** The processors that this server is configured to use. */
export function ProcessorsTable({ texts, used }: ProcessorsTableProps) {
  const { title, who, gets, none, companies } = texts;
  if (used.length === 0) {
    return (
      <>
        <h2 id={anchors.processors}>{title}</h2>
        <p>{none}</p>
      </>
    );
  }
  return (
    <WordTable
      id={anchors.processors}
      title={title}
      columns={[who, gets]}
      rows={used.map((each) => [companies[each].who, companies[each].gets])}
    />
  );
}

type RetentionTableProps = { texts: NonNullable<SiteDocument["retention"]>; days: Retention };

/** The retention periods that the server is configured with. */
export function RetentionTable({ texts, days }: RetentionTableProps) {
  const kept = (length: number) =>
    fillText(texts.days, { days: formatTerm({ length, unit: "day" }) });
  return (
    <WordTable
      id={anchors.retention}
      title={texts.title}
      columns={[texts.what, texts.howLong]}
      rows={[
        [texts.applications, kept(days.applicationDays)],
        [texts.enquiries, kept(days.enquiryDays)],
        [texts.codes, texts.aDay],
        [texts.terms, texts.termsKept],
        [texts.visits, texts.visitsKept],
      ]}
    />
  );
}
