import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ServicesProvider } from "#app/lib/services.tsx";
import type { Services } from "#server/services.ts";
import { content } from "#test/support/content.ts";
import { SiteFooter } from "./site-footer.tsx";

test.each([
  ["2026-12-31T20:59:59Z", "© 2026 "],
  ["2026-12-31T21:00:00Z", "© 2027 "],
])("at %s it is the year of Nairobi: %s", (moment, words) => {
  // The cast: the footer asks for no more than this.
  const services = { content, now: () => new Date(moment) } as Partial<Services> as Services;
  const html = renderToStaticMarkup(
    <ServicesProvider services={services} status={200}>
      <SiteFooter isGroup={false} />
    </ServicesProvider>,
  );
  expect(html).toContain(words);
});
