import { definePage } from "#app/pages/define-page.ts";
import { markdownPage } from "#app/pages/described.ts";

export const accessibilityPage = definePage({
  path: "/accessibility",
  module: "pages/trust/accessibility/route.tsx",
  entries: (content) => markdownPage(content, "accessibility"),
});
