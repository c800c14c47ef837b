import { definePage, entryOf } from "#app/pages/define-page.ts";

export const investorCalendarPage = definePage({
  path: "/investor-relations/calendar",
  module: "pages/investors/calendar/route.tsx",
  entries: ({ investors: { calendar } }) => ({
    ...entryOf(calendar),
    area: "group",
    searchTexts: calendar.events.map(({ title, text }) => `${title}: ${text}`),
    file: "site/investor-calendar.yaml",
  }),
});

export const investorCalendarIcsPage = definePage({
  path: "/investor-relations/calendar.ics",
  module: "pages/investors/calendar/ics.route.ts",
});
