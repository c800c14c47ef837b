import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { ServicesProvider } from "#app/lib/services.tsx";
import { loadContent } from "#content/load.ts";
import type { Notices as Written } from "#content/schema/notices.ts";
import type { Services } from "#server/services.ts";
import { Notices } from "./notices.tsx";
import { ServiceNoticeSheet } from "./service-notice.tsx";

const content = loadContent();
const text = "All branches close at 1 pm on Saturday.";

function render(path: string, items: Written["items"]) {
  const notices = { label: "Notices", items };
  // The cast: what stands around a page asks for no more than this.
  const services = {
    content: { ...content, notices },
    now: () => new Date(0),
  } as Partial<Services> as Services;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <ServicesProvider services={services} status={200}>
        <ServiceNoticeSheet />
        <Notices />
      </ServicesProvider>
    </MemoryRouter>,
  );
}

test("a notice has its words, its tone, its link and its style sheet", () => {
  const link = { label: "Opening hours", to: "/ways-to-bank" };
  const shown = render("/", [{ text, tone: "urgent", where: "all", link }]);
  for (const part of [text, 'data-tone="urgent"', 'href="/ways-to-bank"', 'rel="stylesheet"'])
    expect(shown).toContain(part);
});

describe("it stands where it belongs", () => {
  test.each<[Written["items"][number]["where"], string, boolean]>([
    ["bank", "/borrow", true],
    ["bank", "/", false],
    ["group", "/", true],
    ["group", "/about-us", true],
    ["group", "/hfc", false],
    [["/ways-to-bank"], "/ways-to-bank/branch/westlands", true],
    [["/ways-to-bank"], "/borrow", false],
  ])("for %s, %s: %s", (where, path, stands) => {
    expect(render(path, [{ text, tone: "news", where }]) !== "").toBe(stands);
  });
});

test("a page without one carries nothing of it", () => {
  expect(render("/borrow", [])).toBe("");
});
