import { definePage } from "#app/pages/define-page.ts";
import { markdownEntry } from "#app/pages/page-entry.ts";

export const accessibilityPage = definePage({
  path: "/accessibility",
  module: "pages/trust/accessibility/route.tsx",
  entries: (content) => markdownEntry(content, "accessibility"),
});
