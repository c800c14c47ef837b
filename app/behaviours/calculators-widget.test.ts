// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { expect, test, vi } from "vitest";
import { servePages } from "#test/support/components/served-pages.ts";
import { showHtml } from "#test/support/components/show-html.ts";
import "./calculators-widget.ts";

const asked = servePages({});

test("the calculators are fetched as the pointer comes near", async () => {
  showHtml(`<calculators-widget><a href="/calculators">Calculators</a></calculators-widget>`);
  document.querySelector("a")?.dispatchEvent(new Event("pointerenter"));
  await vi.waitFor(() => expect(asked).toEqual(["/calculators"]));
});
