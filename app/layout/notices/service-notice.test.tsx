import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { ServiceNotice } from "./service-notice.tsx";

const incident = {
  title: "The app does not open",
  text: "Payments by USSD work.",
  startedAt: "2026-12-01T08:15:00+03:00",
  endedAt: "2026-12-01T09:40:00+03:00",
};

function render(now: string) {
  const serviceStatus = { ...content.serviceStatus, incidents: [incident] };
  const notices = { ...content.notices, items: [] };
  const services = { content: { ...content, serviceStatus, notices }, now: () => new Date(now) };
  return rendered(<ServiceNotice />, services);
}

test("an incident shows on every page while it lasts", () => {
  expect(render("2026-12-01T06:00:00Z")).toContain(incident.title);
  expect(render("2026-12-01T06:40:00Z")).toBe("");
});
