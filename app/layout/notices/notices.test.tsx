import { expect, test } from "vitest";
import type { Notices as Written } from "#model/page-texts/notices.ts";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { Notices } from "./notices.tsx";

const text = "All branches close at 1 pm on Saturday.";

function render(path: string, items: Written["items"]) {
  const notices = { label: "Notices", items, kiswahili: [] };
  const services = { content: { ...content, notices }, now: () => new Date(0) };
  return rendered(<Notices />, services, {
    path,
  });
}

test("a notice has its text, its tone and its link", () => {
  const link = { label: "Opening hours", to: "/ways-to-bank" };
  const shown = render("/", [{ text, tone: "urgent", where: ["all"], link }]);
  for (const part of [text, 'data-tone="urgent"', 'href="/ways-to-bank"'])
    expect(shown).toContain(part);
});

test.each<[Written["items"][number]["where"], string, boolean]>([
  [["bank"], "/borrow", true],
  [["bank"], "/", false],
  [["group"], "/", true],
  [["group"], "/about-us", true],
  [["group"], "/hfc", false],
])("it shows on its pages for %s, %s: %s", (where, path, stands) => {
  expect(render(path, [{ text, tone: "news", where }]) !== "").toBe(stands);
});

test("a page without a notice has no element for one", () => {
  expect(render("/borrow", [])).toBe("");
});
