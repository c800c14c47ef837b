import { globSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { desk, phone } from "../../support/site.ts";
import { findBarriers, sidewaysScroll } from "../../support/sound.ts";

for (const viewport of [phone, desk]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test("every component is sound in each of its states", async ({ page }) => {
      await page.goto("");
      const components = page.locator("[data-component]");
      await expect(components).toHaveCount(globSync("app/**/*.examples.tsx").length);
      await page.evaluate(() => document.fonts.ready);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await findBarriers(page, "main")).toEqual([]);
    });
  });
}

test("every component of app/ui that people see has examples", () => {
  const shown = globSync("app/ui/*.tsx").map((file) => file.replace(/(?:\.examples)?\.tsx$/, ""));
  const examples = new Set(globSync("app/ui/*.examples.tsx").map((file) => file.slice(0, -13)));
  expect([...new Set(shown)].filter((file) => !examples.has(file)).sort()).toEqual(withoutExamples);
});

/** What needs the whole page around it, or shows nothing by itself. */
const withoutExamples = [
  "app/ui/bead-sign",
  "app/ui/field-frame",
  "app/ui/film-dialog",
  "app/ui/filter-panel",
  "app/ui/icon",
  "app/ui/json-ld",
  "app/ui/json-ld.test",
  "app/ui/picture",
  "app/ui/slide-show",
  "app/ui/submission-overlay",
  "app/ui/trap-field",
  "app/ui/values",
];
