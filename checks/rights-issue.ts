import type { Content } from "#model/content.ts";
import { rightsOptions } from "#domain/investors/rights-issue.ts";

/** Documents of the rights pages that do not exist, and dates and a dividend that other files contradict. */
export function checkRightsIssue(content: Content): string[] {
  const { record, page } = content.rightsIssue;
  const { groups, calendar, share } = content.investors;
  const file = "site/rights-issue.yaml";
  const documents = new Set(
    groups.flatMap(({ years }) => years.flatMap((year) => year.documents.map((each) => each.file))),
  );
  const days = new Map(record.timetable.map(({ id, on }) => [id, on]));
  const lastDividend = share.dividends.rows[0];
  const own = page.ceo.highlightsDocument?.file;
  return [
    ...(own === undefined || documents.has(own)
      ? []
      : [`${file} ceo.highlightsDocument: ${own} is no document for investors`]),
    ...rightsOptions.flatMap((key, i) =>
      page.options[i]?.key === key ? [] : [`${file} options.${i}.key: must be ${key}`],
    ),
    ...page.options.flatMap(({ key, documents: files }) =>
      files
        .filter((name) => !documents.has(name))
        .map((name) => `${file} options ${key}: ${name} is no document for investors`),
    ),
    ...calendarIds.flatMap(([event, id]) => {
      const calendarDay = calendar.events.find((each) => each.id === event)?.day;
      return calendarDay === undefined || calendarDay === days.get(id)
        ? []
        : [
            `site/investor-calendar.yaml ${event}: ${calendarDay}, but ${days.get(id)} in the timetable`,
          ];
    }),
    ...(lastDividend?.kes === record.dividend.kes
      ? []
      : [
          `site/rights-issue-terms.yaml dividend: ${lastDividend?.kes} in site/investor-share.yaml`,
        ]),
  ];
}

/** Days that are also in the investor calendar, which people subscribe to. */
const calendarIds = [
  ["general-meeting-2024", "shareholder-approval"],
  ["rights-record-date-2024", "record-date"],
  ["rights-offer-opens-2024", "opens"],
  ["rights-offer-closes-2024", "closes"],
  ["rights-shares-credited-2024", "credited"],
  ["rights-shares-trade-2024", "trading"],
] as const;
