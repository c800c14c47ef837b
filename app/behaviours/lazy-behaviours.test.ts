// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { showHtml } from "#test/support/show-html.ts";

test("only the behaviours whose element stands on the page are fetched", async () => {
  showHtml(`<tab-set></tab-set>`);
  await import("./lazy-behaviours.ts");
  await vi.waitFor(() => expect(customElements.get("tab-set")).toBeDefined());
  expect(customElements.get("slide-show")).toBeUndefined();
});
