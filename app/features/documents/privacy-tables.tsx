import { fillWords } from "#domain/pages/fill-words.ts";
import type { SiteDocument } from "#model/documents/schema.ts";
import type { Processor, Retention } from "#domain/pages/documents.ts";
import { anchors } from "./extra-headings.ts";
import { WordTable } from "./word-table.tsx";

type ProcessorsTableProps = {
  words: NonNullable<SiteDocument["processors"]>;
  used: readonly Processor[];
};

/** The other companies that this server is configured to use. */
export function ProcessorsTable({ words, used }: ProcessorsTableProps) {
  const { title, who, gets, none, companies } = words;
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

type RetentionTableProps = { words: NonNullable<SiteDocument["retention"]>; days: Retention };

/** How long things are kept, as the server is configured. */
export function RetentionTable({ words, days }: RetentionTableProps) {
  return (
    <WordTable
      id={anchors.retention}
      title={words.title}
      columns={[words.what, words.howLong]}
      rows={[
        [words.applications, fillWords(words.days, { days: days.applicationDays })],
        [words.enquiries, fillWords(words.days, { days: days.enquiryDays })],
        [words.codes, words.aDay],
        [words.terms, words.termsKept],
        [words.visits, words.visitsKept],
      ]}
    />
  );
}
