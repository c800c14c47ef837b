import { SourcedTable } from "#app/parts/company-papers/sourced-table.tsx";
import { useServices } from "#app/lib/services.tsx";
import { whenOf } from "./when.ts";

/** The dates of the offer, each with its source. */
export function Timetable() {
  const { page, record } = useServices().content.rightsIssue;
  const { caption, when, what } = page.dates;
  return (
    <SourcedTable
      caption={caption}
      heads={[when, what]}
      rows={record.timetable.map(({ title, text, ...event }) => ({
        ...event,
        cells: [whenOf({ title, text, ...event }, page.dates), `${title}. ${text}`],
      }))}
    />
  );
}
