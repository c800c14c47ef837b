import { definePage, markdownEntry } from "#app/pages/define-page.ts";

export const accessibilityPage = definePage({
  path: "/accessibility",
  module: "pages/trust/accessibility/route.tsx",
  entries: (content) => markdownEntry(content, "accessibility"),
});
