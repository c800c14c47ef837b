import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { SiteFooter } from "./site-footer.tsx";

test.each([
  ["2026-12-31T20:59:59Z", "© 2026 "],
  ["2026-12-31T21:00:00Z", "© 2027 "],
])("at %s it shows the year in Nairobi: %s", (moment, text) => {
  const services = { content, now: () => new Date(moment) };
  expect(rendered(<SiteFooter isGroup={false} />, services)).toContain(text);
});
