import { WithContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { ServiceNotice } from "./service-notice.tsx";

const noticeOf = (...titles: string[]) => (
  <WithContent
    change={({ serviceStatus }) => ({
      serviceStatus: { ...serviceStatus, incidents: titles.map(toIncident) },
    })}
  >
    <ServiceNotice />
  </WithContent>
);

const toIncident = (title: string) => ({
  title,
  text: "What works in its place.",
  startedAt: "2026-01-01T08:00:00+03:00",
});

export const examples: Examples = {
  title: "Service notice",
  states: {
    "nothing is wrong: nothing": noticeOf(),
    "one thing does not work": noticeOf("Specimen: the app does not open"),
    "two things do not work": noticeOf("Specimen: the app does not open", "Specimen: no SMS"),
  },
  isOncePerPage: true,
};
