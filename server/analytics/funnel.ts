import { visitorForms } from "#domain/forms/counted-steps.ts";
import { plainMark } from "./acts.ts";
import type { VisitCount } from "./visit.store.ts";

/** How often the steps of one form were reached, and how often each field failed, the most frequent first. */
export type FunnelRow = ReturnType<typeof readFunnel>[number];

/** Builds the funnel of each form with any counts, in the order of the list of forms. */
export function readFunnel(totals: readonly Omit<VisitCount, "day">[]) {
  const counts = new Map(totals.map(({ page, event, count }) => [`${page} ${event}`, count]));
  return visitorForms.flatMap((form) =>
    [true, false].flatMap((script) => {
      const page = script ? form : form + plainMark;
      const countOf = (event: string) => counts.get(`${page} ${event}`) ?? 0;
      const row = {
        form,
        /** False for forms sent without script, whose opening is not counted. */
        script,
        opened: countOf("form_opened"),
        failed: countOf("form_failed"),
        sent: countOf("form_sent"),
        fields: fieldsOf(totals.filter((total) => total.page === page)),
      };
      return row.opened + row.failed + row.sent > 0 ? [row] : [];
    }),
  );
}

const fieldMark = "form_failed:";

function fieldsOf(totals: readonly Omit<VisitCount, "day">[]) {
  return Object.fromEntries(
    totals
      .filter(({ event }) => event.startsWith(fieldMark))
      .toSorted((a, b) => b.count - a.count)
      .map(({ event, count }) => [event.slice(fieldMark.length), count]),
  );
}
