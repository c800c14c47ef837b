// @vitest-environment happy-dom
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test, vi } from "vitest";
import { showHtml } from "#test/support/show-html.ts";

/** The scripts of the elements that few pages have: those of the others the page itself imports. */
const entry = readFileSync("app/entry.client.ts", "utf8");
const elements = globSync("app/behaviours/*.ts")
  .filter((file) => !file.endsWith(".test.ts"))
  .filter((file) => readFileSync(file, "utf8").includes("customElements.define("))
  .map((file) => basename(file, ".ts"))
  .filter((name) => !entry.includes(`/${name}.ts`))
  .toSorted();

const known = () => elements.filter((name) => customElements.get(name));

test("each element brings its own script, and no other", async () => {
  expect(elements.length).toBeGreaterThan(1);
  for (const [i, name] of elements.entries()) {
    showHtml(`<${name}></${name}>`);
    // Each turn is another page.
    vi.resetModules();
    await import("#app/behaviours/lazy-behaviours.ts");
    await vi.waitFor(() => expect(customElements.get(name), name).toBeDefined());
    expect(known()).toEqual(elements.slice(0, i + 1));
  }
});
