import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ServicesProvider } from "#app/lib/services.tsx";
import { loadContent } from "#content/load.ts";
import type { Services } from "#server/services.ts";
import { ServiceNotice, ServiceNoticeSheet } from "./service-notice.tsx";

const content = loadContent();
const incident = {
  title: "The app does not open",
  text: "Payments by USSD work.",
  startedAt: "2026-12-01T08:15:00+03:00",
  endedAt: "2026-12-01T09:40:00+03:00",
};

function render(now: string) {
  const serviceStatus = { ...content.serviceStatus, incidents: [incident] };
  // The cast: what stands around a page asks for no more than this.
  const services = {
    content: { ...content, serviceStatus },
    now: () => new Date(now),
  } as Partial<Services> as Services;
  return renderToStaticMarkup(
    <MemoryRouter>
      <ServicesProvider services={services} status={200}>
        <ServiceNoticeSheet />
        <ServiceNotice />
      </ServicesProvider>
    </MemoryRouter>,
  );
}

test("an incident stands on every page while it goes on, with its style sheet", () => {
  const shown = render("2026-12-01T06:00:00Z");
  expect(shown).toContain(incident.title);
  expect(shown).toContain('rel="stylesheet"');
});

test.each(["2026-12-01T05:14:59Z", "2026-12-01T06:40:00Z"])("at %s there is nothing", (now) => {
  expect(render(now)).toBe("");
});
